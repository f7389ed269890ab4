"""Move your car, and visit checkpoints."""

import pytest

from paddock.games.checkpoint_rally.rules import moves
from tests.checkpoint_rally.position import drive_move, position

ROAD = {"A1": ("U09", 0), "B1": ("G09", 0), "C1": ("U04", 0), "B2": ("H12", 1)}


def test_driving_costs_the_time_of_the_road_entered() -> None:
    there = position(board=ROAD, times=(0, 30)).drive("E")
    assert there.car() == "B1"
    assert there.time() == 4  # a rally car on gravel


def test_two_tiles_are_one_action_and_both_are_paid() -> None:
    # ruling 35, the vector: gravel, then urban
    there = position(board=ROAD, times=(12, 14), stack=["G01", "G02"]).drive("EE")
    assert there.car() == "C1"
    assert there.time() == 12 + 4 + 2
    assert len(there.hand()) == 1  # from 12 to 18: one line crossed


def test_roads_of_different_types_connect() -> None:
    # ruling 35
    assert position(board=ROAD).why_not_drive("E") is None


def test_both_tiles_need_an_exit() -> None:
    # ruling 35
    there = position(board={"A1": ("U06", 0), "B1": ("H12", 0), "A2": ("H01", 0)})  # exits N and E; N and S
    assert there.why_not_drive("S") == "no-road-out"
    assert there.why_not_drive("E") == "no-road-in"
    assert there.why_not_drive("N") == "off-the-board"


def test_nobody_drives_where_no_tile_lies() -> None:
    there = position()
    assert there.why_not_drive("S") == "no-tile-ahead"
    assert there.why_not_drive("SS") == "no-tile-ahead"


@pytest.mark.parametrize(("way", "reason"), [("EE", None), ("ES", "no-road-in"), ("EN", "off-the-board")])
def test_the_second_tile_is_judged_like_the_first(way: str, reason: str | None) -> None:
    # H12 turned once has its exits east and west, so nothing leads into it from B1
    assert position(board=ROAD).why_not_drive(way) == reason


def test_turning_back_is_allowed_in_one_move() -> None:
    # ruling 34
    there = position(board=ROAD, times=(0, 30)).drive("EW")
    assert there.car() == "A1"
    assert there.time() == 4 + 2
    assert there.tokens() == {"B1"}


def test_turning_back_is_allowed_off_checkpoints_too() -> None:
    # ruling 34
    there = position(board=ROAD, cards=("K02", "K01"), times=(0, 30)).drive("EW")
    assert there.car() == "A1"
    assert there.tokens() == set()


def test_cars_never_block_each_other() -> None:
    # ruling 36
    board = {**ROAD, "D1": ("U01", 0)}
    there = position(board=board, at=("A1", "B1"), times=(0, 30)).drive("EE")
    assert there.car() == "C1"
    there = position(board=board, at=("A1", "B1"), times=(0, 30)).drive("E")
    assert there.car(0) == there.car(1) == "B1"


def test_a_checkpoint_is_marked_when_passing() -> None:
    # ruling 37: B1 is on the card
    there = position(board=ROAD, times=(0, 30)).drive("EE")
    assert there.car() == "C1"
    assert there.tokens() == {"B1"}
    assert "marked" in there.log


def test_a_checkpoint_of_somebody_else_is_not_marked() -> None:
    # ruling 37
    there = position(board=ROAD, cards=("K02", "K01"), times=(0, 30)).drive("E")
    assert there.tokens(0) == there.tokens(1) == set()


def test_a_cell_may_be_a_checkpoint_of_several() -> None:
    # ruling 37: C2 is on K01 and on K05
    board = {"C1": ("U01", 1), "C2": ("G09", 0)}
    there = position(board=board, at=("C1", "C1"), cards=("K01", "K05"), times=(0, 1))
    there.drive("S").drive("S")
    assert there.tokens(0) == there.tokens(1) == {"C2"}


def test_movement_ends_at_the_last_checkpoint() -> None:
    # ruling 38
    there = position(board=ROAD, tokens={0: ["C2", "E3", "B4"]}, times=(10, 30))
    assert there.why_not_drive("EE") == "last-checkpoint-ends"
    there.drive("E")
    assert there.time() == 10 + 4 - 2
    assert there.car() is None


def test_a_second_step_onto_the_last_checkpoint_finishes() -> None:
    # ruling 38
    board = {"A1": ("U09", 0), "A2": ("U01", 1), "B2": ("U10", 0), "B1": ("U04", 1)}
    there = position(board=board, tokens={0: ["C2", "E3", "B4"]}, at=("B2", "E5"), times=(10, 30))
    there.drive("N")
    assert there.state.finished[0] == 1


def test_drives_stand_among_the_legal_moves_only_where_roads_lead() -> None:
    there = position(board=ROAD)
    drives = {move for move in there.legal if moves.is_drive(move)}
    assert drives == {drive_move("E"), drive_move("EE"), drive_move("EW")}
