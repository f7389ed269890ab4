"""What search looks at."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.drivers.losses import USELESS, loss, plan_ahead
from paddock.games.checkpoint_rally.drivers.planning import TENTHS
from paddock.games.checkpoint_rally.drivers.scratch import Scratch
from paddock.games.checkpoint_rally.rules.state import State

NEAR = 25  # moves that lose no more than the best and this make sense to search


@rule
def sensible(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """Not for search: what loses much more than the best move, such as tiles laid beside the own way."""
    steps = plan_ahead(s, scratch)
    least = USELESS * TENTHS
    for i in range(n):
        least = min(least, loss(s, scratch, moves[i], steps, least))
    kept = 0
    for i in range(n):
        if loss(s, scratch, moves[i], steps, least + NEAR + 1) <= least + NEAR:
            moves[kept] = moves[i]
            kept += 1
    return kept
