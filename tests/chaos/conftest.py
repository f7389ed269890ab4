"""Chaos tests: `PADDOCK_ROUNDS=100 pytest tests/chaos` kills a hundred times where it usually does three times."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.chaos.servers import Server

StartServer = Callable[..., Server]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def rounds() -> int:
    """How often things die."""
    return int(os.environ.get("PADDOCK_ROUNDS", "3"))


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/paddock.db"


@pytest.fixture(params=["sqlite_url", "postgres_url"])
def db(request: pytest.FixtureRequest) -> Iterator[str]:
    """An empty database, of one kind and then of the other."""
    yield request.getfixturevalue(request.param)


@pytest.fixture
def server_on(tmp_path: Path) -> Iterator[StartServer]:
    """Makes servers that surely die after the test."""
    servers: list[Server] = []

    def make(db: str, workers: int = 1, inside: Sequence[str] = ()) -> Server:
        servers.append(Server(db, tmp_path, workers, inside))
        return servers[-1]

    yield make
    for server in servers:
        server.kill()
