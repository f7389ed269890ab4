"""Setting speed, moving space by space, passing, jumping, dropping hazards."""

import pytest

from paddock.games.road_kill_rally.rules.moves import JUMPING, PASSING, discard, set_speed, speed_of
from tests.road_kill_rally.position import Position, drive_move, drop, moving, play_move, position, swerve_move


def speeds(table: Position) -> list[int]:
    return [20 * speed_of(move) for move in table.legal]


def test_20_up_and_40_down_are_free() -> None:
    assert speeds(position(cars={0: (0, 0, 100)})) == [60, 80, 100, 120]


def test_not_below_20_nor_above_200() -> None:
    assert speeds(position(cars={0: (0, 0, 20)})) == [20, 40]
    assert speeds(position(cars={0: (0, 0, 200)})) == [160, 180, 200]


def test_the_rulebooks_example_100_to_180_for_three_cards() -> None:
    table = position(cars={0: (0, 0, 100)}, hands={0: ["pass", "oil", "bump"]})
    assert max(speeds(table)) == 180
    table.speed(180).discard("pass").discard("oil")
    assert table.mph() == 180 and table.state.left == 9 and table.question == "step"


def test_too_few_cards_are_the_reason() -> None:
    table = position(cars={0: (0, 0, 100)}, hands={0: ["pass"]})
    assert table.reason(set_speed(8)) == "too-few-cards-for-speed"


def test_a_nitro_shot_is_worth_three_cards() -> None:
    table = position(cars={0: (0, 0, 100)}, hands={0: ["nitro"]})
    assert max(speeds(table)) == 180
    table.speed(180)
    assert table.mph() == 180


@pytest.mark.parametrize(("gear", "skill", "fastest"), [(["turbo"], None, 140), ([], "leadfoot", 160)])
def test_turbocharger_accelerates_by_40_and_lead_foot_by_60(gear: list[str], skill: str | None, fastest: int) -> None:
    skills = {0: skill} if skill else {}
    assert max(speeds(position(cars={0: (0, 0, 100)}, gear={0: gear}, skills=skills))) == fastest


def test_a_late_braker_brakes_for_nothing() -> None:
    assert min(speeds(position(cars={0: (0, 0, 200)}, skills={0: "brakes"}))) == 20


def test_movement_is_straight_or_diagonal_and_complete() -> None:
    table = position(cars={0: (2, 0, 80), 1: (0, 0, 20), 2: (0, 1, 20)})
    table.speed(100)
    for lane in (0, 0, 1, 1):
        table.drive(lane)
        assert table.turn == 0 and table.question == "step"
    table.drive(0)
    assert table.where() == (7, 0) and table.turn == 1


def test_a_way_of_several_spaces_is_driven_without_questions() -> None:  # RULINGS 7
    table = moving(4, cars={0: (2, 0, 80), 1: (0, 0, 20), 2: (0, 1, 20)})
    table.drive(1, 4)
    assert table.where() == (6, 1) and table.turn == 1


def test_a_way_ends_before_a_car_and_where_the_road_ends() -> None:  # RULINGS 7
    table = moving(10, cars={0: (3, 0, 200), 1: (6, 0, 20), 2: (0, 1, 20)})
    assert table.reason(drive_move(0, 4)) == "car-in-the-way"
    assert table.reason(drive_move(0, 3)) == "car-in-the-way"
    assert table.reason(drive_move(1, 3)) is None
    far = moving(10, cars={0: (5, 0, 200)})
    assert far.reason(drive_move(0, 9)) == "beyond-the-road"
    assert moving(2, cars={0: (5, 0, 40)}).reason(drive_move(0, 3)) == "further-than-speed"


def test_a_plan_stops_where_something_must_be_decided_and_goes_on_afterwards() -> None:  # RULINGS 7
    table = moving(3, tiles=["start", "ha-a", "st-a"], cars={0: (3, 0, 120)}, hands={0: ["oil"] * 3})
    table.drive(0, 3)
    assert table.question == "crash-check" and table.where() == (5, 0)
    table.roll(0, 0)
    assert table.question == "crash-check" and table.where() == (6, 0)


def test_one_may_move_diagonally_between_two_cars() -> None:
    table = moving(1, cars={0: (4, 0, 20), 1: (5, 0, 20), 2: (4, 1, 20)})
    table.drive(1)
    assert table.where() == (5, 1)


def test_the_space_left_keeps_the_oil() -> None:  # RULINGS 6
    table = moving(1, cars={0: (4, 0, 20)}, hands={0: ["oil", "spikes"]})
    table.make(swerve_move(1, 0, 0b11))
    assert table.state.dropped[4][0] == 0b11 and table.hand() == []


