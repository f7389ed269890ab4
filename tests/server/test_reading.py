"""Reading is cheap: lists come from rows, ended races are replayed once, and nothing is kept for ever."""

import gc
import json
from collections.abc import AsyncIterator
from typing import Any
from weakref import ref

import pytest

from paddock.server import queries
from paddock.server.house import KEPT_FOR, SWEEP, VOID, House
from paddock.server.queries import Listed
from paddock.server.store import StoreDamaged, Transaction
from paddock.server.streams import listening, person_news
from paddock.server.table import Table
from tests.server.room import BOT, OPEN, YOU, Facts, Person, Room, finished, legal, open_room, race_of

pytestmark = pytest.mark.anyio
Loads = list[str]


@pytest.fixture
async def room(db: str) -> AsyncIterator[Room]:
    room = await open_room(db)
    yield room
    await room.house.close()


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Loads:
    """The tables that have been replayed, one after the other."""
    rebuild, found = queries.rebuilt, Loads()

    def rebuilt(stored: queries.Stored) -> Table:
        found.append(stored.id)
        return rebuild(stored)

    monkeypatch.setattr(queries, "rebuilt", rebuilt)
    return found


def forget(house: House) -> None:
    """As if it had just been opened."""
    house._live.clear()
    house._ended.clear()


async def lists_of(person: Person) -> list[Any]:
    """All lists in which a person finds tables."""
    page = (await person.fetch("GET", "/")).text
    return [await person.get("/me/tables"), await person.get("/tables"), page]


async def first_news(room: Room, table: Facts) -> Any:
    """What the first player of a table is told of it."""
    player = (await room.table(table["id"])).chairs[0].player
    forget(room.house)
    assert player
    news = person_news(room.house, player)
    found = json.loads(await anext(news))
    await news.aclose()  # type: ignore[attr-defined]
    return found


async def test_lists_and_news_replay_nothing(room: Room, replayed: Loads) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    await finished(room, ada, bob)
    await ada.open(YOU, OPEN, public=True)
    racing = await race_of(ada, bob)
    before = await lists_of(ada)
    assert {table["state"] for table in before[0]} == {"racing", "gathering", "over"} and len(before[1]) == 1
    news = await first_news(room, racing)
    assert news == {"type": "turn", "table": racing["id"], "seats": [0], "version": racing["version"]}
    forget(room.house)
    replayed.clear()
    assert await lists_of(ada) == before
    assert replayed == []


async def test_a_list_says_what_the_table_says(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)

    async def is_told() -> None:
        now = await ada.look(table["id"])
        [line] = await ada.get("/me/tables")
        assert {key: line[key] for key in ("version", "state", "turn", "chairs", "variant")} == {
            key: now[key] for key in ("version", "state", "turn", "chairs", "variant")
        }
        assert line["your_turn"] == (now["turn"] in now["seats"])

    await is_told()
    await ada.move(table, legal(table))
    await is_told()
    for _ in range(2):  # a reaction may be asked for first
        await room.pass_time(table["id"], room.settings.grace)
    await is_told()
    assert any(chair["away"] for chair in (await ada.get("/me/tables"))[0]["chairs"])
    await ada.do(table["id"], "leave")
    await is_told()


async def test_rows_of_before_are_filled_when_they_are_first_listed(room: Room, replayed: Loads) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    await finished(room, ada, bob)
    before = await ada.get("/me/tables")
    await room.store.write(lambda tx: tx.run("UPDATE tables SET summary = NULL"))
    forget(room.house)
    assert await ada.get("/me/tables") == before
    forget(room.house)
    replayed.clear()
    assert await ada.get("/me/tables") == before and replayed == []


async def test_a_table_that_cannot_be_replayed_is_tried_once(room: Room, replayed: Loads) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    await race_of(ada, bob)
    await room.store.write(lambda tx: tx.run("UPDATE tables SET rules = 0, summary = NULL"))
    forget(room.house)
    replayed.clear()
    assert [await ada.get("/me/tables"), await ada.get("/me/tables")] == [[], []]
    assert len(replayed) == 1


