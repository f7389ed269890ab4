"""The rules. A move is a speed."""

from paddock.core.chance import below
from paddock.core.contract import NO_SUCH_MOVE, OK, Scratch
from paddock.core.events import emit
from paddock.core.layout import Array, RaceState, i8
from paddock.core.rule import rule

SEATS, FASTEST, ROUNDS = 5, 6, 8
SAME_SPEED = NO_SUCH_MOVE + 1  # why a move is refused
SET, SAW, DROVE, STRAYED, MET = range(5)  # what happens


class State(RaceState):
    """The round, the die that lies open, and every car."""

    round: i8 = 1
    die: i8
    speed: Array[i8, SEATS]  # set in secret; 0: not yet
    last: Array[i8, SEATS]  # of the round before
    miles: Array[i8, SEATS]


@rule
def setup(s: State) -> None:
    """One die lies open before anybody sets a speed."""
    s.die = 1 + below(s, FASTEST)


@rule
def refusal(s: State, move: int) -> int:
    """Any speed but the last one."""
    return NO_SUCH_MOVE if move == 0 else SAME_SPEED if move == s.last[s.turn] else OK


@rule
def play(s: State, move: int) -> None:
    """One after another sets a speed; then the fog lifts."""
    s.speed[s.turn] = move
    emit(s, SET, s.turn, move, 0)
    s.turn = (s.turn + 1) % s.seats
    if s.turn == 0:
        lift_the_fog(s)


@rule
def lift_the_fog(s: State) -> None:
    """Of the open die and a second one the higher tells how fast one may be; all drive at once."""
    sight = max(s.die, 1 + below(s, FASTEST))
    emit(s, SAW, 0, sight, 0)
    for seat in range(s.seats):
        drive(s, seat, sight)
    for seat in range(s.seats):
        s.last[seat] = s.speed[seat]
        s.speed[seat] = 0
    s.over = 1 if s.round == ROUNDS else 0
    s.round += 1 - s.over
    s.die = 1 + below(s, FASTEST)


@rule
def drive(s: State, seat: int, sight: int) -> None:
    """Who is too fast leaves the road, who meets a car of the same speed must wait."""
    speed, meets = s.speed[seat], 0
    for other in range(s.seats):
        meets += s.speed[other] == speed
    if speed > sight or meets > 1:
        emit(s, STRAYED if speed > sight else MET, seat, speed, 0)
    else:
        s.miles[seat] += speed
        emit(s, DROVE, seat, speed, s.miles[seat])


@rule
def sheet(s: State, side: int, line: int) -> int:
    """A mile is a point."""
    return s.miles[side]


@rule
def redeal(s: State, seat: int, scratch: Scratch) -> None:
    """Hidden are the speeds that others have set: each may be any but their last."""
    for other in range(s.seats):
        if other != seat and s.speed[other]:
            s.speed[other] = 1 + (s.last[other] + below(s, FASTEST - (s.last[other] > 0))) % FASTEST
