"""The window on the road: the ground, the spaces and what lies on them, and the names of the tiles."""

from dataclasses import dataclass
from functools import lru_cache

from paddock.drawing.lettering import width
from paddock.drawing.palette import ASPHALT, EDGE, ENAMEL, GRASS, INK, PANEL
from paddock.drawing.svg import group, named, path, rect, text, use, window
from paddock.games.road_kill_rally.drawing.art import SPACE_COLOUR, THEMED
from paddock.games.road_kill_rally.drawing.minimap import mini_map
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.drawing.strip import Camera, Point, Strip, camera, distance, strip
from paddock.games.road_kill_rally.drawing.traffic import car, dice_on_the_way, elsewhere, standing, targets
from paddock.games.road_kill_rally.table.views import Row, Space


def road(scene: RoadScene, x: float, y: float, w: float, h: float, upright: bool) -> str:
    """The rows around the car that acts, with everything on them; the camera moves over them as the race goes on."""
    laid = strip(scene.bends)
    seen = camera(laid, *scene.looked_at, w, h, 40, upright)
    first, end = scene.rows[0]["row"], scene.rows[-1]["row"] + 1
    country = group(
        *(trees(laid, row) for row in range(first, end)),
        *surface(laid, first, end),
        *(space(scene, laid, seen, row, lane) for row in scene.rows for lane in (0, 1)),
        middle_line(laid, first, end),
        finish(scene, laid),
        *(car(scene, laid, seat, upright) for seat in scene.shown),
        *dice_on_the_way(scene, laid, first, end, upright),
        *targets(scene, laid, seen, first, end),
        id="country",
        class_="scrolls",
        x=seen.x,
        y=seen.y,
        turn=seen.turn,
        scale=seen.scale,
    )
    names = tile_names(scene, laid, seen, w, h)
    taken = [seen.shown(laid.across(row, 0)) for row in range(first, end)] + [
        end for each in names for end in each.ends
    ]
    return window(
        x,
        y,
        w,
        h,
        rect(0, 0, w, h, fill=GRASS),
        country,
        *(plate.drawn() for plate in names),
        elsewhere(scene),
        mini_map(scene, laid, taken, w, h, upright),
    )


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


def space(scene: RoadScene, laid: Strip, seen: Camera, row: Row, lane: int) -> str:
    """A space: its colour, strong along the outer edge, and whatever lies there."""
    facts, number = row["spaces"][lane], row["row"]
    ground, outline = painted(laid, number, lane, facts["colour"])
    inside = (ground, things(scene, laid, seen, number, lane, facts), outline)
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


def things(scene: RoadScene, laid: Strip, seen: Camera, row: int, lane: int, facts: Space) -> str:
    """What lies on a space, upright whichever way the road runs."""
    drawn = things_on(facts, scene.view["theme"])
    return standing(seen, *laid.middle(row, lane), drawn) if drawn else ""


def things_on(facts: Space, theme: str) -> str:
    """Hazards below, figures above, around the middle of a space."""
    marks = [facts.get("hazard"), *facts.get("dropped", ()), *(each for each in ("pit", "smoke") if each in facts)]
    drawn = ""
    for place, mark in enumerate(mark for mark in marks if mark):
        drawn += use(hazard_art(mark, theme), 8 * place - 17, -15, 32, 32)
    if "figure" in facts:
        drawn += use(f"art-{theme}-{facts['figure']}", -15, -19, 36, 36)
    return drawn


def hazard_art(name: str, theme: str) -> str:
    """How a theme draws a hazard."""
    return f"art-hazard-{theme}-{name}" if f"{theme}-{name}" in THEMED else f"art-hazard-{name}"


@dataclass(frozen=True)
class Plate:
    """The name of a tile, and where in the window it stands."""

    tile: str
    words: str
    x: float
    y: float
    half: float  # of its width

    @property
    def ends(self) -> list[Point]:
        """The left and the right end."""
        return [(self.x - self.half, self.y), (self.x + self.half, self.y)]

    def drawn(self) -> str:
        """A small pale plate."""
        ground = rect(-self.half, -11, 2 * self.half, 22, rx=5, fill=PANEL, stroke=EDGE, stroke_width=1)
        words = text(0, 4.6, self.words, 13, "on-panel")
        return group(ground, words, x=self.x, y=self.y, class_="scrolls", data_explains=f"tile:{self.tile}")


def tile_names(scene: RoadScene, laid: Strip, seen: Camera, w: float, h: float) -> list[Plate]:
    """The name of each tile beside its first row, on the side where the window has room."""
    found = []
    for tile in scene.view["road"]["tiles"]:
        row = tile["first"]
        if scene.looked_at[0] <= row < scene.looked_at[1]:
            words = scene.themed(f"tile-{tile['id']}")
            half = width(words, 13) / 2 + 8
            sides = [beside(laid, seen, row, side, half) for side in (1, -1)]
            room = [min(x - half, w - half - x, y - 12, h - 12 - y) for x, y in sides]
            x, y = sides[0] if room[0] >= min(0, room[1]) else sides[1]
            found.append(Plate(tile["id"], words, x, y, half))
    return found


def beside(laid: Strip, seen: Camera, row: int, side: int, half: float) -> Point:
    """Where in the window a plate of some half width stands clear of a row, at its right (1) or left (-1)."""
    (x, y), (out_x, out_y) = seen.shown(laid.across(row, side)), seen.shown(laid.across(row, 2 * side))
    far = distance((x, y), (out_x, out_y))
    return x + (out_x - x) / far * (half + 12), y + (out_y - y) / far * 26


def finish(scene: RoadScene, laid: Strip) -> str:
    """Chequers across the road behind the finish tile."""
    line = scene.view["road"]["finish"]
    if line is None or line > scene.rows[-1]["row"]:
        return ""
    return chequers(laid, line)


def chequers(laid: Strip, row: int) -> str:
    """The finish line, where a row begins."""
    d = laid.start(row, -1) + laid.line(row, 1)
    return path(d, stroke=ENAMEL, stroke_width=14) + path(d, stroke=INK, stroke_width=14, stroke_dasharray="7 7")
