"""A quick sensible move: plan the quickest way to all checkpoints, then lose as little time against it as possible.

Every move gets a loss in tenths of a minute. Laying a tile where the plan passes gains what the road then takes less
than was reckoned; driving along the plan loses nothing; drawing and GPS updates lose a little, so that they come when
nothing better is left. Cells driven over again and draws one after another lose more and more: without that, bots
would wait for each other for ever. Only what the player to act may know is looked at.
"""

from paddock.core.contract import OK, Numbers, Scratch
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.drivers.planning import (
    BUILD,
    REPLACE,
    SOME_ROAD,
    TENTHS,
    estimate,
    plan,
    side_towards,
)
from paddock.games.checkpoint_rally.rules import box, state
from paddock.games.checkpoint_rally.rules.dealing import blank_paper
from paddock.games.checkpoint_rally.rules.legality import EACH_TILE
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
from paddock.games.checkpoint_rally.rules.placing import may_place, place_minutes
from paddock.games.checkpoint_rally.rules.state import State

AGAIN = 15  # for each earlier visit of a cell since the last checkpoint
DEAD_END = 30  # a tile without the road that comes next: under the own car it cannot be replaced
TOGETHER = 1  # gained by two tiles in one action, which nobody can cut in between
DRAWING = 4
DRAWING_AGAIN = 8
UPDATE = 12  # what a GPS update is worth keeping for
LEAST_GAIN = 10  # of a tile from the row
REFRESHING = 60
USELESS = 200
NEAR = 25  # moves that lose no more than the best and this make sense to search


