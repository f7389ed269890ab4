"""Paying with Rally cards: for speed, for ammo, to play it safe."""

from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cards import discard, discard_hand
from paddock.games.road_kill_rally.rules.state import State


@rule
def ask_to_pay(s: State, seat: int, owed: int, purpose: int) -> None:
    """A driver chooses the cards; where all of them must go there is nothing to choose, and all can see it."""
    s.owed = owed
    s.purpose = purpose
    s.turn = seat
    s.question = state.NO_QUESTION
    if owed > most_worth(purpose) * (s.held[seat] - 1):
        discard_hand(s, seat)
        s.owed = 0
    elif owed:
        s.question = state.PAY


@rule
def pay(s: State, card: int) -> None:
    """One card; no change is given."""
    discard(s, s.turn, card)
    ask_to_pay(s, s.turn, max(0, s.owed - worth(s.purpose, card)), s.purpose)


@rule
def worth(purpose: int, card: int) -> int:
    """What a card pays."""
    if purpose == state.FOR_SPEED:
        return box.CARD_SPEED[card]
    return box.CARD_AMMO[card] if purpose == state.FOR_AMMO else 1


@rule
def most_worth(purpose: int) -> int:
    """What any card can pay at most."""
    if purpose == state.FOR_SPEED:
        return box.MOST_SPEED
    return box.MOST_AMMO if purpose == state.FOR_AMMO else 1
