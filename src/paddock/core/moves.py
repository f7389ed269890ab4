"""Families of moves: how a game's numbers and what they mean belong together."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


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


def module_of(package: str, name: str) -> ModuleType | None:
    """A module of a game's rules, if it has such."""
    name = f"{package}.rules.{name}"
    try:
        found = find_spec(name) is not None
    except ModuleNotFoundError:  # its rules are one file
        found = False
    return import_module(name) if found else None


def families_of(package: str) -> tuple[Family, ...]:
    """`FAMILIES` of the module `rules.moves` of a game's package, if it has one."""
    return getattr(module_of(package, "moves"), "FAMILIES", ())


def move_names(package: str, moves: int) -> list[str]:
    """Every move of a game by its family and its facts, in numbers of the box: `attack 15 1`; else `move 7`."""
    names = [f"move {move}" for move in range(moves)]
    for family in families_of(package):
        for move in range(family.first, family.first + family.count):
            names[move] = " ".join([family.name, *map(str, family.decode(move))])
    return names
