"""Everything at once for as long as one says: is anything lost, doubled or stuck, and does the server grow?

python -m benchmarks.soak [--db URL | --postgres] [--minutes 60] [--tables 24] [--thinking 0.25] [--seed 1]
                         [--json FILE]

Starts `paddock serve` and plays at tables of all games over the API: people who move at random, chat, take back, send
commands twice and reload; bots of all levels; spectators who come and go. Meanwhile the server is killed and the
database cut: SQLite by a lock that another process holds, PostgreSQL by ending its connections and, with --postgres,
which starts one of its own, by a crash. What was acknowledged is compared with the store after each kill and at the
end. Kills are early and late, so that one server lives long enough between them to show whether it grows. Ctrl-C ends
it with the report.
"""

import argparse
import asyncio
import contextlib
import json
import random
import re
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.core.game import REGISTRY
from paddock.server import deeds
from paddock.server.store import Transaction, open_store
from tests.chaos.checks import as_sent
from tests.chaos.servers import PADDOCK, Server
from tests.chaos.test_postgres_restart import keep_what_is_committed
from tests.postgres import Cluster

KILLS = (0.03, 0.08, 0.13, 0.18, 0.92, 0.96)  # parts of the whole time; between the two groups lies the long life
CUTS = (0.05, 0.1, 0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94)
CALM = 45.0  # seconds at least between two of them: in a short time there are fewer
CUT = 8.0  # seconds: longer than the server waits for SQLite's lock
SETTLING = 15.0  # seconds after an outage in which its consequences are excused
STUCK = 120.0  # seconds without news of a table: bots, windows and people here take some seconds at most
SAMPLE = 30.0  # seconds
WARM_UP = 600.0  # seconds of a life in which caches fill
FLAT = 0.01  # of the level an hour: less is no growth, whatever its error
PAUSE = 0.5  # seconds
THINKING = 0.25  # seconds, on average, before a person acts; unless one says otherwise
AGAIN, IMPATIENT, TAKE_BACK, RELOAD, CHAT = 0.1, 0.03, 0.2, 0.02, 0.02  # how often, when somebody moves
PEOPLE = 3  # at a table at most
QUICK_BOTS = ("random", "learner", "driver", "policy")
STRONG_BOTS = ("champion", "racer", "racer")  # one at each of the first tables: thinking takes whole cores
ENDED = ("over", "cancelled")
SHOWN = ("state", "turn", "chairs", "race", "moves", "undo")  # what a reload must show as it was
BROKEN = (httpx.TransportError, OSError, WebSocketException, TimeoutError)


@dataclass(frozen=True)
class Acknowledged:
    """A move, or its taking back, of which the server has said that it is stored."""

    version: int
    command: str
    kind: str
    move: int | None


@dataclass
class Place:
    """A table that is played at, as its people see it."""

    id: str
    version: int = 0
    state: str = "gathering"
    since: float = field(default_factory=time.monotonic)  # there was news, or an outage ended
    is_stuck: bool = False


@dataclass
class Ledger:
    """What was promised and what was seen."""

    acknowledged: dict[str, list[Acknowledged]] = field(default_factory=dict)  # by table
    refused: dict[str, set[str]] = field(default_factory=dict)  # commands by table
    says: dict[str, dict[str, int]] = field(default_factory=dict)  # numbers by command by table
    unaudited: set[str] = field(default_factory=set)
    happened: Counter[str] = field(default_factory=Counter)
    problems: Counter[str] = field(default_factory=Counter)
    excused: Counter[str] = field(default_factory=Counter)  # in outages
    outages: list[tuple[float, float]] = field(default_factory=list)  # seconds since 1970
    is_out: bool = False

    def is_calm(self, at: float) -> bool:
        """Whether nothing is to be excused at that time."""
        return not self.is_out and not any(start - 1 <= at <= end + SETTLING for start, end in self.outages)

    def note(self, kind: str) -> None:
        """Something that happens in outages alone, if all is well."""
        (self.problems if self.is_calm(time.time()) else self.excused)[kind] += 1

    def blame(self, kind: str, detail: object) -> None:
        """Something that must never happen."""
        self.problems[kind] += 1
        print(f"!! {kind}: {detail}", flush=True)

    def keep(self, table: str, done: Acknowledged) -> None:
        self.acknowledged.setdefault(table, []).append(done)
        self.unaudited.add(table)
        self.happened[done.kind] += 1


