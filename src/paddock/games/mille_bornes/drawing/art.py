"""The nineteen cards of Mille Bornes, drawn: landscapes with milestones, warnings, help and shields."""

from functools import cache

from paddock.drawing import cards, cars, country
from paddock.drawing.palette import (
    AMBER,
    BLUE,
    ENAMEL,
    GRASS,
    GREEN,
    HILL,
    INK,
    LAMP,
    LEAF,
    PLUM,
    RED,
    ROCK,
    ROOF,
    SAND,
    SEA,
    SKY,
    SNOW,
    SUN,
    TOWN,
)
from paddock.drawing.signs import (
    SIDE,
    disc,
    hammer,
    pump,
    shield,
    spanner,
    speed_sign,
    star,
    stone,
    stone_behind,
    traffic_light,
    triangle,
    wheel,
)
from paddock.drawing.svg import circle, group, library, path, rect, symbol, use, window
from paddock.games.mille_bornes.rules import box

CAPS = {"25": GREEN, "50": BLUE, "75": PLUM, "100": RED, "200": AMBER}
BANDS = {"distance": INK, "remedy": GREEN, "safety": BLUE, "hazard": RED}
SCENE_WIDTH, SCENE_HEIGHT = 122, 148


@cache
def art() -> str:
    """Everything that boards, hands and single cards put into a page by name."""
    plain = {name: cards.face(BANDS[kind], whole(name)) for name, kind in box.KIND_OF.items()}
    titled = {f"{name}-titled": cards.face(BANDS[kind], above_title(name)) for name, kind in box.KIND_OF.items()}
    return library(
        *(symbol(f"art-{name}", SIDE, SIDE, drawing) for name, drawing in signs().items()),
        *(symbol(f"art-{name}", SCENE_WIDTH, SCENE_HEIGHT, drawing) for name, drawing in scenes().items()),
        *(symbol(f"art-stone-{miles}", 90, 110, stone(miles, cap)) for miles, cap in CAPS.items()),
        *(symbol(f"art-stone-{miles}-behind", 90, 110, stone_behind(cap)) for miles, cap in CAPS.items()),
        *cards.symbols(plain | titled),
        *cars.symbols(),
        *country.symbols(),
    )


def whole(name: str) -> str:
    """The sign or the landscape of a card, in the middle of the face."""
    if box.KIND_OF[name] == "distance":
        wide, tall = SCENE_WIDTH * 186 / SCENE_HEIGHT, 186
        scene = window(14, 14, SCENE_WIDTH, tall, use(f"art-{name}", (SCENE_WIDTH - wide) / 2, 0, wide, tall))
        return scene + use(f"art-stone-{name}", 22, 66, 106, 130)
    return use(f"art-{name}", 5, 37, 140, 140)


def above_title(name: str) -> str:
    """The same, leaving room for a name below."""
    if box.KIND_OF[name] == "distance":
        return use(f"art-{name}", 14, 14, SCENE_WIDTH, SCENE_HEIGHT) + use(f"art-stone-{name}", 31, 52, 88, 108)
    return use(f"art-{name}", 9, 16, 132, 132)


# ---- Distances: five landscapes ----------------------------------------------------------------


def scenes() -> dict[str, str]:
    """What lies behind the stones, from the suburbs to the sea."""
    drawn = {"25": suburb(), "50": meadow(), "75": vineyard(), "100": alps(), "200": sea()}
    return {miles: framed(scene) for miles, scene in drawn.items()}


def framed(scene: str) -> str:
    """A landscape under the sky."""
    sky = rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, fill=SKY)
    return window(0, 0, SCENE_WIDTH, SCENE_HEIGHT, sky, group(scene, y=SCENE_HEIGHT - 136))


