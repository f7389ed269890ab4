"""Road Kill Rally for people. Plain Python, never compiled."""

from paddock.games.road_kill_rally.rules import state
from paddock.games.road_kill_rally.rules.moves import DONE
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.table.choices import choice
from paddock.games.road_kill_rally.table.reasons import thinkable, why_not
from paddock.games.road_kill_rally.table.reference import reference
from paddock.games.road_kill_rally.table.telling import tell
from paddock.games.road_kill_rally.table.text import text
from paddock.games.road_kill_rally.table.views import phase, view

__all__ = ["choice", "phase", "reaction", "reference", "tell", "text", "thinkable", "view", "why_not"]


def reaction(s: State) -> int | None:
    """An attack asks the driver under fire, before the dice and after them."""
    return DONE if s.question in (state.DECLARED, state.DEFEND) else None
