"""What happens in a race, for the log. Each has its words as `log-…`; `table/telling.py` knows its numbers."""

DEALT = 1
DREW = 2
DROVE = 3
REMEDIED = 4
LAID_SAFETY = 5
ATTACKED = 6
COUP_FOURRE_PLAYED = 7
NO_COUP_FOURRE = 8
DISCARDED = 9
PILE_EMPTY = 10
GOAL_REACHED = 11
EXTENDED = 12
TRIP_COMPLETED = 13
NOBODY_ARRIVED = 14
SCORED = 15
TOTAL = 16
LIFTED = 17
