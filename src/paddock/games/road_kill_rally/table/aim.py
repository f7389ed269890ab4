"""What one wants to reach, and what one needs now: a line each, always in sight."""

from paddock.core.words import Say
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.state import State

LOW = 3  # cards in hand that a bad roll may well cost


def aim(s: State) -> Say:
    """Where points come from, and what costs them."""
    return Say("aim")


def now(s: State, seat: int) -> Say | None:
    """How one stands: across the line, out, short of cards, or on the road."""
    if s.status[seat] != state.RACING:
        return Say("now-finished" if s.status[seat] == state.FINISHED else "now-wrecked")
    if s.question == state.CHOOSE_SKILL:
        return Say("now-skill")
    if s.question == state.EQUIP and s.round == 0:
        return Say("now-equip")
    return Say("now-low" if s.held[seat] <= LOW else "now-race", mph=box.STEP_MPH * s.box[seat], cards=s.held[seat])
