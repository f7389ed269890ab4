"""Who has won: the least time of those who visited everything. Points are for display alone (ruling 45)."""

from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.rules.driving import count_cells
from paddock.games.checkpoint_rally.rules.state import State

CHECKPOINTS_LINE, MINUTES_LINE, BONUS_LINE = range(len(box.LINES))


@rule
def sheet(s: State, side: int, line: int) -> int:
    """Points for checkpoints, a point off for each minute, the bonus of those who finished."""
    if line == CHECKPOINTS_LINE:
        return box.CHECKPOINT_POINTS * count_cells(s.tokens[side])
    if line == MINUTES_LINE:
        return -(s.time[side] + bonus_of(s, side))
    return bonus_of(s, side)


@rule
def bonus_of(s: State, side: int) -> int:
    """Minutes taken off for the order of finishing."""
    return box.BONUS[s.seats][s.finished[side] - 1] if s.finished[side] else 0


@rule
def did_better(s: State, side: int, other: int) -> bool:
    """Finished in less time, or earlier in the same (ruling 40); else with more checkpoints, then less time (43)."""
    if s.finished[side] and s.finished[other]:
        if s.time[side] != s.time[other]:
            return s.time[side] < s.time[other]
        return s.finished[side] < s.finished[other]
    if s.finished[side] or s.finished[other]:
        return s.finished[side] != 0
    visited = count_cells(s.tokens[side]) - count_cells(s.tokens[other])
    if visited:
        return visited > 0
    return s.time[side] < s.time[other]
