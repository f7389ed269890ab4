"""Races on a GPU in an order in which neighbours are asked the same thing, so that they run the same code.

Threads of a warp that are asked different things run one after another, each through much code of its own.
"""

from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.cudadrv.devicearray import DeviceNDArray

BLOCK = 256  # threads
OVER = 31  # the group of the races that are over, after all questions
KINDS = OVER + 1


@cuda.jit  # type: ignore[untyped-decorator]
def count(asked: Any, over: Any, starts: Any) -> None:
    """How many races belong to each group."""
    i = cuda.grid(1)
    if i < asked.size:
        cuda.atomic.add(starts, OVER if over[i] else asked[i], 1)


@cuda.jit  # type: ignore[untyped-decorator]
def add_up(starts: Any) -> None:
    """Where each group begins."""
    begin = 0
    for kind in range(KINDS):
        members = starts[kind]
        starts[kind] = begin
        begin += members


@cuda.jit  # type: ignore[untyped-decorator]
def line_up(asked: Any, over: Any, starts: Any, order: Any) -> None:
    """Every race to its group; within a group in any order."""
    i = cuda.grid(1)
    if i < asked.size:
        order[cuda.atomic.add(starts, OVER if over[i] else asked[i], 1)] = i


class Groups:
    """The order of many races by the field of their state that says what is asked."""

    def __init__(self, states: Any, asks: str) -> None:
        self._asked, self._over = in_place(states, asks), in_place(states, "over")
        self._starts = cuda.device_array(KINDS, np.int32)
        self._blocks = -(-len(states) // BLOCK)
        self.order = cuda.device_array(len(states), np.int32)

    def line_up(self) -> None:
        """Put the races into order, as they are now."""
        self._starts.gpu_data.memset(0)
        count[self._blocks, BLOCK](self._asked, self._over, self._starts)
        add_up[1, 1](self._starts)
        line_up[self._blocks, BLOCK](self._asked, self._over, self._starts, self.order)

    def unfinished(self) -> int:
        """How many races were not over when they were lined up."""
        return int(self._starts.copy_to_host()[OVER - 1])  # each group now ends where the next one begins


def in_place(states: Any, field: str) -> Any:
    """One field of all states as an array, where it lies."""
    kind, offset = states.dtype.fields[field]
    return DeviceNDArray(states.shape, states.strides, kind, gpu_data=states.gpu_data.view(offset))
