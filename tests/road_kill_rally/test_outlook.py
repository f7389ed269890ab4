"""How a race may end: what a search counts when it stops looking."""

from paddock.games.road_kill_rally import GAME
from paddock.games.road_kill_rally.drivers import outlook
from paddock.games.road_kill_rally.rules.state import FINISHED
from tests.road_kill_rally.position import Position, position


def foreseen(table: Position) -> list[int]:
    points = [0] * table.state.sides
    GAME.outlook(table.state, points)
    return points


def test_equal_cars_may_expect_the_same() -> None:
    assert len(set(foreseen(position(seats=3, cars={0: (3, 0, 60), 1: (3, 1, 60), 2: (3, 0, 60)})))) == 1


def test_way_speed_and_cards_promise_points() -> None:
    before = foreseen(position(seats=3))
    table = position(seats=3, hands={0: ["oil", "oil"]})
    table.state.row[1] += 1
    table.state.box[2] += 1
    changes = [now - then for now, then in zip(foreseen(table), before, strict=True)]
    assert changes == [2 * outlook.CARD, outlook.ROW, outlook.BOX]


def test_points_count_in_full() -> None:
    table = position(seats=3)
    before = foreseen(table)
    table.state.shots[0] += 1
    table.state.wipe_outs[1] += 1
    assert [now - then for now, then in zip(foreseen(table), before, strict=True)] == [10, -20, 0]


def test_a_car_that_has_arrived_has_nothing_more_to_come() -> None:
    table = position(seats=3, hands={0: ["oil"]})
    table.state.status[0], table.state.place[0] = FINISHED, 1
    assert foreseen(table)[0] == 100 + outlook.ROW * table.state.row[0]


def test_a_team_has_what_both_have_and_a_driver_alone_twice_as_much() -> None:
    alone = foreseen(position(seats=3))
    assert foreseen(position(seats=3, options={"teams": "pairs"})) == [alone[0] + alone[2], 2 * alone[1]]


def test_a_playout_may_stop_at_the_next_game_turn() -> None:
    table = position(seats=3)
    later = table.state.copy()
    assert not GAME.far_enough(later, table.state)
    later.round += 1
    assert GAME.far_enough(later, table.state)
