"""A move is a number below MOVES. Places in the hand, turns, cells and sides are added to the first of their kind."""

from paddock.games.checkpoint_rally.rules.box import CARS, CELLS, HAND, MOST_HELD, OPENING_HAND, ROW, SIDES

PLACE = 0  # + (SIDES * place in the hand + turn) * CELLS + cell
KEEP = PLACE + OPENING_HAND * SIDES * CELLS  # the same, and a GPS update brings the replaced tile into the hand
DRIVE = KEEP + HAND * SIDES * CELLS  # + side
DRIVE_TWO = DRIVE + SIDES  # + SIDES * first side + second side
DRAW = DRIVE_TWO + SIDES * SIDES
REFRESH = DRAW + 1
TAKE = REFRESH + 1  # + place in the row, by a GPS update
DISCARD = TAKE + ROW  # + place in the hand
CHOOSE = DISCARD + MOST_HELD  # + car sheet
MOVES = CHOOSE + CARS
