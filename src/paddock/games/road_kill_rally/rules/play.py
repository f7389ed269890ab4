"""Making a move: what was decided, then everything that follows by itself until the next decision."""

from paddock.core.rule import rule
from paddock.games.road_kill_rally.rules import box, state
from paddock.games.road_kill_rally.rules.cards import pay
from paddock.games.road_kill_rally.rules.checks import check, play_safe, roll_check, steady
from paddock.games.road_kill_rally.rules.combat import (
    attack,
    cancel,
    declare,
    end_of_action,
    next_victim,
    pass_on,
    play_action,
    roll_attack,
    shoot_figure,
)
from paddock.games.road_kill_rally.rules.damage import defend, give_up, lose_card, settle
from paddock.games.road_kill_rally.rules.driving import (
    crashed,
    drive_on,
    new_tile,
    plan,
    pull_handbrake,
    set_speed,
    start_move,
    step,
    use_slipstream,
)
from paddock.games.road_kill_rally.rules.figures import buy_dice, leave_it, meet_figure, run_over
from paddock.games.road_kill_rally.rules.moves import (
    AIMS,
    ATTACK,
    DISCARD,
    DONE,
    DRIVE,
    FIGURE,
    FIT,
    GIVE_UP,
    MASKS,
    PLAY,
    PLAY_SAFE,
    ROLL,
    SKILL,
    SPEED,
    SWERVE,
)
from paddock.games.road_kill_rally.rules.pits import enter_pit, fit
from paddock.games.road_kill_rally.rules.road import choose_figure
from paddock.games.road_kill_rally.rules.setup import choose_skill, equip_next
from paddock.games.road_kill_rally.rules.state import State
from paddock.games.road_kill_rally.rules.turns import end_of_move, end_race, new_round, next_fighter, next_mover


@rule
def play(s: State, move: int) -> None:
    """Make a legal move and go on to the next decision."""
    decide(s, move)
    while s.question == state.NO_QUESTION and s.over == 0:
        go_on(s)
    if s.over:
        s.question = state.NO_QUESTION
        end_race(s)


# ---- What was decided --------------------------------------------------------------------------


@rule
def decide(s: State, move: int) -> None:
    """The answer to the question of the moment."""
    question = s.question
    if question == state.STEP:
        decide_step(s, move)
    elif question == state.CRASH_CHECK:
        decide_check(s, move)
    elif question == state.SET_SPEED:
        set_speed(s, move - SPEED + 1)
    elif question == state.PAY:
        pay(s, move - DISCARD)
    elif question == state.RUN_OVER:
        decide_run_over(s, move)
    elif question == state.COMBAT:
        decide_combat(s, move)
    elif question == state.DECLARED:
        decide_declared(s, move)
    elif question == state.DEFEND:
        decide_defence(s, move)
    elif question == state.LOSE_CARDS:
        lose_card(s, move - DISCARD)
    else:
        decide_equipment(s, move)


@rule
def decide_equipment(s: State, move: int) -> None:
    """Skills, accessories, slots, figures."""
    if s.question == state.EQUIP:
        if move == DONE:
            s.question = state.NO_QUESTION
        else:
            fit(s, (move - FIT) // box.SLOTS, (move - FIT) % box.SLOTS)
    elif s.question == state.CHOOSE_SKILL:
        choose_skill(s, move - SKILL)
    elif s.question == state.LOSE_ACCESSORY:
        give_up(s, s.turn, move - GIVE_UP)
    elif s.question == state.CHOOSE_FIGURE:
        choose_figure(s, move - FIGURE)
        s.question = state.NO_QUESTION


@rule
def decide_step(s: State, move: int) -> None:
    """Drive so many spaces, swerve with all that belongs to it, or play a card."""
    if move >= PLAY:
        card = move - PLAY
        if box.CARD_SPACES[card]:
            use_slipstream(s, card)
        else:
            pull_handbrake(s, card)
    elif move >= SWERVE:
        how_and_lane, mask = (move - SWERVE) // MASKS, (move - SWERVE) % MASKS
        step(s, how_and_lane % box.LANES, how_and_lane // box.LANES, mask)
    else:
        plan(s, (move - DRIVE) // box.LANES + 1, (move - DRIVE) % box.LANES)


@rule
def decide_check(s: State, move: int) -> None:
    """Roll, play it safe, or play a card first."""
    if move == ROLL:
        roll_check(s, box.NOTHING)
    elif move == PLAY_SAFE:
        play_safe(s)
    elif box.CARD_REROLL[move - PLAY]:
        roll_check(s, move - PLAY)
    else:
        steady(s, move - PLAY)


@rule
def decide_run_over(s: State, move: int) -> None:
    """Buy a die, roll, or leave it."""
    if move == ROLL:
        run_over(s, box.NOTHING)
    elif move == DONE:
        leave_it(s)
    elif move >= PLAY:
        run_over(s, move - PLAY)
    else:
        buy_dice(s, move - DISCARD)


@rule
def decide_combat(s: State, move: int) -> None:
    """An attack on a car or a figure, another action, or none."""
    if move == DONE:
        pass_on(s)
    elif move < ATTACK:
        play_action(s, move - PLAY)
    else:
        lucky, rest = (move - ATTACK) // (box.SOURCES * AIMS), (move - ATTACK) % (box.SOURCES * AIMS)
        source, at = rest // AIMS, rest % AIMS
        if at < box.SEATS:
            attack(s, lucky, source, at, 0, 0)
        else:
            row = s.row[s.turn] + (at - box.SEATS) // box.LANES - box.REACH
            attack(s, lucky, source, box.NOBODY, row, (at - box.SEATS) % box.LANES)


@rule
def decide_declared(s: State, move: int) -> None:
    """Cancel the attack, or let the dice be rolled."""
    if move == DONE:
        s.question = state.NO_QUESTION
    else:
        cancel(s, move - PLAY)


@rule
def decide_defence(s: State, move: int) -> None:
    """A defensive card, or no more."""
    if move == DONE:
        s.question = state.NO_QUESTION
    else:
        defend(s, move - PLAY)


# ---- What follows by itself --------------------------------------------------------------------


@rule
def go_on(s: State) -> None:
    """The next thing to do."""
    todo = s.todo
    if todo == state.DRIVE_ON:
        drive_on(s)
    elif todo == state.NEW_TILE:
        new_tile(s)
    elif todo == state.CHECK:
        check(s)
    elif todo == state.HIT_FIGURE:
        meet_figure(s)
    elif todo == state.PIT:
        enter_pit(s)
    elif todo == state.SETTLE:
        settle(s)
    elif todo == state.START_MOVE:
        start_move(s)
    elif todo == state.STOP_MOVING:
        end_of_move(s)
    elif todo == state.NEXT_MOVER:
        next_mover(s)
    elif todo == state.CRASHED:
        crashed(s)
    else:
        go_on_fighting(s)


@rule
def go_on_fighting(s: State) -> None:
    """The same for combat, and between the turns."""
    todo = s.todo
    if todo == state.NEXT_FIGHTER:
        next_fighter(s)
    elif todo == state.DECLARE:
        declare(s)
    elif todo == state.ROLL_ATTACK:
        roll_attack(s)
    elif todo == state.NEXT_VICTIM:
        next_victim(s)
    elif todo == state.SHOOT_FIGURE:
        shoot_figure(s)
    elif todo == state.END_OF_ACTION:
        end_of_action(s)
    elif todo == state.NEW_TURN:
        new_round(s)
    elif todo == state.NEXT_TO_EQUIP:
        equip_next(s)
