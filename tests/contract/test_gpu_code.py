"""Code for a GPU compiles, to PTX for an H200's generation; `benchmarks/gpu_agrees.py` runs it on a real one."""

import re
from functools import cache
from types import FunctionType, SimpleNamespace

import numpy as np
import pytest

from paddock.core.compiled import bind
from paddock.core.game import Game
from paddock.core.kernels import KERNELS
from paddock.core.rule import Binding
from tests.contract.cases import GAMES, every_game

GENERATION = (9, 0)
FIRST, *OTHERS = GAMES
# A rule is compiled the same way in every kernel: `watch` has all of `legal`, `play` and `policy` but their steps,
# which are the core's and are compiled with the first game.
COVERING = ("begin", "verdict", "watch", "scores", "places", "sheet", "redeal", "observe")


@pytest.mark.parametrize(
    ("game", "kernel"),
    [(FIRST, kernel) for kernel in KERNELS] + [(game, kernel) for game in OTHERS for kernel in COVERING],
    ids=lambda value: value.name if isinstance(value, Game) else value,
)
def test_kernels_compile_for_a_gpu(game: Game, kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    require_compiling(game, kernel, monkeypatch)


def require_compiling(game: Game, kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel of a batch becomes code for a GPU in which no state lies askew."""
    from numba import from_dtype, types
    from numba.cuda import compile_ptx, dispatcher

    from paddock.core.gpu import in_groups, kernel_loop

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=GENERATION))
    states = from_dtype(game.state.dtype())[::1]
    output = {np.bool_: types.boolean, np.int16: types.int16}.get(KERNELS[kernel].output, types.int32)
    function = shared_rules(game)(kernel_loop(game, kernel), wrap=lambda function: function)
    inputs = [types.int32[::1]] * (2 if in_groups(game, kernel) else 1)  # the order of races in groups, too
    ptx, _ = compile_ptx(function, (states, *inputs, output[:, ::1], types.int64), cc=GENERATION)
    assert ".entry" in ptx
    assert not re.search(r"\.local \.align [124] .b8\s+__local_depot0", ptx)  # a state there would lie askew


@cache
def shared_rules(game: Game) -> Binding:
    """Compiled once for all kernels of a game."""
    from paddock.core.gpu import compiled

    return bind(game, compiled)


@every_game
def test_every_rule_of_every_kernel_is_in_one_that_is_compiled(game: Game) -> None:
    assert rules_of(game, *KERNELS) <= rules_of(game, *COVERING) | rules_of(FIRST, *KERNELS)


def rules_of(game: Game, *kernels: str) -> set[FunctionType]:
    """All rules that are copied into some kernels."""
    binding = bind(game, lambda function: function)
    steps = [KERNELS[kernel].step for kernel in kernels]
    for step in steps:
        binding(step)
    return set().union(*map(binding.rules_of, steps))
