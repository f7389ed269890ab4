"""The road: tiles laid as they are reached, what stands on them, and what a space is like."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cars import driver
from paddock.games.road_kill_rally.rules.state import State

# ---- A space -----------------------------------------------------------------------------------


@rule
def cell(s: State, row: int, lane: int) -> int:
    """The space of the box that lies there; mirrored tiles swap their lanes."""
    return box.LANES * s.ground[row] + (box.LANES - 1 - lane if s.mirrored[row] else lane)


@rule
def place(row: int, lane: int) -> int:
    """A space as events tell it."""
    return box.LANES * row + lane


@rule
def figure_at(s: State, row: int, lane: int) -> int:
    """A figure and its space as events tell them."""
    return box.TARGETS * place(row, lane) + s.figure[row][lane]


@rule
def colour(s: State, row: int, lane: int) -> int:
    """The colour along its edge."""
    return box.CELL_COLOUR[cell(s, row, lane)]


@rule
def printed_hazard(s: State, row: int, lane: int) -> int:
    """The hazard on the tile itself, NOTHING without."""
    return box.CELL_HAZARD[cell(s, row, lane)]


@rule
def in_pit(s: State, row: int, lane: int) -> bool:
    """Whether the space is a pit."""
    return box.CELL_PIT[cell(s, row, lane)] == 1


@rule
def in_smoke(s: State, row: int, lane: int) -> bool:
    """Whether nobody can aim at a car there."""
    return box.CELL_SMOKE[cell(s, row, lane)] == 1


@rule
def bend(s: State, row: int) -> int:
    """The change of heading on entering a row, in tenths of a degree to the right."""
    return -box.ROW_BEND[s.ground[row]] if s.mirrored[row] else box.ROW_BEND[s.ground[row]]


# ---- Revealing tiles ---------------------------------------------------------------------------


@rule
def reveal(s: State) -> None:
    """The next tile that fits; one that does not goes under the deck. If none does, the road bridges itself."""
    for _ in range(s.top_left + s.group_left + s.returned_count):
        tile = take_tile(s)
        mirror = below(s, 2)
        if fits(s, tile, mirror):
            lay(s, tile, mirror)
            return
        if fits(s, tile, 1 - mirror):
            lay(s, tile, 1 - mirror)
            return
        s.returned[s.returned_count] = tile
        s.returned_count += 1
        emit(s, events.TILE_RETURNED, tile, 0, 0)
    lay(s, take_tile(s), below(s, 2))


@rule
def take_tile(s: State) -> int:
    """The deck's next tile: first those on top, then those that lie with the finish, then those that came back."""
    if s.top_left:
        s.top_left -= 1
        return unseen_tile(s)
    if s.group_left:
        s.group_left -= 1
        if s.finish_hidden and below(s, s.group_left + 1) == 0:
            s.finish_hidden = 0
            return box.FINISH
        return unseen_tile(s)
    tile = s.returned[0]
    s.returned_count -= 1
    for place in range(s.returned_count):
        s.returned[place] = s.returned[place + 1]
    return tile


@rule
def unseen_tile(s: State) -> int:
    """One of the tiles that nobody has seen, each as likely."""
    count = 0
    for tile in range(box.TILES):
        count += (s.unseen >> tile) & 1
    k = below(s, count)
    tile = 0
    while k > 0 or not (s.unseen >> tile) & 1:
        k -= (s.unseen >> tile) & 1
        tile += 1
    s.unseen &= ~(1 << tile)
    return tile


@rule
def fits(s: State, tile: int, mirror: int) -> bool:
    """Its square of the map is free, and so is the one that it leads to."""
    last = s.laid - 1
    east = s.east[last] + east_of(s.heading)
    north = s.north[last] + north_of(s.heading)
    if taken(s, east, north):
        return False
    leads = leaving(s.heading, tile, mirror)
    return tile == box.FINISH or not taken(s, east + east_of(leads), north + north_of(leads))


@rule
def taken(s: State, east: int, north: int) -> bool:
    """Whether a tile on the table lies on a square."""
    for place in range(s.gone, s.laid):
        if s.east[place] == east and s.north[place] == north:
            return True
    return False


