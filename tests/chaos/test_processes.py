"""Several processes on one PostgreSQL: a turn has one winner, streams hear of moves elsewhere, duties are inherited."""

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest

from tests.chaos.checks import check
from tests.chaos.conftest import StartServer
from tests.chaos.load import Load, Reader, reading
from tests.chaos.servers import Server, until

pytestmark = pytest.mark.anyio
TURNS = 15
RIVALS = 6
WORKERS = 2
# A game without reactions: the house closes no window while a test is slow.
ALONE = {"game": "checkpoint-rally", "chairs": [{"kind": "you"}, {"kind": "you"}], "start": True}
AGAINST_A_BOT = {
    "game": "mille-bornes",
    "chairs": [{"kind": "you"}, {"kind": "bot", "level": "learner"}],
    "start": True,
}


async def start_all(*servers: Server) -> list[str]:
    """Their addresses."""
    await asyncio.gather(*(server.start() for server in servers))
    return [server.url for server in servers]


class Guest:
    """Somebody who asks any server, each time through a new connection, so that any process may answer."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self._client = httpx.AsyncClient(timeout=60, headers={"connection": "close"})

    async def come_in(self) -> "Guest":
        token = (await self.post("/api/guests", {"name": "Anna"})).json()["token"]
        self._client.headers["authorization"] = f"Bearer {token}"
        return self

    async def post(self, path: str, body: dict[str, Any], url: str | None = None) -> httpx.Response:
        return await self._client.post((url or random.choice(self.urls)) + path, json=body)

    async def get(self, path: str, url: str | None = None) -> Any:
        answer = await self._client.get((url or random.choice(self.urls)) + path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def open(self, table: dict[str, Any]) -> str:
        return str((await self.post("/api/tables", table)).json()["id"])

    async def look(self, id: str, version: int, url: str | None = None) -> dict[str, Any]:
        """The table at that version or after, of which a process may hear a little later."""

        async def has_come() -> Any:
            shown = await self.get(f"/api/tables/{id}", url)
            return shown["version"] >= version and shown

        shown: dict[str, Any] = await until(has_come, f"version {version}")
        return shown

    async def turn(self, id: str, version: int) -> dict[str, Any]:
        """The table from the own seat that is to act."""
        url = random.choice(self.urls)
        seat = (await self.look(id, version, url))["turn"]
        shown: dict[str, Any] = await self.get(f"/api/tables/{id}?seat={seat}", url)
        return shown

    async def move(self, id: str, shown: dict[str, Any], url: str | None = None) -> httpx.Response:
        """A move of the seat to act."""
        body = {"command": uuid4().hex, "version": shown["version"], "move": random.choice(shown["moves"])["move"]}
        return await self.post(f"/api/tables/{id}/moves", {**body, "seat": shown["seat"]}, url)


async def test_two_servers(postgres_url: str, server_on: StartServer) -> None:
    servers = [server_on(postgres_url), server_on(postgres_url)]
    urls = await start_all(*servers)
    await a_turn_has_one_winner(await Guest(urls).come_in())
    async with Load(urls) as load:
        await load.moves(100)
        await load.rest()
    for server in servers:
        assert not server.failures()
        server.kill()
    await check(postgres_url, load)


async def test_two_workers(postgres_url: str, server_on: StartServer, rounds: int) -> None:
    """One of them is killed now and then, and replaced; in the end their parent is, and they follow it."""
    server = server_on(postgres_url, workers=WORKERS)
    urls = await start_all(server)
    await a_turn_has_one_winner(await Guest(urls).come_in())
    async with Load(urls) as load:
        for _ in range(rounds):
            await load.moves(random.randint(1, 60))
            os.kill(random.choice(await all_workers_of(server)), signal.SIGKILL)
        await load.moves(60)
        await load.rest()
    assert not server.failures()
    os.kill(server.pid, signal.SIGKILL)
    await until(lambda: is_free(server.port), "the workers to follow their parent")
    await check(postgres_url, load)


async def is_free(port: int) -> bool:
    """Whether nobody listens there."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionRefusedError:
        return True
    writer.close()
    return False


