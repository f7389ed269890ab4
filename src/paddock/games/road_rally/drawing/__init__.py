"""The table of Road Rally USA as SVG."""

from paddock.games.road_rally.drawing.board import alone, art, board, hand, part, poster

__all__ = ["alone", "art", "board", "hand", "part", "poster"]
