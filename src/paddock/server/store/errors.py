"""What can go wrong with storage, the same on both databases."""

from typing import Any

from paddock.core.errors import PaddockError


class StoreError(PaddockError):
    """Base of all; nothing of the refused work is stored, unless it says otherwise."""

    def __init__(self, id: str | None = None, **facts: Any) -> None:
        super().__init__(id, "paddock.server", **facts)


class Conflict(StoreError):
    """A row with the same unique key is there already."""

    id = "store-conflict"


class StoreBusy(StoreError):
    """Too much work waits already, or others hold the rows for too long."""

    id = "store-busy"


class StoreAway(StoreError):
    """The database does not answer. If it left during a commit, nobody knows whether the work is stored."""

    id = "store-away"


class StoreDamaged(StoreAway):
    """What is asked for lies in a damaged part of the database; the rest may be whole."""

    id = "store-damaged"


class StoreFull(StoreError):
    """The disk under the database is full."""

    id = "store-full"


class StoreTooNew(StoreError):
    """A newer Paddock wrote this database."""

    id = "store-too-new"


class WorkersOnSqlite(StoreError):
    """SQLite serves one process."""

    id = "store-workers-on-sqlite"


class BadStoreUrl(StoreError):
    """An address that names no database that we know."""

    id = "store-bad-url"


class BackupRefused(StoreError):
    """A backup that cannot be made here, with the reason."""