# ---- People ------------------------------------------------------------------------------------


class Visitor:
    """Somebody with an address and connections of their own."""

    def __init__(self, url: str, ledger: Ledger, number: int, thinking: float) -> None:
        self.thinking = thinking
        self.address = f"127.0.{1 + number // 200}.{1 + number % 200}"  # limits go by address
        self.ledger = ledger
        self.client = httpx.AsyncClient(
            base_url=url, transport=httpx.AsyncHTTPTransport(local_address=self.address), timeout=30
        )

    async def come_in(self) -> None:
        """Become a guest."""
        token = (await self.post("/api/guests", {"name": "Ada"})).json()["token"]
        self.client.headers["authorization"] = f"Bearer {token}"

    async def get(self, path: str) -> httpx.Response:
        return await self._insist("GET", path, None)

    async def post(self, path: str, facts: dict[str, Any]) -> httpx.Response:
        return await self._insist("POST", path, facts)

    async def _insist(self, method: str, path: str, facts: dict[str, Any] | None) -> httpx.Response:
        """Ask the same until there is an answer that is one."""
        while True:
            try:
                answer = await self.client.request(method, path, json=facts)
            except BROKEN as error:
                self.ledger.note(f"no answer: {type(error).__name__}")
            else:
                if answer.status_code < 500 and answer.status_code != 429:
                    return answer
                self.ledger.note(f"{answer.status_code} {answer.text[:60]}")
            await asyncio.sleep(PAUSE)


