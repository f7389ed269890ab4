"""What only PostgreSQL does."""

import asyncio
import signal
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from paddock.server.store import BackupRefused, Store, StoreAway, StoreFull, Transaction, open_store
from paddock.server.store.postgres import forward_notifications, in_dialect
from tests.postgres import Cluster
from tests.store.transactions import heard_by, ids, insert

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(postgres_url: str, steps: Path) -> AsyncIterator[Store]:
    store = await open_store(postgres_url, migrations=steps)
    yield store
    await store.close()


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("a = :a and b = :b_2", "a = %(a)s and b = %(b_2)s"),
        ("select :a::text", "select %(a)s::text"),
        ("select ':a', 'it''s :a', \":a\"", "select ':a', 'it''s :a', \":a\""),
        ("a % 2 = :a and b like '%x%'", "a %% 2 = %(a)s and b like '%%x%%'"),
        ("a = 1 /*lock*/", "a = 1 for update"),
        ("a -- :a 100 %\n= :b /* :c */", "a -- :a 100 %%\n= %(b)s /* :c */"),
        ("a[1:2]", "a[1:2]"),
    ],
)
def test_spelling(written: str, meant: str) -> None:
    assert in_dialect(written) == meant


async def test_others_hear_after_the_commit_and_never_after_a_rollback(store: Store) -> None:
    heard: list[tuple[str, int]] = []
    listener = await heard_by(store, heard)

    def work(t: Transaction) -> None:
        t.notify("rolled back", 1)
        raise LookupError

    with pytest.raises(LookupError):
        await store.write(work)
    while ("a table", 7) not in heard:
        await store.write(lambda t: t.notify("a table", 7))
    assert {table for table, _ in heard} == {"ready?", "a table"}
    listener.cancel()


async def test_a_listener_hears_again_after_a_restart(store: Store, postgres: Cluster) -> None:
    heard: list[tuple[str, int]] = []
    listener = await heard_by(store, heard)
    postgres.stop()
    postgres.start()
    while ("again", 1) not in heard:
        await store.write(lambda t: t.notify("again", 1))
    listener.cancel()


async def test_a_listener_watches_no_number_that_a_broken_line_leaves_to_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched: list[int] = []
    async with await psycopg.AsyncConnection.connect(store._url, autocommit=True) as connection:  # type: ignore[attr-defined]
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "add_reader", lambda number, call: watched.append(number))
        listener = asyncio.ensure_future(forward_notifications(connection, lambda *_: None))
        while not watched:
            await asyncio.sleep(0)
        monkeypatch.undo()
        listener.cancel()
        assert watched != [connection.fileno()]


async def test_away_and_back(store: Store, postgres: Cluster) -> None:
    await store.write(insert(1))
    postgres.stop()
    for do in (store.read(ids), store.write(insert(2))):
        with pytest.raises(StoreAway, match="does not answer"):
            await do
    postgres.start()
    await store.write(insert(2))
    assert await store.read(ids) == [1, 2]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_restart_between_two_works_is_not_noticed(store: Store, postgres: Cluster, how: int) -> None:
    await asyncio.gather(*(store.write(insert(id)) for id in range(50)))
    postgres.stop(how)
    postgres.start()
    await asyncio.gather(*(store.write(insert(id)) for id in range(50, 100)))
    assert await store.read(ids) == list(range(100))


async def test_a_line_that_breaks_before_the_commit(store: Store) -> None:
    attempts = []

    def work(t: Transaction) -> None:
        insert(1)(t)
        attempts.append(1)
        if len(attempts) == 1:
            t.run("select pg_terminate_backend(pg_backend_pid())")

    await store.write(work)
    assert len(attempts) == 2
    assert await store.read(ids) == [1]


async def test_a_line_that_breaks_during_the_commit_is_told(store: Store) -> None:
    def leave_at_commit(t: Transaction) -> None:
        t.run(
            "create function leave() returns trigger language plpgsql as $$ begin "
            "perform pg_terminate_backend(pg_backend_pid()); return null; end $$"
        )
        t.run(
            "create constraint trigger leaving after insert on numbers deferrable initially deferred "
            "for each row execute function leave()"
        )

    def work(t: Transaction) -> None:
        attempts.append(1)
        insert(1)(t)

    await store.write(leave_at_commit)
    attempts: list[int] = []
    with pytest.raises(StoreAway):
        await store.write(work)
    assert len(attempts) == 1


async def test_works_that_block_each_other_are_both_done(store: Store) -> None:
    await store.write(insert(1))
    await store.write(insert(2))
    both = threading.Barrier(2)
    attempts = []

    def add(t: Transaction, *order: int) -> None:
        attempts.append(order)
        for id in order:
            t.run("update numbers set value = value + 1 where id = :id", id=id)
            if len(attempts) <= 2 and id == order[0]:
                both.wait()

    await asyncio.gather(store.write(lambda t: add(t, 1, 2)), store.write(lambda t: add(t, 2, 1)))
    assert len(attempts) >= 3  # whoever was stopped began again
    assert await store.read(lambda t: t.all("select value from numbers")) == [{"value": 2}] * 2


async def test_a_full_disk_refuses_and_harms_nothing(store: Store) -> None:
    def work(t: Transaction) -> None:
        insert(1)(t)
        t.run("do $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$")

    with pytest.raises(StoreFull):
        await store.write(work)
    await store.write(insert(2))
    assert await store.read(ids) == [2]


async def test_a_backup_is_left_to_pg_dump(store: Store, tmp_path: Path) -> None:
    with pytest.raises(BackupRefused, match="pg_dump"):
        await store.backup(tmp_path / "backup")


async def test_no_such_server(tmp_path: Path) -> None:
    with pytest.raises(StoreAway, match="does not answer"):
        await open_store(f"postgresql:///paddock?host={tmp_path}")
