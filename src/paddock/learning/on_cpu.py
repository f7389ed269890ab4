"""An environment's arrays and kernels on the CPU."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from paddock.core.batch import machine
from paddock.core.cpu import SHARES, Cpu, threads
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.learning.kernels import KERNELS

ALIGNED = 64  # bytes
SMALL = 1024  # races that one core does sooner than others are woken


class OnCpu:
    """The kernels of a game, and arrays that are NumPy's."""

    is_near = True  # a look at an array costs nothing

    def __init__(self, game: Game, cores: int) -> None:
        self.game = game
        self._cpu: Cpu = machine("cpu", game)  # type: ignore[assignment]  # rules are compiled once for all its kernels
        self._cores = cores

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """An array, which JAX shares as well: it begins where that wants it to."""
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        room = np.zeros(size + ALIGNED, np.uint8)
        start = -room.ctypes.data % ALIGNED
        return room[start : start + size].view(dtype).reshape(shape)

    def listed(self, races: int, moves: int) -> Any:
        """Room for the legal moves as a list, a row for each race."""
        return np.zeros((races, moves), np.int16)

    def shared(self, array: Any) -> Any:
        """A caller's array, without a copy."""
        return np.asarray(array)

    def moves(self, moves: Any) -> Any:
        """Moves as kernels take them."""
        array = np.asarray(moves)
        if array.dtype.kind not in "iu":
            raise BadOption("bad-moves", games=len(array))
        return array.astype(np.int32, copy=False)

    def marks(self, where: Any) -> Any:
        """Marks of races as kernels take them."""
        return np.asarray(where, np.bool_)

    def fill(self, array: Any, values: Any) -> None:
        """Write values into an array."""
        array[:] = np.asarray(values)

    def to_host(self, array: Any) -> Any:
        """A copy as a NumPy array."""
        copy = np.zeros(array.shape, array.dtype)  # a copy by itself would write anything into the padding of states
        copy[...] = array
        return copy

    def step(self, kernel: str, states: Any, *arguments: Any) -> None:
        """A step of all places."""
        self._share(kernel, len(states), lambda: (*self._new_paper(), states, *arguments))

    def observe(self, states: Any, where: Any, first: int, out: Any) -> None:
        """Write what seats know."""
        self._share("observe", len(states), lambda: (states, where, first, out, 0))

    def encode(self, kernel: str, raw: Any, *arguments: Any) -> None:
        """Encode an observation."""
        self._share(kernel, len(raw), lambda: (0, raw.shape[1], raw, *arguments))

    def run(self, kernel: str, races: int, *arguments: Any) -> None:
        """Do a kernel's work on all places."""
        self._share(kernel, races, lambda: arguments)

    def _share(self, kernel: str, races: int, arguments: Callable[[], tuple[Any, ...]]) -> None:
        """Do a kernel's work on all places, on several cores if there are many."""
        loop = loop_of(self._cpu, kernel)
        if self._cores == 1 or races < SMALL:
            loop(0, races, *arguments())
            return
        loop(0, 0, *arguments())  # compiles, on this thread
        pieces = self._cores * SHARES
        edges = [races * k // pieces for k in range(pieces + 1)]
        work = [threads(self._cores).submit(loop, *edge, *arguments()) for edge in pairwise(edges)]
        for piece in work:
            piece.result()

    def _new_paper(self) -> tuple[Any, Any]:
        return np.empty(self.game.moves, np.int16), np.zeros(1, self.game.scratch.dtype())


@cache
def loop_of(cpu: Cpu, kernel: str) -> Any:
    """A kernel over many races, for a game; made once."""
    return cpu.compiled(f"learning-{kernel}", KERNELS[kernel])
