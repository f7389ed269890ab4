"""What a seat knows, as numbers for learners: the own seat first, the others in the order of their chairs."""

from paddock.core.contract import Numbers
from paddock.core.features import amount, category, count, flag, of_each
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, state
from paddock.games.checkpoint_rally.rules.state import State

ALL_ROADS = len(box.ROADS)
RACE = (
    category("seats", box.SEATS - 1, low=2),
    category("map", len(box.MAP_NAMES)),
    category("phase", 4),
    flag("to-act"),
    count("stack", box.TILES),
    count("discarded", box.TILES),
    count("finishers", box.SEATS),
    category("layout", len(box.LAYOUTS)),
    category("borders", 2),
    category("end-game", 2),
)
TILE = (
    category("road", ALL_ROADS + 1),
    category("exits", 1 << box.SIDES),
    *(category(f"terrain.{side}", len(box.TERRAINS) + 1) for side in box.COMPASS),
)
CELL = (*TILE, category("tile", box.TILES + 1), flag("own-checkpoint"), flag("marked"))
SEAT = (
    *(amount(f"minutes.{road}", max(map(max, box.MINUTES))) for road in box.ROADS),
    amount("time", box.LONGEST + box.DIAL, least=-box.DIAL),
    amount("arrival", 999),
    category("at", box.CELLS + 1),
    category("corner", box.CELLS + 1, low=box.NOTHING),
    count("gps", box.GPS),
    count("held", box.MOST_HELD),
    category("finished", box.SEATS + 1),
    flag("chance-spent"),
    flag("too-many-tiles"),
    *(flag(f"marked.{cell}") for cell in box.CELL_IDS),
    *(flag(f"driven.{cell}") for cell in box.CELL_IDS),
)
OF_RACE, OF_TILE, OF_CELL, OF_SEAT = len(RACE), len(TILE), len(CELL), len(SEAT)
FEATURES = (
    *RACE,
    *(category(f"border.{side}.{place}", len(box.TERRAINS)) for side in box.COMPASS for place in range(box.SIDE)),
    *of_each("cell", box.CELL_IDS, CELL),
    *of_each("hand", range(box.MOST_HELD), TILE),
    *of_each("row", range(box.ROW), TILE),
    *(flag(f"discard.{tile}") for tile in box.TILE_IDS),
    *(category(f"known-to-hold.{tile}", box.SEATS) for tile in box.TILE_IDS),
    *of_each("seat", range(box.SEATS), SEAT),
)
NUMBERS = len(FEATURES)


@rule
def observe(s: State, seat: int, out: Numbers) -> None:
    """The race, the borders, the board, hand and row, what is discarded or known to be held, then seat after seat."""
    for i in range(NUMBERS):
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
                out[at + box.SIDE * side + box.ALONG[cell][side]] = box.BORDER[s.rim[side]][box.ALONG[cell][side]]
    return at + box.SIDE * box.SIDES


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
