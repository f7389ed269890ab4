"""Hands, draw decks and discard piles."""

from paddock.core import piles
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, events
from paddock.games.road_rally.rules.state import State

CODE = 8  # cards of an event are written as digits to this base, each a kind and one


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a driver holds."""
    size = 0
    for count in s.hand[seat]:
        size += count
    return size


@rule
def deck_size(s: State, seat: int) -> int:
    """How many cards a draw deck has."""
    size = s.tops[seat]
    for count in s.deck[seat]:
        size += count
    return size


@rule
def take_from_deck(s: State, seat: int) -> int:
    """The top card of a draw deck that is not empty: a known one, else any of the rest."""
    if s.tops[seat] == 0:
        return take_unknown(s, seat)
    kind = s.top[seat][0]
    s.tops[seat] -= 1
    for k in range(s.tops[seat]):
        s.top[seat][k] = s.top[seat][k + 1]
    s.top[seat][s.tops[seat]] = 0
    return kind


@rule
def take_unknown(s: State, seat: int) -> int:
    """One of a deck's cards whose order nobody knows, each as likely."""
    return piles.draw(s, s.deck[seat], deck_size(s, seat) - s.tops[seat])


@rule
def take_a_card(s: State, seat: int) -> int:
    """The top card of a draw deck into the hand."""
    kind = take_from_deck(s, seat)
    s.hand[seat][kind] += 1
    return kind


@rule
def draw(s: State, seat: int, count: int) -> None:
    """Draw cards, or what is left; there is no reshuffle: the car is out of gas (ruling 23)."""
    left = deck_size(s, seat)
    drawn = min(count, left)
    code = 0
    for _ in range(drawn):
        code = code * CODE + take_a_card(s, seat) + 1
    if drawn:
        emit(s, events.DREW, seat, code, drawn)
    if count and drawn == left:
        emit(s, events.OUT_OF_GAS, seat, 0, 0)


@rule
def refuel(s: State, seat: int) -> None:
    """Shuffle draw deck and discards together; nobody knows the top cards any more."""
    shuffled = 0
    for kind in range(box.KINDS):
        shuffled += s.discarded[seat][kind]
        s.deck[seat][kind] += s.discarded[seat][kind]
        s.discarded[seat][kind] = 0
    for k in range(s.tops[seat]):
        s.deck[seat][s.top[seat][k]] += 1
        s.top[seat][k] = 0
    s.tops[seat] = 0
    emit(s, events.REFUELLED, seat, deck_size(s, seat), shuffled)
