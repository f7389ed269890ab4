"""Interpreted and compiled play give the same bytes."""

import numpy as np
import pytest

from paddock.core.batch import Batch
from paddock.core.game import REGISTRY, Game
from paddock.core.playout import policy_playout, random_playout
from tests.contract.cases import Case, Picker, census, every_case, every_game

RACES = 200  # of each case, compared after every move
ENOUGH = 8_000  # interpreted moves of whole races
LONG_RACES = 10  # of these, compared over more moves than MOST
MOST = 150  # moves


def batch_of(case: Case, races: int, seed: int = 0) -> Batch:
    return Batch(case.game, case.seats, races, seed, case.variant)


@every_case
def test_interpreted_and_compiled_states_are_equal_after_every_move(case: Case) -> None:
    races = [case.start(seed) for seed in range(RACES)]
    batch = batch_of(case, RACES)
    pick = Picker(1)
    for step in range(10**6):
        if step == MOST:
            races = races[:LONG_RACES]
            rest = batch_of(case, LONG_RACES)
            rest.states[:] = batch.states[:LONG_RACES]
            batch = rest
        assert batch.states.tobytes() == b"".join(race.state.to_bytes() for race in races)
        if all(race.over for race in races):
            break
        marked = batch.legal()
        moves = np.zeros(len(races), np.int32)
        for i, race in enumerate(races):
            legal = race.moves()
            assert np.flatnonzero(marked[i]).tolist() == sorted(legal)
            if legal:
                moves[i] = pick(legal)
                race.play(int(moves[i]))
        batch.play(moves)
    places, scores, sheet = batch.places().tolist(), batch.scores().tolist(), batch.sheet().tolist()
    for i, race in enumerate(races):
        assert (places[i], scores[i], sheet[i]) == (race.places(), race.scores(), race.sheet())


@every_case
@pytest.mark.parametrize("policy", ["random", "policy"])
def test_whole_playouts_are_equal(case: Case, policy: str) -> None:
    batch = batch_of(case, 60, seed=10**9)
    made = batch.playout(policy)
    playout = case.game.bind()(random_playout if policy == "random" else policy_playout)
    paper = [[0] * case.game.moves] + [case.game.scratch()] * (policy == "policy")
    compared = 0
    for i in range(60):
        race = case.start(10**9 + i)
        assert playout(race.state, *paper, 10**6) == made[i]
        assert race.state.to_bytes() == batch.states[i].tobytes()
        race.state.check()
        compared += int(made[i])
        if compared > ENOUGH:
            break


@every_case
def test_redeal_and_observe_are_equal(case: Case) -> None:
    batch = batch_of(case, 40)
    batch.playout(limit=30)
    before = [case.game.state.from_bytes(state.tobytes()) for state in batch.states]
    observed = batch.observe().tolist()
    batch.redeal(1)
    for i, state in enumerate(before):
        out = [0] * case.game.features
        case.game.observe(state, state.turn, out)
        assert out == observed[i]
        case.game.redeal(state, 1, case.game.scratch())
        assert state.to_bytes() == batch.states[i].tobytes()


@every_case
def test_components_are_conserved_over_many_compiled_races(case: Case) -> None:
    batch = batch_of(case, 2000, seed=77)
    box = census(case.game, case.start(77).state)
    batch.playout("policy")
    assert batch.over.all()
    for state in batch.states[::10]:
        assert census(case.game, case.game.state.from_bytes(state.tobytes())) == box


@every_case
def test_a_race_laid_out_anew_keeps_nothing_of_the_one_before(case: Case) -> None:
    used = batch_of(case, 300, seed=1)
    used.playout()
    used.restart(9)
    assert used.states.tobytes() == batch_of(case, 300, seed=9).states.tobytes()


@every_game
def test_the_number_of_cores_changes_nothing(game: object) -> None:
    one, all_cores = (Batch(game, games=500, seed=3, cores=cores) for cores in (1, 4))  # type: ignore[arg-type]
    assert (one.playout() == all_cores.playout()).all()
    assert one.states.tobytes() == all_cores.states.tobytes()


@pytest.mark.parametrize("game", [game for game in REGISTRY.games.values() if game.asks], ids=lambda game: game.name)
def test_what_a_gpu_groups_races_by_has_few_kinds(game: Game) -> None:
    from paddock.core.groups import OVER

    batch = Batch(game, games=200)
    seen: set[int] = set()
    while not batch.over.all():
        batch.playout(limit=1)
        seen.update(batch.states[game.asks].tolist())
    assert len(seen) > 1 and min(seen) >= 0 and max(seen) < OVER
