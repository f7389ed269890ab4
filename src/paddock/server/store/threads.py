"""A few threads for work that waits on a database, each with a connection of its own."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, Protocol, TypeVar

from paddock.server.store.errors import StoreAway, StoreBusy

WAITING = 1024  # units of work that may wait; one more is refused
T = TypeVar("T")


class Closable(Protocol):
    """A connection, as far as threads care."""

    def close(self) -> None:
        """Let go of the database."""


C = TypeVar("C", bound=Closable)


class Threads(Generic[C]):
    """Does work in threads, and refuses it when too much waits."""

    def __init__(self, count: int, connect: Callable[[], C]) -> None:
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="store")
        self._connect = connect
        self._here = threading.local()
        self._open: set[C] = set()
        self._waiting = 0
        self._closing = False

    async def do(self, work: Callable[[], T]) -> T:
        """Do work in one of the threads."""
        if self._closing:
            raise StoreAway("store-closed")
        if self._waiting >= WAITING:
            raise StoreBusy
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def connection(self) -> C:
        """The connection of the thread that asks, made when it is missing."""
        if getattr(self._here, "connection", None) is None:
            self._here.connection = self._connect()
            self._open.add(self._here.connection)
        return self._here.connection  # type: ignore[no-any-return]

    def drop(self) -> None:
        """Close the connection of the thread that asks; the next work gets a new one."""
        self._open.discard(self._here.connection)
        self._here.connection.close()
        self._here.connection = None

    async def close(self) -> None:
        """Finish what waits, then close every connection."""
        self._closing = True
        await asyncio.to_thread(self._pool.shutdown)
        for connection in self._open:
            connection.close()
