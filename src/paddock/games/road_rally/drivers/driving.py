"""Which cards to drive with: the way, the cards kept and drawn, what stands where it ends, the stages of the round."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_rally.drivers import worths
from paddock.games.road_rally.drivers.worths import weight
from paddock.games.road_rally.rules import box, state
from paddock.games.road_rally.rules.decks import deck_size, hand_size
from paddock.games.road_rally.rules.driving import landing
from paddock.games.road_rally.rules.moves import play_of
from paddock.games.road_rally.rules.plays import cards_in, colour_of, spaces_of
from paddock.games.road_rally.rules.stages import may_still_score, points_for
from paddock.games.road_rally.rules.state import State


@rule
def best_drive(s: State, moves: Numbers, n: int) -> int:
    """The drive of the highest worth. Where it stops is looked at once for plays of the same length."""
    share = share_of_cards(s)
    best = moves[0]
    best_worth = -(10**6)
    spaces = -1
    stop_worth = 0
    for i in range(n):
        play = play_of(moves[i])
        if spaces_of(play) != spaces:
            spaces = spaces_of(play)
            stop_worth = worth_of_end(s, landing(s, spaces))
        worth = stop_worth + worth_of_draw(s, play, share)
        if worth > best_worth:
            best = moves[i]
            best_worth = worth
    return best


@rule
def worth_of_drive(s: State, play: int, share: int) -> int:
    """Of one drive alone; `share` is that of its cards."""
    return worth_of_end(s, landing(s, spaces_of(play))) + worth_of_draw(s, play, share)


@rule
def share_of_cards(s: State) -> int:
    """How much of their worth cards have, in thousandths: less near the finish, and less in a full hand."""
    near = weight(s, worths.NEAR_END)
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
    return min(weight(s, worths.ENOUGH), max(weight(s, worths.AT_LEAST), most + weight(s, worths.SPARE)))


@rule
def worth_of_draw(s: State, play: int, share: int) -> int:
    """The cards drawn after a play, without those that it takes."""
    drawn = min(box.DRAW[colour_of(play)], deck_size(s, s.turn)) * weight(s, worths.DRAWN)
    return (drawn - worth_of_cards(s, play)) * share // 1000


@rule
def worth_of_cards(s: State, play: int) -> int:
    """What the cards of a play would be worth in hand."""
    worth = 0
    for kind in range(box.KINDS):
        worth += cards_in(play, kind) * weight(s, worths.HELD[kind])
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
    """The place among the others, what stands there, and the stages of this round."""
    worth = worth_of_place(s, space)
    square = s.square[space]
    if square == box.GAS:
        worth += worth_of_gas(s)
    elif square == box.GENERAL_STORE:
        worth += weight(s, worths.SHOP)
    if s.variant == state.DEMO:
        for passed in range(s.came_from + 1, space + 1):
            if s.square[passed] == box.CHECKPOINT:
                worth += weight(s, worths.FLAG)
    elif square == box.CHECKPOINT:
        worth += weight(s, worths.FLAG)
        if s.order[s.seats - 1] == s.turn and space < s.at[s.order[s.seats - 2]]:
            worth += box.LAST_PLACE_DRAW * weight(s, worths.DRAWN)
    return worth


@rule
def worth_of_gas(s: State) -> int:
    """The discards that come back, and more for who has little left to draw."""
    return weight(s, worths.PUMP) * discards(s) + weight(s, worths.DRY) * max(0, worths.SHORT - deck_size(s, s.turn))


@rule
def discards(s: State) -> int:
    """How many cards would come back."""
    count = 0
    for kind in range(box.KINDS):
        count += s.discarded[s.turn][kind]
    return count


@rule
def expected(s: State, seat: int) -> int:
    """Where a car will be at the end of the round: where it is, if it has moved."""
    for turn in range(s.moved, s.seats):
        if s.line[turn] == seat:
            return min(s.at[seat] + weight(s, worths.PACE) // 10, s.finish)
    return s.at[seat]


@rule
def worth_of_place(s: State, space: int) -> int:
    """The way to the front and beyond it, the place to be expected at the end of the round, and what it is paid."""
    place = 0
    front = 0
    for other in range(s.seats):
        if other != s.turn:
            there = expected(s, other)
            front = max(front, there)
            if there > space or (there == space and s.at[other] == space):
                place += 1
    way = weight(s, worths.BEHIND) * min(space, front) + weight(s, worths.BEYOND) * max(0, space - front)
    return way + weight(s, worths.PLACE) * place + worth_of_stages(s, space, max(space, front), place)


@rule
def worth_of_stages(s: State, space: int, reach: int, place: int) -> int:
    """Stages that will be reached, and the finish."""
    points = points_for(s, place, s.turn, box.NOBODY)
    worth = weight(s, worths.ARRIVAL) * points if space == s.finish else 0
    doubled = points_for(s, place, s.turn, s.turn)
    rivals = others_who_may_score(s)
    stage = s.stage
    while stage < box.STAGES and s.diner[stage] <= reach:
        if s.holder[stage] == s.turn and may_still_score(s, s.turn) > 0:
            worth += weight(s, worths.OWN_FIRST if place == 0 else worths.OWN_LATER) * doubled
        else:
            worth += (
                weight(s, worths.OTHERS_FIRST if place == 0 else worths.OTHERS_LATER) * points * rivals // (s.seats - 1)
            )
        if s.diner[stage] == space and is_free(s, space):
            worth += weight(s, worths.TILE)
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
