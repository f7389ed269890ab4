"""A quick sensible move."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_rally.state import State


@rule
def policy(s: State, moves: Numbers, n: int) -> int:
    """The first."""
    return moves[0]


@rule
def sensible(s: State, moves: Numbers, n: int) -> int:
    """All."""
    return n
