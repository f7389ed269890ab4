"""The window on the road: spaces, what lies on them, cars, and a small map of the whole road."""

from typing import Any

from paddock.drawing.cars import CARS
from paddock.drawing.lettering import width
from paddock.drawing.palette import AMBER, ASPHALT, EDGE, ENAMEL, GRASS, GREY, INK, PANEL
from paddock.drawing.plates import badge
from paddock.drawing.svg import circle, group, named, path, rect, text, use, window
from paddock.games.road_kill_rally.art import SPACE_COLOUR, TOP_HEIGHT, TOP_WIDTH
from paddock.games.road_kill_rally.scene import Scene
from paddock.games.road_kill_rally.strip import Strip, distance, strip


def road(scene: Scene, x: float, y: float, w: float, h: float, upright: bool) -> str:
    """The rows around the car that acts, with everything on them."""
    rows = scene.rows
    laid = strip(rows, w, h, 40, upright)
    spaces = [space(scene, laid, row, lane) for row in rows for lane in (0, 1)]
    inside = (
        rect(0, 0, w, h, fill=GRASS),
        *trees(laid, w, h),
        *verges(laid, rows),
        *spaces,
        *tile_names(scene, laid, rows),
        finish(scene, laid, rows),
        *(car(scene, laid, seat) for seat in range(len(scene.view["cars"]))),
        elsewhere(scene, laid, w),
        mini_map(scene, laid, w, h, upright),
    )
    return window(x, y, w, h, *inside)


def trees(laid: Strip, w: float, h: float) -> list[str]:
    """Trees where no road is; always the same ones."""
    drawn = []
    middles = [laid.middle(*key) for key in laid.corners]
    for place in range(70):
        point = ((place * 173.3 + 31) % w, (place * 97.7 + place * place * 3.1) % h)
        size = 22 + place * 7 % 18
        if all(distance(point, middle) > size + 34 * laid.scale for middle in middles):
            drawn.append(use("art-hazard-tree", point[0] - size / 2, point[1] - size / 2, size, size))
    return drawn


def verges(laid: Strip, rows: list[dict[str, Any]]) -> list[str]:
    """A pale edge along the road."""
    left = [laid.corners[rows[0]["row"], 0][0], *(laid.corners[row["row"], 0][3] for row in rows)]
    right = [laid.corners[rows[0]["row"], 1][1], *(laid.corners[row["row"], 1][2] for row in rows)]
    edge = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in left + right[::-1]) + " Z"
    return [path(edge, fill=ASPHALT, stroke=ENAMEL, stroke_width=9, stroke_linejoin="round")]


def space(scene: Scene, laid: Strip, row: dict[str, Any], lane: int) -> str:
    """A space: asphalt, a coloured edge on the outer side, and whatever lies there."""
    facts = row["spaces"][lane]
    number = row["row"]
    a, b, c, d = laid.corners[number, lane]
    outer = (a, d) if lane == 0 else (b, c)
    shape = laid.outline(number, lane)
    rim = f"M{outer[0][0]:.1f} {outer[0][1]:.1f} L{outer[1][0]:.1f} {outer[1][1]:.1f}"
    inside = (
        path(shape, fill=ASPHALT, stroke=EDGE, stroke_width=1.2, stroke_opacity=0.55),
        path(shape, fill=SPACE_COLOUR[facts["colour"]], fill_opacity=0 if facts["colour"] == "green" else 0.3),
        path(
            rim, fill="none", stroke=SPACE_COLOUR[facts["colour"]], stroke_width=7 * laid.scale, stroke_linecap="round"
        ),
        things(scene, laid, number, lane, facts),
        path(shape, class_="outline"),
    )
    id = f"space-{number}-{lane}"
    return named(space_told(scene, facts, lane), *inside, id=id, data_part=f"space:{number},{lane}")


