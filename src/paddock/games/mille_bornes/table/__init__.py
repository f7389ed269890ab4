"""Mille Bornes for people. Plain Python, never compiled."""

from paddock.games.mille_bornes.table.aim import aim, now
from paddock.games.mille_bornes.table.assets import ASSETS, PERSONAS
from paddock.games.mille_bornes.table.choices import choice
from paddock.games.mille_bornes.table.merits import merit
from paddock.games.mille_bornes.table.reasons import reaction, thinkable, why_not
from paddock.games.mille_bornes.table.reference import PICTURED, reference
from paddock.games.mille_bornes.table.telling import heard, tell
from paddock.games.mille_bornes.table.text import text
from paddock.games.mille_bornes.table.views import holding, own_view, phase, view

__all__ = [
    "ASSETS",
    "PERSONAS",
    "PICTURED",
    "aim",
    "choice",
    "heard",
    "holding",
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
