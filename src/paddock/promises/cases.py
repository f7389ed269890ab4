"""Every variant of a game with every number of seats: what promises are checked over."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.race import Race

PACKAGE = "paddock.promises"
LONGEST = 20_000  # moves; a race that goes on longer does not end
SHOWN = 200  # characters of what was found


class Broken(PaddockError):
    """A promise that a game does not keep, and what was found instead; in which race, if not in the last one begun."""

    def __init__(self, id: str, race: Race | None = None, **facts: Any) -> None:
        super().__init__(id, PACKAGE, **facts)
        self.race = race


def require(kept: bool, id: str = "broken-promise", race: Race | None = None, /, **facts: Any) -> None:
    """A promise is broken unless it holds."""
    if not kept:
        raise Broken(id, race, **facts)


def require_same(found: object, expected: object, race: Race | None = None) -> None:
    """A promise is broken unless two things are equal."""
    if found != expected:
        raise Broken("broken-difference", race, found=shortened(found), expected=shortened(expected))


def shortened(thing: object) -> str:
    """A thing as people who debug want to see it."""
    text = repr(thing)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


@dataclass(frozen=True)
class Case:
    """A game in one of its variants with so many seats."""

    game: Game
    variant: str
    seats: int
    census: ModuleType | None = field(default=None, compare=False)  # how components are counted, if not in the package
    begun: list[Race] = field(default_factory=list, compare=False)  # the last race that was begun

    def start(self, seed: int, check: bool = False) -> Race:
        """A new race."""
        race = Race.start(self.game, self.seats, seed, self.variant, check=check)
        self.begun[:] = [race]
        return race

    def finished(self, seed: int) -> Race:
        """A race played at random to its end."""
        race = self.start(seed)
        pick = Picker(seed)
        while not race.over:
            require(race.step < LONGEST, "broken-endless", moves=LONGEST)
            moves = race.moves()
            require(bool(moves), "broken-stuck")
            race.play(pick(moves))
        return race

    def reached(self, seed: int, stops: int = 20) -> Iterator[Race]:
        """A race played at random and stopped about so many times on its way; the last stop is its end."""
        moves = random_moves(self, seed)
        race = self.start(seed)
        for step, move in enumerate(moves):
            if step % max(1, len(moves) // stops) == 0:
                yield race
            race.play(move)
        yield race

    @property
    def counting(self) -> ModuleType | None:
        """The module that says how components are counted: `census` in the game's package, if there is one."""
        name = f"{self.game.package}.census"
        return self.census or (import_module(name) if find_spec(name) else None)

    def __str__(self) -> str:
        return f"{self.game.name}-{self.variant}-{self.seats}"


@cache
def random_moves(case: Case, seed: int) -> tuple[int, ...]:
    """The moves of a race played at random: many promises walk the same ones."""
    return tuple(case.finished(seed).record.moves)


def cases_of(game: Game) -> list[Case]:
    """All cases of a game."""
    return [Case(game, variant, seats) for variant in game.variants for seats in game.seats]


class Picker:
    """A small generator that has nothing to do with the race's chance."""

    def __init__(self, seed: int) -> None:
        self.word = seed * 2654435761 % 2**32 | 1

    def __call__(self, moves: list[int]) -> int:
        """One of some moves."""
        self.word = (self.word * 1664525 + 1013904223) % 2**32
        return moves[(self.word >> 8) % len(moves)]
