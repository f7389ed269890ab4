"""Faces of drivers: flat colours, one line, and nothing that does not read at 28 pixels."""

from collections.abc import Callable
from dataclasses import dataclass

from paddock.drawing.palette import (
    AMBER,
    ENAMEL,
    GLASS,
    INK,
    RED,
    SAND,
    painted,
)
from paddock.drawing.svg import SPACE, circle, group, path, rect, tag

SIZE = 64
LINE = 2.4  # the weight of every line
PALE, TAN, BROWN, DARK = "#f2d3b3", "#dfae83", "#b07a4e", "#7a5236"  # of skin
BLACK, CHESTNUT, STRAW, GINGER, SILVER = "#2b2a2e", "#6b3f26", "#dcb45a", "#b9572b", "#c9c5bc"  # of hair


@dataclass(frozen=True)
class Face:
    """What somebody looks like: each part by its name below."""

    ground: str
    skin: str
    hair: str
    coat: str
    hat: str
    hat_colour: str
    cut: str = "short"  # of the hair
    eyes: str = "open"
    mouth: str = "smile"
    scarf: str = ""  # its colour


def line(d: str, **more: str | float) -> str:
    """A line of the one weight."""
    return path(d, fill="none", stroke=INK, stroke_width=LINE, stroke_linecap="round", stroke_linejoin="round", **more)


def shape(d: str, colour: str) -> str:
    """A flat shape within that line."""
    return path(d, fill=colour, stroke=INK, stroke_width=LINE, stroke_linejoin="round")


def shoulders(face: Face) -> str:
    """What somebody wears, and the neck."""
    worn = shape("M5 66 Q6 51 22 48 H42 Q58 51 59 66 Z", face.coat)
    neck = shape("M26 40 H38 V49 Q32 54 26 49 Z", face.skin)
    collar = shape("M20 45 Q32 55 44 45 L46 52 Q32 61 18 52 Z M40 53 L49 63 H39 L36 55 Z", face.scarf)
    return worn + neck + (collar if face.scarf else "")


def head(face: Face) -> str:
    """Ears and head."""
    ears = "".join(circle(x, 33, 4, fill=face.skin, stroke=INK, stroke_width=LINE) for x in (17.5, 46.5))
    return ears + shape("M18 28 Q18 14 32 14 Q46 14 46 28 V34 Q45 48 32 48.5 Q19 48 18 34 Z", face.skin)


# ---- Hair: what lies behind the head, and what before it -----------------------------------------

BEHIND = {
    "long": "M13 54 Q10 12 32 11 Q54 12 51 54 Q32 58 13 54 Z",
    "curls": "M12 45 Q5 40 9 33 Q5 26 11 21 Q12 12 21 11 Q32 4 43 11 Q52 12 53 21 Q59 26 55 33 Q59 40 52 45 Z",
    "bun": "M24 12 Q22 2 32 2 Q42 2 40 12 Q50 16 49 33 H15 Q14 16 24 12 Z",
    "plaits": "M14 30 Q9 34 12 42 Q7 48 12 56 H18 Q21 48 18 42 V28 Z"
    " M50 30 Q55 34 52 42 Q57 48 52 56 H46 Q43 48 46 42 V28 Z",
}
BEFORE = {
    "short": "M17 29 Q15 12 32 11 Q49 12 47 29 Q44 20 38 20 H27 Q20 20 17 29 Z",
    "quiff": "M17 29 Q15 17 22 14 Q27 5 42 8 Q38 10 42 13 Q49 17 47 29 Q43 20 32 20 Q21 20 17 29 Z",
    "bald": "",
    "long": "M17 31 Q15 13 32 12 Q49 13 47 31 Q44 22 32 17 Q22 20 17 31 Z",
    "curls": "M17 28 Q18 13 32 13 Q46 13 47 28 Q43 20 38 23 Q34 18 30 23 Q25 18 17 28 Z",
    "bun": "M17 29 Q16 12 32 12 Q48 12 47 29 Q40 18 32 18 Q24 18 17 29 Z",
    "plaits": "M17 29 Q16 12 32 12 Q48 12 47 29 Q40 19 32 13 Q24 19 17 29 Z",
}


# ---- Hats ----------------------------------------------------------------------------------------


def flat_cap(colour: str) -> str:
    """Of tweed, with a short peak."""
    return shape("M13 24 Q13 9 33 8 Q52 9 51 22 L57 26 Q50 30 40 25 Q26 22 13 24 Z", colour)


def peaked_cap(colour: str) -> str:
    """Of a chauffeur, with a badge."""
    top = shape("M11 14 Q18 5 32 5 Q46 5 53 14 L47 21 H17 Z", colour)
    badge = circle(32, 14, 3, fill=AMBER, stroke=INK, stroke_width=1.6)
    return top + shape("M17 20 H47 L49 26 Q32 21 15 26 Z", INK) + badge


