"""What a seat cannot know: the other hands and which cards are still in the pile.

Everything else lies open: driving zones, the discard pile (ruling 21), how many cards each player holds. No card in a
hand is ever known to others, so all ways to share out the unseen cards are equally likely.
"""

from paddock.core.contract import Scratch
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import box
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.rules.turns import hand_size, take_a_card


@rule
def redeal(s: State, seat: int, scratch: Scratch) -> None:
    """Take the other hands back into the pile, then deal each as many cards again."""
    for other in range(s.seats):
        if other != seat:
            for card in range(box.CARDS):
                s.pile[card] += s.hand[other][card]
                s.left += s.hand[other][card]
    for other in range(s.seats):
        if other != seat:
            size = hand_size(s, other)
            for card in range(box.CARDS):
                s.hand[other][card] = 0
            for _ in range(size):
                take_a_card(s, other)
