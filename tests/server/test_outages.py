"""An outage costs nobody anything, and neither does a clock that is set."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from paddock.server import queries
from paddock.server.house import House
from paddock.server.store import Store, StoreAway, open_store
from tests.chaos.houses import Moody
from tests.server.room import BOT, YOU, Facts, Person, Room, open_room, race_of
from tests.server.test_time import UNABLE, attacked, clocked

pytestmark = pytest.mark.anyio
OUTAGES = pytest.mark.parametrize("seconds", [10, 130, 3600])
JUMPS = pytest.mark.parametrize("seconds", [-3600, 3600])


@pytest.fixture
def url(db: str) -> str:
    """On both databases."""
    return db


async def is_away(person: Person, table: Facts) -> bool:
    """Whether a bot plays for the first seat."""
    return bool((await person.look(table["id"]))["chairs"][0]["away"])


async def asked_to_react(*people: Person) -> Facts:
    """A race in which one attacks as soon as possible: the table when the other has a window."""
    table = await race_of(*people)
    while not table["reaction"]:
        person, other = people[table["turn"]], f"zone:{1 - table['turn']}"
        now = await person.look(table["id"])
        moves = sorted(now["moves"], key=lambda move: other not in move["parts"])
        await person.move(now, moves[0]["move"])
        table = await people[0].look(table["id"])
    return table


async def sweep(house: House) -> None:
    """It looks after everything that it finds undone."""
    await house.sweep()
    await asyncio.gather(*house._tasks)


# ---- Nobody was there --------------------------------------------------------------------------


@OUTAGES
async def test_clocks_get_back_the_time_of_every_outage_in_a_turn(room: Room, seconds: float) -> None:
    ada, _, table = await clocked(room, 30)
    for _ in range(2):
        await room.clock.let_pass(10, room.house)
        await room.outage(seconds)
        await sweep(room.house)
    now = await ada.look(table["id"])
    assert now["until"] == room.clock.time + 10 and now["since"] == room.clock.time - 20
    await room.pass_time(table["id"], 9)
    assert not await is_away(ada, table)
    await room.pass_time(table["id"], 1)
    assert await is_away(ada, table)


@OUTAGES
async def test_windows_begin_anew_after_an_outage(room: Room, seconds: float) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    before = await asked_to_react(ada, bob)
    await room.clock.let_pass(room.settings.window - 1, room.house)
    await room.outage(seconds)
    await sweep(room.house)
    assert (await ada.look(before["id"]))["until"] == room.clock.time + room.settings.window
    await room.pass_time(before["id"], room.settings.window - 1)
    assert (await ada.look(before["id"]))["version"] == before["version"]
    await room.pass_time(before["id"], 1)
    assert (await ada.look(before["id"]))["version"] == before["version"] + 1


@OUTAGES
async def test_absence_counts_from_when_the_house_is_open_again(room: Room, seconds: float) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await room.clock.let_pass(room.settings.grace - 1, room.house)
    await room.outage(seconds)
    await sweep(room.house)
    await room.pass_time(table["id"], room.settings.grace - 1)
    assert not await is_away(bob, table)
    await room.pass_time(table["id"], 1)
    assert await is_away(bob, table)


@OUTAGES
async def test_bots_go_on_after_an_outage(room: Room, seconds: float) -> None:
    ada = await room.guest()
    table = await ada.open(BOT, YOU, start=True)
    await room.outage(seconds)
    await room.pass_time(table["id"], room.settings.pace)
    assert (await ada.look(table["id"]))["version"] == table["version"] + 1


async def test_nobody_is_here_until_they_come_again(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    player = (await room.table(table["id"])).chairs[0].player or ""
    until = room.house.time.now() + 60
    await room.store.write(lambda tx: queries.note_presence(tx, [(table["id"], player)], until))
    await room.outage(10)
    assert await room.rows("SELECT * FROM presence") == []


async def test_what_is_not_due_yet_is_not_found_again_and_again(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    await race_of(ada, bob)
    await room.clock.let_pass(room.settings.grace - 1, room.house)
    await room.outage(3600)
    await room.clock.let_pass(10, room.house)
    now = room.house.time.now()
    assert len(await room.store.read(lambda tx: queries.overdue(tx, now))) == 1
    await sweep(room.house)
    assert await room.store.read(lambda tx: queries.overdue(tx, now)) == []


async def test_races_of_before_house_time_was_kept_lose_nothing(room: Room) -> None:
    ada, _, table = await clocked(room, 30)
    await room.store.write(lambda tx: tx.run("UPDATE deeds SET house_time = NULL"))
    await room.store.write(lambda tx: tx.run("DELETE FROM house_time"))
    await room.outage(3600)
    assert (await ada.look(table["id"]))["until"] == room.clock.time + 30
    await room.pass_time(table["id"], 29)
    assert not await is_away(ada, table)


# ---- The house was there, but stood still ------------------------------------------------------


async def test_a_process_that_was_frozen_takes_nothing(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    before = await attacked(room, await race_of(ada, bob), ada, *UNABLE)
    room.clock.time += 3600
    keeping = asyncio.create_task(room.house._keep_time())
    await asyncio.sleep(0)
    assert not room.house._tasks  # nothing is done before it is known how long it was
    await sweep(room.house)
    keeping.cancel()
    now = await ada.look(before["id"])
    assert now["version"] == before["version"] and now["until"] == room.clock.time + room.settings.window


async def test_a_database_that_was_away_takes_nothing(room: Room) -> None:
    ada, _, table = await clocked(room, 30)
    moody = room.house.store = Moody(room.store)
    moody.writing = StoreAway(detail="gone")
    for _ in range(20):
        room.clock.time += 30
        await sweep(room.house)
    moody.writing = None
    await sweep(room.house)
    assert (await ada.look(table["id"]))["until"] == room.clock.time + 15
    await room.pass_time(table["id"], 14)
    assert not await is_away(ada, table)


# ---- The date is set ---------------------------------------------------------------------------


@JUMPS
async def test_a_date_that_is_set_ends_no_clock(room: Room, seconds: float) -> None:
    ada, bob, table = await clocked(room, 30)
    room.clock.jump(seconds)
    await sweep(room.house)
    await room.pass_time(table["id"], 29)
    assert not await is_away(ada, table)
    assert (await bob.look(table["id"]))["until"] == room.clock.time + 1
    await room.pass_time(table["id"], 1)
    assert await is_away(ada, table)


@JUMPS
async def test_a_date_that_is_set_stalls_no_bot(room: Room, seconds: float) -> None:
    ada = await room.guest()
    table = await ada.open(BOT, YOU, start=True)
    room.clock.jump(seconds)
    await room.pass_time(table["id"], room.settings.pace)
    assert (await ada.look(table["id"]))["version"] == table["version"] + 1


@JUMPS
async def test_who_is_here_stays_so_when_the_date_is_set(room: Room, seconds: float) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    player = (await room.table(table["id"])).chairs[0].player or ""
    room.house.live(table["id"]).here[player] = 1
    await sweep(room.house)
    room.clock.jump(seconds)
    await room.clock.let_pass(room.settings.grace, room.house)
    await sweep(room.house)
    assert not await is_away(bob, table)


# ---- Several processes -------------------------------------------------------------------------


@pytest.fixture
async def several(postgres_url: str) -> AsyncIterator[Room]:
    """A house that others can join."""
    room = await open_room(postgres_url)
    yield room
    await room.house.close()


async def another(room: Room) -> tuple[House, Store]:
    """One more process, about to begin."""
    store = await open_store(room.settings.db)
    return House(store, room.settings, room.clock, room.clock.steady), store


async def test_who_comes_while_others_are_there_pauses_nothing(several: Room) -> None:
    ada, bob = await several.guest("Ada"), await several.guest("Bob")
    table = await race_of(ada, bob)
    opened = several.house.time.opened
    await several.clock.let_pass(several.settings.grace - 1, several.house)
    house, store = await another(several)
    await house.time.begin(store)
    assert house.time.opened == opened and house.time.now() == several.house.time.now()
    await several.clock.let_pass(1, several.house, house)
    await house.act(table["id"])
    await house.close()
    await sweep(several.house)
    assert await is_away(bob, table)


@OUTAGES
async def test_processes_that_start_at_once_agree_on_one_opening(several: Room, seconds: float) -> None:
    ada, _, table = await clocked(several, 30)
    await several.clock.let_pass(20, several.house)
    await several.store.close()
    several.clock.time += seconds
    found = [await another(several) for _ in range(3)]
    await asyncio.gather(*(house.time.begin(store) for house, store in found))
    assert len({(house.time.opened, house.time.now()) for house, _ in found}) == 1
    await several.open()
    assert several.house.time.opened == found[0][0].time.opened
    assert (await ada.look(table["id"]))["until"] == several.clock.time + 10
    for house, _ in found:
        await house.close()


async def test_who_was_frozen_while_others_went_on_follows_them(several: Room) -> None:
    opened = several.house.time.opened
    house, store = await another(several)
    await house.time.begin(store)
    await several.clock.let_pass(600, several.house)
    await house.sweep()
    assert house.time.now() == several.house.time.now() and house.time.opened == opened
    await house.close()


async def test_who_comes_where_all_others_hang_opens_again(several: Room) -> None:
    before = several.house.time.opened
    await several.clock.let_pass(10, several.house)
    several.clock.time += 3600
    house, store = await another(several)
    await house.time.begin(store)
    assert house.time.opened == house.time.now() == before + 10
    await house.close()


async def test_who_listens_is_there_even_after_the_line_broke(several: Room) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    listener = asyncio.create_task(several.store.listen(lambda id, _: heard.put_nowait(id)))
    opened = several.house.time.opened
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    await several.store.write(lambda tx: tx.all(f"{others} AND pid != pg_backend_pid()"))
    async with asyncio.timeout(60):
        while heard.empty():
            await several.store.write(lambda tx: tx.notify("table", 0))
    await several.clock.let_pass(10, several.house)
    house, store = await another(several)
    await house.time.begin(store)
    assert house.time.opened == opened
    await house.close()
    listener.cancel()
