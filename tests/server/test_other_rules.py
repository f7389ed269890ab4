"""Tables of other rules than today's: they are left alone, and nothing else suffers."""

import json

import pytest

from paddock.server.errors import Refusal
from paddock.server.streams import person_news
from tests.server.room import OPEN, YOU, Room, finished, open_room, race_of

pytestmark = pytest.mark.anyio


async def test_lists_and_streams_leave_them_out(url: str) -> None:
    room = await open_room(url)
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    old = await race_of(ada, bob, public=True)
    await ada.open(YOU, OPEN, public=True)
    await room.store.write(lambda tx: tx.run("UPDATE tables SET rules = 99, summary = NULL"))
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


async def after(room: Room, change: str) -> Room:
    """The same house when it opens again after a change of its tables."""
    await room.store.write(lambda tx: tx.run(change))
    await room.house.close()
    return await open_room(room.settings.db)


async def test_an_ended_race_of_older_rules_is_shown_where_todays_end_it_alike(url: str) -> None:
    room = await open_room(url)
    over = await finished(room, await room.guest("Ada"), await room.guest("Bob"))
    room = await after(room, "UPDATE tables SET rules = 0")
    assert (await room.table(over["id"])).has_ended

    room = await after(room, "UPDATE results SET points = points + 1")
    with pytest.raises(Refusal, match="rules"):
        await room.table(over["id"])
    await room.house.close()


async def test_a_race_of_older_rules_that_is_under_way_is_left_alone(url: str) -> None:
    room = await open_room(url)
    racing = await race_of(await room.guest("Ada"), await room.guest("Bob"))
    room = await after(room, "UPDATE tables SET rules = 0")
    with pytest.raises(Refusal, match="rules"):
        await room.table(racing["id"])
    await room.house.close()
