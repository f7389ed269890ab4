"""Settings: how races can be set up, and how many of each a learner plays that is to know them all."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from paddock.core.game import Game


@dataclass(frozen=True)
class Setting:
    """How a race is set up; what is not said is as usual."""

    seats: int | None = None
    variant: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)

    def prepared(self, game: Game) -> Any:
        """The state of such a race, not yet dealt."""
        return game.prepare_new(self.seats, self.variant, self.options)


def plain_settings(game: Game) -> list[Setting]:
    """Every variant and number of seats with its usual options, the most usual first."""
    return [Setting(seats, variant) for variant, seats in product(game.variants, game.seats)]


def mixed_settings(game: Game, races: int, pick: Random) -> Iterator[tuple[Setting, int]]:
    """All settings with how many of the races they get: half for the first variant, a quarter for others, and a quarter
    for all of them with options drawn at random.
    """
    plain = plain_settings(game)
    first = [each for each in plain if each.variant == game.variants[0]]
    others = [each for each in plain if each.variant != game.variants[0]]
    drawn = [Setting(each.seats, each.variant, any_options(game, each, pick)) for each in plain if game.options]
    rest = races
    for group, share in ((drawn, races // 4), (others, races // 4)):
        each = share // len(group) if group else 0
        rest -= each * len(group)
        yield from ((setting, each) for setting in group if each)
    for k, setting in enumerate(first):
        count = rest * (k + 1) // len(first) - rest * k // len(first)
        yield from [(setting, count)] if count else []


def any_options(game: Game, setting: Setting, pick: Random) -> dict[str, str]:
    """A choice of every option at random; where an option does not matter, its default."""
    chosen = {option.name: pick.choice(option.choices) for option in game.options}
    s = game.prepare(setting.seats, setting.variant, chosen)
    idle = {option.name: option.choices[0] for option in game.options if option.matters and not option.matters(s)}
    return chosen | idle
