"""Observations as networks take them: a column for each thing that a category can be, one for any other number.

Everything follows from the features that a game describes: nothing here knows a game.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from paddock.core.features import CATEGORY, Feature
from paddock.core.rule import rule

AT, LOW, THINGS = range(3)  # rows of the table: the first column, the number of the first thing, how many things or 0


class Encoding:
    """Which columns each feature has, and what a number becomes in them."""

    def __init__(self, features: Sequence[Feature]) -> None:
        widths = [feature.size if feature.kind == CATEGORY else 1 for feature in features]
        self.columns = [column for feature in features for column in columns_of(feature)]
        self.width = sum(widths)
        self.table = np.zeros((3, len(features)), np.int32)
        self.table[AT] = np.cumsum([0, *widths[:-1]])
        self.table[LOW] = [feature.low for feature in features]
        self.table[THINGS] = [feature.size if feature.kind == CATEGORY else 0 for feature in features]
        self.scale = np.array([1 / max(abs(f.low), abs(f.high), 1) for f in features], np.float32)

    def encode(self, numbers: Sequence[int]) -> npt.NDArray[np.float32]:
        """One observation, in plain Python: what a trained bot does before its move."""
        out = np.zeros(self.width, np.float32)
        each_encoding(0, 1, 0, len(numbers), np.array([numbers]), self.table, self.scale, out[None])
        return out


def columns_of(feature: Feature) -> list[str]:
    """The names of its columns."""
    if feature.kind != CATEGORY:
        return [feature.name]
    return [f"{feature.name}={thing}" for thing in range(feature.low, feature.high + 1)]


@rule
def thing_of(number: int, low: int, things: int) -> int:
    """The place of a category's thing among all of them; what lies beyond them counts as the last."""
    return min(max(number - low, 0), things - 1)


@rule
def each_encoding(start: int, stop: int, first: int, last: int, raw: Any, table: Any, scale: Any, out: Any) -> None:
    """Some features, from first to last, in the rows from start to stop, each in its columns."""
    for i in range(start, stop):
        for feature in range(first, last):
            at, things = table[AT, feature], table[THINGS, feature]
            if things == 0:
                out[i, at] = raw[i, feature] * scale[feature]
            else:
                for k in range(things):
                    out[i, at + k] = 0
                out[i, at + thing_of(raw[i, feature], table[LOW, feature], things)] = 1


@rule
def each_sparse_encoding(
    start: int, stop: int, first: int, last: int, raw: Any, table: Any, scale: Any, columns: Any, values: Any
) -> None:
    """The same, each as the only column that it fills, and with what."""
    for i in range(start, stop):
        for feature in range(first, last):
            at, things = table[AT, feature], table[THINGS, feature]
            if things == 0:
                columns[i, feature] = at
                values[i, feature] = raw[i, feature] * scale[feature]
            else:
                columns[i, feature] = at + thing_of(raw[i, feature], table[LOW, feature], things)
                values[i, feature] = 1
