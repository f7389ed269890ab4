"""What a board shows of a position: where things are placed, where paths begin and end."""

import re
from xml.etree import ElementTree

from paddock.core.words import words
from paddock.games.road_kill_rally import GAME
from tests.road_kill_rally.position import Position

Point = tuple[float, float]


def board(table: Position, seat: int | None = 0, shape: str = "wide") -> ElementTree.Element:
    """The board as a seat sees it."""
    names = [f"P{seat}" for seat in range(table.state.seats)]
    return ElementTree.fromstring(GAME.drawing.board(table.view(seat), words("en", GAME.package), names, shape))


def named(drawing: ElementTree.Element, id: str) -> ElementTree.Element:
    """The element of that id."""
    [found] = [each for each in drawing.iter() if each.get("id") == id]
    return found


def placed_at(table: Position, id: str, seat: int | None = 0, shape: str = "wide") -> Point:
    """Where a thing is moved to, in the measure of what it stands in."""
    x, y = numbers(named(board(table, seat, shape), id).get("transform", ""))[:2]
    return x, y


def spaces_at(path: str) -> tuple[Point, Point]:
    """Where a path begins and where it ends."""
    found = numbers(path)
    return (found[0], found[1]), (found[-2], found[-1])


def numbers(words: str) -> list[float]:
    return [float(each) for each in re.findall(r"-?\d+(?:\.\d+)?", words)]
