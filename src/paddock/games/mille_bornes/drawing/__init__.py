"""The table of Mille Bornes as SVG."""

from paddock.drawing import joining
from paddock.games.mille_bornes.drawing.art import art
from paddock.games.mille_bornes.drawing.board import board
from paddock.games.mille_bornes.drawing.gestures import show
from paddock.games.mille_bornes.drawing.hand import hand
from paddock.games.mille_bornes.drawing.parts import part
from paddock.games.mille_bornes.drawing.poster import poster

__all__ = ["alone", "art", "board", "hand", "part", "poster", "show"]

alone = joining.alone(art)
