"""What is laid out for who has no other wish: a tile that has to be discarded."""

from paddock.core.game import Step
from paddock.games.checkpoint_rally.drivers.policy import policy
from paddock.games.checkpoint_rally.drivers.scratch import Scratch
from paddock.games.checkpoint_rally.rules import moves, state
from paddock.games.checkpoint_rally.rules.legality import legal
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.table.choices import choice
from paddock.games.checkpoint_rally.table.views import PHASES


def laid_out(s: State, move: int | None) -> tuple[Step, ...]:
    """Of too many tiles the one that helps its player's way least."""
    if move is not None or s.phase != state.DISCARDING:
        return ()
    found = [0] * moves.MOVES
    least = policy(s, found, legal(s, found), Scratch())
    return (Step(PHASES[s.phase], choice(s, least).parts),)
