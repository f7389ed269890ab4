"""A quick sensible move: the values that won most in mixed tournaments, in tenths of points.

A card is worth about four points, a row of the road about six while places are open, a wipe-out costs about 80. Speed
and lanes are chosen by looking along all ways over the road that lies there, from the far end back to the car.
Only what the player to act may know is looked at: the own hand, the table, and how many cards others hold.
"""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.cars import car_at, driver, fitted, skilled, trait
from paddock.games.road_kill_rally.checks import dice_on
from paddock.games.road_kill_rally.combat import (
    ammo_needed,
    attack_dice,
    fact,
    hits_to_shoot,
)
from paddock.games.road_kill_rally.components import (
    ACCESSORY_IDS,
    CARD_AMMO,
    CARD_CHECK,
    CARD_IDS,
    CARD_OF_SOURCE,
    CARD_PIT,
    CARD_REROLL,
    CARD_RUN_OVER,
    CARD_SPACES,
    CARD_SPEED,
    CARD_STEAL,
    DICE,
    EVERYBODY,
    HITS_TO_RUN_OVER,
    KIND,
    LANES,
    LESS_BY_ATTACK,
    NOBODY,
    NOTHING,
    PLACE_POINTS,
    REACH,
    RUN_OVER_MORE,
    SEATS,
    SHOOT_MORE,
    SHOOT_POINTS,
    SKILL_IDS,
    SLOTS,
    SOFT,
    SOURCES,
    TARGET_POINTS,
    WEAPON,
)
from paddock.games.road_kill_rally.crowd import dice_to_run_over
from paddock.games.road_kill_rally.driving import cards_for_speed
from paddock.games.road_kill_rally.moves import (
    AIMS,
    ATTACK,
    DISCARD,
    DONE,
    DRIVE,
    FIT,
    GIVE_UP,
    MASKS,
    PASSING,
    PLAY,
    PLAY_SAFE,
    ROLL,
    SKILL,
    SPEED,
    SWERVE,
)
from paddock.games.road_kill_rally.odds import CHANCE, FIGURE_WORTH, MEAN_HITS, MOST_BASE, MOST_DICE, MOST_HITS, ROW
from paddock.games.road_kill_rally.setup import side_of
from paddock.games.road_kill_rally.state import (
    CHOOSE_SKILL,
    COMBAT,
    CRASH_CHECK,
    DECLARED,
    DEFEND,
    EQUIP,
    FOR_AMMO,
    FOR_SPEED,
    LOSE_ACCESSORY,
    LOSE_CARDS,
    PAY,
    RACING,
    RUN_OVER,
    SET_SPEED,
    STEP,
    State,
)

WIPE_OUT = 800  # what it costs
ROW_WORTH = 60  # of progress, while places are open
LATE_ROW_WORTH = 25  # afterwards
UNSEEN = 30  # for each box above 80 mph on each row that nobody has seen
CALM = 4  # the box up to which unseen road is no danger
COLLISION = 120  # besides cards and way lost

_KEEP = {  # tenths of points, of a card in hand
    "evade": 48,
    "smoke": 46,
    "skid": 50,
    "orbital": 60,
    "sponsor": 75,
    "missile": 52,
    "nitro": 44,
    "crowd": 46,
    "pass": 36,
    "bump": 38,
    "grenade": 44,
    "scattergun": 42,
    "petrol": 40,
    "tailgun": 40,
    "lucky": 40,
    "pirate": 44,
    "oil": 28,
    "spikes": 27,
    "slipstream": 26,
    "brace": 18,
    "handbrake": 16,
    "pitstop": 20,
}
KEEP = tuple(_KEEP.get(card, 35) for card in CARD_IDS)
_ACCESSORY = {
    "grille": 90,
    "veteran": 70,
    "tires": 62,
    "turbo": 60,
    "four-wheel-drive": 55,
    "turret": 52,
    "scope": 45,
    "feed": 48,
    "jump-jets": 50,
    "ap-rounds": 30,
    "rollcage": 60,
    "composite": 55,
    "ballistic-armor": 50,
    "ram-plates": 48,
    "blast": 42,
    "asbestos": 36,
    "mirror": 30,
    "machine-gun": 60,
    "rocket": 58,
    "vulcan": 55,
    "flame": 54,
    "laser": 52,
    "scatter": 56,
    "mortar": 50,
}
_SKILL = {
    "bloodhound": 70,
    "nerves": 75,
    "tough": 60,
    "pistol": 50,
    "gunner": 60,
    "brakes": 72,
    "leadfoot": 66,
    "dancer": 55,
    "vulture": 58,
    "roadhog": 45,
    "grease": 40,
    "sniper": 35,
}
ACCESSORY_WORTH = tuple(_ACCESSORY.get(each, 40) for each in ACCESSORY_IDS)
SKILL_WORTH = tuple(_SKILL.get(each, 40) for each in SKILL_IDS)


