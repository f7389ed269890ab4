"""Tables of other rules than today's: they are left alone, and nothing else suffers."""

import json

import pytest

from paddock.server.streams import person_news
from tests.server.room import OPEN, YOU, open_room, race_of

pytestmark = pytest.mark.anyio


async def test_lists_and_streams_leave_them_out(url: str) -> None:
    room = await open_room(url)
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    old = await race_of(ada, bob, public=True)
    await ada.open(YOU, OPEN, public=True)
    await room.store.write(lambda tx: tx.run("UPDATE tables SET rules = 99"))
    await room.house.close()

    room = await open_room(url)
    again = room.stranger()
    again.client.headers["authorization"] = f"Bearer {ada.token}"
    assert await again.get("/tables") == []
    assert await again.get("/me/tables") == []
    refused = await again.get(f"/tables/{old['id']}", 422)
    assert refused["error"] == "record-other-rules"

    new = await race_of(again, await room.guest("Bob"))
    assert [table["id"] for table in await again.get("/me/tables")] == [new["id"]]
    player = (await room.rows(f"SELECT host FROM tables WHERE id = '{new['id']}'"))[0]["host"]
    news = person_news(room.house, player)
    assert json.loads(await anext(news))["table"] == new["id"]
    await news.aclose()  # type: ignore[attr-defined]
    await room.house.close()
