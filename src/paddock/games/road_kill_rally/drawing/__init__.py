"""The table of Road Kill Rally as SVG."""

from paddock.games.road_kill_rally.drawing.board import alone, art, board, hand, part, poster

__all__ = ["alone", "art", "board", "hand", "part", "poster"]
