"""What a review counts on the way on: turns without a card, and shortcuts."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_rally.rules import moves, state
from paddock.games.road_rally.rules.state import State

TALLIES = ("empty-handed", "shortcuts")
EMPTY_HANDED, SHORTCUTS = range(len(TALLIES))


@rule
def tally(s: State, move: int, counts: Numbers) -> None:
    """What is decided."""
    own = len(TALLIES) * s.turn
    if s.phase == state.EMPTY_HANDED:
        counts[own + EMPTY_HANDED] += 1
    elif move == moves.TAKE_SHORTCUT:
        counts[own + SHORTCUTS] += 1
