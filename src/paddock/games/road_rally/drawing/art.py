"""The symbols of Road Rally USA: movement cards, what stands at the road, what grows beside it."""

from functools import cache

from paddock.drawing import cards, cars
from paddock.drawing.palette import (
    AMBER,
    BLUE,
    ENAMEL,
    GLASS,
    GREEN,
    INK,
    LEAF,
    PLUM,
    RED,
    ROCK,
    ROOF,
    SAND,
    STONE,
    TOWN,
)
from paddock.drawing.signs import pump, spanner
from paddock.drawing.svg import circle, group, library, path, rect, symbol, text
from paddock.games.road_rally.drawing.land import tile_symbols
from paddock.games.road_rally.drawing.roadside import numbered
from paddock.games.road_rally.rules import box

COLOUR = {"g": GREEN, "y": AMBER, "r": RED}
DRAWS = {colour["id"][0]: colour["draw"] for colour in box.BOX["colours"]}
SIDE = 60


@cache
def art() -> str:
    """Everything that boards and hands use."""
    faces = {name: face(name, box.VALUE[kind]) for kind, name in enumerate(box.IDS)}
    things = {**signs(), **plants()}
    return library(
        *cars.symbols(),
        *cards.symbols(faces),
        *(symbol(f"art-{name}", SIDE, SIDE, drawing) for name, drawing in things.items()),
        *(numbered(stage + 1) for stage in range(box.STAGES)),
        *tile_symbols(),
    )


# ---- Movement cards ----------------------------------------------------------------------------------


def face(name: str, value: int) -> str:
    """A plate of its colour with the number, and below it the cards that are drawn afterwards."""
    letters = "on-card" if name[0] == "y" else "on-sign"
    line = INK if name[0] == "y" else ENAMEL
    count = DRAWS[name[0]]
    return "".join(
        (
            rect(1, 1, 148, 212, rx=14, fill=ENAMEL, stroke=INK, stroke_width=1.5, stroke_opacity=0.55),
            rect(7, 7, 136, 200, rx=10, fill=COLOUR[name[0]], stroke=INK, stroke_width=1.5),
            rect(14, 14, 122, 186, rx=6, fill="none", stroke=line, stroke_width=3),
            text(75, 128, str(value), 112, f"heavy {letters}"),
            *(small_card(75 + 30 * (k - (count - 1) / 2), line) for k in range(count)),
            *((path("M58 168 H92", stroke=line, stroke_width=5, stroke_linecap="round"),) if count == 0 else ()),
        )
    )


def small_card(x: float, line: str) -> str:
    """A card to be drawn, centred on a point."""
    edge = rect(x - 10, 152, 20, 29, rx=3, fill="none", stroke=line, stroke_width=3)
    return edge + path(f"M{x} 160 v13 M{x - 6} 166.5 h12", stroke=line, stroke_width=2.5, stroke_linecap="round")


# ---- Signs at the road -------------------------------------------------------------------------------


def plate(colour: str, *glyph: str) -> str:
    """A square road sign."""
    return "".join(
        (
            rect(2, 2, 56, 56, rx=11, fill=colour, stroke=INK, stroke_width=2),
            rect(6, 6, 48, 48, rx=8, fill="none", stroke=ENAMEL, stroke_width=2.5),
            *glyph,
        )
    )


def signs() -> dict[str, str]:
    """What stands at special spaces."""
    return {
        "checkpoint": flag(),
        "gas": plate(GREEN, group(pump(ENAMEL, GREEN), x=14, y=9, scale=0.66)),
        "store": plate(BLUE, shop()),
        "mechanic": plate(PLUM, group(spanner(ENAMEL), x=35, y=9, scale=0.52, turn=28)),
        "diner": diner(),
        "stage": stage_card(),
        "shortcut": plate(
            ROOF,
            path("M15 45 Q17 22 38 22", fill="none", stroke=ENAMEL, stroke_width=7, stroke_linecap="round"),
            path("M34 11 L50 22 L34 33 Z", fill=ENAMEL),
        ),
        "finish": chequered(),
    }


def flag() -> str:
    """Red and blue on a pole."""
    return "".join(
        (
            path("M15 57 V4", stroke=INK, stroke_width=5, stroke_linecap="round"),
            path("M17 5 H54 L45 18 L54 31 H17 Z", fill=ENAMEL, stroke=INK, stroke_width=2, stroke_linejoin="round"),
            path("M18 6 H34 V30 H18 Z", fill=RED),
            path("M34 6 H52 L44 18 L52 30 H34 Z", fill=BLUE),
        )
    )


