"""The score sheet, and who has won."""

from paddock.core.contract import points
from paddock.core.rule import given, rule
from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.order import place_of
from paddock.games.road_rally.rules.state import State

OWN_LINE, OTHERS_LINE, FINISH_LINE, CHECKPOINTS_LINE, TILES_LINE = range(len(box.LINES))


@rule
def sheet(s: State, side: int, line: int) -> int:
    """A line of the score sheet: points are public as they are won (ruling 55)."""
    return s.won[side][line]


# Victory points, stage and checkpoint tiles (ruling 54).
points_so_far = given(points, sheet=sheet, LINES=len(box.LINES))


@rule
def did_better(s: State, side: int, other: int) -> bool:
    """Most points win; of equal drivers the one whose car is ahead (ruling 53)."""
    mine, theirs = points_so_far(s, side), points_so_far(s, other)
    return mine > theirs or (mine == theirs and place_of(s, side) < place_of(s, other))
