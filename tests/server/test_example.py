"""Tables of a game of another package; and when that package is gone again."""

import asyncio
import logging

import pytest

from paddock.core.game import REGISTRY, Game
from tests.server.room import OPEN, YOU, Room

pytestmark = pytest.mark.anyio


async def test_it_is_played_by_the_api(room: Room, example: Game) -> None:
    ada = await room.guest()
    table = await ada.open(YOU, {"kind": "bot", "level": "learner"}, game="fog-run")
    await ada.do(table["id"], "start")
    found = await ada.look(table["id"])
    assert [move["parts"] for move in found["moves"]] == [[f"speed:{speed}"] for speed in range(1, 7)]
    await ada.move(found, 4)
    await room.pass_time(table["id"], 9)
    assert (await room.table(table["id"])).running.view(0)["round"] == 2


async def test_tables_of_a_game_that_has_left_leave_the_others_alone(
    room: Room, example: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await room.guest()
    gone = await ada.open(YOU, {"kind": "bot", "level": "learner"}, game="fog-run")
    await ada.do(gone["id"], "start")
    await ada.move(await ada.look(gone["id"]), 4)
    still = await ada.open(YOU, OPEN, public=True)
    room.house._live.clear()
    monkeypatch.setattr(REGISTRY, "_games", {name: game for name, game in REGISTRY.games.items() if name != "fog-run"})
    lobby = await ada.fetch("GET", "/")
    assert lobby.status_code == 200
    assert f"/table/{still['id']}" in lobby.text and gone["id"] not in lobby.text
    assert "There is no game “fog-run”" in str(await ada.get(f"/tables/{gone['id']}", 404))
    with caplog.at_level(logging.WARNING):
        room.clock.time += 1000
        await room.house.sweep()
        await asyncio.gather(*room.house._tasks, return_exceptions=True)
    assert [line.message for line in caplog.records] == ["table left alone"]
    assert not [line for line in caplog.records if line.exc_info]
