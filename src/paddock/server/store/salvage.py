"""Salvage: what can still be read of a damaged SQLite file. It reads tables alone and trusts no index."""

import sqlite3
from collections.abc import Iterator
from typing import Any

UNREADABLE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR)
FARTHEST = 100_000  # row numbers that are tried after a damaged place: thousands of pages of it
TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'"

Row = tuple[Any, ...]


def copy_readable_rows(damaged: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """All rows that can be read, into a database that has the same tables and nothing in them."""
    for (name,) in list(tuples(new, TABLES)):
        columns = [column[1] for column in tuples(damaged, f"PRAGMA table_info({name})")]
        places = ", ".join("?" * len(columns))
        insert = f"INSERT OR IGNORE INTO {name} ({', '.join(columns)}) VALUES ({places})"
        new.executemany(insert, readable_rows(damaged, name))


def readable_rows(damaged: sqlite3.Connection, name: str) -> Iterator[Row]:
    """The rows of a table, past places that cannot be read."""
    first: int | None = 0
    while first is not None:
        last = first
        try:
            for row in tuples(damaged, f"SELECT rowid, * FROM {name} WHERE rowid >= {first} ORDER BY rowid"):
                last = row[0]
                yield row[1:]
            return
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            first = next_readable(damaged, name, last + 1)


def next_readable(damaged: sqlite3.Connection, name: str, first: int) -> int | None:
    """The first row number from which something can be read again."""
    return next((number for number in range(first, first + FARTHEST) if is_readable(damaged, name, number)), None)


def is_readable(damaged: sqlite3.Connection, name: str, number: int) -> bool:
    """Whether the row of that number can be read, or the next if there is none."""
    try:
        list(tuples(damaged, f"SELECT * FROM {name} WHERE rowid >= {number} ORDER BY rowid LIMIT 1"))
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return False
    return True


def is_damage(error: sqlite3.DatabaseError) -> bool:
    """Whether a place of the file cannot be read."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in UNREADABLE


def tuples(connection: sqlite3.Connection, sql: str) -> Iterator[Row]:
    """Rows without the names of their columns."""
    cursor = connection.cursor()
    cursor.row_factory = None
    yield from cursor.execute(sql)