def helmet(colour: str) -> str:
    """Of leather, with goggles pushed up."""
    leather = shape("M15 40 Q12 9 32 8 Q52 9 49 40 L44 38 Q46 24 43 23 H21 Q18 24 20 38 Z", colour)
    return leather + goggles(17)


def crash_helmet(colour: str) -> str:
    """A white stripe over a hard shell, the visor up."""
    shell = shape("M12 38 Q9 6 32 6 Q55 6 52 38 L46 40 V25 H18 V40 Z", colour)
    stripe = shape("M28 6.5 Q32 5.6 36 6.5 V25 H28 Z", ENAMEL)
    return shell + stripe + shape("M14 25 Q32 17 50 25 L48 29 Q32 23 16 29 Z", GLASS)


def beret(colour: str) -> str:
    """Worn to one side."""
    return shape("M13 23 Q6 12 22 8 Q40 2 52 12 Q58 19 49 24 Q32 18 13 23 Z", colour) + line("M33 6 Q34 2 38 2")


def bobble_hat(colour: str) -> str:
    """Knitted, with a bobble."""
    ball = circle(32, 6, 5.5, fill=ENAMEL, stroke=INK, stroke_width=LINE)
    return ball + shape("M15 23 Q16 9 32 9 Q48 9 49 23 Z", colour) + shape("M13 20 H51 V27 H13 Z", ENAMEL)


def straw_hat(colour: str) -> str:
    """For summer, with a ribbon."""
    brim = shape("M4 24 Q32 14 60 24 Q32 31 4 24 Z", SAND)
    return shape("M19 21 Q18 6 32 6 Q46 6 45 21 Z", SAND) + shape("M18.5 15 H45.5 V21 Q32 17 18.5 21 Z", colour) + brim


def bowler(colour: str) -> str:
    """Round, with a rolled brim."""
    brim = shape("M10 20 Q32 26 54 20 Q54 26 32 27 Q10 26 10 20 Z", colour)
    return shape("M18 21 Q17 5 32 5 Q47 5 46 21 Z", colour) + brim


def headscarf(colour: str) -> str:
    """Tied under the chin, with dots."""
    cloth = shape("M14 44 Q9 9 32 8 Q55 9 50 44 L45 46 Q49 22 32 17 Q15 22 19 46 Z", colour)
    dots = "".join(circle(x, y, 1.8, fill=ENAMEL) for x, y in ((22, 16), (32, 12.5), (42, 16), (15.8, 29), (48.2, 29)))
    return cloth + dots + shape("M32 50 L22 57 Q18 52 24 48 Z M32 50 L42 57 Q46 52 40 48 Z", colour)


def learner_cap(colour: str) -> str:
    """A baseball cap with the plate of a learner."""
    cap = shape("M14 24 Q13 7 32 7 Q51 7 50 24 Z", colour) + shape("M14 22 Q32 16 52 22 L60 27 Q40 24 14 27 Z", colour)
    plate = rect(26, 9.5, 12, 11, rx=1.5, fill=ENAMEL, stroke=INK, stroke_width=1.6)
    return cap + plate + path("M30 11.8 V18 H34.2", fill="none", stroke=RED, stroke_width=LINE)


def laurel(colour: str) -> str:
    """The wreath of who has won."""
    leaves = "".join(
        group(shape("M0 0 Q-7 -2 -8 -9 Q0 -8 0 0 Z", colour), x=x, y=y, turn=turn)
        for x, y, turn in ((15, 28, 8), (17, 19, 26), (24, 13, 52), (49, 28, 82), (47, 19, 64), (40, 13, 38))
    )
    return leaves + circle(32, 11, 3.2, fill=RED, stroke=INK, stroke_width=1.8)


def band(colour: str) -> str:
    """A band round the head."""
    return shape("M17 24 Q32 18 47 24 V29 Q32 23 17 29 Z", colour)


def visor(colour: str) -> str:
    """A closed helmet: of who is inside nobody knows more."""
    shell = shape("M11 40 Q8 6 32 6 Q56 6 53 40 Q52 53 32 53 Q12 53 11 40 Z", colour)
    return shell + shape("M14 27 Q32 21 50 27 V36 Q32 43 14 36 Z", GLASS) + line("M20 30 L26 28.6")


def no_hat(_: str) -> str:
    """Nothing."""
    return ""


HATS: dict[str, Callable[[str], str]] = {
    "band": band,
    "beret": beret,
    "bobble hat": bobble_hat,
    "bowler": bowler,
    "crash helmet": crash_helmet,
    "flat cap": flat_cap,
    "headscarf": headscarf,
    "helmet": helmet,
    "laurel": laurel,
    "learner cap": learner_cap,
    "none": no_hat,
    "peaked cap": peaked_cap,
    "straw hat": straw_hat,
    "visor": visor,
}


