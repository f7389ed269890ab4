"""Batch: races by the million, as one NumPy array of states, on the CPU or a GPU."""

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, Protocol, Self, cast

import numpy as np
import numpy.typing as npt

from paddock.core.chance import race_seed, seed_chance
from paddock.core.errors import BadOption, IllegalMove
from paddock.core.game import REGISTRY, Game, is_whole
from paddock.core.layout import RaceState
from paddock.core.watching import MOVES, STOP

Numbers = npt.NDArray[np.int32]
MANY = 2**31 - 1  # more moves than any race has


class Machine(Protocol):
    """What can run the kernels of a game."""

    def races(self, count: int) -> Any: ...  # noqa: D102
    def clear(self, states: Any, prepared: RaceState) -> None: ...  # noqa: D102
    def outputs(self, kernel: str, rows: int, columns: int) -> Any: ...  # noqa: D102
    def to_machine(self, array: Any) -> Any: ...  # noqa: D102
    def to_host(self, array: Any) -> Any: ...  # noqa: D102
    def run(  # noqa: D102
        self, kernel: str, states: Any, inputs: Any, outputs: Any, number: int, cores: int
    ) -> None: ...


def machine(device: str, game: Game) -> Machine:
    """The CPU or the GPU, with the kernels of a game; made once."""
    if device not in ("cpu", "gpu"):
        raise BadOption("bad-device", name=device)
    key = device, game.state, game.weights
    if key not in game.kept:
        if device == "cpu":
            from paddock.core.cpu import Cpu

            game.kept[key] = Cpu(game)
        else:
            from paddock.core.gpu import Gpu

            game.kept[key] = Gpu(game)
    return cast(Machine, game.kept[key])


