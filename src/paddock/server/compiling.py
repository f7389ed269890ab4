"""Compiling: `python -m paddock.server.compiling GAME CHANGES`, a process beside the server, which it never outlives.

It takes hundreds of megabytes, which a server would never give back.
"""

import contextlib
import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator

from paddock.bots.advice import is_compiled, make_ready
from paddock.core.compiled import cache_folder
from paddock.core.editions import edition
from paddock.core.game import Game

PATIENCE = 600.0  # seconds that a compiler waits for another
COMMAND = [sys.executable, "-m", "paddock.server.compiling"]


def start_compiler(game: Game) -> subprocess.Popen[bytes]:
    """A compiler that ends when this process does, however that ends."""
    silent = subprocess.DEVNULL
    command = [*COMMAND, game.name, json.dumps(dict(game.changes))]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=silent, stderr=silent, start_new_session=True)


def compile_bots(game: Game) -> None:
    """Compile what thinks about a game, unless another process has done it."""
    with one_at_a_time():
        if not is_compiled(game):
            make_ready(game)


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """A lock between processes on every system, which is free again when one dies: that of an SQLite database."""
    folder = cache_folder()
    with contextlib.ExitStack() as held:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lock = sqlite3.connect(folder / "compiling.lock", PATIENCE, isolation_level=None)
            held.enter_context(contextlib.closing(lock))
            lock.execute("BEGIN EXCLUSIVE")
        except (OSError, sqlite3.OperationalError) as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise
            # There is no such folder: nothing can be kept there, and nobody is waited for.
        yield


def end_with_server() -> None:
    """End when standard input does: the server holds its other end."""

    def follow() -> None:
        os.read(sys.stdin.fileno(), 1)  # not by `sys.stdin`, whose lock would be held at the exit
        os._exit(1)

    threading.Thread(target=follow, name="following", daemon=True).start()


def main() -> None:
    """Compile what thinks about the game that is named, with these changes of its box."""
    end_with_server()
    compile_bots(edition(sys.argv[1], json.loads(sys.argv[2])))


if __name__ == "__main__":
    main()
