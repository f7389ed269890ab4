"""What a table server bears: moves a second with views pushed to both seats, answer times, CPU a move, memory.

python benchmarks/tables_load.py [--db URL] [--workers 1] [--tables 100] [--seconds 30] [--held 0] [--json]

Starts `paddock serve` in a process of its own. Every table lives a whole life over the API: opened, joined by link,
started, played to the end at random by two people with a WebSocket each, and opened anew; no bots. Measures at full
speed, then at half of it, then, with --held, 1,000 tables with 2,000 open streams for that many seconds at a walk.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from paddock.core.game import REGISTRY
from paddock.server.people import People
from paddock.server.store import open_store

HELD_TABLES = 1000
WALK = 50.0  # moves a second at all held tables together: each moves every 20 seconds
WARM_UP = 5.0  # seconds
TICKS = os.sysconf("SC_CLK_TCK")
AT_ONCE = 200  # guests stored, tables set up

Races = Coroutine[Any, Any, None]  # at one table


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class Server:
    """A server as a subprocess, with all its processes."""

    def __init__(self, log: Path) -> None:
        self.port = free_port()
        self._log = log

    def start(self, command: Sequence[str | Path], folder: Path | None = None, **environment: str) -> None:
        with self._log.open("wb") as file:
            self._process = subprocess.Popen(
                command, cwd=folder, env={**os.environ, **environment}, stdout=file, stderr=file
            )

    async def logs(self, text: str, times: int = 1) -> None:
        """Wait until the server has said that so often."""
        while self._log.read_text().count(text) < times:
            assert self._process.poll() is None, self._log.read_text()
            await asyncio.sleep(0.2)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    def processes(self) -> list[int]:
        """The server and its workers."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return [self._process.pid, *map(int, children)]

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        return sum(cpu_of(process) for process in self.processes())

    def memory(self) -> float:
        """Megabytes."""
        status = "".join(Path(f"/proc/{process}/status").read_text() for process in self.processes())
        return sum(int(kilobytes) for kilobytes in re.findall(r"VmRSS:\s+(\d+)", status)) / 1000


class Paddock(Server):
    """`paddock serve`."""

    def __init__(self, db: str, workers: int, log: Path) -> None:
        super().__init__(log)
        paddock = Path(sys.executable).with_name("paddock")
        self.start([paddock, "serve", "--db", db, "--port", str(self.port), "--workers", str(workers)])
        self._workers = workers

    async def ready(self) -> None:
        """Wait until every worker has compiled what its bots need, so that it disturbs no measurement."""
        await self.logs('"bots ready"', self._workers * len(REGISTRY.games))


def cpu_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@dataclass
class Seen:
    """What the clients see."""

    moves: int = 0
    answers: list[float] = field(default_factory=list)  # seconds until a move was answered
    pushes: list[float] = field(default_factory=list)  # seconds from a move until a seat was sent its view
    problems: Counter[str] = field(default_factory=Counter)


class Load:
    """How quickly the clients move, and what they see."""

    def __init__(self) -> None:
        self.rate: float | None = None  # moves a second, of all together; None: as quickly as they are let
        self.seen = Seen()
        self._next = 0.0

    async def slot(self) -> float:
        """Wait for the time of one more move, at random like people's; when that is."""
        now = time.perf_counter()
        if self.rate is None:
            return now
        self._next = max(self._next, now) + random.expovariate(self.rate)
        due = self._next
        await asyncio.sleep(due - now)
        return due


class Client:
    """A person with a token and one connection for requests."""

    def __init__(self, port: int, token: str, load: Load) -> None:
        self._port = port
        self._token = token
        self._load = load
        self._reader: asyncio.StreamReader | None = None

    async def ask(self, path: str, facts: Any) -> tuple[int, Any]:
        """POST; once more if the server has just closed a connection that was long idle."""
        try:
            return await self._ask(path, facts)
        except (ConnectionError, asyncio.IncompleteReadError):
            self._reader = None
            return await self._ask(path, facts)

    async def _ask(self, path: str, facts: Any) -> tuple[int, Any]:
        if self._reader is None or self._reader.at_eof():
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        body = orjson.dumps(facts)
        lines = [f"POST {path} HTTP/1.1", f"host: 127.0.0.1:{self._port}", f"authorization: Bearer {self._token}"]
        lines += ["content-type: application/json", f"content-length: {len(body)}", "", ""]
        self._writer.write("\r\n".join(lines).encode() + body)
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", head)
        assert length, head
        return int(head[9:12]), orjson.loads(await self._reader.readexactly(int(length[1])))

    async def play(self, table: str, sent: dict[int, float]) -> None:
        """Move at random whenever it is this seat's turn, until the race is over."""
        address = f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket"
        headers = {"authorization": f"Bearer {self._token}"}
        async with connect(
            address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60
        ) as stream:
            async for text in stream:
                news = orjson.loads(text)
                if news.get("type") == "done":
                    self._load.seen.moves += 1
                    self._load.seen.answers.append(time.perf_counter() - sent[news["version"]])
                elif news.get("type") == "refused":  # the house has closed a window first, perhaps: there is news of it
                    self._load.seen.problems[news["error"]] += 1
                elif news.get("type") == "table":
                    if news["version"] in sent:
                        self._load.seen.pushes.append(time.perf_counter() - sent[news["version"]])
                    if news["state"] == "over":
                        return
                    if news["moves"]:
                        await self._move(stream, news, sent)

    async def _move(self, stream: ClientConnection, news: dict[str, Any], sent: dict[int, float]) -> None:
        sent[news["version"] + 1] = await self._load.slot()
        move = random.choice(news["moves"])["move"]
        facts = {"command": secrets.token_hex(8), "version": news["version"], "move": move}
        await stream.send(orjson.dumps(facts).decode())


