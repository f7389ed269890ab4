"""Set-up of the course: tiles laid edge to edge, by the letters, by a surveyor, or by the drivers themselves.

Squares live on one grid. Where a tile is left and in which heading says where the next one begins and how it is
turned; the only freedom is which tile it is and in which direction it is driven. Tiles that touch elsewhere never meet.
"""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.piles import shuffle
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, events, state
from paddock.games.road_rally.rules.state import State

NEAR = 2 * box.CELLS  # squares between the first squares of two tiles that may overlap
PATIENCE = 4000  # tiles that a surveyor tries before he calls it a dead end
DRAWN, BUILT, CODED = range(3)  # the option course; codes begin with the last number

# ---- A way: a tile and the direction in which it is driven -----------------------------------------


@rule
def way_through(tile: int, backwards: int) -> int:
    """A tile in one of its two directions."""
    return 2 * tile + backwards


@rule
def tile_of(way: int) -> int:
    """The tile of a way."""
    return way // 2


@rule
def is_backwards(way: int) -> int:
    """1 if the tile is driven from its second edge to its first."""
    return way % 2


@rule
def turned_round(way: int) -> int:
    """The same tile in its other direction."""
    return way ^ 1


# ---- Laying tiles ----------------------------------------------------------------------------------


@rule
def route(s: State, place: int) -> int:
    """The row of a laid tile in the tables of ways."""
    return s.short_tiles * box.WAYS + s.way[place]


@rule
def cell_x(s: State, place: int, cell: int) -> int:
    """Where a cell of a laid tile lies, from west to east."""
    at = route(s, place) * box.CELLS + cell
    heading = s.heading[place]
    if heading == 0:
        return s.way_x[place] + box.CELL_X[at]
    if heading == 1:
        return s.way_x[place] - box.CELL_Y[at]
    if heading == 2:
        return s.way_x[place] - box.CELL_X[at]
    return s.way_x[place] + box.CELL_Y[at]


@rule
def cell_y(s: State, place: int, cell: int) -> int:
    """Where a cell of a laid tile lies, from north to south."""
    at = route(s, place) * box.CELLS + cell
    heading = s.heading[place]
    if heading == 0:
        return s.way_y[place] + box.CELL_Y[at]
    if heading == 1:
        return s.way_y[place] + box.CELL_X[at]
    if heading == 2:
        return s.way_y[place] - box.CELL_Y[at]
    return s.way_y[place] - box.CELL_X[at]


@rule
def heading_after(s: State, place: int) -> int:
    """In which heading a laid tile is left."""
    return (s.heading[place] + box.TURN_OF[route(s, place)]) % 4


@rule
def put(s: State, place: int, way: int) -> None:
    """A tile behind the one before it, its open edge against theirs."""
    before = place - 1
    last = box.ROAD_OF[route(s, before)] - 1
    heading = heading_after(s, before)
    s.way_x[place] = cell_x(s, before, last) + box.STEP_X[heading]
    s.way_y[place] = cell_y(s, before, last) + box.STEP_Y[heading]
    s.heading[place] = heading
    s.way[place] = way


@rule
def put_start(s: State) -> None:
    """The start tile, its road leaving to the east."""
    s.way[0] = box.START_WAY
    s.heading[0] = box.EAST
    s.laid = 1


@rule
def take_up(s: State, place: int) -> None:
    """Nothing is laid there any more."""
    s.way[place] = 0
    s.way_x[place] = 0
    s.way_y[place] = 0
    s.heading[place] = 0


@rule
def is_clear(s: State, place: int) -> bool:
    """Whether a tile overlaps none of those before it."""
    for other in range(place):
        if overlap(s, place, other):
            return False
    return True


@rule
def overlap(s: State, place: int, other: int) -> bool:
    """Whether two tiles share a cell."""
    if abs(s.way_x[place] - s.way_x[other]) + abs(s.way_y[place] - s.way_y[other]) > NEAR:
        return False
    for cell in range(box.CELLS_OF[route(s, place)]):
        if covers(s, other, cell_x(s, place, cell), cell_y(s, place, cell)):
            return True
    return False


@rule
def covers(s: State, place: int, x: int, y: int) -> bool:
    """Whether a cell of a laid tile lies there: the point is turned with the tile until that heads north."""
    x -= s.way_x[place]
    y -= s.way_y[place]
    for _ in range(s.heading[place]):
        x, y = y, -x
    first = route(s, place) * box.CELLS
    for at in range(first, first + box.CELLS_OF[route(s, place)]):
        if box.CELL_X[at] == x and box.CELL_Y[at] == y:
            return True
    return False


# ---- The course of the base game -------------------------------------------------------------------


@rule
def lay_by_the_letters(s: State) -> None:
    """Edge A against edge A, B against B, to K."""
    for tile in range(box.COURSE_TILES):
        put(s, tile + 1, way_through(tile, 0))
    put(s, box.COURSE_TILES + 1, box.FINISH_WAY)
    s.laid = box.COURSE_TILES + 2


# ---- A variable course -----------------------------------------------------------------------------


@rule
def survey(s: State) -> None:
    """Tiles in a random order and directions that let them all be laid (ruling 5)."""
    for tile in range(box.COURSE_TILES):
        s.surveyed[tile] = way_through(tile, 0)
    shuffle_tiles(s)
    while not lay_as_surveyed(s):
        shuffle_tiles(s)
    s.laid = s.tiles + 2


