"""The lab: a game with somebody at the wheel, asked from Python."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from paddock.core.batch import every_core
from paddock.core.errors import BadOption
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.lab import openness as open_outcome
from paddock.lab.compare import Change, changed, compared
from paddock.lab.estimates import Figure, mean
from paddock.lab.habits import Habit, habit
from paddock.lab.matrix import Matrix, matrix, without
from paddock.lab.measures import Measure, precision
from paddock.lab.openness import Openness, openness
from paddock.lab.racing import Races, Setting, decisions, pieces, races, shown
from paddock.lab.results import Figures
from paddock.lab.study import Study, study
from paddock.lab.table import LAB, Column, Table
from paddock.lab.usage import family_named
from paddock.lab.worth import worth

USUAL = 20_000  # races
ENOUGH = 100_000_000  # races, after which no precision is waited for any more


class Lab:
    """Studies of one game with the same rules and the same drivers. Race i has the seed `race_seed(seed, i)`."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        variant: str | None = None,
        bots: str | Sequence[str | Habit] = "policy",
        seed: int = 0,
        device: str = "cpu",
        cores: int | None = None,
        **options: str,
    ) -> None:
        """`bots` is who drives: one for all, or one for each side; a level, a persona, leanings, or a Habit."""
        found = REGISTRY.find(game)
        names = [bots] if isinstance(bots, str) else list(bots)
        self.bots = ", ".join(map(str, names))
        drivers = tuple(each if isinstance(each, Habit) else habit(found, each) for each in names)
        self.setting = Setting(found, seats, variant, options, drivers, device, cores or every_core())
        self.seed = seed

    @property
    def game(self) -> Game:
        """The game that is studied."""
        return self.setting.game

    def run(self, count: int, first: int = 0, with_usage: bool = False) -> Races:
        """Races with all that is noted of them."""
        return races(self.setting, self.seed, first, count, with_usage)

    def running(self, count: int) -> Iterator[Races]:
        """The same, piece by piece."""
        return pieces(self.setting, self.seed, 0, count)

    def until(self, wanted: str | tuple[Measure, float]) -> Iterator[Races]:
        """Pieces of races, until `first ± 0.5 %` is known."""
        measure, half = precision(wanted) if isinstance(wanted, str) else wanted
        values: list[Column] = []
        for piece in pieces(self.setting, self.seed, 0, ENOUGH):
            yield piece
            values.append(measure.take(piece))
            found = mean(np.concatenate(values))
            if (found.high - found.low) / 2 <= half:
                return

    def races(self, count: int = USUAL) -> Table:
        """A row for each race."""
        return self.run(count).table

    def moves(self, races: int = 100) -> Table:
        """A row for each decision of so many races."""
        return decisions(self.setting, self.seed, 0, races)

    def race(self, number: int) -> Race:
        """One of the races, to be looked at, saved and replayed."""
        return shown(self.setting, self.seed, number)

    def changed(self, change: Change) -> "Lab":
        """The same lab with other rules or numbers."""
        other = Lab.__new__(Lab)
        other.setting, other.seed, other.bots = changed(self.setting, change), self.seed, self.bots
        return other

    def compare(self, first: Change, second: Change, count: int = USUAL) -> Figures:
        """What there is more of with the second rules than with the first, on the same deals; `{}` is the lab's own."""
        before, after = self.changed(first).run(count), self.changed(second).run(count)
        return Figures(self.game, compared(self.setting, before, after))

    def worth(self, of: str, count: int = USUAL) -> Figures:
        """What things are worth: cards, cars, skills, whatever the game has that differs from seat to seat."""
        assets = {asset.name: asset for asset in self.game.assets}
        if of not in assets:
            raise BadOption("lab-no-asset", LAB, name=of, allowed=tuple(assets))
        return Figures(self.game, worth(self.run(count), assets[of]))

    def study(self, count: int = USUAL) -> Study:
        """The standard report."""
        return study(self, self.running(count))

    def openness(self, count: int = open_outcome.RACES) -> Openness:
        """How long it stays open who wins, in so many races."""
        return openness(self.setting, self.seed, self.run(count).table["moves"])

    def ladder(self, names: Sequence[str] = ("policy", "driver", "learner", "random"), deals: int = 1_000) -> Matrix:
        """Levels or personas, each alone among each other kind."""
        return matrix(self.setting, self.habits(names), self.seed, deals)

    def habits(self, names: Sequence[str]) -> Mapping[str, Habit]:
        """Levels and personas by their names."""
        return {name: habit(self.game, name) for name in names}

    def without(self, family: str, deals: int = 1_000) -> Figures:
        """How many wins in a hundred one gains who never makes a move of that kind."""
        found = without(self.setting, family, self.seed, deals)
        return Figures(self.game, [Figure(family, family_named(self.game, family), found, "%", 0.0)])
