"""The dashboards of all drivers, and one's own speedometer with the crash table."""

from functools import lru_cache

from paddock.drawing.boards import GAP, TALL, WIDE, prize, turn_mark
from paddock.drawing.cars import CARS, car
from paddock.drawing.lettering import fitting, short_name, shorten, width, wrap
from paddock.drawing.palette import AMBER, EDGE, FOCUS, INK, PANEL, RED
from paddock.drawing.plates import badge, outline, panel
from paddock.drawing.signs import star
from paddock.drawing.svg import anchor, circle, group, named, path, rect, text, use
from paddock.games.road_kill_rally.drawing.art import SLOT_COLOUR, SPACE_COLOUR
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.table.scene import Scene

BOXES_FOR_WIPE_OUTS = 3
SLOT = {"wide": 30, "tall": 41}  # the height of a slot, on a phone for a thumb
LETTER = 13  # the size of its words
NEEDLE = rect(-1.5, -3, 5, 20, rx=2, fill=RED, stroke=PANEL, stroke_width=1)
GAUGE_X, GAUGE_Y = 10, 63  # where the speedometer of a dashboard begins


def dashboard_width(seats: int, shape: str) -> float:
    """All dashboards beside each other at a desk, two in a row on a phone."""
    in_a_row = seats if shape == "wide" else 2
    return ((WIDE if shape == "wide" else TALL) - GAP * (in_a_row + 1)) / in_a_row


def needle_at(seats: int, shape: str, speed_box: int) -> tuple[float, float]:
    """Where on a dashboard the needle stands."""
    return GAUGE_X + tick(dashboard_width(seats, shape) - 2 * GAUGE_X) * (speed_box - 0.5) - 1, GAUGE_Y


def tick(w: float) -> float:
    """From a speed to the next, on a speedometer of some width."""
    return (w - 84) / box.BOXES


def dashboard(scene: RoadScene, seat: int, x: float, y: float, w: float, h: float) -> str:
    """One driver: car, name, speed, cards, points, slots, wipe-outs and trophies."""
    facts = scene.view["cars"][seat]
    own = seat == scene.view["seat"]
    marked = scene.view["turn"] == seat
    points = str(facts["points"])
    won = prize(scene, scene.side_of(seat), w - 24 - width(points, 20), 20, 10)
    inside = (
        panel(0, 0, w, h, marked),
        car(seat, 10, 8, 50),
        turn_mark(66, 23, 15) if marked else "",
        name(scene, seat, 78 if marked else 66, w - width(points, 20) - (36 if won else 16)),
        text(w - 12, 26, points, 20, "heavy on-panel", "end"),
        won,
        speed_and_cards(scene, seat),
        wipe_outs(facts["wipe_outs"], w - 11, 48),
        anchor(f"wipes-{seat}", w - 68, 40, 17, 17) if scene.shape == "wide" else "",
        going(scene, seat, GAUGE_X, GAUGE_Y, w - 2 * GAUGE_X),
        needle(scene, seat),
        slots(scene, seat, 10, 84, w - 20, own),
        trophies(scene, seat, 12, h - 20),
        anchor(f"trophies-{seat}", w - 36, 8, 24, 24) if scene.shape == "wide" else "",
    )
    return named(label_of(scene, seat), *inside, x=x, y=y, id=f"dashboard-{seat}", data_driver=str(seat))


def name(scene: RoadScene, seat: int, x: float, end: float) -> str:
    """A driver's name; a long one is written smaller, and cut if that is not enough."""
    size = max(13, fitting(scene.name(seat), 15, end - x))
    return text(x, 24, short_name(scene.players, seat, size, end - x), size, "heavy on-panel", "start")


def label_of(scene: Scene, seat: int) -> str:
    """A dashboard in one sentence."""
    facts = scene.view["cars"][seat]
    return scene.say(
        "drawing-dashboard",
        name=scene.name(seat),
        mph=facts["speed"],
        cards=facts["held"],
        points=facts["points"],
        wipe_outs=facts["wipe_outs"],
        shots=facts["shots"],
    )


def speed_and_cards(scene: RoadScene, seat: int) -> str:
    """The speed, and how many cards are held."""
    facts = scene.view["cars"][seat]
    held = use("art-card-back", 74, 39, 12, 17, id=f"seat-{seat}" if scene.shape == "wide" else None) + text(
        90, 53, str(facts["held"]), 14, "heavy on-panel", "start"
    )
    return text(12, 53, f"{facts['speed']} mph", 14, "on-panel", "start") + held


