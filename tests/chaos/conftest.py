"""Chaos tests: `PADDOCK_ROUNDS=100 pytest tests/chaos` kills a hundred times where it usually does twice."""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from paddock.server.thinkers import Thinkers
from tests.chaos.servers import Server

StartServer = Callable[..., Server]
ROUNDS = int(os.environ.get("PADDOCK_ROUNDS", "2"))


@pytest.fixture
def rounds() -> int:
    """How often things die."""
    return ROUNDS


@pytest.fixture(scope="session")
def bots_ready() -> None:
    """The search of every game lies compiled, so that no server has to begin with it."""
    Thinkers()._prepare()


@pytest.fixture
def server_on(tmp_path: Path, bots_ready: None) -> Iterator[StartServer]:
    """Makes servers that surely die after the test."""
    servers: list[Server] = []

    def make(db: str, workers: int = 1, inside: Sequence[str] = ()) -> Server:
        servers.append(Server(db, tmp_path, workers, inside))
        return servers[-1]

    yield make
    for server in servers:
        server.kill()
