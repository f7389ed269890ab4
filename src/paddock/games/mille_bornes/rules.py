"""The rules of Mille Bornes, in the order in which the rulebook tells them."""

from paddock.core.chance import below
from paddock.core.contract import Numbers
from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.mille_bornes.components import (
    CARDS,
    COUNT,
    END_OF_LIMIT,
    GO,
    HAND,
    HAZARD_OF,
    HAZARDS,
    LEFT_OUT,
    LIMIT,
    MILES,
    MILES_200,
    NOBODY,
    NOTHING,
    REMEDIES,
    RIGHT_OF_WAY,
    SAFETIES,
    SAFETY_FROM,
    SAFETY_KINDS,
    SHORT_TRIP,
    SIDES,
    SPEED_LIMIT,
    STOP,
    TRIP,
    TWO_HUNDREDS,
)
from paddock.games.mille_bornes.happenings import (
    ATTACKED,
    COUP_FOURRE_PLAYED,
    DEALT,
    DISCARDED,
    DREW,
    DROVE,
    EXTENDED,
    GOAL_REACHED,
    LAID_SAFETY,
    NO_COUP_FOURRE,
    NOBODY_ARRIVED,
    PILE_EMPTY,
    REMEDIED,
    TRIP_COMPLETED,
)
from paddock.games.mille_bornes.moves import (
    ATTACK,
    COUP_FOURRE,
    DISCARD,
    EXTEND,
    FINISH,
    LET_IT_STAND,
    MOVES,
    PLAY,
)
from paddock.games.mille_bornes.scoring import ALL_LINES, match_is_decided, score_hand
from paddock.games.mille_bornes.state import (
    AT_THE_GOAL,
    HAND_OVER,
    MATCH_PLAY,
    PLAYING,
    SIMPLE,
    UNDER_ATTACK,
    State,
)
from paddock.games.mille_bornes.verdicts import (
    ALREADY_LIMITED,
    ANSWER_THE_ATTACK,
    BARE_PILE,
    EXTEND_OR_FINISH,
    GO_ON_GO,
    HAZARD_ON_HAZARD,
    HAZARD_ON_YOU,
    MUST_PLAY,
    NO_ATTACK_TO_ANSWER,
    NO_GO_CARD,
    NO_SPEED_LIMIT,
    NO_SUCH_MOVE,
    NO_SUCH_SIDE,
    NOT_AT_THE_GOAL,
    NOT_IN_HAND,
    NOT_ROLLING,
    NOTHING_TO_REMEDY,
    OK,
    OVER_THE_GOAL,
    OWN_ZONE,
    PROTECTED,
    RACE_OVER,
    REPAIR_FIRST,
    SAFETY_NOT_IN_HAND,
    SPEED_LIMITED,
    TWO_200S_PLAYED,
)

# ---- How many players? -------------------------------------------------------------------------


@rule
def setup(s: State) -> None:
    """Two or three play for themselves; four or six in pairs, seated so that turns alternate."""
    s.sides = s.seats if s.seats <= SIDES else s.seats // 2
    s.over = 0
    for side in range(SIDES):
        for line in range(ALL_LINES):
            s.sheet[side][line] = 0
    s.deal = 0
    s.dealer = s.seats - 1
    deal(s)


@rule
def side_of(s: State, seat: int) -> int:
    """Partners sit opposite each other."""
    return seat % s.sides


# ---- Get ready ---------------------------------------------------------------------------------


@rule
def deal(s: State) -> None:
    """Six cards to each player; the player to the dealer's left goes first."""
    s.deal += 1
    s.goal = TRIP if s.seats == 4 or s.variant == SIMPLE else SHORT_TRIP
    s.caller = NOBODY
    s.finisher = NOBODY
    s.attacker = NOBODY
    s.attack = NOTHING
    s.target = NOBODY
    clear_the_table(s)
    for seat in range(s.seats):
        for card in range(CARDS):
            s.hand[seat][card] = 0
        for _ in range(HAND):
            take_a_card(s, seat)
    emit(s, DEALT, s.dealer, s.deal, s.left)
    next_turn(s, s.dealer + 1)


