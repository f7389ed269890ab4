"""Set-up and turns: who plays, the deal, drawing, and whose turn it is."""

from paddock.core.chance import below
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import box, events, state
from paddock.games.mille_bornes.rules.scoring import ALL_LINES
from paddock.games.mille_bornes.rules.state import State

# ---- How many players? -------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Two or three play for themselves; four or six in pairs, seated so that turns alternate."""
    s.sides = s.seats if s.seats <= box.SIDES else s.seats // 2
    s.over = 0
    for side in range(box.SIDES):
        for line in range(ALL_LINES):
            s.sheet[side][line] = 0
    s.deal = 0
    s.dealer = s.seats - 1
    deal(s)


@rule
def side_of(s: State, seat: int) -> int:
    """Partners sit opposite each other."""
    return seat % s.sides


# ---- Get ready ---------------------------------------------------------------------------------


@rule
def deal(s: State) -> None:
    """Six cards to each player; the player to the dealer's left goes first."""
    s.deal += 1
    s.goal = first_goal(s)
    s.caller = box.NOBODY
    s.finisher = box.NOBODY
    s.attacker = box.NOBODY
    s.attack = box.NOTHING
    s.target = box.NOBODY
    clear_the_table(s)
    for seat in range(s.seats):
        for card in range(box.CARDS):
            s.hand[seat][card] = 0
        for _ in range(box.HAND):
            take_a_card(s, seat)
    emit(s, events.DEALT, s.dealer, s.deal, s.left)
    next_turn(s, s.dealer + 1)


@rule
def first_goal(s: State) -> int:
    """Four players, and all in the simpler game, drive the whole trip; for others it is short until it is extended."""
    return box.TRIP if s.seats == 4 or s.variant == state.SIMPLE else box.SHORT_TRIP


@rule
def clear_the_table(s: State) -> None:
    """All cards of the game in the draw pile, the driving zones empty."""
    s.left = 0
    for card in range(box.CARDS):
        s.pile[card] = cards_in_play(s, card)
        s.left += s.pile[card]
        s.discarded[card] = 0
    s.last_discard = box.NOTHING
    for side in range(s.sides):
        for card in range(box.CARDS):
            s.zone[side][card] = 0
        for safety in range(box.SAFETY_KINDS):
            s.coup[side][safety] = 0
        s.miles[side] = 0
        s.drive[side] = box.NOTHING
        s.under[side] = box.NOTHING
        s.limited[side] = 0


@rule
def cards_in_play(s: State, card: int) -> int:
    """How many there are of a kind; two or three players leave some out."""
    return box.COUNT[card] - (box.LEFT_OUT[card] if s.seats <= 3 else 0)


@rule
def far_enough(s: State, root: State) -> bool:
    """What a move was good for shows at the end of its hand; the hands after it are another deal."""
    return s.deal > root.deal


# ---- On your turn ------------------------------------------------------------------------------


@rule
def next_turn(s: State, seat: int) -> None:
    """The first player from `seat` on who has a card draws and plays; when nobody has one, the hand is over."""
    s.phase = state.PLAYING
    for step in range(s.seats):
        s.turn = (seat + step) % s.seats
        s.drew_last = 0
        if draw(s, s.turn) or holds_a_card(s, s.turn):
            return
    emit(s, events.NOBODY_ARRIVED, 0, 0, 0)
    s.phase = state.HAND_OVER


@rule
def draw(s: State, seat: int) -> bool:
    """Pick up a card, if there is one; discards are never shuffled in again (ruling 1)."""
    if s.left == 0:
        return False
    card = take_a_card(s, seat)
    emit(s, events.DREW, seat, card, s.left)
    if s.left == 0:
        s.drew_last = 1
        emit(s, events.PILE_EMPTY, 0, 0, 0)
    return True


@rule
def take_a_card(s: State, seat: int) -> int:
    """One of the pile's cards, each as likely, into a hand."""
    k = below(s, s.left)
    card = 0
    while k >= s.pile[card]:
        k -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    s.left -= 1
    s.hand[seat][card] += 1
    return card


@rule
def holds_a_card(s: State, seat: int) -> bool:
    """Whether a hand is not empty."""
    return hand_size(s, seat) > 0


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a player holds."""
    size = 0
    for card in range(box.CARDS):
        size += s.hand[seat][card]
    return size