def space_told(scene: Scene, facts: dict[str, Any], lane: int) -> str:
    """A space in words."""
    words = [scene.say(f"colour-{facts['colour']}"), scene.say("lane", lane=lane)]
    if "figure" in facts:
        words.append(scene.themed(f"figure-{facts['figure']}"))
    words += [scene.themed(f"hazard-{each}") for each in [facts.get("hazard"), *facts.get("dropped", ())] if each]
    words += [scene.say(f"space-{each}") for each in ("pit", "smoke") if facts.get(each)]
    return ", ".join(words)


def things(scene: Scene, laid: Strip, row: int, lane: int, facts: dict[str, Any]) -> str:
    """Hazards below, figures above."""
    x, y = laid.middle(row, lane)
    size = 30 * laid.scale
    drawn = ""
    marks = [facts.get("hazard"), *facts.get("dropped", ()), "pit" if facts.get("pit") else None]
    marks.append("smoke" if facts.get("smoke") else None)
    for place, mark in enumerate(mark for mark in marks if mark):
        drawn += use(f"art-hazard-{mark}", x - size / 2 - 6 + 8 * place, y - size / 2 + 2, size, size)
    if "figure" in facts:
        tall = 34 * laid.scale
        drawn += use(f"art-{scene.view['theme']}-{facts['figure']}", x - tall / 2 + 5, y - tall / 2, tall, tall)
    return drawn


def tile_names(scene: Scene, laid: Strip, rows: list[dict[str, Any]]) -> list[str]:
    """The name of each tile beside its first row."""
    shown = {row["row"] for row in rows}
    drawn = []
    for tile in scene.view["road"]["tiles"]:
        if tile["first"] in shown:
            words = scene.themed(f"tile-{tile['id']}")
            a, b, _, _ = laid.corners[tile["first"], 1]
            size = max(10.0, 11 * laid.scale)
            half = width(words, size) / 2 + 6
            far = distance(a, b)
            away = (b[0] - a[0]) / far, (b[1] - a[1]) / far  # from the road
            x, y = b[0] + away[0] * (half + 12), b[1] + away[1] * (size + 12)
            plate = rect(-half, -size * 0.8, 2 * half, size * 1.6, rx=4, fill=PANEL, stroke=EDGE, stroke_width=1)
            drawn.append(group(plate, text(0, size * 0.36, words, size, "on-panel"), x=x, y=y))
    return drawn


def finish(scene: Scene, laid: Strip, rows: list[dict[str, Any]]) -> str:
    """Chequers across the last row of the finish tile."""
    line = scene.view["road"]["finish"]
    if line is None or line not in {row["row"] for row in rows}:
        return ""
    start, end = laid.corners[line - 1, 0][3], laid.corners[line - 1, 1][2]
    d = f"M{start[0]:.1f} {start[1]:.1f} L{end[0]:.1f} {end[1]:.1f}"
    size = 12 * laid.scale
    return path(d, stroke=ENAMEL, stroke_width=size) + path(
        d, stroke=INK, stroke_width=size, stroke_dasharray=f"{size / 2:.1f} {size / 2:.1f}"
    )


# ---- Cars --------------------------------------------------------------------------------------


def car(scene: Scene, laid: Strip, seat: int) -> str:
    """A car from above with its letter; a wreck lies on its roof. Nothing for one that the window does not show."""
    facts = scene.view["cars"][seat]
    if facts["status"] == "finished" or (facts["row"], facts["lane"]) not in laid.corners:
        return ""
    x, y = laid.middle(facts["row"], facts["lane"])
    heading = laid.headings[facts["row"]] + (180 if facts["status"] == "wrecked" else 0)
    wide = 46 * laid.scale
    tall = wide * TOP_HEIGHT / TOP_WIDTH
    body = group(
        use(f"art-top-{CARS[seat].letter}", -wide / 2, -tall / 2, wide, tall),
        turn=heading,
        opacity=0.45 if facts["status"] == "wrecked" else None,
    )
    size = 11 * laid.scale
    letter = circle(0, 0, size * 0.8, fill=ENAMEL, stroke=INK, stroke_width=1) + text(
        0, size * 0.38, CARS[seat].letter, size * 1.05, "heavy on-card"
    )
    ring = circle(0, 0, wide * 0.6, class_="outline")
    out = use("art-hazard-wiped", wide * 0.2, -tall * 0.9, size * 1.6, size * 1.6) if facts["wiped"] else ""
    label = car_told(scene, seat)
    return named(label, body, letter, out, ring, x=x, y=y, id=f"car-{seat}", class_="moves", data_part=f"car:{seat}")


