"""A small map of all the road on the table."""

from paddock.drawing.cars import CARS
from paddock.drawing.palette import AMBER, EDGE, ENAMEL, GREY, INK, PANEL
from paddock.drawing.plates import badge
from paddock.drawing.svg import circle, group, named, path, rect
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.drawing.strip import LANE, Point, Strip, camera, distance


def mini_map(scene: RoadScene, laid: Strip, around: list[Point], w: float, h: float, upright: bool) -> str:
    """The whole road on the table as a line, with a dot for every car."""
    wide, high = (88, 150) if upright else (230, 118)
    view, facts = scene.view, scene.view["road"]
    first, end = facts["first"], facts["end"]
    end_seen = end + scene.parking if facts["finish"] else end
    seen = camera(laid, first, end_seen, wide, high, 13, upright)
    dots = [
        circle(*seen.shown(laid.middle(*scene.place(seat))), 5, fill=CARS[seat].colour, stroke=ENAMEL)
        for seat, each in enumerate(view["cars"])
        if each["status"] != "wrecked"
    ]
    line = path(laid.along(first, end, 0), fill="none", stroke=EDGE, stroke_width=2 * LANE, stroke_linejoin="round")
    window = path(
        laid.along(scene.looked_at[0], min(end, scene.looked_at[1]), 0),
        fill="none",
        stroke=GREY,
        stroke_width=2 * LANE,
    )
    x, y = seen.shown(laid.sections[end].at)
    flag = path("M0 0 v-14 h10 l-3 4 3 4 h-8", fill=AMBER, stroke=INK, stroke_width=1)
    more = group(flag, x=x, y=y) if facts["finish"] else badge(x, y, f"+{facts['tiles_left']}", 9, stroke_width=1)
    inside = (
        rect(0, 0, wide, high, rx=10, fill=PANEL, fill_opacity=0.92, stroke=EDGE, stroke_width=1.5),
        group(line, window, x=seen.x, y=seen.y, turn=seen.turn, scale=seen.scale),
        more,
        *dots,
    )
    label = scene.say("drawing-map", tiles=facts["tiles_left"])
    x, y = free_corner(around, w, h, wide, high, len(scene.shown) == len(view["cars"]))
    return named(label, *inside, x=x, y=y, id="map")


def free_corner(around: list[Point], w: float, h: float, wide: float, high: float, all_here: bool) -> Point:
    """The corner of the window that is furthest from the road; the upper left one is for cars that are not here."""
    corners = [(w - wide - 10, h - high - 10), (10, h - high - 10), (w - wide - 10, 10), (10.0, 10.0)]
    corners = corners if all_here else corners[:3]

    def room(corner: Point) -> float:
        return min(distance((corner[0] + wide / 2, corner[1] + high / 2), middle) for middle in around)

    return max(corners, key=room)
