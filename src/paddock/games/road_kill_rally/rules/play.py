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
    DONE,
    PLAY_SAFE,
    ROLL,
    accessory_of,
    aims_at_car,
    card_of,
    drops_of,
    how_of,
    is_drive,
    is_lucky,
    is_play,
    is_swerve,
    kind_of,
    lane_of,
    lane_to,
    place_of,
    rows_to,
    slot_of,
    source_of,
    spaces_of,
    speed_of,
    target_of,
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
        set_speed(s, speed_of(move))
    elif question == state.PAY:
        pay(s, card_of(move))
    elif question == state.RUN_OVER:
        decide_run_over(s, move)
    elif question == state.COMBAT:
        decide_combat(s, move)
    elif question == state.DECLARED:
        decide_declared(s, move)
    elif question == state.DEFEND:
        decide_defence(s, move)
    elif question == state.LOSE_CARDS:
        lose_card(s, card_of(move))
    else:
        decide_equipment(s, move)


@rule
def decide_equipment(s: State, move: int) -> None:
    """Skills, accessories, slots, figures."""
    if s.question == state.EQUIP:
        if move == DONE:
            s.question = state.NO_QUESTION
        else:
            fit(s, accessory_of(move), slot_of(move))
    elif s.question == state.CHOOSE_SKILL:
        choose_skill(s, place_of(move))
    elif s.question == state.LOSE_ACCESSORY:
        give_up(s, s.turn, slot_of(move))
    elif s.question == state.CHOOSE_FIGURE:
        choose_figure(s, kind_of(move))
        s.question = state.NO_QUESTION


@rule
def decide_step(s: State, move: int) -> None:
    """Drive so many spaces, swerve with all that belongs to it, or play a card."""
    if is_drive(move):
        plan(s, spaces_of(move), lane_of(move))
    elif is_swerve(move):
        step(s, how_of(move), lane_of(move), drops_of(move))
    elif box.CARD_SPACES[card_of(move)]:
        use_slipstream(s, card_of(move))
    else:
        pull_handbrake(s, card_of(move))


@rule
def decide_check(s: State, move: int) -> None:
    """Roll, play it safe, or play a card first."""
    if move == ROLL:
        roll_check(s, box.NOTHING)
    elif move == PLAY_SAFE:
        play_safe(s)
    elif box.CARD_REROLL[card_of(move)]:
        roll_check(s, card_of(move))
    else:
        steady(s, card_of(move))


@rule
def decide_run_over(s: State, move: int) -> None:
    """Buy a die, roll, or leave it."""
    if move == ROLL:
        run_over(s, box.NOTHING)
    elif move == DONE:
        leave_it(s)
    elif is_play(move):
        run_over(s, card_of(move))
    else:
        buy_dice(s, card_of(move))


@rule
def decide_combat(s: State, move: int) -> None:
    """An attack on a car or a figure, another action, or none."""
    if move == DONE:
        pass_on(s)
    elif is_play(move):
        play_action(s, card_of(move))
    elif aims_at_car(move):
        attack(s, is_lucky(move), source_of(move), target_of(move), 0, 0)
    else:
        row = s.row[s.turn] + rows_to(move)
        attack(s, is_lucky(move), source_of(move), box.NOBODY, row, lane_to(move))


@rule
def decide_declared(s: State, move: int) -> None:
    """Cancel the attack, or let the dice be rolled."""
    if move == DONE:
        s.question = state.NO_QUESTION
    else:
        cancel(s, card_of(move))


@rule
def decide_defence(s: State, move: int) -> None:
    """A defensive card, or no more."""
    if move == DONE:
        s.question = state.NO_QUESTION
    else:
        defend(s, card_of(move))


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
