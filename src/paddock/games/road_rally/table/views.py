"""What a seat may see of a race, named from nothing."""

from typing import Any

from paddock.games.road_rally.rules import box, codes, state
from paddock.games.road_rally.rules.course import BUILT, is_backwards, is_complete, tile_of
from paddock.games.road_rally.rules.decks import deck_size, hand_size
from paddock.games.road_rally.rules.legality import legal
from paddock.games.road_rally.rules.moves import MOVES, play_of
from paddock.games.road_rally.rules.plays import colour_of
from paddock.games.road_rally.rules.scoring import CHECKPOINTS_LINE, points_so_far
from paddock.games.road_rally.rules.stages import may_still_score, points_for
from paddock.games.road_rally.rules.state import State
from paddock.games.road_rally.table.notes import landing

PHASES = {
    state.BUILDING: "building",
    state.DRIVING: "driving",
    state.AT_SHORTCUT: "at-shortcut",
    state.AT_GAS: "at-gas",
    state.AT_MECHANIC: "at-mechanic",
    state.EMPTY_HANDED: "empty-handed",
    state.ASKED: "asked",
    state.POINTS_OR_CARDS: "points-or-cards",
}
FATES = {state.UNREACHED: "unreached", state.BYPASSED: "bypassed", state.SCORED: "scored"}


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The course, the cars, discards, sizes and points are open to all; own cards are for their driver."""
    seen: dict[str, Any] = {
        "round": s.round,
        "course": course_in_view(s),
        "finish": s.finish,
        "squares": [box.SQUARES[s.square[space]] for space in range(s.finish)],
        "shortcuts": [[space, s.jump[space]] for space in range(s.finish) if s.jump[space]],
        "stages": [stage_in_view(s, stage) for stage in range(box.STAGES) if s.diner[stage]],
        "order": [s.order[place] for place in range(s.seats)],
        "line": [s.line[place] for place in range(s.seats)],
        "moved": s.moved,
        "stage": s.stage + 1 if s.phase in (state.ASKED, state.POINTS_OR_CARDS) and not s.over else None,
        "paying": paying_in_view(s),
        "resolved": [stage + 1 for stage in range(s.told_from, s.stage)],
        "placed": s.placed,
        "due": s.due if s.phase in (state.AT_SHORTCUT, state.AT_GAS, state.AT_MECHANIC) else None,
        "drivers": [driver_in_view(s, each) for each in range(s.seats)],
    }
    if seat is not None:
        seen |= own_in_view(s, seat)
    return seen


def phase(s: State) -> str | None:
    """What is being decided."""
    return PHASES[s.phase]


def course_in_view(s: State) -> dict[str, Any]:
    """The tiles in the order of the road, between start and finish tile; the course of the letters needs no code."""
    ways = [s.way[place] for place in range(1, min(s.laid, s.tiles + 1))]
    tiles = [(box.TILES[tile_of(way)], bool(is_backwards(way))) for way in ways]
    complete = is_complete(s)
    return {
        "set": box.TILE_SETS[s.short_tiles],
        "tiles": [list(tile) for tile in tiles],
        "count": s.tiles,
        "complete": complete,
        "built": s.course == BUILT,
        "code": codes.write(codes.number_of(tuple(tiles)), s) if complete and s.variant != state.BASE else None,
    }


def stage_in_view(s: State, stage: int) -> dict[str, Any]:
    """A stage, and who scored it."""
    return {
        "number": stage + 1,
        "at": s.diner[stage],
        "fate": FATES[s.fate[stage]],
        "scorer": somebody(s.scorer[stage]),
        "tile": somebody(s.tile_of[stage]),
    }


def driver_in_view(s: State, seat: int) -> dict[str, Any]:
    """A car and what everybody knows of its driver."""
    return {
        "at": s.at[seat],
        "finished": s.finish > 0 and s.at[seat] == s.finish,
        "hand": hand_size(s, seat),
        "deck": deck_size(s, seat),
        "discarded": counted(s.discarded[seat]),
        "points": points_so_far(s, seat),
        "gained": points_so_far(s, seat) - s.points_before[seat],
        "checkpoints": s.won[seat][CHECKPOINTS_LINE] // box.CHECKPOINT_POINTS,
        "scored": [stage + 1 for stage in range(box.STAGES) if s.scorer[stage] == seat],
        "tiles": [stage + 1 for stage in range(box.STAGES) if s.tile_of[stage] == seat],
        "may_score": may_still_score(s, seat),
    }


def own_in_view(s: State, seat: int) -> dict[str, Any]:
    """Hand, stage cards, what the own deck holds, and what a mechanic showed of it."""
    live = may_still_score(s, seat) > 0
    own: dict[str, Any] = {
        "hand": counted(s.hand[seat]),
        "deck": counted([s.deck[seat][kind] + known(s, seat).count(kind) for kind in range(box.KINDS)]),
        "top": [box.IDS[kind] for kind in known(s, seat)],
        "stage_cards": [k + 1 for k in range(box.STAGES) if live and s.holder[k] == seat and s.fate[k] != state.SCORED],
    }
    if seat == s.turn and s.phase == state.DRIVING and not s.over:
        own["reach"] = reach(s)
    return own


def known(s: State, seat: int) -> list[int]:
    """The cards on top of a deck that its driver has seen."""
    return [s.top[seat][k] for k in range(s.tops[seat])]


def reach(s: State) -> dict[str, list[int]]:
    """The spaces that the driver to act can come to, by the colour of the cards."""
    moves = [0] * MOVES
    found: dict[str, set[int]] = {}
    for move in moves[: legal(s, moves)]:
        colour = (*box.COLOURS, "store")[colour_of(play_of(move))]
        found.setdefault(colour, set()).add(landing(s, play_of(move)))
    return {colour: sorted(spaces) for colour, spaces in found.items()}


def paying_in_view(s: State) -> dict[str, Any] | None:
    """The place that chooses between points and cards."""
    if s.phase != state.POINTS_OR_CARDS or s.over:
        return None
    return {
        "place": s.place + 1,
        "points": points_for(s, s.place, s.turn, s.scorer[s.stage]),
        "cards": box.CARDS_INSTEAD,
    }


def counted(cards: Any) -> dict[str, int]:
    """Cards by id."""
    return {box.IDS[kind]: cards[kind] for kind in range(box.KINDS) if cards[kind]}


def somebody(seat: int) -> int | None:
    """None for nobody."""
    return None if seat == box.NOBODY else seat
