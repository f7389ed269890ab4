"""Players add salt to the chance of a race, so that not even the house can choose what is dealt."""

from typing import Any

import orjson
import pytest

from paddock.core.fair import commitment, salted
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.server.store import open_store
from tests.server.room import BOT, OPEN, YOU, Facts, Person, Room, finished, legal, open_room

pytestmark = pytest.mark.anyio

ADA, BEN = bytes([1] * 32).hex(), bytes([2] * 32).hex()


@pytest.fixture
def url(db: str) -> str:
    return db


def hash_of(salt: str) -> str:
    return commitment(bytes.fromhex(salt))


async def gathered(ada: Person, ben: Person) -> Facts:
    """A table at which both sit and have pledged."""
    table = await ada.open(YOU, OPEN, pledge=hash_of(ADA))
    await ben.sit(table["id"], 1, link=table["link"], pledge=hash_of(BEN))
    return table


async def people(room: Room) -> tuple[Person, Person]:
    return await room.guest("Ada"), await room.guest("Ben")


async def record_of(room: Room, id: str) -> Record:
    return (await room.table(id)).running.record


async def test_the_deal_comes_from_the_secret_and_the_salt_of_everybody(room: Room) -> None:
    ada, ben = await people(room)
    id = (await gathered(ada, ben))["id"]
    await ada.do(id, "start")
    assert (await ada.look(id))["state"] == "dealing"
    await ada.do(id, "salt", salt=ADA)
    await ben.do(id, "salt", salt=BEN)
    await room.pass_time(id, 0)
    assert (await ada.look(id))["state"] == "racing"
    record = await record_of(room, id)
    assert record.salts == [ADA, BEN]
    twin = Record.from_json(record.to_json())[0]
    twin.secret = salted(bytes.fromhex(record.secret), [bytes.fromhex(ADA), bytes.fromhex(BEN)]).hex()
    twin.salts = []
    assert Race.load((await room.table(id)).game, twin).state == (await room.table(id)).running.state


async def test_who_adds_nothing_in_time_is_replaced_by_the_house(room: Room) -> None:
    ada, ben = await people(room)
    id = (await gathered(ada, ben))["id"]
    await ada.do(id, "start")
    await ada.do(id, "salt", salt=ADA)
    await room.pass_time(id, room.settings.dealing - 1)
    assert (await ada.look(id))["state"] == "dealing"
    await room.pass_time(id, 1)
    table = await ben.look(id)
    assert (table["state"], table["salts"]) == ("racing", [ADA, ""])
    assert table["pledges"] == [hash_of(ADA), hash_of(BEN)]
    assert table["since"] == room.clock.time
    await ben.do(id, "salt", 409, salt=BEN)


async def test_a_table_at_which_nobody_pledges_starts_at_once(room: Room) -> None:
    ada = await room.guest()
    table = await ada.open(YOU, BOT, start=True)
    assert (table["state"], table["salts"], table["pledges"]) == ("racing", [], ["", ""])
    assert "salts" not in (await record_of(room, table["id"])).to_json()


async def test_who_opens_a_table_against_bots_adds_salt_too(room: Room) -> None:
    ada = await room.guest()
    table = await ada.open(YOU, BOT, start=True, pledge=hash_of(ADA))
    assert table["state"] == "dealing"
    await ada.do(table["id"], "salt", salt=ADA)
    await room.pass_time(table["id"], 0)
    assert (await record_of(room, table["id"])).salts == [ADA, ""]


async def test_who_sits_on_several_chairs_adds_one_salt_for_all(room: Room) -> None:
    ada = await room.guest()
    id = (await ada.open(YOU, BOT, YOU, pledge=hash_of(ADA)))["id"]
    await ada.do(id, "start")
    await ada.do(id, "salt", salt=ADA)
    await room.pass_time(id, 0)
    assert (await record_of(room, id)).salts == [ADA, "", ADA]


async def test_a_rematch_is_salted_anew(room: Room) -> None:
    ada = await room.guest()
    table = await ada.open(YOU, BOT, start=True, pledge=hash_of(ADA))
    await ada.do(table["id"], "cancel")
    new = (await ada.do(table["id"], "rematch", pledge=hash_of(BEN)))["table"]
    again = await ada.look(new)
    assert (again["state"], again["pledges"]) == ("dealing", ["", hash_of(BEN)])
    await ada.do(new, "salt", salt=BEN)
    await room.pass_time(new, 0)
    assert (await record_of(room, new)).salts == ["", BEN]


async def test_a_pledge_binds(room: Room) -> None:
    ada, ben = await people(room)
    id = (await gathered(ada, ben))["id"]
    await ben.do(id, "salt", 409, salt=BEN)  # before the start it would tell
    await ada.do(id, "start")
    await ada.do(id, "pledge", 409, pledge=hash_of(BEN))
    await ada.do(id, "salt", 422, salt=BEN)
    await ada.do(id, "salt", salt=ADA)
    await ada.do(id, "salt", 409, salt=ADA)


async def test_the_last_pledge_before_the_start_counts(room: Room) -> None:
    ada, ben = await people(room)
    id = (await gathered(ada, ben))["id"]
    await ada.do(id, "pledge", pledge=hash_of(BEN))
    assert (await ada.look(id))["pledges"] == [hash_of(BEN)] * 2


async def test_only_who_sits_there_pledges(room: Room) -> None:
    ada, ben = await people(room)
    id = (await ada.open(YOU, OPEN, public=True))["id"]
    await ben.do(id, "pledge", 403, pledge=hash_of(BEN))
    await ada.do(id, "pledge", 422, pledge="not a hash")
    await room.stranger().do(id, "pledge", 401, pledge=hash_of(BEN))