def car_told(scene: Scene, seat: int) -> str:
    """A car in words."""
    return scene.say("drawing-car", name=scene.players[seat], mph=scene.view["cars"][seat]["speed"])


def elsewhere(scene: Scene, laid: Strip, w: float) -> str:
    """Cars that the window does not show, with how far away they are."""
    drawn, x = "", 12.0
    here = scene.view["cars"][scene.focus]["row"]
    for seat, facts in enumerate(scene.view["cars"]):
        if facts["status"] != "finished" and (facts["row"], facts["lane"]) in laid.corners:
            continue
        arrived = facts["status"] == "finished"
        words = scene.say("drawing-arrived", place=facts["place"]) if arrived else f"{facts['row'] - here:+d}"
        wide = width(words, 13) + 62
        chip = group(
            rect(0, 0, wide, 28, rx=14, fill=PANEL, stroke=EDGE, stroke_width=1.5),
            use(f"art-top-{CARS[seat].letter}", 6, 5, 34, 18),
            text(46, 19, words, 13, "heavy on-panel", "start"),
            rect(0, 0, wide, 28, rx=14, class_="outline"),
            class_="lift",
        )
        label = car_told(scene, seat)
        drawn += named(label, chip, x=x, y=10, id=f"car-{seat}", class_="moves", data_part=f"car:{seat}")
        x += wide + 8
    return drawn


# ---- The map -----------------------------------------------------------------------------------


def mini_map(scene: Scene, around: Strip, w: float, h: float, upright: bool) -> str:
    """The whole road as a line, with a dot for every car."""
    wide, high = (88, 150) if upright else (230, 118)
    rows = scene.view["road"]["rows"]
    laid = strip(rows, wide, high, 13, upright)
    middles = [laid.middle(row["row"], 0) for row in rows]
    line = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in middles)
    dots = [
        circle(*laid.middle(facts["row"], facts["lane"]), 5, fill=CARS[seat].colour, stroke=ENAMEL, stroke_width=1.5)
        for seat, facts in enumerate(scene.view["cars"])
        if facts["status"] == "racing" and (facts["row"], facts["lane"]) in laid.corners
    ]
    left = scene.view["road"]["tiles_left"]
    more = "" if scene.view["road"]["finish"] else badge(*middles[-1], f"+{left}", 9, stroke_width=1)
    flag = path("M0 0 v-14 h10 l-3 4 3 4 h-8", fill=AMBER, stroke=INK, stroke_width=1)
    goal = group(flag, x=middles[-1][0], y=middles[-1][1]) if scene.view["road"]["finish"] else ""
    inside = (
        rect(0, 0, wide, high, rx=10, fill=PANEL, fill_opacity=0.88, stroke=EDGE, stroke_width=1.5),
        path(line, fill="none", stroke=GREY, stroke_width=max(5.0, 50 * laid.scale), stroke_linejoin="round"),
        goal,
        more,
        *dots,
    )
    label = scene.say("drawing-map", tiles=left)
    x, y = free_corner(around, w, h, wide, high)
    return named(label, *inside, x=x, y=y, id="map")


def free_corner(around: Strip, w: float, h: float, wide: float, high: float) -> tuple[float, float]:
    """The corner of the window that is furthest from the road; cars elsewhere have the upper left one."""
    middles = [around.middle(*key) for key in around.corners]
    corners = [(w - wide - 10, h - high - 10), (10, h - high - 10), (w - wide - 10, 10)]

    def room(corner: tuple[float, float]) -> float:
        return min(distance((corner[0] + wide / 2, corner[1] + high / 2), middle) for middle in middles)

    return max(corners, key=room)