@rule
def policy(s: State, moves: Numbers, n: int) -> int:
    """The move of the highest worth."""
    if n == 1:
        return moves[0]
    question = s.question
    if question == STEP:
        return best_step(s, moves, n)
    if question == SET_SPEED:
        return best_speed(s, moves, n)
    if question == CRASH_CHECK:
        return best_check(s, moves, n)
    if question in (PAY, LOSE_CARDS):
        return worst_card(s, moves, n)
    if question == RUN_OVER:
        return best_run_over(s, moves, n)
    if question == COMBAT:
        return best_combat(s, moves, n)
    if question == DECLARED:
        return best_cancel(s, moves, n)
    if question == DEFEND:
        return best_defence(s, moves, n)
    return best_equipment(s, moves, n)


@rule
def sensible(s: State, moves: Numbers, n: int) -> int:
    """Not for search: ways of several spaces, dropping hazards with nobody behind, colliding where another way is
    open, leaving a figure untried, luck on hopeless throws, and all but the two cheapest cards to give away."""
    question = s.question
    if question == STEP:
        return sensible_steps(s, moves, n)
    if question in (PAY, LOSE_CARDS):
        return cheapest_two(s, moves, n)
    if question == RUN_OVER:
        return sensible_run_over(s, moves, n)
    return n


# ---- Odds and cards ----------------------------------------------------------------------------


@rule
def chance(dice: int, hits: int) -> int:
    """Thousandths: that so many dice bring at least so many hits."""
    return CHANCE[ROW * min(dice, MOST_DICE) + min(max(hits, 0), MOST_HITS)]


@rule
def card_worth(held: int) -> int:
    """A card more or less: with five or more in hand nothing is drawn, with few a wipe-out is near."""
    if held >= 8:
        return 22
    if held >= 5:
        return 30
    return 40 if held >= 3 else 55


@rule
def price(held: int, cards: int) -> int:
    """What so many cards out of a hand are worth; each is dearer than the one before."""
    worth = 0
    for gone in range(cards):
        worth += card_worth(held - gone)
    return worth


@rule
def row_worth(s: State, seat: int) -> int:
    """A row of the road."""
    open_places = s.finishers < (1 if s.seats == 2 else 3)
    return ROW_WORTH if open_places else LATE_ROW_WORTH


# ---- Speed and lanes ---------------------------------------------------------------------------


@rule
def best_speed(s: State, moves: Numbers, n: int) -> int:
    """The speed with the best way."""
    seat = s.turn
    best = moves[0]
    best_worth = -(10**9)
    for k in range(n):
        box = moves[k] - SPEED + 1
        cards = min(s.held[seat], cards_for_speed(s, seat, box))
        this = way_worth(s, seat, s.held[seat] - cards, box, box, 0) - price(s.held[seat], cards)
        if this > best_worth:
            best = moves[k]
            best_worth = this
    return best


@rule
def way_worth(s: State, seat: int, held: int, box: int, spaces: int, checks: int) -> int:
    """The best way over so many spaces at a speed."""
    left, right = worth_by_lane(s, seat, held, box, 1, spaces, checks)
    lane = s.lane[seat]
    into_left = left + space_worth(s, seat, held, 1, 0, lane != 0, box, spaces, checks)
    into_right = right + space_worth(s, seat, held, 1, 1, lane != 1, box, spaces, checks)
    return max(into_left, into_right)


