"""Move your car: along connecting roads, paying for each tile entered, marking checkpoints on the way."""

from paddock.core.contract import OK
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, events, verdicts
from paddock.games.checkpoint_rally.rules.state import State


@rule
def may_drive(s: State, cell: int, side: int) -> int:
    """Roads of any type connect where both tiles have an exit (ruling 35); cars never block (ruling 36)."""
    beyond = box.NEXT[cell][side]
    if beyond == box.NOTHING:
        return verdicts.OFF_THE_BOARD
    if not box.EXITS[s.tile[cell]][s.turned[cell]] >> side & 1:
        return verdicts.NO_ROAD_OUT
    if s.tile[beyond] == box.NOTHING:
        return verdicts.NO_TILE_AHEAD
    return OK if box.EXITS[s.tile[beyond]][s.turned[beyond]] >> box.OPPOSITE[side] & 1 else verdicts.NO_ROAD_IN


@rule
def may_drive_two(s: State, seat: int, first: int, second: int) -> int:
    """Two tiles in one action; turning back is allowed (ruling 34), going on from the last checkpoint is not (38)."""
    reason = may_drive(s, s.at[seat], first)
    if reason != OK:
        return reason
    middle = box.NEXT[s.at[seat]][first]
    if would_finish(s, seat, middle):
        return verdicts.LAST_CHECKPOINT_ENDS
    return may_drive(s, middle, second)


@rule
def would_finish(s: State, seat: int, cell: int) -> bool:
    """Whether entering a cell visits the last checkpoint."""
    wanted = box.MAPS[s.map][s.card[seat]]
    return wanted >> cell & 1 != 0 and (s.tokens[seat] | 1 << cell) == wanted


@rule
def step(s: State, seat: int, side: int) -> int:
    """Drive onto the next tile; the minutes it takes."""
    start = s.at[seat]
    cell = box.NEXT[start][side]
    minutes = enter(s, seat, cell)
    emit(s, events.DROVE, seat, events.way(start, cell), minutes)
    mark_checkpoint(s, seat, cell)
    return minutes


@rule
def enter(s: State, seat: int, cell: int) -> int:
    """The car on a tile, at the minutes that it needs for that road."""
    s.at[seat] = cell
    s.driven[seat] |= 1 << cell
    return box.MINUTES[s.car[seat]][box.ROAD[s.tile[cell]]]


@rule
def mark_checkpoint(s: State, seat: int, cell: int) -> None:
    """Passing or stopping, a checkpoint of the own card is marked at once (ruling 37)."""
    wanted = box.MAPS[s.map][s.card[seat]]
    if not wanted >> cell & 1 or s.tokens[seat] >> cell & 1:
        return
    s.tokens[seat] |= 1 << cell
    emit(s, events.MARKED, seat, cell, count_cells(s.tokens[seat]))


@rule
def has_visited_all(s: State, seat: int) -> bool:
    """Whether every checkpoint of the card is marked."""
    return s.tokens[seat] == box.MAPS[s.map][s.card[seat]]


@rule
def count_cells(cells: int) -> int:
    """How many cells are in a set."""
    count = 0
    for cell in range(box.CELLS):
        count += cells >> cell & 1
    return count


@rule
def connected(s: State, cell: int, side: int) -> bool:
    """Whether a car can drive over that side."""
    return may_drive(s, cell, side) == OK


@rule
def can_drive_somewhere(s: State, cell: int) -> bool:
    """Whether any road leads on from a cell."""
    for side in range(box.SIDES):
        if connected(s, cell, side):
            return True
    return False
