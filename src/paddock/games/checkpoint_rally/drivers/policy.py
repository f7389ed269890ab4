"""A quick sensible move: plan the quickest way to all checkpoints, then lose as little time against it as possible."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.drivers.losses import NO_BOUND, loss, plan_ahead
from paddock.games.checkpoint_rally.drivers.scratch import Scratch
from paddock.games.checkpoint_rally.rules.moves import is_keep
from paddock.games.checkpoint_rally.rules.state import State


@rule
def policy(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The move of the least loss. To keep a tile loses an update more than the same placement without."""
    steps = plan_ahead(s, scratch)
    best = moves[0]
    least = loss(s, scratch, moves[0], steps, NO_BOUND)
    for i in range(1, n):
        if not is_keep(moves[i]):
            this = loss(s, scratch, moves[i], steps, least)
            if this < least:
                best = moves[i]
                least = this
    return best
