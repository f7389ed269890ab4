"""Last checkpoint, the others' one chance, and who has won."""

from typing import Any

import pytest

from paddock.games.checkpoint_rally.rules import moves, scoring
from paddock.games.checkpoint_rally.rules.box import CELL_IDS
from tests.checkpoint_rally.position import Position, position

ROAD = {"A1": ("U09", 0), "B1": ("G09", 0), "C1": ("U04", 0), "E5": ("H09", 0), "E4": ("H01", 1), "D5": ("H04", 0)}
ALMOST = {0: ["C2", "E3", "B4"]}  # of K01: B1 is left


def about_to_finish(seats: int = 2, times: tuple[int, ...] = (20, 30), **more: Any) -> Position:
    return position(seats, board=ROAD, tokens=ALMOST, times=times, options={"checkpoint-map": "four"}, **more)


# ---- Last checkpoint ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "bonus"), [(2, 2), (3, 3), (4, 4)])
def test_the_first_gets_the_bonus_and_leaves_the_board(seats: int, bonus: int) -> None:
    # ruling 39
    there = about_to_finish(seats, (20, 30, 31, 32), hand=["H12"]).drive("E")
    assert there.time() == 20 + 4 - bonus
    assert there.car() is None
    assert there.tokens() == {"B1", "C2", "E3", "B4"}
    assert there.hand() == ["H12"]  # it stays out of play
    assert there.turn == 1


@pytest.mark.parametrize(
    ("seats", "order", "bonus"), [(2, 2, 0), (3, 2, 1), (3, 3, 0), (4, 2, 2), (4, 3, 1), (4, 4, 0)]
)
def test_the_bonus_goes_by_the_order_of_finishing(seats: int, order: int, bonus: int) -> None:
    # ruling 40
    done = {seat: 10 + seat for seat in range(1, order)}
    times = [9] + [10 + seat for seat in range(1, seats)]
    there = about_to_finish(seats, tuple(times), finished=done).drive("E")
    assert there.state.finished[0] == order
    assert there.time() == 9 + 4 - bonus


def test_the_second_of_four_at_47_is_recorded_at_45() -> None:
    # ruling 40
    there = about_to_finish(4, (43, 44, 60, 60), finished={1: 44}).drive("E")
    assert there.time() == 45


def test_a_bonus_across_a_line_and_a_last_drive_across_one_draw_nothing() -> None:
    # ruling 16
    there = about_to_finish(times=(12, 30), hand=["H12"]).drive("E")  # 16, less 2
    assert there.time() == 14
    assert there.hand() == ["H12"]
    assert "line-crossed" not in there.log


# ---- One chance --------------------------------------------------------------------------------


def test_the_others_have_one_unbroken_run() -> None:
    # rulings 41 and 42, the example with three players: recorded at 47, the others at 44 and 46
    there = position(
        3, board=ROAD, at=(None, "E5", "E5"), cars=("buggy", "electric-car", "rally-car"), turn=1,
        times=(47, 44, 46), hand=["H13"], finished={0: 47},
    )  # fmt: skip
    cell = next(
        cell for cell in CELL_IDS if there.why_not_place("H13", cell) is None and there.minutes("H13", cell) == 1
    )
    there.place("H13", cell)
    assert (there.time(1), there.turn) == (45, 1)
    there.drive("N")  # four minutes on a highway
    assert (there.time(1), there.turn) == (49, 2)
    assert there.state.spent[1]
    there.drive("N")  # five
    assert there.time(2) == 51
    assert there.over
    assert there.places == [1, 2, 3]


def test_landing_on_the_same_minute_does_not_end_a_run() -> None:
    # ruling 41
    there = position(3, times=(40, 20, 22), turn=1, finished={0: 40}).draw()
    assert there.time(1) == there.time(2) == 22
    assert there.turn == 1
    assert not there.state.spent[1]
    there.refresh()
    assert there.state.spent[1]
    assert there.turn == 2


def test_a_run_ends_beyond_the_first_car_on_the_watch() -> None:
    # ruling 42
    there = position(times=(30, 28), turn=1, finished={0: 30}).draw()
    assert (there.time(1), there.over) == (30, False)  # level is not beyond
    assert there.refresh().over


