"""Every game with every variant and number of seats: what the contract tests run over."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from types import ModuleType

import pytest

import paddock
from paddock.core.game import Game
from paddock.promises.cases import Case as Case
from paddock.promises.cases import Picker as Picker


def any_options(game: Game, seats: int, variant: str, pick: Random) -> dict[str, str]:
    """A choice of every option at random; where an option does not matter, its default."""
    chosen = {option.name: pick.choice(option.choices) for option in game.options}
    s = game.prepare(seats, variant, chosen)
    idle = [option for option in game.options if option.matters and not option.matters(s)]
    return chosen | {option.name: option.choices[0] for option in idle}


FIRST = "mille-bornes"  # tests of the core that need any game, with options and six seats, take the first
OURS = [game for game in paddock.games().values() if game.package.startswith("paddock.")]
GAMES = sorted(OURS, key=lambda game: game.name != FIRST)


def census(game: Game) -> ModuleType:
    """Where a game's tests say how its components are counted."""
    return import_module(f"tests.{game.package.rpartition('.')[2]}.census")


CASES = [
    Case(game, variant, seats, census(game)) for game in GAMES for variant in game.variants for seats in game.seats
]
# Whole races that take long: every variant with the fewest seats, the usual one with the most, too.
EXTREMES = [
    case
    for case in CASES
    if case.seats == min(case.game.seats)
    or (case.seats == max(case.game.seats) and case.variant == case.game.variants[0])
]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_extreme = pytest.mark.parametrize("case", EXTREMES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FIRST_CASES = [next(case for case in CASES if case.game is game) for game in GAMES]
every_first_case = pytest.mark.parametrize("case", FIRST_CASES, ids=lambda case: case.game.name)


def promises(*kept: Callable[[Case], None]) -> pytest.MarkDecorator:
    """A test for each of some promises."""
    return pytest.mark.parametrize("promise", kept, ids=lambda promise: promise.__name__)
