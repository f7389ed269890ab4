"""What a learner can ask of an environment. Mille Bornes stands for all games."""

import pickle
from typing import Any

import numpy as np
import pytest

import paddock
from paddock.core.editions import edition, forget
from paddock.core.errors import BadOption, IllegalMove
from paddock.core.features import CATEGORY
from paddock.learning import Env, Step
from tests.contract.cases import FIRST as GAME


def env_of(races: int = 8, **settings: Any) -> Env:
    return Env(GAME, races=races, **{"seed": 1, "cores": 1, **settings})


def walked(env: Env, steps: int = 20) -> Env:
    for _ in range(steps):
        env.step(env.sample())
    return env


def same(one: Step, other: Step) -> bool:
    return all((a == b).all() for a, b in zip(one, other, strict=True))


def test_the_same_seed_gives_the_same_races_and_another_one_others() -> None:
    one, other, third = walked(env_of()), walked(env_of()), walked(env_of(seed=2))
    assert same(one.now, other.now)
    assert not same(one.now, third.now)
    assert not set(one.race_seeds) & set(third.race_seeds)


def test_cores_change_nothing() -> None:
    assert same(walked(env_of(3000)).now, walked(env_of(3000, cores=3)).now)


def test_the_arrays_stay_the_same_ones() -> None:
    env = env_of()
    assert all(a is b for a, b in zip(env.step(env.sample()), env.reset(), strict=True))


def test_a_caller_may_give_the_arrays() -> None:
    rewards, legal = np.ones((8, 2), np.float32), np.ones((8, 52), np.bool_)
    env = env_of(buffers={"rewards": rewards, "legal": legal})
    assert np.shares_memory(env.now.rewards, rewards)
    assert not rewards.any()
    assert same(walked(env).now, walked(env_of()).now)
    with pytest.raises(BadOption, match="float32"):
        env_of(buffers={"rewards": rewards.astype(np.float64)})
    with pytest.raises(BadOption, match="reward"):
        env_of(buffers={"reward": rewards})


def test_a_copy_and_a_pickle_go_on_alike_and_on_their_own() -> None:
    env = walked(env_of(skip_forced=True, opponents={1: "random"}))
    before = [array.copy() for array in env.now]
    copies = [env.copy(), pickle.loads(pickle.dumps(env))]
    for other in copies:
        assert not any(np.shares_memory(a, b) for a, b in zip(env.now, other.now, strict=True))
        walked(other, 200)
    assert all((a == b).all() for a, b in zip(env.now, before, strict=True))
    walked(env, 200)
    assert same(env.now, copies[0].now)
    assert same(env.now, copies[1].now)


def test_the_policy_advises_in_every_race_without_changing_it() -> None:
    env = env_of(auto_reset=False, skip_forced=True)
    walked(env, 30)
    states = env.states
    advised = env.advise().copy()
    assert env.states.tobytes() == states.tobytes()
    for i, state in enumerate(states):
        s = env.game.state.from_bytes(state.tobytes())
        assert advised[i] == (0 if s.over else env.game.policy_move(s))


def test_an_edition_is_copied_and_pickled_as_itself() -> None:
    env = walked(Env.of(paddock.start(edition(GAME, {"hand": 9}), seats=2, seed=3), 4, seed=2, cores=1))
    text, copy = pickle.dumps(env), env.copy()
    forget(env.game)  # as in another process
    again = pickle.loads(text)
    assert again.game.changes == copy.game.changes == {"hand": 9}
    assert same(walked(copy, 200).now, walked(again, 200).now)


def test_a_race_whose_move_is_not_legal_stays_as_it_is() -> None:
    env = env_of(4)
    moves = env.sample().copy()
    moves[2] = np.argmin(env.now.legal[2])
    state, observation = env.states[2].tobytes(), env.now.observation[2].tolist()
    with pytest.raises(IllegalMove, match="race 2"):
        env.step(moves)
    assert env.refused.tolist() == [False, False, True, False]
    assert (env.states[2].tobytes(), env.now.observation[2].tolist()) == (state, observation)
    for wrong in (-1, 52, 10**6):
        moves[:] = env.sample()
        moves[2] = wrong
        with pytest.raises(IllegalMove, match="no such move"):
            env.step(moves)


def test_a_part_of_the_races_can_be_played_and_begun() -> None:
    env = walked(env_of(4))
    before, where = env.states, np.array([True, False, True, False])
    env.step(env.sample(), where)
    assert [a != b for a, b in zip(env.states, before, strict=True)] == where.tolist()
    seeds = env.race_seeds
    env.reset(where=~where)
    assert [a != b for a, b in zip(env.race_seeds, seeds, strict=True)] == (~where).tolist()
    assert env.made[~where].tolist() == [0, 0]


