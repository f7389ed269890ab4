"""Points, and who has won."""

from paddock.core.contract import points
from paddock.core.rule import given, rule
from paddock.games.road_kill_rally.rules import box
from paddock.games.road_kill_rally.rules.damage import wipe_out_points
from paddock.games.road_kill_rally.rules.setup import side_of
from paddock.games.road_kill_rally.rules.state import State

PLACE_LINE = 0
FIGURES_LINE = 1
SHOTS_LINE = FIGURES_LINE + box.TARGETS
WIPE_OUT_LINE = SHOTS_LINE + 1
ALONE_LINE = WIPE_OUT_LINE + 1
ALL_LINES = len(box.LINES)
PAID_PLACES = len(box.PLACE_POINTS)


@rule
def seat_points(s: State, seat: int, line: int) -> int:
    """What one driver has on a line."""
    if line == PLACE_LINE:
        return box.PLACE_POINTS[s.place[seat] - 1] if 1 <= s.place[seat] <= PAID_PLACES else 0
    if line < SHOTS_LINE:
        return box.TARGET_POINTS[line - FIGURES_LINE] * s.kills[seat][line - FIGURES_LINE]
    if line == SHOTS_LINE:
        return box.SHOOT_POINTS * s.shots[seat]
    if line == WIPE_OUT_LINE:
        return -s.wipe_outs[seat] * wipe_out_points(s)
    return 0


@rule
def seat_total(s: State, seat: int) -> int:
    """All lines of one driver."""
    points = 0
    for line in range(ALL_LINES):
        points += seat_points(s, seat, line)
    return points


@rule
def drives_alone(s: State, side: int) -> bool:
    """In a race of teams, the odd player whose score counts twice."""
    return s.sides < s.seats and side + s.sides >= s.seats


@rule
def sheet(s: State, side: int, line: int) -> int:
    """A line of the score sheet; the last doubles the score of a driver without a team mate (ruling 37)."""
    if line == ALONE_LINE:
        return seat_total(s, side) if drives_alone(s, side) else 0
    points = 0
    for seat in range(side, s.seats, s.sides):
        points += seat_points(s, seat, line)
    return points


points_of = given(points, sheet=sheet, LINES=ALL_LINES)


@rule
def arrival(s: State, side: int) -> int:
    """The place of a side's first finisher; without one later than all, by the option in the order of the coin."""
    first = box.SEATS + 1
    for seat in range(s.seats):
        if side_of(s, seat) == side and s.place[seat]:
            first = min(first, s.place[seat])
    if first > box.SEATS and s.final_tie:
        for seat in range(s.seats):
            if s.coin[seat] == side:
                return box.SEATS + 2 + seat
    return first


@rule
def coin_decides(s: State) -> bool:
    """Whether some sides are level that have no car across the line."""
    for side in range(s.sides):
        for other in range(side):
            waiting = arrival(s, side) > box.SEATS and arrival(s, other) > box.SEATS
            if waiting and points_of(s, side) == points_of(s, other):
                return True
    return False


@rule
def did_better(s: State, side: int, other: int) -> bool:
    """Most points win; level, who crossed the line first; nobody there, they share the place (rulings 10 and 35)."""
    mine, theirs = points_of(s, side), points_of(s, other)
    return mine > theirs or (mine == theirs and arrival(s, side) < arrival(s, other))
