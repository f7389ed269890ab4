"""What a seat may see: board, row, discard pile, cars and watch are open to all; hand and card are their player's."""

from typing import TypedDict

from paddock.core.views import Head
from paddock.games.checkpoint_rally.rules import box, moves, state
from paddock.games.checkpoint_rally.rules.legality import legal_drives
from paddock.games.checkpoint_rally.rules.scoring import bonus_of
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.rules.watch import acts_before, best_time
from paddock.games.checkpoint_rally.table.choices import drive_minutes, way_of
from paddock.games.checkpoint_rally.table.names import Matches, cells, matched, tile_id, tile_part

PHASES = {
    state.CHOOSING: "choosing",
    state.STARTING: "starting",
    state.ACTING: "acting",
    state.DISCARDING: "discarding",
}


class Laid(TypedDict):
    """A tile on the board."""

    tile: str
    turned: int  # by how many quarters, clockwise


class Placement(TypedDict):
    """The placement just made, with what it matched."""

    cell: str
    minutes: int
    matches: Matches


class Player(TypedDict):
    """What everybody sees of a player."""

    car: str | None  # None before it is chosen
    corner: str
    cell: str | None  # None before the start and after the finish
    time: int
    arrival: int  # the later, the higher in the stack of markers on one minute
    gps: int
    hand: int  # how many tiles
    known: list[str]  # those of them that everybody has seen
    tokens: list[str]
    finished: int  # 1 for the first, 0 for those who have not
    bonus: int
    spent: bool  # the one chance after the first finisher is used up


class Watch(TypedDict):
    """Who acts when."""

    order: list[int]  # those who may still act, the next first
    out: list[int]  # the others: who has finished by time, then whose chance is over
    stays_first: int | None  # minutes that the first may spend and stay first; None if nothing ends that
    last_chance: bool  # somebody has finished


class Card(TypedDict):
    """A checkpoint card, by the map that is raced."""

    id: str
    cells: list[str]


class Drive(TypedDict):
    """A drive that may be made: the cells that it enters, and its minutes up to the last of them."""

    way: list[str]
    minutes: int


class Own(TypedDict, total=False):
    """What only the player sees."""

    hand: list[str]
    card: Card
    drives: list[Drive]


class Seen(Own):
    """What the game shows; hand, card and drives are for a seat alone."""

    checkpoints: int
    borders: list[list[str]]  # by side, clockwise
    border_terrain: bool  # whether it counts, ruling 8
    board: dict[str, Laid]
    last: Placement | None
    stack: int
    discards: list[str]
    row: list[str | None]
    cars_left: list[str]
    players: list[Player]
    watch: Watch


class View(Head, Seen):
    """A view with its head."""


def view(s: State, seat: int | None) -> Seen:
    """What a seat may see, a spectator for None."""
    seen: Seen = {
        "checkpoints": box.CHECKPOINTS[s.map],
        "borders": [[box.TERRAINS[kind] for kind in box.BORDER[face]] for face in s.rim],
        "border_terrain": s.borders == 0,
        "board": {box.CELL_IDS[cell]: laid(s, cell) for cell in range(box.CELLS) if s.tile[cell] != box.NOTHING},
        "last": last_placement(s),
        "stack": s.left,
        "discards": [box.TILE_IDS[tile] for tile in s.discards[: s.discarded]],
        "row": [tile_id(tile) for tile in s.row],
        "cars_left": [box.CAR_IDS[car] for car in range(box.CARS) if s.phase == state.CHOOSING and car not in s.car],
        "players": [player(s, each) for each in range(s.seats)],
        "watch": watch(s),
    }
    return seen if seat is None else {**seen, **own_view(s, seat)}


def own_view(s: State, seat: int) -> Own:
    """Hand and card, and the drives that can be made now."""
    return {
        "hand": [box.TILE_IDS[tile] for tile in s.hand[seat][: s.held[seat]]],
        "card": {"id": box.CARD_IDS[s.card[seat]], "cells": cells(box.MAPS[s.map][s.card[seat]])},
        "drives": drives(s) if seat == s.turn and s.phase == state.ACTING and not s.over else [],
    }


def phase(s: State) -> str | None:
    """What is being decided."""
    return PHASES[s.phase]


def laid(s: State, cell: int) -> Laid:
    """A tile on the board."""
    return {"tile": box.TILE_IDS[s.tile[cell]], "turned": s.turned[cell]}


def last_placement(s: State) -> Placement | None:
    """The placement just made, if that was the last action."""
    if s.last == box.NOTHING:
        return None
    return {"cell": box.CELL_IDS[s.last], "minutes": s.last_minutes, "matches": matched(s.last_matches)}


def player(s: State, seat: int) -> Player:
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
        "finished": s.finished[seat],
        "bonus": bonus_of(s, seat),
        "spent": bool(s.spent[seat]),
    }


def watch(s: State) -> Watch:
    """In which order those who may still act stand on the watch, and what the first may spend and stay first."""
    racing = [seat for seat in range(s.seats) if not s.finished[seat] and not s.spent[seat]]
    order = sorted(racing, key=lambda seat: sum(acts_before(s, other, seat) for other in racing if other != seat))
    out = [seat for seat in range(s.seats) if seat not in racing]
    limits = [s.time[seat] - s.time[order[0]] for seat in order[1:2]]
    if s.finishers and s.end_game == 0 and order:
        limits.append(best_time(s) - s.time[order[0]])  # ruling 42: beyond the first car the chance is over
    acting = s.phase == state.ACTING and not s.over
    return {
        "order": order,
        "out": sorted(out, key=lambda seat: (s.finished[seat] == 0, s.time[seat])),
        "stays_first": min(limits) if acting and limits else None,
        "last_chance": s.finishers > 0,
    }


def drives(s: State) -> list[Drive]:
    """Every drive that the player to act may make."""
    found = [0] * moves.MOVES
    ways = [way_of(s, move) for move in found[: legal_drives(s, found)]]
    return [{"way": [box.CELL_IDS[cell] for cell in way], "minutes": drive_minutes(s, way)} for way in ways]


def holding(s: State, seat: int) -> tuple[str, ...]:
    """What a seat holds in its hand."""
    return tuple(tile_part(tile) for tile in s.hand[seat][: s.held[seat]])
