"""The policy chooses skills, accessories, slots to lose and figures."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.drivers import worths
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.moves import DONE, accessory_of, choose_skill, is_fit, slot_of
from paddock.games.road_kill_rally.rules.state import State


@rule
def best_equipment(s: State, moves: Numbers, n: int) -> int:
    """The best card into the slot that gains most by it; the least worth is given up."""
    if s.question == state.EQUIP:
        best = DONE
        best_gain = 0
        for k in range(n):
            if is_fit(moves[k]):
                old = s.slot[s.turn][slot_of(moves[k])]
                gain = worths.ACCESSORY_WORTH[accessory_of(moves[k])] - (
                    0 if old == box.NOTHING else worths.ACCESSORY_WORTH[old]
                )
                if gain > best_gain:
                    best = moves[k]
                    best_gain = gain
        return best
    if s.question == state.CHOOSE_SKILL:
        first, second = s.offer[s.turn][0], s.offer[s.turn][1]
        return choose_skill(0 if worths.SKILL_WORTH[first] >= worths.SKILL_WORTH[second] else 1)
    if s.question == state.LOSE_ACCESSORY:
        return least_slot(s, moves, n)
    return moves[n - 1]  # the figure with the most points


@rule
def least_slot(s: State, moves: Numbers, n: int) -> int:
    """The slot whose accessory is worth least."""
    best = moves[0]
    least = worths.NEVER
    for k in range(n):
        accessory = s.slot[s.turn][slot_of(moves[k])]
        worth = 0 if accessory == box.NOTHING else worths.ACCESSORY_WORTH[accessory]
        if worth < least:
            best = moves[k]
            least = worth
    return best
