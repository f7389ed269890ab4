"""Write a database of today, with a table in every state."""

import asyncio
import random
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from paddock.core.fair import new_secret
from paddock.core.game import REGISTRY
from paddock.server import deeds, queries
from paddock.server.api import requests
from paddock.server.api.tables import opening, opening_again
from paddock.server.house import House
from paddock.server.people import People, Person
from paddock.server.table import OVER, Table
from tests.chaos.checks import whole
from tests.chaos.golden import LOGIN, PASSWORD, save
from tests.chaos.houses import house_on
from tests.clock import Clock

CHAIRS = {
    "you": requests.NewChair(kind="you"),
    "open": requests.NewChair(kind="open"),
    "bot": requests.NewChair(kind="bot"),
}


class Writer:
    """Anna opens tables, Ben joins them."""

    def __init__(self, house: House, anna: Person, ben: Person) -> None:
        self.house, self.anna, self.ben = house, anna, ben
        self.random = random.Random(1)

    async def open(self, id: str, *chairs: str, variant: str = "simple") -> str:
        asked = requests.NewTable(game="mille-bornes", variant=variant, chairs=[CHAIRS[chair] for chair in chairs])
        facts = opening(asked, REGISTRY.find(asked.game), self.anna, id)
        await self.house.add(id, new_secret(), [(deeds.OPENED, lambda table: facts)])
        return id

    async def do(self, id: str, kind: str, command: Any) -> None:
        await self.house.do(id, kind, command, f"{id}-{self.random.getrandbits(64):x}")

    async def race(self, id: str) -> str:
        """Ben sits down, and it begins."""
        await self.open(id, "you", "open")
        ben = self.ben
        await self.do(id, deeds.SAT_DOWN, lambda t: t.sit_down(ben.id, 1, ben.name, ben.colour, t.link))
        await self.do(id, deeds.STARTED, lambda t: t.start(self.anna.id))
        return id

    async def play(self, id: str, moves: int) -> None:
        """So many moves, or to the end."""
        for _ in range(moves):
            async with self.house.at(id) as table:
                if table.state == OVER:
                    return
                seat, move = table.running.turn, self.random.choice(table.running.moves())
            await self.do(id, deeds.MOVED, lambda t, seat=seat, move=move: t.checked_move(seat, move))

    async def write(self) -> None:
        """A table in every state."""
        await self.open("gathering-open", "you", "open", "bot")
        await self.do("gathering-open", deeds.RELINKED, lambda t: t.relink(self.anna.id))
        await self.play(await self.race("racing-people"), 25)
        await self.open("racing-with-bot", "you", "bot", variant="standard")
        await self.do("racing-with-bot", deeds.STARTED, lambda t: t.start(self.anna.id))
        await self.play(await self.race("racing-absent"), 10)
        await self.do("racing-absent", deeds.TAKEN_OVER, lambda t: t.take_over(t.running.turn, "absent"))
        await self.play(await self.race("cancelled-race"), 5)
        for person in (self.anna, self.ben):
            await self.do("cancelled-race", deeds.FOR_ENDING, partial(Table.be_for_ending, player=person.id))
        await self.play(await self.race("over-and-done"), 10_000)
        await self.play(await self.race("over-rematched"), 10_000)
        await self.rematch("over-rematched")
        await self.import_record("over-and-done")
        await self.talk("racing-people")

    async def rematch(self, id: str) -> None:
        async with self.house.at(id) as table:
            new, facts = table.rematch_id, opening_again(table, self.ben)
        await self.house.add(new, new_secret(), [(deeds.OPENED, lambda table: facts)])
        await self.house.do(id, deeds.REMATCHED, lambda t: t.ask_for_rematch(self.ben.id), "rematch")

    async def import_record(self, id: str) -> None:
        async with self.house.at(id) as table:
            text = table.running.record.to_json()
        facts = {"record": text, "host": self.anna.id}
        await self.house.add("imported-race", new_secret(), [(deeds.IMPORTED, lambda table: facts)])

    async def talk(self, id: str) -> None:
        now, anna, ben = self.house.now(), self.anna, self.ben
        said = {"player": anna.id, "name": anna.name, "text": "Bonne route!", "phrase": "", "at": now}
        await self.house.store.write(lambda tx: queries.add_say(tx, id, said, "bonne-route"))
        await self.house.store.write(lambda tx: queries.mute(tx, ben.id, anna.id, True))


async def main(database: Path) -> tuple[str, dict[str, Table]]:
    house = await house_on(f"sqlite:///{database}", Clock())
    people = People(house.store, house.now)
    anna, token = await people.guest("Anna", "red", "en")
    ben, _ = await people.guest("Ben", "blue", "fr")
    await people.make_account(anna, LOGIN, PASSWORD)
    await Writer(house, anna, ben).write()
    tables = await house.store.read(whole)
    await house.close()
    return token, tables


with tempfile.TemporaryDirectory() as folder:
    database = Path(folder) / "paddock.db"
    save(database, *asyncio.run(main(database)))
