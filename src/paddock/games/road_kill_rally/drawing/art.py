"""Cards, accessories, figures, hazards and cars from above, drawn. Figures are toys in every theme; nothing bleeds."""

from functools import cache

from paddock.drawing import cards, cars
from paddock.drawing.cars import CARS
from paddock.drawing.palette import (
    AMBER,
    ASPHALT,
    BLUE,
    ENAMEL,
    GLASS,
    GRASS,
    GREEN,
    GREY,
    INK,
    LEAF,
    PLUM,
    RED,
    ROCK,
    SAND,
    SLATE,
    STONE,
)
from paddock.drawing.signs import SIDE, disc, shield, spanner, star, triangle, wheel
from paddock.drawing.svg import circle, group, library, path, rect, symbol, text, use
from paddock.games.road_kill_rally.rules import box

TYPE: dict[str, str] = {card["id"]: card["type"] for card in box.BOX["rally"]}
SLOT: dict[str, str] = {each["id"]: each["slots"][0] for each in box.BOX["accessories"]}
BANDS = {
    "attack": RED,
    "hazard": RED,
    "defensive": BLUE,
    "driving": GREEN,
    "crowd": AMBER,
    "pit": PLUM,
    "trick": PLUM,
}
SLOT_COLOUR = {"red": RED, "green": GREEN, "yellow": AMBER}
SPACE_COLOUR = {"green": GREEN, "yellow": AMBER, "orange": "#d9702a", "red": RED}
TOP_WIDTH, TOP_HEIGHT = 64, 34
FIGURE = 60


def line(colour: str, width: float) -> dict[str, str | float]:
    """A stroke with round ends."""
    return {
        "fill": "none",
        "stroke": colour,
        "stroke_width": width,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }


@cache
def art() -> str:
    """Everything that boards, hands and single cards put into a page by name."""
    faces = {}
    for name, kind in TYPE.items():
        sign = sign_of(kind, GLYPHS.get(name, ""))
        faces[name] = cards.face(BANDS[kind], group(sign, x=9, y=20, scale=0.88))
        faces[f"{name}-titled"] = faces[name]
    for name, slot in SLOT.items():
        face = cards.face(SLOT_COLOUR[slot], group(gear(name, slot), x=9, y=20, scale=0.88))
        faces[f"gear-{name}"] = face
        faces[f"gear-{name}-titled"] = face
    for skill in box.BOX["skills"]:
        face = cards.face(BLUE, group(star(75, 72, 58), steering(), x=9, y=18, scale=0.88))
        faces[f"skill-{skill['id']}"] = face
        faces[f"skill-{skill['id']}-titled"] = face
    faces["blank"] = cards.face(BLUE)
    return library(
        *cards.symbols(faces),
        *cars.symbols(),
        *(symbol(f"art-top-{car.letter}", TOP_WIDTH, TOP_HEIGHT, top_view(place)) for place, car in enumerate(CARS)),
        *(symbol(f"art-{name}", FIGURE, FIGURE, drawing) for name, drawing in figures().items()),
        *(symbol(f"art-hazard-{name}", FIGURE, FIGURE, drawing) for name, drawing in hazards().items()),
        *(symbol(f"art-gear-{name}", SIDE, SIDE, gear(name, slot)) for name, slot in SLOT.items()),
        symbol("art-road-tile", FIGURE, FIGURE, road_tile()),
    )


# ---- Cards -------------------------------------------------------------------------------------


def sign_of(kind: str, glyph: str) -> str:
    """Triangles harm, discs drive, shields defend, stars are tricks."""
    if kind in ("attack", "hazard"):
        return triangle(group(glyph, y=12))
    if kind == "defensive":
        return shield(glyph)
    if kind in ("trick", "crowd"):
        return disc(glyph, colour=PLUM if kind == "trick" else AMBER)
    return disc(glyph, colour=PLUM if kind == "pit" else GREEN)


