"""Other rules and other numbers on the same deals: what they change."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from paddock.core.editions import edition
from paddock.core.words import Say
from paddock.lab.estimates import Figure, difference, judged
from paddock.lab.measures import Measure, measures_of
from paddock.lab.racing import Races, Setting

Change = Mapping[str, str | int]  # options of the rules and numbers of the box, by their names


def changed(setting: Setting, change: Change) -> Setting:
    """The same with other rules or numbers: a name with a dot is that of a number of the box."""
    known = {option.name for option in setting.game.options}
    options = {name: str(value) for name, value in change.items() if name in known}
    numbers = {name: int(value) for name, value in change.items() if name not in known}
    game = edition(setting.game, numbers) if numbers else setting.game
    return replace(setting, game=game, options={**setting.options, **options})


def differences(before: Races, after: Races, measures: Sequence[Measure], prefix: str = "") -> list[Figure]:
    """How much more there is of everything after a change, deal by deal."""
    return [
        Figure(
            f"{prefix}{measure.name}",
            measure.say,
            difference(measure.take(before), measure.take(after)),
            measure.unit,
            0.0,
        )
        for measure in measures
    ]


def compared(setting: Setting, before: Races, after: Races) -> list[Figure]:
    """All of it, judged together."""
    return judged(differences(before, after, measures_of(setting.game, before)))


def change_named(change: Change) -> Say:
    """A change in a line."""
    return Say("lab-change", change=", ".join(f"{name} = {value}" for name, value in change.items()))
