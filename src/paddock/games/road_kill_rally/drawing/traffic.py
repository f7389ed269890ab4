"""Cars, what a driver can aim at, the dice on the way, and what the window tells at its edges."""

from collections import Counter
from functools import cache, lru_cache
from typing import NamedTuple

from paddock.drawing import cards
from paddock.drawing.boards import ABOVE, GAP, TALL
from paddock.drawing.cars import CARS
from paddock.drawing.lettering import width
from paddock.drawing.palette import EDGE, ENAMEL, FOCUS, INK, PANEL, RED, SUN, TEXT
from paddock.drawing.plates import badge
from paddock.drawing.svg import Attribute, anchor, circle, group, named, path, rect, tag, text, use
from paddock.games.road_kill_rally.drawing.art import TOP_HEIGHT, TOP_WIDTH
from paddock.games.road_kill_rally.drawing.scene import RoadScene
from paddock.games.road_kill_rally.drawing.strip import Strip

STRIP, ROOMY = 38, 88  # the height of the drivers on a phone, and how wide they are to have room for all
CAR = 46.0  # its length on the road
ROUND = circle(0, 0, CAR / 2, fill="transparent")  # touched beside its body, too
ROOF = 9  # the radius of the letter's disc on it
BESIDE, NEXT = 1.7, 1.3  # lanes from the middle of the road to a sign beside it, and to the one behind
PILES = {"wide": 34, "tall": 27}  # the width of a card on a pile
NO_CARD: dict[str, Attribute] = {"fill": PANEL, "fill_opacity": 0.6, "stroke": EDGE, "stroke_dasharray": "5 4"}


def car(scene: RoadScene, laid: Strip, seat: int) -> str:
    """A car from above with its letter on the roof, one's own in the light; a wreck lies the other way round."""
    facts = scene.view["cars"][seat]
    own = seat == scene.view["seat"]
    wrecked = facts["status"] == "wrecked"
    row, lane = scene.world.place(seat)
    x, y = laid.middle(row, lane)
    length = CAR * scene.grown
    tall = length * TOP_HEIGHT / TOP_WIDTH
    body = group(
        use(f"art-top-{CARS[seat].letter}", -length / 2, -tall / 2, length, tall),
        turn=laid.headings[row] + (180 if wrecked else 0),
        opacity=0.45 if wrecked else None,
        id=f"car-{seat}-body",
        class_="moves",
    )
    across, down = scene.world.pushed((x, y), ROOF * scene.lettered)
    inside = (
        circle(0, 0, length * 0.62, fill=SUN, fill_opacity=0.55, stroke=FOCUS, stroke_width=3) if own else ROUND,
        body,
        group(roof(CARS[seat].letter, scene.lettered), x=across, y=down),
        arrow(length, scene.lettered) if own else "",
        use("art-hazard-wiped", 9, -tall * 0.9, 18, 18) if facts["wiped"] else "",
        circle(0, 0, length * 0.6, class_="outline"),
    )
    label = car_told(scene, seat)
    return named(
        label, *inside, x=x, y=y, id=f"car-{seat}", class_="moves own" if own else "moves", data_part=f"car:{seat}"
    )


@cache
def roof(letter: str, larger: float) -> str:
    """The letter, upright."""
    return group(
        circle(0, 0, ROOF, fill=ENAMEL, stroke=INK, stroke_width=1),
        text(0, 4.6, letter, 13, "heavy on-card"),
        scale=larger,
    )


@cache
def arrow(length: float, larger: float) -> str:
    """What points at one's own car from above."""
    point = path("M0 0 L-9 -13 H-4 V-22 H4 V-13 H9 Z", fill=FOCUS, stroke=ENAMEL, stroke_width=1.5)
    return group(point, y=-length * 0.62, scale=larger)


def car_told(scene: RoadScene, seat: int) -> str:
    """A car in words."""
    return scene.say("drawing-car", name=scene.name(seat), mph=scene.view["cars"][seat]["speed"])


def elsewhere(scene: RoadScene) -> str:
    """Cars that the window does not show, with how far away they are."""
    drawn, x = "", 12.0
    here = scene.view["cars"][scene.world.focus]["row"]
    for seat in scene.world.hidden:
        facts = scene.view["cars"][seat]
        arrived = facts["status"] == "finished"
        words = scene.say("drawing-arrived", place=facts["place"]) if arrived else f"{facts['row'] - here:+d}"
        wide = width(words, 13) + 62
        chip = group(
            rect(0, 0, wide, 28, rx=14, fill=PANEL, stroke=EDGE, stroke_width=1.5),
            use(f"art-top-{CARS[seat].letter}", 6, 5, 34, 18),
            text(46, 19, words, 13, "heavy on-panel", "start"),
        )
        explains = f"car:{seat}"
        drawn += named(
            car_told(scene, seat), chip, x=x, y=10, id=f"chip-{seat}", class_="moves", data_explains=explains
        )
        x += wide + 8
    return drawn


def strip_of_drivers(scene: RoadScene) -> str:
    """On a phone, under the sentence of the moment: each driver's cards, speed, points and wipe-outs."""
    seats = len(scene.view["cars"])
    across = (TALL - GAP / 2) / seats
    return "".join(driver(scene, seat, GAP / 4 + across * seat, across - GAP / 4) for seat in range(seats))


