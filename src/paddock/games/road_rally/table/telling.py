"""The log: what happened, as each seat may read it."""

from paddock.core.game import Event, message_ids
from paddock.core.words import Say, Seat
from paddock.games.road_rally.rules import box, events
from paddock.games.road_rally.rules.course import is_backwards, tile_of
from paddock.games.road_rally.rules.decks import CODE
from paddock.games.road_rally.rules.driving import ahead
from paddock.games.road_rally.rules.plays import is_from_store, spaces_of
from paddock.games.road_rally.rules.state import State
from paddock.games.road_rally.table.names import DIRECTIONS, listed, named, where
from paddock.games.road_rally.table.views import course_in_view

EVENTS = message_ids(events)
SECRET = (events.DREW, events.LOOKED, events.TUNED)  # their second number is cards that their driver alone knows
NUMBERS = {  # what the second and the third number of an event are, where its words need no more
    events.FINISHED: ("place",),
    events.TOOK_CHECKPOINT: ("space",),
    events.REFUELLED: ("count",),
    events.STAGE_SCORED: ("stage", "place"),
    events.WON_POINTS: ("place", "points"),
    events.CHOSE_CARDS: ("place",),
    events.TOOK_STAGE_TILE: ("stage",),
    events.LIMIT_REACHED: ("count",),
    events.FINISH_POINTS: ("place", "points"),
    events.TOTAL: ("points",),
}


def heard(event: Event, seat: int | None) -> Event:
    """An event as a seat may know of it: cards drawn or looked at are known to their driver alone."""
    return event._replace(b=0) if event.kind in SECRET and event.a != seat else event


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log."""
    event = heard(event, seat)
    kind, a, b, c = event.kind, event.a, event.b, event.c
    id = f"log-{EVENTS[kind]}"
    if kind in SECRET:
        if b:
            return Say(f"{id}-cards", seat=Seat(a), cards=tuple(named(card) for card in decoded(b)), count=c)
        return Say(id, seat=Seat(a), count=c)
    if kind == events.DROVE:
        spaces = spaces_of(b)
        facts = {"cards": listed(box.PLAY_CARDS[b]), "spaces": spaces, "where": where(s, ahead(c, spaces, s.finish))}
        return Say("log-drove-store" if is_from_store(b) else id, seat=Seat(a), **facts)
    if kind == events.TOOK_SHORTCUT:
        return Say(id, seat=Seat(a), where=where(s, c))
    if kind == events.TILE_LAID:
        return Say(f"{id}-{DIRECTIONS[is_backwards(b)]}", seat=Seat(a), tile=box.TILES[tile_of(b)])
    if kind == events.COURSE_LAID:
        code = course_in_view(s)["code"]
        return Say(f"{id}-coded" if code else id, count=a, spaces=b, code=code or "")
    if kind == events.ROUND_BEGAN:
        return Say(id, round=a, seat=Seat(b))
    if kind in (events.STAGE_BYPASSED, events.STAGE_CLOSED):
        return Say(id, stage=a, most=box.A_ROUND[s.variant])
    return Say(id, seat=Seat(a), **dict(zip(NUMBERS.get(kind, ()), (b, c), strict=False)))


def decoded(code: int) -> list[int]:
    """The cards that an event's number stands for."""
    cards: list[int] = []
    while code:
        code, digit = divmod(code, CODE)
        cards.insert(0, digit - 1)
    return cards
