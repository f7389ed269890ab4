"""The calls that every game answers, as names that code for all games may use.

`Game.bind` gives them the meaning of one game; unbound they answer nothing. The calls at the end a game gets for
nothing: they follow from the others, or have an answer that it may leave as it is.
"""

from collections.abc import MutableSequence
from typing import Any

from paddock.core.errors import RuleError
from paddock.core.rule import rule

State = Any
Scratch = Any
Numbers = MutableSequence[int]

OK, RACE_OVER, NO_SUCH_MOVE = range(3)  # verdicts of every game; its own reasons come after them
MOVES, LINES = 0, 0  # how many moves and lines of the score sheet a game has: given to the calls that need them


@rule
def setup(s: State) -> None:
    """Lay out a race from the options already in `s`; every other field has its default."""
    raise unbound("setup")


@rule
def refusal(s: State, move: int) -> int:
    """OK if the seat to act may make that move in a race under way, else the number of the reason why not."""
    raise unbound("refusal")


@rule
def play(s: State, move: int) -> None:
    """Make a legal move, and go on until somebody must decide or the race is over."""
    raise unbound("play")


@rule
def sheet(s: State, side: int, line: int) -> int:
    """The points of one side on one line of the score sheet."""
    raise unbound("sheet")


@rule
def redeal(s: State, seat: int, scratch: Scratch) -> None:
    """Deal again, at random, everything that a seat cannot know, consistent with all it does know."""
    raise unbound("redeal")


@rule
def policy(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """Choose one of n legal moves: quick and sensible, from what the seat to act may know."""
    raise unbound("policy")


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """Write what a seat knows as numbers, for learners."""
    raise unbound("observe")


def unbound(call: str) -> RuleError:
    """The error of asking no game in particular."""
    return RuleError("rule-unbound", call=call)


# ---- What follows from these -------------------------------------------------------------------


@rule
def verdict(s: State, move: int) -> int:
    """OK, or the number of the reason why the seat to act may not make that move."""
    if s.over:
        return RACE_OVER
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    return refusal(s, move)


@rule
def legal(s: State, out: Numbers) -> int:
    """Write the legal moves of the seat to act into `out`, return how many: those that nothing forbids."""
    n = 0
    for move in range(MOVES):
        if refusal(s, move) == OK:
            out[n] = move
            n += 1
    return n


@rule
def points(s: State, side: int) -> int:
    """The points of a side so far: all lines of its score sheet."""
    total = 0
    for line in range(LINES):
        total += sheet(s, side, line)
    return total


@rule
def did_better(s: State, side: int, other: int) -> bool:
    """Whether a side stands before another: by points, unless a game counts otherwise or breaks ties."""
    return points(s, side) > points(s, other)


@rule
def scores(s: State, out: Numbers) -> None:
    """Write the points of each side so far."""
    for side in range(s.sides):
        out[side] = points(s, side)


@rule
def places(s: State, out: Numbers) -> None:
    """Write the place of each side, 1 for the winner: everybody stands behind those who did better."""
    for side in range(s.sides):
        out[side] = 1
        for other in range(s.sides):
            if did_better(s, other, side):
                out[side] += 1


@rule
def outlook(s: State, out: Numbers) -> None:
    """Write the points that each side may expect to end with: those so far, unless a game knows better."""
    scores(s, out)


@rule
def far_enough(s: State, root: State) -> bool:
    """Whether a playout that began at `root` may stop at `s` and count by its outlook: never, unless a game says so."""
    return False


@rule
def side_of(s: State, seat: int) -> int:
    """The side that a seat plays for: its own, unless a game has teams."""
    return seat


@rule
def sensible(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """Drop, in place, those of n legal moves that cannot make sense; return how many are left: all, by default."""
    return n


@rule
def pace(s: State) -> int:
    """How far a race under way has come: those of one pace may meet the same chance. What is past never comes back.

    A game in which equal races always ask chance equally often need not say.
    """
    return 0


@rule
def tally(s: State, move: int, counts: Numbers) -> None:
    """Before a move is made, count what a review tells of the way on: nothing, unless a game names its tallies.

    Those of each side stand together, in the order of their names.
    """


@rule
def net(s: State, moves: Numbers, n: int, paper: Any) -> None:
    """Write what a trained network thinks of n legal moves: nothing, unless a game has one; see `net.py`."""
