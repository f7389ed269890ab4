"""The chance of winning: the share of playouts that each side wins from a position, with its standard error.

Every playout goes on by the game's policy, with chance of its own. Sides that share the first place share the win.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from paddock.core.batch import Batch
from paddock.core.game import Game
from paddock.core.in_step import play_in_step

Shares = npt.NDArray[np.float64]  # of the wins of races, in its last dimension by side
ROUND = 100  # playouts between two looks at the clock


@dataclass(frozen=True)
class Winning:
    """The chance of winning of each side, its standard error, and how many playouts say so; none in a race over."""

    chances: tuple[float, ...]
    errors: tuple[float, ...]
    playouts: int


def winning(
    game: Game,
    state: Any,
    seat: int | None = None,
    playouts: int = 1000,
    seconds: float | None = None,
    seed: int = 0,
    cores: int | None = None,
) -> Winning:
    """The chance of winning from a state: as it is, or as it may be for all that a seat knows.

    With `playouts` the same seed gives the same answer; with `seconds` there are as many as fit in, 100 at least.
    """
    if state.over:
        places = [0] * state.sides
        game.places(state, places)
        return Winning(tuple(wins(np.array([places]))[0].tolist()), (0.0,) * state.sides, 0)
    found = [played_on(game, state, seat, seed, first, count, cores) for first, count in rounds(playouts, seconds)]
    return summed_up(np.concatenate(found))


def rounds(most: int, seconds: float | None, size: int = ROUND) -> Iterator[tuple[int, int]]:
    """The first and the number of each round of playouts: up to so many, or as long as there is time."""
    begun = time.perf_counter()
    first = 0
    while first < most if seconds is None else first == 0 or time.perf_counter() - begun < seconds:
        count = size if seconds is not None else min(size, most - first)
        yield first, count
        first += count


def played_on(game: Game, state: Any, seat: int | None, seed: int, first: int, count: int, cores: int | None) -> Shares:
    """The wins of playouts of one state, a row for each."""
    batch = Batch.of(game, [state], count, seed, first, cores=cores)
    if seat is not None:
        batch.redeal(seat)
    return won(batch)


def duel(
    game: Game, state: Any, moves: Sequence[int], seed: int, first: int, worlds: int, cores: int | None = None
) -> Shares:
    """The wins after each of some moves of the seat to act, by move and world.

    The worlds are the same for all moves, dealt again from what the seat knows, and so is the chance in them.
    """
    tried = branches(game, state, moves, seed, first, worlds, cores)
    play_in_step(tried, seed, first, worlds)
    return wins(tried.places()).reshape(len(moves), worlds, -1)


def branches(
    game: Game, state: Any, moves: Sequence[int], seed: int, first: int, worlds: int, cores: int | None = None
) -> Batch:
    """Such worlds after each of the moves: all after the first move, then all after the next."""
    batch = Batch.of(game, [state], worlds, seed, first, cores=cores)
    batch.redeal(state.turn)
    tried = batch.times(len(moves))
    tried.play(np.repeat(moves, worlds), check=False)  # a seat knows what it may do: it may so in every world
    return tried


def won(batch: Batch) -> Shares:
    """Play every race to its end by policy: a row for each, with what share of the win each side has."""
    batch.playout("policy", batch.game.longest)
    return wins(batch.places())


def wins(places: npt.NDArray[Any]) -> Shares:
    """Shares of the win by places: a first place that is shared shares it."""
    first = places == 1
    shares: Shares = first / first.sum(axis=-1, keepdims=True)
    return shares


def summed_up(shares: Shares) -> Winning:
    """Means and their standard errors."""
    count = len(shares)
    means = shares.mean(axis=0)
    return Winning(tuple(means.tolist()), tuple(share_error(mean, count) for mean in means.tolist()), count)


def share_error(share: float, count: int) -> float:
    """The standard error of a share, as if one race more had been won and one more lost: never nothing."""
    likely = (share * count + 1) / (count + 2)
    return sqrt(likely * (1 - likely) / count)


def mean_error(differences: npt.NDArray[Any]) -> float:
    """The standard error of a mean of differences between wins, as if one race more had gone otherwise."""
    count = len(differences)
    spread = (float(((differences - differences.mean()) ** 2).sum()) + 1) / count
    return sqrt(spread / count)