@rule
def clear_the_table(s: State) -> None:
    """All cards of the game in the draw pile, the driving zones empty."""
    s.left = 0
    for card in range(CARDS):
        s.pile[card] = COUNT[card] - (LEFT_OUT[card] if s.seats <= 3 else 0)
        s.left += s.pile[card]
        s.discarded[card] = 0
    s.last_discard = NOTHING
    for side in range(s.sides):
        for card in range(CARDS):
            s.zone[side][card] = 0
        for safety in range(SAFETY_KINDS):
            s.coup[side][safety] = 0
        s.miles[side] = 0
        s.drive[side] = NOTHING
        s.under[side] = NOTHING
        s.limited[side] = 0


# ---- On your turn ------------------------------------------------------------------------------


@rule
def next_turn(s: State, seat: int) -> None:
    """The first player from `seat` on who has a card draws and plays; when nobody has one, the hand is over."""
    s.phase = PLAYING
    for step in range(s.seats):
        s.turn = (seat + step) % s.seats
        s.drew_last = 0
        if draw(s, s.turn) or holds_a_card(s, s.turn):
            return
    emit(s, NOBODY_ARRIVED, 0, 0, 0)
    s.phase = HAND_OVER


@rule
def draw(s: State, seat: int) -> bool:
    """Pick up a card, if there is one; discards are never shuffled in again (ruling 1)."""
    if s.left == 0:
        return False
    card = take_a_card(s, seat)
    emit(s, DREW, seat, card, s.left)
    if s.left == 0:
        s.drew_last = 1
        emit(s, PILE_EMPTY, 0, 0, 0)
    return True


@rule
def take_a_card(s: State, seat: int) -> int:
    """One of the pile's cards, each as likely, into a hand."""
    k = below(s, s.left)
    card = 0
    while k >= s.pile[card]:
        k -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    s.left -= 1
    s.hand[seat][card] += 1
    return card


@rule
def holds_a_card(s: State, seat: int) -> bool:
    """Whether a hand is not empty."""
    return hand_size(s, seat) > 0


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a player holds."""
    size = 0
    for card in range(CARDS):
        size += s.hand[seat][card]
    return size


# ---- What may be played ------------------------------------------------------------------------


@rule
def verdict(s: State, move: int) -> int:
    """OK, or why the player to act may not make this move."""
    if s.over:
        return RACE_OVER
    if move < 0 or move >= MOVES:
        return NO_SUCH_MOVE
    if s.phase == UNDER_ATTACK:
        return may_answer(s, move)
    if s.phase == AT_THE_GOAL:
        return OK if move >= EXTEND else EXTEND_OR_FINISH
    if move >= EXTEND:
        return NOT_AT_THE_GOAL
    if move >= COUP_FOURRE:
        return NO_ATTACK_TO_ANSWER
    return may_play_from_hand(s, move)


@rule
def may_answer(s: State, move: int) -> int:
    """An attack is answered with its safety, or let stand."""
    if move == LET_IT_STAND:
        return OK
    if move != COUP_FOURRE:
        return ANSWER_THE_ATTACK
    return OK if s.hand[s.turn][SAFETY_FROM[s.attack]] else SAFETY_NOT_IN_HAND


@rule
def may_play_from_hand(s: State, move: int) -> int:
    """Discard, play into the own driving zone, or attack another's."""
    side = side_of(s, s.turn)
    if move < PLAY:
        card = move - DISCARD
        return may_discard(s, side) if s.hand[s.turn][card] else NOT_IN_HAND
    if move < ATTACK:
        card = move - PLAY
        return may_play(s, side, card) if s.hand[s.turn][card] else NOT_IN_HAND
    hazard = HAZARDS + (move - ATTACK) // SIDES
    target = (move - ATTACK) % SIDES
    if s.hand[s.turn][hazard] == 0:
        return NOT_IN_HAND
    if target >= s.sides:
        return NO_SUCH_SIDE
    return OWN_ZONE if target == side else may_attack(s, target, hazard)


