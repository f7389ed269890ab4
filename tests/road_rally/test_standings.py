"""The drivers beside the map: in the order of their cars, and at the end by their points."""

import re

import pytest

from paddock.core.words import words
from paddock.games.road_rally import GAME, drawing
from tests.road_rally.rally import Rally, rally

SHAPES = pytest.mark.parametrize("shape", ["wide", "tall"])
PLAYERS = ["Ada", "Bob", "Eve", "Joe"]


def drawn(table: Rally, shape: str = "wide") -> str:
    """The board as a spectator sees it."""
    return drawing.board(table.view(None), words("en", GAME.package), PLAYERS, shape)


def rows(board: str) -> list[int]:
    """The seats from the first row to the last."""
    return [int(seat) for seat in re.findall(r'id="driver-(\d)"', board)]


@SHAPES
def test_on_the_road_the_drivers_stand_in_the_order_of_their_cars(shape: str) -> None:
    table = rally(at=(10, 30, 20, 15))
    table.state.won[0][0] = 40
    assert rows(drawn(table, shape)) == [1, 2, 3, 0]


@SHAPES
def test_at_the_end_they_stand_in_the_order_of_their_points(shape: str) -> None:
    table = rally(at=(88, 60, 55, 50))
    for seat, points in enumerate((3, 20, 9, 30)):
        table.state.won[seat][0] = points
    for _ in range(4):
        table.drive("g1")
    assert table.over
    assert rows(drawn(table, shape)) == [3, 1, 2, 0]


def test_a_winner_by_the_car_ahead_is_told_as_such() -> None:  # ruling 53
    table = rally(at=(88, 60, 55, 50))
    table.state.won[3][0] = 5
    for _ in range(4):
        table.drive("g1")
    assert "Ada won the rally: level on points, but the car is ahead" in drawn(table)
