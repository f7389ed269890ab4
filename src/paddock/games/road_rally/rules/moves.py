"""A move is a number below MOVES. Plays, cards and tiles are added to the first number of their kind."""

from paddock.games.road_rally.rules import box

DRIVE = 0  # + play: see components.py
TAKE_SHORTCUT = DRIVE + box.PLAYS
STAY_ON_ROAD = TAKE_SHORTCUT + 1
SHUFFLE_FIRST = STAY_ON_ROAD + 1
DRAW_FIRST = SHUFFLE_FIRST + 1
PUT_NEXT = DRAW_FIRST + 1  # + card: the next to be drawn, at the mechanic
LEAVE_ORDER = PUT_NEXT + box.KINDS
RESHUFFLE = LEAVE_ORDER + 1
KEEP_DECK = RESHUFFLE + 1
STAY_SILENT = KEEP_DECK + 1
SCORE_STAGE = STAY_SILENT + 1
TAKE_POINTS = SCORE_STAGE + 1
TAKE_CARDS = TAKE_POINTS + 1
BUILD = TAKE_CARDS + 1  # + 2 * tile + backwards
MOVES = BUILD + 2 * box.COURSE_TILES
