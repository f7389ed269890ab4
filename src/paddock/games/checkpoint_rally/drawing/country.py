"""Map tiles seen from above, 120 by 120: a wedge of terrain on each side, and one kind of road over them.

Wedges and roads are drawn upright for every turn, so that peaks never stand on their heads; tiles join without a seam.
"""

from collections.abc import Sequence

from paddock.drawing.palette import (
    AMBER,
    ASPHALT,
    EDGE,
    ENAMEL,
    GRASS,
    GREY,
    INK,
    LAMP,
    LEAF,
    ROCK,
    ROOF,
    SAND,
    SLATE,
    SNOW,
    STONE,
    TOWN,
)
from paddock.drawing.svg import group, path, rect, symbol, tag, use
from paddock.games.checkpoint_rally.rules import box

Look = dict[str, str | float]
Point = tuple[float, float]
Spots = Sequence[tuple[float, float, float]]  # where marks stand, and how large
SIZE = 120
MIDDLE = SIZE / 2
BROWN, RUT = "#ad8450", "#7c5a31"  # gravel by day and by night
GROUND = {"grassland": GRASS, "mountains": ROCK, "desert": SAND, "city": TOWN}

# Where marks stand on the north side, inside its wedge and clear of the roads, with their sizes.
SPOTS = ((34, 9, 0.7), (86, 8, 0.68), (105, 10, 0.85), (89, 26, 0.92))
ENDS = ((MIDDLE, 0), (SIZE, MIDDLE), (MIDDLE, SIZE), (0, MIDDLE))  # the middles of the sides


def symbols() -> list[str]:
    """Sixteen wedges, each road in all ways that it can run, and paper where nothing is built."""
    wedges = [
        symbol(f"art-{terrain}-{side}", SIZE, SIZE, wedge(terrain, side))
        for terrain in box.TERRAINS
        for side in range(box.SIDES)
    ]
    ways = sorted(
        {(box.ROADS[box.ROAD[tile]], exits) for tile in range(len(box.TILE_IDS)) for exits in box.EXITS[tile]}
    )
    roads = [symbol(f"art-{kind}-{exits}", SIZE, SIZE, road(kind, exits)) for kind, exits in ways]
    tiles = [
        symbol(f"art-tile-{name}-{turn}", SIZE, SIZE, whole(name, turn))
        for name in box.TILE_IDS
        for turn in range(box.SIDES)
    ]
    marks = [symbol(f"art-mark-{terrain}", 30, 30, MARKS[terrain]([(15, 15, 1)])) for terrain in box.TERRAINS]
    return [*wedges, *roads, *tiles, *marks, symbol("art-paper", SIZE, SIZE, paper())]


def tile(name: str, turn: int, x: float, y: float, size: float) -> str:
    """A tile put somewhere, turned clockwise by so many quarters."""
    return ground_of(name, turn, x, y, size) + road_of(name, turn, x, y, size)


def whole(name: str, turn: int) -> str:
    """A tile as it flies, made of symbols that fill it."""
    number = box.TILE_IDS.index(name)
    ground = (f"{box.TERRAINS[kind]}-{side}" for side, kind in enumerate(box.TERRAIN[number][turn]))
    road = f"{box.ROADS[box.ROAD[number]]}-{box.EXITS[number][turn]}"
    return "".join(tag("use", href=f"#art-{each}") for each in (*ground, road))


def ground_of(name: str, turn: int, x: float, y: float, size: float) -> str:
    """The four terrains of a tile."""
    kinds = box.TERRAIN[box.TILE_IDS.index(name)][turn]
    return "".join(use(f"art-{box.TERRAINS[kind]}-{side}", x, y, size, size) for side, kind in enumerate(kinds))


def road_of(name: str, turn: int, x: float, y: float, size: float) -> str:
    """The road over them."""
    number = box.TILE_IDS.index(name)
    return use(f"art-{box.ROADS[box.ROAD[number]]}-{box.EXITS[number][turn]}", x, y, size, size)


def paper() -> str:
    """A map that shows the lie of the land and no road yet: contour lines, which go on over the edges."""
    lines = (
        "M0 26 C26 4 46 44 74 30 S104 12 120 26",
        "M0 92 C30 118 44 84 66 96 S100 112 120 92",
        "M30 0 C44 14 20 34 34 52 S14 100 30 120",
        "M92 0 C82 20 108 36 90 58 S106 98 92 120",
        "M52 48 C62 38 78 46 76 60 S62 80 52 72 S44 56 52 48 Z",
        "M58 55 C63 51 70 55 68 61 S61 69 57 65 S54 58 58 55 Z",
    )
    ground = rect(0, 0, SIZE, SIZE, fill="var(--panel)", stroke=INK, stroke_width=1.6, stroke_opacity=0.16)
    return ground + path(" ".join(lines), fill="none", stroke=EDGE, stroke_width=1.4, stroke_opacity=0.75)


