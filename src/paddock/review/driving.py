"""How somebody drives: errors and luck over many reviewed races of a game, and by kind of decision."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import reduce
from math import sqrt
from operator import add
from statistics import fmean, stdev
from typing import Any

from paddock.core.game import Game
from paddock.core.moves import families_of
from paddock.review.findings import Decision, Player

MISTAKES = 12  # of a race, the worst, that can be tried again


@dataclass(frozen=True)
class Errors:
    """What decisions gave away of the chance of winning."""

    decisions: int = 0
    lost: float = 0.0  # wins
    doubt: float = 0.0  # the square of the standard error of that
    errors: int = 0
    blunders: int = 0

    @classmethod
    def of(cls, decisions: Sequence[Decision]) -> "Errors":
        """All of them together."""
        return cls(
            len(decisions),
            sum(each.loss for each in decisions),
            sum(each.error**2 for each in decisions),
            sum(each.is_error for each in decisions),
            sum(each.is_blunder for each in decisions),
        )

    def __add__(self, other: "Errors") -> "Errors":
        return Errors(
            self.decisions + other.decisions,
            self.lost + other.lost,
            self.doubt + other.doubt,
            self.errors + other.errors,
            self.blunders + other.blunders,
        )

    @property
    def error(self) -> float:
        """The driving error: thousandths of a win a decision."""
        return 1000 * self.lost / max(1, self.decisions)

    @property
    def error_error(self) -> float:
        """The standard error of that."""
        return 1000 * sqrt(self.doubt) / max(1, self.decisions)


@dataclass(frozen=True)
class Driven:
    """How somebody drove in a race, in short: it is kept, so that many races are summed up without their reviews."""

    luck: float
    result: float
    adjusted: float
    errors: Errors
    kinds: dict[str, Errors]  # by the family of the move that was made
    mistakes: list[Decision]  # the worst first

    @classmethod
    def of(cls, game: Game, player: Player, decisions: Sequence[Decision]) -> "Driven":
        """From the review of a race; the decisions are those of the player."""
        mistakes = sorted((each for each in decisions if each.is_error), key=lambda each: -each.loss)[:MISTAKES]
        kinds = by_kind(game, decisions)
        return cls(player.luck, player.result, player.adjusted, Errors.of(decisions), kinds, mistakes)

    @classmethod
    def from_json(cls, facts: dict[str, Any]) -> "Driven":
        """From plain values."""
        kinds = {name: Errors(**errors) for name, errors in facts["kinds"].items()}
        mistakes = [Decision(**each) for each in facts["mistakes"]]
        return cls(**{**facts, "errors": Errors(**facts["errors"]), "kinds": kinds, "mistakes": mistakes})

    def as_json(self) -> dict[str, Any]:
        """As plain values."""
        return asdict(self)


def driven_by_seat(game: Game, review: dict[str, Any]) -> dict[int, Driven]:
    """How each seat drove, from a review as it is kept."""
    decisions: dict[int, list[Decision]] = {}
    for each in review["decisions"]:
        decisions.setdefault(each["seat"], []).append(Decision(**each))
    return {
        each["seat"]: Driven.of(game, Player(**each), decisions.get(each["seat"], [])) for each in review["players"]
    }


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


def driving(driven: Sequence[Driven]) -> Driving:
    """How somebody drives a game, by one race at least."""
    luck, luck_error = mean(race.luck for race in driven)
    adjusted, adjusted_error = mean(race.adjusted for race in driven)
    kinds: dict[str, Errors] = {}
    for race in driven:
        for name, errors in race.kinds.items():
            kinds[name] = kinds.get(name, Errors()) + errors
    return Driving(
        len(driven),
        reduce(add, (race.errors for race in driven)),
        luck,
        luck_error,
        fmean(race.result for race in driven),
        adjusted,
        adjusted_error,
        dict(sorted(kinds.items(), key=lambda pair: -pair[1].lost)),
    )


def by_kind(game: Game, decisions: Iterable[Decision]) -> dict[str, Errors]:
    """Errors by the family of the move that was made; nothing where a game has no families."""
    families = families_of(game.package)
    found: dict[str, list[Decision]] = {}
    for decision in decisions:
        for family in families:
            if family.first <= decision.move < family.first + family.count:
                found.setdefault(family.name, []).append(decision)
    return {name: Errors.of(ones) for name, ones in found.items()}


def mean(values: Iterable[float]) -> tuple[float, float | None]:
    """The mean of several races, and its standard error; of one race nobody knows that."""
    found = list(values)
    return fmean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else None
