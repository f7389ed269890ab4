"""Where the components of Road Rally USA are."""

from typing import Any

from paddock.games.road_rally.rules.box import CHECKPOINT_POINTS, FLAG_TAKEN, KINDS, NOBODY, STAGE_TILE_POINTS, STAGES
from paddock.games.road_rally.rules.scoring import CHECKPOINTS_LINE, TILES_LINE
from paddock.games.road_rally.rules.state import SCORED


def census(s: Any) -> list[list[int]]:
    """Movement cards of each seat by kind, wherever they lie, and the stage cards that each was dealt."""
    assert s.square.count(FLAG_TAKEN) * CHECKPOINT_POINTS == sum(won[CHECKPOINTS_LINE] for won in s.won)
    taken = [seat for seat in s.tile_of if seat != NOBODY]
    assert len(taken) * STAGE_TILE_POINTS == sum(won[TILES_LINE] for won in s.won)
    for stage in range(STAGES):
        assert (s.fate[stage] == SCORED) == (s.scorer[stage] != NOBODY)
        assert s.scorer[stage] in (NOBODY, s.holder[stage])
    assert sorted(s.order[: s.seats]) == list(range(s.seats))
    positions = [s.at[seat] for seat in s.order[: s.seats]]
    assert positions == sorted(positions, reverse=True)
    return [[cards(s, seat, kind) for kind in range(KINDS)] + [s.holder.count(seat)] for seat in range(s.seats)]


def cards(s: Any, seat: int, kind: int) -> int:
    """Cards of a kind in hand, draw deck and discard pile of a seat."""
    places = [s.hand[seat][kind], s.deck[seat][kind], s.discarded[seat][kind]]
    assert all(count >= 0 for count in places)
    return int(sum(places) + s.top[seat][: s.tops[seat]].count(kind))


def lying(s: Any) -> set[tuple[str, int]]:
    """Each kind of movement card and each stage card with each place where one lies."""
    places = {
        f"{pile} {seat}": getattr(s, pile)[seat] for pile in ("hand", "deck", "discarded") for seat in range(s.seats)
    }
    movement = {(place, kind) for place, cards in places.items() for kind in range(KINDS) if cards[kind]}
    tops = {(f"deck {seat}", kind) for seat in range(s.seats) for kind in s.top[seat][: s.tops[seat]]}
    return movement | tops | {(f"stage of {s.holder[stage]}", stage) for stage in range(STAGES)}
