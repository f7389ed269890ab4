"""The window on the world: the ground, the spaces and what lies on them, and the names of the tiles."""

from dataclasses import dataclass
from functools import lru_cache
from math import hypot

from paddock.drawing.lettering import width
from paddock.drawing.palette import ASPHALT, EDGE, ENAMEL, GRASS, INK, PANEL
from paddock.drawing.svg import anchor, group, named, path, placed, rect, text, use, window
from paddock.games.road_kill_rally.drawing.art import SPACE_COLOUR, THEMED
from paddock.games.road_kill_rally.drawing.dashboards import dice_thrown
from paddock.games.road_kill_rally.drawing.minimap import SIZES, mini_map
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.drawing.strip import LANE, Point, Strip, distance
from paddock.games.road_kill_rally.drawing.traffic import (
    Aim,
    aims,
    car,
    dice_on_the_way,
    elsewhere,
    piles,
    pointer,
    target,
)
from paddock.games.road_kill_rally.table.views import Row, Space

CHEVRON = "M-8 -11 L6 0 L-8 11"
TILE = 180  # across, the place of the next tile
PILES = {"wide": 66, "tall": 52}  # the height of the piles over the map
DICE = 44  # pixels from the left of a phone to its dice
ROOM = 30  # pixels, between the map and the middle of the road


def road(scene: RoadScene, x: float, y: float) -> str:
    """The window on the world: the road on the table with everything on it, and what is told at the window's edges."""
    world = scene.world
    laid, seen, (w, h) = world.laid, world.camera, world.size
    first, end = world.first, world.end
    aimed = aims(scene, laid)
    country = group(
        *(trees(laid, row) for row in range(first, end)),
        *(tile(scene, laid, rows) for rows in world.tiles),
        finish(scene, laid),
        road_end(laid, scene.view["road"]["end"]),
        *tile_names(scene, laid, aimed),
        *(car(scene, laid, seat) for seat in range(len(scene.view["cars"]))),
        *dice_on_the_way(scene, laid),
        *(target(each, scene.lettered) for each in aimed),
        id="camera",
        class_="scrolls",
        x=seen.x,
        y=seen.y,
        scale=seen.scale,
    )
    return window(
        x,
        y,
        w,
        h,
        rect(0, 0, w, h, fill=GRASS, id="road"),
        country,
        pointer(scene),
        elsewhere(scene) if scene.shape == "wide" else "",
        corner(scene),
    )


def corner(scene: RoadScene) -> str:
    """The map of the road and the piles of cards: below at the right, on a phone in a corner where the road is not.

    A phone has the dice up there, too, as they lie.
    """
    world, (wide, high) = scene.world, SIZES[scene.shape]
    (w, h), deep = world.free, high + PILES[scene.shape]
    x, y, lying = world.size[0] - wide - 10, world.size[1] - deep - 10, ""
    if scene.shape == "tall":
        left, right, middle, bottom = 6, w - wide - 6, (h - deep) / 2, h - deep
        corners = [(right, 4.0), (left, 4.0), (right, bottom), (left, bottom), (right, middle), (left, middle)]
        x, y = free_corner(scene, corners, wide, deep)
        lying = dice_thrown(scene, DICE if x > DICE else w - 220, 4, 27, 6)
    return lying + group(piles(scene), group(mini_map(scene), y=PILES[scene.shape]), x=x, y=y, id="corner")


def free_corner(scene: RoadScene, corners: list[Point], wide: float, deep: float) -> Point:
    """The first place from which all the road keeps away, else the road in play, or that from which it keeps most."""
    world = scene.world
    laid, seen = world.laid, world.camera

    def room(corner: Point, rows: range) -> float:
        left, top = corner
        road = [seen.shown(laid.section(row).at) for row in rows]
        return min(distance((x, y), (min(max(x, left), left + wide), min(max(y, top), top + deep))) for x, y in road)

    whole, in_play = range(world.first, world.end), range(*world.in_play)
    free = (corner for rows in (whole, in_play) for corner in corners if room(corner, rows) >= ROOM)
    return next(free, max(corners, key=lambda corner: room(corner, in_play)))


@lru_cache(1024)
def trees(laid: Strip, row: int) -> str:
    """Trees beside the road."""
    drawn = (use("art-hazard-tree", x - size / 2, y - size / 2, size, size) for (x, y), size in laid.trees[row])
    return "".join(drawn)


