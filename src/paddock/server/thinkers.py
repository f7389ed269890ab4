"""Thinkers: bots think in a bounded pool of threads, with a deadline and a cheaper move to fall back on."""

import asyncio
import contextlib
import logging
import secrets
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from paddock.bots import Bot, bot
from paddock.bots.thinking import Thought, is_compiled, think
from paddock.core.compiled import cache_folder
from paddock.core.cpu import cores
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.server.errors import Busy

log = logging.getLogger("paddock")

DEADLINE = 4.0  # seconds; the slowest level thinks for one
COMPILING = 600.0  # seconds that a worker waits for another that compiles
WAITING = 64  # thoughts that may wait for a thread
HINT_MILLISECONDS = 1000
COMPILE = "import sys, paddock.bots as b, paddock.core.game as g; b.bot('racer', g.REGISTRY.find(sys.argv[1]))"

T = TypeVar("T")


class Thinkers:
    """Asks bots for moves without ever waiting long for one."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(cores(), thread_name_prefix="thinker")
        self._waiting = 0
        self._ready: set[str] = set()  # games whose search is compiled
        self._compiler: subprocess.Popen[bytes] | None = None
        self._closed = False

    def prepare(self) -> None:
        """Compile the search of every game, in a thread of its own; until then bots play by policy."""
        threading.Thread(target=self._prepare, name="preparing", daemon=True).start()

    def _prepare(self) -> None:
        for game in REGISTRY.games.values():
            if not is_compiled(game):
                self._compile_elsewhere(game)
            if self._closed:
                return
            bot("racer", game)
            self._ready.add(game.name)
            log.info("bots ready", extra={"facts": {"game": game.name}})

    def _compile_elsewhere(self, game: Game) -> None:
        """In a process of its own: it takes hundreds of megabytes, which a server would never give back."""
        with one_at_a_time():
            if self._closed or is_compiled(game):  # by another worker, meanwhile
                return
            command = [sys.executable, "-c", COMPILE, game.name]
            self._compiler = subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)
            self._compiler.wait()

    def close(self) -> None:
        """Thoughts under way are nobody's any more."""
        self._closed = True
        if self._compiler is not None:
            self._compiler.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def move(self, race: Race, level: str) -> int:
        """A bot's move, after the time that its level takes: a quick answer would tell that it had little to choose."""
        player = bot(level)
        loop = asyncio.get_running_loop()
        ready_at = loop.time() + getattr(player, "milliseconds", 0) / 1000
        move = await self._best(race, player)
        await asyncio.sleep(max(0, ready_at - loop.time()))
        return move

    async def _best(self, race: Race, player: Bot) -> int:
        """What a bot chooses; the policy's move, if the bot is too slow or fails."""
        moves = race.moves()
        if len(moves) == 1:
            return moves[0]
        game, world = race.game, race.world(race.turn, secrets.randbits(63))
        if game.name not in self._ready:
            return game.policy_move(world)
        try:
            move = await self._in_time(lambda: player.move(game, world))
        except Exception:
            log.exception("bot failed", extra={"facts": {"game": game.name}})
            return game.policy_move(race.world(race.turn, secrets.randbits(63)))
        return move if move in moves else game.policy_move(world)

    async def hint(self, race: Race) -> Thought:
        """What the champion would think about the position of the seat to act."""
        game, world = race.game, race.world(race.turn, secrets.randbits(63))
        if game.name not in self._ready:
            raise Busy("not-compiled")
        try:
            return await self._in_time(lambda: think(game, world, milliseconds=HINT_MILLISECONDS))
        except TimeoutError:
            raise Busy from None

    async def _in_time(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise TimeoutError
        self._waiting += 1
        try:
            async with asyncio.timeout(DEADLINE):
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """A lock between processes on every system, which is free again when one dies: that of an SQLite database."""
    folder = cache_folder()
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError, sqlite3.OperationalError):  # no such folder, or it took too long: go on
            folder.mkdir(parents=True, exist_ok=True)
            lock = sqlite3.connect(folder / "compiling.lock", COMPILING, isolation_level=None)
            held.enter_context(contextlib.closing(lock))
            lock.execute("BEGIN EXCLUSIVE")
        yield


def quick_answer(race: Race) -> int:
    """An answer to an attack: the policy's, at once. How long a bot thinks would tell whether it has a choice."""
    return race.game.policy_move(race.world(race.turn, secrets.randbits(63)))
