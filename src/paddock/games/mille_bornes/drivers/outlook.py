"""Where a playout may stop."""

from paddock.core.rule import rule
from paddock.games.mille_bornes.rules.state import State


@rule
def far_enough(s: State, root: State) -> bool:
    """What a move was good for shows at the end of its hand; the hands after it are another deal."""
    return s.deal > root.deal
