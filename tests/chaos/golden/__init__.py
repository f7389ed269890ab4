"""Databases as an older Paddock left them: SQL of a whole SQLite database, and what its tables were.

`python -m tests.chaos.golden` writes one for the schema of today. Do it once when a migration is added, and never write
an old one anew: it is worth something because the Paddock that wrote it is gone.
"""

import json
import sqlite3
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from paddock.server.store.migrate import MIGRATIONS, migrations
from paddock.server.table import Table

FOLDER = Path(__file__).parent
LOGIN, PASSWORD = "anna", "a long road home"


def schemas() -> list[int]:
    """The numbers of the schemas of which a database is kept."""
    return [int(path.stem.partition("-")[2]) for path in sorted(FOLDER.glob("schema-*.sql"))]


def newest_schema() -> int:
    """The number of today's."""
    return migrations(MIGRATIONS)[-1].number


def sql_path(schema: int) -> Path:
    return FOLDER / f"schema-{schema:03}.sql"


def facts_path(schema: int) -> Path:
    return FOLDER / f"schema-{schema:03}.json"


@dataclass
class Kept:
    """What a table was."""

    state: str
    version: int
    chairs: list[str]
    away: list[bool]
    end: str | None  # the fingerprint of the race
    record: str | None  # as it was exported, when it is over

    @classmethod
    def of(cls, table: Table) -> "Kept":
        race = table.race
        return cls(
            table.state,
            table.version,
            [chair.name for chair in table.chairs],
            [chair.away for chair in table.chairs],
            race.record.end if race else None,
            race.record.to_json() if race and table.state == "over" else None,
        )


def save(database: Path, token: str, tables: dict[str, Table]) -> None:
    """Keep a database of today."""
    schema = newest_schema()
    with sqlite3.connect(database) as connection:
        sql_path(schema).write_text("\n".join(connection.iterdump()) + "\n", "utf-8")
    kept = {id: asdict(Kept.of(table)) for id, table in tables.items()}
    facts_path(schema).write_text(json.dumps({"token": token, "tables": kept}, indent=1) + "\n", "utf-8")


def facts(schema: int) -> tuple[str, dict[str, Kept]]:
    """A token of Anna's, and what the tables were."""
    found: dict[str, Any] = json.loads(facts_path(schema).read_text("utf-8"))
    return found["token"], {id: Kept(**kept) for id, kept in found["tables"].items()}


def restore(schema: int, database: Path) -> None:
    """The old database as a file."""
    with sqlite3.connect(database) as connection:
        connection.executescript(sql_path(schema).read_text("utf-8"))
    connection.close()
