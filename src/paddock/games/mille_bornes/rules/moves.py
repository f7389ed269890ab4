"""A move is a number below MOVES. Cards and sides are added to the first number of their kind."""

from paddock.games.mille_bornes.rules import box

DISCARD = 0  # + card
PLAY = DISCARD + box.CARDS  # + card, a distance, remedy or safety into the own driving zone
ATTACK = PLAY + box.HAZARDS  # + SIDES * (hazard - HAZARDS) + side
COUP_FOURRE = ATTACK + box.SIDES * box.HAZARD_KINDS
LET_IT_STAND = COUP_FOURRE + 1
EXTEND = LET_IT_STAND + 1
FINISH = EXTEND + 1
MOVES = FINISH + 1
