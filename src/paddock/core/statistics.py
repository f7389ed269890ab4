"""What figures tell: intervals of 95 %, and which of many differences are more than chance."""

import math
from collections.abc import Sequence
from typing import NamedTuple

Z = 1.959964  # of 95 %


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """The standard error that a symmetric interval of that width would have."""
        return (self.high - self.low) / (2 * Z)


def wilson(share: float, samples: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    scale = 1 + Z * Z / samples
    middle = (share + Z * Z / (2 * samples)) / scale
    half = Z * math.sqrt(share * (1 - share) / samples + Z * Z / (4 * samples * samples)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """Student's quantile of 95 %, by the first terms of its expansion about the normal one."""
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


def chance_of(distance: float) -> float:
    """How often chance alone brings a figure so many standard errors away from where it should be, or farther."""
    return math.erfc(abs(distance) / math.sqrt(2))


def surviving(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Holm's correction: which findings stand, if any of them may be wrong in only 5 of 100 such studies."""
    stands = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[place] > level / (len(chances) - rank):
            break
        stands[place] = True
    return stands
