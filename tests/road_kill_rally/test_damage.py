"""Collisions, wipe-outs, wrecks."""

from typing import Any

import pytest

from paddock.games.road_kill_rally.rules.moves import give_up
from paddock.games.road_kill_rally.rules.state import WRECKED
from tests.road_kill_rally.position import Position, fighting, moving, position, slot_number


def test_the_rulebooks_example_100_hits_60() -> None:  # RULINGS 25
    table = moving(2, cars={0: (4, 0, 100), 1: (5, 0, 60)}, hands={0: ["oil"] * 2, 1: ["oil"] * 2})
    table.drive(0, 1, 0, 0, 0, 0)
    assert table.told("collided") == [(0, 1, 2)]
    assert table.where() == (4, 0) and (table.mph(0), table.mph(1)) == (80, 80) and table.turn == 1


def test_100_hits_80_for_one_die_and_90_is_rounded_down() -> None:  # RULINGS 25
    table = moving(2, cars={0: (4, 0, 100), 1: (5, 0, 80)})
    table.drive(0, 1, 0, 0)
    assert table.told("collided") == [(0, 1, 1)] and (table.mph(0), table.mph(1)) == (80, 80)


def test_lost_cards_are_discarded_and_give_no_token() -> None:  # RULINGS 25
    table = moving(2, cars={0: (4, 0, 100), 1: (5, 0, 60)}, hands={0: ["oil"] * 2, 1: ["bump"] * 3})
    table.drive(0, 1, 1, 0, 0, 0)
    assert table.question == "defend" and table.turn == 1
    table.done().discard("bump")
    assert table.hand(1) == ["bump"] * 2 and table.hand(0) == ["oil"] * 2 and table.state.shots[0] == 0


def test_a_car_that_wipes_out_in_the_collision_stays_at_20() -> None:  # RULINGS 25
    table = moving(2, cars={0: (4, 0, 100), 1: (5, 0, 60)}, hands={0: ["oil"] * 2})
    table.drive(0, 1, 1, 0, 0, 0)
    table.make(give_up(0))
    assert table.mph(1) == 20 and table.mph(0) == 80 and table.state.wipe_outs[1] == 1


def test_a_ramming_car_that_wipes_out_stays_at_20() -> None:  # RULINGS 25
    table = moving(2, cars={0: (4, 0, 100), 1: (5, 0, 60)}, hands={1: ["oil"] * 2})
    table.drive(0, 1, 0, 0, 1, 0)
    table.make(give_up(0))
    assert table.mph(0) == 20 and table.mph(1) == 80 and table.state.wipe_outs[0] == 1


def test_brace_yourself_ram_plates_and_a_road_hog_help_in_collisions() -> None:
    table = moving(2, cars={0: (4, 0, 100), 1: (5, 0, 20)}, hands={1: ["brace", "oil"]})
    table.drive(0, 1, 1, 1, 1, 0, 0, 0, 0, 0)
    table.play("brace")
    assert table.hand(1) == ["oil"]
    for facts in ({"gear": {1: ["ram-plates"]}}, {"skills": {1: "roadhog"}}):
        plated = moving(2, cars={0: (4, 0, 100), 1: (5, 0, 20)}, hands={1: ["oil"] * 4}, **facts)
        plated.drive(0, 1, 1, 1, 0, 0, 0, 0, 0, 0)
        assert len(plated.hand(1)) == 4


@pytest.mark.parametrize("facts", [{"gear": {1: ["ram-plates"]}}, {"skills": {1: "roadhog"}}])
def test_the_log_says_how_many_hits_of_a_collision_are_left(facts: dict[str, Any]) -> None:
    table = moving(2, cars={0: (4, 0, 100), 1: (5, 0, 20)}, hands={1: ["oil"] * 4}, **facts)
    table.drive(0, 1, 1, 1, 1, 0, 0, 0, 0, 0)
    assert table.log[2:4] == [("collision-rolled", 1, 4, 3), ("hits-left", 1, 1, 0)]


def test_when_both_ways_are_blocked_one_must_be_hit() -> None:  # RULINGS 25
    table = moving(2, cars={0: (4, 0, 40), 1: (5, 0, 40), 2: (5, 1, 40)})
    assert len(table.legal) == 2
    table.drive(1, 1, 0, 0)
    assert table.told("collided") == [(0, 2, 1)]


# ---- Wipe-outs ---------------------------------------------------------------------------------

ORANGE = ["start", "ha-a", "st-a"]


def test_the_rulebooks_example_one_card_two_hits() -> None:  # RULINGS 20
    gear = ["turret", "machine-gun"]
    table = moving(3, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["oil"]}, gear={0: gear})
    table.drive(0).roll(1, 1)
    assert table.question == "lose-accessory" and table.hand() == []
    table.make(give_up(slot_number("yellow")))
    assert table.slots() == ["machine-gun", None, None] and table.mph() == 20
    assert table.state.wipe_outs[0] == 1 and table.turn != 0 and table.where() == (5, 0)
    assert table.state.damaged[0] == 1 << slot_number("yellow")


