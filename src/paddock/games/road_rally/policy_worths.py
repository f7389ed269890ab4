"""What things are worth to a driver: the numbers that were tuned.

They come from an evolution strategy over some million races of all variants, against an earlier policy and against
random moves. They say: a card to be drawn is worth fourteen spaces, more than any card in hand, but a few cards more
than the others hold are enough; be first at the own stages, and at those of others while they may still score.
"""

from paddock.core.rule import rule
from paddock.games.road_rally.state import SPRINT, State

# In tenths of a space.
(
    SPACE,
    DRAWN,  # a card to be drawn
    HELD,  # a card in hand, by kind: this and the next five
    _HELD_G2,
    _HELD_Y2,
    _HELD_Y3,
    _HELD_R3,
    _HELD_R4,
    NEAR_END,  # spaces from the finish from which cards lose their worth
    ENOUGH,  # cards in hand from which more of them lose their worth; with twice as many it is gone
    AT_LEAST,  # the fewest cards that are ever enough
    SPARE,  # cards more than the best of the others that are enough
    OWN_FIRST,  # a point for an own stage in first place
    OWN_LATER,  # a point for an own stage in a lower place
    OTHERS_FIRST,  # a point for a stage that another may score, in first place
    OTHERS_LATER,  # the same in a lower place
    FRONT,  # the tile of a stage, for the first car at its diner
    FLAG,
    PUMP,  # each discard that comes back
    SHOP,
    WRENCH,
    ARRIVAL,  # a point for the finish
    PACE,  # tenths of a space that another car is expected to go, whatever its driver holds
    PACE_OF_A_CARD,  # the same for each card in his hand
    EARLY_SECOND,  # tenths of the course after which second place is good enough
    CARDS_UP_TO,  # points that are given up for cards
    CARDS_BEFORE,  # spaces from the finish until which cards are worth having
    MARGIN,  # by which a drive may be worse than the best and make sense
) = range(28)
WEIGHTS = (20, 285, 78, 123, 60, 54, 20, 50, 67, 9, 5, 1, 20, -6, 14, -14, 11, 72, 17, 26, 4, 39, 36, -2, 5, 13, 12, 90)
SPRINTER = (14, 279, 50, 94, 33, 35, 24, 37, 65, 8, 4, 0, 23, -2, 13, -12, 18, 61, -1, 25, 7, 23, 37, -1, 6, 11, 10, 60)


@rule
def weight(s: State, what: int) -> int:
    """What something is worth; half the way is driven in another manner."""
    return SPRINTER[what] if s.variant == SPRINT else WEIGHTS[what]
