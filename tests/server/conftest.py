from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.room import Room, open_room


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/paddock.db"


@pytest.fixture
async def room(url: str) -> AsyncIterator[Room]:
    room = await open_room(url)
    yield room
    await room.house.close()
