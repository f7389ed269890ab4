"""What may be done, and why not: the verdict on every move, and all moves that are not refused."""

from paddock.core.contract import OK, Numbers
from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, state, verdicts
from paddock.games.road_kill_rally.rules.legality_combat import legal_attacks, may_attack, may_defend, may_play_action
from paddock.games.road_kill_rally.rules.legality_driving import (
    legal_speeds,
    legal_ways,
    may_drive,
    may_play_driving,
    may_set_speed,
)
from paddock.games.road_kill_rally.rules.legality_equipment import legal_equipment, may_equip
from paddock.games.road_kill_rally.rules.moves import (
    DONE,
    PLAY_SAFE,
    ROLL,
    card_of,
    discard,
    is_answer,
    is_attack,
    is_discard,
    is_drive,
    is_play,
    is_speed,
    is_swerve,
    play,
    speed_of,
)
from paddock.games.road_kill_rally.rules.state import State


@rule
def refusal(s: State, move: int) -> int:
    """OK, or why the player to act may not make this move."""
    if is_attack(move):
        return may_attack(s, move) if s.question == state.COMBAT else verdicts.ANOTHER_QUESTION
    if is_play(move):
        return may_play(s, card_of(move)) if s.hand[s.turn][card_of(move)] else verdicts.NOT_IN_HAND
    if is_discard(move):
        return may_discard(s, card_of(move))
    if is_drive(move) or is_swerve(move):
        return may_drive(s, move) if s.question == state.STEP else verdicts.ANOTHER_QUESTION
    if is_speed(move):
        return may_set_speed(s, speed_of(move)) if s.question == state.SET_SPEED else verdicts.ANOTHER_QUESTION
    return may_answer(s, move) if is_answer(move) else may_equip(s, move)


@rule
def may_answer(s: State, move: int) -> int:
    """Rolling, playing it safe, and letting things be."""
    question = s.question
    if move == ROLL:
        return OK if question in (state.CRASH_CHECK, state.RUN_OVER) else verdicts.ANOTHER_QUESTION
    if move == PLAY_SAFE:
        if question != state.CRASH_CHECK:
            return verdicts.ANOTHER_QUESTION
        return OK if s.held[s.turn] >= s.dice else verdicts.TOO_FEW_CARDS_TO_PLAY_SAFE
    if question in (state.EQUIP, state.RUN_OVER, state.COMBAT, state.DECLARED, state.DEFEND):
        return OK
    return verdicts.ANOTHER_QUESTION


@rule
def may_discard(s: State, card: int) -> int:
    """To pay, to lose, or to buy a die."""
    if s.question != state.PAY and s.question != state.LOSE_CARDS and s.question != state.RUN_OVER:
        return verdicts.ANOTHER_QUESTION
    return OK if s.hand[s.turn][card] else verdicts.NOT_IN_HAND


@rule
def may_play(s: State, card: int) -> int:
    """A card in hand, by the question of the moment."""
    question = s.question
    if question == state.STEP:
        return may_play_driving(s, card)
    if question == state.CRASH_CHECK:
        return OK if box.CARD_CHECK[card] or box.CARD_REROLL[card] else verdicts.NOT_NOW
    if question == state.RUN_OVER:
        return OK if box.CARD_REROLL[card] else verdicts.NOT_NOW
    if question == state.COMBAT:
        return may_play_action(s, card)
    if question == state.DECLARED:
        return OK if box.CARD_CANCEL[card] else verdicts.NOT_NOW
    if question == state.DEFEND:
        return may_defend(s, card)
    return verdicts.NOT_NOW


# ---- All legal moves ---------------------------------------------------------------------------


@rule
def legal(s: State, out: Numbers) -> int:
    """Every move that is not refused."""
    question = s.question
    if question == state.STEP:
        return legal_plays(s, out, legal_ways(s, out))
    if question == state.CRASH_CHECK:
        return legal_checks(s, out)
    if question == state.SET_SPEED:
        return legal_speeds(s, out)
    if question in (state.PAY, state.LOSE_CARDS):
        return legal_discards(s, out, 0)
    if question == state.RUN_OVER:
        return legal_run_over(s, out)
    if question == state.COMBAT:
        return legal_combat(s, out)
    if question in (state.DECLARED, state.DEFEND):
        out[0] = DONE
        return legal_plays(s, out, 1)
    return legal_equipment(s, out)


@rule
def legal_discards(s: State, out: Numbers, n: int) -> int:
    """Any card in hand."""
    hand = s.hand[s.turn]
    for card in range(box.CARDS):
        if hand[card]:
            out[n] = discard(card)
            n += 1
    return n


@rule
def legal_plays(s: State, out: Numbers, n: int) -> int:
    """Cards that can be played now."""
    hand = s.hand[s.turn]
    for card in range(box.CARDS):
        if hand[card] and may_play(s, card) == OK:
            out[n] = play(card)
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
    """No action, tricks and pit stops, then attacks."""
    out[0] = DONE
    return legal_attacks(s, out, legal_plays(s, out, 1))