class Batch:
    """Many races of one game with the same options.

    Race i has the seed `race_seed(seed, i)`, with which `paddock.start` shows it.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        games: int = 1,
        seed: int = 0,
        variant: str | None = None,
        device: str = "cpu",
        cores: int | None = None,
        **options: str,
    ) -> None:
        if not is_whole(games) or games < 1:
            raise BadOption("bad-games", games=repr(games))
        game = REGISTRY.find(game)
        self._take(game, game.prepare_new(seats, variant, options), device, cores)
        self._states = self._machine.races(games)
        self.restart(seed)

    def _take(self, game: Game, prepared: RaceState, device: str, cores: int | None) -> None:
        self.game = game
        self._prepared = prepared
        self.seats = prepared.seats
        self._machine = machine(device, game)
        self._cores = cores or every_core()
        self._nothing = self._machine.to_machine(np.zeros(1, np.int32))

    @classmethod
    def of(
        cls,
        game: Game,
        states: Sequence[Any] | npt.NDArray[np.void],
        copies: int = 1,
        seed: int = 0,
        first: int = 0,
        device: str = "cpu",
        cores: int | None = None,
    ) -> Self:
        """Races that go on from some states of one race: all copies of the first, then all of the next.

        Copy j of every state goes on with the chance of `race_seed(seed, first + j)`.
        """
        if not isinstance(states, np.ndarray):
            states = np.frombuffer(b"".join(state.to_bytes() for state in states), game.state.dtype())
        s: Any = game.state.from_bytes(states[0].tobytes())
        options = {option.name: option.choice(s) for option in game.options}
        batch = cls.__new__(cls)
        batch._take(game, game.prepare(s.seats, game.variants[s.variant], options), device, cores)
        whole = states.view(np.uint8).reshape(len(states), -1)
        races = np.repeat(whole, copies, axis=0).reshape(-1).view(game.state.dtype())  # bytes: padding is copied, too
        races["chance"] = np.tile(chances(seed, first, copies), (len(states), 1))
        batch._states = batch._machine.to_machine(races)
        return batch

    def times(self, count: int) -> Self:
        """All races, so many times one after another: that different moves can be tried in each."""
        batch = copy(self)
        batch._states = self._machine.to_machine(np.tile(self.states.view(np.uint8), count).view(self.states.dtype))
        return batch

    def restart(self, seed: int, first: int = 0) -> None:
        """Lay all races out anew, from another seed; the first of them is race `first` of that seed."""
        if not is_whole(seed) or not 0 <= seed < 2**63:
            raise BadOption("bad-seed", seed=repr(seed))
        self._machine.clear(self._states, self._prepared)
        self._run("begin", self._machine.to_machine(np.full(1, first, np.int64)), number=int(seed))

    def __len__(self) -> int:
        return len(self._states)

    @property
    def states(self) -> npt.NDArray[np.void]:
        """All states; on the CPU the very memory that the rules work on, from a GPU a copy."""
        return cast(npt.NDArray[np.void], self._machine.to_host(self._states))

    @property
    def on_device(self) -> Any:
        """All states where the machine has them; on a GPU an array that other libraries can share."""
        return self._states

    @property
    def turn(self) -> npt.NDArray[np.int8]:
        """The seat to act in each race."""
        return self.states["turn"]

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which races have ended."""
        return self.states["over"].astype(np.bool_)

    @property
    def sides(self) -> int:
        """How many sides play."""
        return int(self.states[:1]["sides"][0])

    def legal(self) -> npt.NDArray[np.bool_]:
        """A row for each race, in which the legal moves are marked; none when it is over."""
        return cast(npt.NDArray[np.bool_], self._ask("legal", self.game.moves))

    def play(self, moves: Any, check: bool = True) -> None:
        """Make one move in every race; races that are over take no notice. Refuses all if one is illegal.

        Without `check` whoever asks must know that they are legal.
        """
        asked = np.asarray(moves)
        if asked.shape != (len(self),) or asked.dtype.kind not in "iu":
            raise BadOption("bad-moves", games=len(self))
        inputs = self._machine.to_machine(asked.astype(np.int32))
        if check:
            self._require_legal(asked, inputs)
        self._run("play", inputs)

    def _require_legal(self, asked: Any, inputs: Any) -> None:
        verdicts = self._ask("verdict", 1, inputs)[:, 0]
        if verdicts.any():
            first = int(np.argmax(verdicts != 0))
            state = self.game.state.from_bytes(self.states[first].tobytes())
            why = self.game.why_not(state, int(asked[first]), int(verdicts[first]))
            raise IllegalMove("illegal-move-in-batch", self.game.package, race=first, move=int(asked[first]), why=why)

    def playout(self, policy: str = "random", limit: int = MANY) -> Numbers:
        """Play every race on, at random or by the game's policy; how many moves were made in each."""
        if policy not in ("random", "policy"):
            raise BadOption("bad-policy", name=policy)
        return cast(Numbers, self._ask(policy, 1, number=limit)[:, 0])

    def watch(self, rows: Any, habits: Any) -> Any:
        """Play every race on as far as its row says, by everybody's habits; the rows, see watching.py."""
        outputs = self._machine.to_machine(rows)
        self._run("watch", self._machine.to_machine(habits), outputs, int((rows[:, STOP] - rows[:, MOVES]).max()))
        return self._machine.to_host(outputs)

    def scores(self) -> Numbers:
        """Points: a row for each race, a column for each side."""
        return cast(Numbers, self._ask("scores", self.sides))

    def places(self) -> Numbers:
        """Places, 1 for the winner: a row for each race, a column for each side."""
        return cast(Numbers, self._ask("places", self.sides))

    def sheet(self) -> Numbers:
        """Score sheets: by race, side and line, the lines as in `game.lines`."""
        lines = len(self.game.lines)
        return cast(Numbers, self._ask("sheet", self.sides * lines).reshape(len(self), self.sides, lines))

    def observe(self) -> npt.NDArray[np.int16]:
        """What the seat to act knows, as numbers that `game.features` describes: a row for each race."""
        return cast(npt.NDArray[np.int16], self._ask("observe", len(self.game.features)))

    def net(self) -> tuple[Numbers, Numbers]:
        """What the game's net thinks: what every seat may hope for, and of each legal move, in their order; else 0."""
        if self.game.weights is None:
            raise BadOption("no-net", game=self.game.name)
        paper, first = self._ask("net", self.game.weights.paper_size), self.game.weights.seats
        return paper[:, : self.seats], paper[:, first : first + self.game.moves]

    def redeal(self, seat: int) -> None:
        """Deal every race again as it may be for all that a seat knows."""
        if not is_whole(seat) or not 0 <= seat < self.seats:
            raise BadOption("bad-seat", seat=repr(seat), seats=self.seats)
        self._run("redeal", number=seat)

    def run_loop(self, loop: Any, inputs: Any, outputs: Any, number: int) -> None:
        """Let a compiled loop of its own kind go through all races, on the CPU."""
        cast(Any, self._machine).share_out(loop, self._states, inputs, outputs, number, self._cores)

    def _ask(self, kernel: str, columns: int, inputs: Any = None, number: int = 0) -> Any:
        outputs = self._machine.outputs(kernel, len(self), columns)
        self._run(kernel, inputs, outputs, number)
        return self._machine.to_host(outputs)

    def _run(self, kernel: str, inputs: Any = None, outputs: Any = None, number: int = 0) -> None:
        inputs = self._nothing if inputs is None else inputs
        outputs = self._machine.outputs(kernel, 1, 1) if outputs is None else outputs
        self._machine.run(kernel, self._states, inputs, outputs, number, self._cores)


@dataclass
class ManyChances:
    """What `seed_chance` writes to, for many races at once: a row for each word."""

    chance: npt.NDArray[np.uint64]


def chances(seed: int, first: int, count: int) -> npt.NDArray[np.uint32]:
    """The chance with which so many races of a seed begin, a row for each."""
    words = ManyChances(np.zeros((4, count), np.uint64))
    seed_chance(words, seeds(seed, first, count))  # type: ignore[arg-type]
    return words.chance.T.astype(np.uint32)


def seeds(seed: int, first: int, count: int) -> npt.NDArray[np.uint64]:
    """The seeds of so many races of a seed."""
    found: npt.NDArray[np.uint64] = cast(Any, race_seed)(seed, np.arange(first, first + count, dtype=np.uint64))
    return found


def every_core() -> int:
    """All cores that this process may use."""
    from paddock.core.cpu import cores

    return cores()
