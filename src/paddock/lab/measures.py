"""Measures of a race: what one asks of every game, as one number a race."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.words import Say
from paddock.lab.racing import Races
from paddock.lab.table import LAB, Column


@dataclass(frozen=True)
class Measure:
    """How it is taken of every race, and its unit: "%" or nothing."""

    name: str
    take: Callable[[Races], Column]
    unit: str = ""
    is_told: bool = True  # whether people are told of it, and not only machines

    @property
    def say(self) -> Say:
        """What it is called."""
        return Say(f"happened-{self.name}" if self.is_event else f"lab-measure-{self.name.replace('_', '-')}")

    @property
    def is_event(self) -> bool:
        """Whether it counts an event of the game, which has the words for it."""
        return self.name not in MEASURES


def first_wins(races: Races) -> Column:
    """The share of the win of the side that makes the first move."""
    return 100 * races.won[np.arange(len(races)), races.table["begins"]]


def margin(races: Races) -> Column:
    """By how many points the best score is above the next."""
    scores = np.sort(races.scores, axis=1)
    return scores[:, -1] - scores[:, -2]


MEASURES = {
    measure.name: measure
    for measure in (
        Measure("first", first_wins, "%"),
        Measure("length", lambda races: races.table["moves"]),
        Measure("decisions", lambda races: races.table["decisions"]),
        Measure("lead_changes", lambda races: races.table["lead_changes"]),
        Measure("unchanged", lambda races: 100 * (races.table["lead_changes"] == 0), "%"),
        Measure("ahead_from", lambda races: races.table["ahead_from"], "%"),
        Measure("winner_led", lambda races: races.table["winner_led"], "%"),
        Measure("shared", lambda races: 100 * (races.table["winner"] < 0), "%"),
        Measure("best_score", lambda races: races.scores.max(axis=1)),
        Measure("mean_score", lambda races: races.scores.mean(axis=1)),
        Measure("margin", margin),
    )
}


def measure(name: str) -> Measure:
    """A measure by its name."""
    name = name.strip().replace("-", "_")
    if name not in MEASURES:
        raise BadOption("lab-no-measure", LAB, name=name, allowed=tuple(MEASURES))
    return MEASURES[name]


def measures_of(game: Game, races: Races) -> list[Measure]:
    """All measures: those of every game, and its events."""
    speak = game.words("en")
    return [
        *MEASURES.values(),
        *(event_measure(column, speak) for column in races.table if column.startswith("event_")),
    ]


def event_measure(column: str, speak: object) -> Measure:
    """How often an event happens in a race; people are told if the game has words for it."""
    name = column.removeprefix("event_")
    return Measure(name, lambda races: races.table[column], "", f"happened-{name}" in speak)  # type: ignore[operator]


# ---- What is asked for -------------------------------------------------------------------------

UNTIL = re.compile(r"\s*([\w-]+)\s*(?:±|\+-|\+/-)\s*([\d.]+)\s*%?\s*")


def precision(text: str) -> tuple[Measure, float]:
    """`first ± 0.5 %`: a measure, and half the width that its interval may have."""
    found = UNTIL.fullmatch(text)
    if not found or not float(found[2]):
        raise BadOption("lab-bad-until", LAB, text=text)
    return measure(found[1]), float(found[2])


def target(text: str) -> dict[str, float]:
    """`first=50,length=50`: what measures should be."""
    found = {}
    for part in text.split(","):
        name, _, number = part.partition("=")
        try:
            found[measure(name).name] = float(number)
        except ValueError:
            raise BadOption("lab-bad-target", LAB, text=part) from None
    return found
