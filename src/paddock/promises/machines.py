"""Interpreted and compiled play give the same bytes."""

from functools import cache
from typing import Any

import numpy as np

from paddock.core.batch import Batch
from paddock.core.chance import race_seed
from paddock.core.playout import policy_playout, random_playout
from paddock.promises.cases import LONGEST, Case, Picker, require, require_same

RACES = 100  # of each case, compared after every move
ENOUGH = 8_000  # interpreted moves of whole races
LONG_RACES = 10  # of these, compared over more moves than MOST
MOST = 150  # moves


def interpreted_and_compiled_states_are_equal_after_every_move(case: Case) -> None:
    """And so are legal moves, places, scores and sheets."""
    races = [case.start(race_seed(0, i)) for i in range(RACES)]
    batch = batch_of(case, RACES)
    pick = Picker(1)
    for step in range(10**6):
        if step == MOST:
            races = races[:LONG_RACES]
            rest = batch_of(case, LONG_RACES)
            rest.states[:] = batch.states[:LONG_RACES]
            batch = rest
        for i, race in enumerate(races):
            require(batch.states[i].tobytes() == race.state.to_bytes(), "broken-bytes", race)
        if all(race.over for race in races):
            break
        marked = batch.legal()
        moves = np.zeros(len(races), np.int32)
        for i, race in enumerate(races):
            legal = race.moves()
            require_same(np.flatnonzero(marked[i]).tolist(), sorted(legal), race)
            if legal:
                moves[i] = pick(legal)
                race.play(int(moves[i]))
        batch.play(moves)
    places, scores, sheet = batch.places().tolist(), batch.scores().tolist(), batch.sheet().tolist()
    for i, race in enumerate(races):
        require_same((places[i], scores[i], sheet[i]), (race.places(), race.scores(), race.sheet()), race)


def whole_playouts_are_equal(case: Case) -> None:
    """At random and by policy."""
    for policy, rule in (("random", random_playout), ("policy", policy_playout)):
        batch = batch_of(case, 60, seed=10**9)
        made = batch.playout(policy, LONGEST)
        playout = case.game.bind()(rule)
        paper: list[Any] = [[0] * case.game.moves] + [case.game.scratch()] * (policy == "policy")
        compared = 0
        for i in range(60):
            race = case.start(race_seed(10**9, i))
            require_same(playout(race.state, *paper, LONGEST), int(made[i]))
            require(race.state.to_bytes() == batch.states[i].tobytes(), "broken-bytes")
            race.state.check()
            compared += int(made[i])
            if compared > ENOUGH:
                break


def redeal_and_observe_are_equal(case: Case) -> None:
    """Dealing again gives the same world, a learner gets the same numbers."""
    batch = batch_of(case, 40)
    batch.playout(limit=30)
    before = [case.game.state.from_bytes(state.tobytes()) for state in batch.states]
    observed = batch.observe().tolist()
    batch.redeal(1)
    for i, state in enumerate(before):
        out = [0] * len(case.game.features)
        case.game.observe(state, state.turn, out)
        require_same(observed[i], out)
        case.game.redeal(state, 1, case.game.scratch())
        require(state.to_bytes() == batch.states[i].tobytes(), "broken-bytes")


def many_compiled_races_end(case: Case) -> None:
    """By policy."""
    require(bool(played_by_policy(case).over.all()), "broken-endless", moves=case.game.longest)


def components_are_conserved_over_many_compiled_races(case: Case) -> None:
    """By policy."""
    counting: Any = case.counting
    box = counting.census(case.start(0).state)
    for state in played_by_policy(case).states[::10]:
        require_same(counting.census(case.game.state.from_bytes(state.tobytes())), box)


def a_race_laid_out_anew_keeps_nothing_of_the_one_before(case: Case) -> None:
    """Set-up meets a blank state."""
    used = batch_of(case, 300, seed=1)
    used.playout(limit=LONGEST)
    used.restart(9)
    require(used.states.tobytes() == batch_of(case, 300, seed=9).states.tobytes())


def the_number_of_cores_changes_nothing(case: Case) -> None:
    """Races do not know of each other."""
    one, all_cores = (Batch(case.game, games=500, seed=3, cores=cores) for cores in (1, 4))
    require(bool((one.playout(limit=LONGEST) == all_cores.playout(limit=LONGEST)).all()))
    require(one.states.tobytes() == all_cores.states.tobytes())


def what_a_gpu_groups_races_by_has_few_kinds(case: Case) -> None:
    """So few that they can be told apart."""
    from paddock.core.groups import OVER

    batch = Batch(case.game, games=200)
    seen: set[int] = set()
    while not batch.over.all():
        batch.playout(limit=1)
        seen.update(batch.states[case.game.asks].tolist())
    require(len(seen) > 1 and min(seen) >= 0 and max(seen) < OVER, "broken-groups", found=tuple(sorted(seen)))


@cache
def played_by_policy(case: Case) -> Batch:
    """Many races, played once for all promises about them."""
    batch = batch_of(case, 2000, seed=77)
    batch.playout("policy", case.game.longest)
    return batch


def batch_of(case: Case, races: int, seed: int = 0) -> Batch:
    """Many races of a case, yet too few to be worth sharing out over cores."""
    return Batch(case.game, case.seats, races, seed, case.variant, cores=1)


OF_EVERY_CASE = (
    interpreted_and_compiled_states_are_equal_after_every_move,
    whole_playouts_are_equal,
    redeal_and_observe_are_equal,
    many_compiled_races_end,
    a_race_laid_out_anew_keeps_nothing_of_the_one_before,
)
OF_COMPONENTS = (components_are_conserved_over_many_compiled_races,)
OF_THE_GAME = (the_number_of_cores_changes_nothing,)
OF_GROUPS = (what_a_gpu_groups_races_by_has_few_kinds,)
