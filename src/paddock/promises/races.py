"""Every race can be played to its end, by the rules, with nothing lost."""

from typing import Any

from paddock.bots import bot_move
from paddock.bots.levels import Policy, RandomBot
from paddock.core import contract
from paddock.core.errors import IllegalMove
from paddock.promises.cases import LONGEST, Case, require, require_same

EVERY_MOVE = 10**6


def a_race_ends_with_everybody_placed(case: Case) -> None:
    """At random and by policy; no number leaves its field on the way."""
    for bot in (RandomBot(), Policy()):
        for seed in range(6):
            race = case.start(seed, check=True)
            while not race.over:
                require(race.step < LONGEST, "broken-endless", moves=LONGEST)
                race.play(bot_move(race, bot))
            places = race.places()
            require_same(places, [1 + sum(other < place for other in places) for place in places])
            require_same(race.moves(), [])


def scores_are_the_sums_of_the_sheet(case: Case) -> None:
    """At every stop."""
    for race in case.reached(seed=3):
        require_same(race.scores(), [sum(lines) for lines in race.sheet()])


def legal_moves_are_those_that_nothing_forbids(case: Case) -> None:
    """And there is always one while the race is on."""
    for seed in range(3):
        for race in case.reached(seed):
            found = [move for move in range(case.game.moves) if case.game.verdict(race.state, move) == contract.OK]
            require_same(sorted(race.moves()), found)
            require(race.over or bool(found), "broken-stuck")


def a_move_outside_the_range_is_refused(case: Case) -> None:
    """With a reason."""
    race = case.start(1)
    for move in (-1, case.game.moves, 10**9):
        try:
            race.play(move)
        except IllegalMove:
            continue
        require(False, "broken-taken", move=move)


def asking_changes_nothing(case: Case) -> None:
    """Neither moves, scores, views, logs and choices, nor making a world."""
    for race in case.reached(seed=5):
        before = race.state.to_bytes()
        race.moves(), race.scores(), race.places(), race.sheet(), race.world(0, seed=1)
        for seat in (None, *range(case.seats)):
            race.view(seat), list(race.log(seat))
        for move in race.moves():
            race.choice(move)
        require(race.state.to_bytes() == before)


def components_are_conserved(case: Case) -> None:
    """After every move, and in every world."""
    counting: Any = case.counting
    box = counting.census(case.start(0).state)
    for seed in range(3):
        for race in case.reached(seed, stops=EVERY_MOVE):
            require_same(counting.census(race.state), box)
            require_same(counting.census(race.world(seat=seed % case.seats, seed=seed)), box)


def the_same_seed_gives_the_same_race(case: Case) -> None:
    """And another seed another one."""
    one, other = (case.finished(8) for _ in range(2))
    require_same(one.record.to_json(), other.record.to_json())
    require_same(one.events, other.events)
    require(case.start(9).state != case.start(10).state)


def sensible_moves_are_some_of_the_legal_ones(case: Case) -> None:
    """Each once, and at least one."""
    for race in case.reached(seed=6):
        if not race.over:
            legal, kept = race.moves(), case.game.sensible_moves(race.state)
            require(bool(kept) and set(kept) <= set(legal), "broken-sensible", kept=tuple(kept), legal=tuple(legal))
            require_same(len(set(kept)), len(kept))


def a_playout_never_stops_where_it_began(case: Case) -> None:
    """Or search would learn nothing."""
    far_enough = case.game.bind()(contract.far_enough)
    for race in case.reached(seed=7):
        require(not far_enough(race.state, race.state))


def every_side_has_an_outlook(case: Case) -> None:
    """It is its points, unless the game knows better."""
    outlook = case.game.bind()(contract.outlook)
    for race in case.reached(seed=7):
        foreseen: list[Any] = [None] * race.state.sides
        outlook(race.state, foreseen)
        require(None not in foreseen)
        require(foreseen == race.scores() or case.game.outlook is not contract.outlook)


def a_race_comes_further_and_never_back(case: Case) -> None:
    """Chance that has been used does not come again in step; and each side has tallies of its own."""
    rules, sides = case.game.bind(), case.start(7).state.sides
    pace, tally = rules(contract.pace), rules(contract.tally)
    behind: set[int] = set()
    now, counts = None, [0] * sides * len(case.game.tallies)
    for race in case.reached(seed=7, stops=EVERY_MOVE):
        if race.over:
            break
        if (come := pace(race.state)) != now:
            require(come not in behind)
            behind.add(now := come)
        tally(race.state, race.moves()[-1], counts)
    require(min(counts, default=0) >= 0)


OF_EVERY_CASE = (
    a_race_ends_with_everybody_placed,
    legal_moves_are_those_that_nothing_forbids,
    a_move_outside_the_range_is_refused,
    scores_are_the_sums_of_the_sheet,
    asking_changes_nothing,
    the_same_seed_gives_the_same_race,
    sensible_moves_are_some_of_the_legal_ones,
    a_playout_never_stops_where_it_began,
    every_side_has_an_outlook,
    a_race_comes_further_and_never_back,
)
OF_COMPONENTS = (components_are_conserved,)
