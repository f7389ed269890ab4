"""Scratch paper of the policy's plan."""

from paddock.core.layout import Array, i8, i16, i32
from paddock.games.checkpoint_rally.rules.box import CELLS, MOST_CHECKPOINTS, SIDES
from paddock.games.checkpoint_rally.rules.scratch import DealingScratch

MOST_STEPS = 48


class Scratch(DealingScratch):
    """Ways over the board of the player to act."""

    edge: Array[i16, CELLS, SIDES]  # what it would take from a cell over a side, in tenths of a minute
    far: Array[i16, MOST_CHECKPOINTS + 1, CELLS]  # the same from the car and from each open checkpoint to every cell
    goal: Array[i8, MOST_CHECKPOINTS]  # the open checkpoints
    path: Array[i8, MOST_STEPS]  # the way through them, from its end back to the car
    way: i32  # the cells of it, bits
    entry: Array[i8, MOST_STEPS]  # for each step of it the road that it comes by, as a bit
    exit: Array[i8, MOST_STEPS]  # and the one that it goes on by, if any
    lacking: Array[i16, MOST_STEPS]  # what it would take as the board is
