"""One race as a PettingZoo environment (AEC): `pip install 'paddock[zoo]'`. It is interpreted, so nothing is compiled.

Agents are the seats; an observation has the numbers of `game.features` and an `action_mask`. Rewards come at the end,
by place.
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np

from paddock.core.chance import race_seed
from paddock.core.extras import needing
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.learning.kernels import rank
from paddock.learning.spaces import observation_space

with needing("zoo"):
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv


class RaceEnv(AECEnv):  # type: ignore[misc]  # types of PettingZoo are not checked
    """A race after another; with a seed the same ones again."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = REGISTRY.find(game)
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.version}",
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._settings = {"seats": seats, "variant": variant, "options": options}
        self._rank = self.game.bind()(rank)
        self._seed, self._race_number = secrets.randbits(48), 0
        self.race = self._next_race()
        self.possible_agents = [f"seat_{seat}" for seat in range(self.race.state.seats)]
        space = Dict(
            {"observation": observation_space(self.game), "action_mask": Box(0, 1, (self.game.moves,), np.int8)}
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(self.game.moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin the next race, or the first of a seed."""
        if seed is not None:
            self._seed, self._race_number = seed, 0
        self.race = self._next_race()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.race.turn]

    def step(self, action: Any) -> None:
        """Make a move of the agent selected."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.race.play(int(action))
        if self.race.over:
            for seat, agent in enumerate(self.agents):
                self.rewards[agent] = float(self._rank(self.race.state, self.game.side_of(self.race.state, seat)))
                self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[self.race.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and its legal moves if it is to act."""
        seat, numbers = self.possible_agents.index(agent), [0] * len(self.game.features)
        self.game.observe(self.race.state, seat, numbers)
        mask = np.zeros(self.game.moves, np.int8)
        if seat == self.race.turn:
            mask[self.race.moves()] = 1
        return {"observation": np.array(numbers, np.int16), "action_mask": mask}

    def render(self) -> str | None:
        """The table as a spectator sees it: as text, or drawn."""
        if self.render_mode == "svg":
            return str(self.race.draw())
        if self.render_mode == "ansi":
            words = self.game.words("en")
            return self.game.table.text(self.race.view(), words, self.race.players)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _next_race(self) -> Race:
        race = Race.start(self.game, seed=race_seed(self._seed, self._race_number), **self._settings)  # type: ignore[arg-type]
        self._race_number += 1
        return race


def env(game: str | Game, **settings: Any) -> RaceEnv:
    """An environment, as PettingZoo's own modules offer theirs."""
    return RaceEnv(game, **settings)
