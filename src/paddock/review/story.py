"""A race once more: what was decided, where chance came in, and the positions whose worth tells the two apart.

The *graph* is the chance of winning from the true position. A move leads from one *position* to the next; if it asks
chance, the position after the decision and before its chance lies between them: the same state, whose chance is begun
anew, and the move made first. Positions from which playouts must go on alike are one: after a move that the policy
would have made there, too, and after a move that asked no chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from paddock.core.batch import Batch
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.record import Record

START, CHANCE, DECISION = "start", "chance", "decision"


@dataclass(frozen=True)
class Position:
    """Where playouts begin: a state, None before the deal; and the move that is made first, if any."""

    state: Any
    move: int | None = None


@dataclass(frozen=True)
class Point:
    """A point of the graph: after which move, what led there, and the number of its position."""

    step: int
    cause: str
    position: int


@dataclass(frozen=True)
class Choice:
    """A decision with a choice: the number of the move, the state before it, and what was played."""

    step: int
    state: Any
    move: int

    @property
    def seat(self) -> int:
        """Who decided."""
        return int(self.state.turn)


class Story:
    """Every position of a race, the points of its graph and its decisions."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self._replay(Race.load(game, record.begun()), record.moves)
        self.points = [Point(0, START, 0), Point(0, CHANCE, 1)]
        self.positions = [Position(None), Position(self.states[0])]
        for k, move in enumerate(record.moves):
            self._add(k, move)

    def _replay(self, race: Race, moves: Sequence[int]) -> None:
        self.states = [race.state.copy()]
        for move in moves:
            race.play(move)
            self.states.append(race.state.copy())
        self.race = race

    def _add(self, k: int, move: int) -> None:
        """The points after a move."""
        after = self.states[k + 1]
        asked_chance = list(self.states[k].chance) != list(after.chance)
        if self.has_choice[k]:
            if not self.is_as_policy[k]:
                self.positions.append(Position(self.states[k], move) if asked_chance else Position(after))
            self.points.append(Point(k + 1, DECISION, len(self.positions) - 1))
        if asked_chance:
            self.positions.append(Position(after))
        if asked_chance or not self.has_choice[k]:
            self.points.append(Point(k + 1, CHANCE, len(self.positions) - 1))

    @cached_property
    def has_choice(self) -> Any:
        """For each move whether there was another one."""
        return self._before().legal().sum(axis=1) > 1

    @cached_property
    def is_as_policy(self) -> Any:
        """For each move whether the policy, without asking chance, would have made it, too."""
        made, by_policy = self._before(), self._before()
        made.play(np.array(self.record.moves), check=False)
        by_policy.playout("policy", limit=1)
        return [one.tobytes() == other.tobytes() for one, other in zip(made.states, by_policy.states, strict=True)]

    def _before(self) -> Batch:
        return Batch.of(self.game, self.states[:-1])

    @cached_property
    def choices(self) -> list[Choice]:
        """The decisions with a choice, in their order."""
        moves = enumerate(self.record.moves)
        return [Choice(k + 1, self.states[k], move) for k, move in moves if self.has_choice[k]]