def shop() -> str:
    """An awning over a door and a window."""
    awning = "".join(path(f"M{12 + 9 * k} 15 h9 v10 q-4.5 6 -9 0 Z", fill=RED if k % 2 else ENAMEL) for k in range(4))
    return rect(14, 24, 32, 22, fill=ENAMEL) + awning + rect(18, 32, 9, 14, fill=INK) + rect(30, 32, 12, 8, fill=GLASS)


def diner() -> str:
    """A chrome diner with its sign."""
    body = path("M6 52 V36 Q6 28 16 28 H44 Q54 28 54 36 V52 Z", fill=STONE, stroke=INK, stroke_width=2)
    stripe = rect(6, 44, 48, 4, fill=RED)
    windows = "".join(rect(x, 33, 8, 8, rx=1.5, fill=AMBER, stroke=INK, stroke_width=1) for x in (12, 22, 32, 42))
    sign = rect(14, 6, 32, 18, rx=5, fill=RED, stroke=INK, stroke_width=2) + path(
        "M30 24 v5", stroke=INK, stroke_width=3
    )
    return body + stripe + windows + sign + text(30, 20, "7", 14, "heavy on-sign")


def stage_card() -> str:
    """A card with the sign of a diner."""
    return rect(12, 3, 36, 54, rx=5, fill=ENAMEL, stroke=INK, stroke_width=2) + group(diner(), x=14, y=14, scale=0.54)


def chequered() -> str:
    """The flag of the finish."""
    marks = "".join(f"M{14 + 9 * c} {7 + 8 * r} h9 v8 h-9 Z" for r in range(3) for c in range(4) if (r + c) % 2 == 0)
    cloth = rect(14, 7, 36, 24, fill=ENAMEL, stroke=INK, stroke_width=2) + path(marks, fill=INK)
    return path("M12 57 V5", stroke=INK, stroke_width=5, stroke_linecap="round") + cloth


# ---- What grows beside the road ----------------------------------------------------------------------


def plants() -> dict[str, str]:
    """Small things seen from the side, each in a square."""
    return {
        "tree": path("M30 56 V34", stroke=INK, stroke_width=5)
        + circle(30, 24, 19, fill=LEAF)
        + circle(41, 33, 11, fill=LEAF),
        "pine": path("M30 58 V46", stroke=INK, stroke_width=5)
        + path("M30 3 L48 32 H38 L52 50 H8 L22 32 H12 Z", fill=LEAF),
        "barn": path("M12 56 V30 L30 12 L48 30 V56 Z", fill=ROOF, stroke=INK, stroke_width=2)
        + path("M23 56 V40 H37 V56 M23 40 L37 56 M37 40 L23 56", fill="none", stroke=ENAMEL, stroke_width=2.5),
        "corn": "".join(
            path(f"M{x} 56 Q{x - 3} 34 {x + 2} 16", fill="none", stroke=LEAF, stroke_width=4) for x in (14, 30, 46)
        )
        + "".join(circle(x, 20, 5, fill=AMBER) for x in (16, 32, 48)),
        "cactus": path(
            "M30 57 V12 M30 40 H18 V26 M30 32 H43 V20", fill="none", stroke=LEAF, stroke_width=9, stroke_linecap="round"
        ),
        "mesa": path("M6 56 L16 26 H44 L54 56 Z", fill=ROOF) + path("M12 38 H48", stroke=SAND, stroke_width=4),
        "palm": path("M30 58 Q34 36 28 20", fill="none", stroke=INK, stroke_width=5)
        + path(
            "M28 20 Q16 8 6 18 M28 20 Q14 18 10 32 M28 20 Q36 6 50 14 M28 20 Q44 18 50 32 M28 20 Q26 8 34 2",
            fill="none",
            stroke=LEAF,
            stroke_width=6,
            stroke_linecap="round",
        ),
        "house": path("M10 56 V32 H50 V56 Z", fill=TOWN, stroke=INK, stroke_width=1.5)
        + path("M6 32 L30 12 L54 32 Z", fill=ROOF)
        + rect(25, 42, 10, 14, fill=ROCK),
    }
