"""The table of Mille Bornes: the road with its cars, the driving zones, the piles."""

from paddock.core.words import Seat, Words
from paddock.drawing import boards, cards
from paddock.drawing.boards import GAP, PHONE_FIRST, PHONE_RACE, TALL, WIDE, tall_status, wide_status
from paddock.drawing.cars import HEIGHT as CAR_HEIGHT
from paddock.drawing.cars import WIDTH as CAR_WIDTH
from paddock.drawing.cars import car
from paddock.drawing.lettering import shorten
from paddock.drawing.palette import BLUE, ENAMEL, GREEN, PANEL, RED
from paddock.drawing.plates import badge, outline, panel
from paddock.drawing.roads import VERGE, finish, lanes, milestone, panorama
from paddock.drawing.svg import group, named, path, rect, text, window
from paddock.games.mille_bornes.drawing.zones import large_zone, small_zone
from paddock.games.mille_bornes.table.scene import Scene
from paddock.games.mille_bornes.table.views import Attack, View


def board(view: View, speak: Words, players: list[str], shape: str) -> str:
    """Everything that lies on the table; the zone of the seat that looks is the nearest."""
    scene = Scene(view, speak, players)
    return wide_board(scene) if shape == "wide" else tall_board(scene)


def wide_board(scene: Scene) -> str:
    """For a desk."""
    column = 216
    room = WIDE - column - 3 * GAP
    others = opponents(scene)
    across = (room - GAP * (len(others) - 1)) / len(others)
    draw = large_zone if len(others) == 1 else small_zone
    zones = [draw(scene, side, GAP + (across + GAP) * place, 254, across, 182) for place, side in enumerate(others)]
    return boards.board(
        scene,
        WIDE,
        656,
        wide_status(" – ".join(the_trip(scene)), *happening(scene)),
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
    zones = [small_zone(scene, side, GAP, y + 156 * place, w, 148) for place, side in enumerate(opponents(scene))]
    y += 156 * len(zones)
    return boards.board(
        scene,
        TALL,
        y + 84 + 172 + 2,
        tall_status([shorten(line, PHONE_RACE, PHONE_FIRST - 16) for line in the_trip(scene)], *happening(scene)),
        window(0, 62, TALL, deep, road(scene, TALL, deep, ("town", "coast"), 46)),
        *zones,
        small_piles(scene, GAP, y, w, 76),
        small_zone(scene, scene.own_side, GAP, y + 84, w, 170),
    )


def opponents(scene: Scene) -> list[int]:
    """The other sides, in the order of play."""
    sides = len(scene.sides)
    return [(scene.own_side + step) % sides for step in range(1, sides)]


# ---- What is going on --------------------------------------------------------------------------


def the_trip(scene: Scene) -> list[str]:
    """The number of the hand and its goal."""
    return [scene.say("drawing-deal", deal=scene.view["deal"]), scene.say("drawing-goal", goal=scene.view["goal"])]


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and the colour of its sign."""
    view = scene.view
    if view["over"]:
        return scene.say("drawing-winner", count=len(scene.winners), names=scene.winners), GREEN
    if view["attack"]:
        return under_attack(scene, view["attack"]), RED
    if view["phase"] == "at-the-goal":
        return scene.say("drawing-at-the-goal", seat=scene.turn, goal=view["goal"]), BLUE
    return scene.say("drawing-your-turn" if scene.acting else "drawing-turn", seat=scene.turn), BLUE


def under_attack(scene: Scene, attack: Attack) -> str:
    """The question for a Coup Fourré, as the one who is asked hears it and as others do."""
    if not scene.acting:
        return scene.under_attack(attack)
    return scene.say("drawing-answer", card=scene.card(attack["card"]), attacker=Seat(attack["attacker"]))


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
    label = scene.say("drawing-car", side=scene.sides[side], miles=miles, goal=goal)
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
    label = scene.say("drawing-discards", card=scene.card(top) if top else scene.say("text-nothing"))
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
