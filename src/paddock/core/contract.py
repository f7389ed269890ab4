"""The calls that every game answers, as names that code for all games may use.

`Game.bind` gives them the meaning of one game; unbound they answer nothing. `outlook` and `far_enough` a game may leave
as they are.
"""

from collections.abc import MutableSequence
from typing import Any

from paddock.core.errors import RuleError
from paddock.core.rule import rule

State = Any
Numbers = MutableSequence[int]


@rule
def setup(s: State) -> None:
    """Lay out a race from the options already in `s`."""
    raise unbound("setup")


@rule
def verdict(s: State, move: int) -> int:
    """0 if the seat to act may make that move, else the number of the reason why not."""
    raise unbound("verdict")


@rule
def legal(s: State, out: Numbers) -> int:
    """Write the legal moves of the seat to act into `out`, return how many."""
    raise unbound("legal")


@rule
def play(s: State, move: int) -> None:
    """Make a legal move, and go on until somebody must decide or the race is over."""
    raise unbound("play")


@rule
def side_of(s: State, seat: int) -> int:
    """The side that a seat plays for."""
    raise unbound("side_of")


@rule
def scores(s: State, out: Numbers) -> None:
    """Write the points of each side so far."""
    raise unbound("scores")


@rule
def places(s: State, out: Numbers) -> None:
    """Write the place of each side, 1 for the winner; equal sides share a place."""
    raise unbound("places")


@rule
def sheet(s: State, side: int, line: int) -> int:
    """The points of one side on one line of the score sheet."""
    raise unbound("sheet")


@rule
def redeal(s: State, seat: int) -> None:
    """Deal again, at random, everything that a seat cannot know, consistent with all it does know."""
    raise unbound("redeal")


@rule
def policy(s: State, moves: Numbers, n: int) -> int:
    """Choose one of n legal moves: quick and sensible, from what the seat to act may know."""
    raise unbound("policy")


@rule
def sensible(s: State, moves: Numbers, n: int) -> int:
    """Drop, in place, those of n legal moves that cannot make sense; return how many are left, at least one."""
    raise unbound("sensible")


@rule
def outlook(s: State, out: Numbers) -> None:
    """Write the points that each side may expect to end with: those so far, unless a game knows better."""
    scores(s, out)


@rule
def far_enough(s: State, root: State) -> bool:
    """Whether a playout that began at `root` may stop at `s` and count by its outlook: never, unless a game says so."""
    return False


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """Write what a seat knows as numbers, for learners."""
    raise unbound("observe")


def unbound(call: str) -> RuleError:
    """The error of asking no game in particular."""
    return RuleError("rule-unbound", call=call)