def going(scene: Scene, seat: int, x: float, y: float, w: float) -> str:
    """How it goes: the speedometer, or what keeps the car from driving."""
    facts = scene.view["cars"][seat]
    if facts["status"] == "racing" and not facts["wiped"]:
        return gauge(facts["speed"] // box.STEP_MPH, x, y, w)
    words = scene.say(f"status-{'wiped' if facts['wiped'] else facts['status']}", place=facts["place"] or 0)
    return text(x + 2, y + 12, shorten(words, 13, w), 13, "heavy on-panel-soft", "start")


def needle(scene: RoadScene, seat: int) -> str:
    """The needle of the speedometer, while the car drives."""
    facts = scene.view["cars"][seat]
    x, y = needle_at(len(scene.view["cars"]), scene.shape, facts["speed"] // box.STEP_MPH)
    drives = facts["status"] == "racing" and not facts["wiped"]
    return group(NEEDLE if drives else "", x=x, y=y, id=f"needle-{seat}", class_="moves")


@lru_cache(64)
def gauge(speed_box: int, x: float, y: float, w: float) -> str:
    """The speedometer as ten ticks, and what the crash table asks for at this speed: dice by colour."""
    across = tick(w)
    ticks = "".join(
        rect(across * n, 0, across - 2, 16, rx=2, fill=FOCUS if n < speed_box else EDGE) for n in range(box.BOXES)
    )
    cells = "".join(
        rect(w - 80 + 20 * place, 0, 18, 16, rx=3, fill=SPACE_COLOUR[colour], fill_opacity=1 if dice else 0.25)
        + (text(w - 71 + 20 * place, 12.6, str(dice), 13, "heavy on-sign") if dice else "")
        for place, colour in enumerate(box.COLOURS)
        for dice in [box.CRASH_DICE[box.BOXES * place + speed_box - 1]]
    )
    return group(ticks, cells, x=x, y=y)


def slots(scene: RoadScene, seat: int, x: float, y: float, w: float, own: bool) -> str:
    """Three slots by colour, and the skill below; one's own can be touched."""
    facts, high = scene.view["cars"][seat], SLOT[scene.shape]
    first = (high - 24) / 2  # of what stands beside the words
    drawn = []
    for place, colour in enumerate(facts["slots"]):
        item, damaged = facts["slots"][colour], colour in facts["damaged"]
        words = scene.say("text-damaged" if damaged else "text-empty") if not item else scene.say(f"accessory-{item}")
        label = f"{scene.say(f'slot-{colour}')}: {words}"
        id = f"gear-{seat}-{colour}"
        lying = use(f"art-gear-{item}", 3, first + 3, 18, 18, id=id) if item else anchor(id, 3, first + 3, 18, 18)
        icon = lying if item else group(slot_mark(damaged, SLOT_COLOUR[colour]), y=first + 1) + lying
        kind = "on-panel" if item else "on-panel-soft"
        inside = group(
            rect(0, 0, w, high, rx=6, fill=PANEL, stroke=SLOT_COLOUR[colour], stroke_width=1.5),
            icon,
            *slot_words(words, w - 32, high, kind),
            outline(0, 0, w, high, 6),
            class_="lift",
        )
        id = f"slot-{seat}-{colour}"
        part = f"slot:{colour}" if own else None
        drawn.append(named(label, inside, x=x, y=y + (high + 2) * place, id=id, data_part=part))
    if facts["skill"]:
        words = scene.say(f"skill-{facts['skill']}")
        inside = group(
            star(11, high / 2, 9, AMBER),
            *slot_words(words, w - 32, high, "on-panel"),
            outline(0, 0, w, high, 6),
            class_="lift",
        )
        part = "own-skill" if own else None
        drawn.append(
            named(words, inside, x=x, y=y + (high + 2) * len(facts["slots"]), id=f"skill-of-{seat}", data_part=part)
        )
    return "".join(drawn)


def slot_words(words: str, room: float, high: float, kind: str) -> list[str]:
    """What fills a slot, in a line or in two."""
    lines = wrap(words, LETTER, room, 1 if width(words, LETTER) <= room else 2)
    first = high / 2 + 4.6 - 7 * (len(lines) - 1)
    return [text(27, first + 14 * n, line, LETTER, kind, "start") for n, line in enumerate(lines)]


def slot_mark(damaged: bool, colour: str) -> str:
    """Empty or damaged."""
    if damaged:
        return path("M6 5 L18 17 M18 5 L6 17", fill="none", stroke=colour, stroke_width=3, stroke_linecap="round")
    return circle(12, 11, 6, fill="none", stroke=colour, stroke_width=2, stroke_dasharray="3 2.5")


def wipe_outs(count: int, right: float, y: float) -> str:
    """Three boxes; more tokens are counted."""
    if count > BOXES_FOR_WIPE_OUTS:
        words = f"×{count}"
        token = use("art-hazard-wiped", right - width(words, 13) - 22, y - 9, 18, 18)
        return token + text(right, y + 5, words, 13, "heavy on-panel", "end")
    x = right - 19 * BOXES_FOR_WIPE_OUTS
    return "".join(
        rect(x + 19 * place, y - 8, 17, 17, rx=3, fill="none", stroke=EDGE, stroke_width=1.5)
        + (use("art-hazard-wiped", x + 19 * place, y - 8, 17, 17) if place < count else "")
        for place in range(BOXES_FOR_WIPE_OUTS)
    )


def trophies(scene: Scene, seat: int, x: float, y: float) -> str:
    """Figures and Shoot tokens, counted."""
    facts = scene.view["cars"][seat]
    shown = [(f"art-{scene.view['theme']}-{kind}", count) for kind, count in facts["kills"].items() if count]
    if facts["shots"]:
        shown.append(("art-hazard-token", facts["shots"]))
    drawn = ""
    for art, count in shown:
        drawn += use(art, x, y - 9, 18, 18) + text(x + 21, y + 5, str(count), 13, "heavy on-panel", "start")
        x += 29 + width(str(count), 13)
    return drawn


# ---- The own speedometer -----------------------------------------------------------------------


def speedometer(scene: Scene, x: float, y: float, w: float) -> str:
    """Ten boxes from 20 to 200 mph; below each the dice of the crash table."""
    now = scene.view["cars"][scene.seat]["speed"]
    across = w / box.BOXES
    return group(
        *(speed_box(scene, number, now, across * (number - 1), across) for number in range(1, box.BOXES + 1)),
        x=x,
        y=y,
    )


def speed_box(scene: Scene, number: int, now: int, x: float, w: float) -> str:
    """A speed to touch, and its column."""
    mph = box.STEP_MPH * number
    label = scene.say("move-speed", mph=mph)
    return named(
        label,
        column(number, mph == now, w),
        x=x,
        y=0,
        id=f"speed-{scene.seat}-{mph}",
        data_part=f"speed:{mph}",
    )


@lru_cache(64)
def column(speed_box: int, here: bool, w: float) -> str:
    """A speed, and below it the dice for each colour."""
    whole = rect(0, 0, w, 108, fill="transparent")  # touched between its bars, too
    ground = rect(2, 0, w - 4, 34, rx=7, fill=INK if here else PANEL, stroke=FOCUS if here else EDGE, stroke_width=2)
    size = min(17.0, w / 2.4)
    figure = text(
        w / 2, 17 + size * 0.36, str(box.STEP_MPH * speed_box), size, "heavy on-sign" if here else "heavy on-panel"
    )
    cells = "".join(
        rect(4, 38 + 17 * place, w - 8, 15, rx=3, fill=SPACE_COLOUR[colour], fill_opacity=1 if dice else 0.25)
        + (text(w / 2, 50 + 17 * place, str(dice), 13, "heavy on-sign") if dice else "")
        for place, colour in enumerate(box.COLOURS)
        for dice in [box.CRASH_DICE[box.BOXES * place + speed_box - 1]]
    )
    return group(whole, ground, figure, cells, outline(1, -1, w - 2, 108, 8), class_="lift")


def dice_thrown(scene: Scene, x: float, y: float, size: float, most: int) -> str:
    """The dice as they lie after the last roll, the best in front, and the hits of all."""
    roll = scene.view["roll"]
    if roll is None:
        return ""
    faces = [face for face, count in reversed(list(enumerate(roll["faces"]))) for _ in range(count)][:most]
    total = sum(face * count for face, count in enumerate(roll["faces"]))
    thrown = "-".join(str(car["thrown"]) for car in scene.view["cars"])
    lying = use(f"art-top-{CARS[roll['seat']].letter}", -size * 1.4, size * 0.16, size * 1.25, size * 0.68) + "".join(
        use(f"art-hazard-die-{face}", place * size * 1.1, 0, size, size) for place, face in enumerate(faces)
    )
    label = scene.say("drawing-roll", name=scene.name(roll["seat"]), hits=total)
    count = badge(len(faces) * size * 1.1 + size * 0.6, size / 2, str(total), size * 0.45)
    return named(label, group(lying, count, class_="lands"), x=x, y=y, id=f"roll-{scene.view['seat']}-{thrown}")
