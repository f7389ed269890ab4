"""Mille Bornes for people. Plain Python, never compiled."""

from paddock.games.mille_bornes.table.choices import choice
from paddock.games.mille_bornes.table.reasons import reaction, thinkable, why_not
from paddock.games.mille_bornes.table.reference import reference
from paddock.games.mille_bornes.table.telling import tell
from paddock.games.mille_bornes.table.text import text
from paddock.games.mille_bornes.table.views import phase, view

__all__ = ["choice", "phase", "reaction", "reference", "tell", "text", "thinkable", "view", "why_not"]
