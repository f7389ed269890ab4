"""PostgreSQL: a few threads, each with its connection, for as many processes as there are."""

import asyncio
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from psycopg import IsolationLevel, errors
from psycopg.rows import DictRow, dict_row

from paddock.server.store.errors import BackupRefused, Conflict, StoreAway, StoreBusy, StoreDamaged, StoreFull
from paddock.server.store.migrate import migrate
from paddock.server.store.statements import Statements
from paddock.server.store.store import OnJoin, OnNotify, Transaction
from paddock.server.store.threads import Threads

T = TypeVar("T")
Connection = psycopg.Connection[DictRow]
TYPES = {"blob": "BYTEA", "real": "DOUBLE PRECISION", "big": "BIGINT"}
CHANNEL = "paddock"
LOCK = 7_237_956  # an advisory lock: who holds it migrates
THERE = 7_237_957  # another: who serves holds it together with others
RACES = (errors.SerializationFailure, errors.DeadlockDetected)
DAMAGED = (errors.DataCorrupted, errors.IndexCorrupted)
GONE = (errors.IdleInTransactionSessionTimeout, errors.ReadOnlySqlTransaction)  # more ways to have lost the server
THREADS = 8
ATTEMPTS = 5  # at a unit of work that lost a race against others, or its connection
LONGEST_PAUSE = 5.0  # seconds between two attempts to listen again

# What is committed is safe, whatever the server's own settings; a process that hangs does not keep its rows for ever.
SETTINGS = "set synchronous_commit = on; set lock_timeout = '5s'; set idle_in_transaction_session_timeout = '30s'"
# A dead line is noticed.
LINE: dict[str, Any] = {
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
TOKENS = re.compile(
    r"""  (?P<same> '[^']*' | "[^"]*" | --[^\n]* | ::)
        | (?P<lock> /\*lock\*/)
        | (?P<comment> /\*.*?\*/)
        | :(?P<name> [a-z_]\w*)
        | %""",
    re.VERBOSE | re.DOTALL | re.IGNORECASE,
)


@lru_cache(1024)
def in_dialect(sql: str) -> str:
    """SQL as psycopg wants it: `%(name)s` for `:name`, `%%` for `%`, and locks."""
    return TOKENS.sub(_token_in_dialect, sql)


def _token_in_dialect(found: re.Match[str]) -> str:
    if found["name"]:
        return f"%({found['name']})s"
    if found["lock"]:
        return "for update"
    return found[0].replace("%", "%%")


class PostgresTransaction(Statements):
    """Statements on PostgreSQL."""

    driver_error = psycopg.Error

    def in_dialect(self, sql: str) -> str:
        """As psycopg wants it."""
        return in_dialect(sql)

    def translated(self, error: Exception) -> Exception:
        """A StoreError for an error of the driver."""
        return translated(error)

    notify_sql: str | None = f"pg_notify('{CHANNEL}', :payload)"

    def notify(self, table: str, version: int) -> None:
        """NOTIFY every process that listens, after the commit."""
        self.run(f"select {self.notify_sql}", payload=f"{table} {version}")


class PostgresStore:
    """A store that several processes share."""

    def __init__(self, url: str, migrations: Path) -> None:
        self._url = url
        prepare(url, migrations)
        self._joined: psycopg.AsyncConnection[Any] | None = None
        self._threads: Threads[Connection] = Threads(THREADS, partial(connect, url))

    async def write(self, work: Callable[[Transaction], T], alone: bool = False) -> T:
        """Do work in one transaction, again if it lost a race."""
        return await self._threads.do(lambda: self._do(work, False, alone))

    async def read(self, work: Callable[[Transaction], T], alone: bool = False) -> T:
        """Do work that only reads; all that it reads is of one moment."""
        return await self._threads.do(lambda: self._do(work, True, alone))

    async def join(self, on_join: OnJoin) -> None:
        """Share a lock with every process that is there; who gets it for itself is alone."""
        try:
            self._joined = await psycopg.AsyncConnection.connect(self._url, autocommit=True, **LINE)
            found = await self._joined.execute("select pg_try_advisory_lock(%s)", [THERE])
            (alone,) = await found.fetchone() or (False,)
            if alone:
                await on_join(True)
            await share_lock(self._joined)
            if alone:
                await self._joined.execute("select pg_advisory_unlock(%s)", [THERE])
            else:
                await on_join(False)
        except psycopg.OperationalError as error:
            raise translated(error) from error

    async def listen(self, on_notify: OnNotify) -> None:
        """Call `on_notify` for every notification, until cancelled; connect again whenever the line breaks."""
        pause = 0.0
        while True:
            with suppress(psycopg.OperationalError):
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, **LINE) as connection:
                    await share_lock(connection)  # again, should the line have broken on which it was first held
                    await connection.execute(f"listen {CHANNEL}")
                    pause = 0.0
                    await forward_notifications(connection, on_notify)
            await asyncio.sleep(pause)
            pause = min(2 * pause + 0.1, LONGEST_PAUSE)

    async def backup(self, path: Path) -> None:
        """Refuse: PostgreSQL brings a better tool."""
        raise BackupRefused("store-backup-postgres")

    async def salvage(self, path: Path, tidy: Callable[[Transaction], T]) -> T:
        """Refuse likewise."""
        raise BackupRefused("store-backup-postgres")

    async def close(self) -> None:
        """Finish the work that waits, then let go of the database."""
        await self._threads.close()
        if self._joined:
            await self._joined.close()

    def _do(self, work: Callable[[Transaction], T], reading: bool, alone: bool, attempts: int = ATTEMPTS) -> T:
        """Again when others were quicker or the line broke; never when a commit has begun."""
        transaction = self._begin(reading, alone)
        try:
            result = transaction.do(work)
        except Exception:
            self._roll_back(transaction)
            may_be_stored = alone and not reading and isinstance(transaction.failure, StoreAway)
            if attempts > 1 and worth_another_attempt(transaction.failure) and not may_be_stored:
                return self._do(work, reading, alone, attempts - 1)
            raise
        self._commit(transaction)
        return result

    def _begin(self, reading: bool, alone: bool) -> PostgresTransaction:
        """PostgreSQL itself hears of it with the first statement."""
        connection = self._threads.connection()
        connection.autocommit = alone
        if not alone:
            connection.read_only = reading
            connection.isolation_level = IsolationLevel.REPEATABLE_READ if reading else IsolationLevel.READ_COMMITTED
        return PostgresTransaction(connection)

    def _commit(self, transaction: PostgresTransaction) -> None:
        try:
            self._threads.connection().commit()
        except psycopg.Error as error:
            transaction.failure = translated(error)
            self._roll_back(transaction)
            raise transaction.failure from error

    def _roll_back(self, transaction: PostgresTransaction) -> None:
        try:
            self._threads.connection().rollback()
        except psycopg.Error:
            self._threads.drop()
        else:
            if isinstance(transaction.failure, StoreAway):
                self._threads.drop()


