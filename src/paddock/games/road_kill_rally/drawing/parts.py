"""One thing of the reference alone, drawn as it lies on the table."""

from collections.abc import Callable
from functools import cache
from math import atan2

from paddock.core.game import Thing
from paddock.core.words import Words
from paddock.drawing import cards
from paddock.drawing.cars import CARS
from paddock.drawing.palette import AMBER, ASPHALT, ENAMEL, GRASS, INK, PANEL, SLATE
from paddock.drawing.plates import button_alone
from paddock.drawing.signs import star
from paddock.drawing.svg import circle, group, path, pictured, rect, text, use
from paddock.games.road_kill_rally.drawing.art import FIGURE, SLOT_COLOUR, SPACE_COLOUR, TOP_HEIGHT, TOP_WIDTH
from paddock.games.road_kill_rally.drawing.dashboards import column, slot_mark
from paddock.games.road_kill_rally.drawing.roadside import (
    chequers,
    hazard_art,
    middle_line,
    painted,
    surface,
    things_on,
)
from paddock.games.road_kill_rally.drawing.strip import UPWARDS, Camera, Strip
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.table.views import Space, space_printed

FACE = {"card": "", "garage": "gear-", "skill": "skill-"}  # before the id of a card's face
SPACE = 96  # pixels, of a single space
COLUMN, TABLE = 44, 108  # width and height of a speed with its dice
HALF = box.BOXES // 2
MARGIN = 24  # of grass around a tile
TILE = 180  # pixels across, at least


def part(thing: Thing, speak: Words) -> str:
    """One thing of the reference alone; what is no thing is a button."""
    kind, _, id = thing.part.partition(":")
    title, theme = speak(thing.name), thing.name.args["theme"]
    if kind in FACE:
        return pictured(title, cards.WIDTH, cards.HEIGHT, card(kind, id, title))
    if kind == "tile":
        return tile(title, box.TILE_IDS.index(id), theme)
    if kind == "figure":
        return pictured(title, SPACE, SPACE, space(f"art-{theme}-{id}"))
    if kind == "hazard":
        return pictured(title, SPACE, SPACE, space(hazard_art(id, theme)))
    if kind in PIECES:
        wide, tall, draw = PIECES[kind]
        return pictured(title, wide, tall, draw())
    return button_alone(title)


# ---- Cards -------------------------------------------------------------------------------------


def card(kind: str, id: str, title: str) -> str:
    """A Rally card with its ammo, an accessory or a skill."""
    ammo = group(ammo_tag(id), scale=1.6) if kind == "card" else ""
    return cards.titled(FACE[kind] + id, title, 0, 0, cards.WIDTH, 18) + ammo


@cache
def ammo_tag(card: str) -> str:
    """The points of ammo that a card is worth, in its corner."""
    bullet = path("M3 17 v-8 q0 -5 3.5 -7 q3.5 2 3.5 7 v8 Z", fill=AMBER, stroke=ENAMEL, stroke_width=1)
    number = text(19, 15, str(box.CARD_AMMO[box.CARD_IDS.index(card)]), 13, "heavy on-sign")
    return group(rect(-1, -1, 28, 21, rx=6, fill=SLATE, stroke=ENAMEL, stroke_width=1), bullet, number, x=4, y=4)


# ---- The road ----------------------------------------------------------------------------------


def space(art: str) -> str:
    """A space of the road with what lies on it, twice as large as on the board."""
    ground = rect(1, 1, SPACE - 2, SPACE - 2, rx=10, fill=ASPHALT, stroke=ENAMEL, stroke_width=2)
    return ground + use(art, 14, 14, SPACE - 28, SPACE - 28)


def tile(title: str, number: int, theme: str) -> str:
    """A tile with all that is printed on it, from its entry below to its exit; a turn goes to the right."""
    bends = (0.0, *box.BOX["tiles"][number]["bends"])  # behind a straight row, which is not drawn
    end = 1 + box.TILE_ROWS[number]
    laid = upwards(bends, end)
    seen, wide, tall = over(laid, end)
    spaces = [(row, lane) for row in range(1, end) for lane in range(box.LANES)]
    facts = {at: space_alone(box.LANES * (box.FIRST_ROW[number] + at[0] - 1) + at[1]) for at in spaces}
    road = group(
        *surface(laid, 1, end),
        *("".join(painted(laid, row, lane, facts[row, lane]["colour"])) for row, lane in spaces),
        middle_line(laid, 1, end),
        chequers(laid, end) if number == box.FINISH else "",
        *(group(things_on(facts[at], theme), x=x, y=y) for at in spaces for x, y in [laid.middle(*at)]),
        x=seen.x,
        y=seen.y,
    )
    return pictured(title, wide, tall, rect(0, 0, wide, tall, rx=14, fill=GRASS), road)


