"""How champions would go on from a position of a finished race."""

import secrets
from dataclasses import dataclass

from paddock.bots.thinking import think
from paddock.core.race import Race
from paddock.core.winning import Winning, winning
from paddock.core.words import Say

LONGEST = 6  # decisions
PLAYOUTS = 400  # after it


@dataclass(frozen=True)
class Made:
    """A move of the line."""

    step: int
    seat: int
    move: int
    label: Say


def champions_line(race: Race, seconds: float) -> tuple[list[Made], Winning]:
    """How champions go on from here, each by what its seat knows, and the true chances of winning after that.

    The race is played on.
    """
    line: list[Made] = []
    while not race.over and len(line) < LONGEST:
        seat, moves = race.turn, race.moves()
        move = moves[0]
        if len(moves) > 1:
            world = race.world(seat, secrets.randbits(63))
            move = think(race.game, world, milliseconds=1000 * seconds / LONGEST, until_decided=True).move
            line.append(Made(race.step + 1, seat, move, race.choice(move).label))
        race.play(move)
    return line, winning(race.game, race.state, playouts=PLAYOUTS, cores=1)
