"""Nets: trained networks as rules. Whole numbers throughout, so that they say the same on every machine.

Every number of an observation fills one row of the first layer, a large one two: one for each digit. So the first layer
is a sum of rows, and still knows every number exactly. Two more layers say what is thought of each legal move and what
each seat may hope for. `paper` is what a net writes on, and where it leaves its answers: the hopes of all seats in
`paper[seat]`, then what it thinks of the legal moves, in their order.
"""

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Any

from paddock.core.contract import Numbers, State, observe
from paddock.core.rule import given, rule

if TYPE_CHECKING:
    from paddock.core.weights import Weights

FEATURE, LOW, LAST, STEP, VALUES, AT = range(6)  # of a digit: of which feature, its bounds, its worth, its rows
UNIT = 64  # of what layers give on, and of weights in a byte
FINE = 256  # of weights in two bytes
CEILING = 16 * UNIT  # of what a layer gives on
CERTAIN = UNIT * FINE  # the hope of who has won; less than nothing is for who will lose
NAT = UNIT * UNIT  # of what is thought of moves: a move that has so much more is e times as likely

Array = Any  # a memoryview in Python, an array where it is compiled
DIGITS = FIRST = FIRST_BIAS = MIDDLE = MIDDLE_BIAS = MOVES = MOVES_BIAS = HOPES = HOPES_BIAS = Array  # given to `think`


@rule
def think(s: State, moves: Numbers, n: int, paper: Any) -> None:
    """What the net thinks of n legal moves, and what every seat may hope for, as far as the seat to act can know."""
    thoughts = paper[len(HOPES_BIAS) :]
    first = thoughts[len(MOVES_BIAS) :]
    middle = first[len(FIRST_BIAS) :]
    known = middle[len(MIDDLE_BIAS) :]
    observe(s, s.turn, known)
    for j in range(len(FIRST_BIAS)):
        first[j] = FIRST_BIAS[j]
    for digit in range(len(DIGITS)):
        number = min(max(known[DIGITS[digit, FEATURE]] - DIGITS[digit, LOW], 0), DIGITS[digit, LAST])
        row = DIGITS[digit, AT] + number // DIGITS[digit, STEP] % DIGITS[digit, VALUES]
        for j in range(len(FIRST_BIAS)):
            first[j] += FIRST[row, j]
    for k in range(n):
        row = len(FIRST) - len(MOVES_BIAS) + moves[k]
        for j in range(len(FIRST_BIAS)):
            first[j] += FIRST[row, j]
    for j in range(len(FIRST_BIAS)):
        first[j] = min(max(first[j], 0), CEILING)
    for i in range(len(MIDDLE_BIAS)):
        total = MIDDLE_BIAS[i] + FINE // 2
        for j in range(len(FIRST_BIAS)):
            total += first[j] * MIDDLE[i, j]
        middle[i] = min(max(total // FINE, 0), CEILING)
    for k in range(n):
        total = MOVES_BIAS[moves[k]]
        for i in range(len(MIDDLE_BIAS)):
            total += middle[i] * MOVES[moves[k], i]
        thoughts[k] = total
    for step in range(s.seats):
        total = HOPES_BIAS[step]
        for i in range(len(MIDDLE_BIAS)):
            total += middle[i] * HOPES[step, i]
        paper[(s.turn + step) % s.seats] = min(max(total, -CERTAIN), CERTAIN)


def net_of(weights: "Weights", observe_own: Any) -> Any:
    """`think` with the weights of one game."""
    return given(think, **{name.upper(): array for name, array in vars(weights).items()}, observe=observe_own)


def shares(thoughts: Sequence[int]) -> list[float]:
    """How likely each move is, of what a net thinks of them."""
    best = max(thoughts)
    likely = [exp((thought - best) / NAT) for thought in thoughts]
    return [each / sum(likely) for each in likely]
