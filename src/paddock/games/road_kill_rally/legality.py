"""What may be done, and why not: the verdict on every move, question by question."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.cars import car_at, driver, trait
from paddock.games.road_kill_rally.combat import (
    ammo_needed,
    can_hit,
    fact,
    has_pistol,
    lucky_card,
    weapon,
)
from paddock.games.road_kill_rally.components import (
    ACCESSORIES,
    BOXES,
    CARD_AMMO,
    CARD_CANCEL,
    CARD_CHECK,
    CARD_DRAW,
    CARD_DROPS,
    CARD_OF_SOURCE,
    CARD_PASS,
    CARD_PIT,
    CARD_REDUCE,
    CARD_REDUCES_COLLISION,
    CARD_REDUCES_ONLY_IMPACT,
    CARD_REROLL,
    CARD_SPACES,
    CARD_SPEED,
    CARD_STOP,
    CARDS,
    DICE,
    EVERYBODY,
    FIRST_CARD,
    FITS,
    IMPACT,
    JUMPS,
    KIND,
    LANES,
    NOBODY,
    NOTHING,
    PISTOL,
    REACH,
    SEATS,
    SKILL_HAND,
    SLOTS,
    SOURCES,
    TARGETS,
    WEAPON,
)
from paddock.games.road_kill_rally.damage import WRECKED_AT, slots_to_lose
from paddock.games.road_kill_rally.driving import cards_for_speed
from paddock.games.road_kill_rally.moves import (
    AIMS,
    ATTACK,
    DISCARD,
    DONE,
    DRIVE,
    DRIVING,
    FIGURE,
    FIT,
    GIVE_UP,
    JUMPING,
    MASKS,
    MOVES,
    PASSING,
    PLAY,
    PLAY_SAFE,
    ROLL,
    SKILL,
    SPEED,
    SWERVE,
)
from paddock.games.road_kill_rally.road import in_smoke
from paddock.games.road_kill_rally.setup import side_of
from paddock.games.road_kill_rally.state import (
    BY_COLLISION,
    CHOOSE_FIGURE,
    CHOOSE_SKILL,
    COMBAT,
    CRASH_CHECK,
    DECLARED,
    DEFEND,
    EQUIP,
    LOSE_ACCESSORY,
    LOSE_CARDS,
    PAY,
    RACING,
    RUN_OVER,
    SET_SPEED,
    STEP,
    State,
)
from paddock.games.road_kill_rally.verdicts import (
    ACTION_USED,
    ANOTHER_QUESTION,
    BEYOND_THE_ROAD,
    CAR_IN_THE_WAY,
    DOES_NOT_HELP,
    FURTHER_THAN_SPEED,
    IN_SMOKE,
    KEEP_THAT_SLOT,
    NO_FIGURE_THERE,
    NO_JUMP_JETS,
    NO_PISTOL,
    NO_PIT_STOP,
    NO_ROOM_TO_LAND,
    NO_SLIPSTREAM,
    NO_SUCH_CAR,
    NO_SUCH_FIGURE,
    NO_SUCH_MOVE,
    NO_WEAPON,
    NOBODY_TO_PASS,
    NOT_ABOVE_A_CAR,
    NOT_AT_FIGURES,
    NOT_IN_GARAGE,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_OFFERED,
    NOT_RACING,
    NOTHING_LEFT_BEHIND,
    NOTHING_TO_STEAL,
    OK,
    RACE_OVER,
    SLOT_DAMAGED,
    SLOT_FILLED,
    TOO_FEW_CARDS_FOR_SPEED,
    TOO_FEW_CARDS_TO_PLAY_SAFE,
    TOO_LITTLE_AMMO,
    WRONG_COLOUR,
    YOURSELF,
)

# ---- The verdict -------------------------------------------------------------------------------


@rule
def verdict(s: State, move: int) -> int:
    """OK, or why the player to act may not make this move."""
    if s.over:
        return RACE_OVER
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    if move >= ATTACK:
        return may_attack(s, move) if s.question == COMBAT else ANOTHER_QUESTION
    if move >= SKILL:
        return may_equip(s, move)
    if move >= PLAY:
        card = move - PLAY
        return may_play(s, card) if s.hand[s.turn][card] else NOT_IN_HAND
    if move >= DISCARD:
        return may_discard(s, move - DISCARD)
    if move >= DRIVE:
        return may_drive(s, move) if s.question == STEP else ANOTHER_QUESTION
    if move >= SPEED:
        return may_set_speed(s, move - SPEED + 1) if s.question == SET_SPEED else ANOTHER_QUESTION
    return may_answer(s, move)


@rule
def may_answer(s: State, move: int) -> int:
    """Rolling, playing it safe, and letting things be."""
    question = s.question
    if move == ROLL:
        return OK if question in (CRASH_CHECK, RUN_OVER) else ANOTHER_QUESTION
    if move == PLAY_SAFE:
        if question != CRASH_CHECK:
            return ANOTHER_QUESTION
        return OK if s.held[s.turn] >= s.dice else TOO_FEW_CARDS_TO_PLAY_SAFE
    if question in (EQUIP, RUN_OVER, COMBAT, DECLARED, DEFEND):
        return OK
    return ANOTHER_QUESTION


@rule
def may_discard(s: State, card: int) -> int:
    """To pay, to lose, or to buy a die."""
    if s.question != PAY and s.question != LOSE_CARDS and s.question != RUN_OVER:
        return ANOTHER_QUESTION
    return OK if s.hand[s.turn][card] else NOT_IN_HAND


# ---- Skills, accessories, figures --------------------------------------------------------------


@rule
def may_equip(s: State, move: int) -> int:
    """Choices that are no cards of the hand."""
    if move >= FIGURE:
        if s.question != CHOOSE_FIGURE:
            return ANOTHER_QUESTION
        return OK if s.supply[move - FIGURE] else NO_SUCH_FIGURE
    if move >= GIVE_UP:
        if s.question != LOSE_ACCESSORY:
            return ANOTHER_QUESTION
        return OK if (slots_to_lose(s, s.turn) >> (move - GIVE_UP)) & 1 else KEEP_THAT_SLOT
    if move >= FIT:
        accessory, slot = (move - FIT) // SLOTS, (move - FIT) % SLOTS
        return may_fit(s, accessory, slot) if s.question == EQUIP else ANOTHER_QUESTION
    if s.question != CHOOSE_SKILL:
        return ANOTHER_QUESTION
    return OK if s.offer[s.turn][move - SKILL] != NOTHING else NOT_OFFERED


@rule
def may_fit(s: State, accessory: int, slot: int) -> int:
    """Colour on colour, in a slot that is whole and was not filled just now."""
    if s.garage[s.turn][accessory] == 0:
        return NOT_IN_GARAGE
    if FITS[SLOTS * accessory + slot] == 0:
        return WRONG_COLOUR
    if (s.damaged[s.turn] >> slot) & 1:
        return SLOT_DAMAGED
    return SLOT_FILLED if (s.fitted >> slot) & 1 else OK


# ---- Speed and movement ------------------------------------------------------------------------


@rule
def may_set_speed(s: State, box: int) -> int:
    """20 up or 40 down are free; each card discarded is worth 20 more."""
    needed = cards_for_speed(s, s.turn, box)
    return TOO_FEW_CARDS_FOR_SPEED if needed > 0 and needed > steps_in_hand(s, s.turn) else OK


@rule
def steps_in_hand(s: State, seat: int) -> int:
    """Steps of speed that all cards in hand are worth."""
    steps = 0
    for card in range(CARDS):
        steps += CARD_SPEED[card] * s.hand[seat][card]
    return steps


@rule
def may_drive(s: State, move: int) -> int:
    """Straight on, or with all that can belong to one space."""
    if move < SWERVE:
        return may_plan(s, (move - DRIVE) // LANES + 1, (move - DRIVE) % LANES)
    how_and_lane, mask = (move - SWERVE) // MASKS, (move - SWERVE) % MASKS
    return may_swerve(s, how_and_lane % LANES, how_and_lane // LANES, mask)


@rule
def may_plan(s: State, spaces: int, lane: int) -> int:
    """As far as the speed goes and the road is known, up to another car; a collision takes a move of its own."""
    if spaces > s.left:
        return FURTHER_THAN_SPEED
    if spaces == 1:
        return OK
    row = s.row[s.turn]
    if row + spaces > last_to_enter(s):
        return BEYOND_THE_ROAD
    for step in range(1, spaces):
        if car_at(s, row + step, s.lane[s.turn]) != NOBODY:
            return CAR_IN_THE_WAY
    return OK if car_at(s, row + spaces, lane) == NOBODY else CAR_IN_THE_WAY


@rule
def last_to_enter(s: State) -> int:
    """The last row that lies on the table; behind the finish line one more."""
    return s.finish_row if s.finish_row else s.end_row - 1


@rule
def may_swerve(s: State, lane: int, how: int, mask: int) -> int:
    """Passing needs a car to pass and room to land; hazards need their cards."""
    occupied = car_at(s, s.row[s.turn] + 1, lane) != NOBODY
    if how == DRIVING:
        if mask == 0:
            return NO_SUCH_MOVE  # that is DRIVE
        if occupied:
            return NOTHING_LEFT_BEHIND
    else:
        if not occupied:
            return NOBODY_TO_PASS
        if how == PASSING and not holds_pass(s, s.turn):
            return NOT_IN_HAND
        if how == JUMPING and trait(s, s.turn, JUMPS) == 0:
            return NO_JUMP_JETS
        if s.left < 2:
            return NO_ROOM_TO_LAND
    return OK if holds_hazards(s, s.turn, mask) else NOT_IN_HAND


@rule
def holds_pass(s: State, seat: int) -> bool:
    """Whether a hand holds a card to pass with."""
    for card in range(CARDS):
        if CARD_PASS[card] and s.hand[seat][card]:
            return True
    return False


@rule
def holds_hazards(s: State, seat: int, mask: int) -> bool:
    """Whether a hand holds a card for each hazard to be dropped."""
    return mask & ~hazards_held(s, seat) == 0


@rule
def hazards_held(s: State, seat: int) -> int:
    """Bits of the hazards that a hand can drop."""
    bits = 0
    for card in range(CARDS):
        if CARD_DROPS[card] != NOTHING and s.hand[seat][card]:
            bits |= 1 << CARD_DROPS[card]
    return bits


# ---- Cards that are played ---------------------------------------------------------------------


@rule
def may_play(s: State, card: int) -> int:
    """A card in hand, by the question of the moment."""
    question = s.question
    if question == STEP:
        return may_play_driving(s, card)
    if question == CRASH_CHECK:
        return OK if CARD_CHECK[card] or CARD_REROLL[card] else NOT_NOW
    if question == RUN_OVER:
        return OK if CARD_REROLL[card] else NOT_NOW
    if question == COMBAT:
        return may_play_action(s, card)
    if question == DECLARED:
        return OK if CARD_CANCEL[card] else NOT_NOW
    if question == DEFEND:
        return may_defend(s, card)
    return NOT_NOW


@rule
def may_play_driving(s: State, card: int) -> int:
    """A handbrake on a space of one's own; a slipstream behind another car."""
    if CARD_STOP[card]:
        return NOT_ABOVE_A_CAR if s.above else OK
    if CARD_SPACES[card]:
        return OK if s.slip else NO_SLIPSTREAM
    return NOT_NOW


