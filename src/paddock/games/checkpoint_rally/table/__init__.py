"""Checkpoint Rally for people: views, moves, reasons, the log. Plain Python, never compiled."""

from paddock.games.checkpoint_rally.table.choices import choice
from paddock.games.checkpoint_rally.table.reasons import reaction, thinkable, why_not
from paddock.games.checkpoint_rally.table.reference import reference
from paddock.games.checkpoint_rally.table.telling import tell
from paddock.games.checkpoint_rally.table.text import text
from paddock.games.checkpoint_rally.table.views import phase, view

__all__ = ["choice", "phase", "reaction", "reference", "tell", "text", "thinkable", "view", "why_not"]
