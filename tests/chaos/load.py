"""Load: pairs of players who play as fast as they can and remember what was acknowledged; readers who resume.

A player who gets no answer, or 503, sends the same command again until there is one. So everything that a server may
do wrong while things die shows as a difference between what players remember and what is stored.
"""

import asyncio
import contextlib
import json
import random
from collections import Counter
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any
from uuid import uuid4

import httpx

from tests.chaos.servers import PAUSE, until

AGAIN = 0.1  # how often a command is sent once more although it was acknowledged
HICCUP = 0.02  # how often a reader hangs up after a message
GAME = {"game": "mille-bornes", "chairs": [{"kind": "you"}, {"kind": "open"}]}
LOST = (httpx.TransportError, json.JSONDecodeError)


@dataclass(frozen=True)
class Acknowledged:
    """A move of which the server has said that it is stored."""

    table: str
    command: str
    version: int
    move: int


@dataclass
class Reader:
    """Reads a table's stream, hangs up now and then, and resumes from the version that it has seen."""

    load: "Load"
    table: str
    token: str | None  # None: a spectator
    version: int = 0
    lines: list[tuple[int, str]] = field(default_factory=list)
    shown: dict[str, Any] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    async def read(self) -> None:
        """Until cancelled."""
        while True:
            with contextlib.suppress(*LOST):
                await self._read_once()
            await asyncio.sleep(PAUSE)

    async def _read_once(self) -> None:
        url = f"{self.load.any_url()}/api/tables/{self.table}/stream"
        params, headers = {"since": self.version}, self.load.headers(self.token)
        async with self.load.client.stream("GET", url, params=params, headers=headers) as answer:
            if answer.status_code != 200:
                await answer.aread()
                await self.load.excuse(answer)
                return
            async for line in answer.aiter_lines():
                if line:
                    self._take(json.loads(line))
                    if random.random() < HICCUP:
                        return

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] != "table":
            return
        assert message["version"] >= self.version, "a stream went back"
        for line in message["lines"]:
            assert self.version < line["version"] <= message["version"], "a line came twice, or too early"
            self.lines.append((line["version"], line["text"]))
        self.version, self.shown = message["version"], message
        self.news.set()


@dataclass
class Player:
    """Plays table after table against the same opponent."""

    load: "Load"
    token: str

    async def play(self, table: str) -> None:
        """Until cancelled: a race, then the rematch."""
        while True:
            reader = self.load.reader(table, self.token)
            async with reading(reader):
                await self._race(reader)
            table = (await self.load.insist(f"/api/tables/{table}/rematch", self.token, {}))["table"]

    async def _race(self, reader: Reader) -> None:
        while reader.shown.get("state") != "over":
            await reader.news.wait()
            reader.news.clear()
            shown = reader.shown
            if shown["state"] == "gathering" and shown["host"] and all(c["kind"] == "person" for c in shown["chairs"]):
                await self.load.insist(f"/api/tables/{reader.table}/start", self.token, {"command": "start-the-race"})
            elif shown["moves"]:
                await self._move(reader.table, shown)

    async def _move(self, table: str, shown: dict[str, Any]) -> None:
        move = random.choice(shown["moves"])["move"]
        body = {"command": uuid4().hex, "version": shown["version"], "move": move}
        path = f"/api/tables/{table}/moves"
        done = await self.load.insist(path, self.token, body)
        if "error" in done:  # the table has gone on: the house has closed the window
            assert done["error"] == "late" and done["version"] > shown["version"], done
            self.load.refused.add((table, body["command"]))
            return
        self.load.acknowledged.append(Acknowledged(table, body["command"], done["version"], move))
        if random.random() < AGAIN:
            assert await self.load.insist(path, self.token, body) == done


