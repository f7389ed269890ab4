"""The machines of environments: the CPU and the GPU."""

from typing import Any

from paddock.core.batch import every_core
from paddock.core.errors import BadOption
from paddock.core.game import Game


def machine(device: str, game: Game, cores: int | None) -> Any:
    """What keeps the arrays of an environment and runs its kernels."""
    if device == "cpu":
        from paddock.learning.on_cpu import OnCpu

        return OnCpu(game, cores or every_core())
    if device == "gpu":
        from paddock.learning.on_gpu import OnGpu

        return OnGpu(game)
    raise BadOption("bad-device", name=device)
