"""A quick sensible move, after the strategy that the rulebook's example and many simulated races teach.

A drive is worth the way it makes, the cards it keeps and draws, what stands where it ends, and above all the stages
that will be paid at the end of the round, by the place that the car is likely to have then. Stage cards are played in
first place, in second late in the race, and always before they are wasted. A low place prefers cards to few points.
The numbers come from an evolution strategy over some hundred thousand races of all variants. They say: a card to be
drawn is worth seven spaces, more than any card in hand; be first at the own stages, and let those of others be.
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
from paddock.games.road_rally.stages import is_reached, may_still_score, pay_table, points_for
from paddock.games.road_rally.state import (
    ASKED,
    AT_GAS,
    AT_MECHANIC,
    AT_SHORTCUT,
    DEMO,
    DRIVING,
    EMPTY_HANDED,
    POINTS_OR_CARDS,
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
    OWN_FIRST,  # a point for an own stage in first place
    OWN_LATER,  # a point for an own stage in a lower place
    OTHERS,  # a point for a stage that another may score
    FLAG,
    PUMP,  # each discard that comes back
    SHOP,
    WRENCH,
    ARRIVAL,  # a point for the finish
    PACE,  # tenths of a space that another car is expected to go
    EARLY_SECOND,  # tenths of the course after which second place is good enough
    CARDS_UP_TO,  # points that are given up for cards
    CARDS_BEFORE,  # spaces from the finish until which cards are worth having
    WEIGHTS_COUNT,
) = range(23)
WEIGHTS = (11, 78, 20, 36, 22, 23, 17, 20, 40, 11, 8, -4, 1, 20, 7, 7, 4, 22, 45, 3, 5, 11)


@rule
def weight(s: State, what: int) -> int:
    """What something is worth."""
    return WEIGHTS[what]


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
    enough = weight(s, ENOUGH)
    share = min(weight(s, NEAR_END), s.finish - s.at[s.order[0]])
    share *= min(enough, max(0, 2 * enough - hand_size(s, s.turn)))
    whole = weight(s, NEAR_END) * enough
    best = moves[0]
    best_worth = -(10**6)
    spaces = -1
    stop_worth = 0
    for i in range(n):
        play = moves[i] - DRIVE
        if spaces_of(play) != spaces:
            spaces = spaces_of(play)
            stop_worth = worth_of_end(s, min(s.at[s.turn] + spaces, s.finish))
        drawn = min(DRAW[colour_of(play)], deck_size(s, s.turn)) * weight(s, DRAWN)
        worth = stop_worth + (drawn - worth_of_cards(s, play)) * share // whole
        if worth > best_worth:
            best = moves[i]
            best_worth = worth
    return best


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
            return min(s.at[seat] + weight(s, PACE) // 10, s.finish)
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
    stage = s.stage
    while stage < STAGES and s.diner[stage] <= reach:
        worth += worth_of_stage(s, stage, place, points)
        stage += 1
    return worth


@rule
def worth_of_stage(s: State, stage: int, place: int, points: int) -> int:
    """An own stage counts double, best in first place; that of another is not always scored."""
    if s.holder[stage] == s.turn and may_still_score(s, s.turn) > 0:
        return weight(s, OWN_FIRST if place == 0 else OWN_LATER) * 2 * points
    return weight(s, OTHERS) * points


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
    """Not for search: to play dearer cards of a colour for the same way, to order cards without need, and to be silent
    in first place about a stage that is paid in full."""
    if s.phase == DRIVING:
        return cheapest_drives(s, moves, n)
    if s.phase == AT_MECHANIC and is_sorted(s):
        moves[0] = LEAVE_ORDER
        return 1
    if s.phase == ASKED and n > 1 and place_of(s, s.turn) == 0 and not is_reached(s, s.stage + 1):
        moves[0] = SCORE_STAGE
        return 1
    return n


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
