"""Advice says what is best, or that it cannot be told."""

import numpy as np
import pytest

from paddock.bots.advice import advise, ranked
from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.games.mille_bornes import GAME
from paddock.games.mille_bornes.rules.moves import play
from tests.mille_bornes.position import Zone, number, position

WORLDS = 100


def won(*shares: float) -> np.ndarray:
    """A row of worlds for each of some moves, of which it wins the first ones."""
    return np.array([[float(k < share * WORLDS) for k in range(WORLDS)] for share in shares])


def test_the_best_chance_comes_first_whatever_the_search_liked() -> None:
    found = ranked([7, 8, 9], won(0.4, 0.9, 0.6))
    assert [(each.move, each.chance) for each in found] == [(8, 0.9), (9, 0.6), (7, 0.4)]
    assert [each.is_close for each in found] == [True, False, False]


def test_what_lies_within_chance_is_close() -> None:
    best, other = ranked([7, 8], won(0.5, 0.52))
    assert (best.move, other.is_close) == (8, True)
    assert 0 < best.error < 0.06


def test_in_the_same_worlds_a_small_lead_is_clear() -> None:
    """Both win and lose together, but for a few worlds, in which always the same one wins."""
    assert not ranked([7, 8], won(0.5, 0.6))[1].is_close


def test_a_move_that_wins_for_sure_is_advised() -> None:
    far: Zone = {"miles": 625}
    table = position(
        hand=["75", "25", "stop", "go", "go", "repairs", "gasoline"], drive="go", miles=625, zones={1: far}
    )
    best, *_ = advise(GAME, table.state.copy(), seconds=0)
    assert best.move == play(number("75"))
    assert best.chance == 1


@pytest.mark.parametrize("name", REGISTRY.games)
def test_every_game_has_advice(name: str) -> None:
    race = Race.start(REGISTRY.find(name), seed=2)
    world = race.world(race.turn, seed=3)
    found = advise(race.game, world, seconds=0)
    assert {each.move for each in found} <= set(race.moves())
    assert [each.chance for each in found] == sorted((each.chance for each in found), reverse=True)
