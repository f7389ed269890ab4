"""An environment's arrays and kernels on a GPU, one thread to a race. Nothing waits for the host."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, from_dtype, int16

from paddock.core.batch import machine
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.gpu import Gpu, zeros
from paddock.core.groups import Groups
from paddock.core.rule import given, rule
from paddock.learning.kernels import KERNELS

BLOCK = 128  # threads
LANES = 32  # threads of a warp
WARPS = BLOCK // LANES
WIDTH = LANES + 1  # of a tile: lanes that read a column read from places that do not get in each other's way
MOVES, FEATURES, SCRATCH = 0, 0, None  # of a game: given to the grids, for the device wants constants


@rule
def kernel(*arguments: Any) -> None:
    """One of the kernels; each grid says which."""


@rule
def step_grid(
    order: Any,
    states: Any,
    blank: Any,
    slots: Any,
    plans: Any,
    mode: int,
    seed: int,
    call: int,
    moves: Any,
    where: Any,
    listed: Any,
    allowed: Any,
    turn: Any,
    side: Any,
    rewards: Any,
    ended: Any,
    truncated: Any,
) -> None:
    """A step of the race of this thread, where it lies: a move is too short to take a race elsewhere for it."""
    at = cuda.grid(1)
    if at < states.shape[0]:
        i = order[at] if order.size > 0 else at
        paper = cuda.local.array(MOVES, int16)
        scratch = cuda.local.array(1, SCRATCH, alignment=8)
        kernel(
            i,
            i + 1,
            paper,
            scratch,
            states,
            blank,
            slots,
            plans,
            mode,
            seed,
            call,
            moves,
            where,
            listed,
            allowed,
            turn,
            side,
            rewards,
            ended,
            truncated,
        )


@rule
def advise_grid(order: Any, states: Any, slots: Any, listed: Any, chosen: Any) -> None:
    """The policy's move for the race of this thread."""
    at = cuda.grid(1)
    if at < states.shape[0]:
        i = order[at] if order.size > 0 else at
        paper = cuda.local.array(MOVES, int16)
        scratch = cuda.local.array(1, SCRATCH, alignment=8)
        kernel(i, i + 1, paper, scratch, states, slots, listed, chosen)


@rule
def observe_grid(states: Any, where: Any, first: int, out: Any) -> None:
    """What a seat knows of the race of this thread: noted in local memory, then written row by row by its warp."""
    i = cuda.grid(1)
    seen = cuda.local.array((1, 1, FEATURES), int16)
    tile = cuda.shared.array((WARPS, LANES, WIDTH), int16)
    if i < states.shape[0]:
        kernel(i, i + 1, states, where, first, seen, i)
    lane = i % LANES
    warp = cuda.threadIdx.x // LANES
    for start in range(0, FEATURES, LANES):
        for k in range(min(LANES, FEATURES - start)):
            tile[warp, lane, k] = seen[0, 0, start + k]
        cuda.syncwarp()
        if start + lane < FEATURES:
            for k in range(min(LANES, states.shape[0] - i + lane)):
                if where.size == 0 or where[i - lane + k] != 0:
                    out[i - lane + k, 0, start + lane] = tile[warp, k, lane]
        cuda.syncwarp()


@rule
def choose_grid(slots: Any, listed: Any, logits: Any, seed: int, call: int, chosen: Any) -> None:
    """A move for the race of this thread."""
    i = cuda.grid(1)
    if i < chosen.shape[0]:
        kernel(i, i + 1, slots, listed, logits, seed, call, chosen)


