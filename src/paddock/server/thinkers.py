"""Thinkers: bots think in a bounded pool of threads, with a deadline and a cheaper move to fall back on."""

import asyncio
import contextlib
import logging
import secrets
import subprocess
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from paddock.bots import Bot, bot
from paddock.bots.advice import Prospect, advise, is_compiled, make_ready
from paddock.bots.bot import tell_turn
from paddock.core.cpu import cores
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.winning import Winning
from paddock.review.line import Made, champions_line
from paddock.server.compiling import start_compiler
from paddock.server.errors import Busy
from paddock.server.metrics import BOTS_HURRIED

log = logging.getLogger("paddock")

DEADLINE = 4.0  # seconds; the slowest level thinks for one
WAITING = 64  # thoughts that may wait for a thread
KEPT = 16  # bots that remember their turn, 2 MB each
HINT = 1.0  # seconds
LINE = 1.5  # seconds, for all moves of it

T = TypeVar("T")


class Thinkers:
    """Asks bots for moves without ever waiting long for one."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(cores(), thread_name_prefix="thinker")
        self._waiting = 0
        self._ready: set[str] = set()  # packages of games whose search is compiled
        self._wanted: list[Game] = []  # games whose bots somebody waits for, the last asked for first
        self._failed: dict[str, Exception] = {}  # by package
        self._is_preparing = False
        self._is_put_off = False  # what is being compiled, for a game that is wanted more
        self._compiler: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._under_way: OrderedDict[tuple[Race, str], tuple[int, Bot]] = OrderedDict()  # who answered last

    async def prepare(self) -> None:
        """Load the search of every game, compiled before where it is new; until then bots play by policy."""
        await in_thread("preparing", self._prepare)

    def is_ready(self, game: Game, level: str) -> bool:
        """Whether bots of a level play as they can."""
        return game.package in self._ready or getattr(bot(level), "at_once", False)

    def want(self, game: Game) -> None:
        """Somebody waits for the bots of a game: it is compiled first, an edition for the first time now."""
        if self._wanted[:1] != [game]:
            self._wanted = [game, *(each for each in self._wanted if each is not game)]
            self._is_put_off = True
            if (compiler := self._compiler) is not None:
                compiler.terminate()
        if game.is_edition and game.package not in self._failed and not self._is_preparing:
            threading.Thread(target=self._prepare_wanted, name="preparing", daemon=True).start()

    def forget(self, game: Game) -> None:
        """An edition that nobody plays any more."""
        self._ready.discard(game.package)
        self._wanted = [each for each in self._wanted if each is not game]

    def _prepare_wanted(self) -> None:
        try:
            self._prepare()
        except ExceptionGroup:
            log.exception("some bots are not ready")

    def _prepare(self) -> None:
        """Game after game; one that fails keeps no other waiting."""
        self._is_preparing = True
        try:
            while not self._closed and (game := self._next()):
                try:
                    self._make_ready(game)
                except Exception as error:
                    self._failed[game.package] = error
        finally:
            self._is_preparing = False
        if self._failed:
            raise ExceptionGroup("some bots are not ready", [*self._failed.values()])

    def _next(self) -> Game | None:
        """Of the games whose search is not ready, the one that is wanted most."""
        in_order = (*self._wanted, *REGISTRY.games.values())
        return next((each for each in in_order if each.package not in self._ready | self._failed.keys()), None)

    def _make_ready(self, game: Game) -> None:
        if not is_compiled(game) and not self._compile_elsewhere(game):
            return
        if not self._closed:
            make_ready(game)
            self._ready.add(game.package)
            log.info("bots ready", extra={"facts": {"game": game.name}})

    def _compile_elsewhere(self, game: Game) -> bool:
        """Whether it is done: another game may be wanted first."""
        self._is_put_off = False
        self._compiler = start_compiler(game)
        if self._closed:  # meanwhile
            self._compiler.terminate()
        status = self._compiler.wait()
        self._compiler = None
        if status and not (self._closed or self._is_put_off):
            raise RuntimeError(f"the compiler of {game.name} ended with {status}")
        return status == 0

    def close(self) -> None:
        """Thoughts under way are nobody's any more."""
        self._closed = True
        if (compiler := self._compiler) is not None:
            compiler.terminate()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def move(self, race: Race, level: str, seed: int | None = None) -> int:
        """A bot's move; which has begun a turn goes on with it. What it leaves to chance follows from the seed."""
        self._forget_turns_that_ended()
        kept = self._under_way.pop((race, level), None)
        player = kept[1] if kept else bot(level)
        tell_turn(race, player)
        return await self._best(race, player, level, secrets.randbits(63) if seed is None else seed)

    async def _best(self, race: Race, player: Bot, level: str, seed: int) -> int:
        """What a bot chooses; the policy's move, if the bot is too slow or fails."""
        moves = race.moves()
        if len(moves) == 1:
            return moves[0]
        game, world = race.game, race.world(race.turn, seed)
        at_once = getattr(player, "at_once", False)
        if game.package not in self._ready and not at_once:
            return game.policy_move(world)
        try:
            move = player.move(game, world) if at_once else await self._in_time(lambda: player.move(game, world))
        except TimeoutError:
            BOTS_HURRIED.labels(game.name).inc()
            return quick_answer(race)
        except Exception:
            log.exception("bot failed", extra={"facts": {"game": game.name}})
            return quick_answer(race)
        self._keep(race, level, player)
        return move if move in moves else game.policy_move(world)

    def _keep(self, race: Race, level: str, player: Bot) -> None:
        """A bot that thinks turns through may be asked again in the same one."""
        if hasattr(player, "follow"):
            self._under_way[race, level] = race.turn, player
            if len(self._under_way) > KEPT:
                self._under_way.popitem(last=False)

    def _forget_turns_that_ended(self) -> None:
        """What was thought about them takes much memory."""
        self._under_way = OrderedDict(
            (key, kept) for key, kept in self._under_way.items() if not key[0].over and key[0].turn == kept[0]
        )

    async def hint(self, race: Race) -> tuple[Prospect, ...]:
        """How good the moves of the seat to act are, the best first."""
        game, world = race.game, race.world(race.turn, secrets.randbits(63))
        return await self._advice(game, lambda: advise(game, world, HINT))

    async def line(self, race: Race) -> tuple[list[Made], Winning]:
        """How champions would go on; the race, of which this is a copy, has ended."""
        return await self._advice(race.game, lambda: champions_line(race, LINE))

    async def _advice(self, game: Game, work: Callable[[], T]) -> T:
        """What a person waits for."""
        if game.package not in self._ready:
            raise Busy("not-compiled")
        try:
            return await self._in_time(work)
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
