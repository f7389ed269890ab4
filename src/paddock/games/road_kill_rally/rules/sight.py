"""Range, firing arc and line of sight, on the road as a strip of rows and lanes (ruling 38)."""

from paddock.core.contract import OK
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, verdicts
from paddock.games.road_kill_rally.rules.cars import car_at, wreck_at
from paddock.games.road_kill_rally.rules.road import bend
from paddock.games.road_kill_rally.rules.state import State


@rule
def aim(s: State, seat: int, row: int, lane: int, reach: int, arc: int, sight: int) -> int:
    """OK, or why a car cannot hit a space."""
    rows = row - s.row[seat]
    lanes = lane - s.lane[seat]
    if max(abs(rows), abs(lanes)) > reach:
        return verdicts.OUT_OF_RANGE
    if (arc == box.FRONT and rows <= 0) or (arc == box.REAR and rows >= 0):
        return verdicts.OUT_OF_ARC
    if sight and (rows or lanes):
        if bends_away(s, min(s.row[seat], row), max(s.row[seat], row)):
            return verdicts.HIDDEN_BY_BEND
        if car_between(s, s.row[seat], s.lane[seat], row, lane):
            return verdicts.HIDDEN_BY_CAR
    return OK


@rule
def bends_away(s: State, low: int, high: int) -> bool:
    """Whether the road turns more than 45 degrees between two rows."""
    heading = 0
    least = 0
    most = 0
    for row in range(low + 1, high + 1):
        heading += bend(s, row)
        least = min(least, heading)
        most = max(most, heading)
    return most - least > box.SEEN_BEND


@rule
def car_between(s: State, row: int, lane: int, to_row: int, to_lane: int) -> bool:
    """Whether a car or a wreck stands on a space that the straight line crosses; corners do not count."""
    distance = abs(to_row - row)
    way = 1 if to_row > row else -1
    for step in range(1, distance):
        if lane == to_lane:
            if stands(s, row + way * step, lane):
                return True
        else:
            if 2 * step <= distance and stands(s, row + way * step, lane):
                return True
            if 2 * step >= distance and stands(s, row + way * step, to_lane):
                return True
    return False


@rule
def stands(s: State, row: int, lane: int) -> bool:
    """Whether a car or a wreck is there."""
    return car_at(s, row, lane) != box.NOBODY or wreck_at(s, row, lane)
