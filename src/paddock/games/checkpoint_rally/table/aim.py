"""What one wants to reach, and what one needs now: a line each, always in sight."""

from paddock.core.words import Say
from paddock.games.checkpoint_rally.rules import box, state
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.table.names import cells


def aim(s: State) -> Say:
    """How many checkpoints there are to visit."""
    return Say("aim", checkpoints=box.CHECKPOINTS[s.map])


def now(s: State, seat: int) -> Say | None:
    """The checkpoints of one's own card that are left."""
    if s.phase in (state.CHOOSING, state.STARTING):
        return Say("now-choose" if s.phase == state.CHOOSING else "now-start")
    left = [cell for cell in cells(box.MAPS[s.map][s.card[seat]]) if cell not in cells(s.tokens[seat])]
    if s.finished[seat] or not left:
        return Say("now-finished", minutes=s.time[seat])
    if s.spent[seat]:
        return Say("now-spent")
    return Say("now-last-chance" if s.finishers else "now-left", count=len(left), cells=", ".join(left))
