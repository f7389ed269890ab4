from collections.abc import AsyncIterator

import pytest

from tests.server.room import Room, open_room


@pytest.fixture
def url(sqlite_url: str) -> str:
    return sqlite_url


@pytest.fixture
async def room(url: str) -> AsyncIterator[Room]:
    room = await open_room(url)
    yield room
    await room.house.close()


@pytest.fixture
async def either(db: str) -> AsyncIterator[Room]:
    """A house on one database and then on the other, for what is stored."""
    room = await open_room(db)
    yield room
    await room.house.close()
