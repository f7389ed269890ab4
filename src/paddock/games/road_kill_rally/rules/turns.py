"""The game turn: drawing, then moving, then fighting, each from the front to the back; and the end of the race."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import discard_hand, draw_cards
from paddock.games.road_kill_rally.rules.cars import can_act, draw_lots, driver, fitted, roll_dice, still_racing
from paddock.games.road_kill_rally.rules.combat import may_fight, pass_on
from paddock.games.road_kill_rally.rules.road import clear_the_rear, place
from paddock.games.road_kill_rally.rules.scoring import coin_decides
from paddock.games.road_kill_rally.rules.state import State

# ---- From the front to the back ----------------------------------------------------------------


@rule
def new_round(s: State) -> None:
    """All draw, then the order of moving is set."""
    s.round += 1
    emit(s, events.NEW_ROUND, s.round, 0, 0)
    for seat in range(s.seats):
        s.wiped[seat] = 0
    line_up(s, cards_may_run_out(s))
    for at in range(s.racers):
        seat = s.order[at]
        draw_cards(s, seat, draws(s, seat))
    s.stage = state.MOVING
    line_up(s, True)
    s.todo = state.NEXT_MOVER


@rule
def line_up(s: State, dice: bool) -> None:
    """The further ahead the earlier, side by side the faster first, equally fast by dice (ruling 2)."""
    s.racers = 0
    s.at = 0
    for seat in range(s.seats):
        if s.status[seat] == state.RACING:
            at = s.racers
            while at > 0 and ahead(s, seat, s.order[at - 1]):
                s.order[at] = s.order[at - 1]
                at -= 1
            s.order[at] = seat
            s.racers += 1
    if dice:
        for at in range(1, s.racers):
            one, other = s.order[at - 1], s.order[at]
            if s.row[one] == s.row[other] and s.box[one] == s.box[other]:
                throw_for_order(s, at)


@rule
def ahead(s: State, one: int, other: int) -> bool:
    """Whether a car comes before another."""
    return s.row[one] > s.row[other] or (s.row[one] == s.row[other] and s.box[one] > s.box[other])


@rule
def throw_for_order(s: State, at: int) -> None:
    """Three dice each, until one has more hits."""
    one, other = s.order[at - 1], s.order[at]
    mine = 0
    yours = 0
    while mine == yours:
        mine = roll_dice(s, one, box.ORDER_DICE)
        yours = roll_dice(s, other, box.ORDER_DICE)
    if yours > mine:
        s.order[at - 1] = other
        s.order[at] = one
    emit(s, events.FASTER_FIRST, s.order[at - 1], s.order[at], 0)


@rule
def end_of_move(s: State) -> None:
    """A car stands; the next one is asked."""
    if s.above:
        set_back(s, driver(s))
    s.left = 0
    s.planned = 0
    s.at += 1
    s.todo = state.NEXT_MOVER


@rule
def set_back(s: State, seat: int) -> None:
    """Who has not got past returns to the last empty space."""
    emit(s, events.SET_BACK, seat, place(s.back_row, s.back_lane), place(s.row[seat], s.lane[seat]))
    s.row[seat] = s.back_row
    s.lane[seat] = s.back_lane
    s.above = 0


@rule
def next_mover(s: State) -> None:
    """The next car that can move sets its speed; then comes combat."""
    while s.at < s.racers and not can_act(s, driver(s)):
        s.at += 1
    if s.at < s.racers:
        s.question = state.SET_SPEED
        s.turn = driver(s)
        return
    clear_the_rear(s)
    s.stage = state.FIGHTING
    line_up(s, True)
    s.todo = state.NEXT_FIGHTER


@rule
def next_fighter(s: State) -> None:
    """The next car with something to decide in combat is asked; then the turn is over."""
    while s.at < s.racers and not may_fight(s, driver(s)):
        pass_on(s)
    if s.at < s.racers:
        s.question = state.COMBAT
        s.turn = driver(s)
        return
    clear_the_rear(s)
    s.todo = state.NEW_TURN
    if s.round == s.last_round or s.round == box.MOST_TURNS:
        s.over = 1


# ---- Drawing Rally cards -----------------------------------------------------------------------


@rule
def draws(s: State, seat: int) -> int:
    """Three with fewer than five in hand; a Veteran Driver draws more (ruling 3)."""
    always = fitted(s, seat, box.DRAW_ALWAYS)
    if s.held[seat] >= box.DRAW_BELOW:
        return always
    if always == 0:
        return box.DRAW_CARDS
    return box.DRAW_CARDS + always if s.veteran else max(box.DRAW_CARDS, fitted(s, seat, box.DRAW_UP_TO) - s.held[seat])


@rule
def cards_may_run_out(s: State) -> bool:
    """Only then it matters who draws first."""
    cards = s.deck_left
    for card in range(box.CARDS):
        cards += s.discarded[card]
    for seat in range(s.seats):
        if s.status[seat] == state.RACING:
            cards -= draws(s, seat)
    return cards < 0


# ---- The finish and the end --------------------------------------------------------------------


@rule
def cross_the_line(s: State) -> None:
    """The car leaves the race with its place; the third brings the last turn, of two players the first the last few."""
    seat = driver(s)
    s.status[seat] = state.FINISHED
    s.finishers += 1
    s.place[seat] = s.finishers
    s.above = 0
    emit(s, events.CROSSED_THE_LINE, seat, s.finishers, 0)
    discard_hand(s, seat)
    s.todo = state.STOP_MOVING
    if still_racing(s) == 0:
        s.over = 1
    elif s.seats == 2:
        end_after(s, box.TURNS_AFTER_FIRST)
    elif s.finishers == box.END_PLACES:
        end_after(s, 1)


@rule
def end_after(s: State, turns: int) -> None:
    """So many turns more, if somebody is still racing then (ruling 41)."""
    s.last_round = s.round + turns
    emit(s, events.LAST_TURN, s.finishers, turns, 0)


@rule
def end_race(s: State) -> None:
    """By the option a coin orders those who never arrived."""
    if s.final_tie:
        draw_lots(s, s.coin)
        if coin_decides(s):
            emit(s, events.TOSSED, 0, 0, 0)
    emit(s, events.RACE_ENDED, s.round, 0, 0)
