"""Cars, what a driver can aim at, and the dice on the way."""

from paddock.drawing.cars import CARS
from paddock.drawing.lettering import width
from paddock.drawing.palette import EDGE, ENAMEL, INK, PANEL, RED
from paddock.drawing.svg import circle, group, named, rect, text, use
from paddock.games.road_kill_rally.drawing.art import TOP_HEIGHT, TOP_WIDTH
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.drawing.strip import Camera, Strip

CAR = 46.0  # its length on the road


def car(scene: RoadScene, laid: Strip, seat: int, upright: bool) -> str:
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


def car_told(scene: RoadScene, seat: int) -> str:
    """A car in words."""
    return scene.say("drawing-car", name=scene.name(seat), mph=scene.view["cars"][seat]["speed"])


def elsewhere(scene: RoadScene) -> str:
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


def dice_on_the_way(scene: RoadScene, laid: Strip, first: int, end: int, upright: bool) -> list[str]:
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
        drawn.append(named(label, die, x=(x + to_x) / 2, y=(y + to_y) / 2, id=id, class_="moves tells"))
    return drawn


def targets(scene: RoadScene, laid: Strip, seen: Camera, first: int, end: int) -> list[str]:
    """What the driver can aim at, with what is to be expected of the best of all means."""
    if "targets" not in scene.view:
        return []
    found, cars = scene.view["targets"], scene.view["cars"]
    marks = [(cars[each["seat"]]["row"], cars[each["seat"]]["lane"], f"{each['hits']:g} ✶") for each in found["cars"]]
    marks += [(each["row"], each["lane"], f"{each['chance']} %") for each in found["figures"]]
    return [target(laid, seen, row, lane, words) for row, lane, words in marks if first <= row < end]


def target(laid: Strip, seen: Camera, row: int, lane: int, words: str) -> str:
    """A red sign above what can be hit."""
    half = width(words, 12) / 2 + 6
    sign = rect(-half, -9, 2 * half, 18, rx=9, fill=RED, stroke=ENAMEL, stroke_width=1.5)
    lifted = group(sign, text(0, 4.3, words, 12, "heavy on-sign"), y=-27)
    return standing(seen, *laid.middle(row, lane), lifted)


def standing(seen: Camera, x: float, y: float, *inside: str) -> str:
    """Something that stands upright in the window, however the camera is turned."""
    return group(*inside, x=x, y=y, turn=-seen.turn, class_="scrolls")
