"""The policy at the wheel: speed, lanes, crash checks and figures on the way."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.drivers import worths
from paddock.games.road_kill_rally.drivers.scratch import BEYOND, Scratch
from paddock.games.road_kill_rally.drivers.worths import (
    card_worth,
    chance,
    cost_of_rolling,
    mean_loss,
    price,
    row_worth,
)
from paddock.games.road_kill_rally.rules import box, odds, state
from paddock.games.road_kill_rally.rules.cars import car_at, is_on_road, trait
from paddock.games.road_kill_rally.rules.checks import dice_on, dice_rolled, hazard_dice, turn_dice
from paddock.games.road_kill_rally.rules.damage import armour
from paddock.games.road_kill_rally.rules.driving import steps_to_pay
from paddock.games.road_kill_rally.rules.figures import dice_to_run_over
from paddock.games.road_kill_rally.rules.moves import (
    DRIVING,
    PASSING,
    PLAY_SAFE,
    ROLL,
    card_of,
    drops_of,
    how_of,
    is_discard,
    is_drive,
    is_play,
    is_swerve,
    lane_of,
    spaces_of,
    speed_of,
)
from paddock.games.road_kill_rally.rules.road import colour
from paddock.games.road_kill_rally.rules.setup import side_of
from paddock.games.road_kill_rally.rules.state import State

LAST_SPACES = 2  # until then a card that makes the way longer can wait
BEYOND_CARD = BEYOND + max(box.CARD_SPACES)  # the same, when a card makes the way longer

# ---- Speed and lanes ---------------------------------------------------------------------------


@rule
def best_speed(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The speed with the best way."""
    seat = s.turn
    fastest = 0
    for k in range(n):
        fastest = max(fastest, speed_of(moves[k]))
    survey(s, scratch, seat, fastest + BEYOND)
    best = moves[0]
    best_worth = -worths.NEVER
    for k in range(n):
        speed_box = speed_of(moves[k])
        cards = min(s.held[seat], steps_to_pay(s, seat, speed_box))
        held = s.held[seat] - cards
        this = way_worth(s, scratch, seat, held, speed_box, speed_box, 0) - price(s.held[seat], cards)
        if this > best_worth:
            best = moves[k]
            best_worth = this
    return best


@rule
def survey(s: State, scratch: Scratch, seat: int, rows: int) -> None:
    """Look at so many rows ahead, and at the car."""
    for step in range(1, rows + 1):
        row = s.row[seat] + step
        for lane in range(box.LANES):
            scratch.car[step][lane] = box.NOBODY
            if row < s.end_row:
                scratch.edge[step][lane] = colour(s, row, lane)
                scratch.hazard[step][lane] = hazard_dice(s, seat, row, lane)
                scratch.figure[step][lane] = figure_worth(s, seat, row, lane)
    for other in range(s.seats):
        ahead = s.row[other] - s.row[seat]
        if 0 < ahead <= rows and is_on_road(s, other):
            scratch.car[ahead][s.lane[other]] = other
    scratch.straight = turn_dice(s, seat, 0)
    scratch.across = turn_dice(s, seat, 1)
    scratch.first_less = trait(s, seat, box.FIRST_CHECK_LESS)
    scratch.less = trait(s, seat, box.CHECK_LESS)
    scratch.off, scratch.soft = armour(s, seat, box.LESS_BY_CHECK, 0)


@rule
def figure_worth(s: State, seat: int, row: int, lane: int) -> int:
    """What a figure is worth to who has not tried it."""
    figure = s.figure[row][lane]
    if figure == box.NOTHING or (s.tried[row][lane] >> seat) & 1:
        return 0
    base = min(worths.MOST_BASE, 1 + trait(s, seat, box.RUN_OVER_MORE))
    return worths.FIGURE_WORTH[(worths.MOST_BASE + 1) * figure + base]


@rule
def way_worth(s: State, scratch: Scratch, seat: int, held: int, speed_box: int, spaces: int, checks: int) -> int:
    """The best way over so many spaces at a speed."""
    left, right = worth_by_lane(s, scratch, seat, held, speed_box, spaces)
    first_left = entering(s, scratch, seat, held, 0, speed_box, spaces, checks)
    first_right = entering(s, scratch, seat, held, 1, speed_box, spaces, checks)
    return max(left + first_left, right + first_right)


@rule
def entering(
    s: State, scratch: Scratch, seat: int, held: int, lane: int, speed_box: int, spaces: int, checks: int
) -> int:
    """The worth of the next space, from where the car is."""
    straight, across = space_worths(s, scratch, seat, held, 1, lane, speed_box, spaces, checks)
    return across if lane != s.lane[seat] else straight


