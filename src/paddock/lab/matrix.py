"""Habits against each other on the same deals: levels, personas, and who never does a thing."""

import math
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from paddock.core.errors import BadOption, PaddockError
from paddock.core.statistics import Estimate
from paddock.lab.estimates import mean
from paddock.lab.habits import Habit
from paddock.lab.racing import Setting, races
from paddock.lab.table import LAB, Column

OTHER_DEALS = 2**41  # numbers of races that are dealt for this alone


def alone(setting: Setting, one: Habit, others: Habit, seed: int, deals: int) -> Column:
    """The share of the win of one who is alone among others, in a hundred: by deal, the mean over all sides."""
    return np.mean(
        [
            100 * races(lined_up(setting, side, one, others), seed, OTHER_DEALS, deals).won[:, side]
            for side in range(setting.sides)
        ],
        axis=0,
    )


def lined_up(setting: Setting, side: int, one: Habit, others: Habit) -> Setting:
    """One on that side, the others on all others."""
    return setting.with_habits(*(one if other == side else others for other in range(setting.sides)))


@dataclass(frozen=True)
class Matrix:
    """The win share, in a hundred, of each alone (row) among others who are all of one kind (column)."""

    names: tuple[str, ...]
    shares: Mapping[tuple[str, str], Estimate]
    usual: float  # of equals

    def distance(self, wanted: Mapping[tuple[str, str], float]) -> float:
        """How far the shares lie from those wanted, in points of a hundred: the root of their mean square."""
        squares = [(self.shares[pair].value - share) ** 2 for pair, share in wanted.items()]
        return math.sqrt(sum(squares) / len(squares))


def matrix(
    setting: Setting,
    habits: Mapping[str, Habit],
    seed: int,
    deals: int,
    advance: Callable[[int], None] = lambda steps: None,
) -> Matrix:
    """Everybody alone among each other kind. Between two sides the one follows from the other."""
    names, usual = tuple(habits), 100 / setting.sides
    shares: dict[tuple[str, str], Estimate] = {}
    for row, one in enumerate(names):
        for other in names[row + 1 :]:
            found = mean(alone(setting, habits[one], habits[other], seed, deals))
            back = (
                Estimate(100 - found.value, 100 - found.high, 100 - found.low)
                if setting.sides == 2
                else mean(alone(setting, habits[other], habits[one], seed, deals))
            )
            shares[one, other], shares[other, one] = found, back
            advance(1)
    return Matrix(names, shares, usual)


def wanted(path: str, names: Sequence[str]) -> dict[tuple[str, str], float]:
    """A target matrix from a file: a table for each row, as `[policy]` with `random = 90`."""
    try:
        facts = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise PaddockError("cannot-read", path=path, detail=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption("lab-bad-matrix", LAB, path=path, detail=str(error)) from error
    found = {(row, column): share for row, shares in facts.items() for column, share in dict(shares).items()}
    for pair, share in found.items():
        if pair[0] == pair[1] or not set(pair) <= set(names) or not isinstance(share, int | float):
            raise BadOption("lab-bad-matrix", LAB, path=path, detail=f"{pair[0]} – {pair[1]}: {share}")
    if not found:
        raise BadOption("lab-bad-matrix", LAB, path=path, detail="–")
    return found


def without(setting: Setting, family: str, seed: int, deals: int) -> Estimate:
    """How many wins in a hundred one gains who never makes a move of that kind, against who does, on the same deals."""
    usual = setting.habits[0]
    restricted = Habit(usual.level, {**usual.leanings, family: -100})
    fair = 100 / setting.sides  # equals on all sides share every deal
    return mean(alone(setting, restricted, usual, seed, deals) - fair)
