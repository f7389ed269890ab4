"""What may be done, and why not: the verdict on every move."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_rally.rules.box import (
    COLOURS,
    COURSE_TILES,
    FIRST_PLAY,
    GENERAL_STORE,
    GUARD,
    HIGHS,
    KINDS,
    PACK,
    PACKED,
    PLAYS,
    SPACES_AT,
    STORE,
)
from paddock.games.road_rally.rules.course import has_room, is_laid, leads_on
from paddock.games.road_rally.rules.driving import cards_in
from paddock.games.road_rally.rules.moves import (
    BUILD,
    DRAW_FIRST,
    DRIVE,
    KEEP_DECK,
    LEAVE_ORDER,
    MOVES,
    PUT_NEXT,
    RESHUFFLE,
    SCORE_STAGE,
    SHUFFLE_FIRST,
    STAY_ON_ROAD,
    STAY_SILENT,
    TAKE_CARDS,
    TAKE_POINTS,
    TAKE_SHORTCUT,
)
from paddock.games.road_rally.rules.state import (
    ASKED,
    AT_GAS,
    AT_MECHANIC,
    AT_SHORTCUT,
    BUILDING,
    DRIVING,
    EMPTY_HANDED,
    POINTS_OR_CARDS,
    State,
)
from paddock.games.road_rally.rules.verdicts import (
    ANSWER_THE_STAGE,
    BUILD_FIRST,
    COURSE_IS_BUILT,
    DEAD_END,
    HAND_EMPTY,
    HAND_NOT_EMPTY,
    NO_SHORTCUT_HERE,
    NO_STAGE_ASKED,
    NO_SUCH_MOVE,
    NOT_AT_GAS,
    NOT_AT_MECHANIC,
    NOT_AT_STORE,
    NOT_IN_HAND,
    NOT_LOOKED_AT,
    NOT_YOUR_STAGE,
    NOTHING_TO_CHOOSE,
    OK,
    ONE_COLOUR,
    PLAY_A_CARD,
    POINTS_OR_CARDS_FIRST,
    RACE_OVER,
    SHORTCUT_OR_ROAD,
    SHUFFLE_OR_DRAW,
    TILE_IS_LAID,
    TILE_OVERLAPS,
    TUNE_OR_LEAVE,
)

COLOUR_COUNT = len(COLOURS)
CARDS_MASK = (1 << SPACES_AT) - 1

# ---- The verdict -------------------------------------------------------------------------------------


@rule
def verdict(s: State, move: int) -> int:
    """OK, or why the driver to act may not make this move."""
    if s.over:
        return RACE_OVER
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    if phase_of(move) != s.phase:
        return out_of_phase(s, move)
    if s.phase == DRIVING:
        return may_drive(s, move - DRIVE)
    if s.phase == AT_MECHANIC:
        return may_put_next(s, move)
    if s.phase == BUILDING:
        return may_build(s, move - BUILD)
    if move == SCORE_STAGE:
        return OK if s.holder[s.stage] == s.turn else NOT_YOUR_STAGE
    return OK


@rule
def phase_of(move: int) -> int:
    """When a move can be thought of."""
    if move < TAKE_SHORTCUT:
        return DRIVING
    if move <= STAY_ON_ROAD:
        return AT_SHORTCUT
    if move <= DRAW_FIRST:
        return AT_GAS
    if move <= LEAVE_ORDER:
        return AT_MECHANIC
    if move <= KEEP_DECK:
        return EMPTY_HANDED
    if move <= SCORE_STAGE:
        return ASKED
    return POINTS_OR_CARDS if move < BUILD else BUILDING


@rule
def out_of_phase(s: State, move: int) -> int:
    """Another question waits, or, in the middle of a drive, there is none such."""
    if s.phase == BUILDING:
        return BUILD_FIRST
    if s.phase == AT_SHORTCUT:
        return SHORTCUT_OR_ROAD
    if s.phase == AT_GAS:
        return SHUFFLE_OR_DRAW
    if s.phase == AT_MECHANIC:
        return TUNE_OR_LEAVE
    if s.phase == EMPTY_HANDED:
        return HAND_EMPTY
    if s.phase == ASKED:
        return ANSWER_THE_STAGE
    if s.phase == POINTS_OR_CARDS:
        return POINTS_OR_CARDS_FIRST
    return not_while_driving(phase_of(move))


@rule
def not_while_driving(phase: int) -> int:
    """Why a question of another phase is not put to a driver who is to drive."""
    if phase == AT_SHORTCUT:
        return NO_SHORTCUT_HERE
    if phase == AT_GAS:
        return NOT_AT_GAS
    if phase == AT_MECHANIC:
        return NOT_AT_MECHANIC
    if phase == EMPTY_HANDED:
        return HAND_NOT_EMPTY
    if phase == ASKED:
        return NO_STAGE_ASKED
    return NOTHING_TO_CHOOSE if phase == POINTS_OR_CARDS else COURSE_IS_BUILT


# ---- Your turn ---------------------------------------------------------------------------------------


@rule
def may_drive(s: State, play: int) -> int:
    """At least one card, all of one colour; from the general store up to five of any colours (rulings 11 and 17)."""
    if PACKED[play] == 0:
        return PLAY_A_CARD
    if not holds_play(hand_packed(s), play):
        return NOT_IN_HAND
    if play >= STORE and not at_store(s):
        return ONE_COLOUR if is_mixed(play) else NOT_AT_STORE
    return OK


@rule
def hand_packed(s: State) -> int:
    """The hand of the driver to act as one number, like a play."""
    hand = 0
    for kind in range(KINDS):
        hand |= s.hand[s.turn][kind] << (PACK * kind)
    return hand


@rule
def holds_play(hand: int, play: int) -> bool:
    """Whether no kind is played more often than it is held: each guard above a count survives the subtraction."""
    return ((hand | GUARD) - (PACKED[play] & CARDS_MASK)) & GUARD == GUARD


@rule
def at_store(s: State) -> bool:
    """Whether the driver to act began this turn at a general store (ruling 16)."""
    return s.square[s.came_from] == GENERAL_STORE


@rule
def is_mixed(play: int) -> bool:
    """Whether a play has cards of more than one colour."""
    colours = 0
    for colour in range(COLOUR_COUNT):
        if cards_in(play, 2 * colour) + cards_in(play, 2 * colour + 1):
            colours += 1
    return colours > 1


@rule
def may_put_next(s: State, move: int) -> int:
    """One of the cards looked at that have no place yet."""
    if move == LEAVE_ORDER:
        return OK
    for k in range(s.placed, s.tops[s.turn]):
        if s.top[s.turn][k] == move - PUT_NEXT:
            return OK
    return NOT_LOOKED_AT


@rule
def may_build(s: State, way: int) -> int:
    """A tile that is not laid yet, overlaps nothing, and leaves room for the rest of the course."""
    if is_laid(s, way // 2, s.laid):
        return TILE_IS_LAID
    if not has_room(s, way):
        return TILE_OVERLAPS
    return OK if leads_on(s, way) else DEAD_END


# ---- Legal moves -------------------------------------------------------------------------------------


@rule
def legal(s: State, out: Numbers) -> int:
    """Every move with the verdict OK."""
    if s.phase == DRIVING:
        return legal_drives(s, out)
    if s.phase == ASKED:
        out[0] = STAY_SILENT
        out[1] = SCORE_STAGE
        return 2 if s.holder[s.stage] == s.turn else 1
    if s.phase == POINTS_OR_CARDS:
        return either(out, TAKE_POINTS, TAKE_CARDS)
    if s.phase == AT_SHORTCUT:
        return either(out, TAKE_SHORTCUT, STAY_ON_ROAD)
    if s.phase == AT_GAS:
        return either(out, SHUFFLE_FIRST, DRAW_FIRST)
    if s.phase == EMPTY_HANDED:
        return either(out, RESHUFFLE, KEEP_DECK)
    if s.phase == AT_MECHANIC:
        return legal_orders(s, out)
    n = 0
    for way in range(2 * COURSE_TILES):
        if may_build(s, way) == OK:
            out[n] = BUILD + way
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
    for colour in range(COLOUR_COUNT):
        lows = s.hand[s.turn][2 * colour]
        highs = s.hand[s.turn][2 * colour + 1]
        for low in range(lows + 1):
            first = DRIVE + FIRST_PLAY[colour] + low * HIGHS[colour]
            for high in range(highs + 1):
                if low + high:
                    out[n] = first + high
                    n += 1
    if at_store(s):
        hand = hand_packed(s)
        for play in range(STORE, PLAYS):
            if holds_play(hand, play):
                out[n] = DRIVE + play
                n += 1
    return n


@rule
def legal_orders(s: State, out: Numbers) -> int:
    """Any kind among the cards looked at as the next, or leave them as they are."""
    n = 0
    for kind in range(KINDS):
        if may_put_next(s, PUT_NEXT + kind) == OK:
            out[n] = PUT_NEXT + kind
            n += 1
    out[n] = LEAVE_ORDER
    return n + 1
