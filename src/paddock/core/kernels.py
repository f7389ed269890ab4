"""What a batch does to one of its races: the same few steps for every game, on every machine.

All have one shape, so that each machine needs one loop: `s` is the state of race `i`, `moves` and `scratch` are paper
to write on, `inputs`, `outputs` and `number` whatever the step takes and gives.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from paddock.core.chance import race_seed
from paddock.core.contract import (
    Numbers,
    Scratch,
    State,
    legal,
    net,
    observe,
    places,
    play,
    redeal,
    scores,
    sheet,
    unbound,
    verdict,
)
from paddock.core.playout import begin, policy_playout, random_playout
from paddock.core.rule import rule
from paddock.core.watching import watched


@rule
def one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """One of the steps below; each binding says which."""
    raise unbound("one")


@rule
def begin_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """Lay out race i of those of the seed `number`, counted from the one given."""
    begin(s, race_seed(number, inputs[0] + i))


@rule
def legal_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """Mark the legal moves of race i in its row; none when it is over."""
    for move in range(outputs.shape[1]):
        outputs[i, move] = 0
    if s.over == 0:
        for k in range(legal(s, moves)):
            outputs[i, moves[k]] = 1


@rule
def verdict_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """The verdict on the move given for race i; a race that is over takes none and says 0."""
    outputs[i, 0] = 0
    if s.over == 0:
        outputs[i, 0] = verdict(s, inputs[i])


@rule
def play_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """Make the move given for race i, unless it is over."""
    if s.over == 0:
        play(s, inputs[i])


@rule
def random_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """Play race i on at random for at most `number` moves."""
    outputs[i, 0] += random_playout(s, moves, number)


@rule
def policy_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """Play race i on by policy for at most `number` moves."""
    outputs[i, 0] += policy_playout(s, moves, scratch, number)


@rule
def watch_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """Play race i on by everybody's habits for at most `number` moves, and note what is seen in its row."""
    watched(s, moves, scratch, inputs, outputs[i], number)


@rule
def scores_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """The points of each side of race i."""
    scores(s, outputs[i])


@rule
def places_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """The place of each side of race i."""
    places(s, outputs[i])


@rule
def sheet_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """The score sheet of race i, side after side."""
    lines = outputs.shape[1] // s.sides
    for side in range(s.sides):
        for line in range(lines):
            outputs[i, side * lines + line] = sheet(s, side, line)


@rule
def redeal_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """Deal race i again, as it may be for all that the seat `number` knows."""
    redeal(s, number, scratch)


@rule
def observe_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """What the seat to act in race i knows, as numbers."""
    observe(s, s.turn, outputs[i])


@rule
def net_one(s: State, i: int, moves: Numbers, scratch: Scratch, inputs: Any, outputs: Any, number: int) -> None:
    """What the game's net thinks of race i."""
    if s.over == 0:
        net(s, moves, legal(s, moves), outputs[i])


@dataclass(frozen=True)
class Kernel:
    """A step, what its outputs are made of, and whether it makes `number` moves, which may come one after another."""

    step: Callable[..., None]
    output: type[np.generic] = np.int32
    moves: bool = False


KERNELS = {
    "begin": Kernel(begin_one),
    "legal": Kernel(legal_one, np.bool_),
    "verdict": Kernel(verdict_one),
    "play": Kernel(play_one),
    "random": Kernel(random_one, moves=True),
    "policy": Kernel(policy_one, moves=True),
    "watch": Kernel(watch_one, moves=True),
    "scores": Kernel(scores_one),
    "places": Kernel(places_one),
    "sheet": Kernel(sheet_one),
    "redeal": Kernel(redeal_one),
    "observe": Kernel(observe_one, np.int16),
    "net": Kernel(net_one),
}