def suburb() -> str:
    """Houses close to the road."""
    blocks = ((0, 26, 74), (26, 22, 58), (76, 22, 66), (98, 24, 84))
    walls = "".join(rect(x, 118 - h, w, h, fill=TOWN) for x, w, h in blocks)
    roofs = "".join(path(f"M{x} {118 - h} l4 -10 h{w - 8} l4 10 Z", fill=ROOF) for x, w, h in blocks)
    panes = "".join(
        rect(x + 5 + 8 * column, 118 - h + 8 + 14 * row, 4, 7, fill=LAMP)
        for x, w, h in blocks
        for column in range(2)
        for row in range(3)
    )
    return circle(62, 30, 13, fill=SUN) + walls + roofs + panes + rect(0, 112, SCENE_WIDTH, 24, fill=GRASS)


def meadow() -> str:
    """Round hills and round trees."""
    sun = circle(94, 26, 13, fill=SUN)
    back = path("M0 136 V72 Q34 42 66 70 Q96 50 122 76 V136 Z", fill=HILL)
    front = path("M0 136 V98 Q40 82 122 104 V136 Z", fill=GRASS)
    trees = country.bush(12, 98, 11) + country.bush(100, 103, 10)
    return sun + back + front + trees


def vineyard() -> str:
    """Rows of vines and cypresses."""
    sun = circle(30, 28, 13, fill=SUN)
    hill = path("M0 136 V66 Q60 34 122 70 V136 Z", fill=SAND)
    rows = "".join(
        path(
            f"M{61 + spread * 5} 54 Q{61 + spread * 16} 84 {61 + spread * 30} 136",
            fill="none",
            stroke=LEAF,
            stroke_width=4,
        )
        for spread in (-3.4, -2.4, -1.4, 1.4, 2.4, 3.4)
    )
    trees = country.cypress(13, 78, 38) + country.cypress(24, 74, 30) + country.cypress(108, 80, 42)
    return sun + hill + rows + trees


def alps() -> str:
    """High mountains with snow."""
    far = path("M0 136 V70 L22 44 L44 72 L84 20 L122 66 V136 Z", fill=ROCK)
    caps = path("M84 20 L68 41 L77 46 L84 39 L92 47 L102 42 Z M22 44 L12 56 L20 60 L26 55 L32 57 Z", fill=SNOW)
    front = path("M0 136 V104 Q60 84 122 106 V136 Z", fill=HILL)
    trees = country.cypress(10, 112, 24) + country.cypress(20, 110, 18) + country.cypress(112, 112, 26)
    return circle(34, 24, 11, fill=SUN) + far + caps + front + trees


def sea() -> str:
    """The sun over the water, sails, a pine."""
    water = rect(0, 66, SCENE_WIDTH, 70, fill=SEA)
    glitter = path("M48 72 h26 M54 79 h14 M20 84 h14 M92 82 h18", stroke=ENAMEL, stroke_width=2, stroke_opacity=0.7)
    shore = path("M0 136 V114 Q50 100 122 118 V136 Z", fill=SAND)
    return (
        circle(61, 62, 25, fill=SUN) + water + glitter + country.boat(104, 76, 0.5) + shore + country.pine(17, 118, 62)
    )


# ---- Hazards, remedies, safeties ---------------------------------------------------------------


def signs() -> dict[str, str]:
    """The fourteen cards that are not distances."""
    return {
        "accident": triangle(crash()),
        "out-of-gas": triangle(group(pump(INK, ENAMEL), x=52, y=55), path("M46 112 L104 60", **line(RED, 7))),
        "flat-tire": triangle(flat_tire()),
        "stop": triangle(group(traffic_light(stop=True), x=60, y=55, scale=0.86)),
        "speed-limit": triangle(group(speed_sign(str(box.LIMIT)), x=48, y=62, scale=0.9)),
        "repairs": disc(
            group(spanner(ENAMEL), x=92, y=33, turn=38),
            group(hammer(ENAMEL, AMBER), x=36, y=52, turn=-42),
        ),
        "gasoline": disc(group(pump(ENAMEL, GREEN), x=40, y=34, scale=1.35), drop(98, 92)),
        "spare-tire": disc(circle(75, 75, 44, fill=ENAMEL), wheel(75, 75, 40)),
        "go": disc(group(traffic_light(stop=False), x=52, y=30, scale=1.3)),
        "end-of-limit": disc(group(speed_sign(str(box.LIMIT), ended=True), x=33, y=33, scale=1.4)),
        "driving-ace": shield(steering_wheel()),
        "extra-tank": shield(tanker()),
        "puncture-proof": shield(armoured_tyre()),
        "right-of-way": shield(priority()),
    }


