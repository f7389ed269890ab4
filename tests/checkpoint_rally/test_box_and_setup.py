"""What is in the box, and how the race is set up."""

from collections import Counter
from importlib import import_module
from itertools import pairwise, permutations

import pytest

from paddock.core.editions import edition
from paddock.core.race import Race
from paddock.games.checkpoint_rally.rules import moves, tiles
from paddock.games.checkpoint_rally.rules.box import (
    BORDER,
    BOX,
    CAR_IDS,
    CELL_IDS,
    CELLS,
    CORNERS,
    EXITS,
    MAPS,
    MINUTES,
    NEXT,
    NOTHING,
    ROAD,
    SHAPES,
    TERRAIN,
    TILE_IDS,
    TILES,
)
from paddock.games.checkpoint_rally.rules.state import ACTING, CHOOSING, STARTING
from tests.checkpoint_rally.census import census
from tests.checkpoint_rally.position import Position, blank, dealt

ALL = range(2, 5)
DIAMOND = {"C1", "A3", "E3", "C5", "B2", "D2", "B4", "D4", "C3"}
BLOCK = {"B2", "C2", "D2", "B3", "C3", "D3", "B4", "C4", "D4"}


# ---- The box -----------------------------------------------------------------------------------


def test_42_tiles_14_a_road_all_different() -> None:
    assert TILES == 42
    assert Counter(ROAD) == {0: 14, 1: 14, 2: 14}
    assert Counter(SHAPES) == {"T": 12, "L": 12, "I": 12, "X": 6}
    looks = {min((ROAD[tile], EXITS[tile][turn], TERRAIN[tile][turn]) for turn in range(4)) for tile in range(TILES)}
    assert len(looks) == TILES


def test_each_terrain_has_as_many_sides_on_every_road() -> None:
    sides = Counter((ROAD[tile], kind) for tile in range(TILES) for kind in TERRAIN[tile][0])
    assert set(sides.values()) == {14}
    exits = Counter(
        (ROAD[tile], TERRAIN[tile][0][side]) for tile in range(TILES) for side in range(4) if EXITS[tile][0] >> side & 1
    )
    assert set(exits.values()) == {9}


def test_borders_show_each_terrain_equally() -> None:
    assert len(BORDER) == 8
    assert set(Counter(kind for face in BORDER for kind in face).values()) == {10}
    assert set(Counter(kind for face in BORDER for kind in (face[0], face[4])).values()) == {4}


def test_six_cars_each_fast_on_one_road_and_slow_on_another() -> None:
    assert len(set(MINUTES)) == len(CAR_IDS) == 6
    assert all(sorted(car) == [2, 4, 5] for car in MINUTES)
    assert MINUTES[CAR_IDS.index("rally-car")] == (5, 4, 2)  # the rulebook's own