@rule
def may_play_action(s: State, card: int) -> int:
    """A trick or a pit stop, once a turn."""
    if CARD_DRAW[card] == 0 and CARD_PIT[card] == 0:
        return NOT_NOW
    if s.acted:
        return ACTION_USED
    return NO_PIT_STOP if CARD_PIT[card] and s.wipe_outs[s.turn] >= WRECKED_AT else OK


@rule
def may_defend(s: State, card: int) -> int:
    """Against this kind of damage."""
    if CARD_REDUCE[card] == 0:
        return NOT_NOW
    if s.blow == BY_COLLISION:
        return OK if CARD_REDUCES_COLLISION[card] else DOES_NOT_HELP
    if CARD_REDUCES_ONLY_IMPACT[card] and fact(s, driver(s), s.source, KIND) != IMPACT:
        return DOES_NOT_HELP
    return OK


# ---- Attacks -----------------------------------------------------------------------------------


@rule
def may_attack(s: State, move: int) -> int:
    """The source, then the target."""
    lucky, rest = (move - ATTACK) // (SOURCES * AIMS), (move - ATTACK) % (SOURCES * AIMS)
    source, at = rest // AIMS, rest % AIMS
    reason = may_use(s, s.turn, source)
    if reason != OK:
        return reason
    if lucky and (lucky_card(s, s.turn) == NOTHING or fact(s, s.turn, source, DICE) == 0):
        return NOT_IN_HAND
    if at < SEATS:
        return may_aim_at_car(s, s.turn, source, at)
    row = s.row[s.turn] + (at - SEATS) // LANES - REACH
    return may_aim_at_figure(s, s.turn, source, row, (at - SEATS) % LANES)