DARK, PALE = line(INK, 6), line(ENAMEL, 7)
GLYPHS = {
    "bump": path("M44 80 h26 M60 68 l14 12 -14 12 M108 62 v36 M96 70 l-12 -8 M96 90 l-12 8", **DARK),
    "orbital": circle(75, 58, 9, fill=INK) + path("M75 68 L52 104 M75 68 V106 M75 68 L98 104", **line(RED, 5)),
    "missile": path("M48 96 L92 62 q10 -6 14 -4 q2 6 -6 14 L62 104 Z", fill=INK)
    + path("M50 88 l-6 14 14 -4", **line(RED, 5)),
    "grenade": circle(75, 84, 18, fill=INK) + path("M75 66 v-8 h14 q8 2 8 14", **DARK),
    "scattergun": path("M48 76 h34 l22 -10 v28 l-22 -10 h-34 Z", fill=INK)
    + path("M110 66 h4 M112 80 h6 M110 94 h4", **line(RED, 4)),
    "petrol": path("M66 104 h20 v-24 l-5 -8 v-12 h-10 v12 l-5 8 Z", fill=INK)
    + path("M76 58 q-8 -10 2 -18 q0 8 6 10", **line(RED, 5)),
    "tailgun": path("M102 76 H66 l-22 -10 v28 l22 -10 h36 Z", fill=INK)
    + path("M38 70 h-4 M36 80 h-6 M38 90 h-4", **line(RED, 4)),
    "oil": path("M46 98 q-4 -16 18 -14 q4 -14 20 -8 q22 -2 22 14 q-4 16 -30 14 q-24 4 -30 -6 Z", fill=INK),
    "spikes": path("M42 100 l8 -26 8 26 Z M62 100 l8 -34 8 34 Z M82 100 l8 -26 8 26 Z", fill=INK),
    "evade": path("M52 108 C52 84 96 84 96 58 M84 68 L96 54 108 68", **PALE),
    "smoke": circle(60, 84, 17, fill=ENAMEL) + circle(84, 74, 20, fill=ENAMEL) + circle(94, 92, 15, fill=ENAMEL),
    "brace": path("M52 100 V66 q0 -10 10 -10 h26 q10 0 10 10 v34 M46 100 h58", **PALE),
    "skid": path("M52 44 q-10 20 4 30 t2 34 M90 44 q-10 20 4 30 t2 34", **PALE),
    "pass": path("M50 106 V76 q0 -14 14 -14 h22 q14 0 14 -14 v-8 M90 50 l10 -14 10 14", **PALE),
    "nitro": path("M82 34 L52 82 h20 l-8 34 34 -50 h-22 Z", fill=AMBER, stroke=ENAMEL, stroke_width=3),
    "handbrake": circle(75, 75, 30, fill="none", stroke=ENAMEL, stroke_width=7)
    + text(75, 87, "P", 36, "heavy on-sign"),
    "slipstream": path("M36 60 h50 q14 0 14 -12 M36 76 h70 M36 92 h50 q14 0 14 12", **PALE),
    "crowd": star(75, 75, 40, ENAMEL),
    "pitstop": group(spanner(ENAMEL), x=63, y=33),
    "sponsor": circle(75, 75, 32, fill=AMBER, stroke=ENAMEL, stroke_width=4) + text(75, 89, "$", 40, "heavy on-card"),
    "pirate": path("M46 60 q29 -22 58 0 v18 q-6 22 -29 24 q-23 -2 -29 -24 Z", fill=ENAMEL)
    + circle(63, 74, 8, fill=INK)
    + circle(88, 74, 8, fill=INK)
    + path("M38 58 L112 52", **line(INK, 5)),
    "lucky": "".join(
        circle(75 + dx, 68 + dy, 15, fill=LEAF, stroke=ENAMEL, stroke_width=2)
        for dx, dy in ((-14, -12), (14, -12), (-14, 14), (14, 14))
    )
    + path("M75 76 q2 22 14 36", **line(ENAMEL, 5)),
}


def steering() -> str:
    """A small steering wheel."""
    return circle(75, 74, 17, fill="none", stroke=INK, stroke_width=6) + path("M60 72 H90 M75 74 V90", **line(INK, 5))


def gear(name: str, slot: str) -> str:
    """An accessory: weapons on a target, armour on plates, extras on a cog."""
    colour = SLOT_COLOUR[slot]
    if slot == "red":
        ground = circle(75, 75, 62, fill=ENAMEL, stroke=colour, stroke_width=9) + circle(
            75, 75, 40, fill="none", stroke=colour, stroke_width=3
        )
        ground += path("M75 6 V34 M75 116 V144 M6 75 H34 M116 75 H144", **line(colour, 6))
    elif slot == "green":
        outer = "M22 22 Q50 30 75 10 Q100 30 128 22 V78 Q128 118 75 140 Q22 118 22 78 Z"
        ground = path(outer, fill=colour, stroke=INK, stroke_width=2) + path(
            "M34 36 H116 M30 96 H120", **line(ENAMEL, 3)
        )
    else:
        ground = circle(75, 75, 56, fill=colour, stroke=INK, stroke_width=2)
        ground += circle(75, 75, 62, fill="none", stroke=colour, stroke_width=12, stroke_dasharray="16 16.5")
    return ground + GEAR_GLYPHS.get(name, "")


