"""Running figures over."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import discard, put_away
from paddock.games.road_kill_rally.rules.cars import can_act, driver, roll_dice, trait
from paddock.games.road_kill_rally.rules.road import figure_at
from paddock.games.road_kill_rally.rules.state import State


@rule
def meet_figure(s: State) -> None:
    """After the crash check a figure on the space may be tried, once by each driver; not in passing (ruling 28)."""
    seat = driver(s)
    if not can_act(s, seat):
        s.todo = state.STOP_MOVING
        return
    if s.above:
        s.todo = state.DRIVE_ON
        return
    s.todo = state.PIT
    row, lane = s.row[seat], s.lane[seat]
    if s.figure[row][lane] != box.NOTHING and not (s.tried[row][lane] >> seat) & 1:
        s.bought = 0
        s.question = state.RUN_OVER
        s.turn = seat


@rule
def dice_to_run_over(s: State, seat: int) -> int:
    """One, those of accessories and skill, and those bought."""
    return 1 + trait(s, seat, box.RUN_OVER_MORE) + s.bought


@rule
def buy_dice(s: State, card: int) -> None:
    """One for a card, some cards are worth more."""
    discard(s, s.turn, card)
    s.bought += box.CARD_RUN_OVER[card]


@rule
def run_over(s: State, lucky: int) -> None:
    """Two hits score the figure."""
    seat = s.turn
    row, lane = s.row[seat], s.lane[seat]
    figure = figure_at(s, row, lane)
    s.question = state.NO_QUESTION
    hits = roll_dice(s, seat, dice_to_run_over(s, seat))
    if hits < box.HITS_TO_RUN_OVER and lucky != box.NOTHING:
        emit(s, events.MISSED, seat, figure, hits)
        put_away(s, seat, lucky)
        emit(s, events.ROLLED_AGAIN, seat, lucky, 0)
        hits = roll_dice(s, seat, dice_to_run_over(s, seat))
    if hits >= box.HITS_TO_RUN_OVER:
        emit(s, events.RAN_OVER, seat, figure, hits)
        score_figure(s, seat, row, lane)
    else:
        emit(s, events.MISSED, seat, figure, hits)
        s.tried[row][lane] |= 1 << seat


@rule
def score_figure(s: State, seat: int, row: int, lane: int) -> None:
    """From the road into the box of a dashboard."""
    s.kills[seat][s.figure[row][lane]] += 1
    s.figure[row][lane] = box.NOTHING
    s.tried[row][lane] = 0


@rule
def leave_it(s: State) -> None:
    """Not even a try; nobody drives there twice, but by the letter it may still be shot at (ruling 28)."""
    seat = s.turn
    if s.letter == 0:
        s.tried[s.row[seat]][s.lane[seat]] |= 1 << seat
    s.question = state.NO_QUESTION
