"""What the cards do, in the order in which the rulebook tells it."""

from paddock.core.events import emit
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import box, events, moves, state
from paddock.games.mille_bornes.rules.scoring import match_is_decided, score_hand
from paddock.games.mille_bornes.rules.setup import deal_again, side_of
from paddock.games.mille_bornes.rules.state import State
from paddock.games.mille_bornes.rules.turns import draw, hand_size, next_turn

# ---- Playing a card ----------------------------------------------------------------------------


@rule
def play(s: State, move: int) -> None:
    """Make a legal move and go on to the next decision, over the end of a hand if need be."""
    if s.phase == state.UNDER_ATTACK:
        answer_the_attack(s, move)
    elif s.phase == state.AT_THE_GOAL:
        choose_at_the_goal(s, move)
    else:
        play_from_hand(s, move)
    if s.phase == state.HAND_OVER:
        finish_hand(s)


@rule
def play_from_hand(s: State, move: int) -> None:
    """Discard a card, play it into the own driving zone, or attack with it."""
    card = moves.card_of(move)
    if moves.is_discard(move):
        discard(s, card)
    elif moves.is_attack(move):
        attack(s, card, moves.target_of(move))
    elif card < box.REMEDIES:
        drive(s, card)
    elif card < box.SAFETIES:
        remedy(s, card)
    else:
        play_safety(s, card)


@rule
def discard(s: State, card: int) -> None:
    """A card face up onto the discard pile."""
    s.hand[s.turn][card] -= 1
    put_on_discard_pile(s, card)
    emit(s, events.DISCARDED, s.turn, card, 0)
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
    s.miles[side] += box.MILES[card]
    emit(s, events.DROVE, s.turn, card, s.miles[side])
    if s.miles[side] < s.goal:
        next_turn(s, s.turn + 1)
    elif s.goal == box.SHORT_TRIP:
        emit(s, events.GOAL_REACHED, s.turn, 0, 0)
        s.phase = state.AT_THE_GOAL
    else:
        complete_trip(s)


@rule
def remedy(s: State, card: int) -> None:
    """Play a remedy on its hazard, or a Go card."""
    side = side_of(s, s.turn)
    put_in_zone(s, side, card)
    if card == box.END_OF_LIMIT:
        s.limited[side] = 0
    else:
        s.drive[side] = card
        s.under[side] = box.NOTHING
    emit(s, events.REMEDIED, s.turn, card, 0)
    next_turn(s, s.turn + 1)


# ---- Safety cards ------------------------------------------------------------------------------


@rule
def play_safety(s: State, safety: int) -> None:
    """A safety in one's own turn gives a free turn: draw and play again (rulings 3 and 13)."""
    side = side_of(s, s.turn)
    top = s.drive[side]
    was_hit = top >= box.HAZARDS and box.SAFETY_FROM[top] == safety
    put_in_zone(s, side, safety)
    emit(s, events.LAID_SAFETY, s.turn, safety, 1 if gives_free_turn(s, hand_size(s, s.turn)) else 0)
    lift_hazards(s, side, safety)
    if was_hit and s.late_safety and not s.zone[side][box.RIGHT_OF_WAY]:
        take_go_away(s, side)
    if s.left == 0 and s.last_safeties:
        next_turn(s, s.turn + 1)
    else:
        next_turn(s, s.turn)


@rule
def gives_free_turn(s: State, cards: int) -> bool:
    """Whether a safety lets a player who then holds so many cards play again (ruling 3)."""
    return s.left > 0 or (cards > 0 and s.last_safeties == 0)


@rule
def lift_hazards(s: State, side: int, safety: int) -> None:
    """Those of a safety leave for the discard pile: Right of Way lifts Stop and Speed Limit alike (ruling 11)."""
    top = s.drive[side]
    if top >= box.HAZARDS and box.SAFETY_FROM[top] == safety:
        lift(s, side, top)
        s.drive[side] = s.under[side]  # the Go card shows again (ruling 12)
        s.under[side] = box.NOTHING
    if safety == box.RIGHT_OF_WAY and s.limited[side]:
        lift(s, side, box.SPEED_LIMIT)
        s.limited[side] = 0


@rule
def lift(s: State, side: int, card: int) -> None:
    """A card from a driving zone onto the discard pile."""
    s.zone[side][card] -= 1
    put_on_discard_pile(s, card)
    emit(s, events.LIFTED, side, card, 0)


@rule
def take_go_away(s: State, side: int) -> None:
    """By the option of ruling 12 the Go card goes with the hazard that lay on it: the pile begins anew."""
    s.drive[side] = box.NOTHING
    lift(s, side, box.GO)


# ---- Attacks and Coup Fourré -------------------------------------------------------------------


@rule
def attack(s: State, hazard: int, target: int) -> None:
    """A hazard into another side's driving zone. Each player there is asked for a Coup Fourré."""
    put_in_zone(s, target, hazard)
    if hazard == box.SPEED_LIMIT:
        s.limited[target] = 1
    else:
        s.under[target] = s.drive[target]
        s.drive[target] = hazard
    emit(s, events.ATTACKED, s.turn, hazard, target)
    s.attacker = s.turn
    s.attack = hazard
    s.target = target
    s.phase = state.UNDER_ATTACK
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
    if move == moves.COUP_FOURRE:
        coup_fourre(s)
        return
    emit(s, events.NO_COUP_FOURRE, s.turn, s.attack, 0)
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
    safety = box.SAFETY_FROM[s.attack]
    put_in_zone(s, s.target, safety)
    s.coup[s.target][safety - box.SAFETIES] = 1
    emit(s, events.COUP_FOURRE_PLAYED, s.turn, safety, s.attack)
    lift_hazards(s, s.target, safety)
    end_attack(s)
    while hand_size(s, s.turn) < box.HAND and draw(s, s.turn):
        pass
    next_turn(s, s.turn)


@rule
def end_attack(s: State) -> None:
    """Nothing is left to answer."""
    s.attacker = box.NOBODY
    s.attack = box.NOTHING
    s.target = box.NOBODY


# ---- Winning -----------------------------------------------------------------------------------


@rule
def choose_at_the_goal(s: State, move: int) -> None:
    """At 700 miles the trip ends, unless its side extends it for everybody (ruling 24)."""
    if move == moves.FINISH:
        complete_trip(s)
        return
    s.goal = box.TRIP
    s.caller = side_of(s, s.turn)
    emit(s, events.EXTENDED, s.turn, 0, 0)
    next_turn(s, s.turn + 1)


@rule
def complete_trip(s: State) -> None:
    """A side has arrived."""
    s.finisher = side_of(s, s.turn)
    s.phase = state.HAND_OVER
    emit(s, events.TRIP_COMPLETED, s.turn, s.goal, 0)


@rule
def finish_hand(s: State) -> None:
    """Score it; in a match the deal passes to the left until somebody has won (ruling 29)."""
    score_hand(s)
    if s.variant == state.MATCH_PLAY and not match_is_decided(s):
        deal_again(s)
    else:
        s.over = 1
