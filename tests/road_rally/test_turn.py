"""A turn: the order of play, cards of one colour, the whole sum, occupied spaces, drawing."""

import pytest

from paddock.games.road_rally.rules.moves import MOVES as ALL_MOVES
from paddock.games.road_rally.rules.moves import drive
from tests.road_rally.rally import begun, rally

PLENTY = ["g1", "g2", "y2", "y3", "r3", "r4"]


# ---- Turn order


def test_drivers_take_turns_from_the_first_car_to_the_last() -> None:
    table = rally(at=(5, 20, 10, 16), hands={seat: ["g1", "g1"] for seat in range(4)})
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.drive("g1")
    assert turns == [1, 3, 2, 0]


def test_turn_order_is_fixed_at_the_start_of_the_round() -> None:  # ruling 2
    table = rally(at=(20, 19, 10, 2), hands={0: ["g1"], 1: ["r4"], 2: ["g1"], 3: ["g1"]})
    table.drive("g1").drive("r4")
    assert table.order[:2] == [1, 0]
    assert table.line == [0, 1, 2, 3]
    assert table.turn == 2


def test_the_next_round_follows_the_new_order() -> None:  # ruling 2
    table = rally(at=(20, 19, 10, 2), hands={0: ["g1"], 1: ["r4"], 2: ["g1"], 3: ["g1"]})
    table.drive("g1").drive("r4").drive("g1").drive("g1")
    while table.phase == "asked":
        table.do("stay-silent")
    assert table.line == [1, 0, 2, 3]


# ---- Playing cards


def test_at_least_one_card_is_played() -> None:  # ruling 11
    table = rally(hands={0: PLENTY})
    assert table.reason(drive(0)) == "play-a-card"
    assert all(move > 0 for move in table.legal)


def test_any_number_of_cards_of_one_colour_is_played() -> None:
    table = rally(hands={0: ["g1", "g1", "g2", "y3"]})
    assert table.why_not_drive("g1", "g1", "g2") is None
    assert table.why_not_drive("g2") is None
    assert len(table.legal) == 3 * 2 - 1 + 1


@pytest.mark.parametrize("cards", [("g1", "y2"), ("g2", "r3"), ("y2", "y3", "r4")])
def test_cards_of_several_colours_are_refused(cards: tuple[str, ...]) -> None:
    assert rally(hands={0: PLENTY}).why_not_drive(*cards) == "one-colour"


def test_only_cards_in_hand_are_played() -> None:
    table = rally(hands={0: ["g1", "y3"]})
    assert table.why_not_drive("g1", "g1") == "not-in-hand"
    assert table.why_not_drive("r4") == "not-in-hand"


def test_the_car_moves_the_whole_sum() -> None:  # ruling 11
    table = rally(at=(20, 15, 10, 5), hands={0: ["y2", "y3", "y3"]}).drive("y2", "y3", "y3")
    assert table.at[0] == 28


def test_used_cards_are_discarded() -> None:
    table = rally(hands={0: PLENTY}).drive("y2", "y3")
    assert table.discards(0) == ["y2", "y3"]


@pytest.mark.parametrize(("cards", "drawn"), [(("g1", "g2"), 2), (("g2",), 2), (("y2", "y3"), 1), (("r3", "r4"), 0)])
def test_cards_are_drawn_by_the_colour_played(cards: tuple[str, ...], drawn: int) -> None:
    table = rally(hands={0: PLENTY}).drive(*cards)
    assert len(table.hand(0)) == 6 - len(cards) + drawn


def test_there_is_no_hand_limit() -> None:  # ruling 26
    many = ["g1"] * 5 + ["g2"] * 4 + ["y2"] * 4 + ["y3"] * 3
    table = rally(hands={0: many}).drive("g1")
    assert len(table.hand(0)) == len(many) + 1


def test_nothing_else_is_asked_of_a_driver_who_is_to_drive() -> None:
    table = rally(hands={0: PLENTY})
    assert table.why_not("take-shortcut") == "no-shortcut-here"
    assert table.why_not("shuffle-first") == "not-at-gas"
    assert table.why_not("leave-order") == "not-at-mechanic"
    assert table.why_not("reshuffle") == "hand-not-empty"
    assert table.why_not("score-stage") == "no-stage-asked"
    assert table.why_not("take-cards") == "nothing-to-choose"
    assert table.why_not("build") == "course-is-built"


@pytest.mark.parametrize("move", [-1, ALL_MOVES])
def test_a_move_is_one_of_the_numbers_of_moves(move: int) -> None:
    assert rally().reason(move) == "no-such-move"


# ---- Occupied spaces


def test_an_arriving_car_stands_behind_those_on_the_space() -> None:  # ruling 12
    table = rally(at=(12, 12, 10, 2), turn=2, hands={2: ["g2"]}).drive("g2")
    assert table.at[2] == 12
    assert table.order == [0, 1, 2, 3]


def test_a_car_that_does_not_move_keeps_its_place_in_the_space() -> None:  # ruling 12
    table = rally(at=(12, 12, 12, 2), turn=1, hands={1: [], 2: ["g1"]})
    assert table.turn == 2
    assert table.order == [0, 1, 2, 3]


def test_a_car_that_leaves_a_space_passes_those_ahead_in_it() -> None:  # ruling 12
    table = rally(at=(12, 12, 12, 2), turn=2, hands={2: ["g1"]}).drive("g1")
    assert table.order == [2, 0, 1, 3]


def test_cars_do_not_block() -> None:  # ruling 12
    table = rally(at=(12, 11, 10, 9), turn=3, hands={3: ["r4"]}).drive("r4")
    assert table.at[3] == 13
    assert table.order == [3, 0, 1, 2]


def test_on_the_grid_the_line_counts() -> None:  # ruling 1
    table = begun("base", options={"first-driver": "first-seat"})
    assert table.line == [0, 1, 2, 3]
    table.make(table.legal[0])
    assert table.order[0] == 0
