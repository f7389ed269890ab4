"""The GPU: the same rules compiled by numba-cuda, one thread to a race. States stay on the device."""

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np

from paddock.core.compiled import bind, cached_on_disk, widening
from paddock.core.errors import NoDevice
from paddock.core.game import Game
from paddock.core.kernels import KERNELS, one
from paddock.core.layout import RaceState
from paddock.core.rule import given, rule

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 names it, NumPy 2.5 dropped it

try:
    from numba import cuda, from_dtype, int16
    from numba.cuda import lowering
    from numba.cuda.core import config
    from numba.cuda.cudadrv import nvvm
except ImportError as error:
    raise NoDevice("missing-extra", extra="gpu") from error

from paddock.core.groups import Groups

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are fine
nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL  # game data may be larger than the 64 KB of constant memory

BLOCK = 128  # threads
LOOK = 32  # moves between two looks at whether all races are over
LONG = 12  # blocks of code; measured: fewer cost the small games, more cost the large ones
MOVES, STATE, SCRATCH = 0, None, None  # of a game: given to `grid`, for the device wants constants


@rule
def grid(states: Any, inputs: Any, outputs: Any, number: int) -> None:
    """One step for the race of this thread, in local memory: there the same fields of neighbours lie together."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        moves = cuda.local.array(MOVES, int16)
        scratch = cuda.local.array(1, SCRATCH, alignment=8)
        race = cuda.local.array(1, STATE, alignment=8)
        race[0] = states[i]
        one(race[0], i, moves, scratch[0], inputs, outputs, number)
        states[i] = race[0]


@rule
def grid_in_groups(states: Any, order: Any, inputs: Any, outputs: Any, number: int) -> None:
    """The same for races in some order, where they lie: a move is too short to take a race elsewhere for it."""
    at = cuda.grid(1)
    if at < order.size:
        moves = cuda.local.array(MOVES, int16)
        scratch = cuda.local.array(1, SCRATCH, alignment=8)
        one(states[order[at]], order[at], moves, scratch[0], inputs, outputs, number)


@cuda.jit  # type: ignore[untyped-decorator]
def clear(states: Any, blank: Any) -> None:
    """The race of this thread as it is before set-up."""
    i = cuda.grid(1)
    if i < states.size:
        states[i] = blank[0]


class Lower(lowering.CUDALower):  # type: ignore[misc]
    """Lowers rules so that a long one stays a function: inlined wherever it is called, the code outgrows its cache."""

    def pre_lower(self) -> None:
        """Before the code of a rule is made."""
        super().pre_lower()
        if len(self.blocks) >= LONG:
            self.builder.function.attributes.add("noinline")


lowering.CUDALower = Lower


def compiled(function: FunctionType) -> Any:
    """A rule, compiled for the device when a kernel needs it."""
    return widening(cuda.jit(device=True)(function))


def available() -> bool:
    """Whether there is a GPU to compute on."""
    return bool(cuda.is_available())


class Gpu:
    """The kernels of one game on the GPU, compiled as they are asked for."""

    def __init__(self, game: Game) -> None:
        if not available():
            raise NoDevice("no-gpu")
        self.game = game
        self._binding = bind(game, compiled)
        self._kernels: dict[str, Any] = {}

    def races(self, count: int) -> Any:
        """Room for that many races."""
        return zeros(count, self.game.state.dtype())  # zeros: nothing is written into the bytes of its padding

    def clear(self, states: Any, prepared: RaceState) -> None:
        """Make all races as they are before set-up."""
        blank = cuda.to_device(np.frombuffer(prepared.to_bytes(), states.dtype))
        clear[blocks(states), BLOCK](states, blank)

    def outputs(self, kernel: str, rows: int, columns: int) -> Any:
        """Room for what a kernel gives."""
        return zeros((rows, columns), KERNELS[kernel].output)

    def to_machine(self, array: Any) -> Any:
        """An array of the host as the kernels take it."""
        return cuda.to_device(np.ascontiguousarray(array))

    def to_host(self, array: Any) -> Any:
        """An array of the kernels as a NumPy array."""
        return array.copy_to_host()

    def run(self, kernel: str, states: Any, inputs: Any, outputs: Any, number: int, cores: int) -> None:
        """Do a kernel's step to all races. The device has cores of its own."""
        step = self.kernel(kernel)[blocks(states), BLOCK]
        if in_groups(self.game, kernel):
            groups = Groups(states, self.game.asks)
            for made in range(number):
                groups.line_up()
                if made % LOOK == 0 and not groups.unfinished():
                    break
                step(states, groups.order, inputs, outputs, 1)
        else:
            step(states, inputs, outputs, number)
        cuda.synchronize()

    def kernel(self, name: str) -> Any:
        """A kernel, wrapped: compiled at its first call, or taken from the cache."""
        if name not in self._kernels:
            self._kernels[name] = self.compiled(name, kernel_loop(self.game, name))
        return self._kernels[name]

    def compiled(self, name: str, function: Callable[..., Any]) -> Any:
        """A kernel with this game's meanings: compiled at its first call, or taken from the cache."""
        outermost = self._binding(function, wrap=lambda function: function)
        with cached_on_disk(config, self.game, name, "gpu", self._binding.digest(function)) as possible:
            return cuda.jit(cache=possible)(outermost)


def kernel_loop(game: Game, name: str) -> Callable[..., None]:
    """The outermost function of a kernel, not yet bound to the game's rules."""
    loop = grid_in_groups if in_groups(game, name) else grid
    records = {"STATE": from_dtype(game.state.dtype()), "SCRATCH": from_dtype(game.scratch.dtype())}
    return given(loop, one=KERNELS[name].step, MOVES=game.moves, **records)


def zeros(shape: Any, dtype: Any) -> Any:
    """An array on the device."""
    room = cuda.device_array(shape, dtype)
    room.gpu_data.memset(0)
    return room


def blocks(states: Any) -> int:
    """How many blocks of threads have one for every race."""
    return -(-len(states) // BLOCK)


def in_groups(game: Game, kernel: str) -> bool:
    """Whether the kernel is done a move at a time, to races that are grouped by what is asked."""
    return bool(game.asks) and KERNELS[kernel].moves
