"""The log: what happened, as a seat may read it."""

from paddock.core.game import Event, message_ids
from paddock.core.words import Say, Seat
from paddock.games.checkpoint_rally.rules import box, events
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.table.names import QUARTER, car_named, tile_named

EVENTS = message_ids(events)


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log. A drawn tile is told to its player alone."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    id = f"log-{EVENTS[kind]}"
    if kind == events.DREW:
        if seat == a:
            return Say("log-drew-tile", seat=Seat(a), tile=tile_named(b), left=c)
        return Say(id, seat=Seat(a), left=c)
    if kind in (events.STARTED, events.PLACED):
        tile, turn, cell = events.what_was_laid(b)
        facts = {"tile": tile_named(tile), "turn": QUARTER * turn, "cell": box.CELL_IDS[cell]}
        return Say(id, seat=Seat(a), minutes=c, **facts)
    if kind in (events.REPLACED, events.KEPT, events.TOOK, events.DISCARDED):
        return Say(id, seat=Seat(a), tile=tile_named(b), left=c)
    if kind == events.ROW_TILE:
        return Say(id, tile=tile_named(a), left=c)
    if kind in (events.DROVE, events.MARKED):
        return Say(id, seat=Seat(a), cell=box.CELL_IDS[b], minutes=c, count=c, all=box.CHECKPOINTS[s.map])
    if kind == events.CHOSE_CAR:
        return Say(id, seat=Seat(a), car=car_named(b))
    if kind == events.LAID_OUT:
        return Say(id, seat=Seat(a), checkpoints=box.CHECKPOINTS[b], left=c)
    if kind in (events.RESHUFFLED, events.TIME_IS_UP):
        return Say(id, count=a)
    return Say(id, seat=Seat(a), minutes=b, bonus=c, watch=b % box.DIAL or box.DIAL)