def test_a_collision_leaves_nothing_behind() -> None:  # RULINGS 6
    table = moving(1, cars={0: (4, 0, 20), 1: (5, 0, 20)}, hands={0: ["oil"]})
    assert table.reason(swerve_move(0, 0, 1)) == "nothing-left-behind"
    assert table.reason(swerve_move(1, 0, 2)) == "not-in-hand"


def test_a_dropped_hazard_goes_with_the_first_car() -> None:  # RULINGS 15
    table = moving(1, cars={0: (4, 0, 20)}, hands={0: ["pass"] * 4})
    drop(table.state, 5, 0, "oil")
    table.drive(0)
    assert table.question == "crash-check" and table.state.dice == 3
    assert table.state.dropped[5][0] == 0


def test_a_pass_card_drives_through_one_car() -> None:  # RULINGS 27
    table = moving(3, cars={0: (4, 0, 60), 1: (5, 0, 20), 2: (0, 0, 20)}, hands={0: ["pass", "pass"]})
    table.make(swerve_move(0, PASSING))
    assert table.where() == (5, 0) and table.hand() == ["pass"]
    table.drive(0).drive(0)
    assert table.where() == (7, 0)


def test_passing_needs_a_car_a_card_and_room() -> None:  # RULINGS 27
    table = moving(3, cars={0: (4, 0, 60), 1: (5, 0, 20)}, hands={0: ["pass"]})
    assert table.reason(swerve_move(1, PASSING)) == "nobody-to-pass"
    assert table.reason(swerve_move(0, JUMPING)) == "no-jump-jets"
    last = moving(1, cars={0: (4, 0, 60), 1: (5, 0, 20)}, hands={0: ["pass"]})
    assert last.reason(swerve_move(0, PASSING)) == "no-room-to-land"
    without = moving(3, cars={0: (4, 0, 60), 1: (5, 0, 20)})
    assert without.reason(swerve_move(0, PASSING)) == "not-in-hand"


def test_jump_jets_jump_any_number_of_cars() -> None:  # RULINGS 27
    table = moving(3, cars={0: (4, 0, 60), 1: (5, 0, 20), 2: (6, 0, 20)}, gear={0: ["jump-jets"]})
    table.make(swerve_move(0, JUMPING)).make(swerve_move(0, JUMPING)).drive(0)
    assert table.where() == (7, 0)


def test_without_a_second_pass_the_collision_is_from_the_last_empty_space() -> None:  # RULINGS 27
    table = moving(3, cars={0: (4, 0, 60), 1: (5, 0, 20), 2: (6, 0, 20)}, hands={0: ["pass"]})
    table.make(swerve_move(0, PASSING)).drive(0, 1, 0, 0, 0, 0)
    assert table.where() == (4, 0) and table.told("collided")[0][:2] == (0, 2)


def test_a_wipe_out_while_jumping_puts_the_car_back() -> None:  # rulebook: jump jets; RULINGS 27
    tiles = ["start", "ha-a", "st-a"]
    table = moving(3, tiles=tiles, cars={0: (4, 0, 120), 1: (5, 0, 20), 2: (0, 0, 20)}, gear={0: ["jump-jets"]})
    table.make(swerve_move(0, JUMPING), 1, 0)
    assert table.told("wiped-out") == [(0, 1, 20)]
    assert table.where() == (4, 0)


def test_a_handbrake_stops_at_60_but_not_above_a_car() -> None:
    table = moving(3, cars={0: (4, 0, 160), 1: (5, 0, 20)}, hands={0: ["handbrake", "pass"]})
    assert table.reason(discard(0)) == "another-question"
    above = moving(3, cars={0: (4, 0, 160), 1: (5, 0, 20)}, hands={0: ["handbrake", "pass"]})
    above.make(swerve_move(0, PASSING))
    assert above.reason(play_move("handbrake")) == "not-above-a-car"
    table.play("handbrake")
    assert table.mph() == 60 and table.where() == (4, 0) and table.turn == 1


def test_a_slipstream_needs_a_car_close_ahead_when_the_move_began() -> None:  # RULINGS 42
    table = position(cars={0: (3, 0, 20), 1: (6, 0, 20), 2: (0, 1, 20)}, hands={0: ["slipstream"]})
    table.speed(20).play("slipstream")
    assert table.state.left == 3
    alone = position(cars={0: (3, 0, 20), 1: (7, 0, 20), 2: (0, 1, 20)}, hands={0: ["slipstream"]})
    alone.speed(20)
    assert alone.reason(play_move("slipstream")) == "no-slipstream"
