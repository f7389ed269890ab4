"""Every number that a race of Road Kill Rally consists of."""

from paddock.core.layout import Array, RaceState, i8, i16, i32
from paddock.games.road_kill_rally.rules.box import (
    ACCESSORIES,
    AGAIN_ON,
    CARDS,
    LANES,
    NOBODY,
    NOTHING,
    ROWS,
    SEATS,
    SKILL_HAND,
    SLOTS,
    START_BOX,
    TARGETS,
    TILES,
)

# What is being decided; NO_QUESTION while the race goes on by itself.
(
    NO_QUESTION,
    CHOOSE_SKILL,
    EQUIP,
    SET_SPEED,
    PAY,
    STEP,
    CRASH_CHECK,
    RUN_OVER,
    CHOOSE_FIGURE,
    COMBAT,
    DECLARED,
    DEFEND,
    LOSE_CARDS,
    LOSE_ACCESSORY,
) = range(14)

# What comes next, once nothing is being decided.
(
    NEXT_TO_EQUIP,
    NEW_TURN,
    NEXT_MOVER,
    START_MOVE,
    DRIVE_ON,
    NEW_TILE,
    CHECK,
    HIT_FIGURE,
    PIT,
    STOP_MOVING,
    CRASHED,
    NEXT_FIGHTER,
    DECLARE,
    ROLL_ATTACK,
    NEXT_VICTIM,
    SHOOT_FIGURE,
    END_OF_ACTION,
    SETTLE,
) = range(18)

RACING, FINISHED, WRECKED = range(3)  # cars
MOVING, FIGHTING = range(2)  # the phases that are played car by car
BY_CHECK, BY_COLLISION, BY_ATTACK = range(3)  # where damage comes from
FOR_SPEED, FOR_AMMO, FOR_SAFETY = range(3)  # what cards are paid for
MEMORY = 32  # looted cards that others remember; the oldest is forgotten first


class State(RaceState):
    """A race. Cards are counted by kind; decks have no order: each draw picks one of their cards at random."""

    # The options, see the rulings; 0 is the default.
    theme: i8
    skills: i8
    teams: i8
    destruction: i8
    length: i8
    finish_group: i8
    veteran: i8
    wipe_out_points: i8
    final_tie: i8

    round: i8  # the game turn, from 1
    last_round: i8  # the one that ends the race, 0 while nobody knows
    stage: i8  # MOVING or FIGHTING
    order: Array[i8, SEATS]  # of the cars in this phase
    racers: i8  # how many of them
    at: i8  # whose place in the order it is
    question: i8
    todo: i8
    after: i8  # what follows when all damage is settled

    # Cards.
    deck: Array[i8, CARDS]
    deck_left: i8
    discarded: Array[i8, CARDS]
    hand: Array[i8, SEATS, CARDS]
    held: Array[i8, SEATS]  # cards in hand
    known: Array[i16, MEMORY]  # looted cards: who knows, who holds, which; see hidden.py
    store: Array[i8, ACCESSORIES]  # accessories not dealt yet
    store_left: i8
    scrapped: Array[i8, ACCESSORIES]
    garage: Array[i8, SEATS, ACCESSORIES]  # not equipped, kept hidden
    shown: Array[i32, SEATS]  # bits of the accessories in a garage that all have seen
    slot: Array[i8, SEATS, SLOTS] = NOTHING
    damaged: Array[i8, SEATS]  # bits of slots
    fitted: i8  # bits of the slots filled at this pit stop
    offer: Array[i8, SEATS, SKILL_HAND] = NOTHING
    skill: Array[i8, SEATS] = NOTHING

    # Cars.
    status: Array[i8, SEATS]
    row: Array[i8, SEATS]
    lane: Array[i8, SEATS]
    box: Array[i8, SEATS] = START_BOX  # speed, 20 mph each
    place: Array[i8, SEATS]  # across the line, 0 before
    finishers: i8
    wipe_outs: Array[i8, SEATS]
    wiped: Array[i8, SEATS]  # 1 after a wipe-out in this game turn
    kills: Array[i8, SEATS, TARGETS]
    shots: Array[i8, SEATS]  # Shoot tokens
    pitted: Array[i8, SEATS]  # 1 after The Pits
    coin: Array[i8, SEATS]  # the final coin, by the option

    # The road. Rows are counted along the whole race.
    ground: Array[i8, ROWS] = NOTHING  # the row of the box that lies there; nothing beyond the last tile
    mirrored: Array[i8, ROWS]
    figure: Array[i8, ROWS, LANES] = NOTHING  # what stands there
    tried: Array[i8, ROWS, LANES]  # bits of the seats that have tried to run it over
    dropped: Array[i8, ROWS, LANES]  # bits of the hazards dropped by cards
    supply: Array[i8, TARGETS]
    tile: Array[i8, TILES] = NOTHING  # those laid, in order
    starts: Array[i8, TILES]  # the first row of each
    east: Array[i8, TILES]  # where on the map
    north: Array[i8, TILES]
    laid: i8
    gone: i8  # of these, taken away again at the rear
    end_row: i8  # the first row beyond the last tile
    heading: i8  # 0 north, 1 east, 2 south, 3 west, behind the last tile
    finish_row: i8  # the first row beyond the finish, 0 while it is not laid
    unseen: i32  # bits of tiles that may still come
    top_left: i8  # tiles of the road deck above those that lie with the finish
    group_left: i8  # tiles that lie with the finish, the finish among them
    finish_hidden: i8  # 1 while the finish is in that group
    returned: Array[i8, TILES] = NOTHING  # tiles that did not fit, under the deck
    returned_count: i8
    barricaded: i8  # cars that have gone through the barricade

    # The move.
    left: i8  # spaces to go
    wish: i8  # the box to be reached
    planned: i8  # spaces to drive without a question
    plan_lane: i8  # the lane of the last of these
    diagonal: i8
    slip: i8  # 1 if a car was close ahead when the move began
    checks: i8  # crash checks of this move
    above: i8  # 1 while passing or jumping over another car
    back_row: i8
    back_lane: i8  # the last empty space before that
    dice: i8
    bought: i8
    new_tile_row: i8  # while figures are being placed
    new_tile_lane: i8

    # Paying, attacks and damage.
    owed: i8
    purpose: i8
    source: i8
    target: i8 = NOBODY  # seat
    aim_row: i8
    aim_lane: i8
    lucky: i8 = NOTHING  # the card that stands by to roll again; hidden
    acted: i8  # 1 after the combat action
    shot: i8  # 1 after the free attack of a skill
    wiped_before: i8  # in this turn, before a collision: 1 the car that rams, 2 the car that is rammed
    blow: i8
    hits: Array[i8, SEATS]  # still to be settled
    asked: i8  # 1 when the driver hit has been asked for a defence
    mean: i8  # the box of both cars after a collision
    rammed: i8 = NOBODY

    # Dice.
    roller: i8 = NOBODY  # who threw them last
    faces: Array[i8, AGAIN_ON + 1]  # how many show nothing, one hit, two
    thrown: Array[i16, SEATS]  # dice of the whole race, without those added by doubles
    landed: Array[i16, SEATS]  # their hits

    # An option of version 2, at the end: a state without it has the same bytes as before.
    letter: i8
