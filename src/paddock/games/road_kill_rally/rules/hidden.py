"""What a seat cannot know: the other hands, the garages, skills before they are revealed, and luck that stands by.

Decks have no order, and the road deck is drawn from tiles that nobody has seen, so there is nothing to hide in them.
A looted card is known to the driver who lost it; accessories that were equipped once are known to all. All other ways
to share out the unseen cards are equally likely.
"""

from paddock.core.chance import below
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cards import known_cards, take_a_card
from paddock.games.road_kill_rally.rules.cars import driver
from paddock.games.road_kill_rally.rules.pits import take_an_accessory
from paddock.games.road_kill_rally.rules.scratch import DealingScratch
from paddock.games.road_kill_rally.rules.setup import offer_two
from paddock.games.road_kill_rally.rules.state import State


@rule
def redeal(s: State, seat: int, scratch: DealingScratch) -> None:
    """Take back all that the seat cannot know, then deal as much again."""
    for other in range(s.seats):
        if other != seat:
            take_back_cards(s, seat, other)
            scratch.accessories[other] = take_back_accessories(s, other)
    for other in range(s.seats):
        if other != seat:
            deal_cards(s, other)
            for _ in range(scratch.accessories[other]):
                take_an_accessory(s, other)
    if s.question == state.CHOOSE_SKILL:
        redeal_skills(s, seat)
    if s.lucky != box.NOTHING and driver(s) != seat:
        s.lucky = box.NOTHING


@rule
def take_back_cards(s: State, seat: int, other: int) -> None:
    """A hand but for what the seat knows of it; `held` still says how many cards it had."""
    for card in range(box.CARDS):
        back = s.hand[other][card] - known_cards(s, seat, other, card)
        s.hand[other][card] -= back
        s.deck[card] += back
        s.deck_left += back


@rule
def deal_cards(s: State, other: int) -> None:
    """As many cards as the hand had."""
    lacking = s.held[other]
    for card in range(box.CARDS):
        lacking -= s.hand[other][card]
    s.held[other] -= lacking
    for _ in range(lacking):
        take_a_card(s, other)


@rule
def take_back_accessories(s: State, other: int) -> int:
    """A garage but for one each of those that all have seen; how many were taken."""
    count = 0
    for accessory in range(box.ACCESSORIES):
        back = s.garage[other][accessory] - ((s.shown[other] >> accessory) & 1)
        s.garage[other][accessory] -= back
        s.store[accessory] += back
        s.store_left += back
        count += back
    return count


@rule
def redeal_skills(s: State, seat: int) -> None:
    """Other offers are any two of the other skills; who has chosen, has chosen one of these."""
    dealt = 0  # bits
    for place in range(box.SKILL_HAND):
        dealt |= 1 << s.offer[seat][place]
    for other in range(s.seats):
        if other != seat:
            dealt = offer_two(s, other, dealt)
            if other < s.turn:
                s.skill[other] = s.offer[other][below(s, box.SKILL_HAND)]
