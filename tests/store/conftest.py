from collections.abc import AsyncIterator, Iterator
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
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/folder/paddock.db"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database, of one kind and then of the other."""
    yield request.getfixturevalue(request.param)


@pytest.fixture
def steps(tmp_path: Path) -> Path:
    """A folder with migrations."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "001_tables.sql").write_text(TABLES)
    return folder


@pytest.fixture
async def store(url: str, steps: Path) -> AsyncIterator[Store]:
    store = await open_store(url, migrations=steps)
    yield store
    await store.close()