async def races(host: Client, guest: Client, setting_up: asyncio.Semaphore) -> None:
    """Two people play one race after the other."""
    while True:
        async with setting_up:
            facts = {"game": "mille-bornes", "chairs": [{"kind": "you"}, {"kind": "open"}]}
            table = (await host.ask("/api/tables", facts))[1]
            id, link = table["id"], table["link"]
            await guest.ask(f"/api/tables/{id}/seats/1", {"link": link})
            await host.ask(f"/api/tables/{id}/start", {})
        sent: dict[int, float] = {}
        await asyncio.gather(host.play(id, sent), guest.play(id, sent))


async def tokens(db: str, count: int) -> list[str]:
    """Guests made in the store itself: the server lets nobody make so many."""
    store = await open_store(db)
    people = People(store)
    made: list[str] = []
    while len(made) < count:
        some = min(AT_ONCE, count - len(made))
        made += [token for _, token in await asyncio.gather(*(people.guest("Ada", "red", "en") for _ in range(some)))]
    await store.close()
    return made


def tables(port: int, people: Sequence[str], load: Load) -> list[Races]:
    """Tables at which people play, two at each."""
    clients = [Client(port, token, load) for token in people]
    setting_up = asyncio.Semaphore(AT_ONCE)
    return [races(host, guest, setting_up) for host, guest in zip(clients[::2], clients[1::2], strict=True)]


@contextlib.asynccontextmanager
async def playing(tables: Sequence[Races]) -> AsyncIterator[None]:
    """While people play at all tables."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(table) for table in tables]
        yield
        for task in tasks:
            task.cancel()


async def measure(server: Server, load: Load, seconds: float) -> dict[str, Any]:
    """Figures of some time at the present load."""
    await asyncio.sleep(WARM_UP)
    load.seen = seen = Seen()
    start, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    memory = server.memory()
    for _ in range(int(seconds)):
        await asyncio.sleep(1)
        memory = max(memory, server.memory())
    spent = time.perf_counter() - start
    return {
        "seconds": round(spent, 1),
        "moves a second": round(seen.moves / spent),
        "answered, median ms": milliseconds(seen.answers, 50),
        "answered, 99 % ms": milliseconds(seen.answers, 99),
        "pushed, median ms": milliseconds(seen.pushes, 50),
        "pushed, 99 % ms": milliseconds(seen.pushes, 99),
        "server CPU ms a move": round(1000 * (server.cpu() - cpu) / max(1, seen.moves), 2),
        "server CPU %": round(100 * (server.cpu() - cpu) / spent),
        "client CPU %": round(100 * (time.process_time() - own) / spent),
        "server memory MB": round(memory),
        "problems": dict(seen.problems),
    }


def milliseconds(seconds: list[float], percent: int) -> float:
    """A percentile."""
    cuts = statistics.quantiles(seconds, n=100) if len(seconds) > 1 else [0.0] * 99
    return round(1000 * cuts[percent - 1], 1)


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    db = args.db or f"sqlite:///{folder / 'load.db'}"
    people = await tokens(db, 2 * max(args.tables, HELD_TABLES if args.held else 0))
    server = Paddock(db, args.workers, folder / "log")
    figures: dict[str, Any] = {}
    try:
        await server.ready()
        figures["idle"] = {"server memory MB": round(server.memory())}
        load = Load()
        async with playing(tables(server.port, people[: 2 * args.tables], load)):
            figures["full"] = await measure(server, load, args.seconds)
            load.rate = figures["full"]["moves a second"] / 2
            figures["half"] = await measure(server, load, args.seconds)
        if args.held:
            load.rate = WALK
            async with playing(tables(server.port, people[: 2 * HELD_TABLES], load)):
                figures["held"] = await measure(server, load, args.held)
    finally:
        server.stop()
    return figures


def show(figures: dict[str, Any]) -> None:
    names = dict.fromkeys(itertools.chain.from_iterable(figures.values()))
    print(f"{'':24}" + "".join(f"{phase:>12}" for phase in figures))
    for name in names:
        print(f"{name:24}" + "".join(f"{phase.get(name, '')!s:>12}" for phase in figures.values()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", help="an empty database (default: SQLite in a folder of its own)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--held", type=float, default=0, metavar="SECONDS")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="paddock-load-") as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        figures = runner.run(run(args, Path(folder)))
    if args.json:
        print(json.dumps(figures))
    else:
        show(figures)


if __name__ == "__main__":
    main()