@rule
def worth_by_lane(s: State, scratch: Scratch, seat: int, held: int, speed_box: int, spaces: int) -> tuple[int, int]:
    """What lies beyond the next space, when it is left from the left and from the right lane."""
    left = after_move(s, scratch, seat, spaces, 0, speed_box)
    right = after_move(s, scratch, seat, spaces, 1, speed_box)
    for step in range(spaces, 1, -1):
        ll, rl = space_worths(s, scratch, seat, held, step, 0, speed_box, spaces, 1)
        rr, lr = space_worths(s, scratch, seat, held, step, 1, speed_box, spaces, 1)
        to_left, to_right = left, right
        left = max(to_left + ll, to_right + lr)
        right = max(to_left + rl, to_right + rr)
        if scratch.car[step - 1][0] != box.NOBODY:
            left = 0
        if scratch.car[step - 1][1] != box.NOBODY:
            right = 0
    return left, right


@rule
def space_worths(
    s: State, scratch: Scratch, seat: int, held: int, step: int, lane: int, speed_box: int, spaces: int, checks: int
) -> tuple[int, int]:
    """Entering a space some rows ahead, straight and across: progress and figures, less dice, danger and collisions."""
    row = s.row[seat] + step
    per_row = row_worth(s)
    if s.finish_row and row >= s.finish_row:
        if row > s.finish_row:
            return 0, 0
        paid = 10 * box.PLACE_POINTS[s.finishers] if s.finishers < len(box.PLACE_POINTS) else 50
        return paid + per_row, paid + per_row
    if row >= s.end_row:
        unseen = per_row - worths.UNSEEN * max(0, speed_box - worths.CALM)
        return unseen, unseen
    other = scratch.car[step][lane]
    if other != box.NOBODY and other != seat:
        dice = max(1, abs(speed_box - s.box[other]))
        lost = worths.COLLISION + odds.MEAN_HITS * dice * card_worth(held) // 100 + per_row * (spaces - step) // 2
        return -lost, -lost
    worth = per_row + scratch.figure[step][lane]
    straight = dice_ahead(scratch, step, lane, scratch.straight, speed_box, checks)
    across = dice_ahead(scratch, step, lane, scratch.across, speed_box, checks)
    cost = cost_of_check(scratch, held, straight)
    return worth - cost, worth - (cost if across == straight else cost_of_check(scratch, held, across))


@rule
def dice_ahead(scratch: Scratch, step: int, lane: int, turn: int, speed_box: int, checks: int) -> int:
    """Dice of the check on entering a space, after so many earlier ones."""
    less = scratch.less if checks else scratch.less + scratch.first_less
    return dice_rolled(scratch.edge[step][lane], speed_box, scratch.hazard[step][lane], turn, less)


@rule
def cost_of_check(scratch: Scratch, held: int, dice: int) -> int:
    """What rolling costs; playing safe bounds it."""
    if dice == 0:
        return 0
    rolled = cost_of_rolling(held, dice, scratch.off, scratch.soft)
    return min(rolled, dice * card_worth(held) + 10) if held >= dice else rolled


@rule
def after_move(s: State, scratch: Scratch, seat: int, spaces: int, lane: int, speed_box: int) -> int:
    """What awaits behind the last space, braked as far as it goes for nothing."""
    row = s.row[seat] + spaces
    slower = max(1, speed_box - 2)
    cost = 0
    for step in range(1, min(slower, BEYOND) + 1):
        if row + step < s.end_row:
            dice = dice_ahead(scratch, spaces + step, lane, scratch.straight, slower, 1)
            cost += mean_loss(dice, scratch.off, scratch.soft) * worths.CARD // 100 if dice else 0
    return -cost


