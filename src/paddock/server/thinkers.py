"""Thinkers: bots think in a bounded pool of threads, with a deadline and a cheaper move to fall back on."""

import asyncio
import contextlib
import logging
import secrets
import subprocess
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from paddock.bots import Bot, bot
from paddock.bots.thinking import Thought, is_compiled, think
from paddock.core.cpu import cores
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.server.compiling import start_compiler
from paddock.server.errors import Busy
from paddock.server.metrics import BOTS_HURRIED

log = logging.getLogger("paddock")

DEADLINE = 4.0  # seconds; the slowest level thinks for one
WAITING = 64  # thoughts that may wait for a thread
HINT_MILLISECONDS = 1000

T = TypeVar("T")


class Thinkers:
    """Asks bots for moves without ever waiting long for one."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(cores(), thread_name_prefix="thinker")
        self._waiting = 0
        self._ready: set[str] = set()  # games whose search is compiled
        self._compiler: subprocess.Popen[bytes] | None = None
        self._closed = False

    async def prepare(self) -> None:
        """Load the search of every game, compiled first where it is new; until then bots play by policy."""
        await in_thread("preparing", self._prepare)

    def _prepare(self) -> None:
        """Game after game; one that fails keeps no other waiting."""
        failures = []
        for game in REGISTRY.games.values():
            if self._closed or game.name in self._ready:
                continue
            try:
                self._make_ready(game)
            except Exception as error:
                failures.append(error)
        if failures:
            raise ExceptionGroup("some bots are not ready", failures)

    def _make_ready(self, game: Game) -> None:
        if not is_compiled(game):
            self._compile_elsewhere(game)
        if not self._closed:
            bot("racer", game)
            self._ready.add(game.name)
            log.info("bots ready", extra={"facts": {"game": game.name}})

    def _compile_elsewhere(self, game: Game) -> None:
        self._compiler = start_compiler(game)
        if self._closed:  # meanwhile
            self._compiler.terminate()
        status = self._compiler.wait()
        if status and not self._closed:
            raise RuntimeError(f"the compiler of {game.name} ended with {status}")

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
        at_once = getattr(player, "at_once", False)
        if game.name not in self._ready and not at_once:
            return game.policy_move(world)
        try:
            move = player.move(game, world) if at_once else await self._in_time(lambda: player.move(game, world))
        except TimeoutError:
            BOTS_HURRIED.labels(game.name).inc()
            return quick_answer(race)
        except Exception:
            log.exception("bot failed", extra={"facts": {"game": game.name}})
            return quick_answer(race)
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


def quick_answer(race: Race) -> int:
    """An answer to an attack: the policy's, at once. How long a bot thinks would tell whether it has a choice."""
    return race.game.policy_move(race.world(race.turn, secrets.randbits(63)))


async def in_thread(name: str, work: Callable[[], None]) -> None:
    """Do work that may take minutes in a thread of its own, which keeps nobody from leaving."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def answer(error: Exception | None) -> None:
        if done.cancelled():
            return
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)

    def run() -> None:
        error = None
        try:
            work()
        except Exception as failure:
            error = failure
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(answer, error)

    threading.Thread(target=run, name=name, daemon=True).start()
    await done
