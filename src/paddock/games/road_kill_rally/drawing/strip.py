"""Where the road lies: a strip of rows, bent where the tiles bend, in a measure of its own; and the camera over it.

The world lies still: a space is always at the same place of it, and only the camera moves.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import cos, degrees, hypot, pi, radians, sin

from paddock.drawing.svg import placed

LENGTH = 60.0  # of a row
LANE = 42.0  # its width
NEAR = 12  # rows in both directions that may come close to each other
UPWARDS = -pi / 2  # as headings are counted

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

    def __init__(self, bends: Sequence[float], heading: float = 0.0) -> None:
        at = (0.0, 0.0)
        self.sections: list[Section] = []
        self.headings: list[float] = []  # of each row, degrees clockwise from the right
        for place, bend in enumerate(bends):
            change = radians(bend) if place else 0.0
            self.sections.append(Section(at, heading + change / 2))
            heading += change
            self.headings.append(degrees(heading))
            at = (at[0] + LENGTH * cos(heading), at[1] + LENGTH * sin(heading))
        self.sections.append(Section(at, heading))

    def section(self, row: int) -> Section:
        """Where a row begins, also where the road is still to be laid: straight on."""
        last = len(self.sections) - 1
        if row <= last:
            return self.sections[row]
        (x, y), heading = self.sections[last].at, self.sections[last].heading
        far = LENGTH * (row - last)
        return Section((x + far * cos(heading), y + far * sin(heading)), heading)

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
def strip(bends: tuple[float, ...], heading: float) -> Strip:
    """The same road again and again while nothing is laid."""
    return Strip(bends, heading)


@dataclass(frozen=True)
class Camera:
    """How the world is moved and scaled into a window. It is never turned."""

    x: float
    y: float
    scale: float

    def shown(self, point: Point) -> Point:
        """Where in the window a point of the world is seen."""
        return self.x + self.scale * point[0], self.y + self.scale * point[1]

    @property
    def transform(self) -> str:
        """As SVG writes it."""
        return placed(self.x, self.y, self.scale) or ""


@lru_cache(256)
def extent(laid: Strip, low: int, high: int) -> tuple[Point, Point]:
    """The middle of the rows from `low` to before `high`, and their width and height."""
    edges = [laid.section(row).edge(side) for row in range(low, high + 1) for side in (-1, 1)]
    (left, right), (top, bottom) = ((min(all), max(all)) for all in zip(*edges, strict=True))
    return ((left + right) / 2, (top + bottom) / 2), (right - left, bottom - top)


def camera(size: Point, middle: Point, scale: float) -> Camera:
    """Over a point of the world, which is in the middle of a window."""
    return Camera(size[0] / 2 - scale * middle[0], size[1] / 2 - scale * middle[1], scale)


def fitting(size: Point, extent: Point, margin: float) -> float:
    """The scale at which something fits into a window."""
    return min((size[0] - 2 * margin) / extent[0], (size[1] - 2 * margin) / extent[1])


def distance(one: Point, other: Point) -> float:
    """Between two points."""
    return hypot(one[0] - other[0], one[1] - other[1])
