"""What stands at the road: signs, shortcuts, stages, and dots where cards lead."""

from functools import lru_cache

from paddock.drawing.palette import AMBER, ASPHALT, BLUE, ENAMEL, GREEN, INK, RED, SAND
from paddock.drawing.svg import circle, group, named, path, rect, symbol, text, use
from paddock.games.road_rally.drawing.measure import CELL, LETTER, middle
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.geometry import Cell, Course, Laid
from paddock.games.road_rally.table.scene import Scene

PLATE = (CELL * 0.52, CELL * 0.4)  # width and height of a stage's sign
RIM = 0.6  # half of the line around it
REACHED = {"green": GREEN, "yellow": AMBER, "red": RED, "store": BLUE}
LEADING = {colour: [f"card:{id}" for id in box.IDS if id[0] == colour[0]] for colour in box.COLOURS} | {
    "store": ["store"]
}

# ---- Printed on a tile -------------------------------------------------------------------------------


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


def sign_place(cell: Cell) -> tuple[float, float]:
    """Where a sign stands: at the north-west of its square."""
    x, y = cell
    return x * CELL + CELL * 0.04, y * CELL + CELL * 0.03


def stage_plate() -> str:
    """The sign of a diner, for its number."""
    w, h = PLATE
    plate = rect(0, 0, w, h, rx=CELL * 0.09, fill=RED, stroke=INK, stroke_width=1.2)
    return plate + rect(2, 2, w - 4, h - 4, rx=CELL * 0.07, fill="none", stroke=ENAMEL, stroke_width=1.3)


def numbered(stage: int) -> str:
    """The same with its number, as a symbol with room for its line."""
    w, h = PLATE
    words = text(w / 2, h * 0.74, str(stage), LETTER, "heavy on-sign")
    return symbol(f"art-stage-{stage}", w + 2 * RIM, h + 2 * RIM, group(stage_plate(), words, x=RIM, y=RIM))


def plate_of(stage: int) -> str:
    """The symbol with the corner of its plate at 0."""
    w, h = PLATE
    return use(f"art-stage-{stage}", -RIM, -RIM, w + 2 * RIM, h + 2 * RIM)


# ---- Of a race ---------------------------------------------------------------------------------------


def squares(scene: Scene, course: Course, grown: float) -> list[str]:
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
        if square in box.SIGNED:
            found.append(sign(scene.say(f"where-{square}", space=space), square, space, road[space - 1]))
    for it in view["stages"]:
        number, fate = it["number"], it["fate"]
        look = "own" if fate == "unreached" and number in scene.own_stages else fate
        found.append(stage(scene.say(f"drawing-stage-{look}", stage=number), number, look, road[it["at"] - 1], grown))
    return found


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
def stage(label: str, number: int, look: str, cell: Cell, grown: float) -> str:
    """A diner with its number: lit while it waits, marked when the own card is for it, dark when it is done."""
    w, h = PLATE
    if look in ("unreached", "own"):
        ring = rect(-3, -3, w + 6, h + 6, rx=CELL * 0.13, fill=AMBER, stroke=INK, stroke_width=1.2)
        drawn = (ring if look == "own" else "") + plate_of(number)
    else:
        gone = rect(0, 0, w * 0.8, h * 0.8, rx=CELL * 0.06, fill=ASPHALT, stroke=ENAMEL, stroke_width=0.8, opacity=0.55)
        drawn = gone + group(text(w * 0.4, h * 0.6, str(number), LETTER, "heavy on-sign"), opacity=0.7)
    x, y = sign_place(cell)
    return named(label, group(drawn, scale=grown), x=x, y=y, id=f"stage-tile-{number}", data_explains="diner")


# ---- Where cards lead --------------------------------------------------------------------------------


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
