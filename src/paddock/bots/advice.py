"""Advice: the chance of winning after each move that a search finds worth a try, and whether the best can be told.

The worlds in which the search named the moves judge none of them.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from paddock.bots.levels import prepared_world
from paddock.bots.thinking import kernel, think
from paddock.core import in_step
from paddock.core.batch import machine
from paddock.core.chance import word
from paddock.core.cpu import Cpu, is_kept
from paddock.core.game import Game
from paddock.core.winning import duel, mean_error, share_error

SEARCH = 0.3  # of the time
NAMED = 5  # moves at most
WORTH = 0.01  # of the visits of a search: what has fewer is not worth a try
ROUND = 20  # worlds between two looks at the clock
CLEAR = 2.0  # standard errors by which the best must lead
JUDGING = ("redeal", "play", "places")  # the kernels that play worlds to their end


@dataclass(frozen=True)
class Prospect:
    """A move, the chance of winning after it with its standard error, and in how many worlds it was tried."""

    move: int
    chance: float
    error: float
    worlds: int
    is_close: bool  # whether it cannot be told from the best; the best is close to itself


def advise(game: Game, world: Any, seconds: float) -> tuple[Prospect, ...]:
    """What the seat to act may do, the best chance first."""
    until = time.perf_counter() + seconds
    thought = think(game, world, milliseconds=1000 * SEARCH * seconds)
    enough = WORTH * thought.simulations
    moves = [each.move for each in thought.candidates if each.visits >= enough][:NAMED]
    side, seed, won = game.side_of(world, world.turn), word(world) >> 1, np.empty((len(moves), 0))
    while not won.size or time.perf_counter() < until:
        shares = duel(game, world, moves, seed, won.shape[1], ROUND, cores=1)
        won = np.hstack([won, shares[:, :, side]])
    return ranked(moves, won)


def ranked(moves: Sequence[int], won: Any) -> tuple[Prospect, ...]:
    """By what was won, a row for each move and a column for each world, the same for all."""
    worlds = won.shape[1]
    best = won[int(won.mean(axis=1).argmax())]
    found = [
        Prospect(move, chance, share_error(chance, worlds), worlds, is_close(best, row))
        for move, chance, row in zip(moves, won.mean(axis=1).tolist(), won, strict=True)
    ]
    return tuple(sorted(found, key=lambda each: -each.chance))


def is_close(best: Any, other: Any) -> bool:
    """Whether the one that won more often may not be the better one."""
    behind = best - other
    return bool(behind.mean() < CLEAR * mean_error(behind))


def is_compiled(game: Game) -> bool:
    """Whether all that thinks about a game lies compiled."""
    cpu = cast(Cpu, machine("cpu", game))
    kernels = [kernel(game), in_step.kernel(game), *(cpu.kernel(name) for name in JUDGING)]
    return all(map(is_kept, kernels))


def make_ready(game: Game) -> None:
    """Compile all that thinks about a game, or take it from where it lies."""
    advise(game, prepared_world(game), seconds=0)
