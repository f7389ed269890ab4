"""The policy's plan: the quickest way through all open checkpoints, over roads that are there or can be built.

Times are in tenths of a minute. What a road that is still to be built will take is a guess; the numbers come from some
thousand races of bots.
"""

from paddock.core.rule import rule
from paddock.games.checkpoint_rally.drivers.scratch import MOST_STEPS, Scratch
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.rules.state import State

TENTHS = 10
BUILD = 24  # to fill an empty cell
REPLACE = 20  # to turn a tile's road where it is wanted
SOME_ROAD = 29  # to drive over a tile that is still to come
OCCUPIED = 80  # more, if the tile to be replaced is under another's car
CLOSED = 3000  # there is no way
ALL_ORDERS = len(box.ORDERS)


@rule
def plan(s: State, scratch: Scratch) -> int:
    """Write the way of the player to act into `path`, from its end back to the car; how many steps it has."""
    goals = reckon(s, scratch)
    order = best_order(scratch, goals)
    scratch.way = 0
    if order_length(scratch, order, goals) >= CLOSED:
        return 0
    steps = 0
    goal = box.NOTHING
    for turn in range(box.MOST_CHECKPOINTS - 1, -1, -1):
        k = box.ORDERS[order][turn]
        if k < goals:
            if goal != box.NOTHING:
                steps = walk_back(scratch, k + 1, scratch.goal[goal], steps)
            goal = k
    if goal != box.NOTHING:
        steps = walk_back(scratch, 0, scratch.goal[goal], steps)
    scratch.path[steps] = s.at[s.turn]
    return steps


@rule
def estimate(s: State, scratch: Scratch) -> int:
    """What is left to drive and build, by the best order of checkpoints."""
    goals = reckon(s, scratch)
    return order_length(scratch, best_order(scratch, goals), goals)


@rule
def reckon(s: State, scratch: Scratch) -> int:
    """How far everything is from the car and from each open checkpoint that may lead to another; how many are open."""
    goals = find_goals(s, scratch)
    reckon_edges(s, scratch)
    reckon_from(scratch, 0, s.at[s.turn])
    if goals > 1:
        for k in range(goals):
            reckon_from(scratch, k + 1, scratch.goal[k])
    return goals


@rule
def find_goals(s: State, scratch: Scratch) -> int:
    """The open checkpoints of the player to act; how many."""
    open_cells = box.MAPS[s.map][s.card[s.turn]] & ~s.tokens[s.turn]
    goals = 0
    for cell in range(box.CELLS):
        if open_cells >> cell & 1:
            scratch.goal[goals] = cell
            goals += 1
    return goals


# ---- Costs -------------------------------------------------------------------------------------


@rule
def reckon_edges(s: State, scratch: Scratch) -> None:
    """What it takes from every cell over each of its sides."""
    under_others = 0
    for seat in range(s.seats):
        if seat != s.turn and s.at[seat] != box.NOTHING:
            under_others |= 1 << s.at[seat]
    for cell in range(box.CELLS):
        for side in range(box.SIDES):
            beyond = box.NEXT[cell][side]
            if beyond == box.NOTHING:
                scratch.edge[cell][side] = CLOSED
            else:
                scratch.edge[cell][side] = leaving(s, cell, side, under_others) + entering(
                    s, beyond, side, under_others
                )


@rule
def leaving(s: State, cell: int, side: int, under_others: int) -> int:
    """What is missing for a road out of a cell; none can be built under the own car."""
    tile = s.tile[cell]
    if tile == box.NOTHING or box.EXITS[tile][s.turned[cell]] >> side & 1:
        return 0
    if cell == s.at[s.turn]:
        return CLOSED
    return REPLACE + (OCCUPIED if under_others >> cell & 1 else 0)


@rule
def entering(s: State, cell: int, side: int, under_others: int) -> int:
    """Driving onto a cell in the direction of a side, and what it takes to make that possible."""
    tile = s.tile[cell]
    if tile == box.NOTHING:
        return BUILD + SOME_ROAD
    if box.EXITS[tile][s.turned[cell]] >> box.OPPOSITE[side] & 1:
        return TENTHS * box.MINUTES[s.car[s.turn]][box.ROAD[tile]]
    return REPLACE + SOME_ROAD + (OCCUPIED if under_others >> cell & 1 else 0)


# ---- Ways --------------------------------------------------------------------------------------


@rule
def reckon_from(scratch: Scratch, source: int, start: int) -> None:
    """The quickest way from a cell to every other: whatever got quicker passes it on to its neighbours."""
    for cell in range(box.CELLS):
        scratch.far[source][cell] = CLOSED
    scratch.far[source][start] = 0
    quicker = 1 << start
    while quicker:
        for cell in range(box.CELLS):
            if quicker >> cell & 1:
                quicker &= ~(1 << cell)
                quicker |= pass_on(scratch, source, cell)


@rule
def pass_on(scratch: Scratch, source: int, cell: int) -> int:
    """The neighbours that can be reached more quickly over a cell, as bits."""
    quicker = 0
    here = scratch.far[source][cell]
    for side in range(box.SIDES):
        beyond = box.NEXT[cell][side]
        if beyond != box.NOTHING and here + scratch.edge[cell][side] < scratch.far[source][beyond]:
            scratch.far[source][beyond] = here + scratch.edge[cell][side]
            quicker |= 1 << beyond
    return quicker


@rule
def best_order(scratch: Scratch, goals: int) -> int:
    """The order of checkpoints that takes the least time."""
    best = 0
    best_length = CLOSED * box.CELLS
    for order in range(ALL_ORDERS):
        length = order_length(scratch, order, goals)
        if length < best_length:
            best = order
            best_length = length
    return best


@rule
def order_length(scratch: Scratch, order: int, goals: int) -> int:
    """From the car through all open checkpoints in that order."""
    length = 0
    source = 0
    for turn in range(box.MOST_CHECKPOINTS):
        k = box.ORDERS[order][turn]
        if k < goals:
            length += scratch.far[source][scratch.goal[k]]
            source = k + 1
    return length


@rule
def walk_back(scratch: Scratch, source: int, cell: int, steps: int) -> int:
    """Append the way to a cell, backwards and without where it starts; how many steps there are now."""
    while scratch.far[source][cell] > 0 and steps < MOST_STEPS - 1:
        scratch.path[steps] = cell
        scratch.way |= 1 << cell
        steps += 1
        before = cell
        for side in range(box.SIDES):
            beyond = box.NEXT[cell][side]
            if beyond != box.NOTHING:
                there = scratch.far[source][beyond] + scratch.edge[beyond][box.OPPOSITE[side]]
                if there == scratch.far[source][cell]:
                    before = beyond
        cell = before
    return steps


@rule
def side_towards(cell: int, neighbour: int) -> int:
    """The side of a cell on which a neighbour lies."""
    if neighbour == cell - box.SIDE:
        return box.NORTH
    if neighbour == cell + 1:
        return box.EAST
    return box.SOUTH if neighbour == cell + box.SIDE else box.WEST
