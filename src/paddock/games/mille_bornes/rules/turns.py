"""On your turn: whose it is, and the card that is drawn."""

from paddock.core import piles
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import events, state
from paddock.games.mille_bornes.rules.state import State


@rule
def next_turn(s: State, seat: int) -> None:
    """The first player from `seat` on who has a card draws and plays; when nobody has one, the hand is over."""
    s.phase = state.PLAYING
    for step in range(s.seats):
        s.turn = (seat + step) % s.seats
        s.drew_last = 0
        if draw(s, s.turn) or hand_size(s, s.turn) > 0:
            return
    emit(s, events.NOBODY_ARRIVED, 0, 0, 0)
    s.phase = state.HAND_OVER


@rule
def draw(s: State, seat: int) -> bool:
    """Pick up a card, if there is one; discards are never shuffled in again (ruling 1)."""
    if s.left == 0:
        return False
    card = take_a_card(s, seat)
    emit(s, events.DREW, seat, card, s.left)
    if s.left == 0:
        s.drew_last = 1
        emit(s, events.PILE_EMPTY, 0, 0, 0)
    return True


@rule
def take_a_card(s: State, seat: int) -> int:
    """One of the pile's cards, each as likely, into a hand."""
    card = piles.draw(s, s.pile, s.left)
    s.left -= 1
    s.hand[seat][card] += 1
    return card


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a player holds."""
    size = 0
    for count in s.hand[seat]:
        size += count
    return size
