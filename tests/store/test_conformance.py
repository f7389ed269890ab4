"""What storage promises, on both databases."""

import asyncio
import multiprocessing
import sys
import threading
from contextlib import suppress
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import pytest

from paddock.server.store import Conflict, Store, StoreAway, StoreBusy, StoreError, StoreTooNew, Transaction, open_store
from paddock.server.store.threads import WAITING
from tests.store.transactions import Hold, begun, ids, increment, insert

pytestmark = pytest.mark.anyio


async def test_what_is_written_is_there(store: Store) -> None:
    assert await store.write(insert(1, 10)) == 1
    assert await store.read(lambda t: t.one("select * from numbers")) == {"id": 1, "value": 10}


async def test_no_row_is_none(store: Store) -> None:
    assert await store.read(lambda t: t.one("select * from numbers")) is None
    assert await store.write(lambda t: t.run("update numbers set value = 1")) == 0


async def test_many(store: Store) -> None:
    rows = [{"id": id, "value": 0} for id in range(100)]
    await store.write(lambda t: t.many("insert into numbers (id, value) values (:id, :value)", rows))
    assert await store.read(ids) == list(range(100))


async def test_returning(store: Store) -> None:
    row = await store.write(lambda t: t.one("insert into numbers (id, value) values (1, 2) returning value"))
    assert row == {"value": 2}
    assert await store.read(ids) == [1]


async def test_a_work_that_raises_leaves_nothing(store: Store) -> None:
    def work(t: Transaction) -> None:
        insert(1)(t)
        raise LookupError("no")

    with pytest.raises(LookupError, match="no"):
        await store.write(work)
    assert await store.read(ids) == []


async def test_a_work_that_stops_an_iteration_fails_like_any_other(store: Store) -> None:
    for do in (store.read, store.write):
        with pytest.raises(RuntimeError):
            await do(lambda t: next(iter(())))


async def test_the_same_key_twice_is_a_conflict(store: Store) -> None:
    await store.write(insert(1, 10))
    with pytest.raises(Conflict):
        await store.write(insert(1, 11))
    assert await store.write(lambda t: t.run("insert into numbers values (1, 12) on conflict do nothing")) == 0
    assert await store.read(lambda t: t.one("select value from numbers")) == {"value": 10}


async def test_a_failed_statement_fails_the_work_even_if_caught(store: Store) -> None:
    def work(t: Transaction) -> None:
        insert(1)(t)
        with suppress(Conflict):
            insert(1)(t)

    with pytest.raises(Conflict):
        await store.write(work)
    assert await store.read(ids) == []


async def test_works_that_are_committed_together_fail_alone(store: Store) -> None:
    hold = Hold()
    first = await begun(store.write(hold))
    await hold.entered()
    rest = await begun(*(store.write(insert(id)) for id in (1, 2, 1, 3)))
    hold.release()
    results = await asyncio.gather(*first, *rest, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 1
    assert await store.read(ids) == [1, 2, 3]


async def test_concurrent_increments_lose_nothing(store: Store) -> None:
    await store.write(insert(1))
    await asyncio.gather(*(store.write(increment) for _ in range(100)))
    assert await store.read(lambda t: t.one("select value from numbers")) == {"value": 100}


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("whole", 0),
        ("whole", 2**63 - 1),
        ("whole", -(2**63)),
        ("real", 0.1),
        ("real", 3.0),
        ("real", sys.float_info.max),
        ("real", 5e-324),
        ("real", float("inf")),
        ("text", ""),
        ("text", "L’été à Orléans: ‹100 %› %s %(x)s :name 'quote' \"double\" \\ {big} /*lock*/"),
        ("text", "\t\r\n\x01\x7f\u2028\ufeff\uffff 🏁 👩🏽‍🔧 e\u0301 مرحبا \U0010ffff"),
        ("bytes", b""),
        ("bytes", bytes(range(256))),
        ("whole", None),
        ("real", None),
        ("text", None),
        ("bytes", None),
    ],
)
async def test_values_come_back_equal(store: Store, column: str, value: Any) -> None:
    await store.write(lambda t: t.run(f"insert into things (id, {column}) values (1, :value)", value=value))
    row = await store.read(lambda t: t.one(f"select {column} from things where id = 1"))
    assert row
    assert repr(row[column]) == repr(value)


async def test_sql_with_colons_and_percent_signs_in_it(store: Store) -> None:
    sql = "select ':a' as a, '%' as b, 5 % 3 as c, :a as d /* :b */ -- :c"
    assert await store.read(lambda t: t.one(sql, a=7)) == {"a": ":a", "b": "%", "c": 2, "d": 7}


