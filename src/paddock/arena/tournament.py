"""What is played: every pairing of some bots, in sets of games that share their chance."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from paddock.bots import bot
from paddock.core.chance import race_seed
from paddock.core.editions import edition
from paddock.core.errors import BadOption, PaddockError
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race

ARENA = "paddock.arena"


class GameSet(NamedTuple):
    """Games of one pairing on the same deal, the bots rotated through the sides. Sets sort in the order of play."""

    number: int
    pairing: int


@dataclass(frozen=True)
class Tournament:
    """A game with all its options, the bots and the seed: all that the results depend on."""

    game: str
    rules: int
    variant: str
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int
    changes: tuple[tuple[str, int], ...] = ()  # of its box, if an edition is played

    @classmethod
    def of(
        cls,
        game: str | Game,
        bots: Sequence[str],
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> "Tournament":
        """A tournament that can be played; refuses, with the reason, one that cannot."""
        game = REGISTRY.find(game)
        race = Race.start(game, seats, seed, variant, options=options)
        if race.state.sides < 2:
            raise BadOption("arena-one-side", ARENA, seats=race.state.seats)
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise BadOption("arena-bots", ARENA, found=tuple(bots))
        for name in bots:
            check_bot(name)
        record = race.record
        chosen = tuple(sorted(record.options.items()))
        changes = tuple(record.changes.items())
        return cls(game.name, game.version, record.variant, record.seats, chosen, tuple(bots), seed, changes)

    @property
    def edition(self) -> Game:
        """The game, with what its box changes; not kept, since tournaments go to other processes."""
        return edition(self.game, dict(self.changes))

    @cached_property
    def pairings(self) -> list[tuple[str, str]]:
        """Each bot with each other, once."""
        return list(combinations(self.bots, 2))

    @cached_property
    def sides(self) -> int:
        """How many play against each other: partners are one side."""
        return int(self.race(0).state.sides)

    @property
    def set_size(self) -> int:
        """How many games a set has."""
        return len(line_ups("a", "b", self.sides))

    def seed_of(self, number: int) -> int:
        """The chance of a set: the same for every pairing and every game in it."""
        return race_seed(self.seed, number)

    def race(self, number: int) -> Race:
        """The deal of a set, before its first move."""
        return Race.start(self.edition, self.seats, self.seed_of(number), self.variant, options=dict(self.options))

    def line_ups(self, pairing: int) -> list[tuple[str, ...]]:
        """Who plays for which side in each game of a set."""
        return line_ups(*self.pairings[pairing], self.sides)


def line_ups(first: str, second: str, sides: int) -> list[tuple[str, ...]]:
    """Each bot alone against the other on all other sides, once from every side; for two sides both are the same."""

    def alone(one: str, others: str) -> list[tuple[str, ...]]:
        return [tuple(one if side == own else others for side in range(sides)) for own in range(sides)]

    return list(dict.fromkeys(alone(first, second) + alone(second, first)))


def check_bot(name: str) -> None:
    """Refuse a bot that cannot be made, before anybody waits for it."""
    try:
        bot(name)
    except PaddockError:
        raise
    except Exception as error:  # whatever a stranger's code does
        raise BadOption("bad-bot-module", name=name, detail=repr(error)) from error
