"""`paddock learn` on the example game: from nothing to far better than chance, on one core."""

import json
from pathlib import Path

import pytest
import torch

from paddock.bots import bot, bot_move
from paddock.core.errors import BadOption, NoDevice
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.learning.training.export import exported, likeness_of
from paddock.learning.training.network import Network
from paddock.learning.training.run import Plan, Run
from paddock.terminal.learn import learn
from tests.contract.cases import FIRST


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)  # several wait for each other where a machine is busy


@pytest.fixture(scope="module")
def example() -> Game:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(Path(__file__).parents[2] / "docs/example-game")
        import fog_run

        return REGISTRY.add(fog_run.GAME)


def test_it_beats_chance(example: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learn(example.name, 0.2, "cpu", 1, 256, str(tmp_path), "en")
    assert "wins against policy" in capsys.readouterr().out
    assert "<svg" in (tmp_path / "report.html").read_text()
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["judged"][0]["against"] == "random"
    assert report["judged"][0]["share"] > 0.8
    assert report["likeness"]["same"] > 0.95
    assert report["likeness"]["hope"] < 0.05


def test_what_was_learnt_drives_as_a_bot(example: Game, tmp_path: Path) -> None:
    run = Run(example, Plan(example.name, 1, "cpu", 1, 64), tmp_path)
    weights = exported(run.network, example)
    weights.save(tmp_path / "net.npz")
    race, player = Race.start(example, seed=1), bot(f"learnt:{tmp_path}", example)
    while not race.over:
        race.play(bot_move(race, player))


def test_whole_numbers_say_what_the_network_says(tmp_path: Path) -> None:
    game = REGISTRY.find(FIRST)
    torch.manual_seed(1)
    network = Network(game)
    for part in network.parameters():
        torch.nn.init.normal_(part, std=0.1)
    found = likeness_of(network, exported(network, game), game, races=2, steps=4)
    assert found.hope < 0.02
    assert found.worse < 0.01


def test_an_interrupted_run_goes_on(example: Game, tmp_path: Path) -> None:
    run = Run(example, Plan(example.name, 1000, "cpu", 1, 64), tmp_path)
    run.progress.generations, run.progress.seconds = 3, 5.0
    run.save()
    again = Run(example, Plan(example.name, 1000, "cpu", 1, 64), tmp_path)
    assert again.progress == run.progress
    assert all((a == b).all() for a, b in zip(again.network.parameters(), run.network.parameters(), strict=True))
    with pytest.raises(BadOption, match="another folder"):
        Run(REGISTRY.find(FIRST), Plan(FIRST, 1000, "cpu", 1, 64), tmp_path)


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_it_says_so(example: Game) -> None:
    with pytest.raises(NoDevice, match="GPU"):
        learn(example.name, 1, "gpu", 1, None, None, "en")
