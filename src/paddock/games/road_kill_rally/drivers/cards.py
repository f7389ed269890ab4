"""The policy gives cards away: the cheapest first."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.drivers import worths
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.moves import card_of, is_discard
from paddock.games.road_kill_rally.rules.state import State


@rule
def worst_card(s: State, moves: Numbers, n: int) -> int:
    """The card that is worth least for what it pays."""
    best = moves[0]
    best_cost = worths.NEVER
    for k in range(n):
        cost = cost_of_card(s, card_of(moves[k]))
        if cost < best_cost:
            best = moves[k]
            best_cost = cost
    return best


@rule
def cost_of_card(s: State, card: int) -> int:
    """What is lost with a card, for each step, ammo point or hit that it pays."""
    keep = worths.KEEP[card]
    if s.question == state.PAY and s.purpose == state.FOR_SPEED:
        paid = min(box.CARD_SPEED[card], s.owed)
        return keep // paid
    if s.question == state.PAY and s.purpose == state.FOR_AMMO:
        paid = min(box.CARD_AMMO[card], s.owed)
        return keep // paid + 3 * (box.CARD_AMMO[card] - paid)
    return keep


@rule
def cheapest(s: State, moves: Numbers, n: int) -> tuple[int, int]:
    """The two discards that cost least; NOTHING where there are fewer."""
    one, other = box.NOTHING, box.NOTHING
    for k in range(n):
        if is_discard(moves[k]):
            cost = cost_of_card(s, card_of(moves[k]))
            if one == box.NOTHING or cost < cost_of_card(s, card_of(one)):
                other = one
                one = moves[k]
            elif other == box.NOTHING or cost < cost_of_card(s, card_of(other)):
                other = moves[k]
    return one, other
