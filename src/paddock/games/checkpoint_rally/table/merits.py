"""What speaks for a move, as a newcomer is told it: how it serves the way to the checkpoints."""

from paddock.core.words import Say
from paddock.games.checkpoint_rally.rules import box, moves, state
from paddock.games.checkpoint_rally.rules.driving import would_finish
from paddock.games.checkpoint_rally.rules.placing import matches, place_minutes
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.table.choices import drive_minutes, way_of
from paddock.games.checkpoint_rally.table.names import cells

PLAIN = {moves.DRAW: "draw", moves.REFRESH: "refresh"}


def merit(s: State, move: int) -> Say | None:
    """By the kind of the move."""
    if moves.is_placement(move):
        return merit_of_placing(s, move)
    if moves.is_drive(move):
        return merit_of_driving(s, move)
    if moves.is_take(move):
        return Say("merit-take")
    if moves.is_discard(move):
        return Say("merit-discard")
    return Say(f"merit-{PLAIN.get(move, 'choose')}")


def merit_of_placing(s: State, move: int) -> Say | None:
    """What it takes, and whether it makes road onto a checkpoint; to keep a tile besides is for later races."""
    tile, turn, cell = s.hand[s.turn][moves.place_of(move)], moves.turn_of(move), moves.cell_of(move)
    if moves.is_keep(move):
        return None
    if s.phase == state.STARTING:
        return Say("merit-start")
    facts = {"minutes": place_minutes(s, tile, turn, cell), "cell": box.CELL_IDS[cell]}
    id = "merit-place-checkpoint" if open_checkpoints(s) >> cell & 1 else "merit-place"
    return Say(id, count=matches(s, tile, turn, cell).bit_count(), **facts)


def merit_of_driving(s: State, move: int) -> Say:
    """Checkpoints on the way; two tiles in one action leave nobody time to change them."""
    way = way_of(s, move)
    minutes = drive_minutes(s, way)
    found = sum(1 << cell for cell in set(way)) & open_checkpoints(s)
    if would_finish(s, s.turn, way[-1]) or (found and found == open_checkpoints(s)):
        return Say("merit-drive-finish", minutes=minutes)
    if found:
        return Say("merit-drive-checkpoint", minutes=minutes, cells=", ".join(cells(found)))
    return Say("merit-drive-two" if len(way) > 1 else "merit-drive", minutes=minutes)


def open_checkpoints(s: State) -> int:
    """Those of the own card that are still to be visited, as bits."""
    return int(box.MAPS[s.map][s.card[s.turn]] & ~s.tokens[s.turn])
