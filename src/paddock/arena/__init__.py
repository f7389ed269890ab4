"""Tournaments of bots: who is stronger, measured on the same deals from every side."""

from paddock.arena.contest import Contest
from paddock.arena.processes import Processes
from paddock.arena.report import report
from paddock.arena.tournament import GameSet, Tournament

__all__ = ["Contest", "GameSet", "Processes", "Tournament", "report"]
