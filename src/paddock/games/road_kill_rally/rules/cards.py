"""Rally cards on their way between deck, hands and discard pile, and what others know of a hand."""

from paddock.core.events import emit
from paddock.core.piles import draw
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.state import State

# ---- Rally cards -------------------------------------------------------------------------------


@rule
def draw_cards(s: State, seat: int, count: int) -> None:
    """Draw so many, or what there is (ruling 4)."""
    drawn = 0
    while drawn < count and refill(s):
        card = take_a_card(s, seat)
        emit(s, events.DREW_CARD, seat, card, 0)
        drawn += 1
    if drawn:
        emit(s, events.DREW, seat, drawn, s.deck_left)


@rule
def refill(s: State) -> bool:
    """An empty deck is made of the discards; whether there is a card now."""
    if s.deck_left == 0:
        for card in range(box.CARDS):
            s.deck[card] = s.discarded[card]
            s.deck_left += s.discarded[card]
            s.discarded[card] = 0
        if s.deck_left:
            emit(s, events.SHUFFLED, s.deck_left, 0, 0)
    return s.deck_left > 0


@rule
def take_a_card(s: State, seat: int) -> int:
    """One of the deck's cards, each as likely, into a hand."""
    card = draw(s, s.deck, s.deck_left)
    s.deck_left -= 1
    s.hand[seat][card] += 1
    s.held[seat] += 1
    return card


@rule
def put_away(s: State, seat: int, card: int) -> None:
    """A card from a hand onto the discard pile, for all to see."""
    s.hand[seat][card] -= 1
    s.held[seat] -= 1
    s.discarded[card] += 1
    for knower in range(s.seats):
        forget(s, knower, seat, card)


@rule
def discard(s: State, seat: int, card: int) -> None:
    """The same, told."""
    put_away(s, seat, card)
    emit(s, events.DISCARDED, seat, card, 0)


@rule
def discard_hand(s: State, seat: int) -> None:
    """All cards of a hand."""
    for card in range(box.CARDS):
        while s.hand[seat][card]:
            discard(s, seat, card)


@rule
def hand_over(s: State, seat: int, card: int, to: int) -> None:
    """A lost card into the attacker's hand."""
    s.hand[seat][card] -= 1
    change_hands(s, seat, card, to)


@rule
def steal_a_card(s: State, seat: int, to: int) -> None:
    """One out of another hand, each as likely."""
    change_hands(s, seat, draw(s, s.hand[seat], s.held[seat]), to)


@rule
def change_hands(s: State, seat: int, card: int, to: int) -> None:
    """A card that has left a hand comes into another: both know which, the others know that they know less."""
    s.held[seat] -= 1
    s.hand[to][card] += 1
    s.held[to] += 1
    emit(s, events.LOST_CARD, seat, card, to)
    for knower in range(s.seats):
        if knower == to:
            forget(s, knower, seat, card)
        else:
            forget_hand(s, knower, seat)
    remember(s, seat, to, card)


# ---- Paying: for speed, for ammo, to play it safe -----------------------------------------------


@rule
def ask_to_pay(s: State, seat: int, owed: int, purpose: int) -> None:
    """A driver chooses the cards; where all of them must go there is nothing to choose, and all can see it."""
    s.owed = owed
    s.purpose = purpose
    s.turn = seat
    s.question = state.NO_QUESTION
    if owed > most_worth(purpose) * (s.held[seat] - 1):
        discard_hand(s, seat)
        s.owed = 0
    elif owed:
        s.question = state.PAY


@rule
def pay(s: State, card: int) -> None:
    """One card; no change is given."""
    discard(s, s.turn, card)
    ask_to_pay(s, s.turn, max(0, s.owed - worth(s.purpose, card)), s.purpose)


@rule
def worth(purpose: int, card: int) -> int:
    """What a card pays."""
    if purpose == state.FOR_SPEED:
        return box.CARD_SPEED[card]
    return box.CARD_AMMO[card] if purpose == state.FOR_AMMO else 1


@rule
def most_worth(purpose: int) -> int:
    """What any card can pay at most."""
    if purpose == state.FOR_SPEED:
        return box.MOST_SPEED
    return box.MOST_AMMO if purpose == state.FOR_AMMO else 1


# ---- What others know of a hand ----------------------------------------------------------------


@rule
def note_of(knower: int, holder: int, card: int) -> int:
    """How the memory writes that somebody knows a card; 0 is an empty place."""
    return (knower * box.SEATS + holder) * box.CARDS + card + 1


@rule
def remember(s: State, knower: int, holder: int, card: int) -> None:
    """Behind all other notes; when there is no place, the oldest goes."""
    at = 0
    while at < state.MEMORY and s.known[at]:
        at += 1
    if at == state.MEMORY:
        drop_note(s, 0)
        at -= 1
    s.known[at] = note_of(knower, holder, card)


@rule
def forget(s: State, knower: int, holder: int, card: int) -> None:
    """One such card has left the hand: it may have been the one that was known."""
    note = note_of(knower, holder, card)
    at = 0
    while at < state.MEMORY and s.known[at]:
        if s.known[at] == note:
            drop_note(s, at)
            return
        at += 1


@rule
def forget_hand(s: State, knower: int, holder: int) -> None:
    """A card has left the hand, and this one has not seen which."""
    first = note_of(knower, holder, 0)
    at = 0
    while at < state.MEMORY and s.known[at]:
        if first <= s.known[at] < first + box.CARDS:
            drop_note(s, at)
        else:
            at += 1


@rule
def drop_note(s: State, at: int) -> None:
    """Close the gap."""
    while at + 1 < state.MEMORY and s.known[at]:
        s.known[at] = s.known[at + 1]
        at += 1
    s.known[at] = 0


@rule
def known_cards(s: State, knower: int, holder: int, card: int) -> int:
    """How many cards of a kind somebody knows in another's hand."""
    note = note_of(knower, holder, card)
    count = 0
    at = 0
    while at < state.MEMORY and s.known[at]:
        if s.known[at] == note:
            count += 1
        at += 1
    return count
