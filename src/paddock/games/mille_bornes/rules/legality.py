"""What may be played, and why not: the verdict on every move."""

from paddock.core.contract import Numbers
from paddock.core.rule import rule
from paddock.games.mille_bornes.rules.box import (
    CARDS,
    END_OF_LIMIT,
    GO,
    HAZARD_OF,
    HAZARDS,
    LIMIT,
    MILES,
    MILES_200,
    NOTHING,
    REMEDIES,
    RIGHT_OF_WAY,
    SAFETIES,
    SAFETY_FROM,
    SIDES,
    SPEED_LIMIT,
    STOP,
    TWO_HUNDREDS,
)
from paddock.games.mille_bornes.rules.dealing import side_of
from paddock.games.mille_bornes.rules.moves import (
    ATTACK,
    COUP_FOURRE,
    DISCARD,
    EXTEND,
    FINISH,
    LET_IT_STAND,
    MOVES,
    PLAY,
)
from paddock.games.mille_bornes.rules.state import AT_THE_GOAL, UNDER_ATTACK, State
from paddock.games.mille_bornes.rules.verdicts import (
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
