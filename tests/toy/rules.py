from paddock.core.box import read_box, require
from paddock.core.contract import OK, Numbers, Scratch
from paddock.core.events import emit
from paddock.core.layout import Array, RaceState, i8
from paddock.core.rule import rule
from tests.toy.pace import pace

GOAL = 10
BOX = read_box(__package__)
FAR = BOX["far"]
require(FAR != 13, "unlucky", far=FAR)


class Line(RaceState):
    overdrive: i8
    way: i8
    visited: Array[i8, 2, 3]


@rule
def setup(s: Line) -> None:
    s.sides = s.seats
    s.way = 0


@rule
def refusal(s: Line, move: int) -> int:
    return OK


@rule
def legal(s: Line, out: Numbers) -> int:
    for move in range(3):
        out[move] = move
    return 3


@rule
def play(s: Line, move: int) -> None:
    s.way += pace(move) * (FAR if s.overdrive else 1)
    emit(s, 1, s.turn, move, s.way)
    if s.way >= GOAL:
        s.over = 1
    s.turn = (s.turn + 1) % s.seats


@rule
def side_of(s: Line, seat: int) -> int:
    return seat


@rule
def sheet(s: Line, side: int, line: int) -> int:
    return s.way


@rule
def did_better(s: Line, side: int, other: int) -> bool:
    return False


@rule
def redeal(s: Line, seat: int, scratch: Scratch) -> None:
    """Nothing is hidden."""


@rule
def policy(s: Line, moves: Numbers, n: int, scratch: Scratch) -> int:
    return moves[n - 1]


@rule
def sensible(s: Line, moves: Numbers, n: int, scratch: Scratch) -> int:
    return n


@rule
def observe(s: Line, seat: int, out: Numbers) -> None:
    out[0] = s.way