@rule
def worth_by_lane(s: State, seat: int, held: int, box: int, first: int, spaces: int, checks: int) -> tuple[int, int]:
    """What lies beyond the `first` space ahead when it is left from the left and from the right lane."""
    left = after_move(s, seat, spaces, 0, box)
    right = after_move(s, seat, spaces, 1, box)
    for step in range(spaces, first, -1):
        ll = left + space_worth(s, seat, held, step, 0, False, box, spaces, 1)
        lr = right + space_worth(s, seat, held, step, 1, True, box, spaces, 1)
        rl = left + space_worth(s, seat, held, step, 0, True, box, spaces, 1)
        rr = right + space_worth(s, seat, held, step, 1, False, box, spaces, 1)
        left = max(ll, lr)
        right = max(rl, rr)
        if car_at(s, s.row[seat] + step - 1, 0) != NOBODY:
            left = 0
        if car_at(s, s.row[seat] + step - 1, 1) != NOBODY:
            right = 0
    return left, right


@rule
def space_worth(
    s: State, seat: int, held: int, step: int, lane: int, diagonal: bool, box: int, spaces: int, checks: int
) -> int:
    """Entering a space some rows ahead: progress and figures, less dice, danger and collisions."""
    row = s.row[seat] + step
    per_row = row_worth(s, seat)
    if s.finish_row and row >= s.finish_row:
        if row > s.finish_row:
            return 0
        paid = 10 * PLACE_POINTS[s.finishers] if s.finishers < len(PLACE_POINTS) else 50
        return paid + per_row
    if row >= s.end_row:
        return per_row - UNSEEN * max(0, box - CALM)
    other = car_at(s, row, lane)
    if other != NOBODY and other != seat:
        dice = max(1, abs(box - s.box[other]))
        return -COLLISION - MEAN_HITS * dice * card_worth(held) // 100 - per_row * (spaces - step) // 2
    worth = per_row
    dice = dice_on(s, seat, row, lane, 1 if diagonal else 0, box, checks)
    if dice:
        worth -= dice_cost(held, dice)
    figure = s.figure[row][lane]
    if figure != NOTHING and not (s.tried[row][lane] >> seat) & 1:
        base = min(MOST_BASE, 1 + trait(s, seat, RUN_OVER_MORE))
        worth += FIGURE_WORTH[(MOST_BASE + 1) * figure + base]
    return worth


@rule
def dice_cost(held: int, dice: int) -> int:
    """Cards that a check takes, and the wipe-out it may bring; playing safe bounds both."""
    card = card_worth(held)
    rolled = MEAN_HITS * dice * card // 100 + chance(dice, held + 1) * (WIPE_OUT + 150) // 1000
    return min(rolled, dice * card + 10) if held >= dice else rolled


@rule
def after_move(s: State, seat: int, spaces: int, lane: int, box: int) -> int:
    """What awaits behind the last space, braked as far as it goes for nothing."""
    row = s.row[seat] + spaces
    slower = max(1, box - 2)
    cost = 0
    for step in range(1, min(slower, 3) + 1):
        if row + step < s.end_row:
            cost += dice_on(s, seat, row + step, lane, 0, slower, 1) * MEAN_HITS * 35 // 100
    return -cost


@rule
def best_step(s: State, moves: Numbers, n: int) -> int:
    """The better lane; a car in the way is passed if it can be; hazards are dropped before those behind."""
    seat = s.turn
    best = moves[0]
    best_worth = -(10**9)
    box, spaces = s.box[seat], s.left
    left, right = worth_by_lane(s, seat, s.held[seat], box, 1, spaces, s.checks)
    for k in range(n):
        move = moves[k]
        this = -(10**9)
        if move < DRIVE + LANES:
            lane = move - DRIVE
            this = step_worth(s, seat, lane, left, right, box, spaces)
        elif SWERVE <= move < DISCARD:
            this = swerve_worth(s, seat, move, left, right, box, spaces)
        elif move >= PLAY:
            this = driving_card_worth(s, seat, move - PLAY, left, right, box, spaces)
        if this > best_worth:
            best = move
            best_worth = this
    return best


@rule
def step_worth(s: State, seat: int, lane: int, left: int, right: int, box: int, spaces: int) -> int:
    """One space ahead, and all that follows unless it ends in a collision."""
    beyond = right if lane else left
    if car_at(s, s.row[seat] + 1, lane) != NOBODY:
        beyond = 0
    return beyond + space_worth(s, seat, s.held[seat], 1, lane, lane != s.lane[seat], box, spaces, s.checks)