async def test_who_has_stood_up_is_not_waited_for(room: Room) -> None:
    ada, ben = await people(room)
    id = (await gathered(ada, ben))["id"]
    await ben.ask("DELETE", f"/tables/{id}/seats/1")
    await ada.ask("PUT", f"/tables/{id}/seats/1/bot", json={"level": "driver"})
    await ada.do(id, "start")
    await ada.do(id, "salt", salt=ADA)
    await room.pass_time(id, 0)
    assert (await record_of(room, id)).salts == [ADA, ""]


async def test_a_salt_that_is_sent_again_counts_once(room: Room) -> None:
    ada, ben = await people(room)
    id = (await gathered(ada, ben))["id"]
    await ada.do(id, "start")
    first = await ada.do(id, "salt", salt=ADA, command="the-same-command")
    assert await ada.do(id, "salt", salt=ADA, command="the-same-command") == first


async def test_while_it_is_dealt_nobody_comes_or_goes_but_the_host_may_cancel(room: Room) -> None:
    ada, ben = await people(room)
    id = (await gathered(ada, ben))["id"]
    await ada.do(id, "start")
    assert (await ben.ask("DELETE", f"/tables/{id}/seats/1")).status_code == 409
    await ada.do(id, "start", 409)
    await ada.do(id, "moves", 409, command="some-command", version=4, move=0)
    assert (await ada.fetch("GET", "/")).status_code == 200
    assert (await ada.fetch("GET", f"/table/{id}")).status_code == 200
    await ada.do(id, "cancel")
    table = await ada.look(id)
    assert (table["state"], table["secret"], table["salts"]) == ("cancelled", None, [])


async def test_a_table_that_is_being_dealt_survives_a_restart(room: Room, url: str) -> None:
    ada, ben = await people(room)
    id = (await gathered(ada, ben))["id"]
    await ada.do(id, "start")
    await ada.do(id, "salt", salt=ADA)
    await room.house.close()
    room.store = room.house.store = await open_store(url)
    again = await open_room(url)
    again.clock.time = room.clock.time + room.settings.dealing
    await again.house.act(id)
    assert (await record_of(again, id)).salts == [ADA, ""]
    await again.house.close()


async def test_taking_a_move_back_deals_the_same_again(room: Room) -> None:
    ada = await room.guest()
    id = (await ada.open(YOU, BOT, game="checkpoint-rally", start=True, pledge=hash_of(ADA)))["id"]
    await ada.do(id, "salt", salt=ADA)
    await room.pass_time(id, 0)
    before = (await room.table(id)).running.state.to_bytes()
    while not (table := await ada.look(id))["undo"]:
        if table["turn"] == 0:
            before = (await room.table(id)).running.state.to_bytes()
            await ada.move(table, legal(table))
        else:
            await room.pass_time(id, 2)
    await ada.do(id, "undo", command="take-it-back", version=table["version"])
    assert (await room.table(id)).running.state.to_bytes() == before


async def test_no_salt_and_no_secret_is_told_early(room: Room) -> None:
    """Salt is told with the deal, the secret with the end; the key of the stream never."""
    ada, ben = await people(room)
    eve = room.stranger()
    id = (await gathered(ada, ben))["id"]
    await ada.do(id, "start")
    await ada.do(id, "salt", salt=ADA)
    looks = [await look(person, id) for person in (ada, ben, eve)]
    assert not any(ADA in text for text in looks)
    await ben.do(id, "salt", salt=BEN)
    await room.pass_time(id, 0)
    record = await record_of(room, id)
    key = salted(bytes.fromhex(record.secret), [bytes.fromhex(salt) for salt in record.salts]).hex()
    looks = [await look(person, id) for person in (ada, ben, eve)]
    assert all(ADA in text and BEN in text for text in looks)
    assert not any(record.secret in text or key in text for text in looks)
    await ada.do(id, "cancel")
    looks = [await look(person, id) for person in (ada, ben, eve)]
    assert all(record.secret in text and key not in text for text in looks)


async def look(person: Person, id: str) -> str:
    """All that is told of a table."""
    page = await person.fetch("GET", f"/table/{id}")
    log = await person.ask("GET", f"/tables/{id}/log")
    return orjson.dumps(await person.look(id)).decode() + page.text + log.text


async def test_nobody_committed_to_an_imported_race(room: Room) -> None:
    """A race from a secret that was chosen: it can be replayed, but nothing was shown before the deal."""
    ada, ben = await people(room)
    done = await finished(room, ada, ben)
    assert done["commitment"] == hash_of(done["secret"])
    record: Any = await ada.get(f"/tables/{done['id']}/record")
    imported = await ada.post("/records", 201, **record)
    assert (imported["commitment"], imported["secret"]) == (None, done["secret"])
    page = (await ada.fetch("GET", f"/table/{imported['id']}")).text
    assert "nobody committed" in page
    assert 'data-do="fair"' not in page


async def test_an_imported_race_keeps_its_salt(room: Room) -> None:
    ada = await room.guest()
    id = (await ada.open(YOU, BOT, start=True, pledge=hash_of(ADA)))["id"]
    await ada.do(id, "salt", salt=ADA)
    await room.pass_time(id, 0)
    await ada.do(id, "cancel")
    record: Any = await ada.get(f"/tables/{id}/record")
    imported = await ada.post("/records", 201, **record)
    assert imported["salts"] == [ADA, ""]
    await ada.post("/records", 422, **{**record, "salts": ["", ""]})