# ---- Terrain -----------------------------------------------------------------------------------


def wedge(terrain: str, side: int) -> str:
    """The country on one side of a tile, from the edge to the middle; its borders swing a little."""
    colour = GROUND[terrain]
    swing = f"M0 0 Q44 16 {MIDDLE} {MIDDLE} Q104 44 {SIZE} 0 Z"
    shape = path(swing, fill=colour, stroke=colour, stroke_width=1.2)  # the stroke closes the seam to the next wedge
    turned = group(group(shape, x=-MIDDLE, y=-MIDDLE), x=MIDDLE, y=MIDDLE, turn=90 * side)
    return turned + MARKS[terrain]([(*quarters(x, y, side), size) for x, y, size in SPOTS])


def quarters(x: float, y: float, turns: int) -> Point:
    """Where a point of a tile comes to lie when the tile is turned clockwise by so many quarters."""
    for _ in range(turns):
        x, y = SIZE - y, x
    return x, y


def trees(spots: Spots) -> str:
    """Two crowns from above."""
    shadows = (disc(x + 1.5 * size, y + 2 * size, 7 * size) for x, y, size in spots)
    crowns = (disc(x, y, 7 * size) + disc(x + 7 * size, y + 3 * size, 4.6 * size) for x, y, size in spots)
    lights = (disc(x - 2 * size, y - 2 * size, 2.6 * size) for x, y, size in spots)
    return "".join(
        (
            path("".join(shadows), fill=INK, fill_opacity=0.14),
            path("".join(crowns), fill=LEAF),
            path("".join(lights), fill=GRASS, fill_opacity=0.55),
        )
    )


def disc(x: float, y: float, r: float) -> str:
    """A circle as a path."""
    return f"M{x - r:.1f} {y:.1f}a{r:.1f} {r:.1f} 0 1 0 {2 * r:.1f} 0a{r:.1f} {r:.1f} 0 1 0 {-2 * r:.1f} 0Z"


def peaks(spots: Spots) -> str:
    """Mountains with snow on them."""
    bodies, shades, caps = "", "", ""
    for x, y, size in spots:
        a = 11 * size
        top, foot = y - a, y + a * 0.75
        bodies += f"M{x - a:.1f} {foot:.1f} L{x} {top:.1f} L{x + a:.1f} {foot:.1f} Z"
        shades += f"M{x} {top:.1f} L{x + a:.1f} {foot:.1f} H{x + a * 0.1:.1f} Z"
        caps += (
            f"M{x - a * 0.4:.1f} {y - a * 0.3:.1f} L{x} {top:.1f} L{x + a * 0.4:.1f} {y - a * 0.3:.1f} "
            f"L{x + a * 0.12:.1f} {y - a * 0.1:.1f} L{x - a * 0.1:.1f} {y - a * 0.34:.1f} Z"
        )
    return path(bodies, fill=GREY) + path(shades, fill=INK, fill_opacity=0.18) + path(caps, fill=SNOW)


def dunes(spots: Spots) -> str:
    """Waves of sand."""
    lines = ""
    for x, y, size in spots:
        a = 12 * size
        lines += f"M{x - a:.1f} {y + 3 * size:.1f} q{a / 2:.1f} {-a * 0.8:.1f} {a:.1f} 0"
        lines += f"q{a / 2:.1f} {-a * 0.66:.1f} {a:.1f} 0"
        lines += f"M{x - a * 0.4:.1f} {y + 8 * size:.1f} q{a * 0.4:.1f} {-a * 0.5:.1f} {a * 0.9:.1f} 0"
    return path(lines, stroke_width=2, fill="none", stroke=ROOF, stroke_linecap="round", stroke_opacity=0.6)


def roofs(spots: Spots) -> str:
    """Two houses from above: ridges, and a window that is lit."""
    shadows, first, ridges, second, windows = "", "", "", "", ""
    for x, y, size in spots:
        a = 9 * size
        shadows += box_at(x - a + 2, y - a * 0.8 + 2, a * 1.1, a * 1.5)
        first += box_at(x - a, y - a * 0.8, a * 1.1, a * 1.5)
        ridges += f"M{x - a * 0.45:.1f} {y - a * 0.8:.1f} v{a * 1.5:.1f}"
        second += box_at(x + a * 0.3, y - a * 0.2, a * 0.9, a * 0.9)
        windows += box_at(x + a * 0.58, y + a * 0.08, a * 0.34, a * 0.34)
    return "".join(
        (
            path(shadows, fill=INK, fill_opacity=0.16),
            path(first, fill=ROOF),
            path(ridges, stroke=ENAMEL, stroke_width=1.1, stroke_opacity=0.6),
            path(second, fill=STONE, stroke=ROOF, stroke_width=1),
            path(windows, fill=LAMP),
        )
    )


