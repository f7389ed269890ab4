"""Setting speed and moving, space by space."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, events, state
from paddock.games.road_kill_rally.rules.cards import ask_to_pay, put_away
from paddock.games.road_kill_rally.rules.cars import car_at, driver, roll_dice, trait, wreck_at
from paddock.games.road_kill_rally.rules.damage import strike
from paddock.games.road_kill_rally.rules.moves import DRIVING, PASSING
from paddock.games.road_kill_rally.rules.road import place, place_figures, reveal
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.rules.turns import cross_the_line, set_back

# ---- Set speed ---------------------------------------------------------------------------------


@rule
def steps_to_pay(s: State, seat: int, speed_box: int) -> int:
    """Steps of 20 mph beyond those that are free."""
    up = speed_box - s.box[seat]
    if up > 0:
        return max(0, up - box.FREE_UP - trait(s, seat, box.STEPS_UP))
    return max(0, -up - box.FREE_DOWN - trait(s, seat, box.STEPS_DOWN))


@rule
def set_speed(s: State, speed_box: int) -> None:
    """The box to be reached, and what it costs."""
    s.wish = speed_box
    s.todo = state.START_MOVE
    ask_to_pay(s, s.turn, steps_to_pay(s, s.turn, speed_box), state.FOR_SPEED)


@rule
def start_move(s: State) -> None:
    """One space for every 20 mph."""
    seat = driver(s)
    s.box[seat] = s.wish
    s.left = s.wish
    s.planned = 0
    s.checks = 0
    s.above = 0
    s.slip = in_slipstream(s, seat)
    emit(s, events.SET_SPEED_TO, seat, s.wish, 0)
    s.todo = state.DRIVE_ON


@rule
def in_slipstream(s: State, seat: int) -> int:
    """1 if a car is close ahead in the same lane."""
    for step in range(1, box.SLIPSTREAM_REACH + 1):
        if car_at(s, s.row[seat] + step, s.lane[seat]) != box.NOBODY:
            return 1
    return 0


# ---- Move --------------------------------------------------------------------------------------


@rule
def drive_on(s: State) -> None:
    """The next space: as planned, or a question; or the move is over."""
    seat = driver(s)
    if s.left == 0:
        s.todo = state.STOP_MOVING
    elif s.planned:
        s.planned -= 1
        step(s, DRIVING, s.lane[seat] if s.planned else s.plan_lane, 0)
    else:
        s.question = state.STEP
        s.turn = seat


@rule
def plan(s: State, spaces: int, lane: int) -> None:
    """So many spaces straight on, the last of them in a lane."""
    s.planned = spaces
    s.plan_lane = lane
    s.question = state.NO_QUESTION


@rule
def step(s: State, how: int, lane: int, drops: int) -> None:
    """Leave a space and enter the next: collide, pass over, or drive in (ruling 6)."""
    seat = driver(s)
    s.question = state.NO_QUESTION
    row = s.row[seat] + 1
    other = car_at(s, row, lane)
    if other != box.NOBODY and how == DRIVING:
        collide(s, seat, other)
        return
    drop_hazards(s, seat, drops)
    if other == box.NOBODY:
        s.above = 0
    else:
        pass_over(s, seat, other, how)
    emit(s, events.DROVE, seat, place(row, lane), place(s.row[seat], s.lane[seat]))
    s.diagonal = 1 if lane != s.lane[seat] else 0
    s.row[seat] = row
    s.lane[seat] = lane
    s.left -= 1
    if s.finish_row and row >= s.finish_row:
        cross_the_line(s)
        return
    s.todo = state.NEW_TILE
    if wreck_at(s, row, lane):
        hit_wreck(s, seat)


@rule
def drop_hazards(s: State, seat: int, drops: int) -> None:
    """Oil and spikes stay in the space that is left."""
    for drop in range(box.DROPS):
        if (drops >> drop) & 1:
            for card in range(box.CARDS):
                if box.CARD_DROPS[card] == drop and s.hand[seat][card]:
                    put_away(s, seat, card)
                    break
            s.dropped[s.row[seat]][s.lane[seat]] |= 1 << drop
            emit(s, events.DROPPED_HAZARD, seat, box.DROPPABLE[drop], place(s.row[seat], s.lane[seat]))


@rule
def pass_over(s: State, seat: int, other: int, how: int) -> None:
    """Into an occupied space, for a Pass card or with jump jets; the last empty space is kept in mind."""
    if s.above == 0:
        s.back_row = s.row[seat]
        s.back_lane = s.lane[seat]
        s.above = 1
    if how == PASSING:
        for card in range(box.CARDS):
            if box.CARD_PASS[card] and s.hand[seat][card]:
                put_away(s, seat, card)
                break
        emit(s, events.PASSED, seat, other, 0)
    else:
        emit(s, events.JUMPED, seat, other, 0)


@rule
def new_tile(s: State) -> None:
    """Whoever enters the first space of the last tile reveals the next one, and drives on."""
    seat = driver(s)
    if s.new_tile_row == s.end_row and s.row[seat] == s.starts[s.laid - 1] and s.finish_row == 0:
        reveal(s)
    if s.new_tile_row < s.end_row:
        place_figures(s)
        if s.question != state.NO_QUESTION:
            return
    s.todo = state.CHECK


@rule
def pull_handbrake(s: State, card: int) -> None:
    """Stop before the next space, at a moderate speed."""
    seat = s.turn
    put_away(s, seat, card)
    emit(s, events.PLAYED, seat, card, 0)
    s.box[seat] = min(s.box[seat], box.CARD_STOP[card])
    emit(s, events.SPEED_NOW, seat, s.box[seat], 0)
    s.left = 0
    s.question = state.NO_QUESTION


@rule
def use_slipstream(s: State, card: int) -> None:
    """More spaces at the same speed."""
    put_away(s, s.turn, card)
    emit(s, events.PLAYED, s.turn, card, 0)
    s.left += box.CARD_SPACES[card]


# ---- Vehicle collisions ------------------------------------------------------------------------


@rule
def collide(s: State, seat: int, other: int) -> None:
    """The move ends; both roll a die for every 20 mph of difference, at least one (ruling 25)."""
    if s.above:
        set_back(s, seat)
    s.left = 0
    s.planned = 0
    dice = max(1, abs(s.box[seat] - s.box[other]))
    emit(s, events.COLLIDED, seat, other, dice)
    bang(s, seat, other, dice)
    bang(s, other, seat, dice)
    s.mean = mean_box(s, seat, other)
    s.rammed = other
    s.wiped_before = s.wiped[seat] + 2 * s.wiped[other]
    s.after = state.CRASHED


@rule
def mean_box(s: State, one: int, other: int) -> int:
    """The mean of two speeds, rounded down."""
    return max(1, (s.box[one] + s.box[other]) // 2)


@rule
def bang(s: State, thrower: int, seat: int, dice: int) -> None:
    """What a collision does to one car."""
    hits = roll_dice(s, thrower, dice)
    emit(s, events.COLLISION_ROLLED, seat, dice, hits)
    strike(s, seat, hits, box.LESS_BY_COLLISION, 0)
    s.blow = state.BY_COLLISION
    s.todo = state.SETTLE


@rule
def crashed(s: State) -> None:
    """Both drive at the mean of their speeds: those of the impact, or by the letter those left by the damage."""
    seat = driver(s)
    if s.letter:
        s.mean = mean_box(s, seat, s.rammed)
    leave_crash(s, seat, s.wiped_before & 1)
    leave_crash(s, s.rammed, s.wiped_before >> 1)
    s.rammed = box.NOBODY
    s.todo = state.STOP_MOVING


@rule
def leave_crash(s: State, seat: int, wiped_before: int) -> None:
    """At the mean; who wiped out just now stays at 20, by the letter only a wreck does (ruling 25)."""
    stays = s.status[seat] == state.WRECKED if s.letter else s.wiped[seat] != wiped_before
    if not stays:
        s.box[seat] = s.mean
    emit(s, events.SPEED_NOW, seat, s.box[seat], 0)


@rule
def hit_wreck(s: State, seat: int) -> None:
    """A die for every 20 mph; the car keeps going (ruling 26)."""
    emit(s, events.HIT_A_WRECK, seat, s.box[seat], 0)
    bang(s, seat, seat, s.box[seat])
    s.after = state.NEW_TILE
