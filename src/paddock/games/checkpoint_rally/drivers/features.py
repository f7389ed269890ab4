"""What a seat knows, as numbers for learners: the own seat first, the others in the order of their chairs."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, state
from paddock.games.checkpoint_rally.rules.state import State

OF_RACE = 10
OF_TILE = 2 + box.SIDES  # road, exits, terrain by side
OF_CELL = OF_TILE + 3  # the tile's number, and whether it is a checkpoint of the own card, open or marked
OF_SEAT = len(box.ROADS) + 9 + 2 * box.CELLS
ALL_ROADS = len(box.ROADS)
FEATURES = (
    OF_RACE
    + box.SIDES * 5
    + box.CELLS * OF_CELL
    + (box.MOST_HELD + box.ROW) * OF_TILE
    + 2 * box.TILES
    + box.SEATS * OF_SEAT
)


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """The race, the borders, the board, hand and row, what is discarded or known to be held, then seat after seat."""
    for i in range(FEATURES):
        out[i] = 0
    out[0] = s.seats
    out[1] = s.map
    out[2] = s.phase
    out[3] = s.turn == seat
    out[4] = s.left
    out[5] = s.discarded
    out[6] = s.finishers
    out[7] = s.layout
    out[8] = s.borders
    out[9] = s.end_game
    at = observe_borders(s, OF_RACE, out)
    at = observe_board(s, seat, at, out)
    for place in range(box.MOST_HELD):
        observe_tile(s.hand[seat][place], 0, at + place * OF_TILE, out)
    at += box.MOST_HELD * OF_TILE
    for place in range(box.ROW):
        observe_tile(s.row[place], 0, at + place * OF_TILE, out)
    at = observe_pool(s, seat, at + box.ROW * OF_TILE, out)
    for step in range(s.seats):
        observe_seat(s, (seat + step) % s.seats, at + step * OF_SEAT, out)


@rule
def observe_borders(s: State, at: int, out: Numbers) -> int:
    """Terrain round the board."""
    for cell in range(box.CELLS):
        for side in range(box.SIDES):
            if box.NEXT[cell][side] == box.NOTHING:
                out[at + 5 * side + box.ALONG[cell][side]] = box.BORDER[s.rim[side]][box.ALONG[cell][side]]
    return at + 5 * box.SIDES


@rule
def observe_board(s: State, seat: int, at: int, out: Numbers) -> int:
    """Cell after cell."""
    for cell in range(box.CELLS):
        observe_tile(s.tile[cell], s.turned[cell], at, out)
        out[at + OF_TILE] = s.tile[cell] + 1
        out[at + OF_TILE + 1] = box.MAPS[s.map][s.card[seat]] >> cell & 1
        out[at + OF_TILE + 2] = s.tokens[seat] >> cell & 1
        at += OF_CELL
    return at


@rule
def observe_tile(tile: int, turn: int, at: int, out: Numbers) -> None:
    """Road from 1 and exits, 0 for no tile; terrain by side from 1."""
    if tile != box.NOTHING:
        out[at] = box.ROAD[tile] + 1
        out[at + 1] = box.EXITS[tile][turn]
        for side in range(box.SIDES):
            out[at + 2 + side] = box.TERRAIN[tile][turn][side] + 1


@rule
def observe_pool(s: State, seat: int, at: int, out: Numbers) -> int:
    """Tiles on the discard pile, and those that others are known to hold, by their seat from the own one."""
    for place in range(s.discarded):
        out[at + s.discards[place]] = 1
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        for place in range(s.held[other]):
            if s.mark[s.hand[other][place]] == state.KNOWN:
                out[at + box.TILES + s.hand[other][place]] = step
    return at + 2 * box.TILES


@rule
def observe_seat(s: State, seat: int, at: int, out: Numbers) -> None:
    """The car, the watch, and where it has been."""
    car = s.car[seat]
    if car != box.NOTHING:
        for road in range(ALL_ROADS):
            out[at + road] = box.MINUTES[car][road]
    at += ALL_ROADS
    out[at] = s.time[seat]
    out[at + 1] = s.arrival[seat]
    out[at + 2] = s.at[seat] + 1
    out[at + 3] = s.corner[seat]
    out[at + 4] = s.gps[seat]
    out[at + 5] = s.held[seat]
    out[at + 6] = s.finished[seat]
    out[at + 7] = s.spent[seat]
    out[at + 8] = s.held[seat] > box.HAND
    for cell in range(box.CELLS):
        out[at + 9 + cell] = s.tokens[seat] >> cell & 1
        out[at + 9 + box.CELLS + cell] = s.driven[seat] >> cell & 1
