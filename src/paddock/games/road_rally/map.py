"""The course from above: country, the road, what stands at it, and the cars."""

from functools import cache, lru_cache
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
from paddock.games.road_rally.components import COLOURS, IDS
from paddock.games.road_rally.geometry import Cell, Course, Laid, course_of, laid_out, quarter
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
CELL = 48  # a square, before the map is scaled to its room
TALL = CAR_HEIGHT / CAR_WIDTH
ON_GRID = CELL * 0.76  # the width of a car
PLATE = (CELL * 0.52, CELL * 0.4)  # width and height of a stage's sign
SIGNED = ("checkpoint", "gas", "store", "mechanic")
REACHED = {"green": GREEN, "yellow": AMBER, "red": RED, "store": BLUE}
LEADING = {colour: [f"card:{id}" for id in IDS if id[0] == colour[0]] for colour in COLOURS} | {"store": ["store"]}


def the_map(scene: Scene, x: float, y: float, w: float, h: float, upright: bool) -> str:
    """The course as large as it fits, in the middle of a room."""
    course = course_of(scene.view, upright)
    size = cell_size(course, w, h)
    return group(
        country(course),
        large_spaces(scene, course),
        "" if course.complete else open_end(course.tiles[-1]),
        *reach(scene, course),
        *squares(scene, course),
        halo(scene, course),
        *cars(scene, course),
        x=x + (w - size * course.columns) / 2 - size * course.left,
        y=y + (h - size * course.rows) / 2 - size * course.top,
        scale=size / CELL,
        id="course",
    )


def cell_size(course: Course, w: float, h: float) -> float:
    """How large a square can be in a room."""
    return round(min(w / course.columns, h / course.rows, 66), 1)


# ---- Country and road --------------------------------------------------------------------------------


@lru_cache(64)
def country(course: Course) -> str:
    """Everything that never changes in a race; of a course that is being built, what is printed on its tiles, too."""
    tiles = [group(ground(t), road(t), id=f"tile-{t.name}", class_="lands") for t in course.tiles]
    if not course.complete:
        tiles += [group(print_on(t), id=f"print-{t.name}", class_="lands") for t in course.tiles]
    return "".join(tiles)


def ground(tile: Laid) -> str:
    """A tile of country, with what grows at the corners between its squares."""
    colour, plant = GROUNDS[tile.name]
    left, top = corner(tile.cells)
    wide, high = (max(each) - min(each) + 1 for each in zip(*tile.cells, strict=True))
    field = rect(left + 1, top + 1, wide * CELL - 2, high * CELL - 2, rx=CELL * 0.14, fill=colour, stroke=EDGE)
    plants = "".join(
        use(
            f"art-{plant}",
            left + column * CELL - CELL * 0.19,
            top + row * CELL - CELL * 0.21,
            CELL * 0.38,
            CELL * 0.38,
        )
        for row in range(1, high)
        for column in range(1, wide)
    )
    return field + plants


