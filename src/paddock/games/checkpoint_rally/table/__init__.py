"""Checkpoint Rally for people: views, moves in words and parts, reasons, the log. Plain Python, never compiled."""

from functools import lru_cache
from typing import Any

from paddock.core.game import Choice, Event, message_ids
from paddock.core.words import Say, Seat
from paddock.games.checkpoint_rally.rules import box, events, state, verdicts
from paddock.games.checkpoint_rally.rules.driving import may_drive, would_finish
from paddock.games.checkpoint_rally.rules.legality import EACH_TILE, legal_drives
from paddock.games.checkpoint_rally.rules.moves import (
    CHOOSE,
    DISCARD,
    DRAW,
    DRIVE,
    DRIVE_TWO,
    KEEP,
    PLACE,
    REFRESH,
    TAKE,
)
from paddock.games.checkpoint_rally.rules.placing import matches, place_minutes
from paddock.games.checkpoint_rally.rules.scoring import bonus_of
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.rules.watch import acts_before, best_time
from paddock.games.checkpoint_rally.table.names import (
    QUARTER,
    car_named,
    car_part,
    cell_part,
    cells,
    matches_named,
    minutes_of,
    tile_id,
    tile_named,
    tile_part,
)
from paddock.games.checkpoint_rally.table.reference import reference
from paddock.games.checkpoint_rally.table.text import text

__all__ = ["choice", "phase", "reaction", "reference", "tell", "text", "thinkable", "view", "why_not"]

PHASES = {
    state.CHOOSING: "choosing",
    state.STARTING: "starting",
    state.ACTING: "acting",
    state.DISCARDING: "discarding",
}
REASONS = message_ids(verdicts)
HAPPENINGS = message_ids(events)


