"""Where the road lies: a strip of rows, bent where the tiles bend, in a measure of its own; and the camera over it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import atan2, cos, degrees, hypot, pi, radians, sin

LENGTH = 60.0  # of a row
LANE = 42.0  # its width
NEAR = 12  # rows in both directions that may come close to each other

Point = tuple[float, float]


@dataclass(frozen=True)
class Section:
    """Where a row begins: the middle of the road, and the way it heads there."""

    at: Point
    heading: float  # radians clockwise from the right

    def edge(self, side: int) -> Point:
        """The left edge (-1), the middle (0) or the right edge (1) of the road."""
        return self.at[0] - side * LANE * sin(self.heading), self.at[1] + side * LANE * cos(self.heading)


class Strip:
    """The road of a race from its first row on, so that every space stays where it is while the race goes on."""

    def __init__(self, bends: Sequence[float]) -> None:
        heading, at = 0.0, (0.0, 0.0)
        self.sections: list[Section] = []
        self.headings: list[float] = []  # of each row, degrees clockwise from the right
        for place, bend in enumerate(bends):
            change = radians(bend) if place else 0.0
            self.sections.append(Section(at, heading + change / 2))
            heading += change
            self.headings.append(degrees(heading))
            at = (at[0] + LENGTH * cos(heading), at[1] + LENGTH * sin(heading))
        self.sections.append(Section(at, heading))

    def middle(self, row: int, lane: int) -> Point:
        """The middle of a space."""
        return self.across(row, lane - 0.5)

    def across(self, row: int, side: float) -> Point:
        """Half way along a row, so many lanes to the right of the middle of the road."""
        (x, y), (to_x, to_y) = self.sections[row].at, self.sections[row + 1].at
        heading = radians(self.headings[row])
        return (x + to_x) / 2 - side * LANE * sin(heading), (y + to_y) / 2 + side * LANE * cos(heading)

    @cached_property
    def rims(self) -> list[tuple[str, str, str]]:
        """By row the left edge, the middle and the right edge of the road, as curves from where one stands."""
        return [
            (self.curve(row, -1, 1), self.curve(row, 0, 1), self.curve(row, 1, 1)) for row in range(len(self.headings))
        ]

    @cached_property
    def outlines(self) -> list[tuple[str, str]]:
        """By row and lane the path around a space."""
        return [
            (
                self.start(row, -1) + self.rims[row][0] + self.line(row + 1, 0) + self.curve(row, 0, -1) + "Z",
                self.start(row, 0) + self.rims[row][1] + self.line(row + 1, 1) + self.curve(row, 1, -1) + "Z",
            )
            for row in range(len(self.headings))
        ]

    def start(self, row: int, side: int) -> str:
        """Begin a path at the entry of a row."""
        x, y = self.sections[row].edge(side)
        return f"M{x:.1f} {y:.1f}"

    def line(self, row: int, side: int) -> str:
        """Straight on to the entry of a row."""
        x, y = self.sections[row].edge(side)
        return f"L{x:.1f} {y:.1f}"

    def curve(self, row: int, side: int, way: int) -> str:
        """Along an edge of a row, forwards (1) or back (-1), leaving and arriving as the road heads there."""
        one, other = (self.sections[row], self.sections[row + 1])[::way]
        (x, y), (to_x, to_y) = one.edge(side), other.edge(side)
        pull = way * hypot(to_x - x, to_y - y) / 3
        a, b = x + pull * cos(one.heading), y + pull * sin(one.heading)
        c, d = to_x - pull * cos(other.heading), to_y - pull * sin(other.heading)
        return f"C{a:.1f} {b:.1f} {c:.1f} {d:.1f} {to_x:.1f} {to_y:.1f}"

    def along(self, first: int, end: int, side: int) -> str:
        """An edge over several rows."""
        return self.start(first, side) + "".join(self.rims[row][side + 1] for row in range(first, end))

    @cached_property
    def trees(self) -> list[list[tuple[Point, float]]]:
        """By row the trees beside it with their sizes, always the same ones, and none on the road."""
        return [
            [(point, size) for point, size in self.seeds(row) if self.is_free(row, point, size)]
            for row in range(len(self.headings))
        ]

    def seeds(self, row: int) -> list[tuple[Point, float]]:
        """Where trees would like to grow beside a row."""
        numbers = [(row * 37 + place * 61) % 101 for place in range(4)]
        return [
            (self.across(row, (1 if place % 2 else -1) * (1.7 + place // 2 + number / 60)), 16 + number % 17)
            for place, number in enumerate(numbers)
            if number < 74
        ]

    def is_free(self, row: int, point: Point, size: float) -> bool:
        """Whether no road is there."""
        near = self.sections[max(0, row - NEAR) : row + NEAR]
        return all(distance(point, section.at) > LANE + size for section in near)


@lru_cache(64)
def strip(bends: tuple[float, ...]) -> Strip:
    """The same road again and again while nothing is laid."""
    return Strip(bends)


@dataclass(frozen=True)
class Camera:
    """How the road is moved, turned and scaled into a window."""

    x: float
    y: float
    turn: float  # degrees clockwise
    scale: float

    def shown(self, point: Point) -> Point:
        """Where in the window a point of the road is seen."""
        x, y = turned(point, radians(self.turn))
        return self.x + self.scale * x, self.y + self.scale * y


def camera(laid: Strip, first: int, end: int, width: float, height: float, margin: float, upright: bool) -> Camera:
    """From the first row to before the last: along the window, as large as fits."""
    start, goal = laid.sections[first].at, laid.sections[end].at
    along = -pi / 2 if upright else 0.0
    angle = along - atan2(goal[1] - start[1], goal[0] - start[0])
    usual = along - radians(laid.headings[first])  # the nearest of equal angles, so that nothing spins around
    angle += 2 * pi * round((usual - angle) / (2 * pi))
    edges = [turned(section.edge(side), angle) for section in laid.sections[first : end + 1] for side in (-1, 1)]
    low_x, high_x = min(x for x, _ in edges), max(x for x, _ in edges)
    low_y, high_y = min(y for _, y in edges), max(y for _, y in edges)
    scale = min((width - 2 * margin) / (high_x - low_x), (height - 2 * margin) / (high_y - low_y), 1.9)
    x, y = (width - scale * (low_x + high_x)) / 2, (height - scale * (low_y + high_y)) / 2
    return Camera(x, y, degrees(angle), scale)


def turned(point: Point, angle: float) -> Point:
    """A point turned around the origin."""
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def distance(one: Point, other: Point) -> float:
    """Between two points."""
    return hypot(one[0] - other[0], one[1] - other[1])
