"""What a seat cannot know: the tiles in other hands, the stack, and the others' checkpoint cards.

Known are tiles taken from the row or kept by GPS until they leave the hand; that tiles held when the discard pile was
shuffled are not in the stack; and of cards, that every cell driven over is a checkpoint if and only if it is marked
(ruling 46). All that agrees with this is as likely.
"""

from paddock.core.chance import below
from paddock.core.contract import Scratch
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, state
from paddock.games.checkpoint_rally.rules.state import State

TRIES = 60  # to find cards for all; then the real ones stay, which agree as well


@rule
def redeal(s: State, seat: int, scratch: Scratch) -> None:
    """Deal tiles and cards again."""
    redeal_from_stack(s, seat)
    swap_held_before(s, seat)
    redeal_cards(s, seat)


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
    sort_stack(s)
    for other in range(s.seats):
        if other != seat:
            for place in range(s.held[other]):
                if s.hand[other][place] == box.NOTHING:
                    k = below(s, s.left)
                    s.left -= 1
                    s.hand[other][place] = s.stack[k]
                    s.stack[k] = s.stack[s.left]
                    s.stack[s.left] = box.NOTHING


@rule
def sort_stack(s: State) -> None:
    """By number: what is dealt from it must not depend on how it really lies."""
    for k in range(1, s.left):
        tile = s.stack[k]
        place = k
        while place > 0 and s.stack[place - 1] > tile:
            s.stack[place] = s.stack[place - 1]
            place -= 1
        s.stack[place] = tile


@rule
def swap_held_before(s: State, seat: int) -> None:
    """Tiles held since before the last shuffle can only change hands among each other."""
    count = 0
    while held_before(s, seat, count) != box.NOTHING:
        count += 1
    for k in range(count):
        for other in range(k + 1, count):
            if held_tile(s, seat, other) < held_tile(s, seat, k):
                swap_tiles(s, seat, k, other)
    for k in range(count - 1, 0, -1):
        swap_tiles(s, seat, k, below(s, k + 1))


@rule
def held_tile(s: State, seat: int, number: int) -> int:
    """The tile of that number among those."""
    place = held_before(s, seat, number)
    return s.hand[place // box.MOST_HELD][place % box.MOST_HELD]


@rule
def swap_tiles(s: State, seat: int, number: int, with_number: int) -> None:
    """Two of them change places."""
    one = held_before(s, seat, number)
    other = held_before(s, seat, with_number)
    tile = s.hand[one // box.MOST_HELD][one % box.MOST_HELD]
    s.hand[one // box.MOST_HELD][one % box.MOST_HELD] = s.hand[other // box.MOST_HELD][other % box.MOST_HELD]
    s.hand[other // box.MOST_HELD][other % box.MOST_HELD] = tile


@rule
def held_before(s: State, seat: int, number: int) -> int:
    """Where the others hold the tile of that number among those, as MOST_HELD * seat + place."""
    for other in range(s.seats):
        if other != seat:
            for place in range(s.held[other]):
                if s.mark[s.hand[other][place]] == state.HELD_BEFORE:
                    if number == 0:
                        return box.MOST_HELD * other + place
                    number -= 1
    return box.NOTHING


# ---- Checkpoint cards --------------------------------------------------------------------------


@rule
def redeal_cards(s: State, seat: int) -> None:
    """Each of the others a card that agrees with what was driven and marked, no card twice."""
    for _ in range(TRIES):
        taken = 1 << s.card[seat]
        first = box.NOTHING
        second = box.NOTHING
        third = box.NOTHING
        for other in range(s.seats):
            if other != seat:
                card = possible_card(s, other)
                if taken >> card & 1:
                    taken = 0
                    break
                taken |= 1 << card
                third = second
                second = first
                first = card
        if taken:
            hand_out(s, seat, first, second, third)
            return


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


@rule
def hand_out(s: State, seat: int, first: int, second: int, third: int) -> None:
    """The cards found, the last one first, to the others from the last seat down."""
    for step in range(1, box.SEATS + 1):
        other = box.SEATS - step
        if other < s.seats and other != seat:
            s.card[other] = first
            first = second
            second = third
