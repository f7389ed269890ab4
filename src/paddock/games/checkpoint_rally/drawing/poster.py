"""The travel poster of Checkpoint Rally: a road through four countries towards a stopwatch that is the sun."""

from math import cos, pi, sin

from paddock.core.words import Say, Words
from paddock.drawing.country import cypress
from paddock.drawing.palette import (
    AMBER,
    ASPHALT,
    ENAMEL,
    FAR,
    GLASS,
    GRASS,
    GREEN,
    GREY,
    HILL,
    INK,
    LAMP,
    LEAF,
    RED,
    ROCK,
    ROOF,
    SAND,
    SKY,
    SNOW,
    SUN,
    TOWN,
)
from paddock.drawing.posters import SCENE_WIDTH, framed
from paddock.drawing.svg import circle, group, path, rect, text


def poster(speak: Words) -> str:
    """The picture, and the name of the game below it."""
    return framed(
        speak(Say("game")),
        speak(Say("drawing-poster")),
        GREEN,
        sky(),
        watch(),
        range_of_peaks(),
        town(),
        country(),
        road(),
        car(),
    )


def sky() -> str:
    """Bands of light around the watch."""
    glow = "".join(circle(196, 118, r, fill=SUN, fill_opacity=0.18) for r in (170, 134, 104))
    return rect(0, 0, SCENE_WIDTH, 260, fill=SKY) + glow


def watch() -> str:
    """A stopwatch instead of the sun."""
    ticks = []
    for minute in range(30):
        angle = 2 * pi * minute / 30
        inner = 58 if minute % 5 == 0 else 62
        ticks.append(
            f"M{66 * sin(angle):.1f} {-66 * cos(angle):.1f} L{inner * sin(angle):.1f} {-inner * cos(angle):.1f}"
        )
    return group(
        rect(-8, -92, 16, 18, rx=3, fill=INK),
        group(rect(-6, -89, 12, 14, rx=3, fill=INK), turn=36),
        circle(0, 0, 78, fill=INK),
        circle(0, 0, 73, fill=SUN),
        circle(0, 0, 68, fill=ENAMEL),
        path(" ".join(ticks), stroke=INK, stroke_width=2.4),
        path("M0 0 L0 -66 A66 66 0 0 1 57 33 Z", fill=AMBER, fill_opacity=0.55),
        path("M0 10 V-52", stroke=RED, stroke_width=4, stroke_linecap="round"),
        path("M-6 -4 L36 21", stroke=INK, stroke_width=5, stroke_linecap="round"),
        circle(0, 0, 6, fill=INK),
        x=196,
        y=118,
    )


def range_of_peaks() -> str:
    """Mountains on the left, behind a far ridge."""
    peaks = path("M-10 250 L36 132 L70 186 L104 146 L160 250 Z", fill=ROCK)
    shade = path("M36 132 L70 186 L60 250 H40 Z M104 146 L160 250 H112 Z", fill=GREY, fill_opacity=0.5)
    caps = path(
        "M36 132 L24 162 L34 168 L40 158 L48 166 L51 156 Z M104 146 L94 158 L102 164 L108 158 L116 167 Z", fill=SNOW
    )
    return peaks + shade + caps + path("M-10 262 V226 Q60 206 130 230 Q210 212 340 236 V262 Z", fill=FAR)


