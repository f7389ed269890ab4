"""Crash checks: how many dice, rolling them, or playing it safe."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules.box import (
    BARRICADE,
    BARRICADE_DICE,
    BOXES,
    CARD_CHECK,
    CHECK_LESS,
    CRASH_DICE,
    DROPPABLE,
    DROPS,
    FIRST_CHECK_LESS,
    GREEN,
    HAZARD_DICE,
    IGNORES,
    LANE_LESS,
    LESS_BY_CHECK,
    NOTHING,
    TURN_LESS,
)
from paddock.games.road_kill_rally.rules.cards import put_away
from paddock.games.road_kill_rally.rules.cars import best_trait, can_act, driver, roll_dice, trait
from paddock.games.road_kill_rally.rules.damage import armour, hits_left, strike
from paddock.games.road_kill_rally.rules.events import CHECK_ROLLED, PLAYED, PLAYED_SAFE, ROLLED_AGAIN
from paddock.games.road_kill_rally.rules.paying import ask_to_pay
from paddock.games.road_kill_rally.rules.road import colour, printed_hazard
from paddock.games.road_kill_rally.rules.state import (
    BY_CHECK,
    CRASH_CHECK,
    FOR_SAFETY,
    HIT_FIGURE,
    NO_QUESTION,
    SETTLE,
    STOP_MOVING,
    State,
)


@rule
def table_dice(s: State, row: int, lane: int, box: int) -> int:
    """Dice of the table, by the colour of a space and the speed."""
    return CRASH_DICE[BOXES * colour(s, row, lane) + box - 1]


@rule
def turn_dice(s: State, seat: int, diagonal: int) -> int:
    """In a turn where the table asks for dice: one more for changing lanes, and what accessories and skill change."""
    lane_change = 1 - best_trait(s, seat, LANE_LESS) if diagonal else 0
    return lane_change - trait(s, seat, TURN_LESS)


@rule
def hazard_dice(s: State, seat: int, row: int, lane: int) -> int:
    """Dice of what lies on a space, whatever the speed (ruling 13)."""
    dice = 0
    hazard = printed_hazard(s, row, lane)
    if hazard == BARRICADE:
        dice = BARRICADE_DICE[min(s.barricaded, len(BARRICADE_DICE) - 1)]
    elif hazard != NOTHING and trait(s, seat, IGNORES + hazard) == 0:
        dice = HAZARD_DICE[hazard]
    if s.dropped[row][lane]:
        for drop in range(DROPS):
            if (s.dropped[row][lane] >> drop) & 1 and trait(s, seat, IGNORES + DROPPABLE[drop]) == 0:
                dice += HAZARD_DICE[DROPPABLE[drop]]
    return dice


@rule
def dice_due(s: State, seat: int, row: int, lane: int, box: int) -> int:
    """Dice that the road asks for; if there are any, it is a check of this turn, whoever is spared them (ruling 12)."""
    return table_dice(s, row, lane, box) + hazard_dice(s, seat, row, lane)


@rule
def dice_on(s: State, seat: int, row: int, lane: int, diagonal: int, box: int, checks: int) -> int:
    """Dice of the crash check on entering a space, after `checks` earlier ones in this turn."""
    dice = dice_due(s, seat, row, lane, box)
    if dice == 0:
        return 0
    if colour(s, row, lane) != GREEN and table_dice(s, row, lane, box):
        dice += turn_dice(s, seat, diagonal)
    if checks == 0:
        dice -= trait(s, seat, FIRST_CHECK_LESS)
    return max(0, dice - trait(s, seat, CHECK_LESS))


@rule
def check(s: State) -> None:
    """One check for everything on the space; asked of whoever holds a card."""
    seat = driver(s)
    if not can_act(s, seat):
        s.todo = STOP_MOVING
        return
    row, lane = s.row[seat], s.lane[seat]
    s.dice = dice_on(s, seat, row, lane, s.diagonal, s.box[seat], s.checks)
    if dice_due(s, seat, row, lane, s.box[seat]):
        s.checks += 1
    s.dropped[row][lane] = 0  # goes with the first car (ruling 15)
    if printed_hazard(s, row, lane) == BARRICADE:
        s.barricaded = min(s.barricaded + 1, len(BARRICADE_DICE))
    if s.dice == 0:
        s.todo = HIT_FIGURE
        return
    if s.held[seat]:
        s.question = CRASH_CHECK
        s.turn = seat
    else:
        roll_check(s, NOTHING)


@rule
def roll_check(s: State, lucky: int) -> None:
    """A card for every hit; a Lucky Break rolls a bad throw again (ruling 43)."""
    seat = driver(s)
    s.question = NO_QUESTION
    s.todo = HIT_FIGURE
    hits = roll_dice(s, seat, s.dice)
    emit(s, CHECK_ROLLED, seat, s.dice, hits)
    if lucky != NOTHING and goes_badly(s, seat, hits):
        put_away(s, seat, lucky)
        emit(s, ROLLED_AGAIN, seat, lucky, 0)
        hits = roll_dice(s, seat, s.dice)
        emit(s, CHECK_ROLLED, seat, s.dice, hits)
    strike(s, seat, hits, LESS_BY_CHECK, 0)
    if s.hits[seat]:
        s.blow = BY_CHECK
        s.after = HIT_FIGURE
        s.todo = SETTLE


@rule
def goes_badly(s: State, seat: int, hits: int) -> bool:
    """A check that costs as many cards as it has dice, or the last one (ruling 43)."""
    off, soft = armour(s, seat, LESS_BY_CHECK, 0)
    return hits_left(hits, off, soft) >= min(s.dice, s.held[seat])


@rule
def play_safe(s: State) -> None:
    """A card for each die, all or nothing, before any die is rolled."""
    seat = s.turn
    emit(s, PLAYED_SAFE, seat, s.dice, 0)
    s.todo = HIT_FIGURE
    ask_to_pay(s, seat, s.dice, FOR_SAFETY)


@rule
def steady(s: State, card: int) -> None:
    """A card that takes dice off the check."""
    seat = s.turn
    put_away(s, seat, card)
    emit(s, PLAYED, seat, card, 0)
    s.dice = max(0, s.dice - CARD_CHECK[card])
    if s.dice == 0:
        s.question = NO_QUESTION
        s.todo = HIT_FIGURE
    elif s.held[seat] == 0:
        roll_check(s, NOTHING)
