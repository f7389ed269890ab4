"""SQLite: one thread writes, a few read. Units of work that wait together are committed together."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from paddock.server.store.errors import BackupRefused, Conflict, StoreAway, StoreBusy, StoreDamaged, StoreFull
from paddock.server.store.migrate import migrate
from paddock.server.store.salvage import copy_readable_rows
from paddock.server.store.statements import Statements
from paddock.server.store.store import OnJoin, OnNotify, Transaction
from paddock.server.store.threads import WAITING, Threads

T = TypeVar("T")
TYPES = {"blob": "BLOB", "real": "REAL", "big": "INTEGER"}
GROUP = 64  # units of work in one commit
READERS = 4
PATIENCE = 5.0  # seconds to wait for another process that writes
CACHE = 1_000  # KiB of pages that each connection keeps; the system keeps the others
AWAY = (
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
)
TAKEN = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_ROWID,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
)


class SqliteTransaction(Statements):
    """Statements on SQLite, which reads `:name` itself and takes `/*lock*/` for a comment: its writer is alone."""

    driver_error = sqlite3.Error

    def in_dialect(self, sql: str) -> str:
        """As it is."""
        return sql

    def translated(self, error: Exception) -> Exception:
        """A StoreError for an error of the driver."""
        return translated(error)

    def notify(self, table: str, version: int) -> None:
        """Nobody else listens."""


class Failed(NamedTuple):
    """How a unit of work ended that raised."""

    error: Exception


class Job(NamedTuple):
    """A unit of work, and the future that waits for its result."""

    work: Callable[[Transaction], Any]
    future: asyncio.Future[Any]


class Writer(threading.Thread):
    """The only thread that writes: it takes whatever waits, and commits it at once."""

    def __init__(self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._connection = connection
        self._loop = loop
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._closing = False

    async def do(self, work: Callable[[Transaction], T]) -> T:
        """Wait until a unit of work is committed."""
        if self._closing:
            raise StoreAway("store-closed")
        if self._queue.qsize() >= WAITING:
            raise StoreBusy
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(Job(work, future))
        return await future

    def stop(self) -> None:
        """Take nothing more; the thread ends when it has done what waits."""
        self._closing = True
        self._queue.put(None)

    def run(self) -> None:
        """Take, commit, answer; the end is a None in the queue, and nothing comes after it."""
        closing = False
        while not closing:
            taken = self._take()
            closing = None in taken
            jobs = [job for job in taken if job]
            self._loop.call_soon_threadsafe(answer, jobs, self._together(jobs))

    def close(self) -> None:
        """Wait for the end and close the database; as the last to do so, it folds the log into the file."""
        self.join()
        self._connection.close()

    def _take(self) -> list[Job | None]:
        taken = [self._queue.get()]
        with suppress(Empty):
            while len(taken) < GROUP:
                taken.append(self._queue.get_nowait())
        return taken

    def _together(self, jobs: list[Job]) -> list[Any]:
        """What the units of work returned, after one commit for all; if that fails, all have failed."""
        with suppress(Exception):  # then they are done apart from each other
            return self._committed(self._done, jobs)
        try:
            return self._committed(self._apart, jobs)
        except Exception as error:
            return [Failed(translated(error)) for _ in jobs]

    def _committed(self, do: Callable[[Callable[[Transaction], Any]], Any], jobs: list[Job]) -> list[Any]:
        try:
            self._connection.execute("begin immediate")
            results = [do(job.work) for job in jobs]
            self._connection.execute("commit")
            return results
        except Exception:
            with suppress(sqlite3.Error):
                self._connection.execute("rollback")
            raise

    def _done(self, work: Callable[[Transaction], Any]) -> Any:
        """What a unit of work returned."""
        return SqliteTransaction(self._connection).do(work)

    def _apart(self, work: Callable[[Transaction], Any]) -> Any:
        """What a unit of work returned, or how it failed, which leaves the others alone."""
        self._connection.execute("savepoint work")
        transaction = SqliteTransaction(self._connection)
        try:
            result = transaction.do(work)
        except Exception as error:
            if not self._connection.in_transaction:  # SQLite gave up the whole group, as it may on a full disk
                raise transaction.failure or error from error
            self._connection.execute("rollback to work")
            result = Failed(error)
        self._connection.execute("release work")
        return result


class SqliteStore:
    """A store in one file, for one process."""

    def __init__(self, path: Path, migrations: Path, loop: asyncio.AbstractEventLoop) -> None:
        self._path = path
        self._migrations = migrations
        prepare(path, migrations)
        self._writer = Writer(connect(path, "pragma foreign_keys = on", "pragma synchronous = full"), loop)
        self._writer.start()
        self._readers = Threads(READERS, partial(connect, path, "pragma query_only = on"))

    async def write(self, work: Callable[[Transaction], T], alone: bool = False) -> T:
        """Do work in one transaction, which may share its commit with others."""
        return await self._writer.do(work)

    async def read(self, work: Callable[[Transaction], T], alone: bool = False) -> T:
        """Do work that only reads."""
        return await self._readers.do(lambda: self._read(work))

    async def join(self, on_join: OnJoin) -> None:
        """Nobody else is there."""
        await on_join(True)

    async def listen(self, on_notify: OnNotify) -> None:
        """Wait: nobody else writes."""
        await asyncio.get_running_loop().create_future()

    async def backup(self, path: Path) -> None:
        """Copy the whole database into a new file while it is in use."""
        await self._readers.do(lambda: self._into_new_file(path, self._backup))

    async def salvage(self, path: Path, tidy: Callable[[Transaction], T]) -> T:
        """Copy every row that can still be read into a new file, from which `tidy` removes what is not whole."""
        return await self._readers.do(lambda: self._into_new_file(path, lambda part: self._salvage(part, tidy)))

    async def close(self) -> None:
        """Finish the work that waits, then let go of the database."""
        self._writer.stop()
        await self._readers.close()
        await asyncio.to_thread(self._writer.close)

    def _read(self, work: Callable[[Transaction], T]) -> T:
        with transaction(self._readers.connection(), "begin") as reading:
            return reading.do(work)

    def _into_new_file(self, path: Path, fill: Callable[[Path], T]) -> T:
        """Through a second name, so that half a copy is never taken for a whole one."""
        if path.exists():
            raise BackupRefused("store-backup-exists", path=str(path))
        part = path.with_name(path.name + ".part")
        try:
            result = fill(part)
            part.rename(path)
            return result
        except sqlite3.Error as error:
            raise translated(error) from error
        finally:
            part.unlink(missing_ok=True)

    def _backup(self, part: Path) -> None:
        with closing(sqlite3.connect(part)) as copy:
            self._readers.connection().backup(copy)

    def _salvage(self, part: Path, tidy: Callable[[Transaction], T]) -> T:
        """Foreign keys do not count here: what stays of a lost table in other places is kept."""
        prepare(part, self._migrations)
        damaged = self._readers.connection()
        damaged.execute("begin")
        try:
            with closing(connect(part)) as new, transaction(new, "begin") as writing:
                copy_readable_rows(damaged, new)
                return writing.do(tidy)
        finally:
            damaged.execute("rollback")  # after a damaged page SQLite refuses to commit, even what only reads


def connect(path: Path, *settings: str) -> sqlite3.Connection:
    """A connection that begins and ends transactions only when told."""
    try:
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.row_factory = as_dict
        for setting in (f"pragma cache_size = -{CACHE}", *settings):
            connection.execute(setting)
    except sqlite3.Error as error:
        raise translated(error) from error
    return connection


def prepare(path: Path, migrations: Path) -> None:
    """Make the file and migrate it. Foreign keys do not count here: a migration may have to rebuild tables."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(connect(path)) as connection:
            write_ahead(connection)
            migrate(partial(transaction, connection, "begin immediate"), TYPES, migrations)
    except OSError as error:
        raise StoreAway(detail=str(error)) from error
    except sqlite3.Error as error:
        raise translated(error) from error


