"""A bot that plays what a trained network likes best."""

from pathlib import Path

import pytest

from paddock.bots import bot, bot_move
from paddock.core.errors import BadOption
from paddock.core.game import REGISTRY
from paddock.core.race import Race
from tests.contract.cases import FIRST
from tests.core.test_net import thoughts, with_net


def test_it_plays_its_favourite(tmp_path: Path) -> None:
    game = with_net()
    assert game.weights
    game.weights.save(tmp_path / "net.npz")
    race = Race.start(REGISTRY.find(FIRST), seed=4)
    player = bot(f"learnt:{tmp_path}", race.game)
    for _ in range(12):
        _, thought = thoughts(game, race.state)
        assert bot_move(race, player) == race.moves()[thought.index(max(thought))]
        race.play(bot_move(race, player))


def test_what_is_no_such_network_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no network"):
        bot(f"learnt:{tmp_path}")
    game = with_net()
    assert game.weights
    game.weights.save(tmp_path / "net.npz")
    with pytest.raises(BadOption, match="not trained for road-rally-usa"):
        bot(f"learnt:{tmp_path}", REGISTRY.find("road-rally-usa"))
