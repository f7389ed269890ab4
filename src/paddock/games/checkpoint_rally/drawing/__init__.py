"""The table of Checkpoint Rally as SVG."""

from paddock.drawing import joining
from paddock.games.checkpoint_rally.drawing.art import art
from paddock.games.checkpoint_rally.drawing.board import board
from paddock.games.checkpoint_rally.drawing.gestures import show
from paddock.games.checkpoint_rally.drawing.hand import hand
from paddock.games.checkpoint_rally.drawing.parts import part
from paddock.games.checkpoint_rally.drawing.poster import poster

__all__ = ["alone", "art", "board", "hand", "part", "poster", "show"]

alone = joining.alone(art)
