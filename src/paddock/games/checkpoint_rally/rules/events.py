"""What happens in a race, for the log. Each has its words as `log-…`; what its numbers mean is in telling.py."""

from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box

LAID_OUT = 1
CHOSE_CAR = 2
DREW = 3
DREW_NOTHING = 4
STARTED = 5
PLACED = 6
REPLACED = 7
KEPT = 8
DROVE = 9
MARKED = 10
REFRESHED = 11
ROW_TILE = 12
TOOK = 13
DISCARDED = 14
RESHUFFLED = 15
ACTED_DRAW = 16
LINE_CROSSED = 17
FINISHED = 18
ONE_CHANCE = 19
CHANCE_OVER = 20
TIME_IS_UP = 21
RACE_ENDED = 22
TIME_SPENT = 23


@rule
def laid(tile: int, turn: int, cell: int) -> int:
    """A tile, how it is turned and where it lies, as one number."""
    return (tile * box.SIDES + turn) * box.CELLS + cell


@rule
def way(start: int, end: int) -> int:
    """From one cell to another, as one number."""
    return start * box.CELLS + end


@rule
def three(first: int, second: int, third: int) -> int:
    """The tiles of a row, or gaps in it, as one number."""
    return ((first + 1) * (box.TILES + 1) + second + 1) * (box.TILES + 1) + third + 1


def what_was_laid(number: int) -> tuple[int, int, int]:
    """The tile, how it is turned, and its cell."""
    return number // box.CELLS // box.SIDES, number // box.CELLS % box.SIDES, number % box.CELLS


def which_way(number: int) -> tuple[int, int]:
    """The cell where it began, and the one where it ended."""
    return divmod(number, box.CELLS)


def which_three(number: int) -> tuple[int, int, int]:
    """The tiles of a row, NOTHING for a gap."""
    rest, third = divmod(number, box.TILES + 1)
    first, second = divmod(rest, box.TILES + 1)
    return first - 1, second - 1, third - 1
