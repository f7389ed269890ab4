"""The stopwatch: time, whose turn it is, the draw lines, the hand limit, and the end of the race."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.checkpoint_rally.rules import box, events, state
from paddock.games.checkpoint_rally.rules.state import State
from paddock.games.checkpoint_rally.rules.tiles import draw

# ---- Stopwatch and player order ----------------------------------------------------------------


@rule
def spend(s: State, seat: int, minutes: int) -> None:
    """Move a time marker forward, on top of those already there (ruling 11)."""
    if minutes:
        emit(s, events.TIME_SPENT, seat, s.time[seat], s.time[seat] + minutes)
        s.time[seat] += minutes
        s.arrivals += 1
        s.arrival[seat] = s.arrivals


@rule
def end_action(s: State, minutes: int) -> None:
    """The marker moves, a crossed line gives a tile, and the hand limit is checked last (ruling 15)."""
    seat = s.turn
    before = s.time[seat] // box.LINE
    spend(s, seat, minutes)
    for _ in range(s.time[seat] // box.LINE - before):
        emit(s, events.LINE_CROSSED, seat, s.time[seat], 0)
        draw(s, seat)
    check_hand_limit(s)


@rule
def check_hand_limit(s: State) -> None:
    """Down to three tiles before anybody's next action (ruling 28)."""
    if s.held[s.turn] > box.HAND:
        s.phase = state.DISCARDING
    else:
        next_turn(s)


@rule
def next_turn(s: State) -> None:
    """The least time acts, on a tie the marker on top; when nobody is left, the race is over."""
    s.phase = state.ACTING
    if s.finishers:
        end_chance_if_used_up(s)
    seat = first_on_watch(s)
    if seat == box.NOBODY:
        end_race(s)
    elif s.time[seat] >= box.LONGEST:
        emit(s, events.TIME_IS_UP, box.LONGEST, 0, 0)
        end_race(s)
    else:
        s.turn = seat


@rule
def first_on_watch(s: State) -> int:
    """Whose marker is furthest back, and on top there, of those who may still act."""
    first = box.NOBODY
    for seat in range(s.seats):
        if s.finished[seat] == 0 and s.spent[seat] == 0 and (first == box.NOBODY or acts_before(s, seat, first)):
            first = seat
    return first


@rule
def acts_before(s: State, seat: int, other: int) -> bool:
    """Less time, or later on the same minute (rulings 10 and 11)."""
    if s.time[seat] != s.time[other]:
        return s.time[seat] < s.time[other]
    return s.arrival[seat] > s.arrival[other]


# ---- Last checkpoint ---------------------------------------------------------------------------


@rule
def finish(s: State, minutes: int) -> None:
    """The time as usual, less the bonus; the car leaves the board (rulings 16 and 39)."""
    seat = s.turn
    bonus = box.BONUS[s.seats][s.finishers]
    s.time[seat] += minutes - bonus
    s.at[seat] = box.NOTHING
    s.finishers += 1
    s.finished[seat] = s.finishers
    emit(s, events.FINISHED, seat, s.time[seat], bonus)
    if s.finishers == 1 and s.seats > 1:
        emit(s, events.ONE_CHANCE, seat, 0, 0)
    next_turn(s)


# ---- Game end ----------------------------------------------------------------------------------


@rule
def end_chance_if_used_up(s: State) -> None:
    """One unbroken run: it ends when another is to act, or beyond the first car on the watch (rulings 41 and 42)."""
    seat = s.turn
    if s.finished[seat]:
        return
    if first_on_watch(s) != seat or (s.end_game == 0 and s.time[seat] > best_time(s)):
        s.spent[seat] = 1
        emit(s, events.CHANCE_OVER, seat, s.time[seat], 0)


@rule
def best_time(s: State) -> int:
    """Of those who have finished."""
    best = box.LONGEST * box.LINE
    for seat in range(s.seats):
        if s.finished[seat]:
            best = min(best, s.time[seat])
    return best


@rule
def end_race(s: State) -> None:
    """Nobody acts any more."""
    s.over = 1
    emit(s, events.RACE_ENDED, 0, 0, 0)
