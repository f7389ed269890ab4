"""Who has won: the least time of those who visited everything. Points are for display alone (ruling 45)."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules.box import BONUS, CHECKPOINT_POINTS, LINES
from paddock.games.checkpoint_rally.rules.driving import count_cells
from paddock.games.checkpoint_rally.rules.state import State

CHECKPOINTS_LINE, MINUTES_LINE, BONUS_LINE = range(len(LINES))


@rule
def sheet(s: State, side: int, line: int) -> int:
    """Points for checkpoints, a point off for each minute, the bonus of those who finished."""
    if line == CHECKPOINTS_LINE:
        return CHECKPOINT_POINTS * count_cells(s.tokens[side])
    if line == MINUTES_LINE:
        return -(s.time[side] + bonus_of(s, side))
    return bonus_of(s, side)


@rule
def bonus_of(s: State, side: int) -> int:
    """Minutes taken off for the order of finishing."""
    return BONUS[s.seats][s.finished[side] - 1] if s.finished[side] else 0


@rule
def scores(s: State, out: Numbers) -> None:
    """Points by side."""
    for side in range(s.sides):
        out[side] = CHECKPOINT_POINTS * count_cells(s.tokens[side]) - s.time[side]


@rule
def places(s: State, out: Numbers) -> None:
    """Everybody stands behind those who did better."""
    for side in range(s.sides):
        out[side] = 1
        for other in range(s.sides):
            if did_better(s, other, side):
                out[side] += 1


@rule
def did_better(s: State, one: int, other: int) -> bool:
    """Finished in less time, or earlier in the same (ruling 40); else with more checkpoints, then less time (43)."""
    if s.finished[one] and s.finished[other]:
        if s.time[one] != s.time[other]:
            return s.time[one] < s.time[other]
        return s.finished[one] < s.finished[other]
    if s.finished[one] or s.finished[other]:
        return s.finished[one] != 0
    visited = count_cells(s.tokens[one]) - count_cells(s.tokens[other])
    if visited:
        return visited > 0
    return s.time[one] < s.time[other]