def surface(laid: Strip, first: int, end: int) -> list[str]:
    """Asphalt between pale edges."""
    back = "".join(laid.curve(row, 1, -1) for row in reversed(range(first, end)))
    around = f"{laid.along(first, end, -1)}{laid.line(end, 1)}{back}Z"
    edges = laid.along(first, end, -1) + laid.along(first, end, 1)
    return [path(edges, fill="none", stroke=ENAMEL, stroke_width=13), path(around, fill=ASPHALT)]


def middle_line(laid: Strip, first: int, end: int) -> str:
    """Dashes between the lanes."""
    return path(laid.along(first, end, 0), fill="none", stroke=ENAMEL, stroke_width=1.6, stroke_dasharray="9 11")


def tile(scene: RoadScene, laid: Strip, rows: list[Row]) -> str:
    """A tile with all that lies on it."""
    first, end = rows[0]["row"], rows[-1]["row"] + 1
    return group(
        *surface(laid, first, end),
        *(space(scene, laid, row, lane) for row in rows for lane in (0, 1)),
        middle_line(laid, first, end),
        way(laid, first),
        id=f"tile-{first}",
    )


@lru_cache(256)
def way(laid: Strip, row: int) -> str:
    """A chevron over both lanes."""
    x, y = laid.across(row, 0)
    return path(CHEVRON, fill="none", stroke=ENAMEL, stroke_width=4, transform=placed(x, y, 1, laid.headings[row]))


def space(scene: RoadScene, laid: Strip, row: Row, lane: int) -> str:
    """A space: its colour, strong along the outer edge, and whatever lies there."""
    facts, number = row["spaces"][lane], row["row"]
    ground, outline = painted(laid, number, lane, facts["colour"])
    inside = (ground, things(scene, laid, number, lane, facts), outline)
    id = f"space-{number}-{lane}"
    part = f"space:{number},{lane}"
    return named(space_told(scene, facts, lane), *inside, id=id, data_part=part, data_explains=explained(facts))


def explained(facts: Space) -> str:
    """What is told of a space first: what lies on it, else its colour."""
    for hazard in (facts.get("hazard"), *facts.get("dropped", ())):
        if hazard:
            return f"hazard:{hazard}"
    if "figure" in facts:
        return f"figure:{facts['figure']}"
    return next((each for each in ("pit", "smoke") if each in facts), "space")


@lru_cache(4096)
def painted(laid: Strip, row: int, lane: int, colour: str) -> tuple[str, str]:
    """The paint on a space, and its outline for when it can be touched."""
    shape = laid.outlines[row][lane]
    rim = laid.start(row, 2 * lane - 1) + laid.rims[row][2 * lane]
    tint = 0 if colour == "green" else 0.2
    paint = path(shape, fill=SPACE_COLOUR[colour], fill_opacity=tint, stroke=ENAMEL, stroke_width=1, stroke_opacity=0.3)
    kerb = path(rim, fill="none", stroke=SPACE_COLOUR[colour], stroke_width=7)
    return paint + kerb, path(shape, class_="outline")


def space_told(scene: RoadScene, facts: Space, lane: int) -> str:
    """A space in words."""
    words = [scene.say(f"colour-{facts['colour']}"), scene.say("lane", lane=lane)]
    if "figure" in facts:
        words.append(scene.themed(f"figure-{facts['figure']}"))
    words += [scene.themed(f"hazard-{each}") for each in [facts.get("hazard"), *facts.get("dropped", ())] if each]
    words += [scene.say(f"space-{each}") for each in ("pit", "smoke") if each in facts]
    return ", ".join(words)


def things(scene: RoadScene, laid: Strip, row: int, lane: int, facts: Space) -> str:
    """What lies on a space."""
    drawn = things_on(facts, scene.view["theme"], f"figure-{row}-{lane}")
    aside = 1.9 if (row, lane) in scene.world.stood_on else 1.0  # so that a car leaves it in sight
    x, y = laid.across(row, (lane - 0.5) * aside)
    return group(drawn, x=x, y=y, scale=scene.grown) if drawn else ""


