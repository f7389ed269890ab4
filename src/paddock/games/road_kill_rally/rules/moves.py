"""A move is a number below MOVES. Boxes, lanes, cards and targets are added to the first number of their kind."""

from paddock.games.road_kill_rally.rules import box

ROLL = 0
PLAY_SAFE = 1
DONE = 2  # no more: leave it, let it stand, end of action
SPEED = 3  # + box - 1
DRIVE = SPEED + box.BOXES  # + LANES * (spaces - 1) + lane: straight on, the last space in that lane
MASKS = 2**box.DROPS
SWERVE = DRIVE + box.LANES * box.BOXES  # + (LANES * how + lane) * MASKS + bits of the hazards dropped
DRIVING, PASSING, JUMPING = range(3)  # how
DISCARD = SWERVE + 3 * box.LANES * MASKS  # + card: to pay, to lose, to buy a die
PLAY = DISCARD + box.CARDS  # + card
SKILL = PLAY + box.CARDS  # + place in the offer
FIT = SKILL + box.SKILL_HAND  # + SLOTS * accessory + slot
GIVE_UP = FIT + box.ACCESSORIES * box.SLOTS  # + slot
FIGURE = GIVE_UP + box.SLOTS  # + target
ATTACK = FIGURE + box.TARGETS  # + (SOURCES * lucky + source) * AIMS + aim
AIMS = box.SEATS + box.LANES * (2 * box.REACH + 1)  # a seat, or SEATS + LANES * (rows ahead + REACH) + lane
MOVES = ATTACK + 2 * box.SOURCES * AIMS
