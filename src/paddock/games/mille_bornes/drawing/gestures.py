"""What happens, as it is seen: cards fly, cars drive along their lanes, hazards jolt them."""

from paddock.core.game import Event
from paddock.core.words import Say, Seat
from paddock.drawing.gestures import (
    Act,
    Beat,
    Fly,
    Gesture,
    Look,
    Shown,
    count,
    curtain,
    drive,
    flag,
    fly,
    harm,
    look,
    mark,
    shown,
    shuffle,
)
from paddock.drawing.sounds import Sound
from paddock.drawing.svg import number, placed
from paddock.games.mille_bornes.drawing.road import course, lean
from paddock.games.mille_bornes.drawing.zones import is_large, side_of
from paddock.games.mille_bornes.rules import box, events
from paddock.games.mille_bornes.table.names import named
from paddock.games.mille_bornes.table.views import View

SIDEWAYS = -90  # how a safety lies after a Coup Fourré
ENGINES: dict[str, Sound] = {
    "25": "engine-slow",
    "50": "engine-slow",
    "75": "engine",
    "100": "engine",
    "200": "engine-fast",
}
STARTS = ("go", "gasoline")  # remedies after which one hears the engine
BACK = "art-card-back"


# ---- The pile ----------------------------------------------------------------------------------


def dealt(event: Event, view: View, shape: str) -> Act:
    """A new hand: after a curtain where another was before, six cards to everybody."""
    deals = [
        fly(BACK, "draw-card", f"seat-{seat}", count=box.HAND, length=500) for side in view["sides"] for seat in side
    ]
    before: list[Beat] = [[curtain()]] if event.b > 1 else []
    return Act(event.a, [*before, [shuffle("draw-cards")], deals])


def drew(event: Event, view: View, shape: str) -> Act:
    """A card to a player, who alone sees it."""
    end, turned = f"seat-{event.a}", None
    if event.b != box.NOTHING:
        name = box.IDS[event.b]
        turned = f"art-card-{name}-titled"
        if name in view.get("hand", {}):
            end = in_hand(event.a, name)
    return Act(event.a, [[fly(BACK, "draw-card", end, turned=turned, length=420)]])


def pile_empty(event: Event, view: View, shape: str) -> Act:
    """No card is left to draw."""
    return Act(None, [[mark("draw-card", sound="horn")]])


def discarded(event: Event, view: View, shape: str) -> Act:
    """A card onto the discard pile."""
    return Act(event.a, [[played(event, view, box.IDS[event.b], "discard-card")]])


# ---- Driving -----------------------------------------------------------------------------------


def drove(event: Event, view: View, shape: str) -> Act:
    """The card becomes a milestone, and the car drives as far."""
    side, name, miles = side_of(view, event.a), box.IDS[event.b], box.MILES[event.b]
    stone = played(event, view, name, f"miles-{side}-{name}", f"art-stone-{name}")
    way = drive(f"car-{side}", lane(event, view, shape, side), length=500 + 3 * miles, sound=ENGINES[name])
    return Act(event.a, [[stone], [way, count(f"driven-{side}", miles, sound=None)]])


def lane(event: Event, view: View, shape: str, side: int) -> str:
    """From where the car stood to where its miles have brought it, on the road of the hand in which it drove."""
    goal = box.TRIP if event.c > box.SHORT_TRIP else view["goal"]
    way = course(view, shape, goal)
    y = number(way.lane_of(side))
    return f"M{number(way.nose(event.c - box.MILES[event.b]))} {y} L{number(way.nose(event.c))} {y}"


def goal_reached(event: Event, view: View, shape: str) -> Act:
    """The short trip is done; its side may extend it."""
    return Act(event.a, [[mark("finish", length=700, sound="checkpoint")]])


def extended(event: Event, view: View, shape: str) -> Act:
    """The finish moves on."""
    return Act(event.a, [[count("finish", box.TRIP - box.SHORT_TRIP, sound="horn")]])


def trip_completed(event: Event, view: View, shape: str) -> Act:
    """The flag for who arrives."""
    car = f"car-{side_of(view, event.a)}"
    return Act(event.a, [[flag("finish"), mark(car, length=1000, sound="crowd")]], is_big=True)


def nobody_arrived(event: Event, view: View, shape: str) -> Act:
    """The hand ends on the road."""
    return Act(None, [[mark("finish", length=700, sound="horn")]])


# ---- Hazards and remedies ----------------------------------------------------------------------


def attacked(event: Event, view: View, shape: str) -> Act:
    """A hazard from one player onto the pile of another side, whose car feels it."""
    hazard, side = box.IDS[event.b], event.c
    card = played(event, view, hazard, pile_of(side, hazard), face(view, shape, side, hazard))
    mine = view["seat"] is not None and view["seat"] in view["sides"][side]
    caption = Say("show-attacked-you", seat=Seat(event.a), card=named(event.b)) if mine else None
    return Act(event.a, [[card], *jolt(view, shape, side, hazard)], caption=caption)


def jolt(view: View, shape: str, side: int, hazard: str) -> list[list[Gesture]]:
    """What a hazard does to a car."""
    if hazard == "accident":
        return [[harm(f"car-{side}", "crash"), stand(view, shape, side, hazard)]]
    if hazard == "flat-tire":
        return [[stand(view, shape, side, hazard, length=450, sound="hit")]]
    if hazard == "out-of-gas":
        return [[harm(f"car-{side}", "hit")]]
    under = view["zones"][side]["drive"]
    braked = stand(view, shape, side, under, more=4, length=200, sound="tyres")
    return [[braked], [stand(view, shape, side, under, length=250)]]


