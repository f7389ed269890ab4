"""Races that are watched and counted compile for a GPU; `benchmarks/lab_speed.py` runs them on a real one."""

import pytest

from paddock.core.counting import counting
from tests.contract.cases import GAMES
from tests.contract.test_gpu_code import require_compiling

GAME = counting(GAMES[0])  # the rules of others are compiled with the kernels of a batch


@pytest.mark.parametrize("kernel", ["begin", "watch", "places", "scores", "sheet"])
def test_races_that_are_counted_compile_for_a_gpu(kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    require_compiling(GAME, kernel, monkeypatch)
