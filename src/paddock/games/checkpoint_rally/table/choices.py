"""Moves as people see them: the parts that one would touch, their names and their consequences."""

from functools import lru_cache

from paddock.core.game import Choice
from paddock.core.words import Say
from paddock.games.checkpoint_rally.rules import box, moves, state
from paddock.games.checkpoint_rally.rules.driving import would_finish
from paddock.games.checkpoint_rally.rules.placing import matches, place_minutes
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.table.names import (
    QUARTER,
    car_named,
    car_part,
    cell_part,
    matched,
    matches_named,
    minutes_of,
    tile_id,
    tile_named,
    tile_part,
)


def choice(s: State, move: int) -> Choice:
    """A move as the parts that one would touch, with its name and its consequence."""
    if moves.is_placement(move):
        return placing(s, move)
    if moves.is_drive(move):
        return driving(s, move)
    if move == moves.DRAW:
        return Choice(move, ("stack",), Say("move-draw"), Say("note-draw", minutes=box.DRAW_MINUTES))
    if move == moves.REFRESH:
        return Choice(move, ("refresh",), Say("move-refresh"), Say("note-refresh", minutes=box.REFRESH_MINUTES))
    if moves.is_take(move):
        return taking(s, move)
    if moves.is_discard(move):
        tile = s.hand[s.turn][moves.discarded_from(move)]
        return Choice(move, (tile_part(tile), "discard"), Say("move-discard", tile=tile_named(tile)), lays_off=True)
    car = moves.car_of(move)
    return Choice(move, (car_part(car),), Say("move-choose", car=car_named(car)), Say("note-choose", **minutes_of(car)))


def placing(s: State, move: int) -> Choice:
    """A tile onto a cell, perhaps keeping what lies there."""
    tile, turn, cell = s.hand[s.turn][moves.place_of(move)], moves.turn_of(move), moves.cell_of(move)
    parts = (tile_part(tile), f"turn:{QUARTER * turn}", cell_part(cell))
    facts = {"tile": tile_id(tile), "turn": QUARTER * turn, "cell": box.CELL_IDS[cell]}
    if tile == box.NOTHING:
        return Choice(move, parts, Say("move-place", **facts))
    note = place_note(place_minutes(s, tile, turn, cell), matches(s, tile, turn, cell))
    if moves.is_keep(move):
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
    first = moves.first_side_of(move)
    return [first, moves.second_side_of(move)] if moves.is_drive_two(move) else [first]


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
    place = moves.taken_from(move)
    tile = s.row[place]
    note = Say("note-take", left=max(0, s.gps[s.turn] - 1))
    if tile == box.NOTHING:
        return Choice(move, (f"row:{place}",), Say("move-take-nothing", place=place + 1), note)
    return Choice(move, (tile_part(tile),), Say("move-take", tile=tile_named(tile)), note)
