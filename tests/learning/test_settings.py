"""How races are set up for a learner that is to know all settings of a game."""

from random import Random

from paddock.core.game import Game
from paddock.learning import Env
from paddock.learning.settings import Setting, mixed_settings, plain_settings
from tests.contract.cases import FIRST, every_game


@every_game
def test_every_setting_has_its_share_and_can_be_begun(game: Game) -> None:
    found = list(mixed_settings(game, 1000, Random(1)))
    assert sum(count for _, count in found) == 1000
    assert {(each.seats, each.variant) for each, _ in found} == {(n, v) for n in game.seats for v in game.variants}
    for setting, _ in found:
        setting.prepared(game)
    first = sum(count for each, count in found if each in plain_settings(game) and each.variant == game.variants[0])
    assert first >= 500


@every_game
def test_a_few_races_are_of_the_first_variant(game: Game) -> None:
    found = list(mixed_settings(game, 3, Random(1)))
    assert sum(count for _, count in found) == 3
    assert all(setting.variant == game.variants[0] for setting, _ in found)


def test_races_of_several_settings_lie_side_by_side() -> None:
    mixed = [(Setting(2, "standard"), 5), (Setting(3, "match"), 4)]
    env, pairs, threes = (
        Env(FIRST, mixed=mixed, seed=1),
        Env(FIRST, 2, 9, "standard", seed=1),
        Env(FIRST, 3, 9, "match", seed=1),
    )
    assert env.seats_of.tolist() == [2] * 5 + [3] * 4
    assert env.seats == 3
    for _ in range(300):
        moves = env.sample()
        env.step(moves)
        pairs.step(moves, where=env.seats_of == 2)
        threes.step(moves, where=env.seats_of == 3)
        assert (env.now.observation[:5] == pairs.now.observation[:5]).all()
        assert (env.now.observation[5:] == threes.now.observation[5:]).all()
        assert (env.now.rewards[:5, :2] == pairs.now.rewards[:5]).all()
        assert (env.now.rewards[5:] == threes.now.rewards[5:]).all()
