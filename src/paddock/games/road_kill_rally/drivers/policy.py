"""A quick sensible move: the values that won most in mixed tournaments, in tenths of points.

A card is worth about four points, a row of the road about six while places are open, a wipe-out costs about 80. Speed
and lanes are chosen by looking along all ways over the road that lies there, from the far end back to the car.
Only what the player to act may know is looked at: the own hand, the table, and how many cards others hold.
"""

from paddock.core.contract import Numbers, Scratch
from paddock.core.rule import rule
from paddock.games.road_kill_rally.drivers.cards import worst_card
from paddock.games.road_kill_rally.drivers.combat import best_cancel, best_combat, best_defence
from paddock.games.road_kill_rally.drivers.driving import best_check, best_run_over, best_speed, best_step
from paddock.games.road_kill_rally.drivers.equipment import best_equipment
from paddock.games.road_kill_rally.rules import state
from paddock.games.road_kill_rally.rules.state import State


@rule
def policy(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The move of the highest worth."""
    if n == 1:
        return moves[0]
    question = s.question
    if question == state.STEP:
        return best_step(s, moves, n, scratch)
    if question == state.SET_SPEED:
        return best_speed(s, moves, n, scratch)
    if question == state.CRASH_CHECK:
        return best_check(s, moves, n)
    if question in (state.PAY, state.LOSE_CARDS):
        return worst_card(s, moves, n)
    if question == state.RUN_OVER:
        return best_run_over(s, moves, n)
    if question == state.COMBAT:
        return best_combat(s, moves, n)
    if question == state.DECLARED:
        return best_cancel(s, moves, n)
    if question == state.DEFEND:
        return best_defence(s, moves, n)
    return best_equipment(s, moves, n)
