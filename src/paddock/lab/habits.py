"""Who drives in the lab: levels, personas and restrictions as habits, which run compiled (see core/watching.py)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.moves import Family, families_of
from paddock.core.watching import AT_RANDOM, LEANING, LEANS, SENSIBLE, THOUGHTS
from paddock.lab.table import LAB

INSTINCT = "instinct"  # the level at which the game's net drives
LEVELS = {  # of a thousand moves: any, any sensible one; the others are the policy's, or the net's
    "random": (1000, 0),
    "learner": (500, 0),
    "driver": (0, 250),
    "policy": (0, 0),
    INSTINCT: (0, 0),
}
NEVER, ALWAYS = -100, 100


@dataclass(frozen=True)
class Habit:
    """A level, and how it leans to families of moves: from -100, never if there is anything else, to 100."""

    level: str = "policy"
    leanings: Mapping[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        """As `habit` reads it, where it is one of those."""
        return "+".join(f"{name}:{lean}" for name, lean in self.leanings.items()) or self.level

    def of(self, game: Game) -> "Habit":
        """The same, if one can drive like that in a game: not each has a net, and no edition."""
        if self.level == INSTINCT and game.weights is None:
            raise BadOption("no-net", game=game.name)
        return self

    def numbers(self, game: Game) -> npt.NDArray[np.int32]:
        """As kernels read it."""
        found = np.zeros(LEANING + game.moves, np.int32)
        found[AT_RANDOM], found[SENSIBLE] = LEVELS[self.level]
        if self.level == INSTINCT and game.weights:
            found[THOUGHTS] = game.weights.seats
        found[LEANS] = bool(self.leanings)
        for name, lean in self.leanings.items():
            family = family_of(game, name)
            found[LEANING + family.first : LEANING + family.first + family.count] = lean
        return found


def habits(game: Game, of_seats: Sequence[Habit]) -> npt.NDArray[np.int32]:
    """The habits of all seats in one array."""
    rows = [habit.numbers(game) for habit in of_seats]
    return np.concatenate((np.full(1, len(rows[0]), np.int32), *rows))


def family_of(game: Game, name: str) -> Family:
    """A family of moves by its name."""
    families = {family.name: family for family in families_of(game.package)}
    if name not in families:
        raise BadOption("lab-no-family", LAB, name=name, allowed=tuple(families))
    return families[name]


def habit(game: Game, name: str) -> Habit:
    """A level or a persona by its name, or leanings of one's own: `attacker`, `driver`, `attack:80+discard:-50`."""
    if name in LEVELS:
        return Habit(name).of(game)
    if name in game.personas:
        return Habit(leanings=game.personas[name])
    if ":" in name:
        return Habit(leanings=leanings(game, name))
    raise BadOption("lab-no-habit", LAB, name=name, allowed=(*LEVELS, *game.personas))


def leanings(game: Game, text: str) -> dict[str, int]:
    """Families with how much one leans to them: `attack:80,discard:-50`."""
    found = {}
    for part in text.split("+"):
        name, _, number = part.partition(":")
        family_of(game, name)
        try:
            found[name] = int(number)
        except ValueError:
            raise BadOption("lab-bad-leaning", LAB, text=part) from None
        if not NEVER <= found[name] <= ALWAYS:
            raise BadOption("lab-bad-leaning", LAB, text=part)
    return found
