"""The country of a course: tiles with their ground and the road over them."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise, product

from paddock.drawing.palette import AMBER, ASPHALT, EDGE, ENAMEL, FOCUS, GRASS, HILL, INK, ROCK, SAND, TOWN
from paddock.drawing.svg import anchor, group, path, rect, symbol, use
from paddock.games.road_rally.drawing.measure import CELL, Point, between, corner, middle
from paddock.games.road_rally.drawing.roadside import print_on
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.geometry import Course, Laid, next_tile, tile_alone
from paddock.games.road_rally.table.names import BACKWARDS, DIRECTIONS

GROUNDS = {  # country and what grows there, from coast to coast
    "start": (TOWN, "house"),
    "AB": (GRASS, "tree"),
    "BC": (HILL, "pine"),
    "CD": (GRASS, "barn"),
    "DE": (SAND, "corn"),
    "EF": (SAND, "cactus"),
    "FG": (ROCK, "mesa"),
    "GH": (SAND, "cactus"),
    "HI": (ROCK, "mesa"),
    "IJ": (HILL, "pine"),
    "JK": (GRASS, "palm"),
    "finish": (TOWN, "palm"),
}


@lru_cache(64)
def country(course: Course) -> str:
    """Everything that never changes in a race; of a course that is being built, what is printed on its tiles, too."""
    tiles = [group(ground(t), road(t), id=f"tile-{t.name}", class_="lands") for t in course.tiles]
    if not course.complete:
        tiles += [group(print_on(t), id=f"print-{t.name}", class_="lands") for t in course.tiles]
    return "".join(tiles)


def ground(tile: Laid) -> str:
    """A tile of country, with what grows at the corners between its squares."""
    colour, plant = GROUNDS[tile.name]
    left, top = corner(tile.cells)
    w, h = extent(tile)
    field = rect(left + 1, top + 1, w - 2, h - 2, rx=CELL * 0.14, fill=colour, stroke=EDGE)
    plants = "".join(
        use(
            f"art-{plant}",
            left + column * CELL - CELL * 0.19,
            top + row * CELL - CELL * 0.21,
            CELL * 0.38,
            CELL * 0.38,
        )
        for row in range(1, round(h / CELL))
        for column in range(1, round(w / CELL))
    )
    return field + plants


def next_places(course: Course, set_name: str, names: Sequence[str]) -> str:
    """Where each tile would lie that can be the next one, in both of its directions."""
    tiles = {(name, way): next_tile(course, set_name, name, way == BACKWARDS) for name in names for way in DIRECTIONS}
    return "".join(anchor(place_of(*key), *corner(tile.cells), *extent(tile)) for key, tile in tiles.items())


def place_of(name: str, way: str) -> str:
    """The id of the place where a tile would lie."""
    return f"place-{name}-{way}"


def extent(tile: Laid) -> Point:
    """How wide and high a tile lies."""
    wide, high = (max(each) - min(each) + 1 for each in zip(*tile.cells, strict=True))
    return wide * CELL, high * CELL


@cache
def tile_symbols() -> list[str]:
    """The tiles of both sets as they lie in the box, without what stands at their squares."""
    return [tile_symbol(set_name, tile_alone(set_name, name)) for set_name, name in product(box.TILE_SETS, box.TILES)]


def tile_symbol(set_name: str, tile: Laid) -> str:
    """A tile that flies to its place."""
    left, top = corner(tile.cells)
    drawn = group(ground(tile), road(tile), x=-left, y=-top)
    return symbol(f"art-tile-{set_name}-{tile.name}", *extent(tile), drawn)


def open_end(tile: Laid) -> str:
    """An arrow where the next tile will begin."""
    (x, y), (a, b) = middle(tile.road[-1]), middle(tile.after)
    ux, uy = (a - x) / CELL, (b - y) / CELL
    x, y = between((x, y), (a, b))
    tip = CELL * 0.34
    arrow = f"M{x + tip * ux:.1f} {y + tip * uy:.1f} L{x + tip * uy:.1f} {y + tip * ux:.1f} "
    arrow += f"L{x - tip * uy:.1f} {y - tip * ux:.1f} Z"
    return path(arrow, fill=FOCUS, stroke=INK, stroke_width=1.5, stroke_linejoin="round", id="open-end")


@cache
def small_tile(set_name: str, name: str, size: float) -> tuple[str, float]:
    """A tile lying alone, for who builds a course; and how wide it is."""
    tile = tile_alone(set_name, name)
    scale = size / CELL
    left, top = corner(tile.cells)
    drawn = group(ground(tile), road(tile), print_on(tile), x=-left * scale, y=-top * scale, scale=scale)
    return drawn, size * len({x for x, _ in tile.cells})


# ---- The road ----------------------------------------------------------------------------------------


def road(tile: Laid) -> str:
    """A winding strip from edge to edge, with a line across where a square begins."""
    points = [middle(cell) for cell in (tile.before, *tile.road, tile.after)]
    way = strip(points)
    wide = CELL * 0.5
    return "".join(
        (
            path(way, fill="none", stroke=ENAMEL, stroke_width=wide + CELL * 0.09, stroke_linejoin="round"),
            path(way, fill="none", stroke=ASPHALT, stroke_width=wide, stroke_linejoin="round"),
            path(borders(points, wide / 2), stroke=ENAMEL, stroke_width=1.3, stroke_opacity=0.65),
            path(
                way,
                fill="none",
                stroke=AMBER,
                stroke_width=CELL * 0.035,
                stroke_dasharray=f"{CELL * 0.14:.1f} {CELL * 0.11:.1f}",
            ),
        )
    )


def strip(points: list[Point]) -> str:
    """A path from border to border, round at each bend."""
    x, y = between(points[0], points[1])
    steps = [f"M{x:.1f} {y:.1f}"]
    for here, after in pairwise(points[1:]):
        x, y = between(here, after)
        steps.append(f"Q{here[0]:.1f} {here[1]:.1f} {x:.1f} {y:.1f}")
    return " ".join(steps)


def borders(points: list[Point], half: float) -> str:
    """A line across the road wherever one square ends and the next begins."""
    lines = []
    for one, other in pairwise(points):
        x, y = between(one, other)
        level = abs(one[1] - other[1]) < 1
        lines.append(
            f"M{x:.1f} {y - half:.1f} v{2 * half:.1f}" if level else f"M{x - half:.1f} {y:.1f} h{2 * half:.1f}"
        )
    return " ".join(lines)
