"""Road Rally USA for people. Plain Python, never compiled."""

from paddock.games.road_rally.rules import state
from paddock.games.road_rally.rules.moves import STAY_SILENT
from paddock.games.road_rally.rules.state import State
from paddock.games.road_rally.table.choices import choice
from paddock.games.road_rally.table.reasons import thinkable, why_not
from paddock.games.road_rally.table.reference import reference
from paddock.games.road_rally.table.telling import tell
from paddock.games.road_rally.table.text import text
from paddock.games.road_rally.table.views import phase, view

__all__ = ["choice", "phase", "reaction", "reference", "tell", "text", "thinkable", "view", "why_not"]


def reaction(s: State) -> int | None:
    """A reached stage asks everybody who may still score."""
    return STAY_SILENT if s.phase == state.ASKED else None
