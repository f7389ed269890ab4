"""What a search must see in Checkpoint Rally; and races between bots always end."""

import numpy as np
import pytest

from paddock.bots.thinking import think
from paddock.core.batch import Batch
from paddock.games.checkpoint_rally import GAME
from paddock.games.checkpoint_rally.rules import moves
from paddock.games.checkpoint_rally.rules.box import EAST
from tests.checkpoint_rally.position import position
from tests.checkpoint_rally.test_policy import ALMOST


@pytest.mark.parametrize("seats", GAME.seats)
def test_races_between_bots_always_end_with_somebody_at_the_goal(seats: int) -> None:
    batch = Batch("checkpoint-rally", seats, games=3000, seed=555)
    made = batch.playout("policy")
    assert (batch.states["finishers"] > 0).all()
    assert np.max(made) < 1000


def test_search_finds_the_finish() -> None:
    there = position(board={"B1": ("U04", 2)}, tokens=ALMOST, hand=["H12"], times=(20, 25))
    assert think(GAME, there.state.copy(), simulations=200).move == moves.drive(EAST)
