"""The country along a road, from the side: a town, fields, hills, the sea. Each piece is 400 wide and 120 high."""

from paddock.drawing.palette import (
    AMBER,
    ENAMEL,
    FAR,
    GRASS,
    HILL,
    INK,
    LAMP,
    LEAF,
    RED,
    ROCK,
    ROOF,
    SAND,
    SEA,
    SKY,
    SNOW,
    STONE,
    SUN,
    TOWN,
)
from paddock.drawing.svg import circle, group, path, rect, symbol

WIDTH, HEIGHT = 400, 120


def house(x: float, w: float, h: float, roof: float = 12) -> str:
    """A house standing on the lower edge, its roof and its windows."""
    y = HEIGHT - h
    panes = "".join(
        rect(x + 5 + column * 10, y + 7 + row * 13, 5, 7, fill=LAMP)
        for column in range(int((w - 6) // 10))
        for row in range(int((h - 8) // 13))
    )
    top = path(f"M{x - 3} {y} L{x + 5} {y - roof} H{x + w - 5} L{x + w + 3} {y} Z", fill=ROOF)
    return rect(x, y, w, h, fill=TOWN) + top + panes


def church(x: float) -> str:
    """A nave and its tower."""
    nave = rect(x + 16, 84, 38, 36, fill=STONE) + path(f"M{x + 16} 84 L{x + 22} 70 H{x + 50} L{x + 58} 84 Z", fill=ROOF)
    tower = rect(x, 56, 20, 64, fill=STONE) + path(f"M{x - 3} 56 L{x + 10} 20 L{x + 23} 56 Z", fill=ROOF)
    return nave + tower + circle(x + 10, 72, 5, fill=INK, fill_opacity=0.55)


def cypress(x: float, y: float, h: float) -> str:
    """A slim dark tree."""
    slim, low = h * 0.2, y - h * 0.35
    return path(f"M{x} {y} Q{x - slim:g} {low:g} {x} {y - h} Q{x + slim:g} {low:g} {x} {y} Z", fill=LEAF)


def pine(x: float, y: float, h: float) -> str:
    """An umbrella pine."""
    bend = f"M{x} {y} Q{x + 3} {y - h * 0.4:g} {x - 2} {y - h * 0.7:g}"
    trunk = path(bend, fill="none", stroke=INK, stroke_width=h * 0.06)
    left, right, low, top = (f"{each:g}" for each in (x - h * 0.5, x + h * 0.46, y - h * 0.62, y - h))
    return trunk + path(f"M{left} {low} Q{left} {top} {x} {top} Q{right} {top} {right} {low} Z", fill=LEAF)


def bush(x: float, y: float, r: float) -> str:
    """A round green thing."""
    return circle(x, y - r * 0.7, r, fill=LEAF) + circle(x + r * 1.1, y - r * 0.5, r * 0.75, fill=LEAF)


def town() -> str:
    """Where the trip starts."""
    ground = path("M0 120 V104 Q180 92 400 120 Z", fill=GRASS)
    houses = ((14, 34, 58), (52, 28, 44), (84, 36, 70), (124, 28, 50), (216, 34, 38), (254, 28, 30))
    trees = cypress(202, 120, 50) + bush(292, 120, 10) + bush(330, 120, 7) + cypress(318, 120, 34)
    return ground + "".join(house(*each) for each in houses) + church(158) + trees


def hills() -> str:
    """Mountains far off, fields before them."""
    peaks = path("M20 120 L118 26 L176 84 L232 38 L330 120 Z", fill=ROCK)
    caps = path(
        "M118 26 L96 47 L110 52 L119 45 L130 54 L141 49 Z M232 38 L214 53 L226 58 L236 52 L246 58 L252 55 Z", fill=SNOW
    )
    meadow = path("M0 120 Q70 66 200 96 Q330 66 400 120 Z", fill=HILL)
    field = path("M150 120 Q230 84 330 120 Z", fill=SAND)
    rows = "".join(
        path(
            f"M{176 + each * 22} 120 Q{204 + each * 12} 104 {226 + each * 5} 103",
            fill="none",
            stroke=LEAF,
            stroke_width=2.5,
        )
        for each in range(6)
    )
    trees = cypress(44, 112, 34) + cypress(62, 114, 44) + cypress(80, 116, 30) + bush(360, 116, 9) + bush(110, 117, 7)
    return peaks + caps + meadow + field + rows + trees


def fields() -> str:
    """A farm, a windmill, poplars and corn."""
    back = path("M0 120 Q90 50 230 92 Q340 66 400 120 Z", fill=HILL)
    corn = path("M10 120 Q110 90 250 120 Z", fill=SAND) + path("M180 120 Q290 96 398 120 Z", fill=GRASS)
    mill = path("M222 104 L227 62 H243 L248 104 Z", fill=ENAMEL) + path("M224 62 Q235 48 246 62 Z", fill=ROOF)
    sails = path("M235 60 L208 42 M235 60 L262 78 M235 60 L253 33 M235 60 L217 87", stroke=INK, stroke_width=3.5)
    farm = rect(304, 94, 46, 22, fill=TOWN) + path("M300 94 L310 80 H344 L354 94 Z", fill=ROOF)
    door = rect(322, 102, 10, 14, fill=INK, fill_opacity=0.55)
    poplars = "".join(cypress(x, 112, h) for x, h in ((60, 50), (76, 58), (92, 48), (108, 54), (372, 40)))
    return back + poplars + mill + sails + corn + farm + door + bush(284, 118, 8)


def coast() -> str:
    """Where it leads: the sea, a lighthouse and umbrella pines."""
    water = rect(150, 78, 250, 42, fill=SEA)
    waves = path(
        "M210 90 h26 M262 98 h34 M330 88 h28 M300 108 h22 M366 104 h26",
        stroke=ENAMEL,
        stroke_width=2,
        stroke_opacity=0.7,
    )
    headland = path("M0 120 Q50 58 150 86 Q196 98 214 120 Z", fill=HILL)
    beach = path("M150 120 Q190 104 260 112 Q330 116 400 110 V120 Z", fill=SAND)
    tower = path("M126 84 L130 40 H142 L146 84 Z", fill=ENAMEL) + path("M128 66 L129 54 H143 L144 66 Z", fill=RED)
    lamp = rect(130, 30, 12, 10, fill=LAMP) + path("M127 30 L136 22 L145 30 Z", fill=RED)
    return (
        water
        + waves
        + headland
        + tower
        + lamp
        + boat(276, 88, 1)
        + boat(338, 84, 0.6)
        + beach
        + (pine(46, 108, 62) + pine(84, 112, 46) + pine(356, 118, 56) + bush(20, 116, 8))
    )


def boat(x: float, y: float, scale: float) -> str:
    """A small sail."""
    sails = path("M-2 -4 V-34 L-18 -4 Z", fill=ENAMEL) + path("M2 -4 V-28 L14 -4 Z", fill=AMBER)
    return group(sails, path("M-18 0 H16 L10 7 H-12 Z", fill=RED), x=x, y=y, scale=scale)


def symbols() -> list[str]:
    """The pieces, to be used by `panorama`."""
    pieces = {"town": town(), "fields": fields(), "hills": hills(), "coast": coast()}
    return [symbol(f"art-{name}", WIDTH, HEIGHT, drawing) for name, drawing in pieces.items()]


def sky(width: float, height: float, sun: float) -> str:
    """Air with a sun in it, and ridges far off."""
    ridges, foot = 6, height * 0.66
    waves = (
        f"Q{width * (each + 0.5) / ridges:.0f} {height * (0.3 if each % 2 else 0.48):.0f} "
        f"{width * (each + 1) / ridges:.0f} {foot:.0f}"
        for each in range(ridges)
    )
    return "".join(
        (
            rect(0, 0, width, height, fill=SKY),
            circle(sun, height * 0.32, height * 0.17, fill=SUN),
            path(f"M0 {height} V{foot:.0f} {' '.join(waves)} V{height} Z", fill=FAR),
        )
    )
