"""Houses in this process: on a real store, with a clock that tests turn, people, and streams that are read."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

from paddock.core.fair import new_secret
from paddock.core.game import REGISTRY
from paddock.server import deeds
from paddock.server.chairs import OPEN, PERSON, Chair
from paddock.server.house import House
from paddock.server.people import People
from paddock.server.settings import Settings
from paddock.server.shown import Viewer
from paddock.server.store import Store, StoreError, open_store
from paddock.server.streams import as_json, table_news
from paddock.server.table import Table
from tests.chaos.servers import PATIENCE
from tests.clock import Clock

GAME = REGISTRY.find("mille-bornes")


async def house_on(store: Store | str, clock: Clock) -> House:
    """A house that keeps no time and listens to nobody unless it is told to."""
    settings = Settings("", window=6.0, pace=0.9, grace=120.0)
    house = House(await open_store(store) if isinstance(store, str) else store, settings, clock, clock.steady)
    await house.time.begin(house.store)
    return house


@contextlib.asynccontextmanager
async def houses_on(db: str, count: int) -> AsyncIterator[list[House]]:
    """Houses that share a database, as several processes do."""
    clock = Clock()
    houses = [await house_on(db, clock) for _ in range(count)]
    try:
        yield houses
    finally:
        for house in houses:
            await house.close()


async def guest(house: House, name: str) -> str:
    """The id of a new person."""
    return (await People(house.store).guest(name, "red", "en"))[0].id


async def open_table(house: House, people: list[str | None], started: bool = True, secret: bytes | None = None) -> str:
    """A table of theirs; the first is the host; None: an open chair."""
    chairs = [Chair(PERSON, who, f"P{n}", "red") if who else Chair(OPEN) for n, who in enumerate(people)]
    facts = {"game": GAME.name, "variant": "simple", "options": {}, "public": True, "clock": None, "host": people[0]}
    facts["chairs"] = [chair.facts() for chair in chairs]
    commands: list[tuple[str, Any]] = [(deeds.OPENED, lambda table: facts)]
    if started:
        commands.append((deeds.STARTED, lambda table: table.start(people[0])))
    return (await house.add(secrets.token_urlsafe(16), secret or new_secret(), commands)).id


async def move(house: House, id: str, version: int | None = None, command_id: str | None = None) -> int:
    """The first legal move of whose turn it is."""

    def command(table: Table) -> dict[str, Any]:
        return table.checked_move(table.running.turn, table.running.moves()[0])

    return await house.do(id, deeds.MOVED, command, command_id, version)


async def version_at(house: House, id: str) -> int:
    """What that house shows."""
    async with house.at(id) as table:
        return table.version


class Moody:
    """A store that fails when it is told to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.reading: StoreError | None = None
        self.writing: StoreError | None = None
        self.stores_anyway = False  # as a database that leaves during a commit may do
        self.join, self.listen, self.close = store.join, store.listen, store.close
        self.backup, self.salvage = store.backup, store.salvage

    async def read(self, work: Any, alone: bool = False) -> Any:
        if self.reading:
            raise self.reading
        return await self._store.read(work, alone)

    async def write(self, work: Any, alone: bool = False) -> Any:
        if self.writing and not self.stores_anyway:
            raise self.writing
        result = await self._store.write(work, alone)
        if self.writing:
            raise self.writing
        return result


class Reading:
    """A stream that is read: every line that came, and the version of the last message."""

    def __init__(self, house: House, id: str, viewer: Viewer, since: int = 0) -> None:
        self.version = since
        self.lines: list[tuple[int, str]] = []
        self.messages: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._read(table_news(house, id, viewer, since, 0, as_json)))

    async def _read(self, news: AsyncIterator[bytes]) -> None:
        async with contextlib.aclosing(news) as messages:  # type: ignore[type-var]
            async for text in messages:
                message = json.loads(text or "{}")
                if message.get("type") == "table":
                    self._take(message)
                self._news.set()

    def _take(self, message: dict[str, Any]) -> None:
        assert message["version"] >= self.version, "a stream went back"
        for line in message["lines"]:
            assert self.version < line["version"] <= message["version"], "a line came twice, or too early"
            self.lines.append((line["version"], line["text"]))
        self.version = message["version"]
        self.messages.append(message)

    async def reach(self, version: int) -> None:
        """Wait until it has come so far."""
        async with asyncio.timeout(PATIENCE):
            while self.version < version or not self.messages:
                assert not self._task.done(), f"ended at {self.version}: {self._task}"
                self._news.clear()
                await self._news.wait()

    async def end(self) -> None:
        """Wait until it ends by itself."""
        async with asyncio.timeout(PATIENCE):
            await self._task

    async def hang_up(self) -> None:
        """The reader leaves."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
