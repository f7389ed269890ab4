"""How long it stays open who wins: the chance of winning of each side at every tenth of some races."""

from dataclasses import dataclass

import numpy as np

from paddock.core.batch import Batch
from paddock.core.watching import MOVES, STOP
from paddock.core.winning import wins
from paddock.lab.racing import Setting, blank_rows, seeds_of
from paddock.lab.table import Column

TENTHS = 10
PLAYOUTS = 50  # from each position
RACES = 200  # usually looked at
OPEN = 0.9  # while nobody's chance of winning is larger
OTHER_WORLDS = 2**40  # numbers of races that are dealt for this alone


@dataclass(frozen=True)
class Openness:
    """Of some races, the first of a seed: the chance of winning by race, tenth of its moves and side."""

    chances: Column

    @property
    def is_open(self) -> Column:
        """By race and tenth, whether nobody was nearly sure to win."""
        return self.chances.max(axis=2) < OPEN

    @property
    def share(self) -> Column:
        """How much of each race was open, in a hundred."""
        return 100 * self.is_open.mean(axis=1)


def openness(setting: Setting, seed: int, moves: Column) -> Openness:
    """Play the first races of a seed again, of which the numbers of moves are known, with playouts at every tenth."""
    batch, by_seat = setting.batch(len(moves)), setting.habits_by_seat()
    batch.restart(seed)
    rows = blank_rows(setting, seeds_of(seed, np.arange(len(moves))))
    chances = []
    for tenth in range(TENTHS):
        rows[:, STOP] = moves * tenth // TENTHS
        rows = batch.watch(rows, by_seat)
        chances.append(chances_from(setting, batch.states, seed, tenth, by_seat))
    return Openness(np.stack(chances, axis=1))


def chances_from(setting: Setting, states: Column, seed: int, tenth: int, by_seat: Column) -> Column:
    """The chance of winning of each side from each of some positions, with chance anew."""
    first = OTHER_WORLDS + tenth * PLAYOUTS
    batch = Batch.of(setting.counting, states, PLAYOUTS, seed, first, setting.device, setting.cores)
    rows = blank_rows(setting, seeds_of(seed, np.arange(first, first + len(batch))))
    rows[:, MOVES] = 0
    batch.watch(rows, by_seat)
    found: Column = wins(batch.places()).reshape(len(states), PLAYOUTS, -1).mean(axis=1)
    return found
