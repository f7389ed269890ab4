"""The network that learns: shaped so that it can be shipped as whole numbers, see `core/net.py`."""

from math import sqrt

from paddock.core.extras import needing
from paddock.core.features import CATEGORY
from paddock.core.game import Game
from paddock.core.net import AT, CEILING, FEATURE, LAST, LOW, STEP, UNIT, VALUES
from paddock.core.weights import BETWEEN, digits, rows_of, width_of

with needing("learn"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional


FAINT = 0.02  # weights of a row that has not been met yet


class Rows(nn.Module):  # type: ignore[misc]
    """Which row of the first layer each digit of an observation fills, and how high its value is, from 0 to 1."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        table = digits(game.features)
        self.count = rows_of(table)
        for name, column in {"of": FEATURE, "low": LOW, "last": LAST, "step": STEP, "values": VALUES, "at": AT}.items():
            self.register_buffer(name, torch.tensor(table[:, column]), persistent=False)
        of, at, step, last = (each.repeat_interleave(self.values) for each in (self.of, self.at, self.step, self.last))
        grows = torch.tensor([feature.kind != CATEGORY for feature in game.features])
        height = grows[of] * (torch.arange(self.count) - at) * step / last
        self.register_buffer("feature", of, persistent=False)
        self.register_buffer("height", height[:, None], persistent=False)

    def forward(self, observation: Tensor) -> Tensor:
        """A row number for each digit: (races, digits) int16."""
        numbers = observation.index_select(1, self.of).int()
        numbers = torch.minimum((numbers - self.low).clamp_(min=0), self.last)
        return ((numbers // self.step).remainder_(self.values) + self.at).short()


def in_bytes(weight: Tensor) -> Tensor:
    """Weights as they will be shipped, for what looks at them; what learns goes on in between."""
    return weight + ((weight * UNIT).round().clamp(-127, 127) / UNIT - weight).detach()


class Network(nn.Module):  # type: ignore[misc]
    """From what a seat knows to a logit for every move, and to what every seat may expect, that seat first."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.rows = Rows(game)
        inputs = self.rows.count + game.moves  # legal moves have rows, too
        width = width_of(inputs)
        self.steps = nn.Parameter(torch.randn(inputs, width) * FAINT)  # away from the slopes
        self.slopes = nn.Parameter(torch.randn(len(game.features), width) / sqrt(len(game.features)))
        self.bias = nn.Parameter(torch.zeros(width))
        self.middle = nn.Linear(width, BETWEEN)
        self.moves = nn.Linear(BETWEEN, game.moves)
        self.hopes = nn.Linear(BETWEEN, max(game.seats))
        for last in (self.moves, self.hopes):
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    @property
    def first(self) -> Tensor:
        """The first layer: a row for each value of each digit, near a straight slope until it learns otherwise."""
        on_slopes = self.rows.height * self.slopes[self.rows.feature]
        return torch.cat([self.steps[: self.rows.count] + on_slopes, self.steps[self.rows.count :]])

    def forward(self, rows: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each move's chance, and each seat's hope: a reward from -1 to 1."""
        first = in_bytes(self.first)
        seen = (self.summed(first, rows, legal) + self.bias).clamp(0, CEILING / UNIT)
        body = self.middle(seen).clamp(0, CEILING / UNIT)
        logits = functional.linear(body, in_bytes(self.moves.weight), self.moves.bias)
        return logits.masked_fill(~legal, -1e9).log_softmax(1), self.hopes(body)

    def summed(self, first: Tensor, rows: Tensor, legal: Tensor) -> Tensor:
        """The sum of some rows of the first layer: on a GPU marked rows times all of them, which is quicker there."""
        if not rows.is_cuda:
            return functional.embedding_bag(rows.int(), first, mode="sum") + legal.float() @ first[self.rows.count :]
        marked = torch.zeros((len(rows), len(first)), dtype=torch.bfloat16, device=rows.device)
        marked[:, self.rows.count :] = legal
        return (marked.scatter_(1, rows.long(), 1.0) @ first.bfloat16()).float()

    @torch.no_grad()  # type: ignore[untyped-decorator]  # types of PyTorch are not checked
    def look(self, observation: Tensor, legal: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The rows of observations, and what the network makes of them."""
        rows = self.rows(observation)
        return (rows, *self(rows, legal))
