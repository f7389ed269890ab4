"""Scratch paper of dealing again."""

from paddock.core.layout import Array, Layout, i8
from paddock.games.road_kill_rally.rules.box import SEATS


class DealingScratch(Layout):
    """What has been taken back and is still to be dealt."""

    accessories: Array[i8, SEATS]  # out of each garage
