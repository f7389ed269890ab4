"""Which moves search should look at."""

from paddock.core.contract import Numbers, Scratch
from paddock.core.rule import rule
from paddock.games.mille_bornes.drivers.policy import DEAD, worth_keeping
from paddock.games.mille_bornes.rules import box, state
from paddock.games.mille_bornes.rules.moves import card_of, is_discard
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State


@rule
def sensible(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """Not for search: to let an attack stand that a Coup Fourré answers, to discard a safety, or to discard a card that
    is alive while a dead one is in hand."""
    if s.phase == state.UNDER_ATTACK:
        moves[0] = moves[n - 1]
        return 1
    if s.phase == state.AT_THE_GOAL:
        return n
    dead = dead_card(s, side_of(s, s.turn))
    kept = 0
    for i in range(n):
        if not is_discard(moves[i]) or is_sensible_discard(card_of(moves[i]), dead):
            moves[kept] = moves[i]
            kept += 1
    return kept


@rule
def dead_card(s: State, side: int) -> int:
    """A card in the hand of the player to act that can no longer be used."""
    for card in range(box.CARDS):
        if s.hand[s.turn][card] and worth_keeping(s, side, card) <= DEAD:
            return card
    return box.NOTHING


@rule
def is_sensible_discard(card: int, dead: int) -> bool:
    """The dead card where there is one, else any but a safety."""
    if dead != box.NOTHING:
        return card == dead
    return card < box.SAFETIES or card >= box.HAZARDS
