"""The table of Mille Bornes as SVG."""

from paddock.games.mille_bornes.drawing.board import alone, art, board, hand, part, poster

__all__ = ["alone", "art", "board", "hand", "part", "poster"]