class Load:
    """Pairs of players at servers that share a database."""

    def __init__(self, urls: list[str], pairs: int = 6) -> None:
        self.urls = urls
        self.pairs = pairs
        self.acknowledged: list[Acknowledged] = []
        self.refused: set[tuple[str, str]] = set()  # table and command
        self.readers: list[Reader] = []
        self.answers: Counter[int] = Counter()  # by status; 0: none came
        self.errors: Counter[str] = Counter()  # reasons that asked for patience
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # one client serves many people
        self.client = httpx.AsyncClient(cookies=no_cookies, timeout=20, limits=httpx.Limits(max_connections=None))
        self._playing: set[asyncio.Task[None]] = set()
        self._watching: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Load":
        for _ in range(self.pairs):
            await self._seat_pair()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._cancel(self._playing | self._watching)
        await self.client.aclose()

    async def _seat_pair(self) -> None:
        tokens = [(await self.insist("/api/guests", None, {"name": name}))["token"] for name in ("Anna", "Ben")]
        table = await self.insist("/api/tables", tokens[0], GAME)
        path = f"/api/tables/{table['id']}"
        await self.insist(f"{path}/seats/1", tokens[1], {"link": table["link"], "command": "sit-down"})
        for token in tokens:
            self._playing.add(asyncio.create_task(Player(self, token).play(table["id"])))
        self._watching.add(asyncio.create_task(self.reader(table["id"], None).read()))

    def reader(self, table: str, token: str | None) -> Reader:
        """A reader whose lines are compared in the end."""
        self.readers.append(Reader(self, table, token))
        return self.readers[-1]

    def any_url(self) -> str:
        """One of the servers."""
        return random.choice(self.urls)

    def headers(self, token: str | None) -> dict[str, str]:
        """Who asks."""
        return {"authorization": f"Bearer {token}"} if token else {}

    async def insist(self, path: str, token: str | None, body: dict[str, Any]) -> Any:
        """Ask for something, again and again until there is an answer that is one."""
        while True:
            try:
                answer = await self.client.post(self.any_url() + path, json=body, headers=self.headers(token))
            except LOST:
                self.answers[0] += 1
                await asyncio.sleep(PAUSE)
                continue
            if answer.status_code in (200, 201, 409):
                self.answers[answer.status_code] += 1
                return answer.json()
            await self.excuse(answer)

    async def excuse(self, answer: httpx.Response) -> None:
        """Wait a little after an answer that asks for patience in words; any other is a fault."""
        self.answers[answer.status_code] += 1
        assert answer.status_code in (429, 503), f"{answer.url}: {answer.status_code} {answer.text}"
        assert answer.json()["text"]
        self.errors[answer.json()["error"]] += 1
        await asyncio.sleep(float(answer.headers.get("retry-after", PAUSE)))

    async def moves(self, count: int) -> None:
        """Wait until so many more moves are acknowledged."""
        goal = len(self.acknowledged) + count

        async def reached() -> bool:
            self.complain()
            return len(self.acknowledged) >= goal

        await until(reached, f"{count} moves")

    def complain(self) -> None:
        """Raise what a player or reader has found wrong."""
        for task in self._playing | self._watching:
            if task.done():
                task.result()

    async def rest(self) -> None:
        """Nobody moves any more, everybody has read all, and it was what the log says."""
        self.complain()
        await self._cancel(self._playing | self._watching)
        for reader in self.readers:
            async with reading(reader):
                await self._compare(reader)

    async def _compare(self, reader: Reader) -> None:
        """Each line exactly once, in order."""
        path = f"{self.any_url()}/api/tables/{reader.table}"
        headers = self.headers(reader.token)
        version: int = (await self.client.get(path, headers=headers)).json()["version"]

        async def has_read_all() -> bool:
            return reader.version >= version

        await until(has_read_all, f"version {version}, at {reader.version}")
        log = (await self.client.get(f"{path}/log", headers=headers)).json()["lines"]
        told = [(line["version"], line["text"]) for line in log if line["version"] <= reader.version]
        assert reader.lines == told

    async def _cancel(self, tasks: set[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def reading(reader: Reader) -> Any:
    """While a reader reads; what it finds wrong is raised."""
    task = asyncio.create_task(reader.read())
    task.add_done_callback(lambda _: reader.news.set())
    try:
        yield
    finally:
        if not task.done():
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