def test_without_auto_reset_a_race_that_ended_waits() -> None:
    env = env_of(3, auto_reset=False)
    walked(env, 300)
    assert env.now.ended.all()
    assert not env.now.legal.any()
    assert not env.now.rewards.any(), "given once, when it ended"
    env.reset(where=env.now.ended)
    assert not env.now.ended.any()
    assert env.now.legal.any(axis=1).all()


def test_a_race_is_cut_off_after_the_limit() -> None:
    env = env_of(3, limit=10, rewards="lead")
    for step in range(1, 41):
        told = env.step(env.sample())
        assert told.truncated.tolist() == [step % 10 == 0] * 3
        assert not told.rewards.any()
        assert not told.ended.any()


def test_rewards_by_lead_are_usual_leads() -> None:
    env = env_of(1, rewards="lead", auto_reset=False)
    while not env.now.ended[0]:
        told = env.step(env.sample())
        given = told.rewards[0].tolist()
    scores = paddock.start(GAME, seed=1)
    scores.state = scores.game.state.from_bytes(env.states[0].tobytes())
    mine, theirs = scores.scores()
    assert given == pytest.approx([(mine - theirs) / 950, (theirs - mine) / 950])


def test_opponents_drive_by_policy() -> None:
    env = env_of(40, seats=3, opponents={1: "policy", 2: "policy"})
    total = np.zeros(3)
    for _ in range(300):
        total += env.step(env.sample()).rewards.sum(axis=0)
        assert (env.now.turn == 0).all()
    assert total[0] < -100, "who plays at random loses to them"


def test_begins_where_a_race_stands() -> None:
    race = paddock.start(GAME, seed=3)
    for _ in range(30):
        race.play(race.moves()[-1])
    env = Env.of(race, 50, cores=1)
    assert {state.tobytes()[16:] for state in env.states} == {race.state.to_bytes()[16:]}
    assert len({state["chance"].tobytes() for state in env.states}) == 50
    walked(env, 200)
    env.reset()
    assert {state.tobytes()[16:] for state in env.states} == {race.state.to_bytes()[16:]}


def test_samples_are_legal_and_follow_logits() -> None:
    env = walked(env_of(4000), 7)
    moves = env.sample()
    assert env.now.legal[np.arange(4000), moves].all()
    move = int(env.now.legal.sum(axis=0).argmax())
    logits = np.zeros((4000, 52), np.float32)
    logits[:, move] = np.log(3)
    wide = env.now.legal[:, move]
    expected = (3 / (env.now.legal[wide].sum(axis=1) + 2)).sum()
    found = (env.sample(logits)[wide] == move).sum()
    assert abs(found - expected) < 5 * expected**0.5
    assert env.now.legal[np.arange(4000), env.sample(logits)].all()


def test_an_encoding_follows_from_the_features() -> None:
    env = walked(env_of(50))
    encoded, (columns, values) = env.encode(), env.encode_sparsely()
    names = {name: column for column, name in enumerate(env.encoding.columns)}
    assert encoded.shape == (50, env.encoding.width) == (50, len(names))
    spread = np.zeros_like(encoded)
    spread[np.arange(50)[:, None], columns] = values
    assert (spread == encoded).all()
    for number, feature in enumerate(env.game.features):
        for row in range(0, 50, 7):
            raw = int(env.now.observation[row, number])
            if feature.kind == CATEGORY:
                assert encoded[row, names[f"{feature.name}={raw}"]] == 1
            else:
                assert encoded[row, names[feature.name]] == pytest.approx(raw / feature.high)


def test_moves_have_names() -> None:
    env = env_of()
    assert len(env.move_names) == env.game.moves


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"races": 0}, "0 races cannot be played"),
        ({"device": "tpu"}, "tpu"),
        ({"seed": -1}, "The seed -1"),
        ({"opponents": {2: "policy"}}, "There is no seat"),
        ({"opponents": {0: "champion"}}, "champion is no opponent"),
        ({"opponents": {0: "policy", 1: "random"}}, "left to a learner"),
        ({"rewards": "money"}, "money is no way to reward"),
        ({"limit": 0}, "cut off after 0"),
        ({"options": {"discards": "often"}}, "often"),
    ],
    ids=repr,
)
def test_what_cannot_be_is_refused_in_words(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        env_of(**wrong)


def test_arrays_of_another_shape_are_refused() -> None:
    env = env_of(4)
    for act in (
        lambda: env.step([1, 2]),
        lambda: env.step([1.5] * 4),
        lambda: env.reset(where=[True]),
        lambda: env.sample(np.zeros((4, 3), np.float32)),
        lambda: env.observe(2),
    ):
        with pytest.raises(BadOption):
            act()
