"""TorchRL's own test on our environments, and a first learner."""

from pathlib import Path

import pytest
import torch
from torchrl.envs import check_env_specs

from paddock.arena.contest import Contest
from paddock.arena.match import play_set
from paddock.arena.tournament import Tournament
from paddock.learning import torchrl
from tests.contract.cases import FIRST as FIRST_GAME


@pytest.mark.parametrize("seats", [2, 3])
def test_torchrl_finds_nothing_wrong(seats: int) -> None:
    check_env_specs(torchrl.env(FIRST_GAME, 16, seats=seats, opponent="random", cores=1))


def test_races_end_are_rewarded_and_begin_anew() -> None:
    env = torchrl.env(FIRST_GAME, 16, opponent="random", cores=1)
    told = env.rollout(150, break_when_any_done=False)
    ended = told["next", "terminated"][..., 0]
    assert ended.sum() > 16
    assert not told["next", "reward"][~ended].any()
    assert told["action_mask"].gather(-1, told["action"].long()[..., None]).all()


def test_a_seed_gives_the_same_races() -> None:
    env = torchrl.env(FIRST_GAME, 8, opponent="random", cores=1)
    runs = []
    for _ in range(2):
        env.set_seed(4)
        runs.append(env.rollout(40)["observation"])
    assert (runs[0] == runs[1]).all()


def test_a_first_learner_learns_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "docs")
    import first_learner

    monkeypatch.setattr(first_learner, "FILE", tmp_path / "first_learner.pt")
    monkeypatch.setattr(first_learner, "RACES", 64)
    torch.set_num_threads(1)  # several wait for each other where a machine is busy
    network = first_learner.learn(generations=3)
    torch.save(network.state_dict(), first_learner.FILE)
    tournament = Tournament.of(FIRST_GAME, ["first_learner:Learned", "random"])
    contest = Contest(tournament, games=16)
    for games in contest.ahead():
        contest.add(games, play_set(tournament, games))
    assert sum(contest.shares(0).values()) > 4, "of 8 sets against chance"
