"""The CPU: rules compiled by Numba, races shared out over threads that do not hold the interpreter's lock."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba.core import config

from paddock.core.compiled import bind, cached_on_disk, widening
from paddock.core.contract import Numbers
from paddock.core.game import Game
from paddock.core.kernels import KERNELS, one
from paddock.core.layout import RaceState
from paddock.core.linking import RuleCompiler
from paddock.core.rule import given, rule

SHARES = 8  # how many pieces of work each thread gets, so that all finish together


@rule
def each(
    start: int, stop: int, moves: Numbers, scratch: Any, states: Any, inputs: Any, outputs: Any, number: int
) -> None:
    """One step for the races from start to stop."""
    for i in range(start, stop):
        one(states[i], i, moves, scratch[0], inputs, outputs, number)


def compiled(function: FunctionType, **options: Any) -> Any:
    """A rule, compiled when it is first called."""
    return widening(numba.njit(nogil=True, error_model="numpy", **options)(function))


def compiled_for_rules(function: FunctionType) -> Any:
    """A rule that only other rules call: without ways in from Python, optimised in the kernels that take it in."""
    return compiled(function, pipeline_class=RuleCompiler, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def is_kept(kernel: Any) -> bool:
    """Whether a kernel lies compiled in the cache (Numba's own index knows), or cannot be kept there."""
    kept = getattr(kernel._cache, "_cache_file", None)
    return kept is None or bool(kept._load_index())


@cache
def threads(count: int) -> ThreadPoolExecutor:
    """That many threads, kept for the next time."""
    return ThreadPoolExecutor(count, thread_name_prefix="paddock")


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Cpu:
    """The kernels of one game on this CPU, compiled as they are asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._binding = bind(game, compiled_for_rules)
        self._kernels: dict[str, Any] = {}

    def races(self, count: int) -> Any:
        """Room for that many races."""
        return np.zeros(count, self.game.state.dtype())  # zeros: nothing is written into the bytes of its padding

    def clear(self, states: Any, prepared: RaceState) -> None:
        """Make all races as they are before set-up."""
        states[:] = np.frombuffer(prepared.to_bytes(), states.dtype)

    def outputs(self, kernel: str, rows: int, columns: int) -> Any:
        """Room for what a kernel gives."""
        return np.zeros((rows, columns), KERNELS[kernel].output)

    def to_machine(self, array: Any) -> Any:
        """An array of the host as the kernels take it."""
        return np.ascontiguousarray(array)

    def to_host(self, array: Any) -> Any:
        """An array of the kernels as a NumPy array."""
        return array

    def run(self, kernel: str, states: Any, inputs: Any, outputs: Any, number: int, cores: int) -> None:
        """Do a kernel's step to all races, on that many cores."""
        self.share_out(self.kernel(kernel), states, inputs, outputs, number, cores)

    def share_out(self, loop: Any, states: Any, inputs: Any, outputs: Any, number: int, cores: int) -> None:
        """Let a compiled loop over races go through all of them, on that many cores."""

        def work(piece: tuple[int, int]) -> None:
            moves, scratch = np.empty(self.game.moves, np.int16), np.zeros(1, self.game.scratch.dtype())
            loop(*piece, moves, scratch, states, inputs, outputs, number)

        work((0, 0))  # compiles, on this thread
        count = len(states)
        pieces = min(count, cores * SHARES)
        edges = [count * k // pieces for k in range(pieces + 1)]
        if cores == 1:
            work((0, count))
        else:
            list(threads(cores).map(work, pairwise(edges)))

    def kernel(self, name: str) -> Any:
        """A kernel; made once."""
        if name not in self._kernels:
            self._kernels[name] = self.compiled(name, given(each, one=KERNELS[name].step))
        return self._kernels[name]

    def compiled(self, name: str, function: Callable[..., Any]) -> Any:
        """A rule with this game's meanings: compiled at its first call, or taken from the cache."""
        outermost = self._binding(function, wrap=lambda function: function)
        with cached_on_disk(config, self.game, name, "cpu", self._binding.digest(function)) as possible:
            return compiled(outermost, cache=possible)