@rule
def swerve_worth(s: State, seat: int, move: int, left: int, right: int, box: int, spaces: int) -> int:
    """The same with hazards dropped, or over another car."""
    how_and_lane, mask = (move - SWERVE) // MASKS, (move - SWERVE) % MASKS
    lane, how = how_and_lane % LANES, how_and_lane // LANES
    worth = -20 * mask
    if mask and somebody_behind(s, seat):
        worth = 25 * mask
    if how == 0:
        return worth + step_worth(s, seat, lane, left, right, box, spaces)
    landing = car_at(s, s.row[seat] + 2, lane)
    if landing != NOBODY and car_at(s, s.row[seat] + 2, 1 - lane) != NOBODY:
        return -COLLISION
    worth += row_worth(s, seat) * spaces - 60
    dice = dice_on(s, seat, s.row[seat] + 1, lane, 1 if lane != s.lane[seat] else 0, box, s.checks)
    worth -= dice_cost(s.held[seat], dice) if dice else 0
    return worth - KEEP[0] if how == PASSING else worth


@rule
def somebody_behind(s: State, seat: int) -> bool:
    """Whether an opponent may still drive there."""
    for other in range(s.seats):
        opponent = s.status[other] == RACING and side_of(s, other) != side_of(s, seat)
        if opponent and 0 <= s.row[seat] - s.row[other] <= 6:
            return True
    return False


@rule
def driving_card_worth(s: State, seat: int, card: int, left: int, right: int, box: int, spaces: int) -> int:
    """A handbrake before trouble, a slipstream on a good road."""
    if CARD_SPACES[card]:
        if spaces > 2:
            return -(10**9)
        longer = way_worth(s, seat, s.held[seat] - 1, box, spaces + CARD_SPACES[card], s.checks)
        return longer - card_worth(s.held[seat])
    return -row_worth(s, seat) // 2


@rule
def sensible_steps(s: State, moves: Numbers, n: int) -> int:
    """Single spaces without a collision where that is possible; hazards only before others."""
    behind = somebody_behind(s, s.turn)
    kept = 0
    for k in range(n):
        move = moves[k]
        keep = True
        if DRIVE + LANES <= move < SWERVE:
            keep = False
        elif SWERVE <= move < DISCARD:
            keep = (move - SWERVE) % MASKS == 0 or behind
        elif move < DRIVE + LANES:
            lane = move - DRIVE
            row = s.row[s.turn] + 1
            keep = car_at(s, row, lane) == NOBODY or car_at(s, row, 1 - lane) != NOBODY
        if keep:
            moves[kept] = move
            kept += 1
    return kept


# ---- Crash checks and figures ------------------------------------------------------------------


@rule
def best_check(s: State, moves: Numbers, n: int) -> int:
    """Roll, play safe or a card: whatever costs least."""
    seat = s.turn
    card = card_worth(s.held[seat])
    best = ROLL
    rolling = MEAN_HITS * s.dice * card // 100 + chance(s.dice, s.held[seat] + 1) * (WIPE_OUT + 150) // 1000
    cost = rolling
    for k in range(n):
        move = moves[k]
        this = 10**9
        if move == PLAY_SAFE:
            this = s.dice * card + (60 if s.held[seat] == s.dice else 0)
        elif move >= PLAY:
            played = move - PLAY
            if CARD_CHECK[played]:
                rest = max(0, s.dice - CARD_CHECK[played])
                this = KEEP[played] + MEAN_HITS * rest * card // 100 + chance(rest, s.held[seat]) * WIPE_OUT // 1000
            elif CARD_REROLL[played] and s.dice >= 3:
                this = rolling * 3 // 5 + KEEP[played] // 2
        if this < cost:
            best = move
            cost = this
    return best