def test_by_the_option_the_last_player_goes_on() -> None:
    # ruling 42
    there = position(times=(30, 29), turn=1, finished={0: 30}, options={"end-game": "literal"}).draw().refresh()
    assert there.time(1) == 32
    assert not there.over


def test_by_the_option_too_a_run_ends_when_another_is_to_act() -> None:
    # ruling 42
    there = position(3, times=(30, 25, 26), turn=1, finished={0: 30}, options={"end-game": "literal"}).draw()
    assert there.state.spent[1]
    assert there.turn == 2


def test_who_is_beyond_already_still_has_one_action() -> None:
    # ruling 42
    there = position(times=(30, 44), turn=1, finished={0: 30})
    assert there.turn == 1
    assert there.draw().over


def test_discarding_belongs_to_the_last_action() -> None:
    # rulings 28 and 41
    there = position(times=(30, 44), turn=1, finished={0: 30}, hand=["H12", "H13", "H14"]).draw()
    assert not there.over
    there.discard().discard().discard()
    assert there.over


def test_somebody_may_finish_in_the_one_chance_and_win() -> None:
    # ruling 40: the first finisher need not win
    there = about_to_finish(times=(20, 40), finished={1: 40}).drive("E")
    assert there.over
    assert there.time() == 24
    assert there.places == [1, 2]


def test_when_everybody_has_finished_the_race_is_over() -> None:
    there = about_to_finish(3, (20, 40, 41), finished={1: 40, 2: 41}).drive("E")
    assert there.over
    assert "race-ended" in there.log


def test_a_run_may_hold_several_actions_while_the_marker_stays_behind() -> None:
    # ruling 41
    there = position(3, times=(40, 20, 30), turn=1, finished={0: 40}).draw().refresh().refresh()
    assert there.turn == 1
    assert not there.state.spent[1]


# ---- Winning -----------------------------------------------------------------------------------


def test_a_tie_goes_to_the_earlier_finisher() -> None:
    # ruling 40
    there = about_to_finish(times=(36, 40), finished={1: 40}).drive("E")
    assert there.time(0) == there.time(1) == 40
    assert there.places == [2, 1]


def test_those_who_did_not_finish_stand_by_checkpoints_then_by_time() -> None:
    # ruling 43
    there = position(
        4, times=(0, 9, 8, 7), tokens={1: ["C2"], 2: ["B2"], 3: ["C1", "D2"]}, cards=("K01", "K10", "K08", "K05"),
        options={"checkpoint-map": "three"},
    )  # fmt: skip
    s = there.state
    assert there.places == [4, 3, 2, 1]
    s.tokens[0], s.time[0] = s.tokens[2], s.time[2]
    assert there.places == [2, 4, 2, 1]
    s.finished[1], s.time[1] = 1, 99
    assert there.places[1] == 1


def test_after_300_minutes_nobody_acts() -> None:
    # ruling 44
    there = position(times=(299, 299)).draw()
    assert there.time() == 301
    assert there.turn == 1
    while not there.over:
        there.make(moves.discard(0) if moves.discard(0) in there.legal else moves.DRAW)
    assert there.log.count("time-is-up") == 1
    assert there.places == [1, 1]


def test_points_are_checkpoints_less_minutes() -> None:
    # ruling 45
    there = about_to_finish(times=(20, 30)).drive("E")
    assert there.scores == [400 - 22, -30]
    assert [sum(line) for line in sheet(there)] == there.scores
    assert sheet(there)[0] == [400, -24, 2]


def sheet(there: Position) -> list[list[int]]:
    return [[scoring.sheet(there.state, side, line) for line in range(3)] for side in range(there.state.sides)]


def test_the_view_says_who_is_next_and_for_how_long_one_stays_first() -> None:
    there = position(3, times=(4, 9, 7))
    assert there.view(None)["watch"] == {
        "order": [0, 2, 1],
        "out": [],
        "stays_first": 3,
        "last_chance": False,
    }


def test_those_who_are_out_come_after_who_may_act_by_their_finish() -> None:
    there = position(4, times=(40, 38, 46, 45), turn=3, finished={0: 40, 1: 38}, options={"end-game": "literal"})
    there.state.spent[2] = 1
    watch = there.view(None)["watch"]
    assert (watch["order"], watch["out"], watch["last_chance"]) == ([3], [1, 0, 2], True)
