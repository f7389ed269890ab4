"""Crash checks: how many dice, rolling them, or playing it safe."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import ask_to_pay, put_away
from paddock.games.road_kill_rally.rules.cars import best_trait, can_act, driver, roll_dice, trait
from paddock.games.road_kill_rally.rules.damage import armour, hits_left, strike
from paddock.games.road_kill_rally.rules.road import colour, printed_hazard
from paddock.games.road_kill_rally.rules.state import State


@rule
def table_dice(s: State, row: int, lane: int, speed_box: int) -> int:
    """Dice of the table, by the colour of a space and the speed."""
    return dice_by_colour(colour(s, row, lane), speed_box)


@rule
def dice_by_colour(edge: int, speed_box: int) -> int:
    """The table."""
    return box.CRASH_DICE[box.BOXES * edge + speed_box - 1]


@rule
def turn_dice(s: State, seat: int, diagonal: int) -> int:
    """In a turn where the table asks for dice: one more for changing lanes, and what accessories and skill change."""
    lane_change = 1 - best_trait(s, seat, box.LANE_LESS) if diagonal else 0
    return lane_change - trait(s, seat, box.TURN_LESS)


@rule
def hazard_dice(s: State, seat: int, row: int, lane: int) -> int:
    """Dice of what lies on a space, whatever the speed (ruling 13)."""
    dice = 0
    hazard = printed_hazard(s, row, lane)
    if hazard == box.BARRICADE:
        dice = box.BARRICADE_DICE[min(s.barricaded, len(box.BARRICADE_DICE) - 1)]
    elif hazard != box.NOTHING and trait(s, seat, box.IGNORES + hazard) == 0:
        dice = box.HAZARD_DICE[hazard]
    if s.dropped[row][lane]:
        for drop in range(box.DROPS):
            if (s.dropped[row][lane] >> drop) & 1 and trait(s, seat, box.IGNORES + box.DROPPABLE[drop]) == 0:
                dice += box.HAZARD_DICE[box.DROPPABLE[drop]]
    return dice


@rule
def dice_due(s: State, seat: int, row: int, lane: int, speed_box: int) -> int:
    """Dice that the road asks for; if there are any, it is a check of this turn, whoever is spared them (ruling 12)."""
    return table_dice(s, row, lane, speed_box) + hazard_dice(s, seat, row, lane)


@rule
def dice_on(s: State, seat: int, row: int, lane: int, diagonal: int, speed_box: int, checks: int) -> int:
    """Dice of the crash check on entering a space, after `checks` earlier ones in this turn."""
    if dice_due(s, seat, row, lane, speed_box) == 0:
        return 0
    less = trait(s, seat, box.CHECK_LESS) + (trait(s, seat, box.FIRST_CHECK_LESS) if checks == 0 else 0)
    turn, hazard = turn_dice(s, seat, diagonal), hazard_dice(s, seat, row, lane)
    return dice_rolled(colour(s, row, lane), speed_box, hazard, turn, less)


@rule
def dice_rolled(edge: int, speed_box: int, hazard: int, turn: int, less: int) -> int:
    """Dice of the table and of hazards, with what a turn changes where the table asks for dice, less what is spared."""
    dice = dice_by_colour(edge, speed_box)
    if dice + hazard == 0:
        return 0
    if edge != box.GREEN and dice:
        dice += turn
    return max(0, dice + hazard - less)


@rule
def check(s: State) -> None:
    """One check for everything on the space; asked of whoever holds a card."""
    seat = driver(s)
    if not can_act(s, seat):
        s.todo = state.STOP_MOVING
        return
    row, lane = s.row[seat], s.lane[seat]
    s.dice = dice_on(s, seat, row, lane, s.diagonal, s.box[seat], s.checks)
    if dice_due(s, seat, row, lane, s.box[seat]):
        s.checks += 1
    s.dropped[row][lane] = 0  # goes with the first car (ruling 15)
    if printed_hazard(s, row, lane) == box.BARRICADE:
        s.barricaded = min(s.barricaded + 1, len(box.BARRICADE_DICE))
    if s.dice == 0:
        s.todo = state.HIT_FIGURE
        return
    if s.held[seat]:
        s.question = state.CRASH_CHECK
        s.turn = seat
    else:
        roll_check(s, box.NOTHING)


@rule
def roll_check(s: State, lucky: int) -> None:
    """A card for every hit; a Lucky Break rolls a bad throw again (ruling 43)."""
    seat = driver(s)
    s.question = state.NO_QUESTION
    s.todo = state.HIT_FIGURE
    hits = roll_dice(s, seat, s.dice)
    emit(s, events.CHECK_ROLLED, seat, s.dice, hits)
    if lucky != box.NOTHING and goes_badly(s, seat, hits):
        put_away(s, seat, lucky)
        emit(s, events.ROLLED_AGAIN, seat, lucky, 0)
        hits = roll_dice(s, seat, s.dice)
        emit(s, events.CHECK_ROLLED, seat, s.dice, hits)
    strike(s, seat, hits, box.LESS_BY_CHECK, 0)
    if s.hits[seat]:
        s.blow = state.BY_CHECK
        s.after = state.HIT_FIGURE
        s.todo = state.SETTLE


@rule
def goes_badly(s: State, seat: int, hits: int) -> bool:
    """A check that costs as many cards as it has dice, or the last one (ruling 43)."""
    off, soft = armour(s, seat, box.LESS_BY_CHECK, 0)
    return hits_left(hits, off, soft) >= min(s.dice, s.held[seat])


@rule
def play_safe(s: State) -> None:
    """A card for each die, all or nothing, before any die is rolled."""
    seat = s.turn
    emit(s, events.PLAYED_SAFE, seat, s.dice, 0)
    s.todo = state.HIT_FIGURE
    ask_to_pay(s, seat, s.dice, state.FOR_SAFETY)


@rule
def steady(s: State, card: int) -> None:
    """A card that takes dice off the check."""
    seat = s.turn
    put_away(s, seat, card)
    emit(s, events.PLAYED, seat, card, 0)
    s.dice = max(0, s.dice - box.CARD_CHECK[card])
    if s.dice == 0:
        s.question = state.NO_QUESTION
        s.todo = state.HIT_FIGURE
    elif s.held[seat] == 0:
        roll_check(s, box.NOTHING)
