"""Road Kill Rally for people. Plain Python, never compiled."""

from paddock.games.road_kill_rally.table.aim import aim, now
from paddock.games.road_kill_rally.table.assets import ASSETS, PERSONAS
from paddock.games.road_kill_rally.table.choices import choice
from paddock.games.road_kill_rally.table.merits import merit
from paddock.games.road_kill_rally.table.plans import laid_out
from paddock.games.road_kill_rally.table.reasons import reaction, thinkable, why_not
from paddock.games.road_kill_rally.table.reference import PICTURED, reference
from paddock.games.road_kill_rally.table.telling import heard, tell
from paddock.games.road_kill_rally.table.text import text
from paddock.games.road_kill_rally.table.views import holding, own_view, phase, view

__all__ = [
    "ASSETS",
    "PERSONAS",
    "PICTURED",
    "aim",
    "choice",
    "heard",
    "holding",
    "laid_out",
    "merit",
    "now",
    "own_view",
    "phase",
    "reaction",
    "reference",
    "tell",
    "text",
    "thinkable",
    "view",
    "why_not",
]
