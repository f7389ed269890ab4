"""Crash checks: the table, lane changes, hazards, playing it safe, and what changes dice and hits."""

from typing import Any

import pytest

from paddock.games.road_kill_rally.rules.box import CRASH_DICE
from paddock.games.road_kill_rally.rules.checks import dice_on
from paddock.games.road_kill_rally.rules.moves import PLAY_SAFE
from tests.road_kill_rally.position import Position, drop, moving, position, swerve_move

ORANGE = ["start", "ha-a", "st-a"]  # rows 5 and 6 are orange, 4 and 7 yellow
RED = ["start", "de-a", "st-a"]  # rows 5 and 6 are red
CHICANE = ["start", "sb-b", "st-a"]  # rows 5 to 7 are orange, 4 and 8 green


def dice(table: Position, row: int, lane: int, diagonal: bool, mph: int, checks: int = 1) -> int:
    return dice_on(table.state, 0, row, lane, int(diagonal), mph // 20, checks)


@pytest.mark.parametrize(
    ("tiles", "row", "diagonal", "mph", "expected"),
    [
        (ORANGE, 5, False, 120, 2),
        (ORANGE, 5, True, 120, 3),
        (ORANGE, 4, True, 120, 0),
        (["start", "st-a", "st-b"], 5, True, 200, 2),
        (["start", "st-a", "st-b"], 5, False, 200, 2),
        (RED, 5, False, 140, 5),
        (RED, 5, False, 40, 0),
    ],
)
def test_vectors(tiles: list[str], row: int, diagonal: bool, mph: int, expected: int) -> None:  # RULINGS 12
    assert dice(position(tiles=tiles), row, 0, diagonal, mph) == expected


def test_safe_speeds_by_colour() -> None:
    safe = {colour: max(b for b in range(1, 11) if CRASH_DICE[10 * colour + b - 1] == 0) * 20 for colour in range(4)}
    assert safe == {0: 160, 1: 120, 2: 80, 3: 40}


def test_oil_counts_even_where_the_table_is_blank() -> None:  # RULINGS 13
    table = position()
    drop(table.state, 5, 0, "oil")
    assert dice(table, 5, 0, False, 40) == 3
    dry = position(gear={0: ["four-wheel-drive"]})
    drop(dry.state, 5, 0, "oil")
    assert dice(dry, 5, 0, False, 40) == 0


def test_rocks_add_to_the_road_and_the_lane_change() -> None:  # RULINGS 13
    tiles = ["start", "rockslide", "st-a"]
    assert dice(position(tiles=tiles), 5, 0, True, 160) == 5
    assert dice(position(tiles=tiles, gear={0: ["ram-plates"]}), 5, 0, True, 160) == 3


@pytest.mark.parametrize(
    ("tiles", "row", "lane", "gear"), [("accident", 5, 0, "four-wheel-drive"), ("cows", 5, 0, "ram-plates")]
)
def test_printed_hazards_and_who_ignores_them(tiles: str, row: int, lane: int, gear: str) -> None:
    expected = {"accident": 3, "cows": 2}[tiles]
    assert dice(position(tiles=["start", tiles, "st-a"]), row, lane, False, 20) == expected
    assert dice(position(tiles=["start", tiles, "st-a"], gear={0: [gear]}), row, lane, False, 20) == 0


def test_spikes_add_two_dice() -> None:
    table = position()
    drop(table.state, 5, 0, "spikes")
    assert dice(table, 5, 0, False, 20) == 2


def test_the_barricade_asks_less_of_each_later_car() -> None:  # RULINGS 16
    table = moving(1, tiles=["start", "barricade", "st-a"], cars={0: (5, 0, 20)}, hands={0: ["oil"] * 4})
    found = []
    for crossed in range(4):
        table.state.barricaded = min(crossed, 3)
        found.append(dice(table, 6, 0, False, 20))
    assert found == [3, 2, 1, 1]
    table.state.barricaded = 0
    table.drive(0)
    assert table.state.barricaded == 1 and table.state.dice == 3
    table.safe().discard("oil").discard("oil").discard("oil")
    assert len(table.hand()) == 1


def test_the_rulebooks_example_one_of_two_dice_costs_a_card() -> None:
    table = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["oil", "bump"]})
    table.drive(0).roll(1, 0)
    assert table.question == "lose-cards"
    table.discard("oil")
    assert table.hand() == ["bump"] and table.question == "step"


def test_a_double_counts_two_and_rolls_again() -> None:  # RULINGS 11
    table = moving(1, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["oil"] * 4 + ["spikes"] * 3})
    table.drive(0).roll(2, 2, 1, 0)
    assert table.told("check-rolled") == [(0, 2, 5)]


def test_playing_it_safe_costs_a_card_a_die() -> None:  # RULINGS 14
    table = moving(1, tiles=RED, cars={0: (4, 0, 140)}, hands={0: ["oil"] * 4 + ["bump"]})
    table.drive(0)
    assert table.state.dice == 5
    table.safe()
    assert table.hand() == [] and table.told("wiped-out") == []


def test_playing_it_safe_is_all_or_nothing() -> None:  # RULINGS 14
    table = moving(1, tiles=RED, cars={0: (4, 0, 140)}, hands={0: ["oil"] * 4})
    table.drive(0)
    assert table.reason(PLAY_SAFE) == "too-few-cards-to-play-safe"


def test_without_cards_the_dice_are_rolled_at_once() -> None:
    table = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)})
    table.drive(0, 1, 0, 0)
    assert table.told("check-rolled") == [(0, 2, 0)] and table.question == "step"


