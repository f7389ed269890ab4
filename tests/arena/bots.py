"""Bots that behave badly, for the tests; each plays as the driver does until it does not."""

import os
import signal
from pathlib import Path
from typing import Any

from paddock.bots.levels import Driver
from paddock.core.game import Game

MARK = "PADDOCK_TEST_MARK"  # how the names of files begin that tell what has happened


class Thrower(Driver):
    def move(self, game: Game, world: Any) -> int:
        raise ValueError("out of petrol")


class Cheat(Driver):
    def move(self, game: Game, world: Any) -> int:
        return game.moves + 1


class Unmade(Driver):
    def __init__(self) -> None:
        raise RuntimeError("no engine")


def first_time(what: str) -> bool:
    """Whether this has never happened before; from now on it has."""
    mark = Path(f"{os.environ[MARK]}-{what}")
    if mark.exists():
        return False
    mark.touch()
    return True


class Mortal(Driver):
    """Takes its process along once."""

    def move(self, game: Game, world: Any) -> int:
        if first_time("worker"):
            os.kill(os.getpid(), signal.SIGKILL)
        return super().move(game, world)


class Wrecker(Driver):
    """Takes the node of a Ray cluster along once: the parent of its process."""

    def move(self, game: Game, world: Any) -> int:
        if Path(f"/proc/{os.getppid()}/comm").read_text() == "raylet\n" and first_time("node"):
            os.kill(os.getppid(), signal.SIGKILL)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().move(game, world)


class Doomed(Driver):
    """Takes its process along every time."""

    def move(self, game: Game, world: Any) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0
