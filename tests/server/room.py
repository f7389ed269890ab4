"""A house for tests: an application on a store, with a clock that moves only when told, and people who use it."""

from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx
from fastapi import FastAPI

from paddock.core.game import REGISTRY
from paddock.server.app import create_app
from paddock.server.house import House
from paddock.server.limits import Limits
from paddock.server.people import People
from paddock.server.settings import Settings
from paddock.server.store import Store, open_store
from paddock.server.table import Table
from tests.clock import Clock

GAME = "mille-bornes"
HERE = "http://paddock.test"
YOU, OPEN = {"kind": "you"}, {"kind": "open"}
BOT = {"kind": "bot", "level": "driver"}
LET_IT_STAND = ["let-it-stand"]

Facts = dict[str, Any]


@dataclass
class Person:
    """Somebody with a browser. Every answer is kept: it is all that this person ever saw."""

    client: httpx.AsyncClient
    name: str = ""
    token: str = ""
    seen: list[bytes] = field(default_factory=list)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.fetch(method, f"/api{path}", **more)

    async def fetch(self, method: str, path: str, **more: Any) -> httpx.Response:
        response = await self.client.request(method, path, **more)
        self.seen.append(response.content + repr(response.headers.raw).encode())
        return response

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        """The facts that are at a path."""
        response = await self.ask("GET", path, params=query)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, status: int = 200, /, **facts: Any) -> Any:
        """The answer to a request."""
        response = await self.ask("POST", path, json=facts)
        assert response.status_code == status, response.text
        return response.json() if response.content else None

    # ---- What people do at tables

    async def open(self, *chairs: Facts, **more: Any) -> Facts:
        table: Facts = await self.post("/tables", 201, **{"game": GAME, "chairs": list(chairs), **more})
        return table

    async def look(self, table: str, **query: Any) -> Facts:
        facts: Facts = await self.get(f"/tables/{table}", **query)
        return facts

    async def sit(self, table: str, seat: int, status: int = 200, **more: Any) -> Facts:
        facts: Facts = await self.post(f"/tables/{table}/seats/{seat}", status, **more)
        return facts

    async def do(self, table: str, what: str, status: int = 200, **more: Any) -> Any:
        return await self.post(f"/tables/{table}/{what}", status, **more)

    async def move(self, table: Facts, move: int, status: int = 200, **more: Any) -> Facts:
        """Make a move at a table as it was seen."""
        facts = {"command": uuid4().hex, "version": table["version"], "move": move, **more}
        answer: Facts = await self.do(table["id"], "moves", status, **facts)
        return answer


@dataclass
class Room:
    """The application without a network, and with nothing that happens by itself: tests let time pass."""

    settings: Settings
    clock: Clock
    app: FastAPI
    store: Store = field(init=False)
    house: House = field(init=False)

    def stranger(self, address: str = "192.0.2.1") -> Person:
        transport = httpx.ASGITransport(self.app, client=(address, 1), raise_app_exceptions=False)
        return Person(httpx.AsyncClient(transport=transport, base_url=HERE))

    async def guest(self, name: str = "Ada", **more: Any) -> Person:
        """Somebody who came in."""
        person = self.stranger(f"192.0.2.{uuid4()}")
        person.name = name
        person.token = (await person.post("/guests", 201, name=name, **more))["token"]
        return person

    async def pass_time(self, table: str, seconds: float) -> None:
        """Let time pass, and the house do what is due at a table."""
        await self.clock.let_pass(seconds, self.house)
        await self.house.act(table)

    async def outage(self, seconds: float) -> None:
        """The house is gone at once, and opens again after a while."""
        await self.store.close()
        self.clock.time += seconds
        await self.open()

    async def open(self) -> None:
        """A new process opens the house."""
        self.store = await open_store(self.settings.db)
        self.house = House(self.store, self.settings, self.clock, self.clock.steady)
        await self.house.time.begin(self.store)
        state = self.app.state
        state.house, state.people = self.house, People(self.store, self.clock)
        state.limits = Limits(now=self.clock.steady)

    def bots_are_ready(self, game: str) -> None:
        """As if all that bots of a game need were compiled."""
        self.house.thinkers._ready.add(REGISTRY.find(game).package)

    async def table(self, id: str) -> Table:
        """A table as the house knows it, with all that nobody is shown."""
        async with self.house.at(id) as table:
            return table

    async def rows(self, sql: str) -> list[Facts]:
        return await self.store.read(lambda tx: tx.all(sql))


async def open_room(url: str, **settings: Any) -> Room:
    set_up = Settings(url, hosts=("paddock.test",), **settings)
    room = Room(set_up, Clock(), create_app(set_up))
    await room.open()
    return room


async def race_of(*people: Person, **more: Any) -> Facts:
    """A race that these people have sat down to; the first is the host."""
    host = people[0]
    table = await host.open(YOU, *[OPEN] * (len(people) - 1), **more)
    for seat, person in enumerate(people[1:], start=1):
        await person.sit(table["id"], seat, link=table["link"])
    await host.do(table["id"], "start")
    return await host.look(table["id"])


async def play_on(table: str, turn: int, *people: Person) -> Facts:
    """Let people make the first moves there are until it is the turn of a seat, or the race is over."""
    seen = await people[0].look(table)
    while seen["turn"] not in (turn, None):
        person = people[seen["turn"] % len(people)]
        await person.move(seen, legal(await person.look(table)))
        seen = await people[0].look(table)
    return seen


async def finished(room: Room, *people: Person, **more: Any) -> Facts:
    """A race that these people have played to its end, each making the first move there is."""
    table = await race_of(*people, variant="simple", **more)
    while table["state"] == "racing":
        person = people[table["turn"]]
        await person.move(table, legal(await person.look(table["id"])))
        room.clock.time += 1
        table = await people[0].look(table["id"])
    return table


def legal(table: Facts, *parts: str) -> int:
    """The legal move that is touched like that, or the first one."""
    return int(next(move["move"] for move in table["moves"] if not parts or move["parts"] == list(parts)))