@pytest.mark.parametrize(
    ("gear", "skill", "expected"),
    [("tires", None, 2), (None, "nerves", 2), (None, "dancer", 1), ("four-wheel-drive", None, 2)],
)
def test_what_takes_dice_off_a_turn(gear: str | None, skill: str | None, expected: int) -> None:
    table = position(tiles=ORANGE, gear={0: [gear]} if gear else {}, skills={0: skill} if skill else {})
    assert dice(table, 5, 0, True, 120) == expected


def test_a_late_braker_has_two_dice_less_in_the_first_check() -> None:
    table = position(tiles=RED, skills={0: "brakes"})
    assert dice(table, 5, 0, False, 140, checks=0) == 3
    assert dice(table, 5, 0, False, 140, checks=1) == 5


def test_a_late_braker_is_helped_once_a_turn_even_where_no_dice_are_left() -> None:  # RULINGS 12
    table = moving(3, tiles=CHICANE, cars={0: (4, 0, 120)}, skills={0: "brakes"}, hands={0: ["oil"] * 3})
    table.drive(0)
    assert table.question == "step" and table.state.checks == 1  # two dice were due, none is left
    table.drive(0)
    assert table.question == "crash-check" and table.state.dice == 2


def test_racing_tires_do_not_save_the_help_of_a_late_braker() -> None:  # RULINGS 12
    facts = {"cars": {0: (4, 0, 100)}, "skills": {0: "brakes"}, "gear": {0: ["tires"]}, "hands": {0: ["oil"] * 3}}
    table = moving(3, tiles=CHICANE, **facts).drive(0)  # one die is due, and the tires take it off
    assert table.question == "step" and table.state.checks == 1


def test_what_is_taken_off_in_a_turn_comes_off_the_sum_with_the_hazards() -> None:  # RULINGS 12
    table = position(tiles=["start", "rockslide", "st-a"], skills={0: "grease"}, gear={0: ["tires"]})
    assert dice(table, 4, 1, False, 140) == 1  # 1 of the table and 2 of the rock, less 1 and 1


def test_a_second_slick_on_the_same_space_adds_nothing() -> None:  # RULINGS 15
    table = moving(1, cars={0: (4, 0, 20)}, hands={0: ["oil"]})
    drop(table.state, 4, 0, "oil")
    table.make(swerve_move(0, 0, 1))
    assert table.hand() == [] and dice(table, 4, 0, False, 20) == 3


def test_a_space_without_a_check_does_not_use_up_the_help_of_a_late_braker() -> None:  # RULINGS 12
    table = moving(4, tiles=CHICANE, cars={0: (3, 0, 120)}, skills={0: "brakes"}, hands={0: ["oil"] * 3})
    table.drive(0).drive(0)
    assert table.where() == (5, 0) and table.question == "step"
    table.drive(0)
    assert table.state.dice == 2


def test_a_controlled_skid_takes_three_dice_off() -> None:
    table = moving(2, tiles=RED, cars={0: (4, 0, 140)}, hands={0: ["skid", "skid", "oil"]})
    table.drive(0).play("skid")
    assert table.state.dice == 2 and table.question == "crash-check"
    table.play("skid")
    assert table.question == "step" and table.hand() == ["oil"]


def test_a_roll_cage_takes_two_hits_off_a_check() -> None:
    table = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)}, gear={0: ["rollcage"]}, hands={0: ["oil"] * 3})
    table.drive(0).roll(1, 1)
    assert len(table.hand()) == 3


def test_hard_as_nails_never_takes_the_last_hit() -> None:
    table = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)}, skills={0: "tough"}, hands={0: ["oil"] * 3})
    table.drive(0).roll(1, 0)
    assert table.question == "lose-cards" and table.state.owed == 1
    other = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)}, skills={0: "tough"}, hands={0: ["oil"] * 3})
    other.drive(0).roll(1, 1)
    assert other.state.owed == 1


def test_a_lucky_break_rolls_a_bad_check_again_and_is_kept_after_a_good_one() -> None:  # RULINGS 43
    table = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["lucky", "oil", "oil", "oil"]})
    table.drive(0).play("lucky", 1, 1, 0, 0)
    assert "lucky" not in table.hand() and len(table.hand()) == 3
    good = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["lucky", "oil", "oil", "oil"]})
    good.drive(0).play("lucky", 0, 0)
    assert "lucky" in good.hand()


def test_a_lucky_break_looks_at_the_cards_that_a_check_costs_behind_armour() -> None:  # RULINGS 43
    facts = {"tiles": ORANGE, "cars": {0: (4, 0, 120)}, "hands": {0: ["lucky", "oil", "oil", "oil"]}}
    caged = moving(2, gear={0: ["rollcage"]}, **facts).drive(0).play("lucky", 1, 1)
    assert len(caged.hand()) == 4  # two hits, none left
    tough = moving(2, skills={0: "tough"}, **facts).drive(0).play("lucky", 1, 1)
    assert tough.state.owed == 1 and "lucky" in tough.hand()
    worse = moving(2, gear={0: ["rollcage"]}, **facts).drive(0).play("lucky", 2, 1, 1, 0, 0)
    assert len(worse.hand()) == 3 and "lucky" not in worse.hand()  # four hits, two left: as many as dice


@pytest.mark.parametrize(("facts", "left"), [({"gear": {0: ["rollcage"]}}, 1), ({"skills": {0: "tough"}}, 2)])
def test_the_log_says_how_many_hits_of_a_check_are_left(facts: dict[str, Any], left: int) -> None:
    table = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["oil"] * 4}, **facts)
    table.drive(0).roll(2, 1, 0)
    assert table.log[-3:] == [("check-rolled", 0, 2, 3), ("hits-left", 0, left, 0), ("lost-cards", 0, left, 0)]


def test_the_log_does_not_count_hits_again_where_all_are_left() -> None:
    table = moving(2, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["oil"] * 4})
    assert table.drive(0).roll(1, 1).told("hits-left") == []
