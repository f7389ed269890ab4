"""What lies where for who looks: the road in the world, the cars on it, and the window through which it is seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import atan2, degrees

from paddock.drawing.svg import placed
from paddock.games.road_kill_rally.drawing.strip import UPWARDS, Camera, Point, Strip, camera, extent, fitting, strip
from paddock.games.road_kill_rally.table.views import Row, View

BESIDE = {"wide": 220, "tall": 0}  # pixels at the right for the map
WINDOWS: dict[str, tuple[float, float]] = {"wide": (1200, 344), "tall": (390, 330)}  # pixels
HEADINGS = {"wide": 0.0, "tall": UPWARDS}  # of the first row
SCALES = {"wide": 0.83, "tall": 0.81}  # of the world, unless more has to be seen
BEHIND, AHEAD = 3, {"wide": 10, "tall": 7}  # rows around a car, in the middle of which the camera stands
LEAST = 5  # rows ahead that are seen in any case
UNSEEN = 0.01  # the scale of a sign that nobody needs
WITHIN = 0.18  # of the window: so far from its edges is what the camera moves for
EDGE = 34  # pixels of the window around what is to be seen


@dataclass(frozen=True)
class World:
    """The road of a view in the measure of a shape. It asks nobody for words."""

    view: View
    shape: str

    @property
    def size(self) -> Point:
        """The window's width and height."""
        return WINDOWS[self.shape]

    @property
    def free(self) -> Point:
        """The same without what stands before the world at its edges; the camera counts from its upper left corner."""
        w, h = self.size
        return w - BESIDE[self.shape], h

    @cached_property
    def laid(self) -> Strip:
        """How the road lies from the start of the race on; straight on behind the finish."""
        road = self.view["road"]
        bends = (*road["behind"], *(row["bend"] for row in road["rows"]), *[0.0] * self.parking)
        return strip(bends, HEADINGS[self.shape])

    # ---- Cars ------------------------------------------------------------------------------------

    @cached_property
    def focus(self) -> int:
        """The car that the camera follows: one's own while it is on the road, else the one whose turn it is."""
        seat, cars = self.view["seat"], self.view["cars"]
        for each in (seat, self.view["driver"]):
            if each is not None and cars[each]["status"] == "racing":
                return each
        racing = [n for n, car in enumerate(cars) if car["status"] == "racing"]
        return max(racing, key=lambda n: cars[n]["row"], default=seat or 0)

    @property
    def parking(self) -> int:
        """Rows behind the finish line, where those who have arrived stand side by side."""
        return (len(self.view["cars"]) + 1) // 2 if self.view["road"]["finish"] else 0

    def place(self, seat: int) -> tuple[int, int]:
        """Row and lane of a car; who has arrived stands behind the line, the first in front."""
        car, line = self.view["cars"][seat], self.view["road"]["finish"]
        if car["place"] is None or line is None:
            return car["row"], car["lane"]
        behind, lane = divmod(car["place"] - 1, 2)
        return line + self.parking - 1 - behind, lane

    def at(self, seat: int) -> Point:
        """Where a car stands."""
        return self.laid.middle(*self.place(seat))

    @cached_property
    def stood_on(self) -> set[tuple[int, int]]:
        """Where cars stand."""
        return {self.place(seat) for seat in range(len(self.view["cars"]))}

    # ---- The window --------------------------------------------------------------------------------

    @cached_property
    def camera(self) -> Camera:
        """At rest: around the car that is followed; where something can be touched now, over all of it."""
        if not self.touchable:
            row = self.place(self.focus)[0]
            ahead = range(row, min(row + LEAST + 1, len(self.laid.headings)))
            return self.moved(self.around(row), [self.laid.middle(each, 0) for each in ahead])
        middle, wanted = extent(self.laid, *self.in_play)
        return camera(self.free, middle, min(SCALES[self.shape], fitting(self.free, wanted, EDGE)))

    def around(self, row: int) -> Camera:
        """The rows around one, more of them before it than behind."""
        middle, _ = extent(self.laid, max(0, row - BEHIND), row + AHEAD[self.shape])
        return self.moved(camera(self.free, middle, SCALES[self.shape]), [self.laid.across(row, 0)])

    @property
    def in_play(self) -> tuple[int, int]:
        """The rows that matter now, from the first to before the last: from the car that is followed on."""
        row = self.place(self.focus)[0]
        return min([row, *self.touchable]), max([row + LEAST, *self.touchable]) + 1

    @cached_property
    def touchable(self) -> list[int]:
        """Rows with spaces, cars and figures that the seat to act may touch."""
        view, row = self.view, self.place(self.focus)[0]
        if view["turn"] is None or view["turn"] != view["seat"]:
            return []
        if "ahead" in view["pending"]:
            return [min(row + view["pending"]["left"], len(self.laid.headings) - 1)]
        targets = view.get("targets")
        if targets is None:
            return []
        cars, figures = targets["cars"], targets["figures"]
        return [view["cars"][each["seat"]]["row"] for each in cars] + [each["row"] for each in figures]

    def sees(self, seen: Camera, point: Point) -> bool:
        """Whether a point is well within the window."""
        (x, y), (w, h) = seen.shown(point), self.free
        return EDGE / 2 <= x <= w - EDGE / 2 and EDGE / 2 <= y <= h - EDGE / 2

    def shows(self, x: float, y: float, wide: float, high: float) -> bool:
        """Whether all of something lies in the window, of which the middle and half the size are told."""
        left, top = self.camera.shown((x - wide, y - high))
        right, bottom = self.camera.shown((x + wide, y + high))
        return left >= 0 and right <= self.size[0] and top >= 0 and bottom <= self.size[1]

    def pushed(self, point: Point, half: float) -> Point:
        """How far a sign around a point in the window is moved so that the window's edge does not cut it."""
        seen = zip(self.camera.shown(point), self.size, strict=True)
        far = half * self.camera.scale
        x, y = (max(far - at, 0) - max(at + far - room, 0) if 0 <= at <= room else 0 for at, room in seen)
        return x / self.camera.scale, y / self.camera.scale

    def towards(self, points: Sequence[Point]) -> Camera:
        """The camera as it rests, moved just as far as it must be to see some points."""
        seen = self.camera
        return seen if all(self.sees(seen, point) for point in points) else self.moved(seen, points)

    def moved(self, seen: Camera, points: Sequence[Point]) -> Camera:
        """A camera, moved until some points are well within the window."""
        xs, ys = zip(*(seen.shown(point) for point in points), strict=True)
        return Camera(seen.x + shift(xs, self.free[0]), seen.y + shift(ys, self.free[1]), seen.scale)

    @cached_property
    def hidden(self) -> list[int]:
        """The cars that the window does not show."""
        return [seat for seat in range(len(self.view["cars"])) if not self.sees(self.camera, self.at(seat))]

    def pointed(self, seen: Camera, seat: int) -> tuple[str, float]:
        """How one's own car is pointed to from the window's edge, and the way to it; in sight it needs no pointer."""
        at = self.at(seat)
        (x, y), (w, h) = seen.shown(at), self.free
        if self.sees(seen, at):
            return placed(x, y, UNSEEN) or "", 0.0
        dx, dy = x - w / 2, y - h / 2
        near = min((w / 2 - EDGE) / max(abs(dx), 1), (h / 2 - EDGE) / max(abs(dy), 1))
        return placed(w / 2 + near * dx, h / 2 + near * dy) or "", degrees(atan2(dy, dx))

    # ---- Rows --------------------------------------------------------------------------------------

    @cached_property
    def rows(self) -> list[Row]:
        """All rows of the road on the table, and those behind the finish line."""
        line = self.view["road"]["finish"]
        return self.view["road"]["rows"] + [beyond(line + n) for n in range(self.parking) if line]

    @property
    def tiles(self) -> list[list[Row]]:
        """The same tile by tile, then those behind the finish line."""
        starts = [tile["first"] for tile in self.view["road"]["tiles"]] + [self.view["road"]["end"], self.end]
        rows, first = self.rows, self.first
        return [rows[start - first : end - first] for start, end in pairwise(starts) if start < end]

    @property
    def first(self) -> int:
        """The first row."""
        return self.rows[0]["row"]

    @property
    def end(self) -> int:
        """The row behind the last one."""
        return self.rows[-1]["row"] + 1


def beyond(row: int) -> Row:
    """A row behind the finish line."""
    return {"row": row, "bend": 0.0, "spaces": [{"colour": "green"}, {"colour": "green"}]}


def shift(places: Sequence[float], room: float) -> float:
    """How far some places are moved to be well within a room; to its middle, if they are too many for that."""
    low, high, edge = min(places), max(places), WITHIN * room
    if high - low > room - 2 * edge:
        return room / 2 - (low + high) / 2
    return max(edge - low, 0) + min(room - edge - high, 0)
