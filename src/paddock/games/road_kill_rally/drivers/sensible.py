"""What search looks at: not the moves that cannot make sense."""

from paddock.core.contract import Numbers, Scratch
from paddock.core.rule import rule
from paddock.games.road_kill_rally.drivers.cards import cheapest
from paddock.games.road_kill_rally.drivers.driving import somebody_behind
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cars import car_at
from paddock.games.road_kill_rally.rules.moves import (
    DONE,
    card_of,
    drops_of,
    is_discard,
    is_drive,
    is_swerve,
    lane_of,
    spaces_of,
)
from paddock.games.road_kill_rally.rules.state import State


@rule
def sensible(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """Not for search: ways of several spaces, dropping hazards with nobody behind, colliding where another way is
    open, leaving a figure untried, and all but the two cheapest cards to give away."""
    question = s.question
    if question == state.STEP:
        return sensible_steps(s, moves, n)
    if question in (state.PAY, state.LOSE_CARDS):
        return cheapest_two(s, moves, n)
    if question == state.RUN_OVER:
        return sensible_run_over(s, moves, n)
    return n


@rule
def sensible_steps(s: State, moves: Numbers, n: int) -> int:
    """Single spaces without a collision where that is possible; hazards only before others."""
    behind = somebody_behind(s, s.turn)
    kept = 0
    for k in range(n):
        move = moves[k]
        keep = True
        if is_swerve(move):
            keep = drops_of(move) == 0 or behind
        elif is_drive(move):
            keep = spaces_of(move) == 1 and not collides_needlessly(s, lane_of(move))
        if keep:
            moves[kept] = move
            kept += 1
    return kept


@rule
def collides_needlessly(s: State, lane: int) -> bool:
    """Whether a car is in the way, and none in the other lane."""
    row = s.row[s.turn] + 1
    return car_at(s, row, lane) != box.NOBODY and car_at(s, row, 1 - lane) == box.NOBODY


@rule
def sensible_run_over(s: State, moves: Numbers, n: int) -> int:
    """Roll, or buy with one of the two cheapest cards."""
    cheap, cheaper = cheapest(s, moves, n)
    kept = 0
    for k in range(n):
        move = moves[k]
        dear = is_discard(move) and move not in (cheap, cheaper) and box.CARD_RUN_OVER[card_of(move)] == 1
        if move != DONE and not dear:
            moves[kept] = move
            kept += 1
    return kept


@rule
def cheapest_two(s: State, moves: Numbers, n: int) -> int:
    """Only the two cards that cost least."""
    one, other = cheapest(s, moves, n)
    moves[0] = one
    if other == box.NOTHING:
        return 1
    moves[1] = other
    return 2