async def share_lock(connection: psycopg.AsyncConnection[Any]) -> None:
    """Be there, as long as the connection holds; who is alone and joins is waited for."""
    await connection.execute("select pg_advisory_lock_shared(%s)", [THERE])


async def forward_notifications(connection: psycopg.AsyncConnection[Any], on_notify: OnNotify) -> None:
    """Pass notifications on until the line breaks; psycopg's own `notifies` takes three times as much of the CPU."""
    loop, broken = asyncio.get_running_loop(), asyncio.Event()
    line = os.dup(connection.fileno())  # libpq closes its own when the line breaks; its number goes to others

    def read() -> None:
        try:
            connection.pgconn.consume_input()
        except psycopg.OperationalError:
            broken.set()
        while notice := connection.pgconn.notifies():
            table, _, version = notice.extra.decode().rpartition(" ")
            on_notify(table, int(version))

    loop.add_reader(line, read)
    try:
        read()  # what came before
        await broken.wait()
    finally:
        loop.remove_reader(line)
        os.close(line)


def connect(url: str) -> Connection:
    """A connection that begins a transaction with its first statement."""
    try:
        connection = psycopg.connect(url, autocommit=True, row_factory=dict_row, **LINE)
        connection.execute(SETTINGS)
        connection.autocommit = False
        return connection
    except psycopg.OperationalError as error:
        raise translated(error) from error


def prepare(url: str, migrations: Path) -> None:
    """Migrate; processes that start at once wait for each other."""
    try:
        with psycopg.connect(url, autocommit=True, row_factory=dict_row, **LINE) as connection:
            migrate(partial(alone, connection), TYPES, migrations)
    except psycopg.OperationalError as error:
        raise translated(error) from error


@contextmanager
def alone(connection: Connection) -> Iterator[Transaction]:
    """A transaction that begins when no other process is in one of these."""
    with connection.transaction():
        connection.execute("select pg_advisory_xact_lock(%s)", [LOCK])
        yield PostgresTransaction(connection)


def translated(error: Exception) -> Exception:
    """A StoreError for an error of the driver; any other stays what it is."""
    if isinstance(error, errors.UniqueViolation):
        return Conflict()
    if isinstance(error, errors.DiskFull):
        return StoreFull()
    if isinstance(error, (*RACES, errors.LockNotAvailable, errors.QueryCanceled)):
        return StoreBusy()
    if isinstance(error, DAMAGED):
        return StoreDamaged(detail=str(error).partition("\n")[0])
    if isinstance(error, (psycopg.OperationalError, *GONE)):
        return StoreAway(detail=str(error).partition("\n")[0])
    return error


def worth_another_attempt(failure: Exception | None) -> bool:
    """Whether the same work may succeed when it is done again at once."""
    lost = isinstance(failure, StoreAway) and not isinstance(failure, StoreDamaged)
    return lost or (failure is not None and isinstance(failure.__cause__, RACES))