@rule
def best_run_over(s: State, moves: Numbers, n: int) -> int:
    """Buy dice as long as each brings more than a card is worth, and keep a card."""
    seat = s.turn
    points = 10 * TARGET_POINTS[s.figure[s.row[seat]][s.lane[seat]]]
    dice = dice_to_run_over(s, seat)
    now = chance(dice, HITS_TO_RUN_OVER)
    best = ROLL
    best_gain = 0
    for k in range(n):
        move = moves[k]
        if DISCARD <= move < PLAY and s.held[seat] > 1:
            card = move - DISCARD
            more = chance(dice + CARD_RUN_OVER[card], HITS_TO_RUN_OVER) - now
            keep = min(KEEP[card], KEEP[card] * card_worth(s.held[seat]) // 40)
            gain = points * more // 1000 - (keep if CARD_RUN_OVER[card] == 1 else 30)
            if gain > best_gain:
                best = move
                best_gain = gain
        elif move >= PLAY and best == ROLL and points >= 300 and s.held[seat] > 1:
            best = move
    return best


@rule
def sensible_run_over(s: State, moves: Numbers, n: int) -> int:
    """Roll, or buy with one of the two cheapest cards."""
    cheap, cheaper = cheapest(s, moves, n)
    kept = 0
    for k in range(n):
        move = moves[k]
        is_card = DISCARD <= move < PLAY
        if move != DONE and (not is_card or move in (cheap, cheaper) or CARD_RUN_OVER[move - DISCARD] > 1):
            moves[kept] = move
            kept += 1
    return kept


# ---- Giving cards away -------------------------------------------------------------------------


@rule
def worst_card(s: State, moves: Numbers, n: int) -> int:
    """The card that is worth least for what it pays."""
    best = moves[0]
    best_cost = 10**9
    for k in range(n):
        cost = cost_of_card(s, moves[k] - DISCARD)
        if cost < best_cost:
            best = moves[k]
            best_cost = cost
    return best


@rule
def cost_of_card(s: State, card: int) -> int:
    """What is lost with a card, for each step, ammo point or hit that it pays."""
    keep = KEEP[card]
    if s.question == PAY and s.purpose == FOR_SPEED:
        paid = min(CARD_SPEED[card], s.owed)
        return keep * 12 // (12 * paid)
    if s.question == PAY and s.purpose == FOR_AMMO:
        paid = min(CARD_AMMO[card], s.owed)
        return keep * 12 // (12 * paid) + 3 * (CARD_AMMO[card] - paid)
    return keep


@rule
def cheapest(s: State, moves: Numbers, n: int) -> tuple[int, int]:
    """The two discards that cost least; NOTHING where there are fewer."""
    one, other = NOTHING, NOTHING
    for k in range(n):
        if DISCARD <= moves[k] < PLAY:
            cost = cost_of_card(s, moves[k] - DISCARD)
            if one == NOTHING or cost < cost_of_card(s, one - DISCARD):
                other = one
                one = moves[k]
            elif other == NOTHING or cost < cost_of_card(s, other - DISCARD):
                other = moves[k]
    return one, other


@rule
def cheapest_two(s: State, moves: Numbers, n: int) -> int:
    """Only the two cards that cost least."""
    one, other = cheapest(s, moves, n)
    moves[0] = one
    if other == NOTHING:
        return 1
    moves[1] = other
    return 2


# ---- Combat ------------------------------------------------------------------------------------


@rule
def best_combat(s: State, moves: Numbers, n: int) -> int:
    """The action that brings most, if any does."""
    seat = s.turn
    best = DONE
    best_worth = 0
    for k in range(n):
        move = moves[k]
        this = 0
        if move >= ATTACK:
            this = attack_worth(s, seat, move)
        elif move >= PLAY:
            this = action_worth(s, seat, move - PLAY)
        if this > best_worth:
            best = move
            best_worth = this
    return best


@rule
def action_worth(s: State, seat: int, card: int) -> int:
    """New cards, or a pit stop for an empty slot."""
    if CARD_PIT[card] == 0:
        return 85 if s.held[seat] < 6 else 40
    empty = 0
    for slot in range(SLOTS):
        if s.slot[seat][slot] == NOTHING and not (s.damaged[seat] >> slot) & 1:
            empty += 1
    return 110 * empty - 40


@rule
def attack_worth(s: State, seat: int, move: int) -> int:
    """Tokens, loot and wipe-outs for cars, points for figures, less what it costs."""
    lucky, rest = (move - ATTACK) // (SOURCES * AIMS), (move - ATTACK) % (SOURCES * AIMS)
    source, at = rest // AIMS, rest % AIMS
    cost = 15 * lucky
    if source == WEAPON:
        cost += ammo_needed(s, seat) * 20
    elif CARD_OF_SOURCE[source] != NOTHING:
        cost += KEEP[CARD_OF_SOURCE[source]] // 2
    if at >= SEATS:
        row = s.row[seat] + (at - SEATS) // LANES - REACH
        points = 10 * TARGET_POINTS[s.figure[row][(at - SEATS) % LANES]]
        dice = attack_dice(s, seat, source) + trait(s, seat, SHOOT_MORE)
        hit = chance(dice, hits_to_shoot(s, seat))
        if lucky:
            hit += hit * (1000 - hit) // 1000
        return points * hit // 1000 - cost
    if fact(s, seat, source, EVERYBODY):
        worth = -cost
        for other in range(s.seats):
            if s.status[other] == RACING and side_of(s, other) != side_of(s, seat):
                worth += damage_worth(s, seat, source, other)
        return worth
    if fact(s, seat, source, DICE) == 0:
        return 60 * min(CARD_STEAL[CARD_OF_SOURCE[source]], s.held[at]) - cost
    worth = damage_worth(s, seat, source, at) * (6 if lucky else 5) // 5
    return -worth - cost if side_of(s, at) == side_of(s, seat) else worth - cost


@rule
def damage_worth(s: State, seat: int, source: int, target: int) -> int:
    """What hits on a driver are worth: the token, the cards, the wipe-out."""
    held = s.held[target]
    if held == 0 and s.wiped[target]:
        return 0
    less = LESS_BY_ATTACK + fact(s, seat, source, KIND)
    armour = fitted(s, target, less) + skilled(s, target, less)
    soft = trait(s, target, less + SOFT)
    dice = attack_dice(s, seat, source)
    worth = 10 * SHOOT_POINTS * chance(dice, 1 + armour) // 1000
    mean = max(0, MEAN_HITS * dice - 100 * (armour + soft)) // 10
    worth += min(mean, 10 * held) * 48 // 10
    if s.wiped[target] == 0:
        worth += 200 * chance(dice, held + 1 + armour + soft) // 1000
    return worth


@rule
def best_cancel(s: State, moves: Numbers, n: int) -> int:
    """Smoke against what would cost more than a card."""
    attacker = driver(s)
    dice = attack_dice(s, attacker, s.source)
    return moves[n - 1] if dice >= 3 else DONE


@rule
def best_defence(s: State, moves: Numbers, n: int) -> int:
    """The cheapest card that saves at least two hits or a wipe-out."""
    seat = s.turn
    hits = s.hits[seat]
    return moves[1] if hits >= 2 or hits > s.held[seat] else DONE


# ---- Accessories and skills --------------------------------------------------------------------


@rule
def best_equipment(s: State, moves: Numbers, n: int) -> int:
    """The best card into the slot that gains most by it; the least worth is given up."""
    if s.question == EQUIP:
        best = DONE
        best_gain = 0
        for k in range(n):
            if moves[k] >= FIT:
                accessory, slot = (moves[k] - FIT) // SLOTS, (moves[k] - FIT) % SLOTS
                old = s.slot[s.turn][slot]
                gain = ACCESSORY_WORTH[accessory] - (0 if old == NOTHING else ACCESSORY_WORTH[old])
                if gain > best_gain:
                    best = moves[k]
                    best_gain = gain
        return best
    if s.question == CHOOSE_SKILL:
        first, second = s.offer[s.turn][0], s.offer[s.turn][1]
        return SKILL if SKILL_WORTH[first] >= SKILL_WORTH[second] else SKILL + 1
    if s.question == LOSE_ACCESSORY:
        return least_slot(s, moves, n)
    return moves[n - 1]  # the figure with the most points


@rule
def least_slot(s: State, moves: Numbers, n: int) -> int:
    """The slot whose accessory is worth least."""
    best = moves[0]
    least = 10**9
    for k in range(n):
        accessory = s.slot[s.turn][moves[k] - GIVE_UP]
        worth = 0 if accessory == NOTHING else ACCESSORY_WORTH[accessory]
        if worth < least:
            best = moves[k]
            least = worth
    return best
