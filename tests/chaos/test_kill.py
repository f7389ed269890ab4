"""`kill -9` under load: nothing acknowledged is lost, nothing happens twice, nobody misses a line."""

import random

import pytest

from tests.chaos.checks import check
from tests.chaos.conftest import StartServer
from tests.chaos.load import Load

pytestmark = pytest.mark.anyio
MOVES = 90  # at most, between two kills


async def test_killed_under_load(db: str, server_on: StartServer, rounds: int) -> None:
    server = server_on(db)
    await server.start()
    async with Load([server.url]) as load:
        for _ in range(rounds):
            await load.moves(random.randint(1, MOVES))
            server.kill()
            await server.start()
        await load.moves(MOVES)
        await load.rest()
    assert not server.failures()
    server.kill()
    await check(db, load)
