"""What a seat may see: driving zones, the discard pile and hand sizes are open to all, the own hand to its player."""

from typing import Any, TypedDict

from paddock.core.views import Head
from paddock.games.mille_bornes.rules import box, state
from paddock.games.mille_bornes.rules.scoring import has_points
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.rules.turns import hand_size

Cards = dict[str, int]  # how many there are of each, by id

PHASES = {state.PLAYING: "playing", state.UNDER_ATTACK: "under-attack", state.AT_THE_GOAL: "at-the-goal"}


class Zone(TypedDict):
    """A driving zone."""

    miles: int
    drive: str | None  # the card on top of the drive pile
    under: str | None  # the card that a hazard there lies on
    limited: bool
    distances: Cards
    safeties: list[str]
    coups_fourres: list[str]  # those of the safeties that lie sideways


class Attack(TypedDict):
    """A hazard that waits for an answer."""

    card: str
    attacker: int  # seat
    target: int  # side


class Own(TypedDict, total=False):
    """What only the player sees."""

    hand: Cards


class Seen(Own):
    """What the game shows."""

    has_points: bool  # the simpler game has none
    deal: int  # the number of the hand
    dealer: int
    goal: int
    caller: int | None  # the side that extended the trip
    pile: int
    discarded: Cards
    last_discard: str | None
    attack: Attack | None
    zones: list[Zone]  # by side
    hands: list[int]  # cards of each seat


class View(Head, Seen):
    """The same behind the head of every view."""


def view(s: State, seat: int | None) -> Seen:
    """The table, and for a player the own hand."""
    seen: Seen = {
        "has_points": has_points(s),
        "deal": s.deal,
        "dealer": s.dealer,
        "goal": s.goal,
        "caller": None if s.caller == box.NOBODY else s.caller,
        "pile": s.left,
        "discarded": counted(s.discarded),
        "last_discard": card_id(s.last_discard),
        "attack": attack_in_view(s),
        "zones": [zone_in_view(s, side) for side in range(s.sides)],
        "hands": [hand_size(s, each) for each in range(s.seats)],
    }
    return seen if seat is None else {**seen, **own_view(s, seat)}


def own_view(s: State, seat: int) -> Own:
    """The own hand."""
    return {"hand": counted(s.hand[seat])}


def phase(s: State) -> str | None:
    """What is being decided."""
    return PHASES.get(s.phase)


def zone_in_view(s: State, side: int) -> Zone:
    """What lies before a side."""
    safeties = range(box.SAFETIES, box.HAZARDS)
    return {
        "miles": s.miles[side],
        "drive": card_id(s.drive[side]),
        "under": card_id(s.under[side]),
        "limited": bool(s.limited[side]),
        "distances": {box.IDS[card]: s.zone[side][card] for card in range(box.REMEDIES) if s.zone[side][card]},
        "safeties": [box.IDS[card] for card in safeties if s.zone[side][card]],
        "coups_fourres": [box.IDS[card] for card in safeties if s.coup[side][card - box.SAFETIES]],
    }


def attack_in_view(s: State) -> Attack | None:
    """The hazard just played, until it is answered."""
    if s.phase != state.UNDER_ATTACK:
        return None
    return {"card": box.IDS[s.attack], "attacker": s.attacker, "target": s.target}


def counted(cards: Any) -> Cards:
    """Those that are there."""
    return {box.IDS[card]: cards[card] for card in range(box.CARDS) if cards[card]}


def card_id(card: int) -> str | None:
    """None where no card lies."""
    return None if card == box.NOTHING else box.IDS[card]


def holding(s: State, seat: int) -> tuple[str, ...]:
    """What a seat holds in its hand."""
    return tuple(f"card:{id}" for id in counted(s.hand[seat]))
