"""Why a move is refused, after the verdicts of every game. Each has its words as `why-…`, with the rulebook's section."""

CHOOSE_A_CAR = 3
CARS_ARE_DEALT = 4
CAR_TAKEN = 5

START_FIRST = 6
OWN_CORNER = 7
LOCKED_IN = 8

DISCARD_FIRST = 9
HAND_LIMIT_KEPT = 10

NO_TILE_THERE = 11
CAR_THERE = 12
NO_GPS = 13
NOTHING_REPLACED = 14

OFF_THE_BOARD = 15
NO_TILE_AHEAD = 16
NO_ROAD_OUT = 17
NO_ROAD_IN = 18
LAST_CHECKPOINT_ENDS = 19

NO_ROW_TILE = 20
NO_TILES_AT_ALL = 21
