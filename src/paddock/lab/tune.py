"""Numbers of the box that bring a game to a target: many candidates on few deals, the better half on more."""

import itertools
import math
import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from paddock.core.errors import BadOption
from paddock.lab.compare import Change, compared
from paddock.lab.estimates import Figure
from paddock.lab.lab import Lab
from paddock.lab.measures import MEASURES
from paddock.lab.racing import Races
from paddock.lab.table import LAB

CANDIDATES = 16  # at most, chosen at random from all; each is compiled
RACES = 1_000  # in the first round
MORE = 3  # times as many in the next
VALUES = re.compile(r"(-?\d+)\.\.(-?\d+)|(-?\d+(?:,-?\d+)*)")


def values_of(text: str) -> tuple[str, list[int]]:
    """A number of the box with values: `cards.accident.count=3..6`, `points.shut_out=200,300,400`."""
    name, _, values = text.partition("=")
    found = VALUES.fullmatch(values.strip())
    if not found or not name.strip():
        raise BadOption("lab-bad-range", LAB, text=text)
    if found[3]:
        return name.strip(), [int(value) for value in found[3].split(",")]
    chosen = list(range(int(found[1]), int(found[2]) + 1))
    if not chosen:
        raise BadOption("lab-bad-range", LAB, text=text)
    return name.strip(), chosen


@dataclass(frozen=True)
class Trial:
    """A candidate, what was measured, and how far that is from the target; without a change, the game as it is."""

    change: Change
    measured: Mapping[str, float]
    loss: float


@dataclass(frozen=True)
class Round:
    """All candidates on the same deals, the best first."""

    races: int
    trials: Sequence[Trial]


def tune(
    lab: Lab,
    over: Mapping[str, Sequence[int]],
    target: Mapping[str, float],
    races: int = RACES,
    most: int = CANDIDATES,
    advance: Callable[[float], None] = lambda part: None,
) -> Iterator[Round]:
    """Round after round; the game as it is takes part in all of them, hors concours."""
    waiting = candidates(over, most, lab.seed)
    total = sum(left_after(len(waiting), number) + 1 for number in range(rounds_for(len(waiting))))
    while True:
        trials = []
        for change in [{}, *waiting]:
            trials.append(trial(lab, change, target, races))
            advance(1 / total)
        ranked = sorted(trials, key=lambda each: each.loss)
        yield Round(races, ranked)
        if len(waiting) <= 1:
            return
        waiting = [each.change for each in ranked if each.change][: math.ceil(len(waiting) / 2)]
        races *= MORE


def candidates(over: Mapping[str, Sequence[int]], most: int, seed: int) -> list[Change]:
    """Every way to choose the numbers, or as many as are allowed, any of them."""
    found: list[Change] = [dict(zip(over, values, strict=True)) for values in itertools.product(*over.values())]
    return found if len(found) <= most else random.Random(seed).sample(found, most)


def rounds_for(count: int) -> int:
    """How many rounds it takes until one is left, and that has been tried alone."""
    return 1 + math.ceil(math.log2(count)) if count > 1 else 1


def left_after(count: int, rounds: int) -> int:
    """How many candidates are left after so many rounds."""
    for _ in range(rounds):
        count = math.ceil(count / 2)
    return count


def trial(lab: Lab, change: Change, target: Mapping[str, float], races: int) -> Trial:
    """What comes of a change."""
    measured = means(lab.changed(change).run(races), target)
    return Trial(change, measured, loss(measured, target))


def means(races: Races, names: Mapping[str, float]) -> dict[str, float]:
    """The means of some measures."""
    return {name: float(np.mean(MEASURES[name].take(races))) for name in names}


def loss(measured: Mapping[str, float], target: Mapping[str, float]) -> float:
    """How far measures are from their targets, in hundredths of them: the root of the mean square."""
    squares = [(100 * (measured[name] - wanted) / (abs(wanted) or 1)) ** 2 for name, wanted in target.items()]
    return math.sqrt(sum(squares) / len(squares))


def cost(lab: Lab, change: Change, races: int) -> list[Figure]:
    """What else the change brings."""
    return compared(lab.setting, lab.run(races), lab.changed(change).run(races))