def upwards(bends: tuple[float, ...], end: int) -> Strip:
    """A strip whose second row and those up to `end` lead upwards."""
    laid = Strip(bends)
    (x, y), (to_x, to_y) = laid.sections[1].at, laid.sections[end].at
    return Strip(bends, UPWARDS - atan2(to_y - y, to_x - x))


def over(laid: Strip, end: int) -> tuple[Camera, float, float]:
    """A camera over the second row and those up to `end`, and the width and height that it sees."""
    edges = [section.edge(side) for section in laid.sections[1 : end + 1] for side in (-1, 1)]
    (left, top), (right, bottom) = (tuple(extreme(axis) for axis in zip(*edges, strict=True)) for extreme in (min, max))
    wide, tall = max(right - left + 2 * MARGIN, TILE), bottom - top + 2 * MARGIN
    return Camera((wide - left - right) / 2, MARGIN - top, 1), wide, tall


def space_alone(cell: int) -> Space:
    """A space of a tile with the figure that is to stand on it."""
    found = space_printed(cell)
    if box.CELL_TARGET[cell] != box.NOTHING:
        found["figure"] = box.TARGET_IDS[box.CELL_TARGET[cell]]
    return found


def spaces_by_colour() -> str:
    """A space of each colour, with its kerb."""
    return "".join(
        rect(0, 26 * place, SPACE, 24, rx=3, fill=ASPHALT)
        + rect(0, 26 * place, SPACE, 24, rx=3, fill=SPACE_COLOUR[colour], fill_opacity=0.2)
        + rect(0, 26 * place, 9, 24, rx=3, fill=SPACE_COLOUR[colour])
        for place, colour in enumerate(box.COLOURS)
    )


# ---- Pieces ------------------------------------------------------------------------------------


def cars() -> str:
    """All six from above, two in a row."""
    ground = rect(0, 0, 152, 140, rx=12, fill=ASPHALT)
    return ground + "".join(
        use(f"art-top-{car.letter}", 8 + 72 * (place % 2), 8 + 44 * (place // 2), TOP_WIDTH, TOP_HEIGHT)
        for place, car in enumerate(CARS)
    )


def speeds() -> str:
    """The speeds of a dashboard with the crash table below, the slower half above the faster."""
    return "".join(
        group(column(speed_box + 1, False, COLUMN), x=COLUMN * (speed_box % HALF), y=(TABLE + 8) * (speed_box // HALF))
        for speed_box in range(box.BOXES)
    )


def speed(marked: bool) -> Callable[[], str]:
    """One speed with its dice."""
    return lambda: group(column(HALF, marked, COLUMN), x=COLUMN / 2)


def faces() -> str:
    """One of each face of the die."""
    return "".join(use(f"art-hazard-die-{hits}", FIGURE * hits, 0, FIGURE, FIGURE) for hits in sorted(set(box.FACES)))


def places() -> str:
    """A token for each place."""
    return "".join(
        circle(30 + 58 * place, 30, 25, fill=AMBER, stroke=INK, stroke_width=2)
        + text(30 + 58 * place, 39, str(place + 1), 26, "heavy on-card")
        for place in range(len(box.PLACE_POINTS))
    )


def slots() -> str:
    """A slot of each colour, the last of them damaged."""
    return "".join(
        rect(1, 1 + 26 * place, 118, 22, rx=6, fill=PANEL, stroke=SLOT_COLOUR[colour], stroke_width=1.5)
        + group(slot_mark(colour == box.SLOT_IDS[-1], SLOT_COLOUR[colour]), y=1 + 26 * place)
        for place, colour in enumerate(box.SLOT_IDS)
    )


def token(name: str) -> Callable[[], str]:
    """A round token of the art."""
    return lambda: use(f"art-hazard-{name}", 0, 0, FIGURE, FIGURE)


PIECES: dict[str, tuple[float, float, Callable[[], str]]] = {  # width, height, drawing
    "pit": (SPACE, SPACE, lambda: space("art-hazard-pit")),
    "smoke": (SPACE, SPACE, lambda: space("art-hazard-smoke")),
    "car": (152, 140, cars),
    "dashboard": (COLUMN * HALF, 2 * TABLE + 8, speeds),
    "speed-counter": (2 * COLUMN, TABLE, speed(True)),
    "die": (FIGURE * len(set(box.FACES)), FIGURE, faces),
    "shoot-token": (FIGURE, FIGURE, token("token")),
    "place-token": (58 * len(box.PLACE_POINTS) + 2, FIGURE, places),
    "wipe-out-token": (FIGURE, FIGURE, token("wiped")),
    "speed": (2 * COLUMN, TABLE, speed(False)),
    "space": (SPACE, 26 * len(box.COLOURS) - 2, spaces_by_colour),
    "slot": (120, 26 * len(box.SLOT_IDS), slots),
    "own-skill": (FIGURE, FIGURE, lambda: star(30, 30, 26, AMBER)),
}