@rule
def best_step(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The better lane; a car in the way is passed if it can be; hazards are dropped before those behind."""
    seat = s.turn
    best = moves[0]
    best_worth = -worths.NEVER
    speed_box, spaces = s.box[seat], s.left
    survey(s, scratch, seat, spaces + (BEYOND if spaces > LAST_SPACES else BEYOND_CARD))
    left, right = worth_by_lane(s, scratch, seat, s.held[seat], speed_box, spaces)
    for k in range(n):
        move = moves[k]
        this = -worths.NEVER
        if is_drive(move) and spaces_of(move) == 1:
            this = step_worth(s, scratch, seat, lane_of(move), left, right, speed_box, spaces)
        elif is_swerve(move):
            this = swerve_worth(s, scratch, seat, move, left, right, speed_box, spaces)
        elif is_play(move):
            this = driving_card_worth(s, scratch, seat, card_of(move), speed_box, spaces)
        if this > best_worth:
            best = move
            best_worth = this
    return best


@rule
def step_worth(
    s: State, scratch: Scratch, seat: int, lane: int, left: int, right: int, speed_box: int, spaces: int
) -> int:
    """One space ahead, and all that follows unless it ends in a collision."""
    beyond = right if lane else left
    if scratch.car[1][lane] != box.NOBODY:
        beyond = 0
    return beyond + entering(s, scratch, seat, s.held[seat], lane, speed_box, spaces, s.checks)


@rule
def swerve_worth(
    s: State, scratch: Scratch, seat: int, move: int, left: int, right: int, speed_box: int, spaces: int
) -> int:
    """The same with hazards dropped, or over another car."""
    how, lane, drops = how_of(move), lane_of(move), drops_of(move)
    worth = 25 * drops if somebody_behind(s, seat) else -20 * drops
    if how == DRIVING:
        return worth + step_worth(s, scratch, seat, lane, left, right, speed_box, spaces)
    landing = car_at(s, s.row[seat] + 2, lane)
    if landing != box.NOBODY and car_at(s, s.row[seat] + 2, 1 - lane) != box.NOBODY:
        return -worths.COLLISION
    worth += row_worth(s) * spaces - 60
    dice = dice_on(s, seat, s.row[seat] + 1, lane, 1 if lane != s.lane[seat] else 0, speed_box, s.checks)
    worth -= cost_of_check(scratch, s.held[seat], dice)
    return worth - worths.PASS_KEPT if how == PASSING else worth


@rule
def somebody_behind(s: State, seat: int) -> bool:
    """Whether an opponent may still drive there."""
    for other in range(s.seats):
        opponent = s.status[other] == state.RACING and side_of(s, other) != side_of(s, seat)
        if opponent and 0 <= s.row[seat] - s.row[other] <= 6:
            return True
    return False


@rule
def driving_card_worth(s: State, scratch: Scratch, seat: int, card: int, speed_box: int, spaces: int) -> int:
    """A handbrake before trouble, a slipstream on a good road."""
    if box.CARD_SPACES[card]:
        if spaces > LAST_SPACES:
            return -worths.NEVER
        longer = way_worth(s, scratch, seat, s.held[seat] - 1, speed_box, spaces + box.CARD_SPACES[card], s.checks)
        return longer - card_worth(s.held[seat])
    return -row_worth(s) // 2


# ---- Crash checks and figures ------------------------------------------------------------------


@rule
def best_check(s: State, moves: Numbers, n: int) -> int:
    """Roll, play safe or a card: whatever costs least."""
    seat = s.turn
    card = card_worth(s.held[seat])
    best = ROLL
    off, soft = armour(s, seat, box.LESS_BY_CHECK, 0)
    rolling = cost_of_rolling(s.held[seat], s.dice, off, soft)
    cost = rolling
    for k in range(n):
        move = moves[k]
        this = worths.NEVER
        if move == PLAY_SAFE:
            this = s.dice * card + (60 if s.held[seat] == s.dice else 0)
        elif is_play(move):
            played = card_of(move)
            if box.CARD_CHECK[played]:
                rest = max(0, s.dice - box.CARD_CHECK[played])
                this = worths.KEEP[played] + cost_of_rolling(s.held[seat] - 1, rest, off, soft)
            elif box.CARD_REROLL[played] and s.dice >= 3:
                this = rolling * 3 // 5 + worths.KEEP[played] // 2
        if this < cost:
            best = move
            cost = this
    return best


@rule
def best_run_over(s: State, moves: Numbers, n: int) -> int:
    """Buy dice as long as each brings more than a card is worth, and keep a card."""
    seat = s.turn
    points = 10 * box.TARGET_POINTS[s.figure[s.row[seat]][s.lane[seat]]]
    dice = dice_to_run_over(s, seat)
    now = chance(dice, box.HITS_TO_RUN_OVER)
    best = ROLL
    best_gain = 0
    for k in range(n):
        move = moves[k]
        if is_discard(move) and s.held[seat] > 1:
            card = card_of(move)
            more = chance(dice + box.CARD_RUN_OVER[card], box.HITS_TO_RUN_OVER) - now
            keep = min(worths.KEEP[card], worths.KEEP[card] * card_worth(s.held[seat]) // 40)
            gain = points * more // 1000 - (keep if box.CARD_RUN_OVER[card] == 1 else 30)
            if gain > best_gain:
                best = move
                best_gain = gain
        elif is_play(move) and best == ROLL and points >= 300 and s.held[seat] > 1:
            best = move
    return best
