"""The head of every view: what the core tells of a race, so that no game has to."""

from collections.abc import Callable
from typing import Any, TypedDict

from paddock.core.contract import Numbers
from paddock.core.game import Game


class Head(TypedDict):
    """What every view begins with. A game adds what is its own: `class View(Head)`."""

    seat: int | None  # who looks; None: a spectator
    turn: int | None  # who is to act; None when the race is over
    over: bool
    phase: str | None  # what is being decided, as the game calls it; None when the race is over
    sides: list[list[int]]  # the seats of each side: who wins together
    scores: list[int]  # by side, so far
    places: list[int] | None  # by side, 1 for the winner, equal sides share one; None before the race is over


def view(game: Game, s: Any, seat: int | None) -> dict[str, Any]:
    """What a seat may see of a race, a spectator for None."""
    return {**head(game, s, seat), **game.table.view(s, seat)}


def head(game: Game, s: Any, seat: int | None) -> Head:
    """The head of a view."""
    over = bool(s.over)
    return {
        "seat": seat,
        "turn": None if over else s.turn,
        "over": over,
        "phase": None if over else game.table.phase(s),
        "sides": seats_by_side(game, s),
        "scores": by_side(s, game.scores),
        "places": by_side(s, game.places) if over else None,
    }


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
