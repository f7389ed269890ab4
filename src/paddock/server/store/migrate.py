"""Brings a database to the tables of this Paddock, step by step."""

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from paddock.server.store.errors import StoreTooNew
from paddock.server.store.store import Transaction

MIGRATIONS = Path(__file__).parent / "migrations"
TABLE = "create table if not exists migrations (number integer primary key, name text not null, at text not null)"
Alone = Callable[[], AbstractContextManager[Transaction]]  # a transaction that no other process shares the time with


class Migration(NamedTuple):
    """One numbered step."""

    number: int
    name: str
    script: str


def migrate(alone: Alone, types: Mapping[str, str], folder: Path) -> None:
    """Apply the steps of a folder that the database has not seen; `types` replaces the stand-ins in their SQL."""
    steps = migrations(folder)
    with alone() as transaction:
        transaction.run(TABLE)
        refuse_newer(transaction, max((step.number for step in steps), default=0))
    for step in steps:
        with alone() as transaction:
            apply(transaction, step, types)


def migrations(folder: Path) -> list[Migration]:
    """The steps, in order, from files like `001_tables.sql`."""
    steps = []
    for path in sorted(folder.glob("*.sql")):
        number, _, name = path.stem.partition("_")
        steps.append(Migration(int(number), name, path.read_text("utf-8")))
    return steps


def refuse_newer(transaction: Transaction, known: int) -> None:
    """Raise if the database has seen a step that we do not know."""
    row = transaction.one("select max(number) as number from migrations")
    found = (row and row["number"]) or 0
    if found > known:
        raise StoreTooNew(found=found, known=known)


def apply(transaction: Transaction, step: Migration, types: Mapping[str, str]) -> None:
    """Apply a step, unless another process has done it."""
    if transaction.one("select number from migrations where number = :number", number=step.number):
        return
    for statement in statements(step.script):
        transaction.run(re.sub(r"\{(\w+)\}", lambda found: types.get(found[1], found[0]), statement))
    transaction.run(
        "insert into migrations (number, name, at) values (:number, :name, :at)",
        number=step.number,
        name=step.name,
        at=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def statements(script: str) -> Iterator[str]:
    """The statements of a script; each ends at the end of a line."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
