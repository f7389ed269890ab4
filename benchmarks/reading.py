"""What it costs to read: lists of finished races, and the page of one. `python benchmarks/reading.py [races]`

CPU time of the whole application without a network, on SQLite, with races of Road Kill Rally that bots have finished.
"""

import asyncio
import itertools
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

from paddock.core.fair import new_secret
from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.server import deeds
from paddock.server.app import create_app
from paddock.server.chairs import PERSON, Chair, bot_chair
from paddock.server.house import House
from paddock.server.limits import Limits
from paddock.server.pages.rendering import load_everything
from paddock.server.people import People, Person
from paddock.server.settings import Settings
from paddock.server.store import open_store
from paddock.server.table import Table

GAME = "road-kill-rally"
SEATS = 4


async def main(races: int) -> None:
    """Lay the tables out, then read them in a house that has just opened."""
    load_everything()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(f"sqlite:///{folder}/paddock.db")
        people, client, house = await opened(settings)
        person, token = await people.guest("Ada", "red", "en")
        ids = [await laid_out(house, person, seed) for seed in range(races)]
        await house.close()

        _, client, house = await opened(settings)
        client.headers["authorization"] = f"Bearer {token}"
        await client.get("/api/me")
        await measure(f"{races} tables of a person", lambda: client.get("/api/me/tables", params={"limit": 100}))
        await measure("the lobby", lambda: client.get("/"))
        await measure("a finished race, as JSON", lambda: client.get(f"/api/tables/{ids[0]}"))
        await measure("its page", lambda: client.get(f"/table/{ids[1]}"))
        await measure("the board after 500 moves", lambda: client.get(f"/table/{ids[1]}/step/500"))
        steps = itertools.count(501)
        await measure("after one more", lambda: client.get(f"/table/{ids[1]}/step/{next(steps)}"))
        await measure("its page in French", lambda: client.get(f"/table/{ids[1]}", params={"language": "fr"}))
        await house.close()


async def opened(settings: Settings) -> tuple[People, httpx.AsyncClient, House]:
    """A house in which nothing happens by itself."""
    store = await open_store(settings.db)
    app, house, people = create_app(settings, store), House(store, settings), People(store)
    app.state.house, app.state.people, app.state.limits = house, people, Limits()
    transport = httpx.ASGITransport(app)
    return people, httpx.AsyncClient(transport=transport, base_url="http://localhost"), house


async def laid_out(house: House, person: Person, seed: int) -> str:
    """A finished race at which a person sat among bots."""
    game = REGISTRY.find(GAME)
    chairs = [Chair(PERSON, person.id, person.name, person.colour)]
    while len(chairs) < SEATS:
        chairs.append(bot_chair("driver", [chair.name for chair in chairs], "a-table"))
    facts = {
        "game": GAME,
        "variant": game.variants[0],
        "options": {option.name: option.choices[0] for option in game.options},
        "public": True,
        "clock": None,
        "host": person.id,
        "chairs": [chair.facts() for chair in chairs],
    }
    secret = new_secret()
    table = Table("aside", secret)
    commands: list[tuple[str, Callable[[Table], dict[str, Any]]]] = []

    def happen(kind: str, facts: dict[str, Any]) -> None:
        table.apply(deeds.Deed(kind, time.time(), facts, str(len(commands))))
        commands.append((kind, lambda _: facts))

    happen(deeds.OPENED, facts)
    happen(deeds.STARTED, {})
    while not table.running.over:
        happen(deeds.MOVED, {"seat": table.running.turn, "move": policy_move(table.running)})
    return (await house.add(f"benchmark-{seed:04}", secret, commands)).id


def policy_move(race: Race) -> int:
    """The move of the game's own policy."""
    return race.game.policy_move(race.world(race.turn, len(race.record.moves)))


async def measure(what: str, ask: Callable[[], Awaitable[httpx.Response]]) -> None:
    """CPU time of the first time and of the times after it."""
    times = []
    for _ in range(6):
        start = time.process_time()
        response = await ask()
        times.append(1000 * (time.process_time() - start))
        assert response.status_code == 200, response.text
    size = len(response.content) / 1000
    print(f"{what:<30} first {times[0]:7.1f} ms   then {min(times[1:]):7.1f} ms   {size:6.0f} kB")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 25))
