"""Many races as a vector environment of Gymnasium, for one learner among opponents: `pip install 'paddock[zoo]'`."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from paddock.core.extras import needing
from paddock.core.game import REGISTRY, Game
from paddock.learning.env import Env, Step
from paddock.learning.spaces import observation_space

with needing("zoo"):
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class Races(VectorEnv):  # type: ignore[misc]  # types of Gymnasium are not checked
    """The seat of the learner is 0, the others are opponents; a race that has ended begins anew in the next step."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  # as Gymnasium has it

    def __init__(self, game: str | Game, num_envs: int, opponent: str = "policy", **settings: Any) -> None:
        seats = settings.get("seats") or REGISTRY.find(game).seats[0]
        opponents = dict.fromkeys(range(1, seats), opponent)
        self.races = Env(game, races=num_envs, opponents=opponents, auto_reset=False, **settings)
        self.num_envs = num_envs
        moves = self.races.game.moves
        self.single_action_space = Discrete(moves)
        self.single_observation_space = Dict(
            {"observation": observation_space(self.races.game), "action_mask": Box(0, 1, (moves,), np.int8)}
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._waiting = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin anew everywhere; with a seed the first races of that seed."""
        told = self.races.reset(seed)
        self._waiting[:] = False
        return observed(told), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """A move in every race under way, a new race where one has ended in the step before."""
        told = self.races.step(actions, ~self._waiting)
        rewards = told.rewards[:, 0].astype(np.float64)
        if self._waiting.any():
            self.races.reset(where=self._waiting)
        self._waiting = told.ended | told.truncated
        return observed(told), rewards, told.ended.copy(), told.truncated.copy(), {}


def observed(told: Step) -> dict[str, Any]:
    """An observation of every race that stays as it is."""
    return {"observation": told.observation.copy(), "action_mask": told.legal.astype(np.int8)}


def vector(game: str | Game, num_envs: int, **settings: Any) -> Races:
    """A vector environment on the CPU."""
    return Races(game, num_envs, **settings)