@rule
def may_use(s: State, seat: int, source: int) -> int:
    """One action a turn; a weapon wants ammo, a card must be in hand; a skill's attack comes on top."""
    if source == PISTOL:
        if not has_pistol(s, seat):
            return NO_PISTOL
        return ACTION_USED if s.shot else OK
    if source >= FIRST_CARD and s.hand[seat][CARD_OF_SOURCE[source]] == 0:
        return NOT_IN_HAND
    if source == WEAPON and weapon(s, seat) == NOTHING:
        return NO_WEAPON
    if s.acted:
        return ACTION_USED
    if source == WEAPON and ammo_in_hand(s, seat) < ammo_needed(s, seat):
        return TOO_LITTLE_AMMO
    return OK


@rule
def ammo_in_hand(s: State, seat: int) -> int:
    """The ammo of all cards in hand."""
    points = 0
    for card in range(CARDS):
        points += CARD_AMMO[card] * s.hand[seat][card]
    return points


@rule
def may_aim_at_car(s: State, seat: int, source: int, target: int) -> int:
    """Another car that races, in range, arc and sight, and not in smoke."""
    if target >= s.seats:
        return NO_SUCH_CAR
    if target == seat:
        return YOURSELF
    if s.status[target] != RACING:
        return NOT_RACING
    if fact(s, seat, source, EVERYBODY):
        return OK if target == first_opponent(s, seat) else NO_SUCH_CAR
    if fact(s, seat, source, DICE) == 0 and s.held[target] == 0:
        return NOTHING_TO_STEAL
    if in_smoke(s, s.row[target], s.lane[target]):
        return IN_SMOKE
    return can_hit(s, seat, source, s.row[target], s.lane[target])


