"""What could not be known: the thing in another hand that decided most what a move was worth."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from paddock.core.batch import Batch
from paddock.core.game import Game
from paddock.core.winning import share_error
from paddock.review.measure import FIRST, Judged

LOOKED = 400  # worlds
LEAST = 20  # of them in which somebody holds a thing, and in which he does not
DECIDES = 0.1  # of the chance of winning
SURE = 3.0  # standard errors: many things are looked at


@dataclass(frozen=True)
class Held:
    """Who held what, and the chance of winning after the move where that is so and where it is not."""

    seat: int
    part: str
    held: float
    otherwise: float
    error: float  # the standard error of their difference


def decisive(game: Game, judged: Judged) -> Held | None:
    """What another seat held, of all that its driver could not know, if it surely made a difference to the move."""
    state, seat = judged.choice.state, judged.choice.seat
    worlds = dealt(game, judged)
    others = [other for other in range(state.seats) if other != seat]
    found = [
        each
        for other in others
        for part in sorted(set(game.holding(state, other)))
        if (each := compared_by(judged, other, part, [part in game.holding(world, other) for world in worlds]))
    ]
    return max(found, key=lambda each: abs(each.held - each.otherwise), default=None)


def dealt(game: Game, judged: Judged) -> list[Any]:
    """The first of the worlds in which the decision was judged."""
    batch = Batch.of(game, [judged.choice.state], min(LOOKED, judged.worlds), judged.seed, FIRST, cores=1)
    batch.redeal(judged.choice.seat)
    return [game.state.from_bytes(world.tobytes()) for world in batch.states]


def compared_by(judged: Judged, seat: int, part: str, is_held: list[bool]) -> Held | None:
    """How the move that was played did where a seat holds a thing, and where it does not."""
    held = np.array(is_held)
    won = judged.won[0, : len(held)]
    count, others = int(held.sum()), int((~held).sum())
    if min(count, others) < LEAST:
        return None
    there, elsewhere = float(won[held].mean()), float(won[~held].mean())
    error = sqrt(share_error(there, count) ** 2 + share_error(elsewhere, others) ** 2)
    surely = abs(there - elsewhere) > max(DECIDES, SURE * error)
    return Held(seat, part, there, elsewhere, error) if surely else None
