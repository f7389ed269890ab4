"""Who drives by instinct plays what the game's net likes best, compiled as in plain Python."""

from dataclasses import replace

import pytest

from paddock.core.errors import BadOption
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.weights import Weights
from paddock.lab import Habit, Lab
from tests.contract.cases import FIRST

PLAIN = REGISTRY.find(FIRST)
GAME = replace(PLAIN, trained=Weights.drawn(PLAIN.features, PLAIN.moves, max(PLAIN.seats), seed=1))


def favourite(game: Game, race: Race) -> int:
    assert game.weights
    paper, moves = game.weights.paper(), game.legal_moves(race.state)
    game.net(race.state, moves, len(moves), paper)
    thoughts = paper[game.weights.seats :].tolist()
    return int(moves[thoughts.index(max(thoughts[: len(moves)]))])


def test_a_race_by_instinct_is_the_one_that_the_net_drives() -> None:
    lab = Lab(GAME, seats=2, bots="instinct", seed=3)
    races = lab.run(20, with_usage=True)
    shown = lab.race(4)
    assert shown.over and shown.step == races.table["moves"][4]
    own = Race.start(GAME, 2, shown.seed)
    while not own.over:
        own.play(favourite(GAME, own))
    assert own.record.moves == shown.record.moves
    assert races.usage is not None and races.usage.shape == (20, GAME.moves, 2)
    assert (races.usage[:, :, 1].sum(axis=1) == races.table["decisions"]).all()


def test_others_may_drive_beside_it() -> None:
    lab = Lab(GAME, seats=2, bots=["policy", "instinct"], seed=3)
    assert lab.run(50).table["won_A"].mean() > 0.7  # the net is drawn by lot
    leaning = Lab(GAME, seats=2, bots=[Habit("instinct", {"attack": -100})], seed=3).run(50, with_usage=True)
    assert leaning.table["finished"].all()


@pytest.mark.parametrize("game", [PLAIN, "road-rally-usa"])
def test_without_a_net_nobody_has_instinct(game: Game | str) -> None:
    if REGISTRY.find(game).weights:
        pytest.skip("it has one")
    with pytest.raises(BadOption):
        Lab(game, bots="instinct")


def test_an_edition_has_none() -> None:
    with pytest.raises(BadOption):
        Lab(GAME, seats=2, bots="instinct").changed({"hand": 5})