@rule
def may_discard(s: State, side: int) -> int:
    """Always (ruling 19), or by the option only when nothing can be played."""
    return MUST_PLAY if s.discards and can_play_something(s, side) else OK


@rule
def can_play_something(s: State, side: int) -> bool:
    """Whether any card of the player to act can be played."""
    for card in range(CARDS):
        if s.hand[s.turn][card]:
            if card < HAZARDS:
                if may_play(s, side, card) == OK:
                    return True
            else:
                for target in range(s.sides):
                    if target != side and may_attack(s, target, card) == OK:
                        return True
    return False


@rule
def may_play(s: State, side: int, card: int) -> int:
    """Into the own driving zone: distances, remedies, and safeties at any time."""
    if card < REMEDIES:
        return may_drive(s, side, card)
    if card < SAFETIES:
        return may_remedy(s, side, card)
    return OK


@rule
def legal(s: State, out: Numbers) -> int:
    """Every move with the verdict OK: plays first, then discards."""
    if s.phase == UNDER_ATTACK:
        return legal_answers(s, out)
    if s.phase == AT_THE_GOAL:
        out[0] = EXTEND
        out[1] = FINISH
        return 2
    n = 0
    side = side_of(s, s.turn)
    for card in range(HAZARDS):
        if s.hand[s.turn][card] and may_play(s, side, card) == OK:
            out[n] = PLAY + card
            n += 1
    for hazard in range(HAZARDS, CARDS):
        if s.hand[s.turn][hazard]:
            for target in range(s.sides):
                if target != side and may_attack(s, target, hazard) == OK:
                    out[n] = ATTACK + SIDES * (hazard - HAZARDS) + target
                    n += 1
    if n > 0 and s.discards:
        return n
    for card in range(CARDS):
        if s.hand[s.turn][card]:
            out[n] = DISCARD + card
            n += 1
    return n


@rule
def legal_answers(s: State, out: Numbers) -> int:
    """Whoever is attacked is asked, able or not, so that nobody learns who holds what."""
    out[0] = LET_IT_STAND
    if s.hand[s.turn][SAFETY_FROM[s.attack]] == 0:
        return 1
    out[1] = COUP_FOURRE
    return 2


# ---- Distance cards ----------------------------------------------------------------------------


@rule
def may_drive(s: State, side: int, card: int) -> int:
    """A distance card needs a rolling car, fits under the limit and must not overshoot."""
    if s.drive[side] >= HAZARDS:
        return HAZARD_ON_YOU
    if not rolling(s, side):
        return NO_GO_CARD
    if s.limited[side] and MILES[card] > LIMIT:
        return SPEED_LIMITED
    if s.miles[side] + MILES[card] > s.goal:
        return OVER_THE_GOAL
    if card == MILES_200 and s.zone[side][MILES_200] == TWO_HUNDREDS:
        return TWO_200S_PLAYED
    return OK


@rule
def rolling(s: State, side: int) -> bool:
    """A Go card on top of the drive pile, or Right of Way and no hazard there."""
    top = s.drive[side]
    return top == GO or (s.zone[side][RIGHT_OF_WAY] != 0 and top < HAZARDS)


# ---- Hazards and remedies ----------------------------------------------------------------------


@rule
def may_attack(s: State, target: int, hazard: int) -> int:
    """A hazard goes on a Go card; with Right of Way also on a remedy. A speed limit goes on the speed pile."""
    if s.zone[target][SAFETY_FROM[hazard]]:
        return PROTECTED
    if hazard == SPEED_LIMIT:
        return ALREADY_LIMITED if s.limited[target] else OK
    top = s.drive[target]
    if top >= HAZARDS:
        return HAZARD_ON_HAZARD
    if not rolling(s, target):
        return NOT_ROLLING
    return BARE_PILE if top == NOTHING and s.bare_pile else OK


