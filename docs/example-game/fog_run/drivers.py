"""How bots drive, and what learners are told."""

from fog_run.rules import FASTEST, ROUNDS, SEATS, State
from paddock.core.contract import Numbers, Scratch
from paddock.core.features import amount, category
from paddock.core.rule import rule

MILES = tuple(amount(f"car.{step}.miles", FASTEST * ROUNDS) for step in range(SEATS))
SPEEDS = tuple(category(name, FASTEST + 1) for name in ("die", "own-speed", *(f"car.{k}.last" for k in range(SEATS))))
FEATURES = (category("round", ROUNDS, low=1), *SPEEDS[:2], *MILES, *SPEEDS[2:])


@rule
def policy(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The most miles to expect; a liking of its own keeps equal drivers apart."""
    best, chosen = -1, moves[0]
    for k in range(n):
        speed = moves[k]
        worth = speed * (FASTEST if speed <= s.die else FASTEST + 1 - speed)
        worth += FASTEST * ((speed + s.turn + s.round) % s.seats == 0)
        if worth > best:
            best, chosen = worth, speed
    return chosen


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """Round, die and own speed, then miles and last speed of every car from the own one on."""
    out[0], out[1], out[2] = s.round, s.die, s.speed[seat]
    for step in range(SEATS):
        out[3 + step] = s.miles[(seat + step) % SEATS]
        out[3 + SEATS + step] = s.last[(seat + step) % SEATS]
