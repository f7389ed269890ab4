"""Judging: how often a network wins against the game's policy, random moves or a network of before."""

from dataclasses import dataclass
from math import sqrt

from paddock.core.extras import needing
from paddock.core.game import Game
from paddock.learning.training.fleet import Fleet, Setting
from paddock.learning.training.network import Network

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
    """How often it is first, from every seat, with its likeliest moves."""
    each = max(1, races // setting.seats)
    shares = torch.cat(
        [shares_of(network, game, setting, seat, each, device, against, seed) for seat in range(setting.seats)]
    )
    interval = 1.96 * shares.std().item() / sqrt(len(shares))
    return Strength(shares.mean().item(), interval, len(shares), 1 / sides(game, setting))


def sides(game: Game, setting: Setting) -> int:
    """How many sides such a race has."""
    s = game.prepare_new(setting.seats, setting.variant, setting.options)
    game.setup(s)
    return int(s.sides)


def shares_of(
    network: Network,
    game: Game,
    setting: Setting,
    seat: int,
    races: int,
    device: str,
    against: str | Network,
    seed: int,
) -> "torch.Tensor":
    """For each race 1 if that seat's side came in first, half if it shares that with another of two."""
    others = [other for other in range(setting.seats) if other != seat]
    opponents = dict.fromkeys(others, against) if isinstance(against, str) else None
    facts = {"skip_forced": True, "auto_reset": False, "opponents": opponents}
    fleet = Fleet(game, [(setting, races)], device, seed + seat, **facts)
    reward = torch.zeros(races, device=fleet.device)
    steps = 0
    while steps % LOOK or bool(fleet.legal.any()):
        _, chances, _ = network.look(fleet.observation, fleet.legal)
        if not isinstance(against, str):
            _, theirs, _ = against.look(fleet.observation, fleet.legal)
            chances = torch.where((fleet.turn == seat)[:, None], chances, theirs)
        fleet.step(chances.argmax(1).int())
        reward += fleet.rewards[:, seat]  # of the one step in which a race ends
        steps += 1
    if sides(game, setting) == 2:
        return (reward + 1) / 2
    return (reward == 1).float()
