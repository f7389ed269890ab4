"""Instinct: a trained network at the wheel. It does not think ahead; its favourite move is what it plays."""

from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np

from paddock.core.batch import machine
from paddock.core.contract import Numbers, State, legal, net
from paddock.core.cpu import Cpu
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.rule import rule
from paddock.core.weights import Weights


class Instinct:
    """Plays what a network that `paddock learn` has trained likes best."""

    at_once = True

    def __init__(self, folder: str) -> None:
        try:
            self._weights = Weights.load(Path(folder) / "net.npz")
        except (OSError, ValueError, TypeError) as error:
            raise BadOption("bad-net", path=folder) from error
        self._game: Game | None = None

    def prepare(self, game: Game) -> None:
        """Compile the net before the first move."""
        if game.is_edition or not self._weights.is_of(game.features, game.moves):
            raise BadOption("other-net", game=game.name)
        self._game = replace(game, trained=self._weights)
        self._favourite = cast(Cpu, machine("cpu", self._game)).compiled("instinct", favourite)
        self._states = np.zeros(1, game.state.dtype())
        self._moves = np.zeros(game.moves, np.int16)
        self._paper = np.zeros(self._weights.paper_size, np.int32)
        self._thoughts = self._paper[self._weights.seats :]

    def move(self, game: Game, world: Any) -> int:
        """The net's favourite."""
        if self._game is None:
            self.prepare(game)
        self._states[:] = np.frombuffer(world.to_bytes(), self._states.dtype)
        return int(self._favourite(self._states, self._moves, self._paper, self._thoughts))


@rule
def favourite(states: Any, moves: Numbers, paper: Any, thoughts: Any) -> int:
    """The legal move of which the net thinks most; of equals the first."""
    s: State = states[0]
    n = legal(s, moves)
    net(s, moves, n, paper)
    best = 0
    for k in range(1, n):
        if thoughts[k] > thoughts[best]:
            best = k
    return moves[best]
