"""What one may think of doing, and why it cannot be done."""

from typing import Any

from paddock.core.game import message_ids
from paddock.core.words import Say
from paddock.games.road_rally.rules import box, state, verdicts
from paddock.games.road_rally.rules.course import tile_of
from paddock.games.road_rally.rules.decks import deck_size
from paddock.games.road_rally.rules.legality import at_store, legal
from paddock.games.road_rally.rules.moves import MOVES, SCORE_STAGE, STAY_SILENT, build, drive, is_build, way_of
from paddock.games.road_rally.rules.plays import is_mixed
from paddock.games.road_rally.rules.state import State

REASONS = message_ids(verdicts)


def thinkable(s: State) -> list[int]:
    """The legal moves, cards of two colours, and every tile that is not laid."""
    moves = [0] * MOVES
    found = list(moves[: legal(s, moves)])
    if s.phase == state.DRIVING and not at_store(s):
        held = [kind for kind in range(box.KINDS) if s.hand[s.turn][kind]]
        pairs = {tuple(int(kind in (one, other)) for kind in range(box.KINDS)) for one in held for other in held}
        found += [
            drive(play) for play in range(box.STORE, box.PLAYS) if box.PLAY_CARDS[play] in pairs and is_mixed(play)
        ]
    if s.phase == state.ASKED:
        return [STAY_SILENT, SCORE_STAGE]
    if s.phase == state.BUILDING:
        return [build(way) for way in range(box.COURSE_WAYS)]
    return found


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of."""
    facts: dict[str, Any] = {"stage": s.stage + 1, "count": deck_size(s, s.turn)}
    if is_build(move):
        facts["tile"] = box.TILES[tile_of(way_of(move))]
    return Say(f"why-{REASONS[reason]}", **facts)


def reaction(s: State) -> int | None:
    """A reached stage asks everybody who may still score."""
    return STAY_SILENT if s.phase == state.ASKED else None
