"""A move is a number below MOVES. Places in the hand, turns, cells and sides are added to the first of their kind."""

from paddock.games.checkpoint_rally.rules import box

PLACE = 0  # + (SIDES * place in the hand + turn) * CELLS + cell
KEEP = (
    PLACE + box.OPENING_HAND * box.SIDES * box.CELLS
)  # the same, and a GPS update brings the replaced tile into the hand
DRIVE = KEEP + box.HAND * box.SIDES * box.CELLS  # + side
DRIVE_TWO = DRIVE + box.SIDES  # + SIDES * first side + second side
DRAW = DRIVE_TWO + box.SIDES * box.SIDES
REFRESH = DRAW + 1
TAKE = REFRESH + 1  # + place in the row, by a GPS update
DISCARD = TAKE + box.ROW  # + place in the hand
CHOOSE = DISCARD + box.MOST_HELD  # + car sheet
MOVES = CHOOSE + box.CARS
