"""An environment's code for a GPU compiles; `benchmarks/learning_speed.py` runs it on a real one."""

from types import SimpleNamespace
from typing import Any

import pytest

from paddock.learning.kernels import PLAN, SLOT
from tests.contract.cases import GAMES
from tests.contract.test_gpu_code import GENERATION, shared_rules

GAME = GAMES[0]  # the rules of others are compiled with the kernels of a batch
KERNELS = ("step-among", "observe", "observe-each", "choose", "advise", "encode", "encode-sparsely")


@pytest.mark.parametrize("kernel", KERNELS)
def test_kernels_compile_for_a_gpu(kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from numba import from_dtype, types
    from numba.cuda import compile_ptx, dispatcher

    from paddock.learning.on_gpu import grid_of

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=GENERATION))
    states, slots, plans = (from_dtype(dtype)[::1] for dtype in (GAME.state.dtype(), SLOT, PLAN))
    listed, marks, small = types.Array(types.int16, 2, "F"), types.boolean[::1], types.int8[::1]
    numbers, floats, whole = types.int32[::1], types.float32[:, ::1], types.int64
    raw, table, scale = types.int16[:, ::1], types.int32[:, ::1], types.float32[::1]
    step: tuple[Any, ...] = (
        numbers,
        states,
        states,
        slots,
        plans,
        whole,
        whole,
        whole,
        numbers,
        marks,
        listed,
        types.boolean[:, ::1],
    )
    step += (small, small, floats, marks, marks)
    arguments = {
        "step-among": step,
        "observe": (states, marks, whole, types.int16[:, :, ::1]),
        "observe-each": (states, marks, whole, types.int16[:, :, ::1]),
        "choose": (slots, listed, floats, whole, whole, numbers),
        "advise": (numbers, states, slots, listed, numbers),
        "encode": (raw, table, scale, floats),
        "encode-sparsely": (raw, table, scale, table, floats),
    }[kernel]
    function = shared_rules(GAME)(grid_of(GAME, kernel), wrap=lambda function: function)
    ptx, _ = compile_ptx(function, arguments, cc=GENERATION)
    assert ".entry" in ptx
