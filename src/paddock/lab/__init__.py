"""The balance lab: what a game is like for those who play it, measured over many races of compiled drivers."""

from paddock.lab.habits import Habit
from paddock.lab.lab import Lab
from paddock.lab.study import Study
from paddock.lab.table import Table

__all__ = ["Habit", "Lab", "Study", "Table"]
