"""A first learner: by PPO, it plays Mille Bornes against itself until it beats `driver`."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from paddock.learning import Env
from paddock.learning.encoding import Encoding

GAME, SEATS, FILE = "mille-bornes", 2, Path(__file__).with_suffix(".pt")
GENERATIONS, RACES, STEPS = 16, 512, 128  # in each generation every race goes so many steps on
RATE, CLIP, ENTROPY, LAMBDA, ROUNDS, PIECES = 1e-3, 0.2, 0.01, 0.95, 2, 8  # of PPO, as is usual


class Network(nn.Module):  # type: ignore[misc]
    """From what a seat knows to a logit for every move, and to the reward that the seat may expect."""

    def __init__(self, columns: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(columns, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.moves, self.reward = nn.Linear(256, moves), nn.Linear(256, 1)

    def forward(self, columns: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        body = self.body(columns)
        return self.moves(body).masked_fill(~legal, -1e9).log_softmax(1), self.reward(body)[:, 0]


def play(env: Env, network: Network) -> list[Tensor]:
    """A generation: each decision with what was known, legal, played, how likely, and how good it turned out."""
    seen = []
    for _ in range(STEPS):
        columns, legal, turn = (torch.tensor(array) for array in (env.encode(), env.now.legal, env.now.turn))
        with torch.no_grad():
            log_chances, expected = network(columns, legal)
        moves = log_chances.exp().multinomial(1)
        told = env.step(moves[:, 0].numpy())
        outcome = torch.tensor(told.rewards), torch.tensor(told.ended)
        seen.append((columns, legal, moves, log_chances.gather(1, moves), expected, turn.long()[:, None], *outcome))
    everybody = [torch.tensor(env.encode(env.observe(seat))) for seat in range(SEATS)]
    with torch.no_grad():
        ahead = torch.stack([network(columns, torch.ones_like(legal))[1] for columns in everybody], 1)
    decisions = []
    for columns, legal, moves, log_chance, expected, seat, rewards, ended in reversed(seen):
        ahead = torch.where(ended[:, None], rewards, ahead)
        goal = ahead.gather(1, seat)  # what came of it, for the seat that moved
        ahead.scatter_(1, seat, LAMBDA * goal + (1 - LAMBDA) * expected[:, None])
        decisions.append((columns, legal, moves, log_chance, goal - expected[:, None], goal))
    return [torch.cat(of_all) for of_all in zip(*decisions, strict=True)]


def improve(network: Network, optimiser: torch.optim.Optimizer, decisions: list[Tensor]) -> None:
    """Make more likely what turned out better than expected, a small step at a time."""
    for rows in (rows for _ in range(ROUNDS) for rows in torch.randperm(RACES * STEPS).chunk(PIECES)):
        columns, legal, moves, before, gain, goal = (of_all[rows] for of_all in decisions)
        log_chances, expected = network(columns, legal)
        ratio, gain = (log_chances.gather(1, moves) - before).exp(), (gain - gain.mean()) / (gain.std() + 1e-8)
        chosen = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(log_chances.exp() * log_chances).sum(1).mean()
        loss = (expected - goal[:, 0]).square().mean() / 2 - chosen - ENTROPY * entropy
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimiser.step()


def learn(generations: int) -> Network:
    torch.manual_seed(1)
    env = Env(GAME, SEATS, RACES, seed=1, skip_forced=True)
    network = Network(env.encoding.width, env.game.moves)
    optimiser = torch.optim.Adam(network.parameters(), eps=1e-5)
    for generation in range(generations):
        optimiser.param_groups[0]["lr"] = RATE * (1 - generation / generations)
        improve(network, optimiser, play(env, network))
        print(f"{generation + 1} of {generations}", flush=True)
    return network


class Learned:
    """The bot `first_learner:Learned`: the likeliest move."""

    def prepare(self, game: Any) -> None:
        self.encoding = Encoding(game.features)
        self.network = Network(self.encoding.width, game.moves)
        self.network.load_state_dict(torch.load(FILE))

    def move(self, game: Any, world: Any) -> int:
        known, legal = [0] * len(game.features), np.zeros(game.moves, bool)
        game.observe(world, world.turn, known)
        legal[game.legal_moves(world)] = True
        with torch.no_grad():
            log_chances, _ = self.network(torch.tensor(self.encoding.encode(known))[None], torch.tensor(legal)[None])
        return int(log_chances.argmax())


if __name__ == "__main__":
    torch.save(learn(GENERATIONS).state_dict(), FILE)