PLATE: dict[str, str | float] = {"fill": ENAMEL, "stroke": INK, "stroke_width": 2}
GEAR_GLYPHS = {
    "machine-gun": path("M42 70 h56 v-6 h12 v18 h-12 v-4 h-34 l-8 22 h-14 l6 -22 h-6 Z", fill=INK),
    "vulcan": path("M40 62 h70 M40 74 h70 M40 86 h70", **line(INK, 7)) + rect(36, 56, 20, 38, rx=4, fill=INK),
    "rocket": path("M40 88 L92 58 q14 -4 18 -2 q0 6 -10 16 L52 104 Z", fill=INK)
    + path("M44 92 l-8 14", **line(RED, 6)),
    "flame": path(
        "M75 38 q26 26 18 48 q-4 20 -18 22 q-20 -2 -20 -22 q0 -12 10 -20 q0 12 8 14 q6 -18 2 -42 Z", fill=RED
    ),
    "scatter": path("M40 68 h30 l36 -18 v52 l-36 -18 h-30 Z", fill=INK),
    "laser": path("M38 75 H112", **line(RED, 8)) + circle(48, 75, 13, fill=INK),
    "mortar": path("M52 104 L72 54 h22 L74 104 Z", fill=INK) + circle(98, 46, 9, fill=RED),
    "ballistic-armor": path("M60 92 V68 q8 -22 15 -22 q8 0 15 22 v24 Z", **PLATE),
    "asbestos": path(
        "M75 44 q22 22 14 40 q-4 14 -14 14 q-16 -2 -16 -18 q0 -8 8 -16 q2 10 6 10 q4 -12 2 -30 Z", **PLATE
    ),
    "blast": star(75, 72, 30, ENAMEL),
    "mirror": path("M52 90 L92 50 M62 98 L100 60", **line(ENAMEL, 7)),
    "composite": path("M48 56 h54 M48 70 h54 M48 84 h54", **line(ENAMEL, 7)),
    "ram-plates": path("M50 52 h50 l12 18 -12 22 h-50 Z", **PLATE) + path("M64 52 v40 M82 52 v40", **line(INK, 3)),
    "rollcage": path("M50 96 V64 q0 -16 25 -16 t25 16 v32 M50 72 h50 M75 48 v48", **line(ENAMEL, 6)),
    "veteran": circle(75, 64, 15, **PLATE) + path("M50 104 q4 -24 25 -24 t25 24 Z", **PLATE),
    "jump-jets": path("M58 84 v-28 l8 -14 8 14 v28 Z M80 84 v-28 l8 -14 8 14 v28 Z", **PLATE)
    + path("M66 90 v16 M88 90 v16", **line(RED, 6)),
    "four-wheel-drive": "".join(wheel(x, y, 15) for x, y in ((54, 56), (96, 56), (54, 96), (96, 96))),
    "turret": circle(75, 80, 22, **PLATE) + path("M75 80 L106 46", **line(INK, 9)),
    "ap-rounds": path("M54 100 V66 q5 -16 10 -16 q5 0 10 16 v34 Z M80 100 V66 q5 -16 10 -16 q5 0 10 16 v34 Z", **PLATE),
    "scope": circle(75, 75, 26, fill="none", stroke=INK, stroke_width=5)
    + path("M75 40 V110 M40 75 H110", **line(INK, 4)),
    "feed": path("M44 92 q16 -34 62 -32", fill="none", stroke=INK, stroke_width=16, stroke_dasharray="9 4"),
    "grille": path("M46 58 h58 v34 h-58 Z", **PLATE)
    + path("M52 58 l5 -14 5 14 M70 58 l5 -14 5 14 M88 58 l5 -14 5 14", fill=INK)
    + path("M46 70 h58 M46 81 h58", **line(INK, 3)),
    "turbo": circle(70, 80, 24, fill="none", stroke=INK, stroke_width=9) + path("M70 56 h38 v16", **line(INK, 9)),
    "tires": wheel(75, 75, 32),
}

# ---- On the road -------------------------------------------------------------------------------

