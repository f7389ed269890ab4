"""Every number that a race of Road Rally USA consists of."""

from paddock.core.layout import Array, RaceState, i8, i16, u32
from paddock.games.road_rally.rules.box import (
    ALL_TILES,
    COURSE_TILES,
    KINDS,
    LINES,
    LONGEST,
    LOOK,
    NOBODY,
    SEATS,
    STAGES,
)

BASE, STANDARD, SPRINT, DEMO = range(4)  # variants

# Phases. In the first ones somebody is to decide; from NEXT_DRIVER on the race goes on by itself.
(
    BUILDING,
    DRIVING,
    AT_SHORTCUT,
    AT_GAS,
    AT_MECHANIC,
    EMPTY_HANDED,
    ASKED,
    POINTS_OR_CARDS,
    NEXT_DRIVER,
    NEXT_STAGE,
    PAYING,
    ROUND_OVER,
) = range(12)

UNREACHED, BYPASSED, SCORED = range(3)  # what has become of a stage


class State(RaceState):
    """A rally: the course, the cars on it, five decks and twenty-one stages.

    A draw deck has no order but for the cards on top that a mechanic has put there: any other draw picks one of its
    cards at random.
    """

    # The options, see the rulings; 0 is the default.
    course: u32  # a course by its code stands after the choices, see codes.py
    short_tiles: i8
    first_driver: i8
    gas_stop: i8
    last_place: i8
    demo_limit: i8

    # The course. A way is a tile and the direction in which it is driven, see box.py.
    tiles: i8  # course tiles to be laid
    laid: i8  # tiles laid so far, the start tile among them
    way: Array[i8, ALL_TILES]
    way_x: Array[i8, ALL_TILES]  # where its first square lies
    way_y: Array[i8, ALL_TILES]
    heading: Array[i8, ALL_TILES]  # in which a driver comes in
    surveyed: Array[i8, COURSE_TILES]  # tiles in the order in which a surveyor tries them
    finish: i8  # where the final space lies, counted from the grid at 0
    square: Array[i8, LONGEST + 1]  # what stands at each space of the road
    jump: Array[i8, LONGEST + 1]  # where a shortcut from here leads, else 0
    diner: Array[i8, STAGES]  # where each stage lies

    # The cars.
    at: Array[i8, SEATS]
    order: Array[i8, SEATS]  # seats from the first car to the last, also within a space
    line: Array[i8, SEATS]  # seats in this round's turn order
    moved: i8  # drivers of the round who have begun their turn
    round: i16

    # The cards, counted by kind.
    hand: Array[i8, SEATS, KINDS]
    deck: Array[i8, SEATS, KINDS]  # of the draw deck all but the cards on top that are known
    discarded: Array[i8, SEATS, KINDS]
    top: Array[i8, SEATS, LOOK]  # cards on top of the draw deck that its player has seen, the next to be drawn first
    tops: Array[i8, SEATS]  # how many

    # A turn.
    phase: i8
    came_from: i8
    landed: i8  # where the cards led, before a shortcut
    due: i8  # cards to draw when the turn ends
    placed: i8  # cards that the mechanic's customer has put in order

    # Stages.
    holder: Array[i8, STAGES] = NOBODY  # the seat whose card it was dealt as, or NOBODY
    fate: Array[i8, STAGES]
    scorer: Array[i8, STAGES] = NOBODY  # the seat that scored it
    tile_of: Array[i8, STAGES] = NOBODY  # the seat that took its tile
    scored: Array[i8, SEATS]  # stages scored by a seat
    stage: i8  # the lowest one not resolved yet
    scored_now: i8  # stages scored in this round
    resolved_now: i8  # stages resolved in this round, scored or not
    asked: i8  # place of the car whose driver is asked
    place: i8  # place being paid, from 0
    won: Array[i16, SEATS, len(LINES)]  # points
    told_from: i8  # the first stage of the latest resolution, for who looks back at it
    points_before: Array[i16, SEATS]  # when that resolution began
