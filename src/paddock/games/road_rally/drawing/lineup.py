"""Where cars stand: on the grid, on the road in their order, and in the final space."""

from functools import lru_cache
from typing import NamedTuple

from paddock.drawing.cars import CARS, car, disc
from paddock.drawing.cars import HEIGHT as CAR_HEIGHT
from paddock.drawing.cars import WIDTH as CAR_WIDTH
from paddock.drawing.palette import ASPHALT, ENAMEL, FOCUS, INK, RED
from paddock.drawing.svg import group, named, path, placed, rect, tag, text
from paddock.games.road_rally.drawing.measure import CELL, LETTER, corner
from paddock.games.road_rally.drawing.ways import looks
from paddock.games.road_rally.rules.geometry import Course
from paddock.games.road_rally.table.scene import Scene
from paddock.games.road_rally.table.views import View

TALL = CAR_HEIGHT / CAR_WIDTH
ON_GRID = CELL * 0.76  # the width of a car

# ---- Start and finish --------------------------------------------------------------------------------


def large_spaces(scene: Scene, course: Course, grown: float) -> str:
    """The grid, and the chequered final space with its places."""
    count = len(scene.players)
    start = grid(scene.say("drawing-start"), count, *corner(course.grid), grown)
    return start + finish(scene.say("thing-finish"), *corner(course.final)) if course.final else start


@lru_cache(64)
def grid(word: str, count: int, x: float, y: float, grown: float) -> str:
    """Asphalt with a marked place for every car, under a banner."""
    inside = CELL * 0.1
    across = 2 * (CELL - inside)
    ground = rect(x + inside, y + inside, across, across, rx=CELL * 0.12, fill=ASPHALT, stroke=ENAMEL, stroke_width=2)
    banner = rect(x + inside + 3, y + inside + 3, across - 6, LETTER * grown * 1.2, rx=3, fill=RED)
    words = text(x + CELL, y + inside + 3 + LETTER * grown * 0.95, word, LETTER * grown, "heavy on-sign")
    places = [grid_place(rank) for rank in range(count)]
    marks = " ".join(f"M{x + dx - 1:.1f} {y + dy + 9:.1f} v-9 h{ON_GRID + 2:.1f} v9" for dx, dy in places)
    return ground + banner + words + path(marks, fill="none", stroke=ENAMEL, stroke_width=1.2, stroke_opacity=0.6)


def grid_place(rank: int) -> tuple[float, float]:
    """Where a car stands on the grid: two in a row, the second a little behind."""
    return CELL * (0.17 + 0.87 * (rank % 2)), CELL * (0.56 + 0.45 * (rank // 2) + 0.1 * (rank % 2))


@lru_cache(64)
def finish(label: str, x: float, y: float) -> str:
    """Black and white squares around the places, from north to south."""
    inside, square = CELL * 0.1, CELL * 0.15
    across = 2 * (CELL - inside)
    fields = int(across // square)
    step = across / fields
    marks = "".join(
        f"M{x + inside + c * step:.1f} {y + inside + r * step:.1f} h{step:.1f} v{step:.1f} h-{step:.1f} Z"
        for r in range(fields)
        for c in range(fields)
        if (r + c) % 2 and (r in (0, fields - 1) or c in (0, fields - 1))
    )
    ground = rect(x + inside, y + inside, across, across, rx=3, fill=ENAMEL, stroke=INK, stroke_width=1.5)
    return named(label, ground, path(marks, fill=INK), id="finish", data_explains="finish")


def lane(place: int) -> float:
    """Where a car stands in the final space, from north to south."""
    return CELL * (0.42 + 0.29 * place)


# ---- Cars --------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """Where the middle of a car is, how wide it is drawn, and where it looks."""

    x: float
    y: float
    wide: float
    look: int

    @property
    def moved(self) -> str:
        """What brings a thing there."""
        return placed(self.x, self.y) or "translate(0 0)"

    @property
    def shown(self) -> str:
        """What makes a car as large, and mirrors it where it drives west."""
        size = self.wide / CAR_WIDTH
        return f"scale({self.look * size:.4f} {size:.4f})"


def cars(scene: Scene, course: Course, grown: float) -> list[str]:
    """Every car, the first one in front."""
    return [one_car(scene, seat, course, grown) for seat in reversed(scene.view["order"])]


def one_car(scene: Scene, seat: int, course: Course, grown: float) -> str:
    """A car where it stands; its letter is never mirrored."""
    it = car_place(scene.view, seat, course)
    place, at = scene.view["order"].index(seat) + 1, scene.view["drivers"][seat]["at"]
    label = scene.say("drawing-car", name=scene.name(seat), place=place, space=at)
    body = tag("g", car(seat, -CAR_WIDTH / 2, -CAR_HEIGHT / 2, CAR_WIDTH), id=f"look-{seat}", transform=it.shown)
    letter = group(disc(CARS[seat], 0, 0), scale=LETTER / 12)
    return named(
        label,
        group(body, letter, scale=grown),
        x=it.x,
        y=it.y,
        id=f"car-{seat}",
        class_="moves own" if seat == scene.view["seat"] else "moves",
    )


def car_place(view: View, seat: int, course: Course) -> Place:
    """Where a car stands."""
    at = view["drivers"][seat]["at"]
    if at == 0:
        return on_grid(course, view["order"].index(seat))
    together = [each for each in view["order"] if view["drivers"][each]["at"] == at]
    rank = together.index(seat)
    if course.complete and at == view["finish"]:
        return at_finish(course, rank)
    return on_road(course, at, rank, len(together))


def on_grid(course: Course, rank: int) -> Place:
    """A place of the grid."""
    (left, top), (dx, dy) = corner(course.grid), grid_place(rank)
    return Place(left + dx + ON_GRID / 2, top + dy + ON_GRID * TALL / 2, ON_GRID, looks(course)[0])


def middle_of_grid(course: Course) -> Place:
    """Somewhere on the grid."""
    left, top = corner(course.grid)
    return Place(left + CELL, top + CELL, ON_GRID, looks(course)[0])


def on_road(course: Course, space: int, rank: int = 0, count: int = 1) -> Place:
    """A place on a space of the road; of the cars on it the first is ahead."""
    column, row = course.road[space - 1]
    look = looks(course)[space]
    wide = 0.84 if count == 1 else 0.7
    back = rank * min(0.3, 0.4 / max(1, count - 1))
    x = column + 0.5 + look * (0.47 - back - wide / 2)
    y = row + 0.9 - (rank % 2) * 0.12 - wide * TALL / 2
    return Place(CELL * x, CELL * y, CELL * wide, look)


def at_finish(course: Course, rank: int) -> Place:
    """A place in the final space."""
    left, top = corner(course.final)
    wide = CELL * 0.56
    y = top + lane(rank) - CELL * 0.14 + wide * TALL / 2
    return Place(left + CELL * 0.8 + wide / 2, y, wide, looks(course)[-1])


def halo(scene: Scene, course: Course) -> str:
    """Light around the car to act."""
    if scene.view["turn"] is None:
        return ""
    it = car_place(scene.view, scene.view["turn"], course)
    w, h = it.wide + 6, it.wide * TALL + 6
    light = rect(-w / 2, -h / 2, w, h, rx=6, fill=FOCUS, fill_opacity=0.35, stroke=FOCUS, stroke_width=2)
    return group(light, x=it.x, y=it.y, id="acting")
