"""A database that an older Paddock wrote: it opens, its tables are what they were, and they go on."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from paddock.core.record import Record
from paddock.server import deeds, queries, ratings
from paddock.server.api import requests
from paddock.server.api.tables import rematch
from paddock.server.house import House
from paddock.server.limits import Limits
from paddock.server.people import People, Person
from paddock.server.store import Transaction, open_store
from paddock.server.store.migrate import MIGRATIONS
from paddock.server.table import CANCELLED, GATHERING, OVER, RACING
from tests.chaos.checks import whole
from tests.chaos.golden import LOGIN, PASSWORD, Kept, facts, newest_schema, restore, schemas
from tests.chaos.houses import house_on
from tests.clock import Clock

pytestmark = pytest.mark.anyio


@pytest.fixture(params=schemas())
def schema(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
async def house(schema: int, db: str, tmp_path: Path) -> AsyncIterator[House]:
    """A house of today on an old database."""
    old = tmp_path / "old.db"
    restore(schema, old)
    if db.startswith("sqlite:"):
        db = f"sqlite:///{old}"
    else:
        await carry_over(schema, old, db, tmp_path / "migrations")
    house = await house_on(db, Clock())
    yield house
    await house.close()


async def carry_over(schema: int, old: Path, db: str, steps: Path) -> None:
    """The same rows in another database of the same age."""
    shutil.copytree(MIGRATIONS, steps, ignore=lambda _, names: [name for name in names if name[:3] > f"{schema:03}"])
    store = await open_store(db, migrations=steps)
    rows = rows_of(old)

    def work(tx: Transaction) -> None:
        tx.run("SET LOCAL session_replication_role = replica")  # in any order
        for table, found in rows.items():
            values = ", ".join(f":{column}" for column in found[0])
            tx.many(f"INSERT INTO {table} ({', '.join(found[0])}) VALUES ({values})", found)

    await store.write(work)
    await store.close()


def rows_of(database: Path) -> dict[str, list[dict[str, Any]]]:
    """All rows of the tables that have any."""
    connection = sqlite3.connect(database)
    connection.row_factory = sqlite3.Row
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'migrations'"
    tables = [name for (name,) in connection.execute(names)]
    found = {table: [dict(row) for row in connection.execute(f"SELECT * FROM {table}")] for table in tables}
    connection.close()
    return {table: rows for table, rows in found.items() if rows}


@pytest.fixture
async def anna(house: House, schema: int) -> Person:
    return (await People(house.store, house.now).by_token(facts(schema)[0]))[0]


def test_there_is_one_of_every_schema() -> None:
    assert schemas()[-1] == newest_schema(), "python -m tests.chaos.golden writes it"


async def test_its_tables_are_what_they_were(house: House, schema: int) -> None:
    tables = await house.store.read(whole)
    assert {id: Kept.of(table) for id, table in tables.items()} == facts(schema)[1]
    assert {table.state for table in tables.values()} == {GATHERING, RACING, OVER, CANCELLED}


async def test_its_records_replay(schema: int) -> None:
    for kept in facts(schema)[1].values():
        if kept.record:
            record, seal = Record.from_json(kept.record)
            assert Race.load(REGISTRY.find(record.game), record, seal, check=True).over


async def test_its_people_are_known(house: House, anna: Person) -> None:
    assert (await People(house.store, house.now).sign_in(LOGIN, PASSWORD))[0].id == anna.id
    assert {row["table_id"] for row in await house.store.read(lambda tx: queries.history(tx, anna.id, 9))} == {
        "over-and-done",
        "over-rematched",
    }
    assert [row["races"] for row in await house.store.read(lambda tx: ratings.ratings_of(tx, anna.id))] == [2]
    says = await house.store.read(lambda tx: queries.says_since(tx, "racing-people", 0))
    assert [say["text"] for say in says] == ["Bonne route!"]


async def test_its_tables_go_on(house: House, schema: int, anna: Person) -> None:
    versions = {id: kept.version for id, kept in facts(schema)[1].items()}

    async def goes_on(id: str, kind: str, command: object) -> None:
        versions[id] += 1
        assert await house.do(id, kind, command, f"{kind}-goes-on") == versions[id]  # type: ignore[arg-type]

    await goes_on("gathering-open", deeds.SAT_DOWN, lambda t: t.sit_down(anna.id, 1, "Anna", "red", None))
    await goes_on("gathering-open", deeds.STARTED, lambda t: t.start(anna.id))
    await goes_on("racing-people", deeds.MOVED, lambda t: t.checked_move(t.running.turn, t.running.moves()[0]))
    away = facts(schema)[1]["racing-absent"].away.index(True)
    await goes_on("racing-absent", deeds.CAME_BACK, lambda t: t.come_back(t.chairs[away].player, away))
    answer = await rematch("over-and-done", requests.NewRematch(), house, anna, Limits())
    again = json.loads(bytes(answer.body))["table"]
    versions |= {again: 1, "over-and-done": versions["over-and-done"] + 1}
    assert {id: table.version for id, table in (await house.store.read(whole)).items()} == versions


async def test_tables_of_other_rules_do_not_keep_a_house_from_its_duties(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.store.write(lambda tx: tx.run("UPDATE tables SET rules = 0, due_at = 0 WHERE id = 'racing-people'"))
    for _ in range(2):
        await house.sweep()
        await asyncio.gather(*house._tasks)
    assert not [record for record in caplog.records if record.exc_info]
    overdue = await house.store.read(lambda tx: queries.overdue(tx, queries.FUTURE))
    assert "racing-people" not in dict(overdue)


async def test_its_bots_act(house: House) -> None:
    """A duty that was left undone."""
    id = "racing-with-bot"
    async with house.at(id) as table:
        seat, version = table.running.turn, table.version
        player = table.chairs[seat].player
    if player:
        command = lambda t: t.move(player, seat, t.running.moves()[0])  # noqa: E731
        version = await house.do(id, deeds.MOVED, command)
    assert isinstance(house.now, Clock)
    house.now.time += 10
    await house.act(id)
    async with house.at(id) as table:
        assert table.version == version + 1
