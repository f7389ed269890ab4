"""How somebody drives: errors and luck over many reviewed races of a game, and by kind of decision."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from paddock.core.game import Game
from paddock.core.moves import families_of
from paddock.review.findings import Decision, Player


@dataclass(frozen=True)
class Driven:
    """A race in which somebody drove: how, and all decisions of theirs with a choice."""

    player: Player
    decisions: Sequence[Decision]


@dataclass(frozen=True)
class Errors:
    """What decisions gave away: the driving error is in thousandths of a win a decision."""

    decisions: int
    error: float
    error_error: float
    errors: int
    blunders: int
    share: float  # of a win that all of them gave away

    @classmethod
    def of(cls, decisions: Sequence[Decision]) -> "Errors":
        """All of them together."""
        lost, doubt, count = (
            sum(each.loss for each in decisions),
            sum(each.error**2 for each in decisions),
            len(decisions),
        )
        return cls(
            count,
            1000 * lost / max(1, count),
            1000 * sqrt(doubt) / max(1, count),
            sum(each.is_error for each in decisions),
            sum(each.is_blunder for each in decisions),
            lost,
        )


@dataclass(frozen=True)
class Driving:
    """All races of a game: errors, luck and results a race, with standard errors, and errors by kind of decision."""

    races: int
    errors: Errors
    luck: float
    luck_error: float | None
    result: float
    adjusted: float
    adjusted_error: float | None
    kinds: dict[str, Errors]  # those first in which most was given away


def driving(game: Game, driven: Sequence[Driven]) -> Driving:
    """How somebody drives a game, by one race at least."""
    decisions = [decision for race in driven for decision in race.decisions]
    luck, luck_error = mean(race.player.luck for race in driven)
    adjusted, adjusted_error = mean(race.player.adjusted for race in driven)
    return Driving(
        len(driven),
        Errors.of(decisions),
        luck,
        luck_error,
        fmean(race.player.result for race in driven),
        adjusted,
        adjusted_error,
        by_kind(game, decisions),
    )


def by_kind(game: Game, decisions: Iterable[Decision]) -> dict[str, Errors]:
    """Errors by the family of the move that was made; nothing where a game has no families."""
    families = families_of(game.package)
    found: dict[str, list[Decision]] = {}
    for decision in decisions:
        for family in families:
            if family.first <= decision.move < family.first + family.count:
                found.setdefault(family.name, []).append(decision)
    errors = {name: Errors.of(ones) for name, ones in found.items()}
    return dict(sorted(errors.items(), key=lambda pair: -pair[1].share))


def mean(values: Iterable[float]) -> tuple[float, float | None]:
    """The mean of several races, and its standard error; of one race nobody knows that."""
    found = list(values)
    return fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else None
