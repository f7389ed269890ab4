"""Drawings of games on pages: one that fails draws nothing, and leaves the rest of the page and other games alone."""

import logging
from collections.abc import Callable
from typing import TypeVar

from paddock.core.game import Drawing, Game

log = logging.getLogger("paddock")

failed: set[str] = set()  # games that the log has named

T = TypeVar("T")


def drawn_by(game: Game, draw: Callable[[Drawing], str]) -> str:
    """What a game's drawing draws; nothing if it fails."""
    return asked(game, draw, "")


def asked(game: Game, draw: Callable[[Drawing], T], otherwise: T) -> T:
    """What a game's drawing answers; something else if it fails, which is logged once a game."""
    try:
        return draw(game.drawing)
    except Exception:
        if game.name not in failed:
            failed.add(game.name)
            log.exception("the drawing fails", extra={"facts": {"game": game.name}})
        return otherwise