class Seat:
    """A person at a table: follows its news, acts when asked, and remembers what was told."""

    def __init__(self, person: Visitor, place: Place, salt: str) -> None:
        self._person = person
        self._ledger = person.ledger
        self._place = place
        self._salt = salt
        self._path = f"/api/tables/{place.id}"
        self._shown: dict[str, Any] = {"version": 0, "state": ""}
        self._lines: list[tuple[int, str]] = []

    async def play(self) -> None:
        """Until the race is over."""
        while self._shown["state"] not in ENDED:
            try:
                async with self._socket() as socket:
                    await self._follow(socket)
            except BROKEN as error:
                self._ledger.note(f"socket: {type(error).__name__}")
                await asyncio.sleep(PAUSE)
        log = (await self._person.get(f"{self._path}/log")).json()["lines"]
        if [(line["version"], line["text"]) for line in log] != self._lines:
            self._ledger.blame("news are not what the log says", self._place.id)

    def _socket(self) -> connect:
        url = str(self._person.client.base_url).replace("http", "ws")
        return connect(
            f"{url.rstrip('/')}{self._path}/socket?since={self._shown['version']}",
            additional_headers={"authorization": self._person.client.headers["authorization"]},
            local_addr=(self._person.address, 0),
            compression=None,
            proxy=None,
            open_timeout=30,
        )

    async def _follow(self, socket: ClientConnection) -> None:
        acted = 0
        async for text in socket:
            news = json.loads(text)
            if news.get("type") != "table":
                continue
            self._take(news)
            if news["state"] in ENDED:
                return
            if news["version"] > acted:
                acted = await self._act(news)
            if random.random() < RELOAD:
                await socket.close()
                await self._reload()
                return

    def _take(self, news: dict[str, Any]) -> None:
        since = self._shown["version"]
        if news["version"] < since or any(not since < line["version"] <= news["version"] for line in news["lines"]):
            self._ledger.blame("news that were told before", f"{self._place.id} at {since}: {news['version']}")
        self._lines += [(line["version"], line["text"]) for line in news["lines"]]
        self._shown = news
        if news["version"] > self._place.version:
            self._place.version, self._place.state, self._place.since = news["version"], news["state"], time.monotonic()

    async def _reload(self) -> None:
        """What the page and the state show is what was told, or newer."""
        self._ledger.happened["reloads"] += 1
        page = await self._person.get(f"/table/{self._place.id}")
        if page.status_code != 200 or "data-version" not in page.text:
            self._ledger.blame("page without its table", f"{self._place.id}: {page.status_code}")
        now = (await self._person.get(self._path)).json()
        is_same = now["version"] == self._shown["version"]
        if now["version"] < self._shown["version"] or (is_same and any(now[k] != self._shown[k] for k in SHOWN)):
            self._ledger.blame("a reload shows something else", f"{self._place.id} at {now['version']}")

    async def _act(self, news: dict[str, Any]) -> int:
        """Do what is asked; the version that needs no more acting."""
        seat = news["seat"]
        if news["state"] == "dealing":
            await self._person.post(f"{self._path}/salt", {"salt": self._salt, "command": "salt-it-is"})
        elif news["state"] == "racing" and news["chairs"][seat]["away"]:
            self._ledger.happened["returns"] += 1
            await self._person.post(f"{self._path}/seats/{seat}/return", {})
        elif news["undo"] and random.random() < TAKE_BACK:
            await self._command("undo", deeds.TOOK_BACK, {"version": news["version"]})
        elif news["moves"]:
            await asyncio.sleep(random.expovariate(1 / self._person.thinking))
            facts = {"version": news["version"], "move": random.choice(news["moves"])["move"]}
            await self._command("moves", deeds.MOVED, facts)
            if random.random() < CHAT:
                await self._say()
        return int(news["version"])

    async def _command(self, what: str, kind: str, facts: dict[str, Any]) -> None:
        """Something that must happen once, however often it is sent."""
        path, command = f"{self._path}/{what}", random.randbytes(8).hex()
        facts = {"command": command, **facts}
        if random.random() < IMPATIENT:  # hang up before the answer
            self._ledger.happened["hung up"] += 1
            with contextlib.suppress(*BROKEN):
                await self._person.client.post(path, json=facts, timeout=random.uniform(0.001, 0.01))
        answer = await self._person.post(path, facts)
        if answer.status_code == 200:
            done = Acknowledged(answer.json()["version"], command, kind, facts.get("move"))
            self._ledger.keep(self._place.id, done)
        elif answer.status_code == 409:
            self._ledger.refused.setdefault(self._place.id, set()).add(command)
            self._ledger.happened[f"refused: {answer.json()['error']}"] += 1
        else:
            self._ledger.blame(f"{kind} answered {answer.status_code}", answer.text)
        if random.random() < AGAIN:
            self._ledger.happened["sent again"] += 1
            again = await self._person.post(path, facts)
            if answer.status_code == 200 and (again.status_code, again.json()) != (200, answer.json()):
                self._ledger.blame("the same command, answered otherwise", f"{answer.text} {again.text}")

    async def _say(self) -> None:
        command = random.randbytes(8).hex()
        answer = await self._person.post(f"{self._path}/chat", {"phrase": "hurry", "command": command})
        if answer.status_code != 200:
            self._ledger.blame(f"chat answered {answer.status_code}", answer.text)
            return
        self._ledger.says.setdefault(self._place.id, {})[command] = answer.json()["number"]
        self._ledger.unaudited.add(self._place.id)
        self._ledger.happened["said"] += 1