def box_at(x: float, y: float, w: float, h: float) -> str:
    """A rectangle as a path."""
    return f"M{x:.1f} {y:.1f}h{w:.1f}v{h:.1f}h{-w:.1f}Z"


# Of all marks of a wedge what is painted alike is one path: a browser has less to lay out.
MARKS = {"grassland": trees, "mountains": peaks, "desert": dunes, "city": roofs}


# ---- Roads -------------------------------------------------------------------------------------

WIDTHS = {"highway": 31.0, "gravel": 21.0, "urban": 25.0}
BODIES = {"highway": ASPHALT, "gravel": BROWN, "urban": SLATE}
KERBS = {"highway": ENAMEL, "gravel": RUT, "urban": STONE}


def road(kind: str, exits: int) -> str:
    """A road between the exits, its kerbs, and the line along its middle: each kind has its own."""
    way, wide = route(exits), WIDTHS[kind]
    kerb = path(way, fill="none", stroke=KERBS[kind], stroke_width=wide + 5, stroke_linejoin="round")
    body = path(way, fill="none", stroke=BODIES[kind], stroke_width=wide, stroke_linejoin="round")
    return kerb + body + middle_line(kind, exits)


def route(exits: int) -> str:
    """Straight on, round a curve, or from each exit to the middle."""
    ends = [ENDS[side] for side in range(box.SIDES) if exits >> side & 1]
    if len(ends) == 2:
        (a, b), (c, d) = ends
        straight = a == c or b == d
        return f"M{a} {b} L{c} {d}" if straight else f"M{a} {b} Q{MIDDLE} {MIDDLE} {c} {d}"
    return " ".join(f"M{a} {b} L{MIDDLE} {MIDDLE}" for a, b in ends)


def half_way(exits: int) -> Point:
    """The middle of a road; that of a curve lies aside from the tile's."""
    ends = [ENDS[side] for side in range(box.SIDES) if exits >> side & 1]
    if len(ends) != 2:
        return MIDDLE, MIDDLE
    (a, b), (c, d) = ends
    return (a + c) / 4 + MIDDLE / 2, (b + d) / 4 + MIDDLE / 2


def middle_line(kind: str, exits: int) -> str:
    """Amber dashes on a highway, ruts on gravel, white dashes in town; a crossing has none in its middle."""
    ends = [ENDS[side] for side in range(box.SIDES) if exits >> side & 1]
    way = route(exits)
    if len(ends) > 2:
        way = " ".join(f"M{a} {b} L{MIDDLE + (a - MIDDLE) * 0.3:g} {MIDDLE + (b - MIDDLE) * 0.3:g}" for a, b in ends)
    return path(way, fill="none", **line_look(kind))


def line_look(kind: str) -> Look:
    """How the line along the middle of a road is painted."""
    looks: dict[str, Look] = {
        "highway": {"stroke": AMBER, "stroke_width": 2.6, "stroke_dasharray": "10 7"},
        "gravel": {"stroke": RUT, "stroke_width": 3, "stroke_dasharray": "1 7", "stroke_linecap": "round"},
        "urban": {"stroke": ENAMEL, "stroke_width": 2, "stroke_dasharray": "5 5"},
    }
    return looks[kind]


# ---- Borders -----------------------------------------------------------------------------------


def border(kinds: tuple[str, ...], side: int, x: float, y: float, cell: float, deep: float) -> str:
    """The terrain along one side of the board, whose north-west corner is at a point."""
    length = cell * len(kinds)
    drawn = []
    for place, kind in enumerate(kinds):
        along = place if side in (0, 1) else len(kinds) - 1 - place
        if side in (0, 2):
            left, top, wide, high = x + along * cell, y - deep if side == 0 else y + length, cell, deep
        else:
            left, top, wide, high = x + length if side == 1 else x - deep, y + along * cell, deep, cell
        drawn.append(rect(left, top, wide, high, fill=GROUND[kind]))
        spots = ((0.16, 0.5), (0.84, 0.5)) if side in (0, 2) else ((0.5, 0.16), (0.5, 0.84))
        drawn += [mark(kind, left + wide * u, top + high * v, deep) for u, v in spots]
    return "".join(drawn)


def mark(kind: str, x: float, y: float, deep: float) -> str:
    """What stands on a terrain, around a point of a border."""
    return use(f"art-mark-{kind}", x - deep / 2, y - deep / 2, deep, deep)
