"""What the compiled machines share: where their code is kept, and the line that says that somebody has to wait."""

import logging
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs
from numba import types

from paddock.core.events import emit
from paddock.core.game import Game
from paddock.core.rule import Binding, Wrap
from paddock.core.words import Say, system_language, words

SMALL = 4  # elements

_lock = threading.Lock()


def bind(game: Game, wrap: Wrap) -> Binding:
    """Copies of a game's rules for a machine. All kernels of a game share them, so that each rule is compiled once."""
    return game.bind(wrap, {emit: game.told}, constant)


def constant(value: Any) -> Any:
    """Game data as compilers like it: as an array, for of a tuple they make a branch of each element."""
    if isinstance(value, tuple) and len(value) > SMALL:
        numbers = np.array(value, dtype=np.int64)
        return numbers.astype(np.min_scalar_type(-1 - abs(numbers).max()))  # the smallest signed type that holds them
    if isinstance(value, memoryview):
        return np.asarray(value)
    return value


def widening(dispatcher: Any) -> Any:
    """Let calls widen whole numbers: a rule is compiled once, not for every mix of field widths it is called with."""
    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template(tuple(map(widened, args)), kws)
    return dispatcher


def widened(argument: Any) -> Any:
    """The type in which an argument is passed."""
    return types.int64 if isinstance(argument, types.Integer) and argument.signed else argument


def cache_folder() -> Path:
    """Where compiled code lies between runs; `PADDOCK_CACHE` names another place."""
    return Path(os.environ.get("PADDOCK_CACHE") or platformdirs.user_cache_path("paddock")) / "compiled"


@contextmanager
def cached_on_disk(config: Any, game: Game, kernel: str, machine: str, digest: str) -> Iterator[bool]:
    """While a kernel is being wrapped: let Numba keep its code, if that is possible, and announce what is new.

    The folder's name covers every source by the kernel's digest, because Numba itself looks at one file only.
    """
    folder = cache_folder() / f"{game.name}-{kernel}-{machine}-{digest[:32]}"
    if not any(folder.rglob("*.nbi")):
        say = Say("compiling", game=game.title(language := system_language()), kernel=kernel, machine=machine)
        logging.getLogger("paddock").warning(words(language)(say))  # on the terminal, or in a server's log
    with _lock:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield writable(folder)
        finally:
            config.CACHE_DIR = before


def writable(folder: Path) -> bool:
    """Whether files can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)