async def test_a_damaged_table_takes_no_other_out_of_a_list(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    whole, damaged = await race_of(ada, bob), await race_of(ada, bob)
    await room.store.write(lambda tx: tx.run("UPDATE tables SET summary = NULL"))
    forget(room.house)
    read = queries.stored

    def stored(tx: Transaction, id: str) -> queries.Stored:
        if id == damaged["id"]:
            raise StoreDamaged(detail="zeros")
        return read(tx, id)

    monkeypatch.setattr(queries, "stored", stored)
    assert [line["id"] for line in await ada.get("/me/tables")] == [whole["id"]]
    assert (await ada.fetch("GET", "/")).status_code == 200


# ---- What is kept ------------------------------------------------------------------------------


async def test_an_ended_race_is_replayed_for_the_first_look_alone(room: Room, replayed: Loads) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    over = await finished(room, ada, bob)
    forget(room.house)
    replayed.clear()
    for _ in range(3):
        await ada.look(over["id"])
        await bob.get(f"/tables/{over['id']}/log")
        assert (await bob.fetch("GET", f"/table/{over['id']}")).status_code == 200
        assert (await ada.get(f"/tables/{over['id']}", 403, seat=1))["error"] == "not-your-seat"
    assert replayed == [over["id"]]


async def test_the_page_of_an_ended_race_is_made_once_for_who_sees_the_same(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    over = await finished(room, ada, bob)

    async def page(person: Person) -> str:
        return (await person.fetch("GET", f"/table/{over['id']}")).text

    before = [await page(ada), await page(bob), await page(room.stranger())]
    with monkeypatch.context() as now:
        now.setattr("paddock.server.pages.fragments.fragment", lambda *_, **__: pytest.fail("made again"))
        assert [await page(ada), await page(bob), await page(room.stranger())] == before
    await ada.do(over["id"], "rematch")
    assert await page(ada) != before[0], "a new table is offered there"


async def test_a_page_that_is_kept_does_not_keep_its_table(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    over = await finished(room, ada, bob)
    assert (await ada.fetch("GET", f"/table/{over['id']}")).status_code == 200
    kept = ref(await room.table(over["id"]))
    forget(room.house)
    gc.collect()
    assert kept() is None


async def test_of_ended_races_only_the_last_looked_at_are_kept(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    tables = [await finished(room, ada, bob) for _ in range(3)]
    first, second, third = [table["id"] for table in tables]
    deeds = sum(table["version"] for table in tables)
    monkeypatch.setattr("paddock.server.house.KEPT_ENDED", deeds - min(table["version"] for table in tables))
    forget(room.house)
    for id in (first, second, first, third):
        await ada.look(id)
    assert set(room.house._live) == {first, third}
    with listening(room.house, room.house.live(first)):
        await ada.look(second)
        await ada.look(third)
        await ada.look(second)
        assert first in room.house._live, "somebody looks at it"
    assert set(room.house._live) == {first, second}


async def test_an_ended_race_that_nobody_looks_at_any_more_is_forgotten(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    first, second = [(await finished(room, ada, bob))["id"] for _ in range(2)]
    forget(room.house)

    async def later(seconds: float) -> None:
        await room.clock.let_pass(seconds, room.house)
        await room.house.sweep()

    await ada.look(first)
    with listening(room.house, room.house.live(second)):
        await later(KEPT_FOR - SWEEP)
        assert set(room.house._live) == {first, second}
        await later(3 * SWEEP)
        assert set(room.house._live) == {second}, "somebody looks at it"
    await ada.look(second)
    await later(KEPT_FOR + SWEEP)
    assert not room.house._live


async def test_a_race_that_ends_while_nobody_looks_is_let_go(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(BOT, BOT, start=True, variant="simple")
    state = "racing"
    while state == "racing":
        await room.pass_time(table["id"], 1)
        [row] = await room.rows("SELECT state FROM tables")
        state = row["state"]
    assert not room.house._live


async def test_the_agenda_does_not_grow_with_every_move(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob, clock=14 * 24 * 3600)
    for second in range(5 * VOID):
        room.house._remind(table["id"], room.clock.time + second)
    assert len(room.house._agenda) <= VOID + 2 and len(room.house._due) == 1


def test_a_line_of_the_command_is_as_before() -> None:
    assert list(Listed.__dataclass_fields__) == ["id", "game", "state", "version", "created_at", "updated_at"]