async def all_workers_of(server: Server) -> list[int]:
    """The processes that it has started and that serve, once those that were killed have been replaced."""

    async def all_there() -> list[int]:
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        found = [int(pid) for pid in children if b"spawn_main" in command_of(pid)]
        return found if len(found) == WORKERS else []

    workers: list[int] = await until(all_there, "all workers")
    return workers


def command_of(pid: str) -> bytes:
    """With what a process was started; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


async def a_turn_has_one_winner(guest: Guest) -> None:
    """Several moves at once for the same turn."""
    id = await guest.open(ALONE)
    version = 2
    for _ in range(TURNS):
        shown = await guest.turn(id, version)
        assert shown["version"] == version
        answers = await asyncio.gather(*(guest.move(id, shown) for _ in range(RIVALS)))
        version += 1
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (RIVALS - 1)
        for answer in answers:
            assert answer.json()["version"] == version
            assert answer.status_code == 200 or (answer.json()["error"] == "late" and answer.json()["text"])


async def test_a_stream_hears_of_moves_made_elsewhere(postgres_url: str, server_on: StartServer) -> None:
    here, there = await start_all(server_on(postgres_url), server_on(postgres_url))
    guest = await Guest([there]).come_in()
    id = await guest.open(ALONE)
    load = Load([here], pairs=0)
    reader = Reader(load, id, None)
    version = 2
    async with load, reading(reader):
        for cut_off in (False, True, True):
            await reached(reader, version)
            if cut_off:
                cut_off_listeners(postgres_url)
            answer = await guest.move(id, await guest.turn(id, version))
            version = answer.json()["version"]
        await reached(reader, version)
        lines = (await guest.get(f"/api/tables/{id}/log"))["lines"]
    heard = {at for at, _ in reader.lines if at <= version}  # the bot may have gone on meanwhile
    assert heard == {line["version"] for line in lines if line["version"] <= version}


async def reached(reader: Reader, version: int) -> None:
    """Wait until a reader has come so far."""

    async def has_come() -> bool:
        return reader.version >= version

    await until(has_come, f"version {version}")


def cut_off_listeners(db: str) -> None:
    """Break every connection on which a server listens."""
    with psycopg.connect(db, autocommit=True) as connection:
        listening = "SELECT pid FROM pg_stat_activity WHERE query ILIKE 'listen%' AND datname = current_database()"
        cut = connection.execute(f"SELECT pg_terminate_backend(pid) FROM ({listening}) AS listeners").fetchall()
        assert cut


async def test_another_process_does_the_duty_of_one_that_was_killed(postgres_url: str, server_on: StartServer) -> None:
    server, other = server_on(postgres_url), server_on(postgres_url)
    here, _ = await start_all(server, other)
    guest = await Guest([here]).come_in()
    while True:
        id, version = await leave_the_bot_to_act(guest, server)
        server.kill()
        if stored_version(postgres_url, id) == version:
            break
        await server.start()  # the bot was quicker than the kill

    async def is_done() -> bool:
        return stored_version(postgres_url, id) > version

    await until(is_done, "the bot's move")


async def leave_the_bot_to_act(guest: Guest, server: Server) -> tuple[str, int]:
    """A table, and its version at which the bot is to act."""
    id = await guest.open(AGAINST_A_BOT)
    version = 2
    while True:
        shown = await guest.get(f"/api/tables/{id}", server.url)
        if shown["turn"] == 1 and shown["version"] >= version:
            return id, shown["version"]
        if shown["moves"]:
            version = (await guest.move(id, shown, server.url)).json()["version"]


def stored_version(db: str, id: str) -> int:
    """How far a table is."""
    with psycopg.connect(db) as connection:
        row = connection.execute("SELECT version FROM tables WHERE id = %s", [id]).fetchone()
    assert row
    return int(row[0])