def town() -> str:
    """Roofs and windows on the right."""
    homes = ((232, 22, 44), (256, 18, 62), (276, 24, 38), (302, 20, 54))
    walls = "".join(rect(x, 246 - h, w, h, fill=TOWN) for x, w, h in homes)
    tops = "".join(path(f"M{x - 2} {246 - h} l5 -10 h{w - 6} l5 10 Z", fill=ROOF) for x, w, h in homes)
    panes = "".join(
        rect(x + 4 + 8 * column, 246 - h + 8 + 13 * row, 4, 6, fill=LAMP)
        for x, w, h in homes
        for column in range(2)
        for row in range(int((h - 10) // 13))
    )
    return walls + tops + panes


def country() -> str:
    """Desert and grassland before the town."""
    sand = path("M-4 400 V246 Q60 226 150 250 Q170 300 60 400 Z", fill=SAND)
    waves = "M14 272 q16 -14 32 0 q14 -12 28 0 M4 306 q18 -16 36 0 q14 -12 30 0 M30 344 q14 -12 28 0"
    dunes = path(waves, fill="none", stroke=ROOF, stroke_width=3, stroke_opacity=0.5, stroke_linecap="round")
    meadow = path("M40 400 Q170 290 140 248 Q240 226 340 250 V400 Z", fill=GRASS)
    near = path("M170 400 Q250 320 340 330 V400 Z", fill=HILL)
    trees = "".join(cypress(x, y, h) for x, y, h in ((262, 276, 30), (276, 280, 38), (318, 296, 44), (300, 290, 28)))
    bushes = "".join(
        circle(x, y, r, fill=LEAF) for x, y, r in ((300, 366, 14), (318, 372, 11), (236, 262, 6), (226, 264, 5))
    )
    return sand + dunes + meadow + near + trees + bushes


def road() -> str:
    """From the reader's feet to the watch, with flags at its bends."""
    strip = (
        "M84 400 C110 352 226 352 224 318 C222 292 108 300 110 270 C111 254 176 256 186 238 "
        "L194 239 C190 262 142 262 142 272 C144 290 276 280 278 322 C280 362 236 366 240 400 Z"
    )
    middle = "M162 398 C172 356 252 352 251 320 C248 286 125 296 126 271 C127 258 182 260 190 239"
    flags = "".join(flag(x, y, s) for x, y, s in ((270, 300, 0.9), (98, 268, 0.62), (212, 240, 0.42)))
    return "".join(
        (
            path(strip, fill=ASPHALT, stroke=ENAMEL, stroke_width=3, stroke_linejoin="round"),
            path(middle, fill="none", stroke=AMBER, stroke_width=2.6, stroke_dasharray="12 9"),
            flags,
        )
    )


def flag(x: float, y: float, scale: float) -> str:
    """A checkpoint at the roadside."""
    pole = path("M0 0 V-56", stroke=INK, stroke_width=4, stroke_linecap="round")
    return group(pole, path("M2 -56 L38 -44 L2 -30 Z", fill=RED, stroke=INK, stroke_width=2), x=x, y=y, scale=scale)


def car() -> str:
    """A rally car from behind, throwing dust."""
    dust = "".join(
        circle(x, 70, r, fill=ENAMEL, fill_opacity=0.7) for x, r in ((-4, 11), (-16, 7), (104, 11), (116, 7))
    )
    body = "M8 66 V46 Q8 36 17 34 L24 18 Q27 12 34 12 H66 Q73 12 76 18 L83 34 Q92 36 92 46 V66 Z"
    return group(
        dust,
        rect(12, 56, 16, 20, rx=5, fill=INK),
        rect(72, 56, 16, 20, rx=5, fill=INK),
        path("M14 10 H86 M24 10 V18 M76 10 V18", stroke=INK, stroke_width=5, stroke_linecap="round"),
        path(body, fill=RED, stroke=INK, stroke_width=2.5),
        path("M44 13 H56 V33 H44 Z", fill=ENAMEL, fill_opacity=0.9),
        path("M27 33 L32 21 Q33 18 37 18 H63 Q67 18 68 21 L73 33 Z", fill=GLASS, stroke=INK, stroke_width=2),
        rect(14, 44, 10, 9, rx=3, fill=AMBER, stroke=INK, stroke_width=1.5),
        rect(76, 44, 10, 9, rx=3, fill=AMBER, stroke=INK, stroke_width=1.5),
        circle(50, 49, 10, fill=ENAMEL, stroke=INK, stroke_width=1.5),
        text(50, 53.5, "7", 13, "heavy on-card"),
        rect(6, 60, 88, 6, rx=3, fill=ENAMEL, stroke=INK, stroke_width=1.5),
        x=128,
        y=318,
        scale=0.84,
    )