def driver(scene: RoadScene, seat: int, x: float, w: float) -> str:
    """One of them."""
    facts, view = scene.view["cars"][seat], scene.view
    own, acts = seat == view["seat"], seat == view["turn"]
    here = view["cars"][scene.world.focus]["row"]
    is_away = seat in scene.world.hidden and facts["status"] != "finished"
    line, thick = (FOCUS, 2.5) if own else (TEXT, 2.5) if acts else (EDGE, 1)
    chip = (
        rect(0, 0, w, STRIP, rx=8, fill=PANEL, fill_opacity=0.92, stroke=line, stroke_width=thick),
        use(f"art-top-{CARS[seat].letter}", 4, 4, 28, 15),
        anchor(f"wipes-{seat}", 8, 2, 16, 16),
        anchor(f"trophies-{seat}", 8, 2, 16, 16),
        use("art-card-back", 36, 4, 10, 14, id=f"seat-{seat}"),
        text(48, 16, str(facts["held"]), 13, "heavy on-panel", "start"),
        text(4, 32, str(facts["speed"]), 12, "on-panel-soft", "start"),
        text(w - 4, 32, str(facts["points"]), 12, "heavy on-panel", "end"),
        text(w / 2, 32, f"{facts['row'] - here:+d}", 12, "on-panel-soft") if is_away and w > ROOMY else "",
        use("art-hazard-wiped", w - 30, 4, 13, 13) if facts["wipe_outs"] and w > ROOMY else "",
        text(w - 4, 15, str(facts["wipe_outs"]), 12, "on-panel", "end") if facts["wipe_outs"] and w > ROOMY else "",
    )
    return named(
        car_told(scene, seat),
        *chip,
        x=x,
        y=ABOVE["tall"] + 2,
        id=f"chip-{seat}",
        data_driver=str(seat),
        data_explains=f"car:{seat}",
    )


def piles(scene: RoadScene) -> str:
    """The deck of Rally cards and the discard pile, small."""
    view = scene.view
    left, discarded = view["deck"], sum(view["discarded"].values())
    wide = PILES[scene.shape]
    deck = pile("deck", "art-card-back" if left else "", left, wide)
    thrown = pile("discard", "art-card-blank" if discarded else "", discarded, wide)
    return group(
        named(scene.say("drawing-deck", count=left), deck),
        named(scene.say("drawing-discard", count=discarded), thrown, x=wide + 12),
        x=6,
    )


@lru_cache(256)
def pile(id: str, art: str, count: int, wide: float) -> str:
    """Cards on top of each other, and how many."""
    tall = cards.height(wide)
    top = use(art, 0, 0, wide, tall, id=id) if art else rect(0, 0, wide, tall, rx=4, **NO_CARD, id=id)
    return top + badge(wide / 2, tall + 2, str(count), 13, stroke_width=1)


def pointer(scene: RoadScene) -> str:
    """An arrow at the window's edge towards one's own car: too small to be seen, as long as that is in sight."""
    seat, world = scene.view["seat"], scene.world
    if seat is None:
        return ""
    place, turn = world.pointed(world.camera, seat)
    arrow = path("M22 0 L4 -13 V13 Z", fill=FOCUS, stroke=ENAMEL, stroke_width=2)
    sign = circle(0, 0, 13, fill=CARS[seat].colour, stroke=ENAMEL, stroke_width=2)
    inside = group(arrow, turn=turn, id="own-way"), sign, text(0, 4.8, CARS[seat].letter, 14, "heavy on-sign")
    return tag("g", *inside, transform=place, id="own")


def dice_on_the_way(scene: RoadScene, laid: Strip) -> list[str]:
    """Where a driver would have to roll: the dice at the entry of each space, straight on and from the other lane."""
    drawn = []
    for each in scene.view["pending"].get("ahead", ()):
        row, lane, straight, changing = each["row"], each["lane"], each["straight"], each["changing"]
        words = str(straight) if straight == changing else f"{straight}/{changing}"
        half = width(words, 13) / 2 + 5
        die = group(
            rect(-half, -9, 2 * half, 18, rx=5, fill=ENAMEL, stroke=RED, stroke_width=2),
            text(0, 4.7, words, 13, "heavy on-card"),
            scale=scene.lettered,
        )
        (x, y), (to_x, to_y) = laid.sections[row].edge(lane - 1), laid.sections[row].edge(lane)
        label = scene.say("drawing-dice-ahead", straight=straight, changing=changing)
        id = f"dice-{row}-{lane}"
        drawn.append(named(label, die, x=(x + to_x) / 2, y=(y + to_y) / 2, id=id, class_="moves tells"))
    return drawn


class Aim(NamedTuple):
    """What can be expected of an attack, and where that is said: beside the road, behind others of the same space."""

    words: str
    x: float
    y: float

    @property
    def half(self) -> float:
        """Half the width of its sign."""
        return width(self.words, 13) / 2 + 6


def aims(scene: RoadScene, laid: Strip) -> list[Aim]:
    """What the driver can aim at, with what is to be expected of the best of all means."""
    if "targets" not in scene.view:
        return []
    found, cars = scene.view["targets"], scene.view["cars"]
    marks = [(cars[each["seat"]]["row"], cars[each["seat"]]["lane"], f"{each['hits']:g} ✶") for each in found["cars"]]
    marks += [(each["row"], each["lane"], f"{each['chance']} %") for each in found["figures"]]
    told, before = [], Counter[tuple[int, int]]()
    for row, lane, words in marks:
        x, y = laid.across(row, (lane - 0.5) * 2 * (BESIDE + before[row, lane] * NEXT))
        across, down = scene.world.pushed((x, y), Aim(words, x, y).half * scene.lettered)
        told.append(Aim(words, x + across, y + down))
        before[row, lane] += 1
    return told


def target(aim: Aim, larger: float) -> str:
    """A red sign."""
    sign = rect(-aim.half, -9, 2 * aim.half, 18, rx=9, fill=RED, stroke=ENAMEL, stroke_width=1.5)
    return group(sign, text(0, 4.6, aim.words, 13, "heavy on-sign"), x=aim.x, y=aim.y, scale=larger)