async def test_a_read_is_of_one_moment(store: Store) -> None:
    seen, written = threading.Event(), threading.Event()

    def work(t: Transaction) -> tuple[list[int], list[int]]:
        before = ids(t)
        seen.set()
        written.wait()
        return before, ids(t)

    (reading,) = await begun(store.read(work))
    await asyncio.to_thread(seen.wait)
    await store.write(insert(1))
    written.set()
    assert await reading == ([], [])
    assert await store.read(ids) == [1]


async def test_a_read_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.read(insert(1))
    assert await store.read(ids) == []
    await store.write(insert(1))


async def test_a_flood_is_refused(store: Store) -> None:
    release = threading.Event()

    def work(id: int) -> Any:
        return lambda t: release.wait() and insert(id)(t)

    tasks = await begun(*(store.write(work(id)) for id in range(WAITING + 200)))
    release.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    refused = [id for id, result in enumerate(results) if isinstance(result, StoreBusy)]
    assert refused
    assert await store.read(ids) == [id for id, result in enumerate(results) if result == 1]
    assert len(await store.read(ids)) + len(refused) == len(results)
    await store.write(insert(-1))


async def test_nobody_waits_for_a_cancelled_write(store: Store) -> None:
    hold = Hold()
    tasks = await begun(store.write(hold), store.write(insert(1)))
    for task in tasks:
        task.cancel()
    hold.release()
    await asyncio.gather(*tasks, return_exceptions=True)
    await store.write(insert(2))
    assert 2 in await store.read(ids)


async def test_closing_finishes_what_waits(db: str, steps: Path) -> None:
    store = await open_store(db, migrations=steps)
    hold = Hold()
    tasks = await begun(store.write(hold), *(store.write(insert(id)) for id in range(200)))
    (closing,) = await begun(store.close())
    with pytest.raises(StoreAway):
        await store.write(insert(1000))
    with pytest.raises(StoreAway):
        await store.read(ids)
    hold.release()
    await closing
    await asyncio.gather(*tasks)
    again = await open_store(db, migrations=steps)
    assert await again.read(ids) == list(range(200))
    await again.close()


async def test_an_older_database_is_migrated(db: str, steps: Path) -> None:
    old = await open_store(db, migrations=steps)
    await old.write(insert(1, 10))
    await old.close()
    (steps / "002_names.sql").write_text("alter table numbers add column name text;\nupdate numbers set name = 'ten';")
    (steps / "010_more.sql").write_text("-- nothing but a row\ninsert into numbers values (2, 20, 'twenty')")
    new = await open_store(db, migrations=steps)
    assert await new.read(lambda t: t.all("select id, name from numbers order by id")) == [
        {"id": 1, "name": "ten"},
        {"id": 2, "name": "twenty"},
    ]
    assert await new.read(lambda t: t.all("select number, name from migrations order by number")) == [
        {"number": 1, "name": "tables"},
        {"number": 2, "name": "names"},
        {"number": 10, "name": "more"},
    ]
    await new.close()


async def test_a_migration_that_fails_leaves_the_database_as_it_was(db: str, steps: Path) -> None:
    bad = steps / "002_bad.sql"
    bad.write_text("create table half (id {big});\ninsert into nowhere values (1);")
    with pytest.raises(Exception, match="nowhere"):
        await open_store(db, migrations=steps)
    bad.write_text("create table half (id {big});")
    store = await open_store(db, migrations=steps)
    assert await store.read(lambda t: t.all("select * from half")) == []
    await store.close()


async def test_a_newer_database_is_refused(db: str, steps: Path) -> None:
    newer = steps / "002_newer.sql"
    newer.write_text("create table newer (id {big});")
    await (await open_store(db, migrations=steps)).close()
    newer.unlink()
    with pytest.raises(StoreTooNew) as refused:
        await open_store(db, migrations=steps)
    assert refused.value.facts == {"found": 2, "known": 1}


def open_at_once(db: str, steps: Path, barrier: Barrier) -> None:
    barrier.wait()

    async def opened() -> None:
        await (await open_store(db, migrations=steps)).close()

    asyncio.run(opened())


def test_processes_that_start_at_once_migrate_once(db: str, steps: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    barrier = spawn.Barrier(4)
    processes = [spawn.Process(target=open_at_once, args=(db, steps, barrier)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0, 0]