@rule
def first_opponent(s: State, seat: int) -> int:
    """By whom an attack on everybody is named; NOBODY if there is none."""
    for other in range(s.seats):
        if s.status[other] == RACING and side_of(s, other) != side_of(s, seat):
            return other
    return NOBODY


@rule
def may_aim_at_figure(s: State, seat: int, source: int, row: int, lane: int) -> int:
    """A figure on the road in range, arc and sight, for what rolls dice at one target."""
    if source == PISTOL or fact(s, seat, source, EVERYBODY) or fact(s, seat, source, DICE) == 0:
        return NOT_AT_FIGURES
    if row < s.starts[s.gone] or row >= s.end_row or s.figure[row][lane] == NOTHING:
        return NO_FIGURE_THERE
    return can_hit(s, seat, source, row, lane)


# ---- All legal moves ---------------------------------------------------------------------------


@rule
def legal(s: State, out: Numbers) -> int:
    """Every move with the verdict OK."""
    question = s.question
    if question == STEP:
        return legal_steps(s, out)
    if question == CRASH_CHECK:
        return legal_checks(s, out)
    if question == SET_SPEED:
        return legal_speeds(s, out)
    if question in (PAY, LOSE_CARDS):
        return legal_discards(s, out, 0)
    if question == RUN_OVER:
        return legal_run_over(s, out)
    if question == COMBAT:
        return legal_combat(s, out)
    if question in (DECLARED, DEFEND):
        out[0] = DONE
        return legal_plays(s, out, 1)
    return legal_equipment(s, out)


@rule
def legal_discards(s: State, out: Numbers, n: int) -> int:
    """Any card in hand."""
    for card in range(CARDS):
        if s.hand[s.turn][card]:
            out[n] = DISCARD + card
            n += 1
    return n


@rule
def legal_plays(s: State, out: Numbers, n: int) -> int:
    """Cards that can be played now."""
    for card in range(CARDS):
        if s.hand[s.turn][card] and may_play(s, card) == OK:
            out[n] = PLAY + card
            n += 1
    return n


@rule
def legal_speeds(s: State, out: Numbers) -> int:
    """The boxes within reach."""
    n = 0
    for box in range(1, BOXES + 1):
        if may_set_speed(s, box) == OK:
            out[n] = SPEED + box - 1
            n += 1
    return n