def test_exactly_as_many_hits_as_cards_are_no_wipe_out() -> None:
    table = moving(3, tiles=ORANGE, cars={0: (4, 0, 120)}, hands={0: ["oil", "bump"]})
    table.drive(0).roll(1, 1)
    assert table.hand() == [] and table.told("wiped-out") == [] and table.question == "step"


def test_without_accessories_a_slot_is_chosen() -> None:  # RULINGS 20
    table = moving(3, tiles=ORANGE, cars={0: (4, 0, 120)})
    table.drive(0, 1, 1, 0)
    assert table.question == "lose-accessory" and len(table.legal) == 3
    one = moving(3, tiles=ORANGE, cars={0: (4, 0, 120)}, gear={0: ["turret"]})
    one.drive(0, 1, 1, 0)
    assert one.told("accessory-lost") and one.question == "set-speed"


def test_a_fourth_wipe_out_has_no_slot_to_lose() -> None:  # RULINGS 21
    table = moving(3, tiles=ORANGE, cars={0: (4, 0, 120)})
    table.state.damaged[0], table.state.wipe_outs[0] = 0b111, 3
    table.drive(0, 1, 1, 0)
    assert table.state.wipe_outs[0] == 4 and table.mph() == 20 and table.turn == 1


def test_a_driver_wipes_out_once_a_turn() -> None:  # RULINGS 22
    table = fighting(cars={0: (4, 0, 40), 1: (5, 0, 40)}, hands={0: ["bump"], 1: ["oil"], 2: ["oil"]})
    table.state.wiped[1] = 1
    table.attack("bump", 1, 1, 1, 0).done()
    assert table.hand(1) == [] and table.hand(0) == ["oil"] and table.state.wipe_outs[1] == 0
    assert table.state.shots[0] == 1


def test_an_immune_driver_without_cards_gives_no_token() -> None:  # RULINGS 23
    table = fighting(cars={0: (4, 0, 40), 1: (5, 0, 40)}, hands={0: ["bump"]})
    table.state.wiped[1] = 1
    table.attack("bump", 1, 1, 1, 0)
    assert table.state.shots[0] == 0 and table.state.wipe_outs[1] == 0


def test_a_driver_without_cards_wipes_out_by_one_hit_and_gives_a_token() -> None:  # RULINGS 23
    table = fighting(cars={0: (4, 0, 40), 1: (5, 0, 40)}, hands={0: ["bump"]}, gear={1: ["turret"]})
    table.attack("bump", 1, 1, 0, 0)
    assert table.state.wipe_outs[1] == 1 and table.state.shots[0] == 1


def test_a_driver_wiped_out_has_no_combat_action() -> None:  # RULINGS 24
    cars = {0: (5, 0, 40), 1: (4, 0, 40), 2: (3, 0, 40)}
    table = fighting(cars=cars, hands={0: ["bump"], 2: ["oil"]}, gear={1: ["turret"]}, skills={1: "pistol"})
    table.attack("bump", 1, 1, 0, 0)
    assert table.turn == 2 and table.question == "combat"


def test_a_vulture_draws_two_when_another_wipes_out() -> None:
    table = moving(3, tiles=ORANGE, cars={0: (4, 0, 120)}, gear={0: ["turret"]}, skills={2: "vulture"})
    table.drive(0, 1, 1, 0)
    assert len(table.hand(2)) == 2


# ---- Destruction -------------------------------------------------------------------------------


def destroyed(option: str) -> Position:
    options = {"destruction": option}
    table = moving(3, tiles=ORANGE, cars={0: (4, 0, 120)}, options=options)
    table.state.wipe_outs[0], table.state.damaged[0] = 2, 0b011
    return table.drive(0, 1, 1, 0)


def test_three_wipe_outs_destroy_a_car_by_the_option_only() -> None:  # RULINGS 1
    assert destroyed("third-wipe-out").state.status[0] == WRECKED
    assert destroyed("never").state.status[0] != WRECKED


@pytest.mark.parametrize("wipes", [False, True])
def test_a_wreck_costs_a_die_for_every_20_mph_and_does_not_stop_a_car(wipes: bool) -> None:  # RULINGS 26
    options = {"destruction": "third-wipe-out"}
    table = moving(3, cars={0: (4, 0, 60), 1: (5, 0, 20)}, hands={0: ["oil"]}, options=options, gear={0: ["turret"]})
    table.state.status[1] = WRECKED
    table.drive(0, 1, *((1, 1, 0) if wipes else (0, 0, 0)))
    if wipes:
        assert table.question == "defend"
        table.done()
        assert table.where() == (5, 0) and table.state.wiped[0] and table.turn == 2
    else:
        assert table.where() == (5, 0) and table.question == "step" and table.mph() == 60


def test_a_wreck_keeps_its_points() -> None:  # RULINGS 1
    table = position(options={"destruction": "third-wipe-out"})
    table.state.status[0], table.state.kills[0][2], table.state.wipe_outs[0] = WRECKED, 5, 3
    assert table.scores[0] == 190
