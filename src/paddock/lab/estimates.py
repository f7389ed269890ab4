"""Figures with their intervals, from columns of rows."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from paddock.core.statistics import Estimate, Z, chance_of, student, surviving, wilson
from paddock.core.words import Say
from paddock.lab.table import Column

BLOCKS = 20  # of races, of which one at a time is left out


@dataclass(frozen=True)
class Figure:
    """What was found out about one thing, and whether it is as it would be if nothing were the matter."""

    id: str
    name: Say
    found: Estimate
    unit: str = ""  # "%" or nothing
    usual: float | None = None
    is_sure: bool | None = None  # whether it is not as usual, all figures beside it considered

    @property
    def chance(self) -> float:
        """How often chance alone takes it so far from the usual."""
        if self.usual is None or self.found.value == self.usual:
            return 1.0
        error = self.found.error
        return chance_of((self.found.value - self.usual) / error) if error else 0.0


def mean(values: Column, scale: float = 1) -> Estimate:
    """The mean of independent values; of values that are all 0 or 1 as a share."""
    count, values = len(values), np.asarray(values, float)
    middle = float(values.mean())
    if ((values == 0) | (values == 1)).all():
        low, high = wilson(middle, count)
        return Estimate(scale * middle, scale * low, scale * high)
    half = student(count - 1) * float(values.std(ddof=1)) / math.sqrt(count) if count > 1 else math.inf
    return Estimate(scale * middle, scale * (middle - half), scale * (middle + half))


def difference(first: Column, second: Column) -> Estimate:
    """How much more the second is, where both were measured on the same deals.

    Where all pairs agree, as if one of them had differed.
    """
    differences = np.asarray(second, float) - np.asarray(first, float)
    count = len(differences)
    middle = float(differences.mean())
    spread = max(float(((differences - middle) ** 2).sum()), float(np.abs(differences).max()) ** 2, 1e-12)
    half = student(max(1, count - 1)) * math.sqrt(spread / max(1, count - 1) / count)
    return Estimate(middle, middle - half, middle + half)


def ratio(parts: Column, wholes: Column, scale: float = 1) -> Estimate:
    """The share that parts have of wholes, both summed up by race: races are what varies independently."""
    whole = float(wholes.sum())
    share = float(parts.sum()) / whole
    error = math.sqrt(float(((parts - share * wholes) ** 2).sum())) / whole
    if error == 0:
        low, high = wilson(share, max(1, round(whole)))
        return Estimate(scale * share, scale * low, scale * high)
    return Estimate(scale * share, scale * (share - Z * error), scale * (share + Z * error))


def quantile(values: Column, share: float) -> Estimate:
    """The value below which a share of all lies; its interval by order statistics."""
    count = len(values)
    half = Z * math.sqrt(share * (1 - share) * count)
    ranks = [
        min(count - 1, max(0, round(rank))) for rank in (share * count, share * count - half, share * count + half)
    ]
    value, low, high = np.sort(values)[ranks].tolist()
    return Estimate(float(value), float(low), float(high))


def jackknife(whole: float, left_out: Sequence[float]) -> Estimate:
    """A figure with the interval that follows from the same figure without each block of races."""
    blocks = len(left_out)
    spread = sum((figure - sum(left_out) / blocks) ** 2 for figure in left_out)
    half = student(blocks - 1) * math.sqrt(spread * (blocks - 1) / blocks)
    return Estimate(whole, whole - half, whole + half)


def judged(figures: Sequence[Figure]) -> list[Figure]:
    """Say of figures that stand together which of them are surely not as usual (Holm's correction)."""
    asked = [place for place, figure in enumerate(figures) if figure.usual is not None]
    sure = dict(zip(asked, surviving([figures[place].chance for place in asked]), strict=True))
    return [replace(figure, is_sure=sure.get(place)) for place, figure in enumerate(figures)]
