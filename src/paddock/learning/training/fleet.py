"""Fleet: races of a game with all numbers of seats, variants and options side by side, in one set of arrays."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise, product
from random import Random
from typing import Any

from paddock.core.extras import needing
from paddock.core.game import Game
from paddock.learning.env import Env

with needing("learn"):
    import torch
    from torch import Tensor

DEVICES = {"cpu": "cpu", "gpu": "cuda"}  # as PyTorch calls them


@dataclass(frozen=True)
class Setting:
    """How a race is set up."""

    seats: int
    variant: str
    options: Mapping[str, str] = field(default_factory=dict)


def settings(game: Game, pick: Random) -> list[Setting]:
    """Every variant and number of seats as it is usually played, the most usual first, then each with other options."""
    plain = [Setting(seats, variant) for variant, seats in product(game.variants, game.seats)]
    others = [Setting(each.seats, each.variant, any_options(game, each, pick)) for each in plain if game.options]
    return [*plain, *others]


def any_options(game: Game, setting: Setting, pick: Random) -> dict[str, str]:
    """A choice of every option at random; where an option does not matter, its default."""
    chosen = {option.name: pick.choice(option.choices) for option in game.options}
    s = game.prepare(setting.seats, setting.variant, chosen)
    idle = {option.name: option.choices[0] for option in game.options if option.matters and not option.matters(s)}
    return chosen | idle


class Fleet:
    """Environments of several settings whose arrays are slices of common tensors: a row for each race."""

    def __init__(self, game: Game, parts: list[tuple[Setting, int]], device: str, seed: int, **facts: Any) -> None:
        """The parts are settings, and how many races of each."""
        races = sum(count for _, count in parts)
        self.game, self.races, self.device = game, races, DEVICES[device]
        self.seats = max(setting.seats for setting, _ in parts)

        def room(*shape: int, dtype: Any) -> Tensor:
            return torch.zeros(shape, dtype=dtype, device=self.device)

        self.observation = room(races, len(game.features), dtype=torch.int16)
        self.legal = room(races, game.moves, dtype=torch.bool)
        self.turn = room(races, dtype=torch.int8)
        self.ended = room(races, dtype=torch.bool)
        self.rewards = room(races, self.seats, dtype=torch.float32)
        self.moves = room(races, dtype=torch.int32)
        self.seats_of = room(races, dtype=torch.int64)  # how many seats the race of a row has
        edges = [sum(count for _, count in parts[:k]) for k in range(len(parts) + 1)]
        self.slices = [slice(*edge) for edge in pairwise(edges)]
        self.envs = [
            self._env(setting, rows, device, seed + k, facts)
            for k, ((setting, _), rows) in enumerate(zip(parts, self.slices, strict=True))
        ]

    def _env(self, setting: Setting, rows: slice, device: str, seed: int, facts: dict[str, Any]) -> Env:
        self.seats_of[rows] = setting.seats
        shared = {name: self._array(getattr(self, name)[rows]) for name in ("observation", "legal", "turn", "ended")}
        count = rows.stop - rows.start
        return Env(
            self.game, setting.seats, count, setting.variant, setting.options, device, seed, buffers=shared, **facts
        )

    def _array(self, tensor: Tensor) -> Any:
        return tensor.numpy() if self.device == "cpu" else tensor

    def sample(self, logits: Tensor) -> Tensor:
        """A legal move for every race, drawn by logits."""
        for env, rows in zip(self.envs, self.slices, strict=True):
            self.moves[rows] = torch.as_tensor(env.sample(self._array(logits[rows])), device=self.device)
        return self.moves

    def step(self, moves: Tensor) -> None:
        """Make a move in every race."""
        for env, rows in zip(self.envs, self.slices, strict=True):
            told = env.step(self._array(moves[rows]))
            self.rewards[rows, : env.seats] = torch.as_tensor(told.rewards, device=self.device)

    def seen_by(self, ahead: int) -> Tensor:
        """What the seat knows that sits so many chairs after the one to act."""
        seen = torch.empty_like(self.observation)
        for env, rows in zip(self.envs, self.slices, strict=True):
            everybody = torch.as_tensor(env.observe("all"), device=self.device)
            seen[rows] = everybody[:, ahead % env.seats]
        return seen


def shared_out(game: Game, races: int, pick: Random) -> Iterator[tuple[Setting, int]]:
    """All settings of a game with how many of the races they get: a third for the most usual, the others alike."""
    first, *others = settings(game, pick)
    each = races * 2 // 3 // len(others) if others else 0
    yield first, races - each * len(others)
    if each:
        yield from ((setting, each) for setting in others)
