"""Judging: how often a network wins against the game's policy, random moves or a network of before."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from paddock.core.extras import needing
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.learning.env import Env
from paddock.learning.settings import Setting
from paddock.learning.training.network import Network
from paddock.learning.training.tensors import told_to

with needing("learn"):
    import torch

LOOK = 16  # steps between two looks at whether all races are over
DEALS = 2**40  # seeds of races that no training sees


@dataclass(frozen=True)
class Strength:
    """The share of first places of one that sits alone among others, and half its 95 % interval."""

    share: float
    interval: float
    races: int
    even: float  # the share of equals

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.interval:.1%} ({self.even:.0%} is even)"


def strength(
    network: Network,
    game: Game,
    setting: Setting,
    races: int,
    device: str,
    against: str | Network = "policy",
    seed: int = DEALS,
) -> Strength:
    """How often it is first, from every chair, with its likeliest moves; a partner drives as it does."""
    s = Race.start(game, setting.seats, seed=0, variant=setting.variant, options=setting.options).state
    facts: dict[str, Any] = {"seats": s.seats, "variant": setting.variant, "options": setting.options}
    facts |= {"races": max(1, races // s.sides), "device": device, "skip_forced": True, "auto_reset": False}
    shares = []
    for side in range(s.sides):
        own = [seat for seat in range(s.seats) if game.side_of(s, seat) == side]
        others = {seat: against for seat in range(s.seats) if seat not in own}
        env = Env(game, seed=seed + side, opponents=others if isinstance(against, str) else None, **facts)
        reward = rewards(env, network, own, None if isinstance(against, str) else against)
        shares.append((reward + 1) / 2 if s.sides == 2 else (reward == 1).float())
    share = torch.cat(shares)
    return Strength(share.mean().item(), 1.96 * share.std().item() / sqrt(len(share)), len(share), 1 / s.sides)


def rewards(env: Env, network: Network, own: list[int], other: Network | None) -> "torch.Tensor":
    """What a network gets at the end of every race if it drives some seats, and another one the others, if any."""
    told = told_to(env)
    found, steps = torch.zeros_like(told.rewards[:, 0]), 0
    mine = torch.tensor(own, device=found.device)
    while steps % LOOK or bool(told.legal.any()):
        _, chances, _ = network.look(told.observation, told.legal)
        if other:
            _, theirs, _ = other.look(told.observation, told.legal)
            chances = torch.where(torch.isin(told.turn, mine)[:, None], chances, theirs)
        env.step(chances.argmax(1).int())
        found += told.rewards[:, own[0]]  # of the one step in which a race ends
        steps += 1
    return found
