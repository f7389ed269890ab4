"""How much is luck: a bot that knows that all others move at random, and tries every move against that.

Each sensible move is followed by playouts in which the others go on at random and the own side by policy; the one that
wins most is made. What such a driver still loses, no bot can be asked to win.

python benchmarks/alone.py road-rally-usa --variant sprint --bot luck:BestAnswer --others random --games 400
"""

from typing import Any

import numpy as np

from paddock.core.chance import below, seed_chance, word
from paddock.core.compiled import constant
from paddock.core.contract import Numbers, Scratch, State, legal, places, play, policy, redeal, scores, side_of
from paddock.core.cpu import compiled
from paddock.core.events import emit, silence
from paddock.core.game import Game
from paddock.core.rule import rule

PLAYOUTS = 400  # of each move
LONGEST = 2000  # moves in a playout
LEAD = 0.0001  # what a point counts against a win: it decides between equal chances


@rule
def worth(
    root: Any, world: Any, move: int, moves: Numbers, scratch: Any, points: Any, seed: int, playouts: int
) -> float:
    """How often a move wins against random moves, and a little of the lead."""
    total = 0.0
    for i in range(playouts):
        world[0] = root[0]
        s = world[0]
        seed_chance(s, seed + i)
        redeal(s, s.turn, scratch[0])
        side = side_of(s, s.turn)
        play(s, move)
        finish(s, side, moves, scratch[0])
        places(s, points)
        total += points[side] == 1
        scores(s, points)
        for other in range(s.sides):
            total += LEAD * (points[side] - points[other])
    return total / playouts


@rule
def finish(s: State, side: int, moves: Numbers, scratch: Scratch) -> None:
    """One side by policy, all others at random."""
    made = 0
    while s.over == 0 and made < LONGEST:
        n = legal(s, moves)
        play(s, policy(s, moves, n, scratch) if side_of(s, s.turn) == side else moves[below(s, n)])
        made += 1


class BestAnswer:
    """Tries every sensible move."""

    def prepare(self, game: Game) -> None:
        """Compile before the first move."""
        binding = game.bind(compiled, {emit: silence}, constant)
        self._worth = compiled(binding(worth, wrap=lambda function: function))

    def move(self, game: Game, world: Any) -> int:
        """The move that wins most."""
        tried = game.sensible_moves(world)
        if len(tried) == 1:
            return tried[0]
        dtype = game.state.dtype()
        root = np.frombuffer(world.to_bytes(), dtype)
        copy, scratch = np.empty(1, dtype), np.zeros(1, game.scratch.dtype())
        moves, points = np.empty(game.moves, np.int16), np.empty(world.sides, np.int32)
        seed = word(world) << 31
        return max(tried, key=lambda move: self._worth(root, copy, move, moves, scratch, points, seed, PLAYOUTS))
