"""A real server in a thread of this process, so that tests can reach into its house."""

import asyncio
import secrets
import socket
import threading
from collections.abc import Callable, Coroutine
from dataclasses import replace
from hashlib import sha256
from typing import Any, TypeVar

import uvicorn

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.server import deeds
from paddock.server.app import create_app
from paddock.server.chairs import PERSON, Chair, bot_chair
from paddock.server.house import House
from paddock.server.limits import Limits
from paddock.server.people import People
from paddock.server.serve import uvicorn_config
from paddock.server.settings import Settings

GAME = "mille-bornes"
PATIENCE = 60.0  # seconds
COMPILING = 600.0

T = TypeVar("T")
Chooses = Callable[[Race], int]


class Server:
    """Paddock at a port of its own."""

    def __init__(self, db: str, **settings: Any) -> None:
        self._app = create_app(Settings(db, **settings))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._uvicorn = uvicorn.Server(uvicorn_config(self._app))
        self._started = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=[self._serve()], daemon=True)
        self._thread.start()
        assert self._started.wait(PATIENCE)

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self._uvicorn.serve([self._listener]))
        while not self._uvicorn.started and not serving.done():
            await asyncio.sleep(0.01)
        self._started.set()
        await serving

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self.house.end_streams)
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)

    @property
    def house(self) -> House:
        found: House = self._app.state.house
        return found

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def let_pass(self, seconds: float) -> None:
        """For the house this time has passed."""
        time = self.house.time
        time._noted = replace(time._noted, time=time._noted.time + seconds)

    def forgive(self) -> None:
        """Nobody has done anything too often so far: here all visitors come from one address."""
        self._app.state.limits = Limits()

    def prepare_bots(self, game: str = GAME) -> None:
        """Wait until the bots of a game think."""

        async def prepared() -> None:
            while not self.house.thinkers.is_ready(REGISTRY.find(game), "champion"):
                await asyncio.sleep(0.1)

        asyncio.run_coroutine_threadsafe(prepared(), self._loop).result(COMPILING)

    def now(self, table: str) -> tuple[int, Race]:
        """How far a table has come, and its race as it is then, with all that nobody is shown."""

        async def found() -> tuple[int, Race]:
            async with self.house.at(table) as live:
                race = live.running
                kept = race.as_it_was(race.step, race.state.to_bytes())
                kept.events, kept.chain = list(race.events), race.chain
                return live.version, kept

        return self.call(found())

    def race(self, table: str) -> Race:
        """A race as the house knows it now; it does not go on when that one does."""
        return self.now(table)[1]

    def lay_out(self, token: str, race: Race, bots: dict[int, str] | None = None) -> str:
        """A table where a race has come to that point; whoever has the token sits on all chairs but the bots'."""
        return self.call(self._lay_out(token, race, bots or {}))

    async def _lay_out(self, token: str, race: Race, bots: dict[int, str]) -> str:
        people: People = self._app.state.people
        person = (await people.by_token(token))[0]
        record = race.record
        chairs = [
            driving(bots[seat]) if seat in bots else Chair(PERSON, person.id, name, person.colour)
            for seat, name in enumerate(record.players)
        ]
        opened = {
            "game": record.game,
            "variant": record.variant,
            "options": record.options,
            "public": False,
            "clock": None,
            "host": person.id,
            "chairs": [chair.facts() for chair in chairs],
        }
        commands: list[tuple[str, Any]] = [(deeds.OPENED, lambda _: opened), (deeds.STARTED, lambda _: {})]
        for move in record.moves:
            commands.append((deeds.MOVED, lambda table, move=move: table.checked_move(table.running.turn, move)))
        id = secrets.token_urlsafe(16)
        await self.house.add(id, bytes.fromhex(record.secret), commands)
        return id


def driving(level: str) -> Chair:
    """A bot of that level, the same at every table that is laid out."""
    return bot_chair(level, [], "a-table")


def sensible(race: Race) -> int:
    """What the quick bot would do."""
    return race.game.policy_move(race.state)


def race_until(
    wanted: Callable[[Race], bool],
    chooses: Chooses = sensible,
    names: tuple[str, ...] = ("Ada", "Bob"),
    box: str = GAME,
) -> Race:
    """A race that came to what is wanted, with cards as they fell."""
    game = REGISTRY.find(box)
    for number in range(1000):
        race = Race.start(game, len(names), players=names, secret=sha256(b"%d" % number).digest())
        while not race.over:
            if wanted(race):
                return race
            race.play(chooses(race))
    raise AssertionError("no race came to that")
