"""What one wants to reach, and what one needs now: a line each, always in sight."""

from paddock.core.words import Say
from paddock.games.road_rally.rules import box, state
from paddock.games.road_rally.rules.course import is_complete
from paddock.games.road_rally.rules.decks import hand_size
from paddock.games.road_rally.rules.stages import may_still_score
from paddock.games.road_rally.rules.state import State


def aim(s: State) -> Say:
    """Where points come from."""
    return Say("aim")


def now(s: State, seat: int) -> Say | None:
    """The next stage of one's own, or what is left without one."""
    if not is_complete(s):
        return Say("now-build")
    if s.at[seat] == s.finish:
        return Say("now-finished")
    if hand_size(s, seat) == 0:
        return Say("now-no-cards")
    own = [k + 1 for k in range(box.STAGES) if s.holder[k] == seat and s.fate[k] == state.UNREACHED]
    if own and may_still_score(s, seat):
        return Say("now-stage", stage=own[0])
    return Say("now-no-stage")
