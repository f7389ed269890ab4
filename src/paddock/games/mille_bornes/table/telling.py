"""The log: what happened, as each seat may read it."""

from typing import Any

from paddock.core.game import Event, message_ids
from paddock.core.words import Say, Seat
from paddock.games.mille_bornes.rules import box, events
from paddock.games.mille_bornes.rules.scoring import has_points
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.table.names import named, seats_of

EVENTS = message_ids(events)
WITH_CARD = (
    events.DROVE,
    events.REMEDIED,
    events.LAID_SAFETY,
    events.ATTACKED,
    events.COUP_FOURRE_PLAYED,
    events.NO_COUP_FOURRE,
    events.DISCARDED,
    events.LIFTED,
)


def heard(event: Event, seat: int | None) -> Event:
    """An event as a seat may know of it: a drawn card is its player's alone."""
    is_hidden = event.kind == events.DREW and event.a != seat
    return event._replace(b=box.NOTHING) if is_hidden else event


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log."""
    event = heard(event, seat)
    kind, a, b, c = event.kind, event.a, event.b, event.c
    if kind == events.DREW:
        if b == box.NOTHING:
            return Say("log-drew", seat=Seat(a), left=c)
        return Say("log-drew-card", seat=Seat(a), card=named(b), left=c)
    if kind == events.SCORED:
        scored = Say("log-scored", side=seats_of(s, a), line=Say(f"line-{box.LINES[b]}"), points=c)
        return scored if has_points(s) else None
    if kind == events.TOTAL:
        if has_points(s):
            return Say("log-total", side=seats_of(s, a), points=b, deal=c)
        return Say("log-came", side=seats_of(s, a), miles=b)
    facts: dict[str, Any] = {"seat": Seat(a), "number": b, "count": c}
    if kind in WITH_CARD:
        facts |= {"card": named(b), "miles": box.MILES[b]}
    if kind == events.LAID_SAFETY:
        facts["again"] = c
    if kind == events.ATTACKED:
        facts["side"] = seats_of(s, c)
    if kind == events.COUP_FOURRE_PLAYED:
        facts["hazard"] = named(c)
    return Say(f"log-{EVENTS[kind]}", **facts)
