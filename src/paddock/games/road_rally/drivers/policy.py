"""A quick sensible move, after the strategy that the rulebook's example and many simulated races teach.

A drive is worth the way it makes, the cards it keeps and draws, what stands where it ends, and above all the stages
that will be paid at the end of the round, by the place that the car is likely to have then. Stage cards are played in
first place, in second late in the race, and always before they are wasted. A low place prefers cards to points while
there is a way to drive with them. Only what the driver to act may know is looked at: the own cards and the open table.
"""

from paddock.core.contract import Numbers, Scratch
from paddock.core.rule import rule
from paddock.games.road_rally.drivers import worths
from paddock.games.road_rally.drivers.driving import best_drive, discards, share_of_cards, worth_of_stop
from paddock.games.road_rally.drivers.worths import weight
from paddock.games.road_rally.rules import box, state
from paddock.games.road_rally.rules.decks import deck_size
from paddock.games.road_rally.rules.moves import (
    DRAW_FIRST,
    KEEP_DECK,
    RESHUFFLE,
    SCORE_STAGE,
    SHUFFLE_FIRST,
    STAY_ON_ROAD,
    STAY_SILENT,
    TAKE_CARDS,
    TAKE_POINTS,
    TAKE_SHORTCUT,
    put_next,
)
from paddock.games.road_rally.rules.order import place_of
from paddock.games.road_rally.rules.stages import may_still_score, points_for
from paddock.games.road_rally.rules.state import State


@rule
def policy(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The best drive, or the answer to the question that is asked."""
    if n == 1:
        return moves[0]
    if s.phase == state.DRIVING:
        return best_drive(s, moves, n)
    if s.phase == state.ASKED:
        return SCORE_STAGE if worth_scoring(s) else STAY_SILENT
    if s.phase == state.POINTS_OR_CARDS:
        return TAKE_CARDS if worth_cards(s) else TAKE_POINTS
    if s.phase == state.AT_SHORTCUT:
        return TAKE_SHORTCUT if worth_of_stop(s, s.jump[s.landed]) > worth_of_stop(s, s.landed) else STAY_ON_ROAD
    if s.phase == state.AT_GAS:
        return DRAW_FIRST if deck_is_rich(s, s.due) else SHUFFLE_FIRST
    if s.phase == state.EMPTY_HANDED:
        return KEEP_DECK if deck_is_rich(s, 2) else RESHUFFLE
    if s.phase == state.AT_MECHANIC:
        return best_next(s)
    return moves[0]


# ---- Stages ------------------------------------------------------------------------------------------


@rule
def worth_scoring(s: State) -> bool:
    """In first place, in second late in the race, and when each own card left may be scored anyway."""
    place = place_of(s, s.turn)
    if place == 0 or own_stages_left(s) <= may_still_score(s, s.turn):
        return True
    return place == 1 and s.diner[s.stage] * 10 > s.finish * weight(s, worths.EARLY_SECOND)


@rule
def own_stages_left(s: State) -> int:
    """Own stage cards that can still be scored."""
    count = 0
    for stage in range(s.stage, box.STAGES):
        if s.holder[stage] == s.turn and s.fate[stage] == state.UNREACHED:
            count += 1
    return count


@rule
def worth_cards(s: State) -> bool:
    """Cards rather than points, while they have their worth and there is a deck to draw them from."""
    if deck_size(s, s.turn) < box.CARDS_INSTEAD:
        return False
    cards = box.CARDS_INSTEAD * weight(s, worths.DRAWN) * share_of_cards(s) // 1000
    return cards > points_for(s, s.place, s.turn, s.scorer[s.stage]) * weight(s, worths.POINT)


# ---- The deck ----------------------------------------------------------------------------------------


@rule
def deck_is_rich(s: State, count: int) -> bool:
    """Whether the draw deck has enough cards, and better ones than the discard pile."""
    size = deck_size(s, s.turn)
    if size < count:
        return False
    deck = 0
    pile = 0
    for kind in range(box.KINDS):
        deck += weight(s, worths.HELD[kind]) * s.deck[s.turn][kind]
        pile += weight(s, worths.HELD[kind]) * s.discarded[s.turn][kind]
    for k in range(s.tops[s.turn]):
        deck += weight(s, worths.HELD[s.top[s.turn][k]])
    return deck * discards(s) >= pile * size


@rule
def best_next(s: State) -> int:
    """Of the cards looked at the one that is worth most in hand comes first."""
    best = s.top[s.turn][s.placed]
    for k in range(s.placed + 1, s.tops[s.turn]):
        if worth_of_next(s, s.top[s.turn][k]) > worth_of_next(s, best):
            best = s.top[s.turn][k]
    return put_next(best)


@rule
def worth_of_next(s: State, kind: int) -> int:
    """Of the next card to be drawn; near the finish a fast one is best."""
    share = share_of_cards(s)
    return weight(s, worths.HELD[kind]) * share + box.VALUE[kind] * weight(s, worths.BEHIND) * (1000 - share)
