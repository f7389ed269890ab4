"""Scratch paper of the policy: the road ahead of the player to act, by steps and lanes, and what spares him dice."""

from paddock.core.layout import Array, i8, i16
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.rules.scratch import DealingScratch

BEYOND = 3  # rows behind the last space that are looked at
LONGEST_WAY = box.BOXES + sum(count * more for count, more in zip(box.CARD_COUNT, box.CARD_SPACES, strict=True))
AHEAD = 1 + LONGEST_WAY + BEYOND


class Scratch(DealingScratch):
    """Everything that is the same at every speed."""

    car: Array[i8, AHEAD, box.LANES]  # who stands there
    edge: Array[i8, AHEAD, box.LANES]  # the colour
    hazard: Array[i8, AHEAD, box.LANES]  # dice of what lies there
    figure: Array[i16, AHEAD, box.LANES]  # what the figure there is worth
    straight: i8  # dice in a turn
    across: i8  # the same when changing lanes
    first_less: i8  # dice less in the first check of a move
    less: i8  # and in any
    off: i8  # hits that armour takes off a check
    soft: i8  # and those that it takes off but for the last one
