"""Place a map tile: where it may lie and how long it takes."""

from paddock.core.contract import OK
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, verdicts
from paddock.games.checkpoint_rally.rules.state import State


@rule
def may_place(s: State, cell: int) -> int:
    """On any cell, empty or not, that no car is on (rulings 18 and 19)."""
    return verdicts.CAR_THERE if under_cars(s) >> cell & 1 else OK


@rule
def under_cars(s: State) -> int:
    """The set of cells that cars are on."""
    cells = 0
    for cell in s.at:
        if cell != box.NOTHING:
            cells |= 1 << cell
    return cells


@rule
def may_start_on(s: State, tile: int, turn: int, cell: int) -> int:
    """A starting tile needs an exit into the board: a tile under a car is never replaced (ruling 6)."""
    for side in range(box.SIDES):
        if box.NEXT[cell][side] != box.NOTHING and box.EXITS[tile][turn] >> side & 1:
            return OK
    return verdicts.LOCKED_IN


@rule
def place_minutes(s: State, tile: int, turn: int, cell: int) -> int:
    """What a placement takes."""
    return minutes_less(matches(s, tile, turn, cell))


@rule
def minutes_less(found: int) -> int:
    """Four minutes, less one for each match, never below zero (ruling 21)."""
    minutes = box.PLACE_MINUTES
    while found and minutes:
        found &= found - 1  # drops one match
        minutes -= 1
    return minutes


@rule
def road_bonus(s: State, tile: int, turn: int, cell: int, side: int) -> int:
    """A minute if roads of the same type connect over a side (ruling 22)."""
    beyond = box.NEXT[cell][side]
    if beyond == box.NOTHING or s.tile[beyond] == box.NOTHING or box.ROAD[s.tile[beyond]] != box.ROAD[tile]:
        return 0
    return box.EXITS[tile][turn] >> side & box.EXITS[s.tile[beyond]][s.turned[beyond]] >> box.OPPOSITE[side] & 1


@rule
def terrain_bonus(s: State, tile: int, turn: int, cell: int, side: int) -> int:
    """A minute if a side touches the same terrain, of a tile or of the border (ruling 8)."""
    beyond = box.NEXT[cell][side]
    if beyond == box.NOTHING:
        return int(s.borders == 0 and box.BORDER[s.rim[side]][box.ALONG[cell][side]] == box.TERRAIN[tile][turn][side])
    if s.tile[beyond] == box.NOTHING:
        return 0
    return int(box.TERRAIN[s.tile[beyond]][s.turned[beyond]][box.OPPOSITE[side]] == box.TERRAIN[tile][turn][side])


@rule
def replace_matches(s: State, tile: int, cell: int) -> int:
    """As bits: each terrain, once a type, and the road that the replaced tile has, too."""
    old = s.tile[cell]
    if old == box.NOTHING:
        return 0
    return box.KINDS[tile] & box.KINDS[old] | int(box.ROAD[tile] == box.ROAD[old]) << box.SIDES


@rule
def matches(s: State, tile: int, turn: int, cell: int) -> int:
    """Every match as a bit: roads by side, terrain by side, then each terrain and the road of the tile replaced."""
    found = replace_matches(s, tile, cell) << 2 * box.SIDES
    for side in range(box.SIDES):
        found |= road_bonus(s, tile, turn, cell, side) << side
        found |= terrain_bonus(s, tile, turn, cell, side) << box.SIDES + side
    return found
