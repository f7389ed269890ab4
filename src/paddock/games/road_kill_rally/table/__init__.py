"""Road Kill Rally for people. Plain Python, never compiled."""

from paddock.games.road_kill_rally.table.choices import choice
from paddock.games.road_kill_rally.table.reasons import reaction, thinkable, why_not
from paddock.games.road_kill_rally.table.reference import reference
from paddock.games.road_kill_rally.table.telling import tell
from paddock.games.road_kill_rally.table.text import text
from paddock.games.road_kill_rally.table.views import phase, view

__all__ = ["choice", "phase", "reaction", "reference", "tell", "text", "thinkable", "view", "why_not"]