@rule
def leaving(heading: int, tile: int, mirror: int) -> int:
    """The heading behind a tile: a turn goes right, mirrored left."""
    if box.TILE_TURNS[tile] == 0:
        return heading
    return (heading + (3 if mirror else 1)) % 4


@rule
def east_of(heading: int) -> int:
    """One square on, eastwards."""
    return (heading == 1) - (heading == 3)


@rule
def north_of(heading: int) -> int:
    """One square on, northwards."""
    return (heading == 0) - (heading == 2)


@rule
def lay(s: State, tile: int, mirror: int) -> None:
    """A tile behind the last one; its figures follow."""
    place = s.laid
    s.tile[place] = tile
    s.starts[place] = s.end_row
    if place:
        s.east[place] = s.east[place - 1] + east_of(s.heading)
        s.north[place] = s.north[place - 1] + north_of(s.heading)
    s.heading = leaving(s.heading, tile, mirror)
    for row in range(box.TILE_ROWS[tile]):
        s.ground[s.end_row + row] = box.FIRST_ROW[tile] + row
        s.mirrored[s.end_row + row] = mirror
    s.laid += 1
    s.new_tile_row = s.end_row
    s.new_tile_lane = 0
    s.end_row += box.TILE_ROWS[tile]
    if tile == box.FINISH:
        s.finish_row = s.end_row
    emit(s, events.TILE_LAID, tile, mirror, s.new_tile_row)


@rule
def place_figures(s: State) -> None:
    """A figure on each splatter of the new tile; where its kind has run out, the driver in front chooses another."""
    while s.new_tile_row < s.end_row:
        wanted = box.CELL_TARGET[cell(s, s.new_tile_row, s.new_tile_lane)]
        if wanted != box.NOTHING:
            if s.supply[wanted] == 0:
                kinds = kinds_left(s)
                if kinds > 1:
                    s.question = state.CHOOSE_FIGURE
                    s.turn = driver(s)
                    return
                wanted = only_kind_left(s) if kinds else box.NOTHING
            if wanted != box.NOTHING:
                put_figure(s, wanted)
        next_cell(s)


@rule
def kinds_left(s: State) -> int:
    """How many kinds of figures the supply holds."""
    count = 0
    for kind in range(box.TARGETS):
        if s.supply[kind]:
            count += 1
    return count


@rule
def only_kind_left(s: State) -> int:
    """The one kind in the supply."""
    kind = 0
    while s.supply[kind] == 0:
        kind += 1
    return kind


@rule
def put_figure(s: State, kind: int) -> None:
    """Onto the space whose turn it is."""
    s.supply[kind] -= 1
    s.figure[s.new_tile_row][s.new_tile_lane] = kind


@rule
def next_cell(s: State) -> None:
    """Lane by lane, row by row."""
    s.new_tile_lane += 1
    if s.new_tile_lane == box.LANES:
        s.new_tile_lane = 0
        s.new_tile_row += 1


@rule
def choose_figure(s: State, kind: int) -> None:
    """The driver in front has chosen."""
    emit(s, events.FIGURE_SWAPPED, s.turn, kind, place(s.new_tile_row, s.new_tile_lane))
    put_figure(s, kind)
    next_cell(s)


# ---- Taking tiles away -------------------------------------------------------------------------


@rule
def clear_the_rear(s: State) -> None:
    """A tile goes when no car is on it or behind it; its figures return to the supply."""
    last = last_row(s)
    while s.gone + 1 < s.laid and s.starts[s.gone + 1] <= last:
        for row in range(s.starts[s.gone], s.starts[s.gone + 1]):
            for lane in range(box.LANES):
                if s.figure[row][lane] != box.NOTHING:
                    s.supply[s.figure[row][lane]] += 1
                    s.figure[row][lane] = box.NOTHING
                s.dropped[row][lane] = 0
                s.tried[row][lane] = 0
        s.gone += 1


@rule
def last_row(s: State) -> int:
    """Where the rearmost car is; nowhere, if none is racing."""
    last = 127
    for seat in range(s.seats):
        if s.status[seat] == state.RACING:
            last = min(last, s.row[seat])
    return -1 if last == 127 else last
