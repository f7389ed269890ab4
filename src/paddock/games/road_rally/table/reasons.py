"""What one may think of doing, and why it cannot be done."""

from typing import Any

from paddock.core.game import message_ids
from paddock.core.words import Say
from paddock.games.road_rally.rules import box, state, verdicts
from paddock.games.road_rally.rules.dealing import deck_size
from paddock.games.road_rally.rules.legality import at_store, is_mixed, legal
from paddock.games.road_rally.rules.moves import BUILD, DRIVE, MOVES, SCORE_STAGE, STAY_SILENT
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
            DRIVE + play for play in range(box.STORE, box.PLAYS) if box.PLAY_CARDS[play] in pairs and is_mixed(play)
        ]
    if s.phase == state.ASKED:
        return [STAY_SILENT, SCORE_STAGE]
    if s.phase == state.BUILDING:
        return [BUILD + way for way in range(2 * len(box.TILES))]
    return found


def why_not(s: State, move: int, reason: int) -> Say:
    """The reason, with what it speaks of."""
    facts: dict[str, Any] = {"stage": s.stage + 1, "count": deck_size(s, s.turn)}
    if BUILD <= move < MOVES:
        facts["tile"] = box.TILES[(move - BUILD) // 2]
    return Say(f"why-{REASONS[reason]}", **facts)
