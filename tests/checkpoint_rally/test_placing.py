"""Place a map tile: where, for how many minutes, and what becomes of the tile below."""

import pytest

from paddock.games.checkpoint_rally.rules import moves, placing
from paddock.games.checkpoint_rally.rules.box import CELL_IDS, TILE_IDS
from paddock.games.checkpoint_rally.table.names import matched
from tests.checkpoint_rally.position import position


def test_the_rulebooks_example_of_matching_sides() -> None:
    """Highway and mountains on the left, grassland on top: 4 - 3 = 1."""
    there = position(board={"B3": ("H02", 0), "C2": ("G01", 0)}, hand=["H11"])
    assert there.minutes("H11", "C3", turn=1) == 1
    bits = placing.matches(there.state, TILE_IDS.index("H11"), 1, CELL_IDS.index("C3"))
    assert matched(bits) == {"roads": ["W"], "terrain": ["N", "W"], "replaced": []}


@pytest.mark.parametrize("turn", range(4))
def test_the_rulebooks_example_of_a_replaced_tile(turn: int) -> None:
    """Three sides of grassland below two count once; mountains and highway, too, however the tile lies."""
    there = position(board={"C3": ("H05", 0)}, hand=["H11"])
    assert there.minutes("H11", "C3", turn) == 1
    bits = placing.matches(there.state, TILE_IDS.index("H11"), turn, CELL_IDS.index("C3"))
    assert matched(bits) == {"roads": [], "terrain": [], "replaced": ["grassland", "mountains", "road"]}


@pytest.mark.parametrize(("tile", "turn", "minutes"), [("G06", 2, 0), ("G06", 3, 1), ("H10", 1, 1), ("G12", 2, 4)])
def test_vectors_of_placing(tile: str, turn: int, minutes: int) -> None:
    # rulings 21 and 22; one of the vectors places the very tile that lies in the east, which a hand could not do
    board = {"C1": ("U02", 0), "B2": ("G09", 0), "D2": ("H10", 1), "C3": ("G05", 2)}
    assert position(board=board).minutes(tile, "C2", turn) == minutes


def test_a_road_bonus_needs_an_exit_on_both_sides_of_the_same_type() -> None:
    # ruling 22
    def roads(tile: str, turn: int) -> list[str]:
        there = position(board={"B3": ("H04", 0)}, hand=[tile])
        found = placing.matches(there.state, TILE_IDS.index(tile), turn, CELL_IDS.index("C3"))
        roads: list[str] = matched(found)["roads"]
        return roads

    assert roads("H01", 0) == ["W"]
    assert roads("H01", 1) == []  # no exit to the west when turned by a quarter
    assert roads("G01", 0) == []  # gravel


def test_the_time_is_never_below_zero() -> None:
    # ruling 21
    board = {"C2": ("H01", 2), "B3": ("H02", 1), "D3": ("H08", 3), "C4": ("H05", 0), "C3": ("H11", 0)}
    there = position(board=board, hand=["H12"])
    assert there.minutes("H12", "C3", 0) == 0
    before = there.time()
    assert there.place("H12", "C3").time() == before


def test_all_three_kinds_of_bonus_add_up() -> None:
    # ruling 21
    there = position(board={"C2": ("H01", 2), "C3": ("G12", 0)}, hand=["H08"])
    # a road and grassland in the north; city and grassland replaced
    assert there.minutes("H08", "C3", 3) == 0


def test_border_terrain_counts_unless_the_option_says_otherwise() -> None:
    # ruling 8: grassland lies north of B1
    at = ("C3", "E5")
    assert position(hand=["G01"], at=at).minutes("G01", "B1", 2) == 3
    assert position(hand=["G01"], at=at, options={"borders": "bare"}).minutes("G01", "B1", 2) == 4


def test_a_border_gives_no_road_bonus() -> None:
    # ruling 8
    there = position(hand=["G01"])
    bits = placing.matches(there.state, TILE_IDS.index("G01"), 0, CELL_IDS.index("B1"))
    assert matched(bits)["roads"] == []


def test_a_tile_goes_anywhere_in_any_turn_without_a_neighbour() -> None:
    # ruling 18
    there = position(hand=["G01"])
    for cell in set(CELL_IDS) - {"A1", "E5"}:
        for turn in range(4):
            assert there.why_not_place("G01", cell, turn) is None
    assert there.place("G01", "C3", 3).on("C3") == "G01"


def test_no_tile_goes_under_a_car() -> None:
    # ruling 19
    there = position(hand=["G01"])
    assert there.why_not_place("G01", "A1") == "car-there"
    assert there.why_not_place("G01", "E5") == "car-there"


def test_a_finished_car_protects_nothing() -> None:
    # ruling 19
    there = position(3, hand=["G01"], board={"E5": ("U01", 0)}, finished={1: 40}, times=(20, 40, 30))
    assert there.why_not_place("G01", "E5") is None


def test_a_road_may_be_cut_right_before_a_car() -> None:
    # ruling 19
    there = position(board={"E4": ("U02", 1)}, hand=["H12"])
    assert there.place("H12", "E4", 1).on("E4") == "H12"


def test_tokens_stay_on_their_cell() -> None:
    # ruling 20
    there = position(board={"C2": ("U02", 0)}, hand=["H12"], tokens={0: ["C2"]})
    assert there.place("H12", "C2").tokens() == {"C2"}


def test_a_replaced_checkpoint_is_still_to_be_visited() -> None:
    # ruling 20
    board = {"B1": ("U04", 2)}
    there = position(board=board, hand=["U01"], times=(0, 30))
    there.place("U01", "B1").drive("E")
    assert there.tokens() == {"B1"}


def test_the_replaced_tile_is_discarded() -> None:
    there = position(board={"C3": ("U02", 0)}, hand=["H12", "H13"], stack=["G01"])
    there.place("H12", "C3")
    assert there.discards[-1] == "U02"
    assert there.hand() == ["H13"]


def test_a_board_tile_cannot_be_turned_for_nothing() -> None:
    # ruling 23: every placement takes a tile out of the hand
    there = position(board={"C3": ("U02", 0)})
    assert there.reason(moves.place(0, 0, CELL_IDS.index("C3"))) == "no-tile-there"
    assert not any(moves.is_placement(move) for move in there.legal)


def test_a_tile_kept_by_gps_may_go_back_to_its_cell() -> None:
    # ruling 23
    there = position(board={"C3": ("U02", 0)}, hand=["U10"], times=(0, 30))
    there.place("U10", "C3", keep=True).place("U02", "C3", 2)
    assert there.on("C3") == "U02"


def test_tiles_of_the_row_cannot_be_placed() -> None:
    # ruling 24
    there = position(row=["H12", "H13", "H14"])
    assert not any(moves.is_placement(move) for move in there.legal)


def test_the_last_placement_is_remembered_until_the_next_action() -> None:
    there = position(board={"B3": ("H02", 0), "C2": ("G01", 0)}, hand=["H11"], times=(0, 30))
    there.place("H11", "C3", 1)
    shown = there.view(1)["last"]
    assert shown == {"cell": "C3", "minutes": 1, "matches": {"roads": ["W"], "terrain": ["N", "W"], "replaced": []}}
    assert there.draw().view(1)["last"] is None
