"""The course from above: country, the road, what stands at it, and the cars."""

from functools import lru_cache
from itertools import pairwise

from paddock.drawing.cars import HEIGHT as CAR_HEIGHT
from paddock.drawing.cars import WIDTH as CAR_WIDTH
from paddock.drawing.cars import car
from paddock.drawing.palette import (
    AMBER,
    ASPHALT,
    BLUE,
    EDGE,
    ENAMEL,
    FOCUS,
    GRASS,
    GREEN,
    HILL,
    INK,
    RED,
    ROCK,
    SAND,
    TOWN,
)
from paddock.drawing.svg import circle, group, named, path, rect, text, use
from paddock.games.road_rally.geometry import Cell, Course, course_of, laid_out
from paddock.games.road_rally.scene import Scene

GROUNDS = {  # country and what grows there, from coast to coast
    "start": (TOWN, "house"),
    "AB": (GRASS, "tree"),
    "BC": (HILL, "pine"),
    "CD": (GRASS, "barn"),
    "DE": (SAND, "corn"),
    "EF": (SAND, "cactus"),
    "FG": (ROCK, "mesa"),
    "GH": (SAND, "cactus"),
    "HI": (ROCK, "mesa"),
    "IJ": (HILL, "pine"),
    "JK": (GRASS, "palm"),
    "finish": (TOWN, "palm"),
}
SIGNED = ("checkpoint", "gas", "store", "mechanic")
REACHED = {"green": GREEN, "yellow": AMBER, "red": RED, "store": BLUE}


def the_map(scene: Scene, x: float, y: float, w: float, h: float, upright: bool) -> str:
    """The course as large as it fits, in the middle of a room."""
    course = course_of(scene.view, upright)
    size = cell_size(course, w, h)
    left = x + (w - size * course.columns) / 2
    return group(
        country(course, size),
        large_spaces(scene, course, size),
        *reach(scene, course, size),
        *squares(scene, course, size),
        *cars(scene, course, size),
        x=left,
        y=y,
    )


def cell_size(course: Course, w: float, h: float) -> float:
    """How large a square can be in a room."""
    return round(min(w / course.columns, h / course.rows, 66), 1)


# ---- Country and road --------------------------------------------------------------------------------


@lru_cache(64)
def country(course: Course, size: float) -> str:
    """Everything that never changes in a race."""
    tiles = [group(ground(t.name, t.cells, size), id=f"tile-{t.name}", class_="lands") for t in course.tiles]
    return "".join((*tiles, road(course, size)))


def ground(name: str, cells: tuple[Cell, ...], size: float) -> str:
    """A tile of country, with what grows at the corners between its squares."""
    colour, plant = GROUNDS[name]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    wide, high = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    field = rect(
        left * size + 1, top * size + 1, wide * size - 2, high * size - 2, rx=size * 0.14, fill=colour, stroke=EDGE
    )
    plants = "".join(
        use(
            f"art-{plant}",
            (left + column) * size - size * 0.19,
            (top + row) * size - size * 0.21,
            size * 0.38,
            size * 0.38,
        )
        for row in range(1, high)
        for column in range(1, wide)
    )
    return field + plants


def middle(cell: Cell, size: float) -> tuple[float, float]:
    """The middle of a square."""
    return (cell[0] + 0.5) * size, (cell[1] + 0.5) * size


def road(course: Course, size: float) -> str:
    """One winding strip from the grid to the final space, with a line across where a square ends."""
    points = [middle(cell, size) for cell in course.road]
    ends = [next_to(course.grid, course.road[0]), next_to(course.final, course.road[-1])]
    before = middle(ends[0], size) if ends[0] else points[0]
    after = middle(ends[1], size) if ends[1] else points[-1]
    way = strip([before, *points, after])
    wide = size * 0.5
    return "".join(
        (
            path(way, fill="none", stroke=ENAMEL, stroke_width=wide + size * 0.09, stroke_linejoin="round"),
            path(way, fill="none", stroke=ASPHALT, stroke_width=wide, stroke_linejoin="round"),
            path(borders([before, *points, after], wide / 2), stroke=ENAMEL, stroke_width=1.3, stroke_opacity=0.65),
            path(
                way,
                fill="none",
                stroke=AMBER,
                stroke_width=size * 0.035,
                stroke_dasharray=f"{size * 0.14:.1f} {size * 0.11:.1f}",
            ),
        )
    )


def next_to(cells: tuple[Cell, ...], square: Cell) -> Cell | None:
    """The one of some cells that a square borders on."""
    return next((c for c in cells if abs(c[0] - square[0]) + abs(c[1] - square[1]) == 1), None)


