"""Many races as an environment of TorchRL, for one learner among opponents: `pip install 'paddock[learn]'`."""

from typing import Any

from paddock.core.extras import needing
from paddock.core.game import REGISTRY, Game
from paddock.learning.env import Env, Step

with needing("learn"):
    import torch
    from tensordict import TensorDict, TensorDictBase
    from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
    from torchrl.envs import EnvBase

DEVICES = {"cpu": "cpu", "gpu": "cuda"}  # as PyTorch calls them


class Races(EnvBase):  # type: ignore[misc]  # types of TorchRL are not checked
    """The seat of the learner is 0. It is told encoded observations and an `action_mask`; random moves are legal."""

    def __init__(self, game: str | Game, races: int, opponent: str = "policy", device: str = "cpu", **settings: Any):
        seats = settings.get("seats") or REGISTRY.find(game).seats[0]
        opponents = dict.fromkeys(range(1, seats), opponent)
        self.races = Env(game, races=races, opponents=opponents, auto_reset=False, device=device, **settings)
        super().__init__(device=DEVICES[device], batch_size=[races])
        columns, moves = self.races.encoding.width, self.races.game.moves
        self.observation_spec = Composite(
            observation=Bounded(-1, 1, (races, columns), dtype=torch.float32, device=self.device),
            action_mask=Binary(shape=(races, moves), dtype=torch.bool, device=self.device),
            shape=(races,),
        )
        self.action_spec = Categorical(moves, (races,), dtype=torch.int32, device=self.device)
        self.reward_spec = Unbounded((races, 1), dtype=torch.float32, device=self.device)
        self.full_done_spec = Composite(
            {
                key: Categorical(2, (races, 1), dtype=torch.bool, device=self.device)
                for key in ("done", "terminated", "truncated")
            },
            shape=(races,),
        )

    def rand_action(self, tensordict: TensorDictBase | None = None) -> TensorDictBase:
        """A legal move for every race, each as likely."""
        chosen = TensorDict(batch_size=self.batch_size, device=self.device) if tensordict is None else tensordict
        return chosen.set("action", self._told(self.races.sample()))

    def _reset(self, tensordict: TensorDictBase | None = None, **_: Any) -> TensorDictBase:
        where = None if tensordict is None else tensordict.get("_reset", None)
        return self._shown(self.races.reset(where=None if where is None else where.squeeze(-1)))

    def _step(self, tensordict: TensorDictBase) -> TensorDictBase:
        told = self.races.step(tensordict["action"])
        return self._shown(told).set("reward", self._told(told.rewards[:, :1]))

    def _shown(self, told: Step) -> TensorDictBase:
        shown = {
            "observation": self._told(self.races.encode()),
            "action_mask": self._told(told.legal),
            "terminated": self._told(told.ended)[:, None],
            "truncated": self._told(told.truncated)[:, None],
        }
        done = shown["terminated"] | shown["truncated"]
        return TensorDict({**shown, "done": done}, batch_size=self.batch_size, device=self.device)

    def _told(self, array: Any) -> Any:
        """A tensor that stays as it is, of an array that the next step writes anew."""
        return torch.as_tensor(array, device=self.device).clone()

    def _set_seed(self, seed: int | None) -> None:
        self.races.reset(seed)


def env(game: str | Game, races: int, **settings: Any) -> Races:
    """A batched environment, whose tensors are on the machine that plays."""
    return Races(game, races, **settings)
