"""The table of Mille Bornes as SVG: the road with its cars, the driving zones, the piles, the hand."""

from dataclasses import dataclass

from paddock.core.game import Thing
from paddock.core.words import Seat, Words
from paddock.drawing import cards
from paddock.drawing.cars import HEIGHT as CAR_HEIGHT
from paddock.drawing.cars import WIDTH as CAR_WIDTH
from paddock.drawing.cars import car
from paddock.drawing.joining import joined
from paddock.drawing.lettering import shorten, width
from paddock.drawing.palette import BLUE, ENAMEL, GREEN, PANEL, RED
from paddock.drawing.plates import badge, button_alone, outline, panel, plate, wrapped
from paddock.drawing.roads import VERGE, finish, lanes, milestone, panorama
from paddock.drawing.svg import group, named, path, picture, rect, tag, text, window
from paddock.games.mille_bornes.drawing.art import art
from paddock.games.mille_bornes.drawing.poster import poster
from paddock.games.mille_bornes.drawing.scene import Scene
from paddock.games.mille_bornes.drawing.zones import large_zone, small_zone
from paddock.games.mille_bornes.table.text import under_attack
from paddock.games.mille_bornes.table.views import View

__all__ = ["alone", "art", "board", "hand", "part", "poster"]

WIDE, TALL = 1200, 390  # pixels across
GAP = 12


def board(view: View, speak: Words, players: list[str], shape: str) -> str:
    """Everything that lies on the table; the zone of the seat that looks is the nearest."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk."""
    column = 216
    room = WIDE - column - 3 * GAP
    others = scene.opponents
    across = (room - GAP * (len(others) - 1)) / len(others)
    draw = large_zone if len(others) == 1 else small_zone
    zones = [draw(scene, side, GAP + (across + GAP) * place, 254, across, 182) for place, side in enumerate(others)]
    return table(
        scene,
        WIDE,
        656,
        wide_status(scene),
        window(
            0, 58, WIDE, 184, road(scene, WIDE, 184, ("town", "fields", "hills", "coast"), 62 - 10 * (len(others) - 1))
        ),
        *zones,
        large_zone(scene, scene.own_side, GAP, 446, room, 204),
        piles(scene, WIDE - column - GAP, 254, column, 396),
    )


def tall_board(scene: Scene) -> str:
    """For a phone."""
    w = TALL - 2 * GAP
    deep = 82 + 30 * len(scene.view["sides"]) + 2 * VERGE
    y = 62 + deep + 8
    zones = [small_zone(scene, side, GAP, y + 156 * place, w, 148) for place, side in enumerate(scene.opponents)]
    y += 156 * len(zones)
    return table(
        scene,
        TALL,
        y + 84 + 172 + 2,
        tall_status(scene),
        window(0, 62, TALL, deep, road(scene, TALL, deep, ("town", "coast"), 46)),
        *zones,
        small_piles(scene, GAP, y, w, 76),
        small_zone(scene, scene.own_side, GAP, y + 84, w, 170),
    )


def table(scene: Scene, w: float, h: float, *inside: str) -> str:
    """The board as a picture with a name."""
    return picture(w, h, *inside, id="board", role="group", aria_label=scene.say("drawing-board"))


# ---- What is going on --------------------------------------------------------------------------


def wide_status(scene: Scene) -> str:
    """Which hand it is and how far it goes; in the middle, who is to do what."""
    words, colour = happening(scene)
    trip = " – ".join(the_trip(scene))
    lines = wrapped(words, 860, 42, 18)
    across = max(320, width(lines[0], 18) + 76)
    plates = (
        plate(GAP, 8, width(trip, 15) + 44, 42, [trip], 15, GREEN),
        named(words, plate((WIDE - across) / 2, 8, across, 42, lines, 18, colour), id="status"),
    )
    return "".join(plates)


