"""What may be played, and why not: the verdict on every move."""

from paddock.core.contract import OK, Numbers
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules import box, moves, state, verdicts
from paddock.games.mille_bornes.rules.setup import side_of
from paddock.games.mille_bornes.rules.state import State

# ---- What may be played ------------------------------------------------------------------------


@rule
def refusal(s: State, move: int) -> int:
    """OK, or why the player to act may not make this move."""
    if s.phase == state.UNDER_ATTACK:
        return may_answer(s, move)
    if s.phase == state.AT_THE_GOAL:
        return OK if moves.is_choice_at_the_goal(move) else verdicts.EXTEND_OR_FINISH
    if moves.is_choice_at_the_goal(move):
        return verdicts.NOT_AT_THE_GOAL
    if moves.is_answer(move):
        return verdicts.NO_ATTACK_TO_ANSWER
    return may_play_from_hand(s, move)


@rule
def may_answer(s: State, move: int) -> int:
    """An attack is answered with its safety, or let stand."""
    if move == moves.LET_IT_STAND:
        return OK
    if move != moves.COUP_FOURRE:
        return verdicts.ANSWER_THE_ATTACK
    return OK if s.hand[s.turn][box.SAFETY_FROM[s.attack]] else verdicts.SAFETY_NOT_IN_HAND


@rule
def may_play_from_hand(s: State, move: int) -> int:
    """Discard, play into the own driving zone, or attack another's."""
    side = side_of(s, s.turn)
    card = moves.card_of(move)
    if s.hand[s.turn][card] == 0:
        return verdicts.NOT_IN_HAND
    if moves.is_discard(move):
        return may_discard(s, side)
    if moves.is_play(move):
        return may_play(s, side, card)
    target = moves.target_of(move)
    if target >= s.sides:
        return verdicts.NO_SUCH_SIDE
    return verdicts.OWN_ZONE if target == side else may_attack(s, target, card)


@rule
def may_discard(s: State, side: int) -> int:
    """Always (ruling 19), or by the option only when nothing can be played."""
    return verdicts.MUST_PLAY if s.discards and can_play_something(s, side) else OK


@rule
def can_play_something(s: State, side: int) -> bool:
    """Whether any card of the player to act can be played."""
    hand = s.hand[s.turn]
    for card in range(box.CARDS):
        if hand[card]:
            if card < box.HAZARDS:
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
    if card < box.REMEDIES:
        return may_drive(s, side, card)
    if card < box.SAFETIES:
        return may_remedy(s, side, card)
    return OK


@rule
def legal(s: State, out: Numbers) -> int:
    """Every move that is not refused: plays first, then discards."""
    if s.phase == state.UNDER_ATTACK:
        return legal_answers(s, out)
    if s.phase == state.AT_THE_GOAL:
        out[0] = moves.EXTEND
        out[1] = moves.FINISH
        return 2
    n = 0
    side = side_of(s, s.turn)
    hand = s.hand[s.turn]
    for card in range(box.HAZARDS):
        if hand[card] and may_play(s, side, card) == OK:
            out[n] = moves.play(card)
            n += 1
    for hazard in range(box.HAZARDS, box.CARDS):
        if hand[hazard]:
            for target in range(s.sides):
                if target != side and may_attack(s, target, hazard) == OK:
                    out[n] = moves.attack(hazard, target)
                    n += 1
    if n > 0 and s.discards:
        return n
    for card in range(box.CARDS):
        if hand[card]:
            out[n] = moves.discard(card)
            n += 1
    return n


@rule
def legal_answers(s: State, out: Numbers) -> int:
    """Whoever is attacked is asked, able or not, so that nobody learns who holds what."""
    out[0] = moves.LET_IT_STAND
    if s.hand[s.turn][box.SAFETY_FROM[s.attack]] == 0:
        return 1
    out[1] = moves.COUP_FOURRE
    return 2


# ---- Distance cards ----------------------------------------------------------------------------


@rule
def may_drive(s: State, side: int, card: int) -> int:
    """A distance card needs a rolling car, fits under the limit and must not overshoot."""
    if s.drive[side] >= box.HAZARDS:
        return verdicts.HAZARD_ON_YOU
    if not rolling(s, side):
        return verdicts.NO_GO_CARD
    if s.limited[side] and box.MILES[card] > box.LIMIT:
        return verdicts.SPEED_LIMITED
    if s.miles[side] + box.MILES[card] > s.goal:
        return verdicts.OVER_THE_GOAL
    if card == box.MILES_200 and s.zone[side][box.MILES_200] == box.TWO_HUNDREDS:
        return verdicts.TWO_200S_PLAYED
    return OK


@rule
def rolling(s: State, side: int) -> bool:
    """A Go card on top of the drive pile, or Right of Way and no hazard there."""
    top = s.drive[side]
    return top == box.GO or (s.zone[side][box.RIGHT_OF_WAY] != 0 and top < box.HAZARDS)


# ---- Hazards and remedies ----------------------------------------------------------------------


@rule
def may_attack(s: State, target: int, hazard: int) -> int:
    """A hazard goes on a Go card; with Right of Way also on a remedy. A speed limit goes on the speed pile."""
    if s.zone[target][box.SAFETY_FROM[hazard]]:
        return verdicts.PROTECTED
    if hazard == box.SPEED_LIMIT:
        return verdicts.ALREADY_LIMITED if s.limited[target] else OK
    top = s.drive[target]
    if top >= box.HAZARDS:
        return verdicts.HAZARD_ON_HAZARD
    if not rolling(s, target):
        return verdicts.NOT_ROLLING
    return verdicts.BARE_PILE if top == box.NOTHING and s.bare_pile else OK


@rule
def may_remedy(s: State, side: int, card: int) -> int:
    """A remedy answers its hazard; a Go card also starts a car or follows a remedy (ruling 27)."""
    top = s.drive[side]
    if card == box.END_OF_LIMIT:
        return OK if s.limited[side] else verdicts.NO_SPEED_LIMIT
    if card == box.GO:
        if top == box.GO:
            return verdicts.GO_ON_GO
        return verdicts.REPAIR_FIRST if top >= box.HAZARDS and top != box.STOP else OK
    return OK if top == box.HAZARD_OF[card] else verdicts.NOTHING_TO_REMEDY
