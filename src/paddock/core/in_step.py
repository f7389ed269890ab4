"""Playouts in step: races that go on after different moves meet the same chance wherever they have come equally far.

With one stream of chance for each, a die more in one of them makes all dice after it other ones, and what chance does
hides what the moves did.
"""

from functools import cache
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from paddock.core.batch import Batch, machine, seeds
from paddock.core.chance import race_seed, seed_chance
from paddock.core.contract import Numbers, Scratch, State, legal, pace, play, policy, tally
from paddock.core.cpu import Cpu, each
from paddock.core.game import Game
from paddock.core.rule import given, rule


@rule
def in_step(s: State, moves: Numbers, scratch: Scratch, key: int, counts: Numbers, limit: int) -> None:
    """Play on by policy, with chance from the key whenever the race has come further; tally on the way."""
    made = 0
    before = 0 if s.over else pace(s)
    while s.over == 0 and made < limit:
        now = pace(s)
        if now != before:
            before = now
            seed_chance(s, race_seed(key, now))
        move = policy(s, moves, legal(s, moves), scratch)
        tally(s, move, counts)
        play(s, move)
        made += 1


@rule
def in_step_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """Race i, by its key."""
    in_step(s, moves, scratch, inputs[i], outputs[i], number)


@cache
def kernel(game: Game) -> Any:
    """The same, compiled."""
    return cast(Cpu, machine("cpu", game)).compiled("in-step", given(each, one=in_step_one))


def play_in_step(batch: Batch, seed: int, first: int, worlds: int) -> npt.NDArray[np.int32]:
    """Play the branches of so many worlds to their end, those of a world in step; tallies by race, side and name."""
    game, count = batch.game, len(batch)
    keys = np.resize(seeds(seed, first, worlds).astype(np.int64), count)
    tallies = np.zeros((count, batch.sides, len(game.tallies)), np.int32)
    batch.run_loop(kernel(game), keys, tallies.reshape(count, -1), game.longest)
    return tallies