# ---- What a seat may see -----------------------------------------------------------------------


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Board, row, discard pile, cars and watch are open to all; hand and checkpoint card are for their player."""
    seen: dict[str, Any] = {
        "map": box.MAP_NAMES[s.map],
        "checkpoints": box.CHECKPOINTS[s.map],
        "borders": [[box.TERRAINS[kind] for kind in box.BORDER[face]] for face in s.rim],
        "border_terrain": s.borders == 0,
        "board": {
            box.CELL_IDS[cell]: tile_in_view(s, cell) for cell in range(box.CELLS) if s.tile[cell] != box.NOTHING
        },
        "last": last_in_view(s),
        "stack": s.left,
        "discards": [box.TILE_IDS[tile] for tile in s.discards[: s.discarded]],
        "row": [tile_id(tile) for tile in s.row],
        "cars_left": [box.CAR_IDS[car] for car in range(box.CARS) if s.phase == state.CHOOSING and car not in s.car],
        "players": [player_in_view(s, each) for each in range(s.seats)],
        "watch": watch_in_view(s),
    }
    if seat is not None:
        seen["hand"] = [box.TILE_IDS[tile] for tile in s.hand[seat][: s.held[seat]]]
        seen["card"] = {"id": box.CARD_IDS[s.card[seat]], "cells": cells(box.MAPS[s.map][s.card[seat]])}
        seen["drives"] = drives_in_view(s) if seat == s.turn and s.phase == state.ACTING and not s.over else []
    return seen


def phase(s: State) -> str | None:
    """What is being decided."""
    return PHASES[s.phase]


def tile_in_view(s: State, cell: int) -> dict[str, Any]:
    """A tile on the board."""
    return {"tile": box.TILE_IDS[s.tile[cell]], "turned": s.turned[cell]}


def last_in_view(s: State) -> dict[str, Any] | None:
    """The placement just made, with what it matched."""
    if s.last == box.NOTHING:
        return None
    return {"cell": box.CELL_IDS[s.last], "minutes": s.last_minutes, "matches": matched(s.last_matches)}


def matched(bits: int) -> dict[str, Any]:
    """The matches of a placement: sides of roads, sides of terrain, and what the replaced tile had, too."""
    return {
        "roads": [box.COMPASS[side] for side in range(box.SIDES) if bits >> side & 1],
        "terrain": [box.COMPASS[side] for side in range(box.SIDES) if bits >> box.SIDES + side & 1],
        "replaced": [box.TERRAINS[kind] for kind in range(len(box.TERRAINS)) if bits >> 2 * box.SIDES + kind & 1]
        + (["road"] if bits >> 3 * box.SIDES & 1 else []),
    }


def player_in_view(s: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    held = s.hand[seat][: s.held[seat]]
    return {
        "car": None if s.car[seat] == box.NOTHING else box.CAR_IDS[s.car[seat]],
        "corner": box.CELL_IDS[s.corner[seat]],
        "cell": None if s.at[seat] == box.NOTHING else box.CELL_IDS[s.at[seat]],
        "time": s.time[seat],
        "arrival": s.arrival[seat],
        "gps": s.gps[seat],
        "hand": s.held[seat],
        "known": sorted(box.TILE_IDS[tile] for tile in held if s.mark[tile] == state.KNOWN),
        "tokens": cells(s.tokens[seat]),
        "driven": cells(s.driven[seat]),
        "finished": s.finished[seat],
        "bonus": bonus_of(s, seat),
        "spent": bool(s.spent[seat]),
    }


def watch_in_view(s: State) -> dict[str, Any]:
    """In which order those who may still act stand on the watch, and what the first may spend and stay first."""
    racing = [seat for seat in range(s.seats) if not s.finished[seat] and not s.spent[seat]]
    order = sorted(racing, key=lambda seat: sum(acts_before(s, other, seat) for other in racing if other != seat))
    limits = [s.time[seat] - s.time[order[0]] for seat in order[1:2]]
    if s.finishers and s.end_game == 0 and order:
        limits.append(best_time(s) - s.time[order[0]])  # ruling 42: beyond the first car the chance is over
    acting = s.phase == state.ACTING and not s.over
    return {"order": order, "stays_first": min(limits) if acting and limits else None}


def drives_in_view(s: State) -> list[dict[str, Any]]:
    """Every drive that the player to act may make: the cells that it enters, and its minutes up to the last of them."""
    moves = [0] * (DRAW - DRIVE)
    ways = [way_of(s, move) for move in moves[: legal_drives(s, moves)]]
    return [{"way": [box.CELL_IDS[cell] for cell in way], "minutes": drive_minutes(s, way)} for way in ways]


# ---- Moves -------------------------------------------------------------------------------------


def choice(s: State, move: int) -> Choice:
    """A move as the parts that one would touch, with its name and its consequence."""
    if move < DRIVE:
        return placing(s, move)
    if move < DRAW:
        return driving(s, move)
    if move == DRAW:
        return Choice(move, ("stack",), Say("move-draw"), Say("note-draw", minutes=box.DRAW_MINUTES))
    if move == REFRESH:
        return Choice(move, ("refresh",), Say("move-refresh"), Say("note-refresh", minutes=box.REFRESH_MINUTES))
    if move < DISCARD:
        return taking(s, move)
    if move < CHOOSE:
        tile = s.hand[s.turn][move - DISCARD]
        return Choice(move, (tile_part(tile), "discard"), Say("move-discard", tile=tile_named(tile)))
    car = move - CHOOSE
    return Choice(move, (car_part(car),), Say("move-choose", car=car_named(car)), Say("note-choose", **minutes_of(car)))


def placing(s: State, move: int) -> Choice:
    """A tile onto a cell, perhaps keeping what lies there."""
    keeps = move >= KEEP
    where = move - (KEEP if keeps else PLACE)
    tile, turn, cell = s.hand[s.turn][where // EACH_TILE], where // box.CELLS % box.SIDES, where % box.CELLS
    parts = (tile_part(tile), f"turn:{QUARTER * turn}", cell_part(cell))
    facts = {"tile": tile_id(tile), "turn": QUARTER * turn, "cell": box.CELL_IDS[cell]}
    if tile == box.NOTHING:
        return Choice(move, parts, Say("move-place", **facts))
    note = place_note(place_minutes(s, tile, turn, cell), matches(s, tile, turn, cell))
    if keeps:
        old = tile_id(s.tile[cell]) or ""
        return Choice(move, ("gps", *parts), Say("move-keep", old=old, **facts), note)
    if s.phase == state.STARTING:
        drive = box.MINUTES[s.car[s.turn]][box.ROAD[tile]]
        return Choice(move, parts, Say("move-start", **facts), Say("note-start", drive=drive, place=note))
    return Choice(move, parts, Say("move-place", **facts), note)


@lru_cache(4096)
def place_note(minutes: int, bits: int) -> Say:
    """What a placement takes, and what shortens it."""
    why = matches_named(matched(bits))
    return Say("note-place", minutes=minutes, matches=why) if why else Say("note-place-bare", minutes=minutes)


def driving(s: State, move: int) -> Choice:
    """Over one or two cells; each is named, for where it leads is one thing and how another."""
    way = way_of(s, move)
    parts = tuple(cell_part(cell) for cell in way)
    named = [
        Say(f"off-{box.COMPASS[side]}") if cell == box.NOTHING else box.CELL_IDS[cell]
        for cell, side in zip(way, sides_of(move), strict=True)
    ]
    if len(way) == 1:
        label = Say("move-drive", cell=named[0])
    else:
        label = Say("move-drive-two", by=named[0], cell=named[1])
    return Choice(move, parts, label, drive_note(s, way))


def sides_of(move: int) -> list[int]:
    """The sides that a drive leaves cells by."""
    return [move - DRIVE] if move < DRIVE_TWO else list(divmod(move - DRIVE_TWO, box.SIDES))


def way_of(s: State, move: int) -> list[int]:
    """The cells that a drive of the player to act enters; NOTHING beyond the border."""
    way = [s.at[s.turn]]
    for side in sides_of(move):
        way.append(box.NEXT[way[-1]][side] if way[-1] != box.NOTHING else box.NOTHING)
    return way[1:]


def drive_minutes(s: State, way: list[int]) -> int:
    """What the car of the player to act takes over these tiles."""
    return sum(box.MINUTES[s.car[s.turn]][box.ROAD[s.tile[cell]]] for cell in way)


def drive_note(s: State, way: list[int]) -> Say | None:
    """The minutes, and whether a checkpoint lies there."""
    if any(cell == box.NOTHING or s.tile[cell] == box.NOTHING for cell in way):
        return None
    minutes = drive_minutes(s, way)
    wanted = box.MAPS[s.map][s.card[s.turn]] & ~s.tokens[s.turn]
    new = len({cell for cell in way if wanted >> cell & 1})
    if would_finish(s, s.turn, way[-1]) or (new and new == bin(wanted).count("1")):
        return Say("note-drive-finish", minutes=minutes)
    return Say("note-drive-checkpoint" if new else "note-drive", minutes=minutes)


def taking(s: State, move: int) -> Choice:
    """A tile of the row, by GPS."""
    tile = s.row[move - TAKE]
    note = Say("note-take", left=max(0, s.gps[s.turn] - 1))
    if tile == box.NOTHING:
        return Choice(move, (f"row:{move - TAKE}",), Say("move-take-nothing", place=move - TAKE + 1), note)
    return Choice(move, (tile_part(tile),), Say("move-take", tile=tile_named(tile)), note)


def reaction(s: State) -> int | None:
    """Nobody is ever asked to react."""
    return None


def thinkable(s: State) -> list[int]:
    """Whatever one may want to do with the tiles in hand, the row and the car."""
    if s.phase == state.CHOOSING:
        return [CHOOSE + car for car in range(box.CARS)]
    held = range(s.held[s.turn])
    if s.phase == state.DISCARDING:
        return [DISCARD + place for place in held]
    if s.phase == state.STARTING:
        corner = s.corner[s.turn]
        return [PLACE + (box.SIDES * place + turn) * box.CELLS + corner for place in held for turn in range(box.SIDES)]
    ways = [(box.SIDES * place + turn) * box.CELLS for place in held for turn in range(box.SIDES)]
    placed = [PLACE + way + cell for way in ways for cell in range(box.CELLS)]
    kept = [KEEP + way + cell for way in ways for cell in range(box.CELLS) if s.gps[s.turn] and keepable(s, cell)]
    taken = [TAKE + place for place in range(box.ROW) if s.row[place] != box.NOTHING]
    return [*thinkable_drives(s), DRAW, REFRESH, *taken, *placed, *kept]


def keepable(s: State, cell: int) -> bool:
    """Whether a tile lies there that no car is on."""
    return s.tile[cell] != box.NOTHING and cell not in s.at[: s.seats]


def thinkable_drives(s: State) -> list[int]:
    """To every neighbour, and on from those that can be reached."""
    here = s.at[s.turn]
    found = []
    for first in range(box.SIDES):
        beyond = box.NEXT[here][first]
        if beyond != box.NOTHING:
            found.append(DRIVE + first)
            if may_drive(s, here, first) == 0:
                inside = [second for second in range(box.SIDES) if box.NEXT[beyond][second] != box.NOTHING]
                found += [DRIVE_TWO + box.SIDES * first + second for second in inside]
    return found


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
    if 0 <= move < DRIVE:
        return (move - (KEEP if move >= KEEP else PLACE)) % box.CELLS
    if not DRIVE <= move < DRAW or s.at[s.turn] == box.NOTHING:
        return box.NOTHING
    if move < DRIVE_TWO:
        return box.NEXT[s.at[s.turn]][move - DRIVE]
    first, second = divmod(move - DRIVE_TWO, box.SIDES)
    middle = box.NEXT[s.at[s.turn]][first]
    if may_drive(s, s.at[s.turn], first) or would_finish(s, s.turn, middle):
        return middle
    return box.NEXT[middle][second]


# ---- The log -----------------------------------------------------------------------------------


def tell(event: Event, s: State, seat: int | None) -> Say | None:
    """A line of the log. A drawn tile is told to its player alone."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    id = f"log-{HAPPENINGS[kind]}"
    if kind == events.DREW:
        if seat == a:
            return Say("log-drew-tile", seat=Seat(a), tile=tile_named(b), left=c)
        return Say(id, seat=Seat(a), left=c)
    if kind in (events.STARTED, events.PLACED):
        tile, turn, cell = b // EACH_TILE, b // box.CELLS % box.SIDES, b % box.CELLS
        facts = {"tile": tile_named(tile), "turn": QUARTER * turn, "cell": box.CELL_IDS[cell]}
        return Say(id, seat=Seat(a), minutes=c, **facts)
    if kind in (events.REPLACED, events.KEPT, events.TOOK, events.DISCARDED):
        return Say(id, seat=Seat(a), tile=tile_named(b), left=c)
    if kind == events.ROW_TILE:
        return Say(id, tile=tile_named(a), left=c)
    if kind in (events.DROVE, events.MARKED):
        return Say(id, seat=Seat(a), cell=box.CELL_IDS[b], minutes=c, count=c, all=box.CHECKPOINTS[s.map])
    if kind == events.CHOSE_CAR:
        return Say(id, seat=Seat(a), car=car_named(b))
    if kind == events.LAID_OUT:
        return Say(id, seat=Seat(a), checkpoints=box.CHECKPOINTS[b], left=c)
    if kind in (events.RESHUFFLED, events.TIME_IS_UP):
        return Say(id, count=a)
    return Say(id, seat=Seat(a), minutes=b, bonus=c, watch=b % box.DIAL or box.DIAL)
