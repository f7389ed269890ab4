"""Other libraries' own tests of their interfaces."""

import warnings

import numpy as np
from pettingzoo.test import api_test, seed_test

from paddock.core.game import Game
from paddock.learning import gymnasium, pettingzoo
from tests.contract.cases import FIRST as FIRST_GAME
from tests.contract.cases import Case, every_first_case, every_game


@every_first_case
def test_pettingzoo_finds_nothing_wrong(case: Case) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice for environments without masks
        api_test(pettingzoo.env(case.game, seats=case.seats), num_cycles=300)


@every_game
def test_a_seed_gives_the_same_races_in_pettingzoo(game: Game) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=100)


def test_a_race_is_rewarded_in_pettingzoo_and_shown() -> None:
    env = pettingzoo.env(FIRST_GAME, seats=3, render_mode="ansi")
    env.reset(seed=1)
    total, pick = dict.fromkeys(env.agents, 0.0), np.random.default_rng(1)
    for agent in env.agent_iter():
        told, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else pick.choice(np.flatnonzero(told["action_mask"])))
    assert sorted(total.values()) == [-1, 0, 1]
    assert "0" in str(env.render())


def test_a_vector_environment_of_gymnasium_begins_anew_in_the_next_step() -> None:
    env = gymnasium.vector(FIRST_GAME, 20, opponent="random", cores=1)
    told, _ = env.reset(seed=4)
    ended = np.zeros(20, np.bool_)
    total = 0.0
    for _ in range(150):
        assert env.observation_space.contains(told)
        assert (told["action_mask"].any(axis=1) == ~ended).all()
        told, rewards, ended, truncated, _ = env.step(told["action_mask"].argmax(axis=1))
        assert not rewards[~ended].any()
        assert not truncated.any()
        total += abs(rewards).sum()
    assert total > 20


def test_a_vector_environment_repeats_itself() -> None:
    env = gymnasium.vector(FIRST_GAME, 5, opponent="random", cores=1)
    runs = []
    for _ in range(2):
        told, _ = env.reset(seed=4)
        run = [told]
        for _ in range(100):
            run.append(env.step(run[-1]["action_mask"].argmax(axis=1))[0])
        runs.append(np.stack([told["observation"] for told in run]))
    assert (runs[0] == runs[1]).all()
    assert (runs[0][0] != runs[0][-1]).any()
