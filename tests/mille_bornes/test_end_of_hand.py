"""Winning: the goal, the extension, and hands that nobody completes."""

import pytest

from paddock.games.mille_bornes.rules.moves import EXTEND, FINISH
from tests.mille_bornes.position import Position, Zone, dealt, position


def at_700(seats: int = 2, pile: list[str] | None = None) -> Position:
    """Seat 0 has just driven its 700th mile."""
    table = position(seats, hand=["100", "50"], hands={1: ["25"]}, drive="go", miles=600, pile=pile)
    return table.play("100")


@pytest.mark.parametrize(("seats", "goal"), [(2, 700), (3, 700), (4, 1000), (6, 700)])
def test_the_goal_depends_on_the_number_of_players(seats: int, goal: int) -> None:
    assert dealt(seats).goal == goal


def test_four_players_end_the_hand_at_1000() -> None:
    table = position(4, hand=["100"], drive="go", miles=900).play("100")
    assert table.over
    assert table.sheet()["trip-completed"] == 400


def test_there_is_no_extension_for_four_players() -> None:
    # ruling 26
    table = position(4, hand=["100"], drive="go", miles=600).play("100")
    assert (table.turn, table.over) == (1, False)
    assert "goal-reached" not in table.log
    assert table.reason(EXTEND) == "not-at-the-goal"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_exactly_at_700_the_side_chooses(seats: int) -> None:
    # ruling 24
    table = at_700(seats)
    assert (table.turn, table.over, table.legal) == (0, False, [EXTEND, FINISH])
    assert table.why_not("50") == "extend-or-finish"
    assert table.why_not_discard("50") == "extend-or-finish"


def test_the_hand_ends_at_700_if_nobody_extends() -> None:
    # ruling 24
    table = at_700().finish()
    assert table.over
    assert table.sheet()["trip-completed"] == 400
    assert table.log[:3] == ["drove", "goal-reached", "trip-completed"]


def test_after_the_call_everybody_aims_at_1000() -> None:
    # ruling 24
    table = position(hand=["100"], hands={1: ["75"]}, drive="go", miles=600, zones={1: Zone(drive="go", miles=675)})
    table.play("100").extend()
    assert (table.goal, table.turn) == (1000, 1)
    assert table.why_not("75") is None
    assert table.log == ["drove", "goal-reached", "extended", "drew"]


@pytest.mark.parametrize("move", [EXTEND, FINISH])
def test_the_choice_exists_at_that_moment_only(move: int) -> None:
    # ruling 24
    table = position(hand=["25"], drive="go", miles=675)
    assert table.reason(move) == "not-at-the-goal"
    table.play("25").extend()
    assert table.reason(move) == "not-at-the-goal"


def test_there_is_no_second_choice_at_700() -> None:
    # ruling 24
    table = position(hand=["100"], drive="go", miles=600, extended_by=1).play("100")
    assert (table.turn, table.over) == (1, False)
    assert table.reason(FINISH) == "not-at-the-goal"


@pytest.mark.parametrize("finisher", [0, 1])
def test_an_extended_hand_ends_at_1000_whoever_gets_there(finisher: int) -> None:
    # ruling 24
    table = position(turn=finisher, hand=["100"], drive="go", miles=900, extended_by=1).play("100")
    assert table.over
    assert table.sheet(finisher)["trip-completed"] == 400
    assert "trip-completed" not in table.sheet(1 - finisher)


def test_the_safe_trip_is_judged_at_the_real_end() -> None:
    # ruling 24
    table = position(hand=["200"], drive="go", miles=800, extended_by=0).play("200")
    assert "safe-trip" not in table.sheet()


def test_the_shut_out_is_judged_at_the_real_end() -> None:
    # ruling 24
    caller = Zone(drive="go", miles=900)
    table = position(turn=1, hand=["25"], hands={0: ["100"]}, drive="go", zones={0: caller}, extended_by=0)
    assert "shut-out" not in table.play("25").play("100").sheet()


def test_the_delayed_action_is_judged_at_the_real_end() -> None:
    # ruling 24
    table = position(hand=["100", "100"], hands={1: ["25"]}, drive="go", miles=800, extended_by=0, pile=["50"])
    table.play("100").discard("25")
    assert table.left == 0
    assert table.play("100").sheet()["delayed-action"] == 300


def test_the_trip_may_be_extended_with_an_empty_pile() -> None:
    # ruling 25
    table = at_700(pile=[])
    assert EXTEND in table.legal
    assert table.extend().turn == 1


def test_a_caller_whose_extension_dies_loses_the_trip() -> None:
    # ruling 25
    table = at_700(pile=[]).extend().discard("25").discard("50")
    assert table.over
    assert table.sheet() == {"miles": 700}


def test_with_an_empty_pile_play_goes_on_without_drawing() -> None:
    # ruling 1
    table = position(hand=["25", "50"], hands={1: ["75", "75"]}, pile=[]).discard("25")
    assert (table.turn, table.hand(0), table.hand(1)) == (1, ["50"], ["75", "75"])
    assert "drew" not in table.log


def test_the_last_card_of_the_pile_is_announced() -> None:
    # ruling 1
    table = position(hand=["25", "50"], hands={1: ["75"]}, pile=["200"]).discard("25")
    assert table.log == ["discarded", "drew", "pile-empty"]


def test_discards_are_never_shuffled_in_again() -> None:
    # ruling 1
    table = position(hand=["25", "50"], hands={1: ["75", "75"]}, pile=["go"]).discard("25")
    table.discard("go").discard("50").discard("75")
    assert (table.left, table.turn, table.hand(1)) == (0, 1, ["75"])


def test_a_player_without_cards_is_skipped() -> None:
    # ruling 1
    table = position(3, hand=["25", "50"], hands={1: [], 2: ["75"]}, pile=[]).discard("25")
    assert table.turn == 2
    assert table.discard("75").turn == 0


def test_the_hand_is_over_when_nobody_has_cards() -> None:
    # ruling 1
    table = position(hand=["25"], hands={1: ["75"]}, pile=[]).discard("25")
    assert not table.over
    assert table.discard("75").over
    assert "nobody-arrived" in table.log


def test_the_last_card_of_all_may_be_an_attack_and_is_answered_first() -> None:
    # ruling 1
    table = position(hand=["speed-limit"], hands={1: []}, pile=[]).attack("speed-limit")
    assert (table.turn, table.over) == (1, False)
    assert table.let_it_stand().over


def test_somebody_may_still_arrive_after_the_pile_is_empty() -> None:
    # ruling 1
    table = position(hand=["100"], hands={1: ["25"]}, drive="go", miles=600, pile=[]).play("100").finish()
    assert table.sheet()["trip-completed"] == 400


def test_an_unfinished_hand_scores_miles_safeties_and_coups_fourres_only() -> None:
    # ruling 2
    opponent = Zone(safeties=["extra-tank"])
    table = position(hand=["25"], pile=[], miles=675, coups=["driving-ace"], zones={1: opponent}).discard("25")
    assert table.over
    assert table.sheet(0) == {"miles": 675, "safeties": 100, "coups-fourres": 300}
    assert table.sheet(1) == {"safeties": 100}
