"""The travel poster of Road Rally USA: the straight road between the mesas, and a diner at night fall."""

from paddock.core.words import Say, Words
from paddock.drawing.palette import (
    AMBER,
    ASPHALT,
    BLUE,
    ENAMEL,
    FAR,
    GLASS,
    INK,
    LAMP,
    LEAF,
    RED,
    ROOF,
    SAND,
    SKY,
    STONE,
    SUN,
)
from paddock.drawing.posters import SCENE_WIDTH, framed
from paddock.drawing.svg import circle, group, path, rect, text


def poster(speak: Words) -> str:
    """The picture, and the name of the game below it."""
    return framed(
        speak(Say("game")),
        speak(Say("drawing-poster")),
        RED,
        sky(),
        mesas(),
        desert(),
        road(),
        diner(),
        cactus(292, 300, 1.0),
        rally_cars(),
        shield(),
    )


def sky() -> str:
    """A low sun with its rays."""
    rays = "".join(
        path(f"M166 176 L{166 + dx} {176 - dy} l{w} {h} Z", fill=SUN, fill_opacity=0.28)
        for dx, dy, w, h in (
            (-260, 40, 10, -44),
            (-220, 140, 40, -40),
            (-110, 220, 54, -10),
            (20, 230, 56, 6),
            (140, 190, 44, 34),
            (230, 90, 18, 46),
        )
    )
    return rect(0, 0, SCENE_WIDTH, 230, fill=SKY) + rays + circle(166, 176, 58, fill=SUN)


def mesas() -> str:
    """Table mountains on both sides."""
    far = path("M-6 214 L14 150 H66 L78 176 H110 L128 214 Z M206 214 L222 166 H250 L258 138 H322 L344 214 Z", fill=FAR)
    near = path("M-6 232 L6 128 H34 L44 186 L60 232 Z M268 232 L282 152 H296 L302 112 H344 V232 Z", fill=ROOF)
    lines = path("M0 160 H38 M0 184 H42 M292 162 H340 M284 190 H340", stroke=SAND, stroke_width=4, stroke_opacity=0.75)
    return far + near + lines


def desert() -> str:
    """Sand to the horizon, with brush."""
    ground = rect(0, 210, SCENE_WIDTH, 190, fill=SAND)
    dune = path("M0 236 Q80 214 170 232 T332 228 V212 H0 Z", fill=ROOF, fill_opacity=0.28)
    brush = "".join(
        circle(x, y, r, fill=LEAF)
        for x, y, r in ((24, 262, 6), (60, 244, 4), (262, 246, 4), (240, 274, 6), (310, 262, 5))
    )
    return ground + dune + brush


def road() -> str:
    """Straight to the sun."""
    strip = path(
        "M158 210 L174 210 L312 400 H20 Z", fill=ASPHALT, stroke=ENAMEL, stroke_width=3, stroke_linejoin="round"
    )
    dashes = "".join(
        path(f"M{166 - w} {y} H{166 + w} L{166 + w * 1.4:.1f} {y + h} H{166 - w * 1.4:.1f} Z", fill=AMBER)
        for y, h, w in ((218, 7, 1), (233, 11, 1.6), (254, 16, 2.4), (284, 24, 3.6), (326, 34, 5.5), (380, 40, 8))
    )
    return strip + dashes


def diner() -> str:
    """A chrome diner under its tall sign."""
    body = path("M0 60 V30 Q0 16 16 16 H92 Q108 16 108 30 V60 Z", fill=STONE, stroke=INK, stroke_width=2)
    stripes = rect(0, 46, 108, 5, fill=RED) + rect(0, 53, 108, 3, fill=BLUE)
    windows = "".join(rect(x, 25, 14, 15, rx=2, fill=LAMP, stroke=INK, stroke_width=1.3) for x in (10, 28, 46, 82))
    door = rect(64, 24, 14, 36, fill=GLASS, stroke=INK, stroke_width=1.3)
    pole = path("M22 16 V-38", stroke=INK, stroke_width=5)
    sign = rect(-8, -66, 62, 36, rx=8, fill=RED, stroke=INK, stroke_width=2) + rect(
        -4, -62, 54, 28, rx=6, fill="none", stroke=ENAMEL, stroke_width=2
    )
    return group(pole, sign, text(23, -41, "21", 22, "heavy on-sign"), body, stripes, windows, door, x=10, y=226)


def cactus(x: float, y: float, scale: float) -> str:
    """A saguaro."""
    d = "M0 0 V-84 M0 -30 H-20 V-58 M0 -44 H20 V-74"
    return group(
        path(d, fill="none", stroke=INK, stroke_width=17, stroke_linecap="round"),
        path(d, fill="none", stroke=LEAF, stroke_width=13, stroke_linecap="round"),
        x=x,
        y=y,
        scale=scale,
    )


def rally_cars() -> str:
    """Two of the cars, one ahead of the other."""
    return cruiser(BLUE, "B", 152, 252, 0.4) + cruiser(RED, "A", 94, 300, 1.12)


def cruiser(colour: str, letter: str, x: float, y: float, scale: float) -> str:
    """A car with tail fins from behind."""
    wheels = rect(12, 54, 20, 24, rx=6, fill=INK) + rect(88, 54, 20, 24, rx=6, fill=INK)
    body = "M6 64 V42 L1 20 L20 32 H100 L119 20 L114 42 V64 Z"
    cabin = "M28 33 L37 11 Q39 6 46 6 H74 Q81 6 83 11 L92 33 Z"
    return group(
        path("M8 77 H112", stroke=INK, stroke_width=9, stroke_linecap="round", stroke_opacity=0.35),
        wheels,
        path(cabin, fill=colour, stroke=INK, stroke_width=2.5, stroke_linejoin="round"),
        path("M36 32 L43 15 Q44 12 48 12 H72 Q76 12 77 15 L84 32 Z", fill=GLASS, stroke=INK, stroke_width=2),
        path("M52 30 L58 14 M64 30 L70 14", stroke=ENAMEL, stroke_width=3, stroke_linecap="round"),
        path(body, fill=colour, stroke=INK, stroke_width=2.5, stroke_linejoin="round"),
        path("M14 39 H106", stroke=ENAMEL, stroke_width=3),
        *(circle(cx, 46, 6, fill=AMBER, stroke=INK, stroke_width=2) for cx in (16, 104)),
        rect(46, 43, 28, 13, rx=2, fill=ENAMEL, stroke=INK, stroke_width=1.5),
        text(60, 53.5, letter, 11, "heavy on-card"),
        rect(3, 58, 114, 8, rx=4, fill=STONE, stroke=INK, stroke_width=2),
        x=x,
        y=y,
        scale=scale,
    )


def shield() -> str:
    """A highway shield in the corner."""
    outer = "M0 8 Q16 14 30 0 Q44 14 60 8 V36 Q60 58 30 68 Q0 58 0 36 Z"
    return group(
        path(outer, fill=BLUE, stroke=ENAMEL, stroke_width=4),
        text(30, 30, "USA", 16, "heavy on-sign"),
        text(30, 50, "66", 20, "heavy on-sign"),
        x=254,
        y=16,
    )