@rule
def shuffle_tiles(s: State) -> None:
    """A random order of the tiles, and of each the direction that is tried first."""
    for tile in range(box.COURSE_TILES):
        s.surveyed[tile] = tile_of(s.surveyed[tile])
    shuffle(s, s.surveyed, box.COURSE_TILES)
    for tile in range(box.COURSE_TILES):
        s.surveyed[tile] = way_through(s.surveyed[tile], below(s, 2))


@rule
def lay_as_surveyed(s: State) -> bool:
    """Try the directions one after another, going back where nothing fits."""
    place = 1
    put(s, place, s.surveyed[0])
    while place > 0:
        if is_clear(s, place) and (place < s.tiles or finish_fits(s, place + 1)):
            if place == s.tiles:
                return True
            place += 1
            put(s, place, s.surveyed[place - 1])
        else:
            while place > 0 and s.way[place] != s.surveyed[place - 1]:
                place -= 1  # both of its directions were tried
            if place > 0:
                put(s, place, turned_round(s.surveyed[place - 1]))
    return False


@rule
def finish_fits(s: State, place: int) -> bool:
    """Lay the finish tile, if it has room."""
    put(s, place, box.FINISH_WAY)
    return is_clear(s, place)


# ---- A course by its code --------------------------------------------------------------------------


@rule
def lay_by_code(s: State) -> None:
    """A code counts orders of the tiles, and of each order the directions; that it can be laid was checked."""
    index = s.course - CODED
    if s.tiles < box.COURSE_TILES:
        index -= box.FULL_COURSES
    directions = index % (1 << s.tiles)
    rank = index >> s.tiles
    for k in range(s.tiles - 1, -1, -1):
        s.surveyed[k] = rank % (box.COURSE_TILES - k)
        rank //= box.COURSE_TILES - k
    for k in range(s.tiles):
        tile = nth_tile_left(s, s.surveyed[k], k + 1)
        put(s, k + 1, way_through(tile, (directions >> k) & 1))
        s.surveyed[k] = 0
    put(s, s.tiles + 1, box.FINISH_WAY)
    s.laid = s.tiles + 2


@rule
def nth_tile_left(s: State, count: int, place: int) -> int:
    """The tile with so many before it, of those that are not laid up to a place."""
    tile = 0
    while count > 0 or is_laid(s, tile, place):
        if not is_laid(s, tile, place):
            count -= 1
        tile += 1
    return tile


# ---- A course built by the drivers -----------------------------------------------------------------


@rule
def is_laid(s: State, tile: int, laid: int) -> bool:
    """Whether a tile is among those laid up to a place."""
    for place in range(1, laid):
        if tile_of(s.way[place]) == tile:
            return True
    return False


@rule
def has_room(s: State, way: int) -> bool:
    """Whether a tile would overlap nothing; leaves the table as it was."""
    put(s, s.laid, way)
    free = is_clear(s, s.laid)
    take_up(s, s.laid)
    return free


@rule
def leads_on(s: State, way: int) -> bool:
    """Whether the course can still be completed behind a tile; leaves the table as it was."""
    put(s, s.laid, way)
    found = can_be_completed(s, s.laid)
    for place in range(s.laid, box.ALL_TILES):
        take_up(s, place)
    return found


@rule
def can_be_completed(s: State, first: int) -> bool:
    """A surveyor walks on from a place, trying tiles by their numbers and going back at dead ends."""
    place = first + 1
    way = 0
    for _ in range(PATIENCE):
        if place > s.tiles:
            if finish_fits(s, place):
                return True
            way = box.COURSE_WAYS
        elif way < box.COURSE_WAYS and not is_laid(s, tile_of(way), place):
            put(s, place, way)
            if is_clear(s, place):
                place += 1
                way = 0
                continue
        if way < box.COURSE_WAYS:
            way += 1
        else:
            place -= 1
            if place <= first:
                return False
            way = s.way[place] + 1
    return False


@rule
def build(s: State, way: int) -> None:
    """A driver lays a tile; after the last one the finish tile follows."""
    put(s, s.laid, way)
    s.laid += 1
    emit(s, events.TILE_LAID, s.turn, way, s.laid - 1)
    if s.laid > s.tiles:
        put(s, s.laid, box.FINISH_WAY)
        s.laid += 1
    else:
        s.turn = s.order[(s.laid - 1) % s.seats]


# ---- The road --------------------------------------------------------------------------------------


@rule
def lay_course(s: State) -> None:
    """The start tile, and the others unless the drivers build."""
    s.tiles = box.SPRINT_TILES if s.variant == state.SPRINT else box.COURSE_TILES
    put_start(s)
    if s.variant == state.BASE:
        lay_by_the_letters(s)
    elif s.course == DRAWN:
        survey(s)
    elif s.course >= CODED:
        lay_by_code(s)


@rule
def is_complete(s: State) -> bool:
    """Whether the finish tile is laid."""
    return s.laid == s.tiles + 2


@rule
def open_road(s: State) -> None:
    """Write down what stands at each space, and put the stage tiles on the diners, the last on the last."""
    s.stage = box.STAGES - 2 * s.tiles - 1
    s.told_from = s.stage
    space = 1
    stage = s.stage
    for place in range(s.laid):
        row = route(s, place)
        if box.JUMP_FROM[row] >= 0:
            s.jump[space + box.JUMP_FROM[row]] = space + box.JUMP_TO[row]
        for k in range(box.ROAD_OF[row]):
            s.square[space] = box.SYMBOL_AT[row * box.CELLS + k]
            if s.square[space] == box.DINER:
                s.diner[stage] = space
                stage += 1
            space += 1
    s.finish = space
    emit(s, events.COURSE_LAID, s.tiles, s.finish, 0)
