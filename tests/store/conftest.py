from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from paddock.server.store import Store, open_store

TABLES = """
create table numbers (
    id {big} primary key,
    value {big} not null
);
create table things (id {big} primary key, whole {big}, real {real}, text text, bytes {blob});
insert into things (id, text) values (0, 'a semicolon; and a {brace}');
"""


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    """A folder with migrations."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "001_tables.sql").write_text(TABLES)
    return folder


@pytest.fixture
async def store(db: str, steps: Path) -> AsyncIterator[Store]:
    store = await open_store(db, migrations=steps)
    yield store
    await store.close()
