"""Storage: one set of SQL on SQLite and on PostgreSQL."""

from paddock.server.store.errors import (
    BackupRefused,
    BadStoreUrl,
    Conflict,
    StoreAway,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreTooNew,
    WorkersOnSqlite,
)
from paddock.server.store.opening import open_store
from paddock.server.store.store import Store, Transaction

__all__ = [
    "BackupRefused",
    "BadStoreUrl",
    "Conflict",
    "Store",
    "StoreAway",
    "StoreBusy",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreTooNew",
    "Transaction",
    "WorkersOnSqlite",
    "open_store",
]
