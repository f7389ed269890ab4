"""Every number that a race of Checkpoint Rally consists of."""

from paddock.core.layout import Array, RaceState, i8, i16, i32
from paddock.games.checkpoint_rally.rules.box import CELLS, GPS, MOST_HELD, NOTHING, ROW, SEATS, SIDES, TILES

RECOMMENDED, FOUR_CHECKPOINTS, THREE_CHECKPOINTS = range(3)  # the option checkpoint-map
RANDOM_CARS, CHOSEN_CARS = range(2)  # the option cars
CHOOSING, STARTING, ACTING, DISCARDING = range(4)  # phases
FROM_STACK, HELD_BEFORE, KNOWN = range(3)  # what the others know of a tile in a hand


class State(RaceState):
    """A race. The stack has no order: each draw picks one of its tiles at random."""

    # The options, see the rulings; 0 is the default.
    checkpoint_map: i8
    cars: i8
    layout: i8
    borders: i8
    end_game: i8

    phase: i8
    map: i8  # which of the two maps of the cards is raced
    order: Array[i8, SEATS] = NOTHING  # the seats in starting order
    begun: i8  # how many have chosen a car, or started

    tile: Array[i8, CELLS] = NOTHING  # what lies on the board
    turned: Array[i8, CELLS]  # by how many quarters, clockwise
    rim: Array[i8, SIDES]  # the face of the border along each side
    stack: Array[i8, TILES] = NOTHING
    left: i8  # tiles in the stack
    discards: Array[i8, TILES] = NOTHING  # the last on top
    discarded: i8  # how many
    row: Array[i8, ROW] = NOTHING

    hand: Array[i8, SEATS, MOST_HELD] = NOTHING
    held: Array[i8, SEATS]  # how many tiles
    mark: Array[i8, TILES]  # what the others know of a tile in a hand

    car: Array[i8, SEATS] = NOTHING  # the car sheet
    corner: Array[i8, SEATS] = NOTHING  # the cell to start from
    card: Array[i8, SEATS] = NOTHING  # the checkpoint card
    at: Array[i8, SEATS] = NOTHING  # the cell that the car is on, NOTHING before and after
    tokens: Array[i32, SEATS]  # checkpoints visited, bits by cell
    driven: Array[i32, SEATS]  # cells entered, bits: what is not marked there is not on the card
    gps: Array[i8, SEATS] = GPS  # updates left

    time: Array[i16, SEATS]  # minutes used; of those who finished, less their bonus
    arrival: Array[i16, SEATS]  # the later, the higher in the stack of markers on one minute
    arrivals: i16
    finished: Array[i8, SEATS]  # 1 for the first who visited all checkpoints, 0 for those who have not
    finishers: i8
    spent: Array[i8, SEATS]  # 1 if the one chance after the first finisher is used up

    last: i8 = NOTHING  # the cell of the last placement, NOTHING after any other action
    last_minutes: i8  # what it took
    last_matches: i16  # bits: roads by side, terrain by side, then each terrain and the road of the tile replaced