def write_ahead(connection: sqlite3.Connection) -> None:
    """Turn the log on, which stays on; SQLite does not wait for others who do the same at once, so we do."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
            return
        except sqlite3.OperationalError as error:
            if not isinstance(translated(error), StoreBusy) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


@contextmanager
def transaction(connection: sqlite3.Connection, begin: str) -> Iterator[SqliteTransaction]:
    """A transaction of its own: committed at the end, rolled back on any error."""
    try:
        connection.execute(begin)
        yield SqliteTransaction(connection)
        connection.execute("commit")
    except sqlite3.Error as error:
        raise translated(error) from error
    finally:
        if connection.in_transaction:
            connection.execute("rollback")


def translated(error: Exception) -> Exception:
    """A StoreError for an error of the driver; any other stays what it is."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    if code in TAKEN:
        return Conflict()
    kind = code & 0xFF  # the rest of the number says more than we ask
    if kind == sqlite3.SQLITE_FULL:
        return StoreFull()
    if kind in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy()
    if kind == sqlite3.SQLITE_CORRUPT:
        return StoreDamaged(detail=str(error))
    if kind in AWAY:
        return StoreAway(detail=str(error))
    return error


def as_dict(cursor: sqlite3.Cursor, row: tuple[Any, ...]) -> dict[str, Any]:
    """A row by the names of its columns."""
    return {column[0]: value for column, value in zip(cursor.description, row, strict=True)}


def answer(jobs: list[Job], results: list[Any]) -> None:
    """In the event loop: tell everybody who still waits."""
    for job, result in zip(jobs, results, strict=True):
        if job.future.done():
            continue
        if isinstance(result, Failed):
            job.future.set_exception(result.error)
        else:
            job.future.set_result(result)
