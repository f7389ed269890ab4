"""Set-up: who plays together, the draw pile, the deal."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import box, events, state
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.rules.turns import next_turn, take_a_card

# ---- How many players? -------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Two or three play for themselves; four or six in pairs, seated so that turns alternate."""
    s.sides = s.seats if s.seats <= box.SIDES else s.seats // 2
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
    make_the_draw_pile(s)
    for side in range(s.sides):
        s.drive[side] = box.NOTHING
        s.under[side] = box.NOTHING
    for seat in range(s.seats):
        for _ in range(box.HAND):
            take_a_card(s, seat)
    emit(s, events.DEALT, s.dealer, s.deal, s.left)
    next_turn(s, s.dealer + 1)


@rule
def first_goal(s: State) -> int:
    """Four players, and all in the simpler game, drive the whole trip; for others it is short until it is extended."""
    return box.TRIP if s.seats == 4 or s.variant == state.SIMPLE else box.SHORT_TRIP


@rule
def make_the_draw_pile(s: State) -> None:
    """All cards of the game, face down."""
    s.left = 0
    for card in range(box.CARDS):
        s.pile[card] = cards_in_play(s, card)
        s.left += s.pile[card]


@rule
def cards_in_play(s: State, card: int) -> int:
    """How many there are of a kind; two or three players leave some out."""
    return box.COUNT[card] - (box.LEFT_OUT[card] if s.seats <= 3 else 0)


# ---- The next hand of a match ------------------------------------------------------------------


@rule
def deal_again(s: State) -> None:
    """The deal passes to the left."""
    s.dealer = (s.dealer + 1) % s.seats
    clear_the_table(s)
    deal(s)


@rule
def clear_the_table(s: State) -> None:
    """No hand, no driving zone and no discard pile is left."""
    s.caller = box.NOBODY
    s.finisher = box.NOBODY
    s.last_discard = box.NOTHING
    for card in range(box.CARDS):
        s.discarded[card] = 0
        for seat in range(s.seats):
            s.hand[seat][card] = 0
        for side in range(s.sides):
            s.zone[side][card] = 0
    for side in range(s.sides):
        s.miles[side] = 0
        s.limited[side] = 0
        for safety in range(box.SAFETY_KINDS):
            s.coup[side][safety] = 0