def between(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """The middle of a way."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def strip(points: list[tuple[float, float]]) -> str:
    """A path from border to border, round at each bend."""
    x, y = between(points[0], points[1])
    steps = [f"M{x:.1f} {y:.1f}"]
    for here, after in pairwise(points[1:]):
        x, y = between(here, after)
        steps.append(f"Q{here[0]:.1f} {here[1]:.1f} {x:.1f} {y:.1f}")
    return " ".join(steps)


def borders(points: list[tuple[float, float]], half: float) -> str:
    """A line across the road wherever one square ends and the next begins."""
    lines = []
    for one, other in pairwise(points):
        x, y = between(one, other)
        level = abs(one[1] - other[1]) < 1
        lines.append(
            f"M{x:.1f} {y - half:.1f} v{2 * half:.1f}" if level else f"M{x - half:.1f} {y:.1f} h{2 * half:.1f}"
        )
    return " ".join(lines)


def shortcut(course: Course, start: int, end: int, size: float) -> str:
    """A dirt track from one square to another, with an arrow."""
    x, y = middle(course.road[start - 1], size)
    a, b = middle(course.road[end - 1], size)
    near, far = 0.2, 0.8
    x1, y1, x2, y2 = x + (a - x) * near, y + (b - y) * near, x + (a - x) * far, y + (b - y) * far
    ux, uy = (a - x) / max(1, abs(a - x) + abs(b - y)), (b - y) / max(1, abs(a - x) + abs(b - y))
    tip = size * 0.16
    arrow = (
        f"M{x2:.1f} {y2:.1f} L{x2 - tip * ux - tip * uy:.1f} {y2 - tip * uy - tip * ux:.1f} "
        f"L{x2 - tip * ux + tip * uy:.1f} {y2 - tip * uy + tip * ux:.1f} Z"
    )
    line = f"M{x1:.1f} {y1:.1f} L{x2 - tip * ux:.1f} {y2 - tip * uy:.1f}"
    return "".join(
        (
            path(line, stroke=INK, stroke_width=size * 0.2, stroke_linecap="round"),
            path(line, stroke=SAND, stroke_width=size * 0.14, stroke_linecap="round"),
            path(arrow, fill=SAND, stroke=INK, stroke_width=1.2, stroke_linejoin="round"),
        )
    )


# ---- Start and finish --------------------------------------------------------------------------------


def large_spaces(scene: Scene, course: Course, size: float) -> str:
    """The grid, and the chequered final space with its places."""
    x, y = corner(course.grid, size)
    inside = size * 0.1
    grid = rect(
        x + inside,
        y + inside,
        2 * (size - inside),
        2 * (size - inside),
        rx=size * 0.12,
        fill=ASPHALT,
        stroke=ENAMEL,
        stroke_width=2,
    )
    if not course.final:
        return grid
    return grid + finish(scene, *corner(course.final, size), size)


def corner(cells: tuple[Cell, ...], size: float) -> tuple[float, float]:
    """The north-west corner of a large space."""
    return min(x for x, _ in cells) * size, min(y for _, y in cells) * size


def finish(scene: Scene, x: float, y: float, size: float) -> str:
    """Black and white squares around the places."""
    inside, square = size * 0.1, size * 0.15
    across = 2 * (size - inside)
    count = int(across // square)
    step = across / count
    marks = "".join(
        f"M{x + inside + c * step:.1f} {y + inside + r * step:.1f} h{step:.1f} v{step:.1f} h-{step:.1f} Z"
        for r in range(count)
        for c in range(count)
        if (r + c) % 2 and (r in (0, count - 1) or c in (0, count - 1))
    )
    ground = rect(x + inside, y + inside, across, across, rx=3, fill=ENAMEL, stroke=INK, stroke_width=1.5)
    places = "".join(
        text(x + size * 0.42, y + lane(place, size) + size * 0.1, str(place + 1), size * 0.25, "heavy on-card")
        for place in range(len(scene.view["drivers"]))
    )
    return named(scene.say("thing-finish"), ground, path(marks, fill=INK), places, data_explains="finish")


def lane(place: int, size: float) -> float:
    """Where a car stands on the grid or in the final space, from north to south."""
    return size * (0.42 + 0.29 * place)


# ---- What stands at the road -------------------------------------------------------------------------


def squares(scene: Scene, course: Course, size: float) -> list[str]:
    """Signs at the road, shortcuts, and the stages."""
    view = scene.view
    if not course.complete:
        return []
    found = [
        named(
            scene.say("drawing-shortcut", start=start, end=end),
            shortcut(course, start, end, size),
            id=f"shortcut-{start}",
            data_explains="shortcut",
        )
        for start, end in view["shortcuts"]
    ]
    for space in range(1, view["finish"]):
        square = view["squares"][space]
        if square in SIGNED:
            found.append(sign(scene, square, space, course, size))
    return found + [stage(scene, each, course, size) for each in view["stages"]]


def sign_place(space: int, course: Course, size: float) -> tuple[float, float]:
    """Where a sign stands: at the north-west of its square."""
    x, y = course.road[space - 1]
    return x * size + size * 0.04, y * size + size * 0.03


def sign(scene: Scene, square: str, space: int, course: Course, size: float) -> str:
    """A flag, a pump, a shop or a wrench."""
    x, y = sign_place(space, course, size)
    label = scene.say(f"where-{square}", space=space)
    side = size * 0.5
    return named(label, use(f"art-{square}", 0, 0, side, side), x=x, y=y, id=f"square-{space}", data_explains=square)


def stage(scene: Scene, it: dict[str, object], course: Course, size: float) -> str:
    """A diner with its number: lit while it waits, marked when the own card is for it, dark when it is done."""
    number, fate = it["number"], it["fate"]
    x, y = sign_place(int(str(it["at"])), course, size)
    label = scene.say(f"drawing-stage-{fate}", stage=number)
    w, h = size * 0.52, size * 0.4
    if fate != "unreached":
        gone = rect(
            0, 0, w * 0.62, h * 0.62, rx=size * 0.06, fill=ASPHALT, stroke=ENAMEL, stroke_width=0.8, opacity=0.55
        )
        words = text(w * 0.31, h * 0.45, str(number), size * 0.17, "heavy on-sign")
        return named(label, gone, group(words, opacity=0.7), x=x, y=y, id=f"stage-tile-{number}", data_explains="diner")
    own = number in scene.own_stages
    ring = rect(-3, -3, w + 6, h + 6, rx=size * 0.13, fill=AMBER, stroke=INK, stroke_width=1.2) if own else ""
    plate = rect(0, 0, w, h, rx=size * 0.09, fill=RED, stroke=INK, stroke_width=1.2)
    line = rect(2, 2, w - 4, h - 4, rx=size * 0.07, fill="none", stroke=ENAMEL, stroke_width=1.3)
    words = text(w / 2, h * 0.74, str(number), size * 0.28, "heavy on-sign")
    if own:
        label = scene.say("drawing-stage-own", stage=number)
    return named(label, ring, plate, line, words, x=x, y=y, id=f"stage-tile-{number}", data_explains="diner")


def reach(scene: Scene, course: Course, size: float) -> list[str]:
    """A dot on every square that cards of a colour lead to, for the driver to act."""
    if not scene.acting or "reach" not in scene.view:
        return []
    found: dict[int, list[str]] = {}
    for colour, spaces in scene.view["reach"].items():
        for space in spaces:
            found.setdefault(space, []).append(colour)
    return [
        dots(scene, space, colours, course, size) for space, colours in found.items() if space < scene.view["finish"]
    ]


def dots(scene: Scene, space: int, colours: list[str], course: Course, size: float) -> str:
    """The colours that lead to a square, side by side on its road."""
    x, y = course.road[space - 1]
    label = scene.say("drawing-reach", space=space, colours=tuple(scene.say(f"colour-{colour}") for colour in colours))
    r = size * 0.115
    marks = "".join(
        circle(
            (x + 0.5 + 0.25 * (k - (len(colours) - 1) / 2)) * size,
            (y + 0.5) * size,
            r,
            fill=REACHED[colour],
            stroke=ENAMEL,
            stroke_width=1.4,
        )
        for k, colour in enumerate(colours)
    )
    return named(label, marks, id=f"reach-{space}")


# ---- Cars --------------------------------------------------------------------------------------------


def cars(scene: Scene, course: Course, size: float) -> list[str]:
    """Every car; on one space the first is the most to the right, and in front."""
    view = scene.view
    found = []
    for place, seat in reversed(list(enumerate(view["order"]))):
        at = view["drivers"][seat]["at"]
        together = [each for each in view["order"] if view["drivers"][each]["at"] == at]
        found.append(one_car(scene, seat, place, at, together.index(seat), len(together), course, size))
    return found


def one_car(scene: Scene, seat: int, place: int, at: int, rank: int, count: int, course: Course, size: float) -> str:
    """A car where it stands."""
    finished = course.complete and at == scene.view["finish"]
    if at == 0 or finished:
        cells = course.final if finished else course.grid
        left, top = corner(cells, size)
        wide = size * 0.56
        x, y = left + size * (0.8 if finished else 0.72), top + lane(rank, size) - size * 0.14
    else:
        wide = size * (0.84 if count == 1 else 0.7)
        column, row = course.road[at - 1]
        step = min(0.3, 0.4 / max(1, count - 1))
        x = column * size + size * 0.97 - wide - rank * step * size
        y = row * size + size * 0.9 - wide * CAR_HEIGHT / CAR_WIDTH - (rank % 2) * size * 0.12
    label = scene.say("drawing-car", name=scene.name(seat), place=place + 1, space=at)
    halo = ""
    if scene.view["turn"] == seat:
        tall = wide * CAR_HEIGHT / CAR_WIDTH
        halo = rect(-3, -3, wide + 6, tall + 6, rx=6, fill=FOCUS, fill_opacity=0.35, stroke=FOCUS, stroke_width=2)
    return named(label, halo, car(seat, 0, 0, wide), x=x, y=y, id=f"car-{seat}", class_="moves")


def small_tile(name: str, size: float) -> str:
    """A tile of country lying alone, for who builds a course."""
    cells = laid_out("eight", ((name, False),), False, False).tiles[1].cells
    if max(x for x, _ in cells) - min(x for x, _ in cells) < 2:
        cells = tuple((y, x) for x, y in cells)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    way = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in (middle(cell, size) for cell in cells))
    strip = path(way, fill="none", stroke=ASPHALT, stroke_width=size * 0.5, stroke_linejoin="round")
    return group(ground(name, cells, size), strip, x=-left * size, y=-top * size)