def things_on(facts: Space, theme: str, id: str | None = None) -> str:
    """Hazards below, figures above, around the middle of a space."""
    marks = [facts.get("hazard"), *facts.get("dropped", ()), *(each for each in ("pit", "smoke") if each in facts)]
    drawn = ""
    for place, mark in enumerate(mark for mark in marks if mark):
        drawn += use(hazard_art(mark, theme), 8 * place - 17, -15, 32, 32)
    if "figure" in facts:
        drawn += use(f"art-{theme}-{facts['figure']}", -15, -19, 36, 36, id=id)
    return drawn


def hazard_art(name: str, theme: str) -> str:
    """How a theme draws a hazard."""
    return f"art-hazard-{theme}-{name}" if f"{theme}-{name}" in THEMED else f"art-hazard-{name}"


def tile_names(scene: RoadScene, laid: Strip, aimed: list[Aim]) -> list[str]:
    """The names of the tiles, the nearest to one's car first: each where it lies on no other one, and on no target."""
    own, drawn, larger = scene.world.place(scene.world.focus)[0], [], scene.lettered
    taken = [Plate(each.x, each.y, each.half * larger, 9 * larger) for each in aimed]
    for each in sorted(scene.view["road"]["tiles"], key=lambda each: abs(each["first"] - own)):
        if plate := tile_plate(scene, laid, each["id"], each["first"], taken):
            taken.append(plate)
            drawn.append(tile_name(scene, each["id"], plate))
    return drawn


def tile_plate(scene: RoadScene, laid: Strip, tile: str, row: int, taken: list["Plate"]) -> "Plate | None":
    """Where a name stands beside the first row: in the window, on no other name, and on no road."""
    larger = scene.lettered
    half = (width(scene.themed(f"tile-{tile}"), 13) / 2 + 8) * larger
    there = [Plate(*beside(laid, row, side, half), half, 11 * larger) for side in (1, -1)]
    free = [each for each in there if clear(laid, each) > LANE and not any(each.meets(other) for other in taken)]
    inside = [each for each in free if scene.world.shows(each.x, each.y, each.half, each.high)]
    return max(inside, key=lambda each: clear(laid, each), default=None)


@dataclass(frozen=True)
class Plate:
    """The middle of a name, and half its width and height, in the measure of the world."""

    x: float
    y: float
    half: float
    high: float

    def meets(self, other: "Plate") -> bool:
        """Whether one lies on the other."""
        return abs(self.x - other.x) < self.half + other.half and abs(self.y - other.y) < self.high + other.high

    def away(self, point: Point) -> float:
        """How far a point is away."""
        x, y = (
            max(abs(there - here) - size, 0.0)
            for there, here, size in zip(point, (self.x, self.y), (self.half, self.high), strict=True)
        )
        return hypot(x, y)


def tile_name(scene: RoadScene, tile: str, plate: Plate) -> str:
    """A small pale plate."""
    words = scene.themed(f"tile-{tile}")
    half = width(words, 13) / 2 + 8
    ground = rect(-half, -11, 2 * half, 22, rx=5, fill=PANEL, stroke=EDGE, stroke_width=1)
    return group(
        ground,
        text(0, 4.6, words, 13, "on-panel"),
        x=plate.x,
        y=plate.y,
        scale=scene.lettered,
        data_explains=f"tile:{tile}",
    )


def beside(laid: Strip, row: int, side: int, half: float) -> Point:
    """Where a plate of some half width stands clear of a row, at its right (1) or left (-1)."""
    (x, y), (out_x, out_y) = laid.across(row, side), laid.across(row, 2 * side)
    return x + (out_x - x) / LANE * (half + 14), y + (out_y - y) / LANE * 30


@lru_cache(1024)
def clear(laid: Strip, plate: Plate) -> float:
    """How far a name is away from the middle of all of the road."""
    return min(plate.away(section.at) for section in laid.sections)


@lru_cache(256)
def road_end(laid: Strip, row: int) -> str:
    """Where the next tile comes."""
    x, y = laid.section(row + 2).at
    return anchor("road-end", x - TILE / 2, y - TILE / 2, TILE, TILE)


def finish(scene: RoadScene, laid: Strip) -> str:
    """Chequers across the road behind the finish tile."""
    line = scene.view["road"]["finish"]
    return "" if line is None else group(chequers(laid, line), id="finish-line")


def chequers(laid: Strip, row: int) -> str:
    """The finish line, where a row begins."""
    d = laid.start(row, -1) + laid.line(row, 1)
    return path(d, stroke=ENAMEL, stroke_width=14) + path(d, stroke=INK, stroke_width=14, stroke_dasharray="7 7")
