"""The grammar of signs: a stone tells a distance, a triangle warns, a disc helps, a shield protects.

Signs fill a square of 150; what stands on them is drawn around its middle.
"""

from paddock.drawing.palette import AMBER, BLUE, ENAMEL, GREEN, GREY, INK, RED, STONE
from paddock.drawing.svg import circle, group, path, rect, text

SIDE = 150


def triangle(*glyph: str) -> str:
    """A warning."""
    return "".join(
        (
            path("M75 25 L132 123 H18 Z", fill=INK, stroke=INK, stroke_width=25, stroke_linejoin="round"),
            path("M75 25 L132 123 H18 Z", fill=RED, stroke=RED, stroke_width=22, stroke_linejoin="round"),
            path("M75 41 L117 114 H33 Z", fill=ENAMEL, stroke=ENAMEL, stroke_width=9, stroke_linejoin="round"),
            *glyph,
        )
    )


def disc(*glyph: str, colour: str = GREEN) -> str:
    """Help, or an order that is good to hear."""
    rim = circle(75, 75, 65, fill=colour, stroke=INK, stroke_width=1.5)
    return rim + circle(75, 75, 58, fill="none", stroke=ENAMEL, stroke_width=3) + "".join(glyph)


def shield(*glyph: str) -> str:
    """Protection that stays."""
    outer = "M14 18 Q46 30 75 8 Q104 30 136 18 V78 Q136 122 75 144 Q14 122 14 78 Z"
    inner = "M22 29 Q49 38 75 19 Q101 38 128 29 V77 Q128 114 75 134 Q22 114 22 77 Z"
    return "".join(
        (
            path(outer, fill=BLUE, stroke=INK, stroke_width=1.5),
            path(inner, fill="none", stroke=ENAMEL, stroke_width=3),
            *glyph,
        )
    )


def stone(words: str, cap: str) -> str:
    """A milestone, 90 wide and 110 high."""
    plinth = rect(7, 97, 76, 10, rx=3, fill=STONE, stroke=INK, stroke_width=2.5)
    size = {2: 33, 3: 30, 4: 24}[len(words)]
    return stone_behind(cap) + plinth + text(45, 85, words, size, "heavy on-card")


def stone_behind(cap: str) -> str:
    """What is seen of a milestone that stands behind another."""
    body = "M12 100 V44 a33 33 0 0 1 66 0 V100 Z"
    return "".join(
        (
            path(body, fill=ENAMEL),
            path("M62 16 a33 33 0 0 1 16 28 V100 H62 Z", fill=STONE),
            path("M12 46 V44 a33 33 0 0 1 66 0 V46 Z", fill=cap),
            path(body, fill="none", stroke=INK, stroke_width=2.5),
            path("M12 46 H78", stroke=INK, stroke_width=2.5),
        )
    )


# ---- What stands on signs ----------------------------------------------------------------------


def wheel(x: float, y: float, r: float, tyre: str = INK, hub: str = ENAMEL) -> str:
    """A wheel with its rim and nuts."""
    nuts = "".join(
        circle(x + r * 0.3 * dx, y + r * 0.3 * dy, r * 0.07, fill=tyre)
        for dx, dy in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
    )
    return circle(x, y, r, fill=tyre) + circle(x, y, r * 0.56, fill=hub) + nuts + circle(x, y, r * 0.12, fill=tyre)


def pump(colour: str, face: str) -> str:
    """A petrol pump with its hose, 50 wide and 62 high."""
    return "".join(
        (
            rect(4, 4, 30, 52, rx=5, fill=colour),
            rect(9, 10, 20, 15, rx=2, fill=face),
            rect(0, 54, 38, 8, rx=2, fill=colour),
            path(
                "M34 22 h5 q7 0 7 7 v15 q0 5 -4 5 t-4 -5 v-6 q0 -4 -4 -4 M40 22 v-7 l-6 -5",
                fill="none",
                stroke=colour,
                stroke_width=4,
                stroke_linecap="round",
            ),
        )
    )


def traffic_light(stop: bool) -> str:
    """Two lamps, 36 wide and 68 high: the upper one stops, the lower one lets go."""
    lamps = circle(18, 19, 12, fill=RED if stop else GREY, fill_opacity=1 if stop else 0.45)
    lamps += circle(18, 49, 12, fill=GREY if stop else "#6fe09a", fill_opacity=0.45 if stop else 1)
    lit = path(
        f"M11 {17 if stop else 47} q2 -7 9 -8", fill="none", stroke=ENAMEL, stroke_width=2.5, stroke_linecap="round"
    )
    return rect(0, 0, 36, 68, rx=11, fill=INK, stroke=ENAMEL, stroke_width=2) + lamps + lit


def speed_sign(words: str, ended: bool = False) -> str:
    """A round limit, 60 across; crossed out where it ends."""
    rim = circle(30, 30, 29, fill=ENAMEL, stroke=INK, stroke_width=1.5)
    if not ended:
        rim += circle(30, 30, 24, fill="none", stroke=RED, stroke_width=8)
        return rim + text(30, 39, words, 24, "heavy on-card")
    bars = "".join(path(f"M{12 + dx} {48 + dx} L{48 + dx} {12 + dx}", stroke=INK, stroke_width=3) for dx in (-3, 3))
    return rim + text(30, 40.5, words, 29, "heavy on-card") + bars


def spanner(colour: str) -> str:
    """An open-ended spanner lying upright, 24 wide and 84 high."""
    return path(
        "M3 3 L8 16 H16 L21 3 Q27 12 22 21 Q20 25 17 27 V57 Q20 59 22 63 Q27 72 21 81 L16 68 H8 L3 81 "
        "Q-3 72 2 63 Q4 59 7 57 V27 Q4 25 2 21 Q-3 12 3 3 Z",
        fill=colour,
    )


def hammer(colour: str, handle: str) -> str:
    """A hammer standing upright, 44 wide and 84 high."""
    head = path("M2 6 Q14 -1 28 4 H40 V22 H28 Q12 18 2 24 Z", fill=colour)
    return rect(17, 14, 9, 70, rx=3, fill=handle) + head


def star(x: float, y: float, r: float, colour: str = AMBER) -> str:
    """A five-pointed star."""
    d = "M0 -10 L2.9 -3.6 L9.5 -3.1 L4.6 1.4 L5.9 8.1 L0 4.7 L-5.9 8.1 L-4.6 1.4 L-9.5 -3.1 L-2.9 -3.6 Z"
    return group(path(d, fill=colour, stroke=ENAMEL, stroke_width=0.9, stroke_linejoin="round"), x=x, y=y, scale=r / 10)
