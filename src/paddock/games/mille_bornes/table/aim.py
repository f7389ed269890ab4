"""What one wants to reach, and what one needs now: a line each, always in sight."""

from paddock.core.words import Say
from paddock.games.mille_bornes.rules import box, state
from paddock.games.mille_bornes.rules.legality import rolling
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.table.names import named


def aim(s: State) -> Say:
    """The goal of the hand."""
    return Say("aim", goal=s.goal)


def now(s: State, seat: int) -> Say | None:
    """What keeps a side from driving, or how far it has to go."""
    side = side_of(s, seat)
    top, left = s.drive[side], s.goal - s.miles[side]
    if s.phase == state.AT_THE_GOAL or left == 0:
        return None
    if top >= box.HAZARDS and top != box.STOP:
        return Say("now-remedy", card=named(box.REMEDY_FOR[top]))
    if not rolling(s, side):
        return Say("now-go", card=named(box.GO))
    if s.limited[side]:
        return Say("now-limited", limit=box.LIMIT, left=left)
    return Say("now-drive", left=left)
