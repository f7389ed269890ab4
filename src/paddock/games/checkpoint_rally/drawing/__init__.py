"""The table of Checkpoint Rally as SVG."""

from paddock.games.checkpoint_rally.drawing.board import alone, art, board, hand, part, poster

__all__ = ["alone", "art", "board", "hand", "part", "poster"]
