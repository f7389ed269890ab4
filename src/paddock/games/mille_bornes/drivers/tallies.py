"""What a review counts on the way on: turns of a car that stands, and of one that may not drive fast."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import state
from paddock.games.mille_bornes.rules.legality import rolling
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State

TALLIES = ("standing", "limited")
STANDING, LIMITED = range(len(TALLIES))


@rule
def tally(s: State, move: int, counts: Numbers) -> None:
    """A turn as it begins."""
    if s.phase == state.PLAYING:
        side = side_of(s, s.turn)
        own = len(TALLIES) * side
        if not rolling(s, side):
            counts[own + STANDING] += 1
        elif s.limited[side]:
            counts[own + LIMITED] += 1
