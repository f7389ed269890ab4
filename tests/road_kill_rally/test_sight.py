"""Range, firing arc and line of sight on the strip, and smoke."""

from paddock.core.contract import OK
from paddock.games.road_kill_rally.rules.box import WEAPON
from paddock.games.road_kill_rally.rules.combat import can_hit
from tests.road_kill_rally.position import Position, attack_move, fighting


def shooter(tiles: list[str], cars: dict[int, tuple[int, int, int]], gear: str = "vulcan", **facts: object) -> Position:
    return fighting(seats=len(cars), tiles=tiles, cars=cars, hands={0: ["sponsor"] * 2}, gear={0: [gear]}, **facts)


STRAIGHT = ["start", "st-a", "st-b", "st-c"]


def test_range_counts_diagonally() -> None:
    table = shooter(STRAIGHT, {0: (2, 0, 40), 1: (6, 1, 40)}, "machine-gun")
    assert table.reason(attack_move("weapon", 1)) is None
    table.state.row[1] = 7
    assert table.reason(attack_move("weapon", 1)) == "out-of-range"


def test_a_weapon_fires_ahead_only() -> None:
    for row, reason in ((1, "out-of-arc"), (2, "out-of-arc"), (3, None)):
        table = shooter(STRAIGHT, {0: (2, 0, 40), 1: (row, 1, 40)})
        assert table.reason(attack_move("weapon", 1)) == reason


def test_a_car_in_the_same_lane_blocks() -> None:
    table = shooter(STRAIGHT, {0: (2, 0, 40), 1: (6, 0, 40), 2: (4, 0, 40)})
    assert table.reason(attack_move("weapon", 1)) == "hidden-by-car"
    table.state.lane[2] = 1
    assert table.reason(attack_move("weapon", 1)) is None


def test_between_the_lanes_the_line_crosses_near_and_far_spaces() -> None:  # RULINGS 38
    blocked = set()
    for row in (3, 4, 5):
        for lane in (0, 1):
            table = shooter(STRAIGHT, {0: (2, 0, 40), 1: (6, 1, 40), 2: (row, lane, 40)})
            if table.reason(attack_move("weapon", 1)):
                blocked.add((row, lane))
    assert blocked == {(3, 0), (4, 0), (4, 1), (5, 1)}


def test_a_corner_does_not_block() -> None:  # RULINGS 38
    blocked = set()
    for row in (3, 4):
        for lane in (0, 1):
            table = shooter(STRAIGHT, {0: (2, 0, 40), 1: (5, 1, 40), 2: (row, lane, 40)})
            if table.reason(attack_move("weapon", 1)):
                blocked.add((row, lane))
    assert blocked == {(3, 0), (4, 1)}


def test_two_rows_into_a_turn_are_seen_the_third_is_not() -> None:  # RULINGS 38
    tiles = ["start", "ge-a", "st-a"]
    seen = []
    for row in (4, 5, 6, 7):
        table = shooter(tiles, {0: (3, 0, 40), 1: (row, 0, 40)})
        seen.append(table.reason(attack_move("weapon", 1)))
    assert seen == [None, None, "hidden-by-bend", "hidden-by-bend"]


def test_one_sees_through_the_s_bend_but_not_through_the_chicane() -> None:  # RULINGS 38
    for tile, row, reason in (("sb-a", 9, None), ("sb-b", 7, "hidden-by-bend")):
        table = shooter(["start", tile, "st-a"], {0: (3, 0, 40), 1: (row, 0, 40)}, "vulcan")
        assert table.reason(attack_move("weapon", 1)) == reason


def test_a_mirrored_turn_hides_as_much() -> None:  # RULINGS 38
    table = shooter(["start", "ge-a", "st-a"], {0: (3, 0, 40), 1: (6, 0, 40)}, mirrored=True)
    assert table.reason(attack_move("weapon", 1)) == "hidden-by-bend"


def test_the_rulebooks_scene() -> None:
    """A rocket launcher of range 6: one car behind the curve, one behind a car, one three spaces away."""
    cars = {0: (1, 0, 40), 1: (7, 1, 40), 2: (5, 0, 40), 3: (4, 0, 40)}
    table = shooter(["start", "ge-a", "st-a"], cars, "rocket")
    assert table.reason(attack_move("weapon", 1)) == "hidden-by-bend"
    assert table.reason(attack_move("weapon", 2)) == "hidden-by-car"
    assert table.reason(attack_move("weapon", 3)) is None


def test_a_mortar_and_a_missile_need_no_sight() -> None:
    cars = {0: (3, 0, 40), 1: (7, 0, 40), 2: (5, 0, 40)}
    table = fighting(
        tiles=["start", "ge-a", "st-a"], cars=cars, hands={0: ["sponsor", "missile"]}, gear={0: ["mortar"]}
    )
    assert table.reason(attack_move("weapon", 1)) is None
    assert table.reason(attack_move("missile", 1)) is None


def test_nobody_aims_at_a_car_in_the_forest_fire_but_past_it_and_at_figures_in_it() -> None:  # RULINGS 39
    tiles = ["start", "fire", "st-a"]
    table = shooter(tiles, {0: (3, 0, 40), 1: (6, 0, 40)})
    assert table.reason(attack_move("weapon", 1)) == "in-smoke"
    past = shooter(tiles, {0: (3, 0, 40), 1: (9, 0, 40)})
    assert past.reason(attack_move("weapon", 1)) is None
    assert can_hit(table.state, 0, WEAPON, 6, 0) == OK


def test_a_wreck_blocks_the_line_of_sight() -> None:  # RULINGS 26
    table = shooter(STRAIGHT, {0: (2, 0, 40), 1: (6, 0, 40), 2: (4, 0, 40)})
    table.state.status[2] = 2
    assert table.reason(attack_move("weapon", 1)) == "hidden-by-car"