def middle(cell: Cell) -> tuple[float, float]:
    """The middle of a square."""
    return (cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL


def road(tile: Laid) -> str:
    """A winding strip from edge to edge, with a line across where a square begins."""
    points = [middle(cell) for cell in (tile.before, *tile.road, tile.after)]
    way = strip(points)
    wide = CELL * 0.5
    return "".join(
        (
            path(way, fill="none", stroke=ENAMEL, stroke_width=wide + CELL * 0.09, stroke_linejoin="round"),
            path(way, fill="none", stroke=ASPHALT, stroke_width=wide, stroke_linejoin="round"),
            path(borders(points, wide / 2), stroke=ENAMEL, stroke_width=1.3, stroke_opacity=0.65),
            path(
                way,
                fill="none",
                stroke=AMBER,
                stroke_width=CELL * 0.035,
                stroke_dasharray=f"{CELL * 0.14:.1f} {CELL * 0.11:.1f}",
            ),
        )
    )


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


def open_end(tile: Laid) -> str:
    """An arrow where the next tile will begin."""
    (x, y), (a, b) = middle(tile.road[-1]), middle(tile.after)
    ux, uy = (a - x) / CELL, (b - y) / CELL
    x, y = between((x, y), (a, b))
    tip = CELL * 0.34
    arrow = f"M{x + tip * ux:.1f} {y + tip * uy:.1f} L{x + tip * uy:.1f} {y + tip * ux:.1f} "
    arrow += f"L{x - tip * uy:.1f} {y - tip * ux:.1f} Z"
    return path(arrow, fill=FOCUS, stroke=INK, stroke_width=1.5, stroke_linejoin="round", id="open-end")


def print_on(tile: Laid) -> str:
    """What stands at the squares of a tile, before stages have their numbers."""
    side = CELL * 0.5
    signs = ""
    for cell, square in zip(tile.road, tile.squares, strict=True):
        x, y = sign_place(cell)
        if square == "diner":
            signs += group(stage_plate(), x=x, y=y)
        elif square != "plain":
            signs += use(f"art-{square}", x, y, side, side)
    if tile.shortcut:
        signs += shortcut(*(tile.road[k] for k in tile.shortcut))
    return signs


def shortcut(start: Cell, end: Cell) -> str:
    """A dirt track from one square to another, with an arrow."""
    x, y = middle(start)
    a, b = middle(end)
    near, far = 0.2, 0.8
    x1, y1, x2, y2 = x + (a - x) * near, y + (b - y) * near, x + (a - x) * far, y + (b - y) * far
    ux, uy = (a - x) / max(1, abs(a - x) + abs(b - y)), (b - y) / max(1, abs(a - x) + abs(b - y))
    tip = CELL * 0.16
    arrow = (
        f"M{x2:.1f} {y2:.1f} L{x2 - tip * ux - tip * uy:.1f} {y2 - tip * uy - tip * ux:.1f} "
        f"L{x2 - tip * ux + tip * uy:.1f} {y2 - tip * uy + tip * ux:.1f} Z"
    )
    line = f"M{x1:.1f} {y1:.1f} L{x2 - tip * ux:.1f} {y2 - tip * uy:.1f}"
    return "".join(
        (
            path(line, stroke=INK, stroke_width=CELL * 0.2, stroke_linecap="round"),
            path(line, stroke=SAND, stroke_width=CELL * 0.14, stroke_linecap="round"),
            path(arrow, fill=SAND, stroke=INK, stroke_width=1.2, stroke_linejoin="round"),
        )
    )


# ---- Start and finish --------------------------------------------------------------------------------


def large_spaces(scene: Scene, course: Course) -> str:
    """The grid, and the chequered final space with its places."""
    count = len(scene.players)
    start = grid(scene.say("drawing-start"), count, *corner(course.grid))
    return start + finish(scene.say("thing-finish"), count, *corner(course.final)) if course.final else start


def corner(cells: tuple[Cell, ...]) -> tuple[float, float]:
    """The north-west corner of a tile or a large space."""
    return min(x for x, _ in cells) * CELL, min(y for _, y in cells) * CELL


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


# ---- What stands at the road -------------------------------------------------------------------------


def squares(scene: Scene, course: Course) -> list[str]:
    """Signs at the road, shortcuts, and the stages."""
    view, road = scene.view, course.road
    if not course.complete:
        return []
    found = [
        track(scene.say("drawing-shortcut", start=start, end=end), start, road[start - 1], road[end - 1])
        for start, end in view["shortcuts"]
    ]
    for space in range(1, view["finish"]):
        square = view["squares"][space]
        if square in SIGNED:
            found.append(sign(scene.say(f"where-{square}", space=space), square, space, road[space - 1]))
    for it in view["stages"]:
        number, fate = it["number"], it["fate"]
        look = "own" if fate == "unreached" and number in scene.own_stages else fate
        found.append(stage(scene.say(f"drawing-stage-{look}", stage=number), number, look, road[it["at"] - 1]))
    return found


def sign_place(cell: Cell) -> tuple[float, float]:
    """Where a sign stands: at the north-west of its square."""
    x, y = cell
    return x * CELL + CELL * 0.04, y * CELL + CELL * 0.03


@lru_cache(1024)
def track(label: str, space: int, start: Cell, end: Cell) -> str:
    """A shortcut with its name."""
    return named(label, shortcut(start, end), id=f"shortcut-{space}", data_explains="shortcut")


@lru_cache(4096)
def sign(label: str, square: str, space: int, cell: Cell) -> str:
    """A flag, a pump, a shop or a wrench."""
    x, y = sign_place(cell)
    side = CELL * 0.5
    return named(label, use(f"art-{square}", 0, 0, side, side), x=x, y=y, id=f"square-{space}", data_explains=square)


@lru_cache(4096)
def stage(label: str, number: int, look: str, cell: Cell) -> str:
    """A diner with its number: lit while it waits, marked when the own card is for it, dark when it is done."""
    w, h = PLATE
    if look in ("unreached", "own"):
        ring = rect(-3, -3, w + 6, h + 6, rx=CELL * 0.13, fill=AMBER, stroke=INK, stroke_width=1.2)
        words = text(w / 2, h * 0.74, str(number), CELL * 0.28, "heavy on-sign")
        drawn = (ring if look == "own" else "") + stage_plate() + words
    else:
        gone = rect(
            0, 0, w * 0.62, h * 0.62, rx=CELL * 0.06, fill=ASPHALT, stroke=ENAMEL, stroke_width=0.8, opacity=0.55
        )
        drawn = gone + group(text(w * 0.31, h * 0.45, str(number), CELL * 0.17, "heavy on-sign"), opacity=0.7)
    x, y = sign_place(cell)
    return named(label, drawn, x=x, y=y, id=f"stage-tile-{number}", data_explains="diner")


def stage_plate() -> str:
    """The sign of a diner, for its number."""
    w, h = PLATE
    plate = rect(0, 0, w, h, rx=CELL * 0.09, fill=RED, stroke=INK, stroke_width=1.2)
    return plate + rect(2, 2, w - 4, h - 4, rx=CELL * 0.07, fill="none", stroke=ENAMEL, stroke_width=1.3)


def reach(scene: Scene, course: Course) -> list[str]:
    """A dot on every square that cards of a colour lead to, for the driver to act."""
    if not scene.acting or "reach" not in scene.view:
        return []
    found: dict[int, list[str]] = {}
    for colour, spaces in scene.view["reach"].items():
        for space in spaces:
            found.setdefault(space, []).append(colour)
    return [dots(scene, space, colours, course) for space, colours in found.items() if space < scene.view["finish"]]


def dots(scene: Scene, space: int, colours: list[str], course: Course) -> str:
    """The colours that lead to a square, side by side on its road; each stands out when one of its cards is asked."""
    x, y = middle(course.road[space - 1])
    label = scene.say("drawing-reach", space=space, colours=tuple(scene.say(f"colour-{colour}") for colour in colours))
    marks = "".join(
        circle(
            x + CELL * 0.25 * (k - (len(colours) - 1) / 2),
            y,
            CELL * 0.115,
            fill=REACHED[colour],
            stroke=ENAMEL,
            stroke_width=1.4,
            data_for=" ".join(LEADING[colour]),
        )
        for k, colour in enumerate(colours)
    )
    return named(label, marks, id=f"reach-{space}")


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


# ---- A tile alone ------------------------------------------------------------------------------------


@cache
def small_tile(set_name: str, name: str, size: float) -> tuple[str, float]:
    """A tile lying alone, for who builds a course, with its longer side level; and how wide it is."""
    tile = laid_out(set_name, ((name, False),), False, None).tiles[1]
    if len({x for x, _ in tile.cells}) < len({y for _, y in tile.cells}):
        tile = quarter(tile)
    scale = size / CELL
    left, top = corner(tile.cells)
    drawn = group(ground(tile), road(tile), print_on(tile), x=-left * scale, y=-top * scale, scale=scale)
    return drawn, size * len({x for x, _ in tile.cells})
