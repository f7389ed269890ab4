"""The window on the road: spaces, what lies on them, cars, and a small map of the whole road."""

from functools import lru_cache
from typing import Any

from paddock.drawing.cars import CARS
from paddock.drawing.lettering import width
from paddock.drawing.palette import AMBER, ASPHALT, EDGE, ENAMEL, GRASS, GREY, INK, PANEL, RED
from paddock.drawing.plates import badge
from paddock.drawing.svg import circle, group, named, path, rect, text, use, window
from paddock.games.road_kill_rally.art import SPACE_COLOUR, THEMED, TOP_HEIGHT, TOP_WIDTH
from paddock.games.road_kill_rally.scene import Scene
from paddock.games.road_kill_rally.strip import LANE, Camera, Point, Strip, camera, distance, strip

CAR = 46.0  # its length on the road


def road(scene: Scene, x: float, y: float, w: float, h: float, upright: bool) -> str:
    """The rows around the car that acts, with everything on them; the camera moves over them as the race goes on."""
    laid = strip(scene.bends)
    seen = camera(laid, *scene.looked_at, w, h, 40, upright)
    first, end = scene.rows[0]["row"], scene.rows[-1]["row"] + 1
    country = group(
        *(trees(laid, row) for row in range(first, end)),
        *surface(laid, first, end),
        *(space(scene, laid, seen, row, lane) for row in scene.rows for lane in (0, 1)),
        path(laid.along(first, end, 0), fill="none", stroke=ENAMEL, stroke_width=1.6, stroke_dasharray="9 11"),
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
    return window(
        x,
        y,
        w,
        h,
        rect(0, 0, w, h, fill=GRASS),
        country,
        *tile_names(scene, laid, seen, w, h),
        elsewhere(scene),
        mini_map(scene, laid, [seen.shown(laid.across(row, 0)) for row in range(first, end)], w, h, upright),
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


def upright(seen: Camera, x: float, y: float, *inside: str) -> str:
    """Something that stands upright in the window, however the camera is turned."""
    return group(*inside, x=x, y=y, turn=-seen.turn, class_="scrolls")


def space(scene: Scene, laid: Strip, seen: Camera, row: dict[str, Any], lane: int) -> str:
    """A space: its colour, strong along the outer edge, and whatever lies there."""
    facts, number = row["spaces"][lane], row["row"]
    ground, outline = painted(laid, number, lane, facts["colour"])
    inside = (ground, things(scene, laid, seen, number, lane, facts), outline)
    id = f"space-{number}-{lane}"
    return named(space_told(scene, facts, lane), *inside, id=id, data_part=f"space:{number},{lane}")


@lru_cache(4096)
def painted(laid: Strip, row: int, lane: int, colour: str) -> tuple[str, str]:
    """The paint on a space, and its outline for when it can be touched."""
    shape = laid.outlines[row][lane]
    rim = laid.start(row, 2 * lane - 1) + laid.rims[row][2 * lane]
    tint = 0 if colour == "green" else 0.2
    paint = path(shape, fill=SPACE_COLOUR[colour], fill_opacity=tint, stroke=ENAMEL, stroke_width=1, stroke_opacity=0.3)
    kerb = path(rim, fill="none", stroke=SPACE_COLOUR[colour], stroke_width=7)
    return paint + kerb, path(shape, class_="outline")


def space_told(scene: Scene, facts: dict[str, Any], lane: int) -> str:
    """A space in words."""
    words = [scene.say(f"colour-{facts['colour']}"), scene.say("lane", lane=lane)]
    if "figure" in facts:
        words.append(scene.themed(f"figure-{facts['figure']}"))
    words += [scene.themed(f"hazard-{each}") for each in [facts.get("hazard"), *facts.get("dropped", ())] if each]
    words += [scene.say(f"space-{each}") for each in ("pit", "smoke") if facts.get(each)]
    return ", ".join(words)


def things(scene: Scene, laid: Strip, seen: Camera, row: int, lane: int, facts: dict[str, Any]) -> str:
    """Hazards below, figures above."""
    theme = scene.view["theme"]
    marks = [facts.get("hazard"), *facts.get("dropped", ()), *(each for each in ("pit", "smoke") if facts.get(each))]
    drawn = ""
    for place, mark in enumerate(mark for mark in marks if mark):
        art = f"{theme}-{mark}" if f"{theme}-{mark}" in THEMED else mark
        drawn += use(f"art-hazard-{art}", 8 * place - 17, -15, 32, 32)
    if "figure" in facts:
        drawn += use(f"art-{theme}-{facts['figure']}", -15, -19, 36, 36)
    return upright(seen, *laid.middle(row, lane), drawn) if drawn else ""


def tile_names(scene: Scene, laid: Strip, seen: Camera, w: float, h: float) -> list[str]:
    """The name of each tile beside its first row, on the side where the window has room."""
    drawn = []
    for tile in scene.view["road"]["tiles"]:
        row = tile["first"]
        if scene.looked_at[0] <= row < scene.looked_at[1]:
            words = scene.themed(f"tile-{tile['id']}")
            half = width(words, 13) / 2 + 8
            sides = [beside(laid, seen, row, side, half) for side in (1, -1)]
            room = [min(x - half, w - half - x, y - 12, h - 12 - y) for x, y in sides]
            x, y = sides[0] if room[0] >= min(0, room[1]) else sides[1]
            plate = rect(-half, -11, 2 * half, 22, rx=5, fill=PANEL, stroke=EDGE, stroke_width=1)
            drawn.append(group(plate, text(0, 4.6, words, 13, "on-panel"), x=x, y=y, class_="scrolls"))
    return drawn


def beside(laid: Strip, seen: Camera, row: int, side: int, half: float) -> Point:
    """Where in the window a plate of some half width stands clear of a row, at its right (1) or left (-1)."""
    (x, y), (out_x, out_y) = seen.shown(laid.across(row, side)), seen.shown(laid.across(row, 2 * side))
    far = distance((x, y), (out_x, out_y))
    return x + (out_x - x) / far * (half + 12), y + (out_y - y) / far * 26


def finish(scene: Scene, laid: Strip) -> str:
    """Chequers across the road behind the finish tile."""
    line = scene.view["road"]["finish"]
    if line is None or line > scene.rows[-1]["row"]:
        return ""
    d = laid.start(line, -1) + laid.line(line, 1)
    return path(d, stroke=ENAMEL, stroke_width=14) + path(d, stroke=INK, stroke_width=14, stroke_dasharray="7 7")


def dice_on_the_way(scene: Scene, laid: Strip, first: int, end: int, upright: bool) -> list[str]:
    """Where a driver would have to roll: the dice at the entry of each space, straight on and from the other lane."""
    drawn = []
    for each in scene.view["pending"].get("ahead", ()):
        row, lane, straight, changing = each["row"], each["lane"], each["straight"], each["changing"]
        if not first <= row < end:
            continue
        words = str(straight) if straight == changing else f"{straight}/{changing}"
        half = width(words, 13) / 2 + 5
        die = group(
            rect(-half, -9, 2 * half, 18, rx=5, fill=ENAMEL, stroke=RED, stroke_width=2),
            text(0, 4.7, words, 13, "heavy on-card"),
            turn=laid.headings[row] + (90 if upright else 0),
        )
        (x, y), (to_x, to_y) = laid.sections[row].edge(lane - 1), laid.sections[row].edge(lane)
        label = scene.say("drawing-dice-ahead", straight=straight, changing=changing)
        id = f"dice-{row}-{lane}"
        drawn.append(named(label, die, x=(x + to_x) / 2, y=(y + to_y) / 2, id=id, class_="lands tells"))
    return drawn


def targets(scene: Scene, laid: Strip, seen: Camera, first: int, end: int) -> list[str]:
    """What the driver can aim at, with what is to be expected of the best of all means."""
    found = scene.view.get("targets") or {"cars": (), "figures": ()}
    cars = scene.view["cars"]
    marks = [(cars[each["seat"]]["row"], cars[each["seat"]]["lane"], f"{each['hits']:g} ✶") for each in found["cars"]]
    marks += [(each["row"], each["lane"], f"{each['chance']} %") for each in found["figures"]]
    return [target(laid, seen, row, lane, words) for row, lane, words in marks if first <= row < end]


def target(laid: Strip, seen: Camera, row: int, lane: int, words: str) -> str:
    """A red sign above what can be hit."""
    half = width(words, 12) / 2 + 6
    sign = rect(-half, -9, 2 * half, 18, rx=9, fill=RED, stroke=ENAMEL, stroke_width=1.5)
    lifted = group(sign, text(0, 4.3, words, 12, "heavy on-sign"), y=-27)
    return upright(seen, *laid.middle(row, lane), lifted)


# ---- Cars --------------------------------------------------------------------------------------


def car(scene: Scene, laid: Strip, seat: int, upright: bool) -> str:
    """A car from above with its letter on the roof; a wreck lies the other way round."""
    facts = scene.view["cars"][seat]
    wrecked = facts["status"] == "wrecked"
    row, lane = scene.place(seat)
    x, y = laid.middle(row, lane)
    heading = laid.headings[row]
    tall = CAR * TOP_HEIGHT / TOP_WIDTH
    inside = (
        group(
            use(f"art-top-{CARS[seat].letter}", -CAR / 2, -tall / 2, CAR, tall),
            turn=180 if wrecked else 0,
            opacity=0.45 if wrecked else None,
        ),
        circle(0, 0, 9, fill=ENAMEL, stroke=INK, stroke_width=1),
        group(text(0, 4.3, CARS[seat].letter, 12, "heavy on-card"), turn=90 if upright else 0),
        use("art-hazard-wiped", 9, -tall * 0.9, 18, 18) if facts["wiped"] else "",
        circle(0, 0, CAR * 0.6, class_="outline"),
    )
    label = car_told(scene, seat)
    body = group(*inside, turn=heading, class_="moves")
    return named(label, body, x=x, y=y, id=f"car-{seat}", class_="moves", data_part=f"car:{seat}")


def car_told(scene: Scene, seat: int) -> str:
    """A car in words."""
    return scene.say("drawing-car", name=scene.players[seat], mph=scene.view["cars"][seat]["speed"])


def elsewhere(scene: Scene) -> str:
    """Cars that the window does not show, with how far away they are."""
    drawn, x = "", 12.0
    here = scene.view["cars"][scene.focus]["row"]
    for seat, facts in enumerate(scene.view["cars"]):
        if seat in scene.shown:
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


def mini_map(scene: Scene, laid: Strip, around: list[Point], w: float, h: float, upright: bool) -> str:
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