def tall_status(scene: Scene) -> str:
    """The same over the width of a phone."""
    words, colour = happening(scene)
    first, rest = 104, TALL - 2 * GAP - 110
    trip = plate(GAP, 4, first, 52, [shorten(line, 13, first - 16) for line in the_trip(scene)], 13, GREEN)
    return trip + named(words, plate(GAP + 110, 4, rest, 52, wrapped(words, rest, 52, 14), 14, colour), id="status")


def the_trip(scene: Scene) -> list[str]:
    """The number of the hand and its goal."""
    return [scene.say("drawing-deal", deal=scene.view["deal"]), scene.say("drawing-goal", goal=scene.view["goal"])]


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and the colour of its sign."""
    view = scene.view
    if view["turn"] is None:
        names = tuple(scene.side(side) for side in scene.winners)
        return scene.say("drawing-winner", count=len(names), names=names), GREEN
    turn = Seat(view["turn"])
    if view["attack"]:
        attack = view["attack"]
        if scene.acting:
            hazard = scene.card(attack["card"])
            return scene.say("drawing-answer", card=hazard, attacker=Seat(attack["attacker"])), RED
        return scene.speak(under_attack(view, attack, turn), scene.players), RED
    if view["phase"] == "at-the-goal":
        return scene.say("drawing-at-the-goal", seat=turn, goal=view["goal"]), BLUE
    return scene.say("drawing-your-turn" if scene.acting else "drawing-turn", seat=turn), BLUE


# ---- The road ----------------------------------------------------------------------------------


def road(scene: Scene, w: float, h: float, pieces: tuple[str, ...], size: float) -> str:
    """From the town to the sea: a lane for each car, a stone for every hundred miles."""
    zones, goal = scene.view["zones"], scene.view["goal"]
    lane = size * CAR_HEIGHT / CAR_WIDTH + 4
    deep = lane * len(zones)
    top = h - deep - 2 * VERGE
    start, end = size + 14, w - 46
    mile = (end - start) / goal
    stones = [
        milestone(start + mile * at, top + VERGE - 2, str(at), 11 if w > TALL else 9)
        for at in range(0, goal + 1, 100 if mile * 100 > 40 else 250)
    ]
    driven = [
        driving(scene, side, start + mile * zone["miles"], top + VERGE + lane * side, size)
        for side, zone in enumerate(zones)
    ]
    return "".join(
        (
            panorama(w, top, pieces),
            group(lanes(w, len(zones), lane), y=top),
            path(f"M{start} {top + VERGE} v{deep}", stroke=ENAMEL, stroke_width=3),
            finish(end, top + VERGE, deep),
            *stones,
            *driven,
        )
    )


def driving(scene: Scene, side: int, nose: float, y: float, size: float) -> str:
    """A car with its nose where it has come to, and its miles beside it."""
    miles, goal = scene.view["zones"][side]["miles"], scene.view["goal"]
    beside = 22 if miles * 2 < goal else -size - 20
    label = scene.say("drawing-car", side=scene.side(side), miles=miles, goal=goal)
    count = badge(beside, size * 0.29, scene.number(miles), 11)
    return named(label, car(side, -size, 1, size), count, x=nose, y=y, id=f"car-{side}", class_="moves")


# ---- The piles ---------------------------------------------------------------------------------


def piles(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """Draw pile above, discard pile below."""
    size, half = 108, h / 2
    left, bottom = (w - size) / 2, half - 12
    draws = draw_cards(scene, left, 14, size) + pile_name(scene, "place-draw-pile", w / 2, bottom, w - 16)
    discards = discard_card(scene, left, 14, size) + pile_name(scene, "place-discard", w / 2, bottom, w - 16)
    return group(panel(0, 0, w, h), draw_pile(scene, draws), discard_pile(scene, 0, half, w, half, discards), x=x, y=y)


def small_piles(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """Draw pile on the left, discard pile on the right."""
    size, half = 41, w / 2
    draws = draw_cards(scene, 18, 9, size) + pile_name(scene, "place-draw-pile", 72, 43, half - 76, "start")
    discards = discard_card(scene, 18, 9, size) + pile_name(scene, "place-discard", 72, 43, half - 76, "start")
    return group(panel(0, 0, w, h), draw_pile(scene, draws), discard_pile(scene, half, 0, half, h, discards), x=x, y=y)


def draw_pile(scene: Scene, drawn: str) -> str:
    """The pile as a thing with a name."""
    label = scene.say("drawing-draw-count", count=scene.view["pile"])
    return named(label, drawn, id="draw-pile", data_explains="draw-pile")


def discard_pile(scene: Scene, x: float, y: float, w: float, h: float, drawn: str) -> str:
    """The pile as a thing to touch."""
    top = scene.view["last_discard"]
    label = scene.say("drawing-discards", card=scene.card(top) if top else scene.say("picture-nothing"))
    ground = rect(5, 4, w - 10, h - 8, rx=12, fill=PANEL)
    lifted = group(ground, drawn, outline(5, 4, w - 10, h - 8), class_="lift")
    return named(label, lifted, x=x, y=y, id="discard", data_part="discard")


def draw_cards(scene: Scene, x: float, y: float, size: float) -> str:
    """As many backs as tell how high the pile still is, and the count."""
    left = scene.view["pile"]
    if not left:
        return cards.slot(x, y, size)
    backs = "".join(cards.card("back", x - step, y - step, size) for step in range(min(left - 1, 6), -1, -2))
    return backs + badge(x + size / 2, y + cards.height(size) * 0.5, scene.number(left), size * 0.1 + 9)


def discard_card(scene: Scene, x: float, y: float, size: float) -> str:
    """The card that was discarded last."""
    top = scene.view["last_discard"]
    if top is None:
        return cards.slot(x, y, size)
    count = sum(scene.view["discarded"].values())
    laid = group(cards.card(top, 0, 0, size), class_="lands")
    return group(laid, x=x, y=y, id=f"discard-{count}", data_explains=f"card:{top}")


def pile_name(scene: Scene, id: str, x: float, y: float, room: float, anchor: str = "middle") -> str:
    """What a pile is called."""
    return text(x, y, shorten(scene.say(id), 14, room), 14, "on-panel-soft", anchor)


# ---- The hand ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rack:
    """How a hand is laid out."""

    width: float
    columns: int
    card: float  # its width
    across: float  # from one card to the next
    letters: float


RACKS = {"wide": Rack(WIDE, 7, 118, 132, 15.5), "tall": Rack(TALL, 4, 85, 93.5, 12.5)}


def hand(view: View, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
    """The cards of the seat that looks, equal ones stacked, and its buttons; nothing for a spectator."""
    if view["seat"] is None:
        return ""
    scene = Scene(view, speak, players)
    rack = RACKS[shape]
    title = scene.say("own-hand") if own else scene.say("drawing-hand", seat=Seat(view["seat"]))
    top = 92 if shape == "tall" and buttons(scene) else 34
    down = cards.height(rack.card) + 16
    rows = -(-len(view["hand"]) // rack.columns)
    stacks = (
        stack(
            scene, name, count, GAP + rack.across * (place % rack.columns), top + down * (place // rack.columns), rack
        )
        for place, (name, count) in enumerate(view["hand"].items())
    )
    return picture(
        rack.width,
        top + down * rows,
        text(GAP + 2, 18, shorten(title, 14, rack.width - 30), 14, "on-panel-soft", "start"),
        *hand_buttons(scene, shape),
        *stacks,
        id=f"hand-{view['seat']}",
        role="group",
        aria_label=title,
    )


def stack(scene: Scene, name: str, count: int, x: float, y: float, rack: Rack) -> str:
    """Equal cards on top of each other, as one thing to touch."""
    title, size = scene.card(name), rack.card
    behind = "".join(
        cards.card(f"{name}-titled", 3 * step, -4 * step, size) for step in range(min(count, 4) - 1, 0, -1)
    )
    front = cards.titled(name, title, 0, 0, size, rack.letters)
    many = badge(size - 14, 13, f"×{count}", 13, stroke_width=1.5) if count > 1 else ""
    lifted = group(behind, front, many, outline(0, 0, size, cards.height(size), size * 0.09), class_="lift")
    label = scene.say("drawing-held", card=title, count=count)
    id = f"hand-{scene.view['seat']}-{name}"
    return named(label, lifted, x=x, y=y, id=id, class_="moves", data_part=f"card:{name}")


def hand_buttons(scene: Scene, shape: str) -> list[str]:
    """What can be done without a card: at the right of a desk, above the cards of a phone."""
    shown = list(buttons(scene).items())
    if shape == "wide":
        return [button(part, words, 944, 40 + 76 * row, 244, 66) for row, (part, words) in enumerate(shown)]
    across = (TALL - GAP) / max(1, len(shown))
    return [button(part, words, GAP + across * row, 28, across - GAP, 54) for row, (part, words) in enumerate(shown)]


def buttons(scene: Scene) -> dict[str, str]:
    """Their parts and words."""
    view = scene.view
    if scene.acting and view["attack"]:
        return {"let-it-stand": scene.say("move-let-it-stand", hazard=scene.card(view["attack"]["card"]))}
    if scene.acting and view["phase"] == "at-the-goal":
        return {"extend": scene.say("move-extend"), "finish": scene.say("move-finish", goal=view["goal"])}
    return {}


def button(part: str, words: str, x: float, y: float, w: float, h: float) -> str:
    """A sign to press."""
    lifted = group(plate(0, 0, w, h, wrapped(words, w, h, 15), 15), outline(-1, -1, w + 2, h + 2, 11), class_="lift")
    return named(words, lifted, x=x, y=y, id=part, data_part=part)


# ---- Single things -----------------------------------------------------------------------------


def part(thing: Thing, speak: Words) -> str:
    """One card or place alone."""
    name, title = thing.part, speak(thing.name)
    if name.startswith("card:"):
        drawn = cards.titled(name.removeprefix("card:"), title, 0, 0, cards.WIDTH, 18)
    elif name == "draw-pile":
        drawn = cards.card("back", 0, 0, cards.WIDTH)
    elif name == "coup-fourre":
        drawn = sideways_card()
    elif name == "zone":
        drawn = zone_alone()
    elif name in SIGN_OF_PLACE:
        drawn = cards.slot(0, 0, cards.WIDTH, SIGN_OF_PLACE[name])
    elif name.startswith("line:"):
        return button_alone(title, GREEN)
    else:
        return button_alone(title)
    return picture(cards.WIDTH, cards.HEIGHT, tag("title", title), drawn, role="img", aria_label=title)


SIGN_OF_PLACE = {
    "drive-pile": "art-go",
    "speed-pile": "art-end-of-limit",
    "distances": "art-stone-100",
    "safety-area": "art-right-of-way",
    "discard": "",
}


def sideways_card() -> str:
    """A safety as it lies after a Coup Fourré."""
    size = cards.WIDTH * cards.WIDTH / cards.HEIGHT
    return group(cards.card("right-of-way", 0, 0, size), y=(cards.HEIGHT + size) / 2, turn=-90)


def zone_alone() -> str:
    """The four places of a driving zone beside each other."""
    size, across, down = 68, 72, 104
    places = ("drive-pile", "speed-pile", "distances", "safety-area")
    return panel(0, 0, cards.WIDTH, cards.HEIGHT) + "".join(
        cards.slot(5 + across * (place % 2), 6 + down * (place // 2), size, SIGN_OF_PLACE[name])
        for place, name in enumerate(places)
    )


def alone(*pictures: str) -> str:
    """Pictures below each other as one that needs nothing else."""
    return joined(art(), *(each for each in pictures if each))
