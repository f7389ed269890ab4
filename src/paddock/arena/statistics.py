"""What results tell: shares with intervals, and when a difference is decided. Sets are the independent samples."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from paddock.core.statistics import student, wilson

MARGIN = 0.05  # a share of 0.5 ± this is the difference that the sequential test looks for
ALPHA = BETA = 0.05  # how often it may find a difference that is not there, or miss one that is
CHECK_EVERY = 10  # sets


class Estimate(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float

    def reversed(self) -> "Estimate":
        """The same seen from the other side of the table."""
        return Estimate(1 - self.share, 1 - self.high, 1 - self.low)


def estimate(opponents: Sequence[Mapping[int, float]]) -> Estimate:
    """The mean share over opponents, each as heavy, from the share of each set by its number.

    Sets of the same number share their deal, whoever plays; so the deals are what varies independently.
    """
    means = [sum(shares.values()) / len(shares) for shares in opponents]
    share = sum(means) / len(means)
    errors: dict[int, float] = {}
    for shares, mean in zip(opponents, means, strict=True):
        for number, found in shares.items():
            errors[number] = errors.get(number, 0.0) + (found - mean) / len(shares) / len(opponents)
    deals = len(errors)
    variance = sum(error**2 for error in errors.values()) * deals / (deals - 1) if deals > 1 else 0.0
    if variance < 1e-12:
        return Estimate(share, *wilson(share, deals))
    half = student(deals - 1) * math.sqrt(variance)
    return Estimate(share, max(0.0, share - half), min(1.0, share + half))


def decision(shares: Sequence[float]) -> str | None:
    """What the shares of one bot in the sets so far decide: it is stronger, weaker, even, or nothing yet.

    Two sequential probability ratio tests, share 0.5 against 0.5 + MARGIN and against 0.5 - MARGIN, on the normal
    likelihood with the variance of the sets (a generalised SPRT). Each may err with half of ALPHA.
    """
    sets = len(shares)
    mean = sum(shares) / sets
    imagined = (*shares, 0.0, 1.0)  # two more sets keep the variance of a few equal ones above zero
    centre = sum(imagined) / len(imagined)
    variance = sum((share - centre) ** 2 for share in imagined) / len(imagined)
    stronger, weaker = (sets * (sign * (mean - 0.5) - MARGIN / 2) * MARGIN / variance for sign in (1, -1))
    found, dismissed = math.log((1 - BETA) / (ALPHA / 2)), math.log(BETA / (1 - ALPHA / 2))
    if stronger >= found:
        return "stronger"
    if weaker >= found:
        return "weaker"
    if stronger <= dismissed and weaker <= dismissed:
        return "even"
    return None