@pytest.mark.parametrize(("name", "steps"), [("four", 10), ("three", 8)])
def test_every_card_is_as_long_from_every_corner(name: str, steps: int) -> None:
    def apart(one: str, other: str) -> int:
        a, b = CELL_IDS.index(one), CELL_IDS.index(other)
        return abs(a // 5 - b // 5) + abs(a % 5 - b % 5)

    assert len(BOX["cards"]) == 20
    for card in BOX["cards"]:
        assert not set(card[name]) & {"A1", "E1", "E5", "A5"}
        for corner in ("A1", "E1", "E5", "A5"):
            ways = ((corner, *order) for order in permutations(card[name]))
            assert min(sum(apart(*leg) for leg in pairwise(way)) for way in ways) == steps


def test_a_turned_tile_shows_its_base_side() -> None:
    tile = TILE_IDS.index("H05")  # north mountains with an exit, east an exit, the rest grassland
    assert TERRAIN[tile][0] == (1, 0, 0, 0)
    assert TERRAIN[tile][1] == (0, 1, 0, 0)
    assert [EXITS[tile][turn] for turn in range(4)] == [0b0011, 0b0110, 0b1100, 0b1001]


# ---- Setup by chance ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "stack"), [(2, 20), (3, 17), (4, 14)])
def test_the_stack_after_setup(seats: int, stack: int) -> None:
    table = started(dealt(seats))
    assert table.state.phase == ACTING
    assert table.state.left == stack
    assert len(table.row) == 3
    assert all(table.state.held[seat] == 3 for seat in range(seats))
    assert census(table.state) == list(range(TILES))


@pytest.mark.parametrize("seats", ALL)
def test_the_opening_layout_is_a_diamond_or_by_option_a_block(seats: int) -> None:
    # ruling 9
    for layout, cells in (("diamond", DIAMOND), ("plus", BLOCK)):
        for seed in range(10):
            table = dealt(seats, seed, options={"layout": layout})
            unused = {CELL_IDS[corner] for corner in CORNERS} - starting_corners(table)
            assert len(unused) == 4 - seats
            assert {cell for cell in CELL_IDS if table.on(cell)} == cells | unused


def test_in_the_diamond_no_two_tiles_touch() -> None:
    # ruling 9
    table = dealt(4)
    laid = [cell for cell in range(CELLS) if table.state.tile[cell] != NOTHING]
    assert not any(NEXT[cell][side] in laid for cell in laid for side in range(4))


def test_tiles_and_borders_are_turned_at_random() -> None:
    # ruling 9
    tables = [dealt(2, seed).state for seed in range(200)]
    assert {s.turned[CELL_IDS.index("C3")] for s in tables} == {0, 1, 2, 3}
    assert {s.rim[0] for s in tables} == set(range(8))
    assert all(len({face // 2 for face in s.rim}) == 4 for s in tables)


@pytest.mark.parametrize(("seats", "option", "checkpoints"), [
    (2, "recommended", 4), (3, "recommended", 3), (4, "recommended", 3),
    (3, "four", 4), (2, "three", 3), (4, "four", 4),
])  # fmt: skip
def test_which_map_is_raced(seats: int, option: str, checkpoints: int) -> None:
    # ruling 1
    s = dealt(seats, options={"checkpoint-map": option}).state
    assert {bin(cells).count("1") for cells in MAPS[s.map]} == {checkpoints}


def test_two_players_start_from_opposite_corners() -> None:
    # ruling 2
    found = {frozenset(starting_corners(dealt(2, seed))) for seed in range(40)}
    assert found == {frozenset({"A1", "E5"}), frozenset({"E1", "A5"})}


@pytest.mark.parametrize("seats", [3, 4])
def test_more_players_have_corners_of_their_own_clockwise(seats: int) -> None:
    # ruling 2
    tables = [dealt(seats, seed).state for seed in range(60)]
    assert all(len(set(s.corner[:seats])) == seats for s in tables)
    for s in tables:
        first = CORNERS.index(s.corner[0])
        assert [CORNERS.index(corner) for corner in s.corner[:seats]] == [(first + k) % 4 for k in range(seats)]
    assert len({frozenset(s.corner[:seats]) for s in tables}) == (4 if seats == 3 else 1)


def test_player_order_is_random_and_the_first_is_on_top() -> None:
    # ruling 3
    tables = [dealt(3, seed).state for seed in range(100)]
    assert {tuple(s.order[:3]) for s in tables} == set(permutations(range(3)))
    for s in tables:
        assert s.turn == s.order[0]
        assert sorted(range(3), key=lambda seat: -s.arrival[seat]) == list(s.order[:3])


def test_cars_and_cards_are_dealt_once_each() -> None:
    tables = [dealt(4, seed).state for seed in range(100)]
    assert all(len(set(s.car)) == 4 and len(set(s.card)) == 4 for s in tables)
    assert {s.car[0] for s in tables} == set(range(6))
    assert len({s.card[0] for s in tables}) == 20


# ---- Setup by the players ----------------------------------------------------------------------


def test_each_draws_four_places_one_and_drives_in_before_the_next() -> None:
    # ruling 3
    table = dealt(3, seed=5)
    s = table.state
    first, second, third = s.order[:3]
    assert [s.held[seat] for seat in (first, second, third)] == [4, 0, 0]
    table.make(table.legal[0])
    assert [s.held[seat] for seat in (first, second, third)] == [3, 4, 0]
    assert s.turn == second
    assert s.at[first] == s.corner[first]


def test_the_starting_tile_costs_placing_and_driving() -> None:
    # rulings 4 and 7: the first vectors, in the frame with grassland north and desert west of A1
    table = start_of(["H12", "H01", "H10", "U14"])
    assert table.minutes("H12", "A1") == 2
    assert table.minutes("H01", "A1") == 3
    assert table.minutes("H10", "A1") == 3
    table.place("H12", "A1")
    assert table.time() == 2 + 5  # a rally car on a highway
    assert table.car() == "A1"


def test_a_start_takes_4_to_9_minutes_and_crosses_no_line() -> None:
    # ruling 4
    for seed in range(60):
        table = started(dealt(4, seed))
        assert all(4 <= table.time(seat) <= 9 for seat in range(4))
        assert "line-crossed" not in table.log


def test_the_starting_tile_goes_into_the_own_corner() -> None:
    table = start_of(["H12", "H01", "H10", "U14"])
    assert table.why_not_place("H12", "B1") == "own-corner"
    assert table.reason(moves.DRAW) == "start-first"
    assert table.reason(moves.choose(0)) == "cars-are-dealt"


def test_a_start_without_a_way_into_the_board_is_refused() -> None:
    # ruling 6
    table = start_of(["H05", "H12", "H10", "U14"])
    assert table.why_not_place("H05", "A1", turn=3) == "locked-in"  # exits north and west
    assert table.why_not_place("H05", "A1", turn=0) is None  # north and east
    assert table.why_not_place("H12", "A1", turn=0) is None  # north and south


def test_entering_the_starting_tile_needs_no_connection_and_would_mark_a_checkpoint() -> None:
    # ruling 7; no card of the box has a corner
    table = start_of(["H12", "H01", "H10", "U14"])
    table.place("H12", "A1")
    assert table.state.driven[0] == 1 << CELL_IDS.index("A1")
    assert table.tokens() == set()


def test_chosen_cars_go_in_player_order_each_once() -> None:
    # ruling 5
    table = dealt(3, seed=4, options={"cars": "chosen"})
    s = table.state
    assert s.phase == CHOOSING
    assert list(s.car[:3]) == [NOTHING] * 3
    assert table.reason(moves.DRAW) == "choose-a-car"
    first = s.turn
    assert first == s.order[0]
    table.make(moves.choose(2))
    assert s.car[first] == 2
    assert s.turn == s.order[1]
    assert table.reason(moves.choose(2)) == "car-taken"
    table.make(moves.choose(0)).make(moves.choose(5))
    assert s.phase == STARTING
    assert s.turn == first
    assert s.held[first] == 4


# ---- Helpers -----------------------------------------------------------------------------------


def started(table: Position) -> Position:
    """Everybody has started with the first tile that can be placed."""
    while table.state.phase == STARTING:
        table.make(table.legal[0])
    return table


def starting_corners(table: Position) -> set[str]:
    return {CELL_IDS[corner] for corner in table.state.corner[: table.state.seats]}


def start_of(hand: list[str]) -> Position:
    """Seat 0, a rally car, starts from A1 with these tiles, between grassland in the north and desert in the west."""
    s = blank(2, seed=1)
    s.sides, s.phase, s.turn = 2, STARTING, 0
    s.order[0], s.order[1] = 0, 1
    s.corner[0], s.corner[1] = CELL_IDS.index("A1"), CELL_IDS.index("E5")
    s.car[0], s.car[1], s.card[0], s.card[1] = 0, 1, 0, 1
    s.rim[0], s.rim[1], s.rim[2], s.rim[3] = 0, 6, 5, 2
    wanted = [TILE_IDS.index(tile) for tile in hand]
    rest = [tile for tile in range(TILES) if tile not in wanted]
    s.stack[:] = rest + [NOTHING] * len(wanted)
    s.left = len(rest)
    for tile in wanted:
        tiles.take(s, 0, tile, 0)
    return Position(s)


# ---- Editions ----------------------------------------------------------------------------------


def test_in_an_edition_a_hand_has_room_for_a_tile_for_each_line_that_one_action_crosses() -> None:
    own = edition("checkpoint-rally", {"line": 5, "minutes.draw": 12})
    draw = import_module(f"{own.package}.rules.moves").DRAW
    race = Race.start(own, 2, seed=1, check=True)
    held = 0
    while not race.over:
        race.play(draw if draw in race.moves() else own.policy_move(race.state))
        held = max(held, *race.state.held)
    assert held == 3 + 2 + 3