@rule
def observe_each_grid(states: Any, where: Any, first: int, out: Any) -> None:
    """What several seats know of the race of this thread, written where it is to stand."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        kernel(i, i + 1, states, where, first, out, 0)


@rule
def encode_grid(raw: Any, table: Any, scale: Any, out: Any) -> None:
    """The number of this thread in its columns."""
    number = cuda.grid(1)
    if number < raw.size:
        i, feature = number // FEATURES, number % FEATURES
        kernel(i, i + 1, feature, feature + 1, raw, table, scale, out)


@rule
def encode_sparsely_grid(raw: Any, table: Any, scale: Any, columns: Any, values: Any) -> None:
    """The number of this thread as a column and a value."""
    number = cuda.grid(1)
    if number < raw.size:
        i, feature = number // FEATURES, number % FEATURES
        kernel(i, i + 1, feature, feature + 1, raw, table, scale, columns, values)


@cuda.jit  # type: ignore[untyped-decorator]
def cast_grid(values: Any, out: Any) -> None:
    """Numbers of one type as numbers of another."""
    i = cuda.grid(1)
    if i < out.size:
        out[i] = values[i]


GRIDS: dict[str, Callable[..., None]] = {
    "step": step_grid,
    "step-among": step_grid,
    "observe": observe_grid,
    "observe-each": observe_each_grid,
    "choose": choose_grid,
    "advise": advise_grid,
    "encode": encode_grid,
    "encode-sparsely": encode_sparsely_grid,
}


@cache
def compiled_grid(gpu: Gpu, kernel: str) -> Any:
    """A kernel for a game; made once."""
    return gpu.compiled(f"learning-{kernel}", grid_of(gpu.game, kernel))


def grid_of(game: Game, name: str) -> Callable[..., None]:
    """The outermost function of a kernel, not yet bound to the game's rules."""
    constants = {"MOVES": game.moves, "FEATURES": len(game.features), "SCRATCH": from_dtype(game.scratch.dtype())}
    return given(GRIDS[name], kernel=KERNELS[name], **constants)


class OnGpu:
    """The kernels of a game, and arrays of the device, which PyTorch, CuPy and JAX take as they are."""

    is_near = False  # a look at an array waits for all that was begun

    def __init__(self, game: Game) -> None:
        self.game = game
        self._gpu: Gpu = machine("gpu", game)  # type: ignore[assignment]  # rules are compiled once for all its kernels
        self._groups: Groups | None = None
        self._no_order = cuda.device_array(0, np.int32)

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """An array."""
        return zeros(shape, dtype) if np.prod(shape) else cuda.device_array(shape, dtype)

    def listed(self, races: int, moves: int) -> Any:
        """Room for the legal moves as a list; those of neighbours lie together."""
        return cuda.device_array((races, moves), np.int16, order="F")

    def shared(self, array: Any) -> Any:
        """A caller's array, without a copy if it is on the device."""
        return cuda.as_cuda_array(array) if cuda.is_cuda_array(array) else cuda.to_device(np.ascontiguousarray(array))

    def moves(self, moves: Any) -> Any:
        """Moves as kernels take them."""
        return self._as(moves, np.int32)

    def marks(self, where: Any) -> Any:
        """Marks of races as kernels take them."""
        return self._as(where, np.bool_)

    def fill(self, array: Any, values: Any) -> None:
        """Write values into an array."""
        if array.size:
            array.copy_to_device(values)

    def to_host(self, array: Any) -> Any:
        """A copy as a NumPy array."""
        return array.copy_to_host()

    def step(self, kernel: str, states: Any, *arguments: Any) -> None:
        """Begin a step of all places, those that are asked the same thing together if the game does well with that."""
        if self.game.asks:
            if self._groups is None:
                self._groups = Groups(states, self.game.asks)
            self._groups.line_up()
        self.run(kernel, len(states), self._groups.order if self._groups else self._no_order, states, *arguments)

    def observe(self, states: Any, where: Any, first: int, out: Any) -> None:
        """Begin to write what seats know."""
        kernel = "observe" if out.shape[1] == 1 else "observe-each"
        self.run(kernel, len(states), states, where, first, out)

    def encode(self, kernel: str, raw: Any, *arguments: Any) -> None:
        """Begin to encode an observation, one thread to a number."""
        self.run(kernel, raw.size, raw, *arguments)

    def run(self, kernel: str, races: int, *arguments: Any) -> None:
        """Begin a kernel's work on all places, and do not wait for it."""
        compiled_grid(self._gpu, kernel)[-(-races // BLOCK), BLOCK](*arguments)

    def _as(self, array: Any, dtype: Any) -> Any:
        if not cuda.is_cuda_array(array):
            return cuda.to_device(np.asarray(array).astype(dtype))
        values = cuda.as_cuda_array(array)
        if values.dtype == dtype:
            return values
        if values.dtype.kind not in "iub":
            raise BadOption("bad-moves", games=len(values))
        out = cuda.device_array(values.shape, dtype)
        cast_grid[-(-values.size // BLOCK), BLOCK](values, out)
        return out