# ---- Eyes and mouths -----------------------------------------------------------------------------


def goggles(y: float) -> str:
    """Two glasses on a strap."""
    glasses = "".join(circle(x, y, 5.8, fill=GLASS, stroke=INK, stroke_width=LINE) for x in (25.5, 38.5))
    return line(f"M15 {y:g} H49") + glasses


def dots(y: float = 32) -> str:
    """Two eyes."""
    return "".join(circle(x, y, 2.3, fill=INK) for x in (26, 38))


EYES: dict[str, Callable[[], str]] = {
    "open": dots,
    "glasses": lambda: (
        "".join(circle(x, 32, 5.6, fill=ENAMEL, stroke=INK, stroke_width=LINE) for x in (25, 39))
        + line("M30.6 31.5 Q32 30 33.4 31.5")
        + dots()
    ),
    "goggles": lambda: goggles(31),
    "shades": lambda: shape("M18 28 H46 L44 35 Q38 39 34 33 L32 31 L30 33 Q26 39 20 35 Z", INK),
    "brows": lambda: line("M21.5 28 L29 26.5 M35 26.5 L42.5 28") + dots(),
    "stern": lambda: line("M22 26.5 L29.5 29.5 M34.5 29.5 L42 26.5") + dots(33),
    "lashes": lambda: dots() + line("M22.8 31 L20.4 29 M41.2 31 L43.6 29"),
    "wide": lambda: (
        "".join(circle(x, 31.5, 4.3, fill=ENAMEL, stroke=INK, stroke_width=LINE) for x in (26, 38)) + dots(31.5)
    ),
    "wink": lambda: circle(26, 32, 2.3, fill=INK) + line("M34.5 32.5 Q38 29.5 41.5 32.5"),
    "monocle": lambda: dots() + circle(38, 32, 6, fill="none", stroke=INK, stroke_width=LINE) + line("M44 34 V46"),
    "none": lambda: "",
}


HANDLEBAR = (
    "M32 38 Q27 35.5 24.5 39.5 Q21 42 18 38 Q19 45.5 26 44"
    " Q30 43.5 32 41 Q34 43.5 38 44 Q45 45.5 46 38 Q43 42 39.5 39.5 Q37 35.5 32 38 Z"
)


def mouths(face: Face) -> dict[str, str]:
    """Mouths, and what grows around them in the colour of the hair."""
    smile = line("M26.5 40.5 Q32 45 37.5 40.5")
    beard = "M18 33 Q18 54 32 55 Q46 54 46 33 Q43 39 38 37.5 Q32 35.5 26 37.5 Q21 39 18 33 Z"
    return {
        "smile": smile,
        "flat": line("M27.5 42 H36.5"),
        "grin": shape("M25.5 39.5 H38.5 Q37.5 46 32 46 Q26.5 46 25.5 39.5 Z", ENAMEL),
        "oh": circle(32, 42, 2.6, fill=INK),
        "lips": path("M27 41.5 Q29.5 38.5 32 40 Q34.5 38.5 37 41.5 Q32 46 27 41.5 Z", fill=RED),
        "brush": shape("M26 41.5 V37.5 Q32 35.5 38 37.5 V41.5 Z", face.hair),
        "handlebar": shape(HANDLEBAR, face.hair),
        "walrus": shape("M32 37 Q24 35.5 21.5 45.5 Q27 47 32 42.5 Q37 47 42.5 45.5 Q40 35.5 32 37 Z", face.hair),
        "beard": shape(beard, face.hair) + line("M28 43 Q32 45.5 36 43"),
        "goatee": smile + shape("M28 46 H36 L32 53 Z", face.hair),
        "none": "",
    }


def drawn(face: Face) -> str:
    """A face within its disc, 64 wide and high."""
    nose = "" if face.hat == "visor" else line("M32 33 L30.6 37 H33")
    inside = (
        rect(0, 0, SIZE, SIZE, fill=face.ground),
        shape(BEHIND[face.cut], face.hair) if face.cut in BEHIND else "",
        shoulders(face),
        head(face),
        shape(BEFORE[face.cut], face.hair) if BEFORE[face.cut] else "",
        EYES[face.eyes](),
        nose,
        mouths(face)[face.mouth],
        HATS[face.hat](face.hat_colour),
    )
    clip = tag("clipPath", circle(32, 32, 30.5), id="disc")
    rim = circle(32, 32, 30.6, fill="none", stroke=INK, stroke_width=LINE)
    return tag("defs", clip) + tag("g", *inside, clip_path="url(#disc)") + rim


def portrait(face: Face) -> str:
    """A face as a picture of its own, the same by day and by night."""
    whole = tag("svg", drawn(face), xmlns=SPACE, viewBox=f"0 0 {SIZE} {SIZE}")
    return painted(whole, "light")