BODIES = (
    "M6 5 H46 Q60 6 60 17 Q60 28 46 29 H6 Q2 17 6 5 Z",
    "M4 8 Q20 2 44 5 Q62 10 62 17 Q62 24 44 29 Q20 32 4 26 Z",
    "M4 4 H54 Q61 4 61 12 V22 Q61 30 54 30 H4 Z",
    "M4 9 Q12 4 30 7 L52 9 Q62 12 62 17 Q62 22 52 25 L30 27 Q12 30 4 25 Z",
    "M3 5 H40 L58 8 Q62 12 62 17 Q62 22 58 26 L40 29 H3 Z",
    "M2 3 h8 v5 L34 10 56 13 Q63 15 63 17 Q63 19 56 21 L34 24 10 26 v5 h-8 Z",
)


def top_view(number: int) -> str:
    """A car from above, driving to the right; each has its own outline."""
    tyres = "".join(rect(x, y, 13, 6, rx=2, fill=INK) for x in (9, 41) for y in (1, 27))
    body = path(BODIES[number], fill=CARS[number].colour, stroke=ENAMEL, stroke_width=1.6)
    return (
        tyres + body + path("M40 9 q7 8 0 16 l-5 -2 v-12 Z M14 9 h5 v16 h-5 Z", fill=GLASS, stroke=INK, stroke_width=1)
    )


def road_tile() -> str:
    """Any tile of the road, as it comes from the deck."""
    return (
        rect(0, 0, FIGURE, FIGURE, rx=3, fill=GRASS, stroke=ENAMEL, stroke_width=1)
        + rect(0, 17, FIGURE, 26, fill=ASPHALT)
        + path("M0 17 H60 M0 43 H60", stroke=ENAMEL, stroke_width=2)
        + path("M3 30 H60", stroke=ENAMEL, stroke_width=1.2, stroke_dasharray="8 8")
    )


def figures() -> dict[str, str]:
    """Three kinds in three themes; the classic ones are wooden game pieces."""
    return {
        "robots-target-20": robot(BLUE, 1),
        "robots-target-30": drone(),
        "robots-target-50": robot(AMBER, 2) + star(30, 11, 9),
        "cones-target-20": path("M30 8 L44 48 H16 Z", fill=AMBER, stroke=INK, stroke_width=2)
        + path("M24 26 h12 M20 38 h20", **line(ENAMEL, 5))
        + rect(10, 48, 40, 6, rx=2, fill=AMBER, stroke=INK, stroke_width=2),
        "cones-target-30": circle(30, 32, 21, fill=ENAMEL, stroke=INK, stroke_width=2)
        + path("M30 11 A21 21 0 0 1 50 26 L30 32 Z M10 26 A21 21 0 0 0 22 51 L30 32 Z", fill=RED)
        + path("M50 38 A21 21 0 0 1 32 53 L30 32 Z", fill=BLUE),
        "cones-target-50": star(30, 32, 26, PLUM) + circle(30, 32, 7, fill=AMBER, stroke=INK, stroke_width=1.5),
        "classic-target-20": pawn(BLUE),
        "classic-target-30": group(pawn(RED), x=8, y=14, scale=0.74),
        "classic-target-50": pawn(ENAMEL) + path("M46 30 v24 M46 30 q0 -7 -6 -6", **line(INK, 3)),
    }


def robot(colour: str, eyes: int) -> str:
    """A box on wheels with a friendly face."""
    face = "".join(circle(30 + dx, 25, 4, fill=INK) for dx in ((0,) if eyes == 1 else (-7, 7)))
    return "".join(
        (
            rect(13, 14, 34, 32, rx=6, fill=colour, stroke=INK, stroke_width=2),
            rect(18, 18, 24, 14, rx=4, fill=ENAMEL),
            face,
            path("M30 14 V7", **line(INK, 3)),
            circle(30, 6, 3, fill=RED),
            circle(20, 49, 6, fill=INK),
            circle(40, 49, 6, fill=INK),
        )
    )


def drone() -> str:
    """Four rotors and an eye."""
    arms = path("M14 16 L46 46 M46 16 L14 46", **line(INK, 4))
    rotors = "".join(circle(x, y, 9, fill=GLASS, stroke=INK, stroke_width=2) for x in (14, 46) for y in (16, 46))
    return arms + rotors + circle(30, 31, 11, fill=RED, stroke=INK, stroke_width=2) + circle(30, 31, 4, fill=ENAMEL)


def pawn(colour: str) -> str:
    """A turned piece of wood."""
    return path("M16 52 q2 -14 10 -22 h8 q8 8 10 22 Z", fill=colour, stroke=INK, stroke_width=2) + circle(
        30, 19, 11, fill=colour, stroke=INK, stroke_width=2
    )


