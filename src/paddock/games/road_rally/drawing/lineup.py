"""Where cars stand: on the grid, on the road in their order, and in the final space."""

from functools import lru_cache

from paddock.drawing.cars import HEIGHT as CAR_HEIGHT
from paddock.drawing.cars import WIDTH as CAR_WIDTH
from paddock.drawing.cars import car
from paddock.drawing.palette import ASPHALT, ENAMEL, FOCUS, INK, RED
from paddock.drawing.svg import named, path, rect, text
from paddock.games.road_rally.drawing.measure import CELL, corner
from paddock.games.road_rally.rules.geometry import Course
from paddock.games.road_rally.table.scene import Scene

TALL = CAR_HEIGHT / CAR_WIDTH
ON_GRID = CELL * 0.76  # the width of a car

# ---- Start and finish --------------------------------------------------------------------------------


def large_spaces(scene: Scene, course: Course) -> str:
    """The grid, and the chequered final space with its places."""
    count = len(scene.players)
    start = grid(scene.say("drawing-start"), count, *corner(course.grid))
    return start + finish(scene.say("thing-finish"), count, *corner(course.final)) if course.final else start


@lru_cache(64)
def grid(word: str, count: int, x: float, y: float) -> str:
    """Asphalt with a marked place for every car, under a banner."""
    inside = CELL * 0.1
    across = 2 * (CELL - inside)
    ground = rect(x + inside, y + inside, across, across, rx=CELL * 0.12, fill=ASPHALT, stroke=ENAMEL, stroke_width=2)
    banner = rect(x + inside + 3, y + inside + 3, across - 6, CELL * 0.27, rx=3, fill=RED)
    words = text(x + CELL, y + CELL * 0.36, word, CELL * 0.2, "heavy on-sign")
    places = [grid_place(rank) for rank in range(count)]
    marks = " ".join(f"M{x + dx - 1:.1f} {y + dy + 9:.1f} v-9 h{ON_GRID + 2:.1f} v9" for dx, dy in places)
    return ground + banner + words + path(marks, fill="none", stroke=ENAMEL, stroke_width=1.2, stroke_opacity=0.6)


def grid_place(rank: int) -> tuple[float, float]:
    """Where a car stands on the grid: two in a row, the second a little behind."""
    return CELL * (0.17 + 0.87 * (rank % 2)), CELL * (0.48 + 0.47 * (rank // 2) + 0.12 * (rank % 2))


@lru_cache(64)
def finish(label: str, count: int, x: float, y: float) -> str:
    """Black and white squares around the places."""
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
    places = "".join(
        text(x + CELL * 0.42, y + lane(place) + CELL * 0.1, str(place + 1), CELL * 0.25, "heavy on-card")
        for place in range(count)
    )
    return named(label, ground, path(marks, fill=INK), places, data_explains="finish")


def lane(place: int) -> float:
    """Where a car stands in the final space, from north to south."""
    return CELL * (0.42 + 0.29 * place)


# ---- Cars --------------------------------------------------------------------------------------------


def cars(scene: Scene, course: Course) -> list[str]:
    """Every car, the first one in front."""
    return [one_car(scene, seat, course) for seat in reversed(scene.view["order"])]


def one_car(scene: Scene, seat: int, course: Course) -> str:
    """A car where it stands."""
    x, y, wide = car_place(scene, seat, course)
    place, at = scene.view["order"].index(seat) + 1, scene.view["drivers"][seat]["at"]
    label = scene.say("drawing-car", name=scene.name(seat), place=place, space=at)
    return named(label, car(seat, 0, 0, wide), x=x, y=y, id=f"car-{seat}", class_="moves")


def car_place(scene: Scene, seat: int, course: Course) -> tuple[float, float, float]:
    """Where a car stands, and how wide it is drawn; on one space the first is the most to the right."""
    view = scene.view
    at = view["drivers"][seat]["at"]
    together = [each for each in view["order"] if view["drivers"][each]["at"] == at]
    rank = together.index(seat)
    if at == 0:
        (left, top), (dx, dy) = corner(course.grid), grid_place(view["order"].index(seat))
        return left + dx, top + dy, ON_GRID
    if course.complete and at == view["finish"]:
        left, top = corner(course.final)
        return left + CELL * 0.8, top + lane(rank) - CELL * 0.14, CELL * 0.56
    wide = CELL * (0.84 if len(together) == 1 else 0.7)
    column, row = course.road[at - 1]
    step = min(0.3, 0.4 / max(1, len(together) - 1))
    x = CELL * (column + 0.97 - rank * step) - wide
    return x, CELL * (row + 0.9 - (rank % 2) * 0.12) - wide * TALL, wide


def halo(scene: Scene, course: Course) -> str:
    """Light around the car to act."""
    if scene.view["turn"] is None:
        return ""
    x, y, wide = car_place(scene, scene.view["turn"], course)
    return rect(
        x - 3,
        y - 3,
        wide + 6,
        wide * TALL + 6,
        rx=6,
        fill=FOCUS,
        fill_opacity=0.35,
        stroke=FOCUS,
        stroke_width=2,
        id="acting",
    )
