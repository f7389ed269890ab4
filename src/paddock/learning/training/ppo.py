"""PPO: play for a while, then make likelier what turned out better than expected, a small step at a time.

At first the policy shows how it drives, and the network learns to do the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from paddock.core.extras import needing
from paddock.learning.env import Env
from paddock.learning.training.network import Network
from paddock.learning.training.tensors import told_to

with needing("learn"):
    import torch
    from torch import Tensor, nn

RATE, CLIP, LAMBDA, ENTROPY = 1e-3, 0.2, 0.97, 0.015
ROUNDS, PIECES, LARGEST = 2, 16, 32_768  # of a generation's decisions: at least so many pieces, none much larger
LEAST = 0.05  # of the rate and of the wish for variety, at the end
SLOWER = 0.3  # of the rate, for the first layer: hundreds of its rows are summed


@dataclass
class Decisions:
    """All decisions of a generation: (steps, races, …)."""

    rows: Tensor
    legal: Tensor
    move: Tensor
    chance: Tensor  # the logarithm of the move's
    gain: Tensor  # over what was expected
    goal: Tensor  # what came of it for every seat, beginning with the one to act
    counts: Tensor  # the seats of which that is known

    def piece(self, which: Tensor) -> "Decisions":
        """Some of them."""
        return Decisions(*(part.flatten(0, 1)[which] for part in vars(self).values()))


def play(env: Env, network: Network, steps: int, is_shown: bool = False) -> Decisions:
    """A generation: every race goes so many steps on, driven by the network, or by the policy, which shows how."""
    told = told_to(env)
    seats_of = torch.as_tensor(env.seats_of, device=told.turn.device).long()
    counts = torch.arange(env.seats, device=told.turn.device) < seats_of[:, None]
    seen = []
    for _ in range(steps):
        rows, chances, hopes = network.look(told.observation, told.legal)
        legal, turn = told.legal.clone(), told.turn.long()
        moves = env.advise() if is_shown else env.sample(chances)
        move = torch.as_tensor(moves, device=turn.device).long()[:, None]
        env.step(moves)
        outcome = told.rewards.clone(), told.ended.clone()
        seen.append((rows, legal, move, chances.gather(1, move)[:, 0], hopes[:, : env.seats], turn, *outcome))
    _, _, hopes = network.look(told.observation, told.legal)
    from_turn = around(told.turn.long(), seats_of, env.seats)
    ahead = torch.zeros_like(told.rewards).scatter(1, from_turn, hopes[:, : env.seats])
    found = []
    for rows, legal, move, chance, hopes, turn, rewards, ended in reversed(seen):
        ahead = torch.where(ended[:, None], rewards, ahead)
        goal = ahead.gather(1, around(turn, seats_of, env.seats))
        found.append((rows, legal, move, chance, goal[:, 0] - hopes[:, 0], goal, counts))
        ahead = ahead.scatter(1, turn[:, None], LAMBDA * goal[:, :1] + (1 - LAMBDA) * hopes[:, :1])
    return Decisions(*(torch.stack(parts) for parts in zip(*found, strict=True)))


def around(turn: Tensor, seats_of: Tensor, most: int) -> Tensor:
    """The seats of every race from the one to act on; seats that a race has not come last."""
    seats, own = torch.arange(most, device=turn.device).expand(len(turn), -1), seats_of[:, None]
    return torch.where(seats < own, (turn[:, None] + seats) % own, seats)


def optimiser_of(network: Network) -> torch.optim.Optimizer:
    """What changes the weights."""
    first = [network.steps, network.slopes]
    others = [part for part in network.parameters() if all(part is not each for each in first)]
    groups = [{"params": first, "share": SLOWER}, {"params": others, "share": 1.0}]
    return torch.optim.Adam(groups, eps=1e-5)


def improve(
    network: Network, optimiser: torch.optim.Optimizer, all_of: Decisions, left: float, is_shown: bool = False
) -> dict[str, float]:
    """Learn from a generation; `left` says how much of the time is left, from 1 to 0. What is shown is imitated."""
    for group in optimiser.param_groups:
        group["lr"] = RATE * group["share"] * max(left, LEAST)
    gains = all_of.gain
    all_of.gain = (gains - gains.mean()) / (gains.std() + 1e-6)
    told = {}
    for decisions in pieces(all_of):
        chances, hopes = network(decisions.rows, decisions.legal)
        chance = chances.gather(1, decisions.move)[:, 0]
        ratio = (chance - decisions.chance).exp()
        bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
        chosen = (chance if is_shown else torch.min(ratio * decisions.gain, bounded * decisions.gain)).mean()
        entropy = -(chances.exp() * chances.clamp(min=-20)).sum(1).mean()
        errors = (hopes[:, : decisions.goal.shape[1]] - decisions.goal).square() * decisions.counts
        error = errors.sum() / decisions.counts.sum()
        variety = 0.0 if is_shown else ENTROPY * max(left, LEAST)
        loss = error / 2 - chosen - variety * entropy
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimiser.step()
        told = {"entropy": entropy.detach(), "error": error.detach()}
    return {name: value.item() for name, value in told.items()}


def pieces(all_of: Decisions) -> Iterator[Decisions]:
    """All decisions, shuffled, in pieces, as often as there are rounds."""
    count = all_of.move.shape[0] * all_of.move.shape[1]
    for _ in range(ROUNDS):
        for which in torch.randperm(count, device=all_of.move.device).chunk(max(PIECES, count // LARGEST)):
            yield all_of.piece(which)