@rule
def legal_steps(s: State, out: Numbers) -> int:
    """One space first, then longer ways, hazards, passing, jumping and cards."""
    n = 0
    row = s.row[s.turn]
    for spaces in range(1, min(s.left, BOXES) + 1):
        if spaces > 1 and row + spaces > last_to_enter(s):
            break
        for lane in range(LANES):
            if spaces == 1 or car_at(s, row + spaces, lane) == NOBODY:
                out[n] = DRIVE + LANES * (spaces - 1) + lane
                n += 1
        if car_at(s, row + spaces, s.lane[s.turn]) != NOBODY:
            break
    n = legal_swerves(s, out, n)
    return legal_plays(s, out, n)


@rule
def legal_swerves(s: State, out: Numbers, n: int) -> int:
    """Into each lane: what can be dropped, and how an occupied space can be entered."""
    held = hazards_held(s, s.turn)
    for lane in range(LANES):
        occupied = car_at(s, s.row[s.turn] + 1, lane) != NOBODY
        if not occupied and held == 0:
            continue
        for how in range(DRIVING, JUMPING + 1):
            for mask in range(MASKS):
                if mask & ~held == 0 and may_swerve(s, lane, how, mask) == OK:
                    out[n] = SWERVE + (LANES * how + lane) * MASKS + mask
                    n += 1
    return n


@rule
def legal_checks(s: State, out: Numbers) -> int:
    """Roll, play it safe, or a card."""
    out[0] = ROLL
    n = 1
    if s.held[s.turn] >= s.dice:
        out[1] = PLAY_SAFE
        n = 2
    return legal_plays(s, out, n)


@rule
def legal_run_over(s: State, out: Numbers) -> int:
    """Roll, leave it, or buy."""
    out[0] = ROLL
    out[1] = DONE
    return legal_plays(s, out, legal_discards(s, out, 2))


@rule
def legal_combat(s: State, out: Numbers) -> int:
    """No action, tricks and pit stops, then each attack on each target, with and without luck."""
    out[0] = DONE
    n = legal_plays(s, out, 1)
    lucky = lucky_card(s, s.turn) != NOTHING
    for source in range(SOURCES):
        if may_use(s, s.turn, source) == OK:
            first = n
            n = legal_aims(s, out, n, source)
            if lucky and fact(s, s.turn, source, DICE):
                found = n
                for k in range(first, found):
                    out[n] = out[k] + SOURCES * AIMS
                    n += 1
    return n


@rule
def legal_aims(s: State, out: Numbers, n: int, source: int) -> int:
    """Cars and figures that one source can hit."""
    seat = s.turn
    base = ATTACK + source * AIMS
    for target in range(s.seats):
        if may_aim_at_car(s, seat, source, target) == OK:
            out[n] = base + target
            n += 1
    if fact(s, seat, source, EVERYBODY) or fact(s, seat, source, DICE) == 0:
        return n
    for row in range(max(s.starts[s.gone], s.row[seat] - REACH), min(s.end_row, s.row[seat] + REACH + 1)):
        for lane in range(LANES):
            if s.figure[row][lane] != NOTHING and can_hit(s, seat, source, row, lane) == OK:
                out[n] = base + SEATS + LANES * (row - s.row[seat] + REACH) + lane
                n += 1
    return n


@rule
def legal_equipment(s: State, out: Numbers) -> int:
    """Skills, accessories, slots, figures."""
    n = 0
    if s.question == EQUIP:
        for accessory in range(ACCESSORIES):
            if s.garage[s.turn][accessory]:
                for slot in range(SLOTS):
                    if may_fit(s, accessory, slot) == OK:
                        out[n] = FIT + SLOTS * accessory + slot
                        n += 1
        out[n] = DONE
        n += 1
    elif s.question == CHOOSE_SKILL:
        for place in range(SKILL_HAND):
            out[n] = SKILL + place
            n += 1
    elif s.question == LOSE_ACCESSORY:
        for slot in range(SLOTS):
            if (slots_to_lose(s, s.turn) >> slot) & 1:
                out[n] = GIVE_UP + slot
                n += 1
    elif s.question == CHOOSE_FIGURE:
        for kind in range(TARGETS):
            if s.supply[kind]:
                out[n] = FIGURE + kind
                n += 1
    return n