@rule
def policy(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The move of the least loss."""
    steps = prepare(s)
    best = moves[0]
    least = loss(s, moves[0], steps)
    for i in range(1, n):
        this = loss(s, moves[i], steps)
        if this < least:
            best = moves[i]
            least = this
    blank_paper(s)
    return best


@rule
def sensible(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """Not for search: what loses much more than the best move, such as tiles laid beside the own way."""
    steps = prepare(s)
    least = USELESS * TENTHS
    for i in range(n):
        least = min(least, loss(s, moves[i], steps))
    kept = 0
    for i in range(n):
        if loss(s, moves[i], steps) <= least + NEAR:
            moves[kept] = moves[i]
            kept += 1
    blank_paper(s)
    return kept


@rule
def prepare(s: State) -> int:
    """The plan of a player whose car is on the board; how many steps it has."""
    return 0 if s.phase == state.CHOOSING or s.phase == state.STARTING else plan(s)


@rule
def loss(s: State, move: int, steps: int) -> int:
    """What a move loses against the plan."""
    if s.phase == state.CHOOSING:
        return slowness(s, move - CHOOSE)
    if s.phase == state.STARTING:
        return loss_of_start(s, move - PLACE)
    if move < KEEP:
        return loss_of_placing(
            s, s.hand[s.turn][move // EACH_TILE], move // box.CELLS % box.SIDES, move % box.CELLS, steps
        )
    if move < DRIVE:
        where = move - KEEP
        tile = s.hand[s.turn][where // EACH_TILE]
        return UPDATE + loss_of_placing(s, tile, where // box.CELLS % box.SIDES, where % box.CELLS, steps)
    if move < DRAW:
        return loss_of_driving(s, move, steps)
    if move == DRAW:
        return DRAWING + DRAWING_AGAIN * s.draws[s.turn]
    if move == REFRESH:
        return REFRESHING
    if move < DISCARD:
        least = best_placing(s, s.row[move - TAKE], steps)
        return UPDATE + least if least <= -LEAST_GAIN else USELESS
    return -best_placing(s, s.hand[s.turn][move - DISCARD], steps)


# ---- Cars and starting tiles -------------------------------------------------------------------


@rule
def slowness(s: State, car: int) -> int:
    """How long a car would take over all that lies on the board."""
    minutes = 0
    for cell in range(box.CELLS):
        if s.tile[cell] != box.NOTHING:
            minutes += box.MINUTES[car][box.ROAD[s.tile[cell]]]
    return minutes


@rule
def loss_of_start(s: State, where: int) -> int:
    """The time for the tile and for all that is left from there: tried on the board and taken off again."""
    tile = s.hand[s.turn][where // EACH_TILE]
    turn = where // box.CELLS % box.SIDES
    cell = where % box.CELLS
    minutes = place_minutes(s, tile, turn, cell) + box.MINUTES[s.car[s.turn]][box.ROAD[tile]]
    s.tile[cell] = tile
    s.turned[cell] = turn
    s.at[s.turn] = cell
    ahead = estimate(s)
    s.tile[cell] = box.NOTHING
    s.turned[cell] = 0
    s.at[s.turn] = box.NOTHING
    return TENTHS * minutes + ahead


# ---- Placing -----------------------------------------------------------------------------------


@rule
def loss_of_placing(s: State, tile: int, turn: int, cell: int, steps: int) -> int:
    """The minutes it takes, less what it saves along the way; a tile beside the way is useless."""
    gain = 0
    opens = False
    for k in range(steps):
        if s.path[k] == cell:
            gain += wanting(s, s.tile[cell], s.turned[cell], k) - wanting(s, tile, turn, k)
            if fits(s, tile, turn, k) and not fits(s, s.tile[cell], s.turned[cell], k):
                opens = True
    if gain <= 0 and not opens:
        return USELESS
    return TENTHS * place_minutes(s, tile, turn, cell) - gain


@rule
def fits(s: State, tile: int, turn: int, k: int) -> bool:
    """Whether a tile has the roads in and out that a step of the way wants."""
    if tile == box.NOTHING:
        return False
    exits = box.EXITS[tile][turn]
    if not exits >> side_towards(s.path[k], s.path[k + 1]) & 1:
        return False
    return k == 0 or exits >> side_towards(s.path[k], s.path[k - 1]) & 1 != 0


@rule
def wanting(s: State, tile: int, turn: int, k: int) -> int:
    """What a tile would take at a step of the way: to drive onto it, and to make roads in and out that it has not."""
    if tile == box.NOTHING:
        return BUILD + SOME_ROAD
    cell = s.path[k]
    exits = box.EXITS[tile][turn]
    time = TENTHS * box.MINUTES[s.car[s.turn]][box.ROAD[tile]]
    if not exits >> side_towards(cell, s.path[k + 1]) & 1:
        time = REPLACE + SOME_ROAD
    if k > 0 and not exits >> side_towards(cell, s.path[k - 1]) & 1:
        time += REPLACE
    return time


@rule
def best_placing(s: State, tile: int, steps: int) -> int:
    """The least loss of a tile anywhere along the way."""
    least = USELESS + box.MINUTES[s.car[s.turn]][box.ROAD[tile]]
    for k in range(steps):
        if may_place(s, s.path[k]) == OK:
            for turn in range(box.SIDES):
                least = min(least, loss_of_placing(s, tile, turn, s.path[k], steps))
    return least


# ---- Driving -----------------------------------------------------------------------------------


@rule
def loss_of_driving(s: State, move: int, steps: int) -> int:
    """Nothing along the way, but for cells visited before and dead ends; elsewhere it is useless."""
    if steps == 0:
        return 0
    side = move - DRIVE if move < DRIVE_TWO else (move - DRIVE_TWO) // box.SIDES
    cell = box.NEXT[s.at[s.turn]][side]
    if cell != s.path[steps - 1]:
        return USELESS
    time = AGAIN * s.visits[s.turn][cell]
    if move < DRIVE_TWO:
        return time + (0 if fits(s, s.tile[cell], s.turned[cell], steps - 1) else DEAD_END)
    cell = box.NEXT[cell][(move - DRIVE_TWO) % box.SIDES]
    if steps < 2 or cell != s.path[steps - 2]:
        return USELESS
    time += AGAIN * s.visits[s.turn][cell] - TOGETHER
    return time + (0 if fits(s, s.tile[cell], s.turned[cell], steps - 2) else DEAD_END)
