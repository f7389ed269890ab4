"""PostgreSQL crashes under load: errors in words, then everything goes on by itself, and nothing is lost."""

import signal

import psycopg
import pytest

from tests.chaos.checks import check
from tests.chaos.conftest import StartServer
from tests.chaos.load import Load
from tests.chaos.servers import until
from tests.postgres import Cluster

pytestmark = pytest.mark.anyio


async def test_restarted_under_load(postgres: Cluster, postgres_url: str, server_on: StartServer, rounds: int) -> None:
    keep_what_is_committed(postgres_url)
    server = server_on(postgres_url)
    await server.start()
    async with Load([server.url]) as load:
        for _ in range(rounds):
            await load.moves(40)
            before = load.answers[503]
            postgres.stop(signal.SIGQUIT)

            async def is_noticed(before: int = before) -> bool:
                load.complain()
                return load.answers[503] > before

            try:
                await until(is_noticed, "errors")
            finally:
                postgres.start()
        await load.moves(40)
        await load.rest()
    assert set(load.errors) <= {"store-away", "too-many"}
    assert not server.failures()
    server.kill()
    await check(postgres_url, load)


def keep_what_is_committed(db: str) -> None:
    """Tests are quick because nothing has to outlive a crash; here it has to."""
    with psycopg.connect(db, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET synchronous_commit = on".encode())
