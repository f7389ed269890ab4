"""No seat can see what it may not: not in its view, its moves, its log, its observation, nor in what its bot does."""

import json
from typing import Any

from paddock.bots.levels import Policy
from paddock.core.race import Race, world_of
from paddock.core.words import Say
from paddock.drawing.gestures import Act, act_of
from paddock.promises.cases import Case, Picker, require, require_same

WHOLE_LOG = 5  # at every so many stops the whole log is told again, else what is new
DEALS = 300  # so many, and every place has been seen to hold what it can hold


def what_a_seat_sees_does_not_depend_on_what_it_cannot_know(case: Case) -> None:
    """View, moves with their words, reasons and log are the same in another world."""
    last = 0
    for stop, race in enumerate(case.reached(seed=1)):
        since = last if stop % WHOLE_LOG else 0
        seen_by_all = seen(race, None, since)
        for seat in range(case.seats):
            other = redealt(race, seat, seed=seat)
            require_same(seen(other, seat, since), seen(race, seat, since))
            require_same(seen(other, None, since), seen_by_all)
        last = len(race.events)


def what_all_see_and_what_is_its_own_is_what_a_seat_sees(case: Case) -> None:
    """Found once for all viewers or for a seat alone, a view is the same."""
    for race in case.reached(seed=8):
        to_all = race.view()
        for seat in range(case.seats):
            require_same(race.view(seat, to_all), race.view(seat))
        require_same(race.view(None, to_all), to_all)


def what_is_dealt_again_lies_where_it_could_lie(case: Case) -> None:
    """Nothing that this race left in the box, nothing where its rules never put it."""
    counting: Any = case.counting
    positions = [race.state.copy() for race in case.reached(seed=11)]
    deals = [case.start(seed).state for seed in range(DEALS)]
    possible = {each for state in positions + deals for each in counting.lying(state)}
    for state in positions:
        for seat in range(case.seats):
            require_same(counting.lying(world_of(case.game, state, seat, seed=seat)) - possible, set())


def what_a_move_of_another_tells_does_not_depend_on_it_either(case: Case) -> None:
    """Where the same move leads to the same view, it has told the same story."""
    compare_stories(case)


def compare_stories(case: Case) -> int:
    """How many moves of others were compared in two worlds."""
    compared = 0
    pick = Picker(4)
    for race in case.reached(seed=2):
        for seat in range(case.seats):
            if race.over or race.turn == seat:
                continue
            here, there = redealt(race, seat, seed=99), redealt(race, seat, seed=seat)
            here.state = race.state.copy()
            common = [move for move in race.moves() if move in there.moves()]
            if not common:
                continue
            move = pick(common)
            before = len(race.events)
            here.play(move)
            there.play(move)
            if here.view(seat) == there.view(seat):
                compared += 1
                require_same(log_and_show(there, seat, before), log_and_show(here, seat, before))
    return compared


def an_observation_does_not_depend_on_it(case: Case) -> None:
    """What a learner is told is what the seat knows."""

    def observed(state: Any, seat: int) -> list[int]:
        out = [0] * len(case.game.features)
        case.game.observe(state, seat, out)
        return out

    for race in case.reached(seed=3):
        for seat in range(case.seats):
            require_same(observed(race.world(seat, seed=7), seat), observed(race.state, seat))


def the_policy_does_not_depend_on_it(case: Case) -> None:
    """Nor on chance."""
    bot = Policy()
    for race in case.reached(seed=4):
        if not race.over:
            choices = {bot.move(case.game, race.world(race.turn, seed)) for seed in (1, 1, 2, 3)}
            require_same(choices, {bot.move(case.game, race.state.copy())})


def a_world_has_chance_of_its_own(case: Case) -> None:
    """It tells nothing of the race's."""
    race = case.start(1)
    require(race.world(0, seed=5).chance != race.state.chance)
    require(race.world(0, seed=5) == race.world(0, seed=5))
    require(race.world(0, seed=5) != race.world(0, seed=6))


def how_hidden_things_really_lie_does_not_steer_how_they_are_dealt_again(case: Case) -> None:
    """A world made from another world is the same one."""
    for race in case.reached(seed=5):
        for seat in range(case.seats):
            other = redealt(race, seat, seed=seat)
            require(other.world(seat, seed=9) == race.world(seat, seed=9))


def seen(race: Race, seat: int | None, since: int) -> tuple[Any, ...]:
    """All that reaches a seat, the view in bytes, and the log from an event on."""
    moves = race.moves() if seat == race.turn else []
    laid_out = [race.game.laid_out(race.state, move) for move in (None, *moves)] if moves else []
    merits = [race.game.merit(race.state, move) for move in moves]
    described = [(move, race.choice(move).parts, race.describe(move)) for move in moves], laid_out, merits
    refused = [race.why_not(move) for move in range(race.game.moves)] if seat == race.turn else []
    return json.dumps(race.view(seat)), described, refused, log_and_show(race, seat, since)


def log_and_show(race: Race, seat: int | None, since: int) -> list[tuple[Say | None, Act | None]]:
    """The log of a seat from an event on, before it is put into words, and what is shown of it."""
    game, view, events = race.game, race.view(seat), race.events[since:]
    return [(game.table.tell(event, race.state, seat), act_of(game, event, view, "wide")) for event in events]


def redealt(race: Race, seat: int, seed: int) -> Race:
    """The race as it may also be for all that a seat knows."""
    other = Race(race.game, race.record.begun())
    other.state = race.world(seat, seed)
    other.events = list(race.events)
    return other


OF_EVERY_CASE = (
    what_a_seat_sees_does_not_depend_on_what_it_cannot_know,
    what_all_see_and_what_is_its_own_is_what_a_seat_sees,
    what_a_move_of_another_tells_does_not_depend_on_it_either,
    an_observation_does_not_depend_on_it,
    the_policy_does_not_depend_on_it,
    a_world_has_chance_of_its_own,
    how_hidden_things_really_lie_does_not_steer_how_they_are_dealt_again,
)
OF_COMPONENTS = (what_is_dealt_again_lies_where_it_could_lie,)