def no_coup_fourre(event: Event, view: View, shape: str) -> Act:
    """The hazard stands, as far as this player goes."""
    pile = pile_of(side_of(view, event.a), box.IDS[event.b])
    return Act(event.a, [[mark(pile, length=350)]])


def remedied(event: Event, view: View, shape: str) -> Act:
    """A remedy onto its hazard, or a Go card; the car stands upright again."""
    side, name = side_of(view, event.a), box.IDS[event.b]
    card = played(event, view, name, pile_of(side, name), face(view, shape, side, name))
    if event.b == box.END_OF_LIMIT:
        return Act(event.a, [[card]])
    sound: Sound | None = "engine-slow" if name in STARTS else None
    return Act(event.a, [[card], [stand(view, shape, side, name, length=300, sound=sound)]])


# ---- Safeties ----------------------------------------------------------------------------------


def laid_safety(event: Event, view: View, shape: str) -> Act:
    """A safety into its place."""
    name = box.IDS[event.b]
    return Act(event.a, [[played(event, view, name, safe(side_of(view, event.a), name))]])


def coup_fourre_played(event: Event, view: View, shape: str) -> Act:
    """The safety swings in sideways over the hazard, then goes to its place."""
    side, name, hazard = side_of(view, event.a), box.IDS[event.b], box.IDS[event.c]
    pile = f"{pile_of(side, hazard)}-across"
    swings = played(event, view, name, pile, turn=SIDEWAYS, length=750, sound="coup")
    goes: list[Gesture] = [fly(f"art-card-{name}", pile, f"{safe(side, name)}-across", turn=SIDEWAYS, length=600)]
    if view["has_points"]:
        goes.append(count(f"points-{side}", box.POINTS["coup_fourre"] + box.POINTS["safety"]))
    return Act(event.a, [[swings], [mark(pile_of(side, hazard), length=350)], goes], is_big=True)


def lifted(event: Event, view: View, shape: str) -> Act:
    """A card from a driving zone onto the discard pile."""
    side, name = event.a, box.IDS[event.b]
    pile = pile_of(side, name)
    away = fly(f"art-card-{name}", pile, "discard-card", length=450, takes=f"{pile}-{name}")
    stands = stand(view, shape, side, view["zones"][side]["drive"], length=300)
    return Act(None, [[away, stands]])


# ---- Points ------------------------------------------------------------------------------------


def scored(event: Event, view: View, shape: str) -> Act:
    """A line of the score sheet."""
    first = view["sides"][event.a][0]
    if not view["has_points"]:
        return Act(first)
    return Act(first, [[count(f"points-{event.a}", event.c, length=450)]])


def total(event: Event, view: View, shape: str) -> Act:
    """Where a side stands after a hand."""
    place = "points" if view["has_points"] else "driven"
    return Act(view["sides"][event.a][0], [[mark(f"{place}-{event.a}", length=600, sound="token")]])


# ---- Where things are --------------------------------------------------------------------------


def pile_of(side: int, card: str) -> str:
    """On which pile of a driving zone a card lies."""
    return f"{'speed' if card in ('speed-limit', 'end-of-limit') else 'drive'}-{side}"


def safe(side: int, safety: str) -> str:
    """The place of a safety."""
    return f"safe-{side}-{safety}"


def in_hand(seat: int, card: str) -> str:
    """A card in the hand of the seat that looks."""
    return f"hand-{seat}-card-{card}"


def face(view: View, shape: str, side: int, card: str) -> str:
    """A card as it lies on a pile of a side."""
    return f"art-card-{card}{'-titled' if is_large(view, shape, side) else ''}"


def played(
    event: Event,
    view: View,
    card: str,
    end: str,
    shows: str = "",
    *,
    turn: int = 0,
    length: int = 500,
    sound: Sound = "card",
) -> Fly:
    """A card from a hand: from the own one as it lies there, from another's turning over on its way."""
    shows = shows or f"art-card-{card}"
    if event.a != view["seat"]:
        return fly(BACK, f"seat-{event.a}", end, turned=shows, turn=turn, length=length, sound=sound)
    start, held = in_hand(event.a, card), f"art-card-{card}-titled"
    takes = None if card in view["hand"] else start
    turned = None if shows == held else shows
    return fly(held, start, end, turned=turned, turn=turn, takes=takes, length=length, sound=sound)


def stand(
    view: View,
    shape: str,
    side: int,
    card: str | None,
    *,
    more: float = 0,
    length: int = 400,
    sound: Sound | None = None,
) -> Look:
    """A car comes to stand as it does under a card of its drive pile, or leans some degrees more."""
    size = course(view, shape, view["goal"]).car
    x, y, turn = lean(size, card, more)
    return look(f"body-{side}", placed(x, y, turn=turn) or "translate(0 0)", length=length, sound=sound)


SHOWN: Shown = {
    events.DEALT: dealt,
    events.DREW: drew,
    events.DROVE: drove,
    events.REMEDIED: remedied,
    events.LAID_SAFETY: laid_safety,
    events.ATTACKED: attacked,
    events.COUP_FOURRE_PLAYED: coup_fourre_played,
    events.NO_COUP_FOURRE: no_coup_fourre,
    events.DISCARDED: discarded,
    events.PILE_EMPTY: pile_empty,
    events.GOAL_REACHED: goal_reached,
    events.EXTENDED: extended,
    events.TRIP_COMPLETED: trip_completed,
    events.NOBODY_ARRIVED: nobody_arrived,
    events.SCORED: scored,
    events.TOTAL: total,
    events.LIFTED: lifted,
}
QUIET: frozenset[int] = frozenset()

show = shown(SHOWN)
