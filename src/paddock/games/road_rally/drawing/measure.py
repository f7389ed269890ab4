"""Where things lie on the map: squares as points."""

from paddock.games.road_rally.rules.geometry import Cell

CELL = 48  # a square, before the map is scaled to its room


def middle(cell: Cell) -> tuple[float, float]:
    """The middle of a square."""
    return (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL


def between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """The middle of a way."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def corner(cells: tuple[Cell, ...]) -> tuple[float, float]:
    """The north-west corner of a tile or a large space."""
    return min(x for x, _ in cells) * CELL, min(y for _, y in cells) * CELL
