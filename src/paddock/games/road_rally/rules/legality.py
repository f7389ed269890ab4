"""What may be done, and why not: the verdict on every move."""

from paddock.core.contract import OK, Numbers
from paddock.core.rule import rule
from paddock.games.road_rally.rules import box, state, verdicts
from paddock.games.road_rally.rules.course import has_room, is_laid, leads_on, tile_of
from paddock.games.road_rally.rules.moves import (
    DRAW_FIRST,
    KEEP_DECK,
    LEAVE_ORDER,
    RESHUFFLE,
    SCORE_STAGE,
    SHUFFLE_FIRST,
    STAY_ON_ROAD,
    STAY_SILENT,
    TAKE_CARDS,
    TAKE_POINTS,
    TAKE_SHORTCUT,
    build,
    drive,
    is_build,
    is_drive,
    is_put_next,
    kind_of,
    play_of,
    put_next,
    way_of,
)
from paddock.games.road_rally.rules.plays import is_from_store, is_mixed, of_one_colour
from paddock.games.road_rally.rules.state import State

CARDS_MASK = (1 << box.SPACES_AT) - 1

# ---- The verdict -------------------------------------------------------------------------------------


@rule
def refusal(s: State, move: int) -> int:
    """OK, or why the driver to act may not make this move."""
    if phase_of(move) != s.phase:
        return out_of_phase(s, move)
    if is_drive(move):
        return may_drive(s, play_of(move))
    if is_put_next(move):
        return may_put_next(s, kind_of(move))
    if is_build(move):
        return may_build(s, way_of(move))
    if move == SCORE_STAGE:
        return OK if s.holder[s.stage] == s.turn else verdicts.NOT_YOUR_STAGE
    return OK


@rule
def phase_of(move: int) -> int:
    """When a move can be thought of."""
    if is_drive(move):
        return state.DRIVING
    if move in (TAKE_SHORTCUT, STAY_ON_ROAD):
        return state.AT_SHORTCUT
    if move in (SHUFFLE_FIRST, DRAW_FIRST):
        return state.AT_GAS
    if is_put_next(move) or move == LEAVE_ORDER:
        return state.AT_MECHANIC
    if move in (RESHUFFLE, KEEP_DECK):
        return state.EMPTY_HANDED
    if move in (STAY_SILENT, SCORE_STAGE):
        return state.ASKED
    return state.BUILDING if is_build(move) else state.POINTS_OR_CARDS


@rule
def out_of_phase(s: State, move: int) -> int:
    """Another question waits, or, in the middle of a drive, there is none such."""
    if s.phase == state.BUILDING:
        return verdicts.BUILD_FIRST
    if s.phase == state.AT_SHORTCUT:
        return verdicts.SHORTCUT_OR_ROAD
    if s.phase == state.AT_GAS:
        return verdicts.SHUFFLE_OR_DRAW
    if s.phase == state.AT_MECHANIC:
        return verdicts.TUNE_OR_LEAVE
    if s.phase == state.EMPTY_HANDED:
        return verdicts.HAND_EMPTY
    if s.phase == state.ASKED:
        return verdicts.ANSWER_THE_STAGE
    if s.phase == state.POINTS_OR_CARDS:
        return verdicts.POINTS_OR_CARDS_FIRST
    return not_while_driving(phase_of(move))


@rule
def not_while_driving(phase: int) -> int:
    """Why a question of another phase is not put to a driver who is to drive."""
    if phase == state.AT_SHORTCUT:
        return verdicts.NO_SHORTCUT_HERE
    if phase == state.AT_GAS:
        return verdicts.NOT_AT_GAS
    if phase == state.AT_MECHANIC:
        return verdicts.NOT_AT_MECHANIC
    if phase == state.EMPTY_HANDED:
        return verdicts.HAND_NOT_EMPTY
    if phase == state.ASKED:
        return verdicts.NO_STAGE_ASKED
    return verdicts.NOTHING_TO_CHOOSE if phase == state.POINTS_OR_CARDS else verdicts.COURSE_IS_BUILT


# ---- Your turn ---------------------------------------------------------------------------------------