def line(colour: str, width: float) -> dict[str, str | float]:
    """A stroke with round ends."""
    return {"fill": "none", "stroke": colour, "stroke_width": width, "stroke_linecap": "round"}


def crash() -> str:
    """A car that has met something hard."""
    body = "M0 26 V17 Q2 12 9 11 Q13 1 24 1 H33 Q39 2 44 11 L50 14 L47 20 L52 26 Z"
    car = group(
        path(body, fill=INK),
        path("M13 11 Q16 5 23 5 H25 V11 Z M28 5 H32 Q36 6 39 11 H28 Z", fill=ENAMEL),
        *(circle(x, 26, 6, fill=INK, stroke=ENAMEL, stroke_width=2) for x in (12, 39)),
        x=36,
        y=75,
        scale=1.2,
        turn=6,
    )
    burst = path(
        "M0 -24 l5 13 12 -9 -3 14 14 2 -11 9 8 11 -14 -1 -1 13 -10 -10 -10 8 -1 -14 -13 -2 10 -9 -7 -12 14 1 Z",
        fill=AMBER,
    )
    return group(burst, x=98, y=94) + car


def flat_tire() -> str:
    """A wheel that has run down, and the nail."""
    tyre = path("M53 99 A25 25 0 1 1 97 99 Q108 112 95 112 H55 Q42 112 53 99 Z", fill=INK)
    rim = circle(75, 90, 14, fill=ENAMEL) + circle(75, 90, 3.5, fill=INK)
    nail = path("M107 112 V102 M103 102 H111", **line(RED, 3))
    return tyre + rim + nail + path("M36 114 H114", **line(INK, 3))


def drop(x: float, y: float) -> str:
    """A drop of petrol falling from its tip at a point."""
    return path(f"M{x} {y} q10 13 0 18 q-10 -5 0 -18 Z", fill=AMBER)


def steering_wheel() -> str:
    """A steering wheel, and the star of those who never crash."""
    rim = circle(75, 76, 38, fill="none", stroke=ENAMEL, stroke_width=9)
    spokes = path("M39 70 H111 M75 76 V112", **line(ENAMEL, 8))
    return rim + spokes + star(75, 76, 22)


def tanker() -> str:
    """A tank lorry."""
    tank = rect(32, 52, 62, 32, rx=15, fill=AMBER, stroke=ENAMEL, stroke_width=3)
    bands = path("M50 53 V83 M76 53 V83", stroke=ENAMEL, stroke_width=3)
    cab = path("M97 60 h11 q4 0 6 5 l5 11 v12 h-22 Z", fill=ENAMEL) + path("M102 65 h6 l4 9 h-10 Z", fill=BLUE)
    frame = rect(30, 84, 89, 7, rx=2, fill=ENAMEL)
    wheels = "".join(circle(x, 94, 8.5, fill=INK, stroke=ENAMEL, stroke_width=3) for x in (46, 66, 106))
    return tank + bands + cab + frame + wheels


def armoured_tyre() -> str:
    """A tyre with a deep tread and a star for a hub."""
    tread = circle(75, 75, 40, fill="none", stroke=ENAMEL, stroke_width=9, stroke_dasharray="8 4.57")
    tyre = circle(75, 75, 38, fill=INK) + circle(75, 75, 23, fill=AMBER, stroke=ENAMEL, stroke_width=2)
    return tread + tyre + star(75, 75, 17, ENAMEL)


def priority() -> str:
    """The diamond of the road that goes first."""
    outer = path("M75 32 L117 74 L75 116 L33 74 Z", fill=ENAMEL, stroke=INK, stroke_width=2, stroke_linejoin="round")
    return outer + path(
        "M75 47 L102 74 L75 101 L48 74 Z", fill=AMBER, stroke=INK, stroke_width=2, stroke_linejoin="round"
    )
