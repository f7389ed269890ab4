"""The head of every view: what the core tells of a race, so that no game has to."""

from collections.abc import Callable
from itertools import zip_longest
from typing import Any, TypedDict

from paddock.core.contract import Numbers
from paddock.core.game import Game
from paddock.core.texts import settings


class Head(TypedDict):
    """What every view begins with. A game adds what is its own: `class View(Head)`."""

    seat: int | None  # who looks; None: a spectator
    turn: int | None  # who is to act; None when the race is over
    over: bool
    phase: str | None  # what is being decided, as the game calls it; None when the race is over
    sides: list[list[int]]  # the seats of each side: who wins together
    scores: list[int]  # by side, so far
    places: list[int] | None  # by side, 1 for the winner, equal sides share one; None before the race is over


class Touch(TypedDict):
    """What a plain drawing needs beside the game's own view; a game with a drawing of its own does without."""

    settings: dict[str, Any]  # seats, variant and options, on which the names of parts depend
    parts: list[str]  # of the legal moves of the seat that looks, while it is to act


def view(game: Game, s: Any, seat: int | None, to_all: dict[str, Any] | None = None) -> dict[str, Any]:
    """What a seat may see of a race, a spectator for None; `to_all` if what spectators see was found for others."""
    if to_all is not None and hasattr(game.table, "own_view"):
        seen = to_all if seat is None else {**to_all, "seat": seat, **game.table.own_view(s, seat)}
    else:
        seen = {**head(game, s, seat), **game.table.view(s, seat)}
    return seen if game.has_drawing else {**seen, "touch": touch(game, s, seat)}


def head(game: Game, s: Any, seat: int | None) -> Head:
    """The head of a view."""
    over = bool(s.over)
    return {
        "seat": seat,
        "turn": None if over else s.turn,
        "over": over,
        "phase": None if over else game.phase(s),
        "sides": seats_by_side(game, s),
        "scores": by_side(s, game.scores),
        "places": by_side(s, game.places) if over else None,
    }


def touch(game: Game, s: Any, seat: int | None) -> Touch:
    """What can be touched now, first the parts with which moves begin."""
    acting = not s.over and seat == s.turn
    moves = [game.table.choice(s, move).parts for move in game.legal_moves(s)] if acting else []
    parts = (part for step in zip_longest(*moves) for part in step if part)
    return {"settings": settings(game, s), "parts": list(dict.fromkeys(parts))}


def seats_by_side(game: Game, s: Any) -> list[list[int]]:
    """The seats that play together."""
    sides: list[list[int]] = [[] for _ in range(s.sides)]
    for seat in range(s.seats):
        sides[game.side_of(s, seat)].append(seat)
    return sides


def by_side(s: Any, rule: Callable[[Any, Numbers], None]) -> list[int]:
    """What a rule writes for each side."""
    out = [0] * s.sides
    rule(s, out)
    return out
