"""From an address to a store."""

import asyncio
from pathlib import Path

from paddock.server.store.errors import BadStoreUrl, WorkersOnSqlite
from paddock.server.store.migrate import MIGRATIONS
from paddock.server.store.store import Store

SQLITE = "sqlite:///"


async def open_store(url: str, workers: int = 1, migrations: Path = MIGRATIONS) -> Store:
    """Open `sqlite:///file.db`, `sqlite:////absolute/file.db` or `postgresql://…`, with all its migrations applied."""
    if url.startswith(SQLITE):
        from paddock.server.store.sqlite import SqliteStore

        if workers > 1:
            raise WorkersOnSqlite(workers=workers)
        return await asyncio.to_thread(
            SqliteStore, Path(url.removeprefix(SQLITE)), migrations, asyncio.get_running_loop()
        )
    if url.startswith(("postgresql://", "postgres://")):
        from paddock.server.store.postgres import PostgresStore

        return await asyncio.to_thread(PostgresStore, url, migrations)
    raise BadStoreUrl(scheme=url.partition(":")[0])
