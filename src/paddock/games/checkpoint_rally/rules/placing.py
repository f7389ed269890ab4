"""Place a map tile: where it may lie and how long it takes."""

from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules.box import (
    ALONG,
    BORDER,
    EXITS,
    KINDS,
    NEXT,
    NOTHING,
    OPPOSITE,
    PLACE_MINUTES,
    ROAD,
    SIDES,
    TERRAIN,
)
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.rules.verdicts import CAR_THERE, LOCKED_IN, OK


@rule
def may_place(s: State, cell: int) -> int:
    """On any cell, empty or not, that no car is on (rulings 18 and 19)."""
    for seat in range(s.seats):
        if s.at[seat] == cell:
            return CAR_THERE
    return OK


@rule
def may_start_on(s: State, tile: int, turn: int, cell: int) -> int:
    """A starting tile needs an exit into the board: a tile under a car is never replaced (ruling 6)."""
    for side in range(SIDES):
        if NEXT[cell][side] != NOTHING and EXITS[tile][turn] >> side & 1:
            return OK
    return LOCKED_IN


@rule
def place_minutes(s: State, tile: int, turn: int, cell: int) -> int:
    """What a placement takes."""
    return minutes_less(matches(s, tile, turn, cell))


@rule
def minutes_less(found: int) -> int:
    """Four minutes, less one for each match, never below zero (ruling 21)."""
    minutes = PLACE_MINUTES
    while found and minutes:
        found &= found - 1  # drops one match
        minutes -= 1
    return minutes


@rule
def road_bonus(s: State, tile: int, turn: int, cell: int, side: int) -> int:
    """A minute if roads of the same type connect over a side (ruling 22)."""
    beyond = NEXT[cell][side]
    if beyond == NOTHING or s.tile[beyond] == NOTHING or ROAD[s.tile[beyond]] != ROAD[tile]:
        return 0
    return EXITS[tile][turn] >> side & EXITS[s.tile[beyond]][s.turned[beyond]] >> OPPOSITE[side] & 1


@rule
def terrain_bonus(s: State, tile: int, turn: int, cell: int, side: int) -> int:
    """A minute if a side touches the same terrain, of a tile or of the border (ruling 8)."""
    beyond = NEXT[cell][side]
    if beyond == NOTHING:
        return int(s.borders == 0 and BORDER[s.rim[side]][ALONG[cell][side]] == TERRAIN[tile][turn][side])
    if s.tile[beyond] == NOTHING:
        return 0
    return int(TERRAIN[s.tile[beyond]][s.turned[beyond]][OPPOSITE[side]] == TERRAIN[tile][turn][side])


@rule
def replace_matches(s: State, tile: int, cell: int) -> int:
    """As bits: each terrain, once a type, and the road that the replaced tile has, too."""
    old = s.tile[cell]
    if old == NOTHING:
        return 0
    return KINDS[tile] & KINDS[old] | int(ROAD[tile] == ROAD[old]) << SIDES


@rule
def matches(s: State, tile: int, turn: int, cell: int) -> int:
    """Every match as a bit: roads by side, terrain by side, then each terrain and the road of the tile replaced."""
    found = replace_matches(s, tile, cell) << 2 * SIDES
    for side in range(SIDES):
        found |= road_bonus(s, tile, turn, cell, side) << side
        found |= terrain_bonus(s, tile, turn, cell, side) << SIDES + side
    return found
