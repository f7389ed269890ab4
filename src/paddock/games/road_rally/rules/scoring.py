"""The score sheet, and who has won."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_rally.rules.box import LINES
from paddock.games.road_rally.rules.state import State

OWN_LINE, OTHERS_LINE, FINISH_LINE, CHECKPOINTS_LINE, TILES_LINE = range(len(LINES))
ALL_LINES = len(LINES)


@rule
def sheet(s: State, side: int, line: int) -> int:
    """A line of the score sheet: points are public as they are won (ruling 55)."""
    return s.won[side][line]


@rule
def points_so_far(s: State, side: int) -> int:
    """Victory points, stage tiles and checkpoint tiles (ruling 54)."""
    points = 0
    for line in range(ALL_LINES):
        points += s.won[side][line]
    return points


@rule
def scores(s: State, out: Numbers) -> None:
    """Points by side."""
    for side in range(s.sides):
        out[side] = points_so_far(s, side)


@rule
def places(s: State, out: Numbers) -> None:
    """Most points win; of equal drivers the one whose car is ahead (ruling 53)."""
    for place in range(s.seats):
        seat = s.order[place]
        mine = points_so_far(s, seat)
        out[seat] = 1
        for other in range(s.seats):
            theirs = points_so_far(s, s.order[other])
            if theirs > mine or (theirs == mine and other < place):
                out[seat] += 1
