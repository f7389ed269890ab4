"""The log: what happened, as a seat may read it."""

from paddock.core.game import Event, message_ids
from paddock.core.words import Say, Seat
from paddock.games.checkpoint_rally.rules import box, events
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.table.names import QUARTER, car_named, tile_named

EVENTS = message_ids(events)


def heard(event: Event, seat: int | None) -> Event:
    """An event as a seat may know of it: a drawn tile is its player's alone."""
    is_hidden = event.kind == events.DREW and event.a != seat
    return event._replace(b=box.NOTHING) if is_hidden else event


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log; none for the marker that moves on the watch."""
    event = heard(event, seat)
    kind, a, b, c = event.kind, event.a, event.b, event.c
    id = f"log-{EVENTS[kind]}"
    if kind == events.TIME_SPENT:
        return None
    if kind == events.DREW:
        if b == box.NOTHING:
            return Say(id, seat=Seat(a), left=c)
        return Say("log-drew-tile", seat=Seat(a), tile=tile_named(b), left=c)
    if kind in (events.STARTED, events.PLACED, events.REPLACED, events.KEPT):
        tile, turn, cell = events.what_was_laid(b)
        facts = {"tile": tile_named(tile), "turn": QUARTER * turn, "cell": box.CELL_IDS[cell]}
        return Say(id, seat=Seat(a), minutes=c, left=c, **facts)
    if kind in (events.TOOK, events.DISCARDED):
        return Say(id, seat=Seat(a), tile=tile_named(b), left=c)
    if kind == events.ROW_TILE:
        return Say(id, tile=tile_named(a), left=c)
    if kind == events.DROVE:
        return Say(id, seat=Seat(a), cell=box.CELL_IDS[events.which_way(b)[1]], minutes=c)
    if kind == events.MARKED:
        return Say(id, seat=Seat(a), cell=box.CELL_IDS[b], count=c, all=box.CHECKPOINTS[s.map])
    if kind == events.CHOSE_CAR:
        return Say(id, seat=Seat(a), car=car_named(b))
    if kind == events.LAID_OUT:
        return Say(id, seat=Seat(a), checkpoints=box.CHECKPOINTS[b], left=c)
    if kind in (events.RESHUFFLED, events.TIME_IS_UP):
        return Say(id, count=a)
    return Say(id, seat=Seat(a), minutes=b, bonus=c, watch=b % box.DIAL or box.DIAL)
