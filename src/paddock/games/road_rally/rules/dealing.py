"""Hands and stage cards are dealt, once the course is laid."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, events
from paddock.games.road_rally.rules.course import open_road
from paddock.games.road_rally.rules.decks import take_a_card
from paddock.games.road_rally.rules.order import begin_round
from paddock.games.road_rally.rules.state import State


@rule
def deal(s: State) -> None:
    """Open the road, deal hands and stage cards, and begin the first round."""
    open_road(s)
    for seat in range(s.seats):
        for _ in range(box.HAND):
            take_a_card(s, seat)
    deal_stage_cards(s)
    emit(s, events.DEALT, s.order[0], 0, 0)
    begin_round(s)


@rule
def dealing_row(s: State) -> int:
    """Where the tables of dealing have this variant and number of players."""
    return s.variant * box.PLAYER_COUNTS + s.seats - box.FEWEST


@rule
def deal_stage_cards(s: State) -> None:
    """From deck A, from deck B, and from what is left of both (ruling 3)."""
    row = dealing_row(s)
    for seat in range(s.seats):
        deal_stages_from(s, seat, box.FROM_A[row], 0, box.DECK_A)
        deal_stages_from(s, seat, box.FROM_B[row], box.DECK_A, box.STAGES)
    for seat in range(s.seats):
        deal_stages_from(s, seat, box.FROM_BOTH[row], 0, box.STAGES)


@rule
def deal_stages_from(s: State, seat: int, count: int, low: int, high: int) -> None:
    """So many of the stage cards in a range that nobody has."""
    left = 0
    for stage in range(low, high):
        if s.holder[stage] == box.NOBODY:
            left += 1
    for _ in range(count):
        k = below(s, left)
        left -= 1
        stage = low
        while s.holder[stage] != box.NOBODY or k > 0:
            if s.holder[stage] == box.NOBODY:
                k -= 1
            stage += 1
        s.holder[stage] = seat
