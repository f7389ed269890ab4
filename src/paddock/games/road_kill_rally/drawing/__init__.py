"""The table of Road Kill Rally as SVG."""

from paddock.drawing import joining
from paddock.games.road_kill_rally.drawing.art import art
from paddock.games.road_kill_rally.drawing.board import board
from paddock.games.road_kill_rally.drawing.gestures import show
from paddock.games.road_kill_rally.drawing.hand import hand
from paddock.games.road_kill_rally.drawing.parts import part
from paddock.games.road_kill_rally.drawing.poster import poster

__all__ = ["alone", "art", "board", "hand", "part", "poster", "show"]

alone = joining.alone(art)
