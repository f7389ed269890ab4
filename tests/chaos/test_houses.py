"""Two houses on one database that hear nothing of each other: neither shows, tells or refuses by what is past."""

from collections.abc import AsyncIterator

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from paddock.server import deeds
from paddock.server.app import create_app
from paddock.server.errors import Late
from paddock.server.house import House
from paddock.server.settings import Settings
from paddock.server.shown import Viewer
from paddock.server.store import StoreAway, StoreError, StoreFull, open_store
from tests.chaos.houses import Moody, Reading, guest, house_on, houses_on, move, open_table, version_at
from tests.chaos.servers import until
from tests.clock import Clock

pytestmark = pytest.mark.anyio
SPECTATOR = Viewer(None, None, "en")


@pytest.fixture
async def houses(db: str) -> AsyncIterator[list[House]]:
    async with houses_on(db, 2) as houses:
        yield houses


async def test_what_was_missed_is_told_to_who_looks(houses: list[House]) -> None:
    here, there = houses
    id = await open_table(here, [await guest(here, "Anna"), await guest(here, "Ben")])
    reading = Reading(here, id, SPECTATOR)
    await reading.reach(2)
    await move(there, id)
    await here.sweep()
    await reading.reach(3)
    await reading.hang_up()


async def test_what_was_missed_is_shown_even_if_nobody_looked(houses: list[House]) -> None:
    here, there = houses
    id = await open_table(here, [await guest(here, "Anna"), await guest(here, "Ben")])
    await move(there, id)
    await here.sweep()

    async def is_shown() -> bool:
        return await version_at(here, id) == 3

    await until(is_shown, "the move")


async def test_a_stream_goes_on_where_less_is_known(houses: list[House]) -> None:
    here, there = houses
    id = await open_table(here, [await guest(here, "Anna"), await guest(here, "Ben")])
    version = await move(there, id)
    reading = Reading(here, id, SPECTATOR, since=version)
    await reading.reach(version)
    assert [(message["version"], message["lines"]) for message in reading.messages] == [(version, [])]
    await reading.hang_up()


async def test_nothing_is_refused_by_what_is_past(houses: list[House]) -> None:
    here, there = houses
    anna, ben = await guest(here, "Anna"), await guest(here, "Ben")
    id = await open_table(here, [anna, None], started=False)
    await there.do(id, deeds.SAT_DOWN, lambda table: table.sit_down(ben, 1, "Ben", "blue", None))
    assert await here.do(id, deeds.STARTED, lambda table: table.start(anna)) == 3


async def test_who_is_late_is_told_how_far_it_is_and_streams_hear_it_too(houses: list[House]) -> None:
    here, there = houses
    id = await open_table(here, [await guest(here, "Anna"), await guest(here, "Ben")])
    reading = Reading(here, id, SPECTATOR)
    await reading.reach(2)
    await move(there, id, version=2)
    with pytest.raises(Late) as late:
        await move(here, id, version=2)
    assert late.value.facts["version"] == 3
    await reading.reach(3)
    await reading.hang_up()


async def test_a_command_sent_to_both_happens_once(houses: list[House]) -> None:
    here, there = houses
    id = await open_table(here, [await guest(here, "Anna"), await guest(here, "Ben")])
    assert await move(there, id, version=2, command_id="a-command") == 3
    assert await move(there, id, version=3) == 4
    assert await move(here, id, version=2, command_id="a-command") == 3


@pytest.fixture
async def moody(sqlite_url: str) -> Moody:
    return Moody(await open_store(sqlite_url))


@pytest.mark.parametrize("error", [StoreFull(), StoreAway(detail="gone")], ids=lambda error: error.id)
async def test_who_looks_can_look_while_nothing_can_be_stored(moody: Moody, error: StoreError) -> None:
    house = await house_on(moody, Clock())
    anna, ben = await guest(house, "Anna"), await guest(house, "Ben")
    id = await open_table(house, [anna, ben])
    moody.writing = error
    reading = Reading(house, id, Viewer(anna, 0, "en"))
    await reading.reach(2)
    with pytest.raises(type(error)):
        await move(house, id)
    await house.sweep()
    moody.writing = None
    await reading.reach(await move(house, id))
    await reading.hang_up()
    assert not house.live(id).here
    await house.close()


async def test_a_stream_ends_when_the_database_is_away(moody: Moody) -> None:
    house = await house_on(moody, Clock())
    anna, ben = await guest(house, "Anna"), await guest(house, "Ben")
    id = await open_table(house, [anna, ben])
    reading = Reading(house, id, Viewer(anna, 0, "en"))
    await reading.reach(2)
    moody.reading = StoreAway(detail="gone")
    house.live(id).chat_changed()
    await reading.end()
    assert not house.live(id).here
    await house.close()


def test_a_socket_closes_when_the_database_is_away(sqlite_url: str) -> None:
    app = create_app(Settings(sqlite_url, hosts=("testserver",)))
    with TestClient(app) as client:
        moody = app.state.house.store = Moody(app.state.house.store)
        client.post("/api/guests", json={"name": "Anna"})
        chairs = [{"kind": "you"}, {"kind": "bot"}]
        id = client.post("/api/tables", json={"game": "mille-bornes", "chairs": chairs}).json()["id"]
        with client.websocket_connect(f"/api/tables/{id}/socket") as socket:
            assert socket.receive_json()["type"] == "table"
            assert socket.receive_json()["type"] == "aside"
            moody.reading = StoreAway(detail="gone")
            assert client.portal
            client.portal.call(app.state.house.live(id).chat_changed)
            with pytest.raises(WebSocketDisconnect) as closed:
                while True:
                    socket.receive_json()
            assert closed.value.code == 1012
