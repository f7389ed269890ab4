"""Which speeds, ways and driving cards are allowed."""

from paddock.core.contract import NO_SUCH_MOVE, OK, Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, verdicts
from paddock.games.road_kill_rally.rules.cars import car_at, trait
from paddock.games.road_kill_rally.rules.driving import steps_to_pay
from paddock.games.road_kill_rally.rules.moves import (
    DRIVING,
    DROPPINGS,
    JUMPING,
    PASSING,
    drive,
    drops_of,
    how_of,
    is_drive,
    lane_of,
    set_speed,
    spaces_of,
    swerve,
)
from paddock.games.road_kill_rally.rules.state import State

# ---- Set speed ---------------------------------------------------------------------------------


@rule
def may_set_speed(s: State, speed_box: int) -> int:
    """20 up or 40 down are free; each card discarded is worth 20 more."""
    needed = steps_to_pay(s, s.turn, speed_box)
    return verdicts.TOO_FEW_CARDS_FOR_SPEED if needed > 0 and needed > steps_in_hand(s, s.turn) else OK


@rule
def steps_in_hand(s: State, seat: int) -> int:
    """Steps of speed that all cards in hand are worth."""
    steps = 0
    hand = s.hand[seat]
    for card in range(box.CARDS):
        if hand[card]:
            steps += box.CARD_SPEED[card] * hand[card]
    return steps


@rule
def legal_speeds(s: State, out: Numbers) -> int:
    """The boxes within reach."""
    n = 0
    in_hand = steps_in_hand(s, s.turn)
    for speed_box in range(1, box.BOXES + 1):
        if steps_to_pay(s, s.turn, speed_box) <= in_hand:
            out[n] = set_speed(speed_box)
            n += 1
    return n


# ---- Move --------------------------------------------------------------------------------------


@rule
def may_drive(s: State, move: int) -> int:
    """Straight on, or with all that can belong to one space."""
    if is_drive(move):
        return may_plan(s, spaces_of(move), lane_of(move))
    return may_swerve(s, how_of(move), lane_of(move), drops_of(move))


@rule
def may_plan(s: State, spaces: int, lane: int) -> int:
    """As far as the speed goes and the road is known, up to another car; a collision takes a move of its own."""
    if spaces > s.left:
        return verdicts.FURTHER_THAN_SPEED
    if spaces == 1:
        return OK
    row = s.row[s.turn]
    if row + spaces > last_to_enter(s):
        return verdicts.BEYOND_THE_ROAD
    for step in range(1, spaces):
        if car_at(s, row + step, s.lane[s.turn]) != box.NOBODY:
            return verdicts.CAR_IN_THE_WAY
    return OK if car_at(s, row + spaces, lane) == box.NOBODY else verdicts.CAR_IN_THE_WAY


@rule
def last_to_enter(s: State) -> int:
    """The last row that lies on the table; behind the finish line one more."""
    return s.finish_row if s.finish_row else s.end_row - 1


@rule
def may_swerve(s: State, how: int, lane: int, drops: int) -> int:
    """Passing needs a car to pass and room to land; hazards need their cards."""
    occupied = car_at(s, s.row[s.turn] + 1, lane) != box.NOBODY
    if how == DRIVING:
        if drops == 0:
            return NO_SUCH_MOVE  # that is a drive
        if occupied:
            return verdicts.NOTHING_LEFT_BEHIND
    else:
        if not occupied:
            return verdicts.NOBODY_TO_PASS
        if how == PASSING and not holds_pass(s, s.turn):
            return verdicts.NOT_IN_HAND
        if how == JUMPING and trait(s, s.turn, box.JUMPS) == 0:
            return verdicts.NO_JUMP_JETS
        if s.left < 2:
            return verdicts.NO_ROOM_TO_LAND
    return OK if holds_hazards(s, s.turn, drops) else verdicts.NOT_IN_HAND


@rule
def holds_pass(s: State, seat: int) -> bool:
    """Whether a hand holds a card to pass with."""
    hand = s.hand[seat]
    for card in range(box.CARDS):
        if hand[card] and box.CARD_PASS[card]:
            return True
    return False


@rule
def holds_hazards(s: State, seat: int, drops: int) -> bool:
    """Whether a hand holds a card for each hazard to be dropped."""
    return drops & ~hazards_held(s, seat) == 0


@rule
def hazards_held(s: State, seat: int) -> int:
    """Bits of the hazards that a hand can drop."""
    bits = 0
    hand = s.hand[seat]
    for card in range(box.CARDS):
        if hand[card] and box.CARD_DROPS[card] != box.NOTHING:
            bits |= 1 << box.CARD_DROPS[card]
    return bits


@rule
def may_play_driving(s: State, card: int) -> int:
    """A handbrake on a space of one's own; a slipstream behind another car."""
    if box.CARD_STOP[card]:
        return verdicts.NOT_ABOVE_A_CAR if s.above else OK
    if box.CARD_SPACES[card]:
        return OK if s.slip else verdicts.NO_SLIPSTREAM
    return verdicts.NOT_NOW


@rule
def legal_ways(s: State, out: Numbers) -> int:
    """One space first, then longer ways, then what is dropped, passed or jumped over."""
    n = 0
    row = s.row[s.turn]
    for spaces in range(1, min(s.left, box.BOXES) + 1):
        if spaces > 1 and row + spaces > last_to_enter(s):
            break
        for lane in range(box.LANES):
            if spaces == 1 or car_at(s, row + spaces, lane) == box.NOBODY:
                out[n] = drive(spaces, lane)
                n += 1
        if car_at(s, row + spaces, s.lane[s.turn]) != box.NOBODY:
            break
    return legal_swerves(s, out, n)


@rule
def legal_swerves(s: State, out: Numbers, n: int) -> int:
    """Into each lane: what can be dropped, and how an occupied space can be entered."""
    held = hazards_held(s, s.turn)
    for lane in range(box.LANES):
        occupied = car_at(s, s.row[s.turn] + 1, lane) != box.NOBODY
        if not occupied and held == 0:
            continue
        for how in range(DRIVING, JUMPING + 1):
            for drops in range(DROPPINGS):
                if drops & ~held == 0 and may_swerve(s, how, lane, drops) == OK:
                    out[n] = swerve(how, lane, drops)
                    n += 1
    return n
