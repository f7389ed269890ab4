"""What a seat cannot know: the tiles in other hands, the stack, and the others' checkpoint cards.

Known are tiles taken from the row or kept by GPS until they leave the hand; that tiles held when the discard pile was
shuffled are not in the stack; and of cards, that every cell driven over is a checkpoint if and only if it is marked
(ruling 46). All that agrees with this is as likely.
"""

from typing import Any

from paddock.core.chance import below
from paddock.core.piles import shuffle
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, state
from paddock.games.checkpoint_rally.rules.scratch import DealingScratch
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.rules.tiles import any_of_stack

TRIES = 60  # to find cards for all; then the real ones stay, which agree as well


@rule
def redeal(s: State, seat: int, scratch: DealingScratch) -> None:
    """Deal tiles and cards again."""
    redeal_from_stack(s, seat)
    redeal_held_before(s, seat, scratch)
    redeal_cards(s, seat, scratch)


# ---- Tiles -------------------------------------------------------------------------------------


@rule
def redeal_from_stack(s: State, seat: int) -> None:
    """Tiles that came from this stack go back into it, and as many others come."""
    for other in range(s.seats):
        if other != seat:
            for place in range(s.held[other]):
                if s.mark[s.hand[other][place]] == state.FROM_STACK:
                    s.stack[s.left] = s.hand[other][place]
                    s.left += 1
                    s.hand[other][place] = box.NOTHING
    sort(s.stack, s.left)
    for other in range(s.seats):
        if other != seat:
            for place in range(s.held[other]):
                if s.hand[other][place] == box.NOTHING:
                    s.hand[other][place] = any_of_stack(s)


@rule
def redeal_held_before(s: State, seat: int, scratch: DealingScratch) -> None:
    """Tiles held since before the last shuffle can only change hands among each other."""
    count = 0
    for other in range(s.seats):
        for place in range(s.held[other]):
            if is_held_before(s, seat, other, place):
                scratch.tile[count] = s.hand[other][place]
                count += 1
    sort(scratch.tile, count)
    shuffle(s, scratch.tile, count)
    count = 0
    for other in range(s.seats):
        for place in range(s.held[other]):
            if is_held_before(s, seat, other, place):
                s.hand[other][place] = scratch.tile[count]
                count += 1


@rule
def is_held_before(s: State, seat: int, other: int, place: int) -> bool:
    """Whether another player holds a tile there since before the last shuffle."""
    return other != seat and s.mark[s.hand[other][place]] == state.HELD_BEFORE


@rule
def sort(tiles: Any, count: int) -> None:
    """By number: what is dealt from them must not depend on how they really lie."""
    for k in range(1, count):
        tile = tiles[k]
        place = k
        while place > 0 and tiles[place - 1] > tile:
            tiles[place] = tiles[place - 1]
            place -= 1
        tiles[place] = tile


# ---- Checkpoint cards --------------------------------------------------------------------------


@rule
def redeal_cards(s: State, seat: int, scratch: DealingScratch) -> None:
    """Each of the others a card that agrees with what was driven and marked, no card twice."""
    for _ in range(TRIES):
        if finds_cards(s, seat, scratch):
            for other in range(s.seats):
                s.card[other] = scratch.card[other]
            return


@rule
def finds_cards(s: State, seat: int, scratch: DealingScratch) -> bool:
    """Write a possible card for each player; whether no two got the same."""
    scratch.card[seat] = s.card[seat]
    taken = 1 << s.card[seat]
    for other in range(s.seats):
        if other != seat:
            card = possible_card(s, other)
            if taken >> card & 1:
                return False
            taken |= 1 << card
            scratch.card[other] = card
    return True


@rule
def possible_card(s: State, seat: int) -> int:
    """One of the cards that a player may hold by what was seen, each as likely."""
    count = 0
    for card in range(box.CARDS):
        count += agrees(s, seat, card)
    k = below(s, count)
    for card in range(box.CARDS):
        if agrees(s, seat, card):
            if k == 0:
                return card
            k -= 1
    return s.card[seat]


@rule
def agrees(s: State, seat: int, card: int) -> bool:
    """Of the cells driven over, the checkpoints of that card are those marked."""
    return box.MAPS[s.map][card] & s.driven[seat] == s.tokens[seat]
