"""The final space, the last round, the final score, ties."""

import pytest

from tests.road_rally.rally import Rally, rally

FINISH = 89


def last_round(variant: str = "base", at: tuple[int, ...] = (88, 85, 60, 50), **facts: object) -> Rally:
    return rally(variant, at=at, **facts)  # type: ignore[arg-type]


def test_the_final_space_needs_no_exact_count() -> None:  # ruling 47
    table = last_round(hands={0: ["r4"]}).drive("r4")
    assert table.at[0] == FINISH


def test_the_round_is_played_to_its_end() -> None:  # ruling 48
    table = last_round(hands={0: ["g1"]}).drive("g1")
    assert not table.over
    assert table.turn == 1


def test_cars_are_placed_in_the_order_of_their_arrival() -> None:  # ruling 48
    table = last_round(hands={0: ["g1"], 1: ["r4"]}).drive("g1").drive("r4")
    assert table.order == [0, 1, 2, 3]
    assert table.told("finished") == [(0, 1, 0), (1, 2, 0)]


def test_a_car_that_has_finished_draws_nothing() -> None:  # ruling 51
    table = last_round(hands={0: ["g1", "g2"]}).drive("g1")
    assert table.hand(0) == ["g2"]


def test_a_car_that_has_finished_may_still_take_cards_for_a_stage() -> None:  # ruling 51
    hands = {seat: ["y3", "g1"] for seat in range(3)}
    table = rally("standard", at=(86, 86, 86), hands=hands, stages={0: [21]})
    table.drive("y3").drive("y3").drive("y3").do("score-stage")
    assert table.turn == 2 and table.phase == "points-or-cards"
    table.do("take-cards")
    assert len(table.hand(2)) == 3


@pytest.mark.parametrize(
    ("variant", "seats", "points"),
    [("base", 3, [5, 4, 3]), ("demo", 3, [5, 4, 3]), ("standard", 3, [5, 3, 1]), ("standard", 4, [4, 3, 2, 1])],
)
def test_the_finish_pays_by_the_order_of_arrival(variant: str, seats: int, points: list[int]) -> None:  # ruling 50
    table = last_round(variant, at=(88,) * seats)
    for _ in range(seats):
        table.drive("g1")
    assert table.over
    assert [table.sheet(seat)["finish"] for seat in range(seats)] == points


def test_who_did_not_finish_gets_nothing_for_it() -> None:  # ruling 50
    table = last_round(hands={0: ["g1"]}).drive("g1").drive("g1").drive("g1").drive("g1")
    assert table.over
    assert table.sheet(1) == {}
    assert table.sheet(0) == {"finish": 5}


def test_stages_of_the_last_round_come_before_the_finish() -> None:  # rulings 36, 49
    table = last_round("standard", at=(86, 70, 60, 50), hands={0: ["r4"]}, stages={1: [21]})
    table.state.diner[20] = 87
    table.drive("r4").drive("g1").drive("g1").drive("g1")
    while table.phase == "at-shortcut":
        table.do("stay-on-road")
    table.score(1)
    while not table.over:
        table.do("take-points")
    assert table.sheet(0) == {"other-stages": 4, "finish": 4}
    assert table.sheet(1) == {"own-stages": 6}
    assert table.log.index("stage-scored") < table.log.index("finish-points")


def test_the_finish_does_not_count_in_the_limit_of_a_round() -> None:  # ruling 36
    table = last_round("standard", hands={0: ["g1"]})
    table.state.scored_now = 2
    table.drive("g1").drive("g1").drive("g1").drive("g1")
    assert table.sheet(0) == {"finish": 4}


def test_the_total_is_points_and_two_for_each_tile() -> None:  # ruling 54
    table = last_round()
    s = table.state
    s.won[1][0], s.won[1][1], s.won[1][3], s.won[1][4] = 10, 7, 2, 4
    assert table.scores[1] == 23


def test_of_equal_drivers_the_one_ahead_wins() -> None:  # ruling 53
    table = last_round(hands={0: ["g1"]}).drive("g1").drive("g1").drive("g1")
    for seat, points in enumerate((0, 5, 5, 5)):
        table.state.won[seat][0] = points
    table.drive("g1")
    assert table.scores == [5, 5, 5, 5]
    assert table.places == [1, 2, 3, 4]


def test_on_one_space_the_car_that_came_first_is_ahead() -> None:  # ruling 53
    table = last_round(at=(88, 60, 60, 50), order=(0, 2, 1, 3), hands={1: [], 2: []})
    table.drive("g1").drive("g1")
    assert table.over
    assert table.order == [0, 2, 1, 3]
    assert table.places == [1, 3, 2, 4]


def test_nothing_can_be_done_after_the_race() -> None:
    table = last_round(hands={0: ["g1"]}).drive("g1").drive("g1").drive("g1").drive("g1")
    assert table.over
    assert table.reason(0) == "race-over"
