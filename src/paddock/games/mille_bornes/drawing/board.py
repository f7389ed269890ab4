"""The table of Mille Bornes: the road with its cars, the driving zones, the piles."""

from paddock.core.words import Seat, Words
from paddock.drawing import boards, cards
from paddock.drawing.boards import GAP, PHONE_FIRST, PHONE_RACE, TALL, WIDE, tall_status, wide_status
from paddock.drawing.lettering import shorten
from paddock.drawing.palette import BLUE, GREEN, PANEL, RED
from paddock.drawing.plates import badge, outline, panel
from paddock.drawing.svg import group, named, rect, text
from paddock.games.mille_bornes.drawing.road import course, road
from paddock.games.mille_bornes.drawing.zones import is_large, label_of, large_zone, low_zone, points_of, small_zone
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.table.scene import Scene
from paddock.games.mille_bornes.table.views import Attack, View

LOW, PILES = 72, 58  # the heights of an opponent's zone and of the piles on a phone


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
    draw = large_zone if is_large(scene.view, "wide", others[0]) else small_zone
    zones = [draw(scene, side, GAP + (across + GAP) * place, 254, across, 182) for place, side in enumerate(others)]
    return boards.board(
        scene,
        WIDE,
        656,
        wide_status(" – ".join(the_trip(scene)), *happening(scene)),
        road(scene, "wide", 58),
        *zones,
        large_zone(scene, scene.own_side, GAP, 446, room, 204),
        piles(scene, WIDE - column - GAP, 254, column, 396),
    )


def tall_board(scene: Scene) -> str:
    """For a phone."""
    w = TALL - 2 * GAP
    others = opponents(scene)
    standing = boards.standings([standing_of(scene, side) for side in others]) if len(others) > 1 else ""
    top = boards.above("tall", standing != "") + 4
    y = top + course(scene.view, "tall", scene.view["goal"]).height + 8
    zones = [low_zone(scene, side, GAP, y + (LOW + 6) * place, w, LOW) for place, side in enumerate(others)]
    y += (LOW + 6) * len(zones)
    return boards.board(
        scene,
        TALL,
        y + PILES + 6 + 170 + 4,
        tall_status(
            [shorten(line, PHONE_RACE, PHONE_FIRST - 16) for line in the_trip(scene)], *happening(scene), standing
        ),
        road(scene, "tall", top),
        *zones,
        small_piles(scene, GAP, y, w, PILES),
        small_zone(scene, scene.own_side, GAP, y + PILES + 6, w, 170),
    )


def standing_of(scene: Scene, side: int) -> boards.Standing:
    """How a side stands: its miles, its points, its cards, and what stops it."""
    zone, seats = scene.view["zones"][side], scene.view["sides"][side]
    drive = zone["drive"]
    stopped = f"art-card-{drive}" if drive and box.KIND_OF[drive] == "hazard" else ""
    points, _ = points_of(scene, side)
    return boards.Standing(
        side,
        scene.name(seats[0]) if len(seats) == 1 else "",
        "art-card-back",
        sum(scene.view["hands"][seat] for seat in seats),
        scene.say("text-miles", miles=zone["miles"], goal=scene.view["goal"]),
        points,
        "art-card-speed-limit" if zone["limited"] and not stopped else stopped,
        scene.view["turn"] in seats,
        label_of(scene, side),
        [f"seat-{seat}" for seat in seats],
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
    size, half = 30, w / 2
    draws = draw_cards(scene, 20, 9, size) + pile_name(scene, "place-draw-pile", 64, 34, half - 70, "start")
    discards = discard_card(scene, 20, 9, size) + pile_name(scene, "place-discard", 64, 34, half - 70, "start")
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
    lifted = group(ground, drawn, outline(5, 4, w - 10, h - 8), id="discard-laid", class_="lift")
    return named(label, lifted, x=x, y=y, id="discard", data_part="discard")


def draw_cards(scene: Scene, x: float, y: float, size: float) -> str:
    """As many backs as tell how high the pile still is, and the count."""
    left, top = scene.view["pile"], cards.anchor("draw-card", x, y, size)
    if not left:
        return group(cards.slot(x, y, size), id="draw-cards") + top
    backs = "".join(cards.card("back", x - step, y - step, size) for step in range(min(left - 1, 6), -1, -2))
    count = badge(x + size / 2, y + cards.height(size) * 0.5, scene.number(left), size * 0.1 + 9)
    return group(backs, count, id="draw-cards") + top


def discard_card(scene: Scene, x: float, y: float, size: float) -> str:
    """The card that was discarded last."""
    top, place = scene.view["last_discard"], cards.anchor("discard-card", x, y, size)
    if top is None:
        return cards.slot(x, y, size) + place
    count = sum(scene.view["discarded"].values())
    laid = cards.card(top, 0, 0, size)
    return group(laid, x=x, y=y, id=f"discard-{count}", class_="lands", data_explains=f"card:{top}") + place


def pile_name(scene: Scene, id: str, x: float, y: float, room: float, anchor: str = "middle") -> str:
    """What a pile is called."""
    return text(x, y, shorten(scene.say(id), 14, room), 14, "on-panel-soft", anchor)
