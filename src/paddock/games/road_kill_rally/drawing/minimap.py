"""A small map of all the road on the table."""

from paddock.drawing.cars import CARS
from paddock.drawing.palette import AMBER, EDGE, ENAMEL, FOCUS, INK, PANEL
from paddock.drawing.plates import badge
from paddock.drawing.svg import circle, group, named, path, rect, window
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.drawing.strip import LANE, Camera, Point, camera, extent, fitting
from paddock.games.road_kill_rally.drawing.world import World

SIZES: dict[str, Point] = {"wide": (200, 118), "tall": (84, 84)}  # pixels
MARGIN = 11
MOST = 0.2  # its scale at most


def mini_map(scene: RoadScene) -> str:
    """The whole road on the table as a line, with a dot for every car and a frame around what the window shows."""
    view, world = scene.view, scene.world
    laid, facts, size = world.laid, view["road"], SIZES[scene.shape]
    middle, wanted = extent(laid, world.first, world.end)
    seen = camera(size, middle, min(MOST, fitting(size, wanted, MARGIN)))
    dots = [
        circle(*seen.shown(world.at(seat)), 7 if seat == view["seat"] else 5, fill=CARS[seat].colour, stroke=ENAMEL)
        for seat, each in enumerate(view["cars"])
        if each["status"] != "wrecked"
    ]
    line = path(laid.along(world.first, world.end, 0), fill="none", stroke=EDGE, stroke_width=2 * LANE)
    x, y = seen.shown(laid.sections[facts["end"]].at)
    flag = path("M0 0 v-14 h10 l-3 4 3 4 h-8", fill=AMBER, stroke=INK, stroke_width=1)
    more = group(flag, x=x, y=y) if facts["finish"] else badge(x, y, f"+{facts['tiles_left']}", 13, stroke_width=1)
    inside = (
        rect(0, 0, *size, rx=10, fill=PANEL, fill_opacity=0.92, stroke=EDGE, stroke_width=1.5),
        group(line, x=seen.x, y=seen.y, scale=seen.scale),
        window(0, 0, *size, frame(world, seen)),
        more,
        *dots,
    )
    return named(scene.say("drawing-map", tiles=facts["tiles_left"]), *inside, id="map")


def frame(world: World, seen: Camera) -> str:
    """What the window shows, on the map."""
    (w, h), here = world.free, world.camera
    shrunk = seen.scale / here.scale
    x, y = seen.shown((-here.x / here.scale, -here.y / here.scale))
    return rect(x, y, w * shrunk, h * shrunk, rx=5, fill="none", stroke=FOCUS, stroke_width=1.5)
