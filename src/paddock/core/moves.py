"""Families of moves: how a game's numbers and what they mean belong together."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Family:
    """Moves of one kind, numbered one after another; `decode` gives the facts from which `encode` makes the number."""

    name: str
    first: int
    count: int
    encode: Callable[..., int]
    decode: Callable[[int], tuple[int, ...]]


def single(name: str, move: int) -> Family:
    """A family of one move, which has no facts."""
    return Family(name, move, 1, lambda: move, lambda _: ())
