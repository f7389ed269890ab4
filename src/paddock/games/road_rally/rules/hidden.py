"""What a seat cannot know: the other hands, the order of decks, and who holds which stage card.

Open to all are the course, the cars, discards, the sizes of hands and decks, points, and every stage card that was
played. A driver knows his own hand, what his deck still holds, and the top cards that a mechanic showed him. His own
stage cards he knows also after he has put them away. How many cards of each deck the others were dealt is known from
the rules; every deal that agrees with that and with the cards played is as likely.

Which discards were shuffled in is not remembered, though who counted them would know that they were not in hand then.
"""

from paddock.core.chance import below
from paddock.core.contract import Scratch
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, state
from paddock.games.road_rally.rules.dealing import dealing_row
from paddock.games.road_rally.rules.decks import hand_size, take_a_card, take_unknown
from paddock.games.road_rally.rules.state import State


@rule
def redeal(s: State, seat: int, scratch: Scratch) -> None:
    """Deal again everything that a seat cannot know."""
    for other in range(s.seats):
        if other != seat:
            redeal_cards(s, other)
    if s.round > 0:
        redeal_stage_cards(s, seat)


# ---- Movement cards ----------------------------------------------------------------------------------


@rule
def redeal_cards(s: State, other: int) -> None:
    """Hand and deck shuffled together; then as many into the hand, and as many on top as its driver has seen."""
    size = hand_size(s, other)
    tops = s.tops[other]
    for kind in range(box.KINDS):
        s.deck[other][kind] += s.hand[other][kind]
        s.hand[other][kind] = 0
    for k in range(tops):
        s.deck[other][s.top[other][k]] += 1
    s.tops[other] = 0
    for _ in range(size):
        take_a_card(s, other)
    for k in range(tops):
        s.top[other][k] = take_unknown(s, other)
    s.tops[other] = tops


# ---- Stage cards -------------------------------------------------------------------------------------


@rule
def is_hidden(s: State, stage: int, seat: int) -> bool:
    """Whether a seat does not know where a stage card is."""
    return s.fate[stage] != state.SCORED and s.holder[stage] != seat


@rule
def redeal_stage_cards(s: State, seat: int) -> None:
    """The hidden stage cards to the other drivers and the box, as the rules deal them (ruling 3)."""
    row = dealing_row(s)
    if box.FROM_BOTH[row] == 0:
        share_out(s, seat, 0, box.DECK_A)
        share_out(s, seat, box.DECK_A, box.STAGES)
    else:
        share_out(s, seat, 0, box.STAGES)
        while not as_dealt(s, box.FROM_A[row], box.FROM_BOTH[row]):
            share_out(s, seat, 0, box.STAGES)


@rule
def share_out(s: State, seat: int, low: int, high: int) -> None:
    """Shuffle the hidden cards of a range among the places where they may be."""
    sort_holders(s, seat, low, high)
    for stage in range(high - 1, low, -1):
        if is_hidden(s, stage, seat):
            k = below(s, hidden_below(s, stage, seat, low) + 1)
            other = stage
            while k > 0:
                other -= 1
                if is_hidden(s, other, seat):
                    k -= 1
            holder = s.holder[stage]
            s.holder[stage] = s.holder[other]
            s.holder[other] = holder


@rule
def sort_holders(s: State, seat: int, low: int, high: int) -> None:
    """By seat: who gets which card must not depend on who really has it."""
    for stage in range(low, high):
        if is_hidden(s, stage, seat):
            for other in range(stage + 1, high):
                if is_hidden(s, other, seat) and s.holder[other] < s.holder[stage]:
                    holder = s.holder[stage]
                    s.holder[stage] = s.holder[other]
                    s.holder[other] = holder


@rule
def hidden_below(s: State, stage: int, seat: int, low: int) -> int:
    """How many hidden cards have a lower number."""
    count = 0
    for other in range(low, stage):
        if is_hidden(s, other, seat):
            count += 1
    return count


@rule
def as_dealt(s: State, from_a: int, from_both: int) -> bool:
    """Whether everybody has as many cards of deck A as he can have been dealt; so he has of deck B, then."""
    for seat in range(s.seats):
        count = 0
        for stage in range(box.DECK_A):
            if s.holder[stage] == seat:
                count += 1
        if count < from_a or count > from_a + from_both:
            return False
    return True
