"""What was learnt as a net of whole numbers, and how near the one is to the other."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np

from paddock.core.extras import needing
from paddock.core.game import Game
from paddock.core.net import CERTAIN, FINE, NAT, UNIT, net_of
from paddock.core.weights import Weights, digits
from paddock.learning.env import Env
from paddock.learning.training.network import Network
from paddock.learning.training.tensors import told_to

with needing("learn"):
    from torch import Tensor


def exported(network: Network, game: Game) -> Weights:
    """The network as whole numbers."""

    def whole(weight: Tensor, unit: int, kind: type[Any]) -> Any:
        bounds = np.iinfo(kind)
        numbers = (weight.detach().cpu().double() * unit).round().clamp(bounds.min + 1, bounds.max)
        return numbers.numpy().astype(kind)

    middle, moves, hopes = network.middle, network.moves, network.hopes
    return Weights.of(
        digits=digits(game.features),
        first=whole(network.first, UNIT, np.int8),
        first_bias=whole(network.bias, UNIT, np.int32),
        middle=whole(middle.weight, FINE, np.int16),
        middle_bias=whole(middle.bias, UNIT * FINE, np.int32),
        moves=whole(moves.weight, UNIT, np.int8),
        moves_bias=whole(moves.bias, NAT, np.int32),
        hopes=whole(hopes.weight, FINE, np.int16),
        hopes_bias=whole(hopes.bias, CERTAIN, np.int32),
    )


@dataclass(frozen=True)
class Likeness:
    """How near whole numbers come to a network."""

    positions: int
    same: float  # the share of positions in which both have the same favourite
    worse: float  # by how much less likely the other favourite is, on average: a logarithm
    hope: float  # by how much hopes differ, on average, of 1


def likeness_of(network: Network, weights: Weights, game: Game, races: int = 16, steps: int = 12) -> Likeness:
    """Both are asked in positions of races that the network drives; the net as it is in plain Python."""
    env = Env(game, races=races, seed=1, skip_forced=True)
    told, network = told_to(env), deepcopy(network).cpu()
    net, paper = net_of(weights, game.observe), weights.paper()
    same, worse, hopes = [], [], []
    for _ in range(steps):
        _, chances, hoped = network.look(told.observation, told.legal)
        for i, state in enumerate(env.states):
            s = game.state.from_bytes(state.tobytes())
            moves = game.legal_moves(s)
            net(s, moves, len(moves), paper)
            thoughts = paper[weights.seats : weights.seats + len(moves)].tolist()
            favourite = moves[thoughts.index(max(thoughts))]
            gap = chances[i].max() - chances[i, favourite]
            same.append(float(gap == 0))
            worse.append(gap.item())
            hopes.append(abs(paper[s.turn] / CERTAIN - hoped[i, 0].clamp(-1, 1).item()))
        env.step(env.sample(chances))
    return Likeness(len(same), *(sum(each) / len(each) for each in (same, worse, hopes)))
