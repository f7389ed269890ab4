"""What every move would lose, in tenths of a minute, against the plan of the player to act.

Laying a tile where the plan passes gains what the road then takes less than was reckoned; driving along the plan loses
nothing; drawing and GPS updates lose a little, so that they come when nothing better is left. Only what the player to
act may know is looked at.
"""

from paddock.core.contract import OK
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
from paddock.games.checkpoint_rally.drivers.scratch import Scratch
from paddock.games.checkpoint_rally.rules import box, moves, state
from paddock.games.checkpoint_rally.rules.placing import may_place, place_minutes
from paddock.games.checkpoint_rally.rules.state import State

DEAD_END = 30  # a tile without the road that comes next: under the own car it cannot be replaced
TOGETHER = 1  # gained by two tiles in one action, which nobody can cut in between
DRAWING = 4  # for each tile in hand: the fuller it is, the less two more bring
PATIENCE = 60  # minutes, more than a race usually takes
UPDATE = 12  # what a GPS update is worth keeping for
LEAST_GAIN = 10  # of a tile from the row
REFRESHING = 60
USELESS = 200
NO_BOUND = 10**6


@rule
def plan_ahead(s: State, scratch: Scratch) -> int:
    """The plan of a player whose car is on the board; how many steps it has."""
    if s.phase == state.CHOOSING or s.phase == state.STARTING:
        return 0
    steps = plan(s, scratch)
    for k in range(steps):
        cell = scratch.path[k]
        scratch.entry[k] = 1 << side_towards(cell, scratch.path[k + 1])
        scratch.exit[k] = 1 << side_towards(cell, scratch.path[k - 1]) if k else 0
        scratch.lacking[k] = wanting(s, scratch, s.tile[cell], s.turned[cell], k)
    return steps


@rule
def loss(s: State, scratch: Scratch, move: int, steps: int, bound: int) -> int:
    """What a move loses against the plan; if that is no less than the bound, some number that is no less, either."""
    if s.phase == state.CHOOSING:
        return slowness(s, moves.car_of(move))
    if s.phase == state.STARTING:
        return loss_of_start(s, scratch, move)
    if moves.is_placement(move):
        tile = s.hand[s.turn][moves.place_of(move)]
        time = loss_of_placing(s, scratch, tile, moves.turn_of(move), moves.cell_of(move), steps, bound)
        return time + UPDATE if moves.is_keep(move) else time
    if moves.is_drive(move):
        return loss_of_driving(s, scratch, move, steps)
    if move == moves.DRAW:
        return loss_of_drawing(s)
    if move == moves.REFRESH:
        return REFRESHING
    if moves.is_take(move):
        least = best_placing(s, scratch, s.row[moves.taken_from(move)], steps)
        return UPDATE + least if least <= -LEAST_GAIN else USELESS
    return -best_placing(s, scratch, s.hand[s.turn][moves.discarded_from(move)], steps)


@rule
def loss_of_drawing(s: State) -> int:
    """More and more in a race that takes too long: without that, bots could wait for each other for ever."""
    return DRAWING * s.held[s.turn] + max(0, s.time[s.turn] - PATIENCE)


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
def loss_of_start(s: State, scratch: Scratch, move: int) -> int:
    """The time for the tile and for all that is left from there: tried on the board and taken off again."""
    tile = s.hand[s.turn][moves.place_of(move)]
    turn = moves.turn_of(move)
    cell = moves.cell_of(move)
    minutes = place_minutes(s, tile, turn, cell) + box.MINUTES[s.car[s.turn]][box.ROAD[tile]]
    s.tile[cell] = tile
    s.turned[cell] = turn
    s.at[s.turn] = cell
    ahead = estimate(s, scratch)
    s.tile[cell] = box.NOTHING
    s.turned[cell] = 0
    s.at[s.turn] = box.NOTHING
    return TENTHS * minutes + ahead


# ---- Placing -----------------------------------------------------------------------------------


@rule
def loss_of_placing(s: State, scratch: Scratch, tile: int, turn: int, cell: int, steps: int, bound: int) -> int:
    """The minutes it takes, less what it saves along the way; a tile beside the way is useless."""
    if not scratch.way >> cell & 1:
        return USELESS
    gain = 0
    opens = False
    for k in range(steps):
        if scratch.path[k] == cell:
            gain += scratch.lacking[k] - wanting(s, scratch, tile, turn, k)
            if fits(scratch, tile, turn, k) and not fits(scratch, s.tile[cell], s.turned[cell], k):
                opens = True
    if gain <= 0 and not opens:
        return USELESS
    return -gain if -gain >= bound else TENTHS * place_minutes(s, tile, turn, cell) - gain


@rule
def fits(scratch: Scratch, tile: int, turn: int, k: int) -> bool:
    """Whether a tile has the roads in and out that a step of the way wants."""
    if tile == box.NOTHING:
        return False
    wanted = scratch.entry[k] | scratch.exit[k]
    return box.EXITS[tile][turn] & wanted == wanted


@rule
def wanting(s: State, scratch: Scratch, tile: int, turn: int, k: int) -> int:
    """What a tile would take at a step of the way: to drive onto it, and to make roads in and out that it has not."""
    if tile == box.NOTHING:
        return BUILD + SOME_ROAD
    exits = box.EXITS[tile][turn]
    time = REPLACE + SOME_ROAD
    if exits & scratch.entry[k]:
        time = TENTHS * box.MINUTES[s.car[s.turn]][box.ROAD[tile]]
    return time if exits & scratch.exit[k] == scratch.exit[k] else time + REPLACE


@rule
def best_placing(s: State, scratch: Scratch, tile: int, steps: int) -> int:
    """The least loss of a tile anywhere along the way."""
    least = USELESS + box.MINUTES[s.car[s.turn]][box.ROAD[tile]]
    for k in range(steps):
        if may_place(s, scratch.path[k]) == OK:
            for turn in range(box.SIDES):
                least = min(least, loss_of_placing(s, scratch, tile, turn, scratch.path[k], steps, least))
    return least


# ---- Driving -----------------------------------------------------------------------------------


@rule
def loss_of_driving(s: State, scratch: Scratch, move: int, steps: int) -> int:
    """Nothing along the way, but for dead ends; elsewhere it is useless."""
    if steps == 0:
        return 0
    cell = box.NEXT[s.at[s.turn]][moves.first_side_of(move)]
    if cell != scratch.path[steps - 1]:
        return USELESS
    if not moves.is_drive_two(move):
        return loss_of_stopping(s, scratch, steps - 1)
    if steps < 2 or box.NEXT[cell][moves.second_side_of(move)] != scratch.path[steps - 2]:
        return USELESS
    return loss_of_stopping(s, scratch, steps - 2) - TOGETHER


@rule
def loss_of_stopping(s: State, scratch: Scratch, k: int) -> int:
    """Nothing where the road goes on as a step of the way wants."""
    cell = scratch.path[k]
    return 0 if fits(scratch, s.tile[cell], s.turned[cell], k) else DEAD_END
