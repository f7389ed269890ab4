"""Scratch paper of dealing again."""

from paddock.core.layout import Array, Layout, i8
from paddock.games.checkpoint_rally.rules.box import SEATS


class DealingScratch(Layout):
    """Cards tried, until no two players have the same."""

    card: Array[i8, SEATS]
