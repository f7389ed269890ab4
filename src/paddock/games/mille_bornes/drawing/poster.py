"""The travel poster of Mille Bornes: a packed car on the winding road to the sea."""

from paddock.core.words import Say, Words
from paddock.drawing.country import boat, church, cypress
from paddock.drawing.palette import (
    AMBER,
    ASPHALT,
    BLUE,
    ENAMEL,
    FAR,
    GLASS,
    GRASS,
    HILL,
    INK,
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
from paddock.drawing.posters import SCENE_WIDTH, framed
from paddock.drawing.signs import stone
from paddock.drawing.svg import circle, group, path, rect, text
from paddock.games.mille_bornes.rules import box


def poster(speak: Words) -> str:
    """The picture, and the name of the game below it."""
    return framed(speak(Say("game")), speak(Say("drawing-poster", miles=box.TRIP)), BLUE, *scenery())


def scenery() -> tuple[str, ...]:
    """From the sky down to the stone at the roadside."""
    return (sky(), sea(), mountains(), village(), country(), road(), luggage_car(), foreground())


def sky() -> str:
    """Bands of light around the sun."""
    glow = "".join(circle(226, 158, r, fill=SUN, fill_opacity=0.16) for r in (150, 118, 88))
    birds = "M126 76 q6 -7 11 0 q6 -7 11 0 M146 98 q5 -6 9 0 q5 -6 9 0 M164 66 q4 -5 7 0 q4 -5 7 0"
    return "".join(
        (
            rect(0, 0, SCENE_WIDTH, 210, fill=SKY),
            glow,
            circle(226, 158, 56, fill=SUN),
            path(birds, fill="none", stroke=INK, stroke_width=2, stroke_linecap="round", stroke_opacity=0.7),
        )
    )


def sea() -> str:
    """Water under the sun, with sails."""
    glitter = "M196 200 h60 M206 207 h40 M214 214 h26 M276 204 h22 M300 214 h26 M180 218 h18"
    return "".join(
        (
            rect(120, 192, 220, 50, fill=SEA),
            path(glitter, stroke=SUN, stroke_width=2.5, stroke_linecap="round"),
            boat(294, 204, 0.5),
            boat(262, 199, 0.32),
        )
    )


def mountains() -> str:
    """Two ranges on the left."""
    far = path("M-10 230 L40 142 L74 186 L104 154 L170 230 Z", fill=ROCK)
    caps = path(
        "M40 142 L27 165 L36 170 L42 163 L50 169 L54 160 Z M104 154 L96 163 L103 167 L108 162 L114 165 Z", fill=SNOW
    )
    return far + caps + path("M-10 240 V200 Q40 176 92 202 Q140 186 196 226 V240 Z", fill=FAR)


def village() -> str:
    """Houses under a church on the hill."""
    homes = ((4, 16, 22), (22, 13, 16), (66, 14, 20), (82, 18, 15))
    walls = "".join(rect(x, 70 - h, w, h, fill=TOWN) for x, w, h in homes)
    roofs = "".join(path(f"M{x - 2} {70 - h} l4 -8 h{w - 4} l4 8 Z", fill=ROOF) for x, w, h in homes)
    return group(group(church(0), x=36, y=10, scale=0.5), walls, roofs, x=34, y=150)


def country() -> str:
    """Hills one before the other, with vines on one of them."""
    back = path("M-4 400 V222 Q70 196 150 226 Q220 206 340 236 V400 Z", fill=HILL)
    middle = path("M-4 400 V262 Q90 226 200 262 Q270 246 340 270 V400 Z", fill=GRASS)
    vines = "".join(
        path(
            f"M{254 + each * 9} 262 Q{262 + each * 15} 282 {258 + each * 24} 312",
            fill="none",
            stroke=LEAF,
            stroke_width=3,
        )
        for each in range(5)
    )
    field = path("M236 312 Q240 268 256 258 Q300 250 340 272 V320 Z", fill=SAND)
    trees = "".join(cypress(x, y, h) for x, y, h in ((20, 262, 44), (34, 258, 34), (300, 246, 34), (312, 249, 26)))
    return (
        back + middle + field + vines + trees + path("M-4 400 V334 Q60 306 150 330 Q260 300 340 330 V400 Z", fill=HILL)
    )


def road() -> str:
    """Winding from the reader's feet to the shore."""
    strip = (
        "M52 400 C96 350 196 330 196 300 C196 276 96 276 98 254 C100 240 164 238 176 226 "
        "L182 227 C172 244 124 246 124 256 C124 270 250 272 250 304 C250 344 236 362 262 400 Z"
    )
    middle = "M160 398 C166 346 224 338 222 304 C220 274 110 276 111 255 C112 243 168 240 179 227"
    return path(strip, fill=ASPHALT, stroke=ENAMEL, stroke_width=3, stroke_linejoin="round") + path(
        middle, fill="none", stroke=AMBER, stroke_width=2.5, stroke_dasharray="12 9"
    )


def luggage_car() -> str:
    """A small red car from behind, its roof full of suitcases."""
    shadow = path("M8 74 H92", stroke=INK, stroke_width=8, stroke_linecap="round", stroke_opacity=0.35)
    wheels = rect(12, 56, 16, 20, rx=5, fill=INK) + rect(72, 56, 16, 20, rx=5, fill=INK)
    cases = "".join(
        (
            rect(24, -6, 30, 17, rx=3, fill=AMBER, stroke=INK, stroke_width=2),
            rect(55, -2, 21, 13, rx=3, fill=PLUM, stroke=INK, stroke_width=2),
            rect(32, -17, 26, 11, rx=3, fill=GLASS, stroke=INK, stroke_width=2),
            path("M34 -6 v17 M44 -6 v17 M20 11 H80", stroke=INK, stroke_width=2),
        )
    )
    body = "M8 66 V46 Q8 36 17 34 L24 18 Q27 12 34 12 H66 Q73 12 76 18 L83 34 Q92 36 92 46 V66 Z"
    return group(
        shadow,
        wheels,
        cases,
        path(body, fill=RED, stroke=INK, stroke_width=2.5),
        path("M27 33 L32 21 Q33 18 37 18 H63 Q67 18 68 21 L73 33 Z", fill=GLASS, stroke=INK, stroke_width=2),
        rect(14, 44, 10, 9, rx=3, fill=AMBER, stroke=INK, stroke_width=1.5),
        rect(76, 44, 10, 9, rx=3, fill=AMBER, stroke=INK, stroke_width=1.5),
        rect(6, 58, 88, 7, rx=3.5, fill=ENAMEL, stroke=INK, stroke_width=1.5),
        rect(38, 45, 24, 10, rx=2, fill=ENAMEL, stroke=INK, stroke_width=1.5),
        text(50, 53, "N 7", 8, "heavy on-card"),
        x=154,
        y=310,
        scale=0.84,
    )


def tall_pine() -> str:
    """An umbrella pine whose crown shades the sky."""
    trunk = path("M-2 400 Q22 250 16 96 M18 190 Q30 150 64 112", fill="none", stroke=INK, stroke_width=11)
    low = path("M24 122 Q26 92 64 92 Q104 92 108 122 Z", fill=LEAF)
    high = path("M-30 102 Q-26 48 34 46 Q92 46 98 102 Z", fill=LEAF)
    return trunk + low + high


def foreground() -> str:
    """A pine that frames the picture, and the stone of the thousandth mile."""
    grass = path("M-4 400 V372 Q40 352 92 400 Z", fill=LEAF) + path("M236 400 Q290 352 340 364 V400 Z", fill=LEAF)
    return tall_pine() + grass + group(stone(str(box.TRIP), RED), x=246, y=268, scale=1.05)
