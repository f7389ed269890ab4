"""Every game with every variant and number of seats: what the contract tests run over."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import pytest

import paddock
from paddock.core.game import Game
from paddock.core.race import Race


@dataclass(frozen=True)
class Case:
    game: Game
    variant: str
    seats: int

    def start(self, seed: int, check: bool = False) -> Race:
        return Race.start(self.game, self.seats, seed, self.variant, check=check)

    def finished(self, seed: int) -> Race:
        """A race played at random to its end."""
        race = self.start(seed)
        pick = Picker(seed)
        while not race.over:
            race.play(pick(race.moves()))
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

    def __str__(self) -> str:
        return f"{self.game.name}-{self.variant}-{self.seats}"


@cache
def random_moves(case: Case, seed: int) -> tuple[int, ...]:
    """The moves of a race played at random: many tests walk the same ones."""
    return tuple(case.finished(seed).record.moves)


class Picker:
    """A small generator that has nothing to do with the race's chance."""

    def __init__(self, seed: int) -> None:
        self.word = seed * 2654435761 % 2**32 | 1

    def __call__(self, moves: list[int]) -> int:
        self.word = (self.word * 1664525 + 1013904223) % 2**32
        return moves[(self.word >> 8) % len(moves)]


def any_options(game: Game, seats: int, variant: str, pick: Random) -> dict[str, str]:
    """A choice of every option at random; where an option does not matter, its default."""
    chosen = {option.name: pick.choice(option.choices) for option in game.options}
    s = game.prepare(seats, variant, chosen)
    idle = [option for option in game.options if option.matters and not option.matters(s)]
    return chosen | {option.name: option.choices[0] for option in idle}


FIRST = "mille-bornes"  # tests of the core that need any game, with options and six seats, take the first
GAMES = sorted(paddock.games().values(), key=lambda game: game.name != FIRST)
CASES = [Case(game, variant, seats) for game in GAMES for variant in game.variants for seats in game.seats]
EXTREMES = [case for case in CASES if case.seats in (min(case.game.seats), max(case.game.seats))]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_extreme = pytest.mark.parametrize("case", EXTREMES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def census(game: Game, state: Any) -> Any:
    """All components of a state, wherever they lie: each game's tests say how to count them."""
    return counting(game).census(state)


def lying(game: Game, state: Any) -> set[tuple[str, int]]:
    """Each place with what lies there."""
    found: set[tuple[str, int]] = counting(game).lying(state)
    return found


def counting(game: Game) -> ModuleType:
    """Where a game's tests say how its components are counted."""
    return import_module(f"tests.{game.package.rpartition('.')[2]}.census")
