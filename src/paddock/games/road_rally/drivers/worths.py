"""What things are worth to a driver: the numbers that were tuned.

They come from an evolution strategy over some hundred million races of all variants, against an earlier policy and
against random moves. They say: a card to be drawn is worth seventeen spaces, more than any card in hand, and a green
card in hand more than a red one; a pump is for who has hardly a card left to draw; stay with the first cars, but be
first when an own stage is reached, and at those of others while they may still score; and when all own stages are
scored, checkpoints are the best of what is left.
"""

from paddock.core.rule import rule
from paddock.games.road_rally.rules import state
from paddock.games.road_rally.rules.stages import may_still_score
from paddock.games.road_rally.rules.state import State

# They have no unit but each other: see BEHIND for a space.
Worths = tuple[int, int, int, int]  # for who may still score a stage and who may not; the same two in the sprint

BEHIND = (43, 22, 58, 17)  # a space, as far as the first of the others is expected at the end of the round
BEYOND = (31, 6, 44, 22)  # a space from there on
PLACE = (27, -15, 26, -58)  # each car in front
DRAWN = (723, 457, 429, 412)  # a card to be drawn
HELD = (  # a card in hand
    (192, 93, 121, 73),  # green 1
    (262, 121, 184, 115),  # green 2
    (147, 68, 78, 34),  # yellow 2
    (84, 55, 98, 39),  # yellow 3
    (12, 12, 35, 35),  # red 3
    (63, 55, 16, 69),  # red 4
)
NEAR_END = (89, 68, 21, 63)  # spaces from the finish from which cards lose their worth
ENOUGH = (11, 8, 11, 12)  # cards in hand from which more of them lose their worth; with twice as many it is gone
AT_LEAST = (6, 4, 4, 0)  # the fewest cards that are ever enough
SPARE = (0, 3, 0, 4)  # cards more than the best of the others that are enough
OWN_FIRST = (29, 0, 57, 0)  # a point for an own stage in first place
OWN_LATER = (-6, 0, 1, 0)  # a point for an own stage in a lower place
OTHERS_FIRST = (28, 23, 30, 13)  # a point for a stage that another may score, in first place
OTHERS_LATER = (-11, -15, -22, -16)  # the same in a lower place
TILE = (40, 11, 60, 30)  # the tile of a stage, for the first car at its diner
FLAG = (134, 265, 107, 199)
PUMP = (22, 1, -7, 0)  # each discard that comes back
DRY = (67, 65, 30, 2)  # a pump, for each card that a short draw deck is short of
SHORT = 6  # cards in the draw deck below which it is short
SHOP = (46, 27, 20, 27)
ARRIVAL = (39, 27, 9, 27)  # a point for the finish
PACE = (25, 36, 23, 10)  # tenths of a space that another car is expected to go
EARLY_SECOND = (7, 0, 16, 0)  # tenths of the course after which second place is good enough
POINT = (77, 87, 114, 101)  # a point, against the two cards to be had for it
MARGIN = (200, 200, 120, 120)  # by which a drive may be worse than the best and make sense


@rule
def weight(s: State, worths: Worths) -> int:
    """What something is worth to the driver whose turn it is."""
    return worths[2 * (s.variant == state.SPRINT) + (may_still_score(s, s.turn) == 0)]
