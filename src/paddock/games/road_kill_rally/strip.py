"""The road as it is drawn: rows of two spaces, bent where the tiles bend, turned and scaled to fill a window."""

from dataclasses import dataclass
from math import atan2, cos, degrees, hypot, pi, radians, sin
from typing import Any

LENGTH = 60.0  # of a row, before scaling
LANE = 42.0  # its width

Point = tuple[float, float]


@dataclass(frozen=True)
class Strip:
    """Where every space of some rows lies in a window."""

    corners: dict[
        tuple[int, int], tuple[Point, Point, Point, Point]
    ]  # by row and lane: two at the entry, two at the exit
    headings: dict[int, float]  # degrees clockwise from the right
    scale: float

    def middle(self, row: int, lane: int) -> Point:
        """The middle of a space."""
        points = self.corners[row, lane]
        return sum(x for x, _ in points) / 4, sum(y for _, y in points) / 4

    def outline(self, row: int, lane: int) -> str:
        """The path around a space."""
        a, b, c, d = self.corners[row, lane]
        return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in (a, b, c, d)) + " Z"


def strip(rows: list[dict[str, Any]], width: float, height: float, margin: float, upright: bool) -> Strip:
    """Rows laid out from the first to the last, then turned along the window and scaled into it."""
    sections, headings = centre_line(rows)
    first, last = sections[0][0], sections[-1][0]
    along = -pi / 2 if upright else 0.0
    turn = along - atan2(last[1] - first[1], last[0] - first[0])
    points = [turned(point, turn) for point, _ in sections]
    normals = [normal + turn for _, normal in sections]
    edges = [edge(point, normal, side) for point, normal in zip(points, normals, strict=True) for side in (-1, 0, 1)]
    low_x, high_x = min(x for x, _ in edges), max(x for x, _ in edges)
    low_y, high_y = min(y for _, y in edges), max(y for _, y in edges)
    scale = min((width - 2 * margin) / (high_x - low_x), (height - 2 * margin) / (high_y - low_y), 1.9)
    dx = (width - scale * (low_x + high_x)) / 2
    dy = (height - scale * (low_y + high_y)) / 2
    placed = [(scale * x + dx, scale * y + dy) for x, y in edges]
    corners = {}
    for place, row in enumerate(rows):
        entry, exit = placed[3 * place : 3 * place + 3], placed[3 * place + 3 : 3 * place + 6]
        for lane in (0, 1):
            corners[row["row"], lane] = (entry[lane], entry[lane + 1], exit[lane + 1], exit[lane])
    return Strip(
        corners,
        {row["row"]: degrees(heading + turn) for row, heading in zip(rows, headings, strict=True)},
        scale,
    )


def centre_line(rows: list[dict[str, Any]]) -> tuple[list[tuple[Point, float]], list[float]]:
    """The cross sections between rows, each a point and the direction to its right; and the heading of each row."""
    heading, at = 0.0, (0.0, 0.0)
    sections, headings = [], []
    for place, row in enumerate(rows):
        bend = radians(row["bend"]) if place else 0.0
        sections.append((at, heading + bend / 2 + pi / 2))
        heading += bend
        headings.append(heading)
        at = (at[0] + LENGTH * cos(heading), at[1] + LENGTH * sin(heading))
    sections.append((at, heading + pi / 2))
    return sections, headings


def turned(point: Point, angle: float) -> Point:
    """A point turned around the origin."""
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def edge(point: Point, normal: float, side: int) -> Point:
    """The left edge, the middle or the right edge of the road at a cross section."""
    return point[0] + side * LANE * cos(normal), point[1] + side * LANE * sin(normal)


def distance(one: Point, other: Point) -> float:
    """Between two points."""
    return hypot(one[0] - other[0], one[1] - other[1])
