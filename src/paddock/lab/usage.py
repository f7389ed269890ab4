"""What is done with what could be done: kinds of moves, and single moves that are never or always made."""

from dataclasses import dataclass

import numpy as np

from paddock.core.game import Game
from paddock.core.moves import families_of
from paddock.core.words import Say
from paddock.lab.estimates import Figure, ratio
from paddock.lab.racing import Races, Setting, steps
from paddock.lab.table import Column

RACES = 1_000  # usually looked at
LEGAL, MADE = range(2)
LEAST = 30  # times that a move must have been possible, to be spoken of


@dataclass(frozen=True)
class Extreme:
    """A move that was never made, or always, with the number of a race in which it was possible."""

    move: int
    times: int  # that it was possible
    race: int


def by_family(game: Game, races: Races) -> list[Figure]:
    """Of each kind of moves: how often one was made, of a hundred that were possible beside others."""
    usage = looked_at(races)
    found = []
    for family in families_of(game.package):
        own = usage[:, family.first : family.first + family.count].sum(axis=1, dtype=np.int64)
        if own[:, LEGAL].sum() >= LEAST:
            found.append(
                Figure(family.name, family_named(game, family.name), ratio(own[:, MADE], own[:, LEGAL], 100), "%")
            )
    return found


def family_named(game: Game, name: str) -> Say:
    """A kind of moves in the game's words, if it has some for it."""
    return Say(f"decision-{name}") if f"decision-{name}" in game.words("en") else Say("lab-family", name=name)


def never_made(races: Races) -> list[Extreme]:
    """Moves that were often possible and never made, the most often possible first."""
    return extremes(races, looked_at(races).sum(axis=0)[:, MADE] == 0)


def always_made(races: Races) -> list[Extreme]:
    """Moves that were made whenever there were others, too."""
    legal, made = looked_at(races).sum(axis=0).T
    return extremes(races, made == legal)


def extremes(races: Races, chosen: Column) -> list[Extreme]:
    """Such moves, if they were possible often enough."""
    usage = looked_at(races)
    times = usage[:, :, LEGAL].sum(axis=0)
    moves = np.flatnonzero(chosen & (times >= LEAST))
    numbers = races.table["race"]
    return [
        Extreme(move, int(times[move]), int(numbers[np.argmax(usage[:, move, LEGAL] > 0)]))
        for move in moves[np.argsort(-times[moves], kind="stable")].tolist()
    ]


def looked_at(races: Races) -> Column:
    """The usage of races that were run with it."""
    assert races.usage is not None
    return races.usage


def named(setting: Setting, seed: int, extreme: Extreme) -> Say:
    """A move as people see it, in the first position of its race in which it is possible."""
    game = setting.game
    for step in steps(setting, [0], seed, extreme.race):
        state = setting.counting.state.from_bytes(step.states[0].tobytes())
        if game.refusal(state, extreme.move) == 0:
            return game.table.choice(state, extreme.move).label
    return Say("lab-family", name=str(extreme.move))
