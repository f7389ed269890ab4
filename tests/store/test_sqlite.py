"""What only SQLite does."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paddock.server.store import BackupRefused, Store, StoreAway, StoreBusy, StoreFull, WorkersOnSqlite, open_store
from paddock.server.store import sqlite as driver
from tests.store.transactions import Hold, begun, ids, insert

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(sqlite_url: str, steps: Path) -> AsyncIterator[Store]:
    store = await open_store(sqlite_url, migrations=steps)
    yield store
    await store.close()


async def test_what_is_acknowledged_survives_a_power_cut(store: Store) -> None:
    assert await store.write(lambda t: t.one("pragma journal_mode")) == {"journal_mode": "wal"}
    assert await store.write(lambda t: t.one("pragma synchronous")) == {"synchronous": 2}
    assert await store.write(lambda t: t.one("pragma foreign_keys")) == {"foreign_keys": 1}


async def test_a_database_that_is_closed_is_one_file(sqlite_url: str, steps: Path) -> None:
    for id in range(20):
        store = await open_store(sqlite_url, migrations=steps)
        await asyncio.gather(store.write(insert(id)), *(store.read(ids) for _ in range(8)))
        await store.close()
        assert [path.name for path in Path(sqlite_url.removeprefix("sqlite:///")).parent.iterdir()] == ["paddock.db"]


async def test_several_processes_are_refused_with_the_reason(sqlite_url: str) -> None:
    with pytest.raises(WorkersOnSqlite, match="3 processes cannot share"):
        await open_store(sqlite_url, workers=3)


async def test_a_full_disk_refuses_and_harms_nothing(store: Store) -> None:
    await store.write(insert(1))
    await store.write(lambda t: t.all("pragma max_page_count = 20"))
    with pytest.raises(StoreFull):
        await store.write(lambda t: t.run("insert into things (id, bytes) values (1, :bytes)", bytes=bytes(10**6)))
    assert await store.read(ids) == [1]
    await store.write(insert(2))
    await store.write(lambda t: t.all("pragma max_page_count = 1000000"))
    await store.write(lambda t: t.run("insert into things (id, bytes) values (1, :bytes)", bytes=bytes(10**6)))
    assert await store.read(lambda t: t.all("pragma integrity_check")) == [{"integrity_check": "ok"}]


async def test_a_commit_that_fails_fails_everything_in_it(store: Store) -> None:
    await store.write(
        lambda t: t.run("create table guests (host integer references numbers (id) deferrable initially deferred)")
    )
    hold = Hold()
    first = await begun(store.write(hold))
    await hold.entered()
    rest = await begun(store.write(insert(1)), store.write(lambda t: t.run("insert into guests values (99)")))
    hold.release()
    await asyncio.gather(*first)
    results = await asyncio.gather(*rest, return_exceptions=True)
    assert [type(result) for result in results] == [sqlite3.IntegrityError] * 2
    await store.write(insert(2))
    assert await store.read(ids) == [2]


async def test_another_process_that_writes_for_long(
    sqlite_url: str, steps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "PATIENCE", 0.0)
    store = await open_store(sqlite_url, migrations=steps)
    other = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(StoreBusy):
        await store.write(insert(1))
    assert await store.read(ids) == []
    other.execute("rollback")
    other.close()
    await store.write(insert(1))
    await store.close()


async def test_a_backup_is_a_database(store: Store, steps: Path, tmp_path: Path) -> None:
    await store.write(insert(1))
    await store.backup(tmp_path / "backup.db")
    await store.write(insert(2))
    copy = await open_store(f"sqlite:///{tmp_path}/backup.db", migrations=steps)
    assert await copy.read(ids) == [1]
    await copy.close()
    with pytest.raises(BackupRefused):
        await store.backup(tmp_path / "backup.db")


async def test_a_backup_that_fails_leaves_no_file(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreAway):
        await store.backup(tmp_path / "nowhere" / "backup.db")
    assert not (tmp_path / "nowhere").exists()


async def test_nobody_tells_anything(store: Store) -> None:
    heard: list[tuple[str, int]] = []
    (listener,) = await begun(store.listen(lambda *notification: heard.append(notification)))
    await store.write(lambda t: t.notify("table", 1))
    listener.cancel()
    assert heard == []


@pytest.mark.parametrize("content", [b"no database at all, but long enough to be taken for one" * 100])
async def test_a_file_that_is_no_database(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file.db").write_bytes(content)
    with pytest.raises(StoreAway, match="not a database"):
        await open_store(f"sqlite:///{tmp_path}/file.db")


async def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreAway):
        await open_store(f"sqlite:///{tmp_path}/file/paddock.db")
