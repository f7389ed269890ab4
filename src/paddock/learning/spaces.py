"""What a game tells learners, as a space of Gymnasium."""

import numpy as np

from paddock.core.extras import needing
from paddock.core.game import Game

with needing("zoo"):
    from gymnasium.spaces import Box


def observation_space(game: Game) -> Box:
    """The numbers of an observation, each between its bounds."""
    low = np.array([feature.low for feature in game.features], np.int16)
    high = np.array([feature.high for feature in game.features], np.int16)
    return Box(low, high, dtype=np.int16)
