"""The log: what happened, told to each seat as far as it may know."""

from collections.abc import Callable
from typing import Any

from paddock.core.game import Event, names
from paddock.core.words import Say, Seat
from paddock.games.road_kill_rally import happenings
from paddock.games.road_kill_rally.components import (
    ACCESSORIES,
    CARDS,
    NOBODY,
    TARGET_POINTS,
    TILE_IDS,
)
from paddock.games.road_kill_rally.names import (
    accessory_named,
    figure_named,
    hazard_named,
    mph,
    named,
    skill_named,
    slot_named,
)
from paddock.games.road_kill_rally.state import (
    State,
)
from paddock.games.road_kill_rally.views import THEMES

HAPPENINGS = names(happenings)


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log. Drawn cards are told to their player alone, looted ones to both sides of the attack."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    name = HAPPENINGS[kind]
    if kind == happenings.DREW_CARD and seat != a:
        return None
    if kind == happenings.DREW and seat == a:
        return None
    if kind == happenings.LOST_CARD and seat not in (a, c):
        return None
    if kind == happenings.DREW_ACCESSORY and seat != a:
        return Say("log-drew-an-accessory", seat=Seat(a))
    if kind == happenings.ATTACKED and c == NOBODY:
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
    if b < CARDS:
        return named(b)
    item = b - CARDS
    return accessory_named(item) if item < ACCESSORIES else skill_named(item - ACCESSORIES)


NO_SEAT = (
    happenings.NEW_ROUND,
    happenings.SHUFFLED,
    happenings.TILE_LAID,
    happenings.TILE_RETURNED,
    happenings.LAST_TURN,
    happenings.RACE_ENDED,
    happenings.TOSSED,
)
EXTRA: dict[int, Callable[[State, int, int, int], dict[str, Any]]] = {
    happenings.SKILL_REVEALED: lambda s, a, b, c: {"skill": skill_named(b)},
    happenings.FITTED: lambda s, a, b, c: {"accessory": accessory_named(b), "slot": slot_named(c)},
    happenings.NEW_ROUND: lambda s, a, b, c: {"number": a},
    happenings.SHUFFLED: lambda s, a, b, c: {"number": a},
    happenings.LAST_TURN: lambda s, a, b, c: {"arrived": a, "turns": b},
    happenings.RACE_ENDED: lambda s, a, b, c: {"number": a},
    happenings.DREW_CARD: lambda s, a, b, c: {"card": named(b)},
    happenings.FASTER_FIRST: lambda s, a, b, c: {"other": Seat(b)},
    happenings.SET_SPEED_TO: lambda s, a, b, c: {"mph": mph(b)},
    happenings.DISCARDED: lambda s, a, b, c: {"card": named(b)},
    happenings.PLAYED: lambda s, a, b, c: {"card": named(b)},
    happenings.TILE_LAID: lambda s, a, b, c: {"tile": Say(f"tile-{TILE_IDS[a]}", theme=THEMES[s.theme])},
    happenings.TILE_RETURNED: lambda s, a, b, c: {"tile": Say(f"tile-{TILE_IDS[a]}", theme=THEMES[s.theme])},
    happenings.FIGURE_SWAPPED: lambda s, a, b, c: {"figure": figure_named(s, b)},
    happenings.DROPPED_HAZARD: lambda s, a, b, c: {"hazard": hazard_named(s, b)},
    happenings.PASSED: lambda s, a, b, c: {"other": Seat(b)},
    happenings.JUMPED: lambda s, a, b, c: {"other": Seat(b)},
    happenings.ROLLED_AGAIN: lambda s, a, b, c: {"card": named(b)},
    happenings.LOST_CARD: lambda s, a, b, c: {"card": named(b), "other": Seat(c)},
    happenings.ACCESSORY_LOST: lambda s, a, b, c: {"accessory": accessory_named(b), "slot": slot_named(c)},
    happenings.SLOT_LOST: lambda s, a, b, c: {"slot": slot_named(b)},
    happenings.COLLIDED: lambda s, a, b, c: {"other": Seat(b)},
    happenings.HIT_A_WRECK: lambda s, a, b, c: {"number": b},
    happenings.SPEED_NOW: lambda s, a, b, c: {"mph": mph(b)},
    happenings.RAN_OVER: lambda s, a, b, c: {"figure": figure_named(s, b), "points": TARGET_POINTS[b]},
    happenings.MISSED: lambda s, a, b, c: {"figure": figure_named(s, b)},
    happenings.ATTACKED: lambda s, a, b, c: {"source": logged_source(b), "target": Seat(c) if c != NOBODY else ""},
    happenings.AIMED_AT_FIGURE: lambda s, a, b, c: {"source": logged_source(b), "figure": figure_named(s, c)},
    happenings.CANCELLED: lambda s, a, b, c: {"card": named(b)},
    happenings.SHOOT_TOKEN: lambda s, a, b, c: {"target": Seat(b)},
    happenings.SHOT_FIGURE: lambda s, a, b, c: {"figure": figure_named(s, b), "points": TARGET_POINTS[b]},
    happenings.STOLE: lambda s, a, b, c: {"target": Seat(b)},
    happenings.DREW_ACCESSORY: lambda s, a, b, c: {"accessory": accessory_named(b)},
    happenings.REPAIRED: lambda s, a, b, c: {"slot": slot_named(b)},
}
