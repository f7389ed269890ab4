"""Batch: races by the million, as one NumPy array of states, on the CPU or a GPU."""

from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from paddock.core.errors import BadOption, IllegalMove
from paddock.core.game import REGISTRY, Game, is_whole
from paddock.core.layout import RaceState

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


_machines: dict[tuple[str, str], Machine] = {}


def machine(device: str, game: Game) -> Machine:
    """The CPU or the GPU, with the kernels of a game; made once."""
    if device not in ("cpu", "gpu"):
        raise BadOption("bad-device", name=device)
    if (device, game.name) not in _machines:
        if device == "cpu":
            from paddock.core.cpu import Cpu

            _machines[device, game.name] = Cpu(game)
        else:
            from paddock.core.gpu import Gpu

            _machines[device, game.name] = Gpu(game)
    return _machines[device, game.name]


class Batch:
    """Many races of one game with the same options. Race i has the seed `seed` + i: `paddock.start` can show it."""

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
        self.game = REGISTRY.find(game)
        self._prepared = self.game.prepare_new(seats, variant, options)
        self.seats = self._prepared.seats
        self._machine = machine(device, self.game)
        self._cores = cores or every_core()
        self._nothing = self._machine.to_machine(np.zeros(1, np.int32))
        self._states = self._machine.races(games)
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Lay all races out anew, from another seed."""
        if not is_whole(seed) or not 0 <= seed < 2**63 - len(self):
            raise BadOption("bad-seed", seed=repr(seed))
        self._machine.clear(self._states, self._prepared)
        self._run("begin", number=seed)

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

    def play(self, moves: Any) -> None:
        """Make one move in every race; races that are over take no notice. Refuses all if one is illegal."""
        asked = np.asarray(moves)
        if asked.shape != (len(self),) or asked.dtype.kind not in "iu":
            raise BadOption("bad-moves", games=len(self))
        inputs = self._machine.to_machine(asked.astype(np.int32))
        verdicts = self._ask("verdict", 1, inputs)[:, 0]
        if verdicts.any():
            first = int(np.argmax(verdicts != 0))
            state = self.game.state.from_bytes(self.states[first].tobytes())
            why = self.game.why_not(state, int(asked[first]), int(verdicts[first]))
            raise IllegalMove("illegal-move-in-batch", self.game.package, race=first, move=int(asked[first]), why=why)
        self._run("play", inputs)

    def playout(self, policy: str = "random", limit: int = MANY) -> Numbers:
        """Play every race on, at random or by the game's policy; how many moves were made in each."""
        if policy not in ("random", "policy"):
            raise BadOption("bad-policy", name=policy)
        return self._ask(policy, 1, number=limit)[:, 0]

    def scores(self) -> Numbers:
        """Points: a row for each race, a column for each side."""
        return self._ask("scores", self.sides)

    def places(self) -> Numbers:
        """Places, 1 for the winner: a row for each race, a column for each side."""
        return self._ask("places", self.sides)

    def sheet(self) -> Numbers:
        """Score sheets: by race, side and line, the lines as in `game.lines`."""
        lines = len(self.game.lines)
        return self._ask("sheet", self.sides * lines).reshape(len(self), self.sides, lines)

    def observe(self) -> Numbers:
        """What the seat to act knows, as numbers for learners: a row for each race."""
        return self._ask("observe", self.game.features)

    def redeal(self, seat: int) -> None:
        """Deal every race again as it may be for all that a seat knows."""
        if not is_whole(seat) or not 0 <= seat < self.seats:
            raise BadOption("bad-seat", seat=repr(seat), seats=self.seats)
        self._run("redeal", number=seat)

    def _ask(self, kernel: str, columns: int, inputs: Any = None, number: int = 0) -> Numbers:
        outputs = self._machine.outputs(kernel, len(self), columns)
        self._run(kernel, inputs, outputs, number)
        return cast(Numbers, self._machine.to_host(outputs))

    def _run(self, kernel: str, inputs: Any = None, outputs: Any = None, number: int = 0) -> None:
        inputs = self._nothing if inputs is None else inputs
        outputs = self._machine.outputs(kernel, 1, 1) if outputs is None else outputs
        self._machine.run(kernel, self._states, inputs, outputs, number, self._cores)


def every_core() -> int:
    """All cores that this process may use."""
    from paddock.core.cpu import cores

    return cores()