@rule
def may_remedy(s: State, side: int, card: int) -> int:
    """A remedy answers its hazard; a Go card also starts a car or follows a remedy (ruling 27)."""
    top = s.drive[side]
    if card == END_OF_LIMIT:
        return OK if s.limited[side] else NO_SPEED_LIMIT
    if card == GO:
        if top == GO:
            return GO_ON_GO
        return REPAIR_FIRST if top >= HAZARDS and top != STOP else OK
    return OK if top == HAZARD_OF[card] else NOTHING_TO_REMEDY


# ---- Playing a card ----------------------------------------------------------------------------


@rule
def play(s: State, move: int) -> None:
    """Make a legal move and go on to the next decision, over the end of a hand if need be."""
    if s.phase == UNDER_ATTACK:
        answer_the_attack(s, move)
    elif s.phase == AT_THE_GOAL:
        choose_at_the_goal(s, move)
    elif move < PLAY:
        discard(s, move - DISCARD)
    elif move < PLAY + REMEDIES:
        drive(s, move - PLAY)
    elif move < PLAY + SAFETIES:
        remedy(s, move - PLAY)
    elif move < ATTACK:
        play_safety(s, move - PLAY)
    else:
        attack(s, HAZARDS + (move - ATTACK) // SIDES, (move - ATTACK) % SIDES)
    if s.phase == HAND_OVER:
        finish_hand(s)


@rule
def discard(s: State, card: int) -> None:
    """A card face up onto the discard pile."""
    s.hand[s.turn][card] -= 1
    put_on_discard_pile(s, card)
    emit(s, DISCARDED, s.turn, card, 0)
    next_turn(s, s.turn + 1)


@rule
def put_on_discard_pile(s: State, card: int) -> None:
    """Out of this hand for good."""
    s.discarded[card] += 1
    s.last_discard = card


@rule
def put_in_zone(s: State, side: int, card: int) -> None:
    """A card from the hand of the player to act into a driving zone."""
    s.hand[s.turn][card] -= 1
    s.zone[side][card] += 1


@rule
def drive(s: State, card: int) -> None:
    """Play a distance card; exactly at the goal the trip may be over."""
    side = side_of(s, s.turn)
    put_in_zone(s, side, card)
    s.miles[side] += MILES[card]
    emit(s, DROVE, s.turn, card, s.miles[side])
    if s.miles[side] < s.goal:
        next_turn(s, s.turn + 1)
    elif s.goal == SHORT_TRIP:
        emit(s, GOAL_REACHED, s.turn, 0, 0)
        s.phase = AT_THE_GOAL
    else:
        complete_trip(s)


@rule
def remedy(s: State, card: int) -> None:
    """Play a remedy on its hazard, or a Go card."""
    side = side_of(s, s.turn)
    put_in_zone(s, side, card)
    if card == END_OF_LIMIT:
        s.limited[side] = 0
    else:
        s.drive[side] = card
        s.under[side] = NOTHING
    emit(s, REMEDIED, s.turn, card, 0)
    next_turn(s, s.turn + 1)


# ---- Safety cards ------------------------------------------------------------------------------


@rule
def play_safety(s: State, safety: int) -> None:
    """A safety in one's own turn gives a free turn: draw and play again (rulings 3 and 13)."""
    side = side_of(s, s.turn)
    top = s.drive[side]
    was_hit = top >= HAZARDS and SAFETY_FROM[top] == safety
    lay_safety(s, side, safety)
    emit(s, LAID_SAFETY, s.turn, safety, 0)
    if was_hit and s.late_safety and not s.zone[side][RIGHT_OF_WAY]:
        take_go_away(s, side)
    if s.left == 0 and s.last_safeties:
        next_turn(s, s.turn + 1)
    else:
        next_turn(s, s.turn)


@rule
def lay_safety(s: State, side: int, safety: int) -> None:
    """Its hazards leave for the discard pile: Right of Way lifts Stop and Speed Limit alike (ruling 11)."""
    put_in_zone(s, side, safety)
    top = s.drive[side]
    if top >= HAZARDS and SAFETY_FROM[top] == safety:
        lift_hazard(s, side, top)
        s.drive[side] = s.under[side]  # the Go card shows again (ruling 12)
        s.under[side] = NOTHING
    if safety == RIGHT_OF_WAY and s.limited[side]:
        lift_hazard(s, side, SPEED_LIMIT)
        s.limited[side] = 0


@rule
def lift_hazard(s: State, side: int, hazard: int) -> None:
    """A hazard from a driving zone onto the discard pile."""
    s.zone[side][hazard] -= 1
    put_on_discard_pile(s, hazard)


@rule
def take_go_away(s: State, side: int) -> None:
    """By the option of ruling 12 the Go card goes with the hazard that lay on it: a new one is needed."""
    s.drive[side] = NOTHING
    s.zone[side][GO] -= 1
    put_on_discard_pile(s, GO)


# ---- Attacks and Coup Fourré -------------------------------------------------------------------


@rule
def attack(s: State, hazard: int, target: int) -> None:
    """A hazard into another side's driving zone. Each player there is asked for a Coup Fourré."""
    put_in_zone(s, target, hazard)
    if hazard == SPEED_LIMIT:
        s.limited[target] = 1
    else:
        s.under[target] = s.drive[target]
        s.drive[target] = hazard
    emit(s, ATTACKED, s.turn, hazard, target)
    s.attacker = s.turn
    s.attack = hazard
    s.target = target
    s.phase = UNDER_ATTACK
    s.turn = next_of_side(s, s.turn, target)


@rule
def next_of_side(s: State, seat: int, side: int) -> int:
    """The next player of a side, clockwise from a seat."""
    seat = (seat + 1) % s.seats
    while side_of(s, seat) != side:
        seat = (seat + 1) % s.seats
    return seat


@rule
def answer_the_attack(s: State, move: int) -> None:
    """A Coup Fourré, or the question goes on to the partner; in the end the hazard stands."""
    if move == COUP_FOURRE:
        coup_fourre(s)
        return
    emit(s, NO_COUP_FOURRE, s.turn, s.attack, 0)
    partner = next_of_side(s, s.turn, s.target)
    if (partner - s.attacker) % s.seats > (s.turn - s.attacker) % s.seats:
        s.turn = partner
        return
    attacker = s.attacker
    end_attack(s)
    next_turn(s, attacker + 1)


@rule
def coup_fourre(s: State) -> None:
    """The safety sideways, the hazard discarded, the hand filled up to six, then a turn; others may lose theirs."""
    safety = SAFETY_FROM[s.attack]
    lay_safety(s, s.target, safety)
    s.coup[s.target][safety - SAFETIES] = 1
    emit(s, COUP_FOURRE_PLAYED, s.turn, safety, s.attack)
    end_attack(s)
    while hand_size(s, s.turn) < HAND and draw(s, s.turn):
        pass
    next_turn(s, s.turn)


@rule
def end_attack(s: State) -> None:
    """Nothing is left to answer."""
    s.attacker = NOBODY
    s.attack = NOTHING
    s.target = NOBODY


# ---- Winning -----------------------------------------------------------------------------------


@rule
def choose_at_the_goal(s: State, move: int) -> None:
    """At 700 miles the trip ends, unless its side extends it for everybody (ruling 24)."""
    if move == FINISH:
        complete_trip(s)
        return
    s.goal = TRIP
    s.caller = side_of(s, s.turn)
    emit(s, EXTENDED, s.turn, 0, 0)
    next_turn(s, s.turn + 1)


@rule
def complete_trip(s: State) -> None:
    """A side has arrived."""
    s.finisher = side_of(s, s.turn)
    s.phase = HAND_OVER
    emit(s, TRIP_COMPLETED, s.turn, s.goal, 0)


@rule
def finish_hand(s: State) -> None:
    """Score it; in a match the deal passes to the left until somebody has won (ruling 29)."""
    score_hand(s)
    if s.variant == MATCH_PLAY and not match_is_decided(s):
        s.dealer = (s.dealer + 1) % s.seats
        deal(s)
    else:
        s.over = 1
