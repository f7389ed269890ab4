"""A quick sensible move, after the strategy that the rulebook's example and many simulated races teach.

A drive is worth the way it makes, the cards it keeps and draws, what stands where it ends, and above all the stages
that will be paid at the end of the round, by the place that the car is likely to have then. Stage cards are played in
first place, in second late in the race, and always before they are wasted. A low place prefers cards to few points.
The numbers come from an evolution strategy over some million races of all variants, against an earlier policy and
against random moves. They say: a card to be drawn is worth fourteen spaces, more than any card in hand, but a few cards
more than the others hold are enough; be first at the own stages, and at those of others while they may still score.
Only what the driver to act may know is looked at: the own cards and the open table.
"""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_rally.components import (
    CHECKPOINT,
    DRAW,
    GAS,
    GENERAL_STORE,
    KINDS,
    LAST_PLACE_DRAW,
    MECHANIC,
    PAY,
    SEATS,
    STAGES,
    VALUE,
)
from paddock.games.road_rally.dealing import deck_size, hand_size
from paddock.games.road_rally.driving import cards_in, colour_of, place_of, spaces_of
from paddock.games.road_rally.moves import (
    DRAW_FIRST,
    DRIVE,
    KEEP_DECK,
    LEAVE_ORDER,
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
from paddock.games.road_rally.stages import may_still_score, pay_table, points_for
from paddock.games.road_rally.state import (
    ASKED,
    AT_GAS,
    AT_MECHANIC,
    AT_SHORTCUT,
    DEMO,
    DRIVING,
    EMPTY_HANDED,
    POINTS_OR_CARDS,
    SPRINT,
    UNREACHED,
    State,
)

# What things are worth, in tenths of a space.
(
    SPACE,
    DRAWN,  # a card to be drawn
    HELD,  # a card in hand, by kind: this and the next five
    _HELD_G2,
    _HELD_Y2,
    _HELD_Y3,
    _HELD_R3,
    _HELD_R4,
    NEAR_END,  # spaces from the finish from which cards lose their worth
    ENOUGH,  # cards in hand from which more of them lose their worth; with twice as many it is gone
    AT_LEAST,  # the fewest cards that are ever enough
    SPARE,  # cards more than the best of the others that are enough
    OWN_FIRST,  # a point for an own stage in first place
    OWN_LATER,  # a point for an own stage in a lower place
    OTHERS_FIRST,  # a point for a stage that another may score, in first place
    OTHERS_LATER,  # the same in a lower place
    FRONT,  # the tile of a stage, for the first car at its diner
    FLAG,
    PUMP,  # each discard that comes back
    SHOP,
    WRENCH,
    ARRIVAL,  # a point for the finish
    PACE,  # tenths of a space that another car is expected to go, whatever its driver holds
    PACE_OF_A_CARD,  # the same for each card in his hand
    EARLY_SECOND,  # tenths of the course after which second place is good enough
    CARDS_UP_TO,  # points that are given up for cards
    CARDS_BEFORE,  # spaces from the finish until which cards are worth having
    MARGIN,  # by which a drive may be worse than the best and make sense
    WEIGHTS_COUNT,
) = range(29)
WEIGHTS = (20, 285, 78, 123, 60, 54, 20, 50, 67, 9, 5, 1, 20, -6, 14, -14, 11, 72, 17, 26, 4, 39, 36, -2, 5, 13, 12, 90)
SPRINTER = (14, 279, 50, 94, 33, 35, 24, 37, 65, 8, 4, 0, 23, -2, 13, -12, 18, 61, -1, 25, 7, 23, 37, -1, 6, 11, 10, 60)
EITHER = -1  # of the moves that a question allows
FEW_POINTS = 2  # for which two cards are better


@rule
def weight(s: State, what: int) -> int:
    """What something is worth; half the way is driven in another manner."""
    return SPRINTER[what] if s.variant == SPRINT else WEIGHTS[what]


@rule
def policy(s: State, moves: Numbers, n: int) -> int:
    """The best drive, or the answer to the question that is asked."""
    if n == 1:
        return moves[0]
    if s.phase == DRIVING:
        return best_drive(s, moves, n)
    if s.phase == ASKED:
        return SCORE_STAGE if worth_scoring(s) else STAY_SILENT
    if s.phase == POINTS_OR_CARDS:
        return TAKE_CARDS if worth_cards(s) else TAKE_POINTS
    if s.phase == AT_SHORTCUT:
        return TAKE_SHORTCUT if worth_of_stop(s, s.jump[s.landed]) > worth_of_stop(s, s.landed) else STAY_ON_ROAD
    if s.phase == AT_GAS:
        return DRAW_FIRST if deck_is_rich(s, s.due) else SHUFFLE_FIRST
    if s.phase == EMPTY_HANDED:
        return KEEP_DECK if deck_is_rich(s, 2) else RESHUFFLE
    if s.phase == AT_MECHANIC:
        return best_next(s)
    return moves[0]


# ---- Driving -----------------------------------------------------------------------------------------


@rule
def best_drive(s: State, moves: Numbers, n: int) -> int:
    """The drive of the highest worth. Where it stops is looked at once for plays of the same length."""
    share = share_of_cards(s)
    best = moves[0]
    best_worth = -(10**6)
    spaces = -1
    stop_worth = 0
    for i in range(n):
        play = moves[i] - DRIVE
        if spaces_of(play) != spaces:
            spaces = spaces_of(play)
            stop_worth = worth_of_end(s, min(s.at[s.turn] + spaces, s.finish))
        worth = stop_worth + worth_of_draw(s, play, share)
        if worth > best_worth:
            best = moves[i]
            best_worth = worth
    return best


@rule
def worth_of_drive(s: State, play: int, share: int) -> int:
    """Of one drive alone; `share` is that of its cards."""
    end = min(s.at[s.turn] + spaces_of(play), s.finish)
    return worth_of_end(s, end) + worth_of_draw(s, play, share)


@rule
def share_of_cards(s: State) -> int:
    """How much of their worth cards have, in thousandths: less near the finish, and less in a full hand."""
    near = weight(s, NEAR_END)
    enough = enough_cards(s)
    share = 1000 * min(near, s.finish - s.at[s.order[0]]) // near
    return share * min(enough, max(0, 2 * enough - hand_size(s, s.turn))) // enough


@rule
def enough_cards(s: State) -> int:
    """How many cards in hand are enough: fewer among drivers who have few themselves."""
    most = 0
    for other in range(s.seats):
        if other != s.turn:
            most = max(most, hand_size(s, other))
    return min(weight(s, ENOUGH), max(weight(s, AT_LEAST), most + weight(s, SPARE)))


@rule
def worth_of_draw(s: State, play: int, share: int) -> int:
    """The cards drawn after a play, without those that it takes."""
    drawn = min(DRAW[colour_of(play)], deck_size(s, s.turn)) * weight(s, DRAWN)
    return (drawn - worth_of_cards(s, play)) * share // 1000


@rule
def worth_of_cards(s: State, play: int) -> int:
    """What the cards of a play would be worth in hand."""
    worth = 0
    for kind in range(KINDS):
        worth += cards_in(play, kind) * weight(s, HELD + kind)
    return worth


@rule
def worth_of_end(s: State, space: int) -> int:
    """Of a space where cards lead, with the shortcut if that is better."""
    worth = worth_of_stop(s, space)
    if s.jump[space]:
        return max(worth, worth_of_stop(s, s.jump[space]))
    return worth


@rule
def worth_of_stop(s: State, space: int) -> int:
    """The way made, what stands there, and the stages of this round."""
    worth = weight(s, SPACE) * (space - s.came_from) + worth_of_stages(s, space)
    square = s.square[space]
    if square == GAS:
        worth += weight(s, PUMP) * discards(s)
    elif square == GENERAL_STORE:
        worth += weight(s, SHOP)
    elif square == MECHANIC:
        worth += weight(s, WRENCH)
    if s.variant == DEMO:
        for passed in range(s.came_from + 1, space + 1):
            if s.square[passed] == CHECKPOINT:
                worth += weight(s, FLAG)
    elif square == CHECKPOINT:
        worth += weight(s, FLAG)
        if s.order[s.seats - 1] == s.turn and space < s.at[s.order[s.seats - 2]]:
            worth += LAST_PLACE_DRAW * weight(s, DRAWN)
    return worth


@rule
def discards(s: State) -> int:
    """How many cards would come back."""
    count = 0
    for kind in range(KINDS):
        count += s.discarded[s.turn][kind]
    return count


@rule
def expected(s: State, seat: int) -> int:
    """Where a car will be at the end of the round: where it is, if it has moved."""
    for turn in range(s.moved, s.seats):
        if s.line[turn] == seat:
            pace = weight(s, PACE) + weight(s, PACE_OF_A_CARD) * hand_size(s, seat)
            return min(s.at[seat] + pace // 10, s.finish)
    return s.at[seat]


@rule
def worth_of_stages(s: State, space: int) -> int:
    """Stages that will be reached, and the finish, paid by the place to be expected at the end of the round."""
    place = 0
    reach = space
    for other in range(s.seats):
        if other != s.turn:
            there = expected(s, other)
            reach = max(reach, there)
            if there > space or (there == space and s.at[other] == space):
                place += 1
    points = PAY[pay_table(s) * SEATS + place]
    worth = weight(s, ARRIVAL) * points if space == s.finish else 0
    rivals = others_who_may_score(s)
    stage = s.stage
    while stage < STAGES and s.diner[stage] <= reach:
        if s.holder[stage] == s.turn and may_still_score(s, s.turn) > 0:
            worth += weight(s, OWN_FIRST if place == 0 else OWN_LATER) * 2 * points
        else:
            worth += weight(s, OTHERS_FIRST if place == 0 else OTHERS_LATER) * points * rivals // (s.seats - 1)
        if s.diner[stage] == space and is_free(s, space):
            worth += weight(s, FRONT)
        stage += 1
    return worth


@rule
def is_free(s: State, space: int) -> bool:
    """Whether no other car stands there."""
    for other in range(s.seats):
        if other != s.turn and s.at[other] == space:
            return False
    return True


@rule
def others_who_may_score(s: State) -> int:
    """How many other drivers may still score a stage."""
    count = 0
    for other in range(s.seats):
        if other != s.turn and may_still_score(s, other) > 0:
            count += 1
    return count


# ---- Stages ------------------------------------------------------------------------------------------


@rule
def worth_scoring(s: State) -> bool:
    """In first place, in second late in the race, and when each own card left may be scored anyway."""
    place = place_of(s, s.turn)
    if place == 0 or own_stages_left(s) <= may_still_score(s, s.turn):
        return True
    return place == 1 and s.diner[s.stage] * 10 > s.finish * weight(s, EARLY_SECOND)


@rule
def own_stages_left(s: State) -> int:
    """Own stage cards that can still be scored."""
    count = 0
    for stage in range(s.stage, STAGES):
        if s.holder[stage] == s.turn and s.fate[stage] == UNREACHED:
            count += 1
    return count


@rule
def worth_cards(s: State) -> bool:
    """Cards rather than few points, while there is a way to drive and a deck to draw from."""
    if points_for(s, s.place, s.turn) > weight(s, CARDS_UP_TO) or deck_size(s, s.turn) < 2:
        return False
    return s.finish - s.at[s.order[0]] > weight(s, CARDS_BEFORE)


# ---- The deck ----------------------------------------------------------------------------------------


@rule
def deck_is_rich(s: State, count: int) -> bool:
    """Whether the draw deck has enough cards, and better ones than the discard pile."""
    size = deck_size(s, s.turn)
    if size < count:
        return False
    deck = 0
    pile = 0
    for kind in range(KINDS):
        deck += VALUE[kind] * s.deck[s.turn][kind]
        pile += VALUE[kind] * s.discarded[s.turn][kind]
    for k in range(s.tops[s.turn]):
        deck += VALUE[s.top[s.turn][k]]
    return deck * discards(s) >= pile * size


@rule
def best_next(s: State) -> int:
    """The fastest of the cards looked at comes first."""
    best = s.top[s.turn][s.placed]
    for k in range(s.placed + 1, s.tops[s.turn]):
        if s.top[s.turn][k] > best:
            best = s.top[s.turn][k]
    return PUT_NEXT + best


# ---- For search --------------------------------------------------------------------------------------


@rule
def sensible(s: State, moves: Numbers, n: int) -> int:
    """The moves that may be worth a thought; what each question drops, and why, is said below."""
    if n == 1:
        return n
    if s.phase == DRIVING:
        return sensible_drives(s, moves, n)
    if s.phase == ASKED:
        return only(moves, n, sensible_answer(s))
    if s.phase == POINTS_OR_CARDS:
        return only(moves, n, sensible_pay(s))
    if s.phase == AT_SHORTCUT:
        gain = worth_of_stop(s, s.jump[s.landed]) - worth_of_stop(s, s.landed)
        return only(moves, n, policy(s, moves, n) if abs(gain) > weight(s, DRAWN) else EITHER)
    if s.phase == AT_MECHANIC and is_sorted(s):
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
    """Near the finish cards come too late; before, two cards lead further than one or two points."""
    if s.finish - s.at[s.order[0]] <= weight(s, CARDS_BEFORE) or deck_size(s, s.turn) < 2:
        return TAKE_POINTS
    return TAKE_CARDS if points_for(s, s.place, s.turn) <= FEW_POINTS else EITHER


@rule
def sensible_drives(s: State, moves: Numbers, n: int) -> int:
    """Of plays of a colour that lead equally far the one whose cards are worth least; and none that the policy holds
    for much worse than its best: they throw cards away, or leave a full hand behind the others."""
    n = cheapest_drives(s, moves, n)
    share = share_of_cards(s)
    best = worth_of_drive(s, best_drive(s, moves, n) - DRIVE, share)
    kept = 0
    for i in range(n):
        if worth_of_drive(s, moves[i] - DRIVE, share) >= best - weight(s, MARGIN):
            moves[kept] = moves[i]
            kept += 1
    return kept


@rule
def is_sorted(s: State) -> bool:
    """Whether the cards looked at that have no place yet lie with the fastest first."""
    for k in range(s.placed + 1, s.tops[s.turn]):
        if s.top[s.turn][k] > s.top[s.turn][k - 1]:
            return False
    return True


@rule
def cheapest_drives(s: State, moves: Numbers, n: int) -> int:
    """Of the plays of a colour, or from the store, that lead equally far, the one whose cards are worth least."""
    kept = 0
    for i in range(n):
        play = moves[i] - DRIVE
        same = kept - 1
        while same >= 0 and not alike(play, moves[same] - DRIVE):
            same -= 1
        if same < 0:
            moves[kept] = moves[i]
            kept += 1
        elif worth_of_cards(s, play) < worth_of_cards(s, moves[same] - DRIVE):
            moves[same] = moves[i]
    return kept


@rule
def alike(play: int, other: int) -> bool:
    """Whether two plays draw and lead the same."""
    return spaces_of(play) == spaces_of(other) and colour_of(play) == colour_of(other)
