"""Ways along the road, from the middle of a square to the next: where a car looks on them, and how it drives them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, groupby
from typing import NamedTuple

from paddock.games.road_rally.drawing.measure import Point, between, middle
from paddock.games.road_rally.rules.geometry import Cell, Course

EAST, NOWHERE, WEST = 1, 0, -1  # cars are seen from the side: they look to the one or to the other
NEAR, FAR = 0.2, 0.8  # of the way over a shortcut, where its track begins and ends


class Piece(NamedTuple):
    """A way as SVG writes it, where it ends, and where the car looks on it."""

    way: str
    end: Point
    look: int


class Leg(NamedTuple):
    """A way on which a car looks in one direction."""

    path: str
    pieces: int
    look: int


@lru_cache(64)
def stops(course: Course) -> tuple[Cell, ...]:
    """The cell of every space: where the grid is left, the road, where the final space is reached."""
    return (course.tiles[0].before, *course.road, course.tiles[-1].after)


@lru_cache(64)
def looks(course: Course) -> tuple[int, ...]:
    """Where a car looks on every space: along the road, and where that leads north or south as it looked before.

    It does not turn round for a single step, so that it drives through winding roads smoothly.
    """
    found = [NOWHERE] * len(stops(course))
    for first, last, look in stretches(course):
        found[first : last + 1] = [look] * (last + 1 - first)
    look = next((each for each in found if each), EAST)
    return tuple(accumulate(found, lambda before, now: now or before, initial=look))[1:]


def stretches(course: Course) -> Iterator[tuple[int, int, int]]:
    """Where the road leads east or west by two cells and more: from one space to another."""
    cells = stops(course)
    steps = [(k, cells[k + 1][0] - cells[k][0]) for k in range(len(cells) - 1) if cells[k + 1][0] != cells[k][0]]
    for way, alike in groupby(steps, lambda step: step[1]):
        found = [k for k, _ in alike]
        if len(found) > 1:
            yield found[0], found[-1] + 1, EAST if way > 0 else WEST


def along_road(course: Course, start: int, end: int, at: Point, goal: Point) -> list[Leg]:
    """From a point on one space to a point on another one."""
    cells, look = stops(course), looks(course)
    points = [between(middle(cells[k]), middle(cells[k + 1])) for k in range(start, end)]
    pieces = [
        bend(middle(cells[k]), point, look[k]) for k, point in zip(range(start, end + 1), [*points, goal], strict=True)
    ]
    return list(legs(at, pieces))


def over_track(course: Course, start: int, end: int, at: Point, goal: Point) -> list[Leg]:
    """The same straight over a shortcut."""
    cells, look = stops(course), looks(course)
    one, other = middle(cells[start]), middle(cells[end])
    across = other[0] - one[0]
    track = look[start] if abs(across) < 1 else EAST if across > 0 else WEST
    far = part_of(one, other, FAR)
    pieces = [
        bend(one, part_of(one, other, NEAR), track),
        Piece(f"L{written(far)}", far, track),
        bend(other, goal, look[end]),
    ]
    return list(legs(at, pieces))


def bend(corner: Point, end: Point, look: int) -> Piece:
    """Round a corner."""
    return Piece(f"Q{written(corner)} {written(end)}", end, look)


def legs(at: Point, pieces: Sequence[Piece]) -> Iterator[Leg]:
    """Pieces from a point on, those together on which a car looks in one direction."""
    for look, alike in groupby(pieces, lambda piece: piece.look):
        found = list(alike)
        yield Leg(f"M{written(at)} " + " ".join(piece.way for piece in found), len(found), look)
        at = found[-1].end


def part_of(one: Point, other: Point, part: float) -> Point:
    """A point on the straight way from one to the other."""
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def written(point: Point) -> str:
    """A point as a path says it."""
    return f"{point[0]:.1f} {point[1]:.1f}"
