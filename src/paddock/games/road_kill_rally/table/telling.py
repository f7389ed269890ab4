"""The log: what happened, told to each seat as far as it may know."""

from collections.abc import Callable
from typing import Any

from paddock.core.game import Event, message_ids
from paddock.core.words import Say, Seat
from paddock.games.road_kill_rally.rules import box, events
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.names import (
    accessory_named,
    figure_named,
    hazard_named,
    mph,
    named,
    skill_named,
    slot_named,
)
from paddock.games.road_kill_rally.table.views import THEMES

EVENTS = message_ids(events)


def heard(event: Event, seat: int | None) -> Event:
    """What a seat may know of an event: drawn cards and accessories are their player's, looted cards of both sides."""
    knowing = {
        events.DREW_CARD: (event.a,),
        events.DREW_ACCESSORY: (event.a,),
        events.LOST_CARD: (event.a, event.c),
    }
    if event.kind in knowing and seat not in knowing[event.kind]:
        return event._replace(b=box.NOTHING)
    return event


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log. Cards that a seat has not seen are told by their number alone."""
    event = heard(event, seat)
    kind, a, b, c = event.kind, event.a, event.b, event.c
    name = EVENTS[kind]
    if kind in UNTOLD or (kind == events.DREW and seat == a):
        return None
    if b == box.NOTHING and kind in (events.DREW_CARD, events.LOST_CARD):
        return None
    if b == box.NOTHING and kind == events.DREW_ACCESSORY:
        return Say("log-drew-an-accessory", seat=Seat(a))
    if kind == events.ATTACKED and c == box.NOBODY:
        name = "attacked-all"
    facts: dict[str, Any] = {"number": b, "count": c, "theme": THEMES[s.theme]}
    if kind not in NO_SEAT:
        facts["seat"] = Seat(a)
    facts |= EXTRA.get(kind, nothing_more)(s, a, b, c)
    return Say(f"log-{name}", **facts)


def nothing_more(s: State, a: int, b: int, c: int) -> dict[str, Any]:
    """Events whose numbers say all."""
    return {"number": b}


def logged_source(b: int) -> Say:
    """What an attack was made with, as the log numbers it."""
    if b < box.CARDS:
        return named(b)
    item = b - box.CARDS
    return accessory_named(item) if item < box.ACCESSORIES else skill_named(item - box.ACCESSORIES)


UNTOLD = (events.DROVE, events.SET_BACK, events.THREW, events.FIRED)
NO_SEAT = (
    events.NEW_ROUND,
    events.SHUFFLED,
    events.TILE_LAID,
    events.TILE_RETURNED,
    events.LAST_TURN,
    events.RACE_ENDED,
    events.TOSSED,
)
EXTRA: dict[int, Callable[[State, int, int, int], dict[str, Any]]] = {
    events.SKILL_REVEALED: lambda s, a, b, c: {"skill": skill_named(b)},
    events.FITTED: lambda s, a, b, c: {"accessory": accessory_named(b), "slot": slot_named(c)},
    events.NEW_ROUND: lambda s, a, b, c: {"number": a},
    events.SHUFFLED: lambda s, a, b, c: {"number": a},
    events.LAST_TURN: lambda s, a, b, c: {"arrived": a, "turns": b},
    events.RACE_ENDED: lambda s, a, b, c: {"number": a},
    events.DREW_CARD: lambda s, a, b, c: {"card": named(b)},
    events.FASTER_FIRST: lambda s, a, b, c: {"other": Seat(b)},
    events.SET_SPEED_TO: lambda s, a, b, c: {"mph": mph(b)},
    events.DISCARDED: lambda s, a, b, c: {"card": named(b)},
    events.PLAYED: lambda s, a, b, c: {"card": named(b)},
    events.TILE_LAID: lambda s, a, b, c: {"tile": Say(f"tile-{box.TILE_IDS[a]}", theme=THEMES[s.theme])},
    events.TILE_RETURNED: lambda s, a, b, c: {"tile": Say(f"tile-{box.TILE_IDS[a]}", theme=THEMES[s.theme])},
    events.FIGURE_SWAPPED: lambda s, a, b, c: {"figure": figure_named(s, b)},
    events.DROPPED_HAZARD: lambda s, a, b, c: {"hazard": hazard_named(s, b)},
    events.PASSED: lambda s, a, b, c: {"other": Seat(b)},
    events.JUMPED: lambda s, a, b, c: {"other": Seat(b)},
    events.ROLLED_AGAIN: lambda s, a, b, c: {"card": named(b)},
    events.LOST_CARD: lambda s, a, b, c: {"card": named(b), "other": Seat(c)},
    events.ACCESSORY_LOST: lambda s, a, b, c: {"accessory": accessory_named(b), "slot": slot_named(c)},
    events.SLOT_LOST: lambda s, a, b, c: {"slot": slot_named(b)},
    events.COLLIDED: lambda s, a, b, c: {"other": Seat(b)},
    events.HIT_A_WRECK: lambda s, a, b, c: {"number": b},
    events.SPEED_NOW: lambda s, a, b, c: {"mph": mph(b)},
    events.RAN_OVER: lambda s, a, b, c: {
        "figure": figure_named(s, b % box.TARGETS),
        "points": box.TARGET_POINTS[b % box.TARGETS],
    },
    events.MISSED: lambda s, a, b, c: {"figure": figure_named(s, b % box.TARGETS)},
    events.ATTACKED: lambda s, a, b, c: {"source": logged_source(b), "target": Seat(c) if c != box.NOBODY else ""},
    events.AIMED_AT_FIGURE: lambda s, a, b, c: {"source": logged_source(b), "figure": figure_named(s, c % box.TARGETS)},
    events.CANCELLED: lambda s, a, b, c: {"card": named(b)},
    events.SHOOT_TOKEN: lambda s, a, b, c: {"target": Seat(b)},
    events.SHOT_FIGURE: lambda s, a, b, c: {
        "figure": figure_named(s, b % box.TARGETS),
        "points": box.TARGET_POINTS[b % box.TARGETS],
    },
    events.STOLE: lambda s, a, b, c: {"target": Seat(b)},
    events.DREW_ACCESSORY: lambda s, a, b, c: {"accessory": accessory_named(b)},
    events.REPAIRED: lambda s, a, b, c: {"slot": slot_named(b)},
}
