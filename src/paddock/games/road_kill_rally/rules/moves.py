"""A move is a number below MOVES. Boxes, lanes, cards and targets are added to the first number of their kind."""

from paddock.games.road_kill_rally.rules.box import (
    ACCESSORIES,
    BOXES,
    CARDS,
    DROPS,
    LANES,
    REACH,
    SEATS,
    SKILL_HAND,
    SLOTS,
    SOURCES,
    TARGETS,
)

ROLL = 0
PLAY_SAFE = 1
DONE = 2  # no more: leave it, let it stand, end of action
SPEED = 3  # + box - 1
DRIVE = SPEED + BOXES  # + LANES * (spaces - 1) + lane: straight on, the last space in that lane
MASKS = 2**DROPS
SWERVE = DRIVE + LANES * BOXES  # + (LANES * how + lane) * MASKS + bits of the hazards dropped
DRIVING, PASSING, JUMPING = range(3)  # how
DISCARD = SWERVE + 3 * LANES * MASKS  # + card: to pay, to lose, to buy a die
PLAY = DISCARD + CARDS  # + card
SKILL = PLAY + CARDS  # + place in the offer
FIT = SKILL + SKILL_HAND  # + SLOTS * accessory + slot
GIVE_UP = FIT + ACCESSORIES * SLOTS  # + slot
FIGURE = GIVE_UP + SLOTS  # + target
ATTACK = FIGURE + TARGETS  # + (SOURCES * lucky + source) * AIMS + aim
AIMS = SEATS + LANES * (2 * REACH + 1)  # a seat, or SEATS + LANES * (rows ahead + REACH) + lane
MOVES = ATTACK + 2 * SOURCES * AIMS
