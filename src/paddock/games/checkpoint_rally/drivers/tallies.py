"""What a review counts on the way on: tiles laid, and how often somebody stopped to draw."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import moves
from paddock.games.checkpoint_rally.rules.state import State

TALLIES = ("laid", "drew")
LAID, DREW = range(len(TALLIES))


@rule
def tally(s: State, move: int, counts: Numbers) -> None:
    """An action."""
    own = len(TALLIES) * s.turn
    if moves.is_placement(move):
        counts[own + LAID] += 1
    elif move == moves.DRAW:
        counts[own + DREW] += 1