@rule
def may_drive(s: State, play: int) -> int:
    """At least one card, all of one colour; from the general store up to five of any colours (rulings 11 and 17)."""
    if box.PACKED[play] == 0:
        return verdicts.PLAY_A_CARD
    if not holds_play(hand_packed(s), play):
        return verdicts.NOT_IN_HAND
    if is_from_store(play) and not at_store(s):
        return verdicts.ONE_COLOUR if is_mixed(play) else verdicts.NOT_AT_STORE
    return OK


@rule
def hand_packed(s: State) -> int:
    """The hand of the driver to act as one number, like a play."""
    hand = 0
    for kind in range(box.KINDS):
        hand |= s.hand[s.turn][kind] << (box.PACK * kind)
    return hand


@rule
def holds_play(hand: int, play: int) -> bool:
    """Whether no kind is played more often than it is held: each guard above a count survives the subtraction."""
    return ((hand | box.GUARD) - (box.PACKED[play] & CARDS_MASK)) & box.GUARD == box.GUARD


@rule
def at_store(s: State) -> bool:
    """Whether the driver to act began this turn at a general store (ruling 16)."""
    return s.square[s.came_from] == box.GENERAL_STORE


@rule
def may_put_next(s: State, kind: int) -> int:
    """One of the cards looked at that have no place yet."""
    for k in range(s.placed, s.tops[s.turn]):
        if s.top[s.turn][k] == kind:
            return OK
    return verdicts.NOT_LOOKED_AT


@rule
def may_build(s: State, way: int) -> int:
    """A tile that is not laid yet, overlaps nothing, and leaves room for the rest of the course."""
    if is_laid(s, tile_of(way), s.laid):
        return verdicts.TILE_IS_LAID
    if not has_room(s, way):
        return verdicts.TILE_OVERLAPS
    return OK if leads_on(s, way) else verdicts.DEAD_END


# ---- Legal moves -------------------------------------------------------------------------------------


@rule
def legal(s: State, out: Numbers) -> int:
    """Every move that is not refused."""
    if s.phase == state.DRIVING:
        return legal_drives(s, out)
    if s.phase == state.ASKED:
        out[0] = STAY_SILENT
        out[1] = SCORE_STAGE
        return 2 if s.holder[s.stage] == s.turn else 1
    if s.phase == state.POINTS_OR_CARDS:
        return either(out, TAKE_POINTS, TAKE_CARDS)
    if s.phase == state.AT_SHORTCUT:
        return either(out, TAKE_SHORTCUT, STAY_ON_ROAD)
    if s.phase == state.AT_GAS:
        return either(out, SHUFFLE_FIRST, DRAW_FIRST)
    if s.phase == state.EMPTY_HANDED:
        return either(out, RESHUFFLE, KEEP_DECK)
    if s.phase == state.AT_MECHANIC:
        return legal_orders(s, out)
    n = 0
    for way in range(box.COURSE_WAYS):
        if may_build(s, way) == OK:
            out[n] = build(way)
            n += 1
    return n


@rule
def either(out: Numbers, one: int, other: int) -> int:
    """Two moves to choose from."""
    out[0] = one
    out[1] = other
    return 2


@rule
def legal_drives(s: State, out: Numbers) -> int:
    """Of each colour any cards; then the plays from the general store, if the car stands there."""
    n = 0
    hand = s.hand[s.turn]
    for colour in range(box.ANY_COLOUR):
        for low in range(hand[2 * colour] + 1):
            for high in range(hand[2 * colour + 1] + 1):
                if low + high:
                    out[n] = drive(of_one_colour(colour, low, high))
                    n += 1
    if at_store(s):
        packed = hand_packed(s)
        for play in range(box.STORE, box.PLAYS):
            if holds_play(packed, play):
                out[n] = drive(play)
                n += 1
    return n


@rule
def legal_orders(s: State, out: Numbers) -> int:
    """Any kind among the cards looked at as the next, or leave them as they are."""
    n = 0
    for kind in range(box.KINDS):
        if may_put_next(s, kind) == OK:
            out[n] = put_next(kind)
            n += 1
    out[n] = LEAVE_ORDER
    return n + 1
