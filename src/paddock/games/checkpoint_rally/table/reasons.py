"""Why not: reasons in words, and the moves that one may think of."""

from typing import Any

from paddock.core.contract import OK
from paddock.core.game import message_ids
from paddock.core.words import Say
from paddock.games.checkpoint_rally.rules import box, moves, state, verdicts
from paddock.games.checkpoint_rally.rules.driving import may_drive, would_finish
from paddock.games.checkpoint_rally.rules.state import State

REASONS = message_ids(verdicts)


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of: the cell, the corner, the limit."""
    facts: dict[str, Any] = {}
    if s.turn < s.seats and not s.over:
        facts["corner"] = box.CELL_IDS[s.corner[s.turn]]
        facts["count"] = s.held[s.turn] - box.HAND
    cell = cell_meant(s, move)
    facts["cell"] = box.CELL_IDS[cell] if cell != box.NOTHING else ""
    return Say(f"why-{REASONS[reason]}", **facts)


def cell_meant(s: State, move: int) -> int:
    """The cell that a refusal speaks of: where a tile would lie, or the first tile that a drive cannot enter."""
    if moves.is_placement(move):
        return moves.cell_of(move)
    if not moves.is_drive(move) or s.at[s.turn] == box.NOTHING:
        return box.NOTHING
    first = moves.first_side_of(move)
    middle = box.NEXT[s.at[s.turn]][first]
    if not moves.is_drive_two(move):
        return middle
    if may_drive(s, s.at[s.turn], first) != OK or would_finish(s, s.turn, middle):
        return middle
    return box.NEXT[middle][moves.second_side_of(move)]


def reaction(s: State) -> int | None:
    """Nobody is ever asked to react."""
    return None


def thinkable(s: State) -> list[int]:
    """Whatever one may want to do with the tiles in hand, the row and the car."""
    if s.phase == state.CHOOSING:
        return [moves.choose(car) for car in range(box.CARS)]
    held = range(s.held[s.turn])
    if s.phase == state.DISCARDING:
        return [moves.discard(place) for place in held]
    ways = [(place, turn) for place in held for turn in range(box.SIDES)]
    if s.phase == state.STARTING:
        return [moves.place(*way, s.corner[s.turn]) for way in ways]
    placed = [moves.place(*way, cell) for way in ways for cell in range(box.CELLS)]
    kept = [moves.keep(*way, cell) for way in ways for cell in range(box.CELLS) if s.gps[s.turn] and keepable(s, cell)]
    taken = [moves.take(place) for place in range(box.ROW) if s.row[place] != box.NOTHING]
    return [*thinkable_drives(s), moves.DRAW, moves.REFRESH, *taken, *placed, *kept]


def keepable(s: State, cell: int) -> bool:
    """Whether a tile lies there that no car is on, and an update is left to keep it."""
    return s.gps[s.turn] > 0 and s.tile[cell] != box.NOTHING and cell not in s.at[: s.seats]


def thinkable_drives(s: State) -> list[int]:
    """To every neighbour, and on from those that can be reached."""
    here = s.at[s.turn]
    found = []
    for first in range(box.SIDES):
        beyond = box.NEXT[here][first]
        if beyond != box.NOTHING:
            found.append(moves.drive(first))
            if may_drive(s, here, first) == OK:
                inside = [second for second in range(box.SIDES) if box.NEXT[beyond][second] != box.NOTHING]
                found += [moves.drive_two(first, second) for second in inside]
    return found
