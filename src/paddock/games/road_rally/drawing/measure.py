"""Where things lie on the map: squares as points."""

from paddock.drawing.boards import LETTERS
from paddock.games.road_rally.rules.geometry import Cell, Course

Point = tuple[float, float]

CELL = 48  # a square, before the map is scaled to its room
LETTER = CELL * 0.28  # the numbers on it
MOST = 1.5  # times larger than its squares is what stands on a small map, at most


def grown(scale: float) -> float:
    """How much larger what stands on a map is drawn, to be read."""
    return min(MOST, max(1.0, LETTERS["wide"] / (LETTER * scale)))


def middle(cell: Cell) -> Point:
    """The middle of a square."""
    return (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL


def between(one: Point, other: Point) -> Point:
    """The middle of a way."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def corner(cells: tuple[Cell, ...]) -> Point:
    """The north-west corner of a tile or a large space."""
    return min(x for x, _ in cells) * CELL, min(y for _, y in cells) * CELL


def cell_size(course: Course, w: float, h: float) -> float:
    """How large a square can be in a room."""
    return round(min(w / course.columns, h / course.rows, 66), 1)