class Soak:
    """All who come, and the tables they are at."""

    def __init__(self, url: str, tables: int, thinking: float, ledger: Ledger) -> None:
        def visitor(number: int) -> Visitor:
            return Visitor(url, ledger, number, thinking)

        self.ledger = ledger
        self.places: dict[int, Place] = {}
        self.ended: list[str] = []
        self._slots = [[visitor(PEOPLE * slot + each) for each in range(PEOPLE)] for slot in range(tables)]
        self._spectators = [visitor(PEOPLE * tables + number) for number in range(max(2, tables // 2))]

    @contextlib.asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        work = [self._races(slot) for slot in range(len(self._slots))]
        work += [self._watch(spectator) for spectator in self._spectators]
        tasks = [asyncio.create_task(each) for each in [*work, self._look_for_stuck()]]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            visitors = [*self._spectators, *(person for people in self._slots for person in people)]
            await asyncio.gather(*(visitor.client.aclose() for visitor in visitors))

    async def _races(self, slot: int) -> None:
        """One race after the other."""
        await asyncio.gather(*(person.come_in() for person in self._slots[slot]))
        while True:
            try:
                await self._race(slot)
            except Exception as error:
                self.ledger.blame(f"people failed: {type(error).__name__}", error)
                await asyncio.sleep(PAUSE)

    async def _race(self, slot: int) -> None:
        asked, people = arrangement(slot, self._slots[slot])
        salts = [random.randbytes(32) for _ in people]
        pledges = [{"pledge": sha256(salt).hexdigest()} if random.random() < 0.5 else {} for salt in salts]
        host = people[0]
        table = (await host.post("/api/tables", asked | pledges[0] | {"command": random.randbytes(8).hex()})).json()
        place = self.places[slot] = Place(table["id"])
        path = f"/api/tables/{place.id}"
        for seat, (person, pledge) in enumerate(zip(people[1:], pledges[1:], strict=True), start=1):
            await person.post(f"{path}/seats/{seat}", {"link": table["link"], "command": "sit-down"} | pledge)
        await host.post(f"{path}/start", {"command": "start-the-race"})
        seats = [Seat(person, place, salt.hex()) for person, salt in zip(people, salts, strict=True)]
        await asyncio.gather(*(seat.play() for seat in seats))
        self.ended.append(place.id)

    async def _watch(self, spectator: Visitor) -> None:
        """A spectator goes from table to table, and reads finished races now and then."""
        while True:
            await asyncio.sleep(random.uniform(0, 5))
            if self.ended and random.random() < 0.3:
                await self._read(spectator, random.choice(self.ended))
            elif self.places:
                place = random.choice(list(self.places.values()))
                try:
                    async with asyncio.timeout(random.uniform(2, 60)):
                        await self._look_on(spectator, place.id)
                except BROKEN as error:
                    if not isinstance(error, TimeoutError):
                        self.ledger.note(f"spectator: {type(error).__name__}")

    async def _look_on(self, spectator: Visitor, table: str) -> None:
        version = 0
        async with spectator.client.stream("GET", f"/api/tables/{table}/stream", timeout=60) as answer:
            if answer.status_code != 200:
                self.ledger.note(f"spectator: {answer.status_code}")
                return
            async for line in answer.aiter_lines():
                news = json.loads(line) if line else {}
                if news.get("type") == "table":
                    if news["version"] < version or news["moves"]:
                        self.ledger.blame("a spectator is told wrong things", f"{table} at {version}")
                    version = news["version"]
                    if news["state"] in ENDED:
                        return

    async def _read(self, spectator: Visitor, table: str) -> None:
        self.ledger.happened["finished races read"] += 1
        for path in (f"/table/{table}", f"/api/tables/{table}", f"/api/tables/{table}/record"):
            answer = await spectator.get(path)
            if answer.status_code != 200:
                self.ledger.blame("a finished race cannot be read", f"{path}: {answer.status_code}")

    async def _look_for_stuck(self) -> None:
        while True:
            await asyncio.sleep(5)
            for slot, place in list(self.places.items()):
                if self.ledger.is_out:
                    place.since = time.monotonic()
                elif time.monotonic() > place.since + STUCK and not place.is_stuck and place.state not in ENDED:
                    place.is_stuck = True
                    shown = (await self._slots[slot][0].get(f"/api/tables/{place.id}")).json()
                    facts = {name: shown.get(name) for name in ("game", "state", "version", "turn", "chairs", "until")}
                    self.ledger.blame("stuck", f"{place.id}, seen until {place.version}: {facts}")


def arrangement(slot: int, everybody: list[Visitor]) -> tuple[dict[str, Any], list[Visitor]]:
    """Another table, and who plays there: people alone, or among bots."""
    game = random.choice(list(REGISTRY.games.values()))
    strong = [STRONG_BOTS[slot]] if slot < len(STRONG_BOTS) else []
    with_bots = strong or random.random() < 0.5
    seats = random.choice([seats for seats in game.seats if seats > 2 or not strong if with_bots or seats <= PEOPLE])
    people = everybody[: min(seats - len(strong), random.choice((2, PEOPLE))) if with_bots else seats]
    bots = [*strong, *random.choices(QUICK_BOTS, k=seats)][: seats - len(people)]
    chairs: list[dict[str, str]] = [{"kind": "you"}, *({"kind": "open"} for _ in people[1:])]
    chairs += [{"kind": "bot", "level": level} for level in bots]
    return {"game": game.name, "chairs": chairs, "public": random.random() < 0.5}, people


# ---- The server and its database ---------------------------------------------------------------


class Trouble:
    """Kills the server and cuts its database."""

    def __init__(self, server: Server, db: str, cluster: Cluster | None, ledger: Ledger) -> None:
        self._server = server
        self._db = db
        self._cluster = cluster
        self._ledger = ledger
        self.life = 0  # how often it was killed

    async def make(self, seconds: float) -> None:
        """All of it, at its times."""
        start, ended = time.monotonic(), 0.0
        plan = sorted([(part, self._kill) for part in KILLS] + [(part, self._cut) for part in CUTS], key=lambda p: p[0])
        for part, what in plan:
            if start + part * seconds < ended + CALM:
                continue
            await asyncio.sleep(start + part * seconds - time.monotonic())
            self._ledger.is_out, began = True, time.time()
            try:
                await what()
            finally:
                self._ledger.outages.append((began, time.time()))
                self._ledger.is_out, ended = False, time.monotonic()

    async def _kill(self) -> None:
        self._ledger.happened["kills"] += 1
        self._server.kill()
        self.life += 1
        await audit(self._db, self._ledger, self._ledger.unaudited)
        await self._server.start()

    async def _cut(self) -> None:
        self._ledger.happened["cuts"] += 1
        if self._db.startswith("sqlite:"):
            with contextlib.closing(sqlite3.connect(self._db.removeprefix("sqlite:///"), timeout=60)) as other:
                other.execute("begin immediate")
                await asyncio.sleep(CUT)
        elif self._cluster and self._ledger.happened["cuts"] % 2:
            await asyncio.to_thread(self._cluster.stop, signal.SIGQUIT)
            await asyncio.sleep(CUT)
            await asyncio.to_thread(self._cluster.start)
        else:
            with psycopg.connect(self._db, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )


async def audit(db: str, ledger: Ledger, tables: set[str]) -> None:
    """Compare what was promised with what is stored."""
    some, ledger.unaudited = sorted(tables), set()
    store = await open_store(db)
    try:
        for table in some:
            await store.read(lambda tx, table=table: compare(tx, ledger, table))  # type: ignore[misc]
    finally:
        await store.close()


def compare(tx: Transaction, ledger: Ledger, table: str) -> None:
    rows = tx.all("SELECT version, command, kind, facts FROM deeds WHERE table_id = :id ORDER BY version", id=table)
    if [row["version"] for row in rows] != list(range(1, len(rows) + 1)):
        ledger.blame("lost", f"{table}: versions have a gap")
    stored = Counter(as_sent(row["command"]) for row in rows if ":" in row["command"])
    for done in ledger.acknowledged.get(table, []):
        row = rows[done.version - 1] if done.version <= len(rows) else {"command": "", "kind": "", "facts": "{}"}
        kept = Acknowledged(done.version, as_sent(row["command"]), row["kind"], json.loads(row["facts"]).get("move"))
        if (kept.command, kept.kind) != (done.command, done.kind) or done.move not in (None, kept.move):
            ledger.blame("lost", f"{table}: {done}, stored is {kept}")
        if stored[done.command] > 1:
            ledger.blame("doubled", f"{table}: {done}")
    for command in ledger.refused.get(table, set()) & set(stored):
        ledger.blame("doubled", f"{table}: {command} was refused, and is stored")
    says = Counter(row["command"] for row in tx.all("SELECT command FROM says WHERE table_id = :id", id=table))
    for command in ledger.says.get(table, {}):
        if says[command] != 1:
            ledger.blame("doubled" if says[command] else "lost", f"{table}: the remark {command}")


# ---- Figures over time -------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """What the server takes at a time."""

    seconds: float
    life: int
    memory: float  # MB
    descriptors: int
    threads: int
    tables: int
    streams: int
    moves: int
    ended: int

    def __str__(self) -> str:
        return (
            f"{self.seconds / 60:7.1f} {self.life:5} {self.memory:9.1f} {self.descriptors:5} {self.threads:8}"
            f" {self.tables:7} {self.streams:8} {self.moves:8} {self.ended:6}"
        )


HEAD = "minutes  life memory MB files  threads  tables  streams    moves  ended"


class Sampler:
    """Takes samples while the server is well."""

    def __init__(self, server: Server, soak: Soak, trouble: Trouble, every: float) -> None:
        self._server, self._soak, self._trouble, self._every = server, soak, trouble, every
        self._start = time.monotonic()
        self.samples: list[Sample] = []

    async def take_all(self) -> None:
        print(HEAD)
        while True:
            await asyncio.sleep(self._every)
            with contextlib.suppress(httpx.HTTPError, OSError, AssertionError):
                self.samples.append(await self.take())
                print(self.samples[-1], flush=True)

    async def take(self) -> Sample:
        life, ledger = self._trouble.life, self._soak.ledger
        async with httpx.AsyncClient(base_url=self._server.url) as client:
            figures = (await client.get("/metrics")).text
        process = Path(f"/proc/{self._server.pid}")
        status = (process / "status").read_text()
        return Sample(
            seconds=round(time.monotonic() - self._start, 1),
            life=life,
            memory=number_in(r"VmRSS:\s+(\d+)", status) / 1000,
            descriptors=len(list((process / "fd").iterdir())),
            threads=number_in(r"Threads:\s+(\d+)", status),
            tables=number_in(r"paddock_live_tables (\d+)", figures),
            streams=number_in(r"paddock_streams (\d+)", figures),
            moves=ledger.happened[deeds.MOVED],
            ended=len(self._soak.ended),
        )


def number_in(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found[1]) if found else 0


def growth(samples: Sequence[Sample], what: str, by: str) -> tuple[float, float]:
    """How much more there is for each one of `by`, and its standard error, wider where neighbours are alike."""
    x = [float(getattr(sample, by)) for sample in samples]
    y = [float(getattr(sample, what)) for sample in samples]
    if len(samples) < 4 or len(set(x)) < 2:
        return 0.0, float("inf")
    slope, start = statistics.linear_regression(x, y)
    rest = [each - start - slope * at for at, each in zip(x, y, strict=True)]
    spread = sum((at - statistics.fmean(x)) ** 2 for at in x)
    square = sum(each**2 for each in rest)
    alike = sum(a * b for a, b in pairwise(rest)) / square if square else 0.0
    alike = min(0.9, max(0.0, alike))
    error = (square / (len(x) - 2) / spread * (1 + alike) / (1 - alike)) ** 0.5
    return slope, error


def verdict(samples: Sequence[Sample], what: str) -> dict[str, Any]:
    """Whether the server grows."""
    level = statistics.fmean(getattr(sample, what) for sample in samples) if samples else 0.0
    rise, error = (3600 * figure for figure in growth(samples, what, "seconds"))
    race, race_error = growth(samples, what, "ended")
    is_flat = len(samples) > 3 and (rise < 2 * error or rise < FLAT * level)
    return {
        "level": round(level, 1),
        "an hour": f"{rise:+.2f} ± {error:.2f}",
        "an ended race": f"{race:+.4f} ± {race_error:.4f}",
        "flat": is_flat,
        "samples": len(samples),
    }


def verdicts(samples: Sequence[Sample]) -> dict[str, Any]:
    """Of the longest life after its warm-up, and of all after the first."""
    lives = Counter(sample.life for sample in samples)
    longest = [sample for sample in samples if sample.life == lives.most_common(1)[0][0]] if lives else []
    parts = {"longest life": longest, "all lives": list(samples)}
    return {
        f"{what}, {name}": verdict(warm(part), what)
        for what in ("memory", "descriptors", "threads")
        for name, part in parts.items()
    }


def warm(samples: Sequence[Sample]) -> list[Sample]:
    if not samples:
        return []
    first, last = samples[0].seconds, samples[-1].seconds
    return [sample for sample in samples if sample.seconds >= first + min(WARM_UP, (last - first) / 3)]


# ---- The whole ---------------------------------------------------------------------------------


async def run(args: argparse.Namespace, db: str, cluster: Cluster | None, folder: Path) -> dict[str, Any]:
    random.seed(args.seed)
    ledger, server, stop = Ledger(), Server(db, folder), asyncio.Event()
    soak, trouble = Soak(server.url, args.tables, args.thinking, ledger), Trouble(server, db, cluster, ledger)
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stop.set)
    try:
        await server.start()
        sampler = Sampler(server, soak, trouble, min(SAMPLE, args.minutes))
        async with soak.going_on():
            aside = [asyncio.create_task(each) for each in (trouble.make(60 * args.minutes), sampler.take_all())]
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(stop.wait(), 60 * args.minutes)
            while ledger.is_out:
                await asyncio.sleep(PAUSE)
            for task in aside:
                task.cancel()
            await asyncio.gather(*aside, return_exceptions=True)
        await asyncio.sleep(SETTLING)
        rest = await sampler.take()
        print(rest, "(everybody has left)")
        if rest.streams:
            ledger.blame("streams that nobody reads", rest.streams)
    finally:
        server.kill()
    await audit(db, ledger, {*ledger.acknowledged, *ledger.says})
    count_log(server, ledger)
    return report(sampler.samples, rest, ledger, replayed(db, ledger))


def count_log(server: Server, ledger: Ledger) -> None:
    """Warnings and errors in the log."""
    for line in server.logged():
        if line["level"] not in ("info", "debug"):
            kind = f"log: {line['level']}: {line['message']}"
            (ledger.problems if ledger.is_calm(line["at"]) else ledger.excused)[kind] += 1
    for text in server.log.read_text().splitlines():
        if not text.startswith(("{", "Paddock is at ")):
            ledger.problems[f"log: {text[:60]}"] += 1


def replayed(db: str, ledger: Ledger) -> str:
    """What the house's own check says of every table."""
    done = subprocess.run([str(PADDOCK), "tables", "repair", "--db", db], capture_output=True, text=True)
    if done.returncode:
        ledger.blame("tables that are not whole", done.returncode)
    return f"{done.returncode}: {(done.stdout + done.stderr).strip()[-500:]}"


def report(samples: list[Sample], rest: Sample, ledger: Ledger, repair: str) -> dict[str, Any]:
    faults = {kind: ledger.problems.pop(kind, 0) for kind in ("lost", "doubled", "stuck")}
    return {
        **faults,
        "other problems": dict(ledger.problems),
        "excused in outages": dict(ledger.excused),
        "happened": dict(ledger.happened),
        "tables": len(ledger.acknowledged),
        "races ended": rest.ended,
        "paddock tables repair": repair,
        "growth": verdicts(samples),
        "after all have left": asdict(rest),
        "samples": [asdict(sample) for sample in samples],
    }


def show(figures: dict[str, Any]) -> None:
    for name, value in figures.items():
        if name == "samples":
            continue
        print(f"{name}: {'' if isinstance(value, dict) else value}")
        for each, count in value.items() if isinstance(value, dict) else ():
            print(f"    {each}: {count}")


@contextlib.contextmanager
def database(args: argparse.Namespace, folder: Path) -> Any:
    """Its address, and the PostgreSQL that was started for it."""
    if not args.postgres:
        yield args.db or f"sqlite:///{folder / 'soak.db'}", None
        return
    cluster = Cluster()
    try:
        db = cluster.url(cluster.create())
        keep_what_is_committed(db)
        yield db, cluster
    finally:
        cluster.remove()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--db", help="an empty database (default: SQLite in a folder of its own)")
    where.add_argument("--postgres", action="store_true", help="start a PostgreSQL of its own")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--thinking", type=float, default=THINKING, metavar="SECONDS", help="people, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="paddock-soak-") as name, database(args, Path(name)) as (db, cluster):
        figures = asyncio.run(run(args, db, cluster, Path(name)))
    show(figures)
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1))
    sys.exit(any(figures[kind] for kind in ("lost", "doubled", "stuck", "other problems")))


if __name__ == "__main__":
    main()
