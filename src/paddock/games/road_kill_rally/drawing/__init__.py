"""The table of Road Kill Rally as SVG."""

from paddock.games.road_kill_rally.drawing.art import art
from paddock.games.road_kill_rally.drawing.board import alone, board, hand
from paddock.games.road_kill_rally.drawing.parts import part
from paddock.games.road_kill_rally.drawing.poster import poster

__all__ = ["alone", "art", "board", "hand", "part", "poster"]
