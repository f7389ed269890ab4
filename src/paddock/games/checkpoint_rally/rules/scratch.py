"""Scratch paper of dealing again."""

from paddock.core.layout import Array, Layout, i8
from paddock.games.checkpoint_rally.rules.box import SEATS, TILES


class DealingScratch(Layout):
    """What is to be dealt."""

    tile: Array[i8, TILES]  # that the others hold since before the last shuffle
    card: Array[i8, SEATS]  # for each player, until no two have the same
