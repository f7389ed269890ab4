"""The moves worth a thought, for search and for a driver whose mind wanders."""

from paddock.core.contract import Numbers, Scratch
from paddock.core.rule import rule
from paddock.games.road_rally.drivers import worths
from paddock.games.road_rally.drivers.driving import (
    best_drive,
    share_of_cards,
    worth_of_cards,
    worth_of_drive,
    worth_of_stop,
)
from paddock.games.road_rally.drivers.policy import own_stages_left, policy, worth_cards, worth_of_next
from paddock.games.road_rally.drivers.worths import weight
from paddock.games.road_rally.rules import state
from paddock.games.road_rally.rules.moves import (
    LEAVE_ORDER,
    SCORE_STAGE,
    STAY_SILENT,
    TAKE_CARDS,
    TAKE_POINTS,
    play_of,
)
from paddock.games.road_rally.rules.order import place_of
from paddock.games.road_rally.rules.plays import colour_of, spaces_of
from paddock.games.road_rally.rules.stages import may_still_score, points_for
from paddock.games.road_rally.rules.state import State

EITHER = -1  # of the moves that a question allows
FEW_POINTS = 2  # for which two cards are better


@rule
def sensible(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The moves that may be worth a thought; what each question drops, and why, is said below."""
    if n == 1:
        return n
    if s.phase == state.DRIVING:
        return sensible_drives(s, moves, n)
    if s.phase == state.ASKED:
        return only(moves, n, sensible_answer(s))
    if s.phase == state.POINTS_OR_CARDS:
        return only(moves, n, sensible_pay(s))
    if s.phase == state.AT_SHORTCUT:
        gain = worth_of_stop(s, s.jump[s.landed]) - worth_of_stop(s, s.landed)
        return only(moves, n, policy(s, moves, n, scratch) if abs(gain) > weight(s, worths.DRAWN) else EITHER)
    if s.phase == state.AT_MECHANIC and is_sorted(s):
        return only(moves, n, LEAVE_ORDER)  # nothing to be put in order
    return n


@rule
def only(moves: Numbers, n: int, move: int) -> int:
    """One move of all, unless either will do."""
    if move == EITHER:
        return n
    moves[0] = move
    return 1


@rule
def sensible_answer(s: State) -> int:
    """Silence wastes first place, and a card that may be scored besides all others; low places waste a card."""
    place = place_of(s, s.turn)
    if place == 0 or own_stages_left(s) <= may_still_score(s, s.turn):
        return SCORE_STAGE
    return STAY_SILENT if place > 1 else EITHER


@rule
def sensible_pay(s: State) -> int:
    """Where the policy takes points, cards come too late; else two cards lead further than one or two points."""
    if not worth_cards(s):
        return TAKE_POINTS
    return TAKE_CARDS if points_for(s, s.place, s.turn, s.scorer[s.stage]) <= FEW_POINTS else EITHER


@rule
def sensible_drives(s: State, moves: Numbers, n: int) -> int:
    """Of plays of a colour that lead equally far the one whose cards are worth least; and none that the policy holds
    for much worse than its best: they throw cards away, or leave a full hand behind the others."""
    n = cheapest_drives(s, moves, n)
    share = share_of_cards(s)
    best = worth_of_drive(s, play_of(best_drive(s, moves, n)), share)
    kept = 0
    for i in range(n):
        if worth_of_drive(s, play_of(moves[i]), share) >= best - weight(s, worths.MARGIN):
            moves[kept] = moves[i]
            kept += 1
    return kept


@rule
def is_sorted(s: State) -> bool:
    """Whether the cards looked at that have no place yet lie with the best first."""
    for k in range(s.placed + 1, s.tops[s.turn]):
        if worth_of_next(s, s.top[s.turn][k]) > worth_of_next(s, s.top[s.turn][k - 1]):
            return False
    return True


@rule
def cheapest_drives(s: State, moves: Numbers, n: int) -> int:
    """Of the plays of a colour, or from the store, that lead equally far, the one whose cards are worth least."""
    kept = 0
    for i in range(n):
        play = play_of(moves[i])
        same = kept - 1
        while same >= 0 and not alike(play, play_of(moves[same])):
            same -= 1
        if same < 0:
            moves[kept] = moves[i]
            kept += 1
        elif worth_of_cards(s, play) < worth_of_cards(s, play_of(moves[same])):
            moves[same] = moves[i]
    return kept


@rule
def alike(play: int, other: int) -> bool:
    """Whether two plays draw and lead the same."""
    return spaces_of(play) == spaces_of(other) and colour_of(play) == colour_of(other)