THEMED = ("robots-cow", "robots-barricade", "cones-barricade")  # hazards that a theme draws otherwise


def hazards() -> dict[str, str]:
    """What adds dice."""
    return {
        "debris": path("M8 40 l14 -12 10 8 12 -16 10 22 -8 10 H14 Z", fill=GREY, stroke=INK, stroke_width=2)
        + path("M18 34 l8 12 M40 30 l-4 14", **line(INK, 3)),
        "oil": path(
            "M10 36 q-2 -14 14 -12 q6 -12 18 -4 q14 2 10 16 q0 14 -20 12 q-22 2 -22 -12 Z",
            fill=INK,
            stroke=STONE,
            stroke_width=1.5,
        )
        + path("M20 32 q6 -6 14 -4", **line(BLUE, 3)),
        "rock": path("M8 46 L16 22 32 12 48 24 54 46 Z", fill=ROCK, stroke=INK, stroke_width=2)
        + path("M24 24 l8 8 -4 12", **line(INK, 2)),
        "cow": path(
            "M12 22 h30 q8 2 8 12 v6 h-8 v10 h-6 v-10 H22 v10 h-6 V38 q-6 -4 -4 -16 Z",
            fill=ENAMEL,
            stroke=INK,
            stroke_width=2,
        )
        + circle(26, 29, 5, fill=INK)
        + path("M44 22 l6 -8 M50 24 l6 -4", **line(INK, 3)),
        "robots-cow": path("M10 40 V28 h26 l8 12 Z", fill=GREEN, stroke=INK, stroke_width=2)
        + path("M14 28 L4 12 h-2", **line(INK, 3))
        + path("M44 44 h12 M48 40 l6 8 M54 40 l-6 8", **line(GREY, 3))
        + circle(16, 44, 7, fill=INK)
        + circle(38, 44, 7, fill=INK)
        + circle(28, 33, 3, fill=ENAMEL),
        "cones-barricade": "".join(
            rect(x, y, 26, 18, rx=4, fill=SAND, stroke=INK, stroke_width=2)
            + path(f"M{x + 8} {y} v18 M{x + 18} {y} v18", **line(AMBER, 3))
            for x, y in ((4, 32), (30, 32), (17, 13))
        ),
        "robots-barricade": "".join(
            group(robot(colour, 2), x=x, y=y, scale=0.72)
            for colour, x, y in ((GREY, -7, 0), (BLUE, 24, 0), (GREY, 8, 17))
        ),
        "barricade": path("M6 22 H54 V34 H6 Z", fill=ENAMEL, stroke=INK, stroke_width=2)
        + path("M8 34 l10 -12 M24 34 l10 -12 M40 34 l10 -12", **line(RED, 5))
        + path("M14 34 v16 M46 34 v16", **line(INK, 4)),
        "spikes": path(
            "M8 44 l6 -18 6 18 Z M24 44 l6 -22 6 22 Z M40 44 l6 -18 6 18 Z", fill=STONE, stroke=INK, stroke_width=1.5
        ),
        "pit": rect(12, 12, 36, 36, rx=6, fill=PLUM, stroke=ENAMEL, stroke_width=2)
        + group(spanner(ENAMEL), x=24, y=14, scale=0.4),
        "smoke": circle(20, 34, 13, fill=SLATE, fill_opacity=0.7)
        + circle(36, 26, 15, fill=SLATE, fill_opacity=0.7)
        + circle(44, 40, 11, fill=SLATE, fill_opacity=0.7),
        "die-0": die(""),
        "die-1": die(star(30, 30, 13, RED)),
        "die-2": die(star(21, 21, 11, RED) + star(40, 40, 11, RED)),
        "tree": circle(30, 30, 22, fill=LEAF) + circle(24, 24, 9, fill=SAND, fill_opacity=0.25),
        "token": circle(30, 30, 24, fill=RED, stroke=ENAMEL, stroke_width=3)
        + path("M30 14 V46 M14 30 H46", **line(ENAMEL, 4)),
        "wiped": circle(30, 30, 24, fill=ASPHALT, stroke=AMBER, stroke_width=4)
        + path("M20 20 L40 40 M40 20 L20 40", **line(AMBER, 6)),
        "cards": use("art-card-back", 13, 6, 34, 48),
    }


def die(inside: str) -> str:
    """A face of the die."""
    return rect(5, 5, 50, 50, rx=10, fill=ENAMEL, stroke=INK, stroke_width=2) + inside
