"""What moves do, and how a race goes on between two decisions."""

from paddock.core.rule import rule
from paddock.games.road_rally.rules import state
from paddock.games.road_rally.rules.course import build, is_complete
from paddock.games.road_rally.rules.dealing import deal
from paddock.games.road_rally.rules.driving import (
    choose_at_gas,
    choose_the_way,
    drive,
    go_empty_handed,
    leave_mechanic,
    next_driver,
    put_next,
)
from paddock.games.road_rally.rules.moves import (
    LEAVE_ORDER,
    RESHUFFLE,
    SCORE_STAGE,
    SHUFFLE_FIRST,
    TAKE_CARDS,
    TAKE_SHORTCUT,
    kind_of,
    play_of,
    way_of,
)
from paddock.games.road_rally.rules.stages import (
    ask_next,
    end_round,
    next_stage,
    pay,
    pay_next,
    score_stage,
    take_cards_instead,
)
from paddock.games.road_rally.rules.state import State


@rule
def play(s: State, move: int) -> None:
    """Make a legal move and go on to the next decision."""
    if s.phase == state.DRIVING:
        drive(s, play_of(move))
    elif s.phase == state.ASKED:
        if move == SCORE_STAGE:
            score_stage(s)
        else:
            ask_next(s)
    elif s.phase == state.POINTS_OR_CARDS:
        if move == TAKE_CARDS:
            take_cards_instead(s)
        else:
            pay(s, s.turn)
    else:
        play_at_a_stop(s, move)
    go_on(s)


@rule
def play_at_a_stop(s: State, move: int) -> None:
    """The smaller decisions of a turn, and those before the race."""
    if s.phase == state.AT_SHORTCUT:
        choose_the_way(s, move == TAKE_SHORTCUT)
    elif s.phase == state.AT_GAS:
        choose_at_gas(s, move == SHUFFLE_FIRST)
    elif s.phase == state.AT_MECHANIC:
        if move == LEAVE_ORDER:
            leave_mechanic(s)
        else:
            put_next(s, kind_of(move))
    elif s.phase == state.EMPTY_HANDED:
        go_empty_handed(s, move == RESHUFFLE)
    else:
        build(s, way_of(move))
        if is_complete(s):
            deal(s)


@rule
def go_on(s: State) -> None:
    """Until somebody must decide or the race is over: turns, then stages, then the next round."""
    while s.phase >= state.NEXT_DRIVER and s.over == 0:
        if s.phase == state.NEXT_DRIVER:
            next_driver(s)
        elif s.phase == state.NEXT_STAGE:
            next_stage(s)
        elif s.phase == state.PAYING:
            pay_next(s)
        else:
            end_round(s)
