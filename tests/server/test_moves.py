"""Moves go past FastAPI, and nobody can tell: what FastAPI would say is said."""

from typing import Any

import orjson
import pytest

from paddock.server.api import quick
from tests.server.room import Facts, Person, Room, legal, race_of

pytestmark = pytest.mark.anyio

Answers = list[tuple[int, Any]]


async def all_kinds_of_moves(room: Room, told: str) -> Answers:
    """Everything that can be said of a move, as it is said to who calls it JSON in these words."""
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    move: Facts = {"command": "first-move", "version": table["version"], "move": legal(table)}
    answers: Answers = []

    async def send(person: Person, facts: Any, id: str = table["id"]) -> None:
        body = facts if isinstance(facts, bytes) else orjson.dumps(facts)
        answer = await person.ask("POST", f"/tables/{id}/moves", content=body, headers={"content-type": told})
        answers.append((answer.status_code, {**answer.json(), "here": id == table["id"]}))

    await send(room.stranger(), move)
    await send(bob, move)
    await send(ada, {**move, "move": 32_000})
    await send(ada, {**move, "move": 40_000})
    await send(ada, {**move, "seat": 1})
    await send(ada, {**move, "else": 1})
    await send(ada, {**move, "version": 0})
    for body in (b"", b"{", b"[]", b'"move"', b"null"):
        await send(ada, body)
    await send(ada, move, "no-such-table")
    await send(ada, move, "short")
    await send(ada, move)
    await send(ada, move)
    await send(ada, {**move, "move": move["move"] + 1})
    return answers


async def test_a_move_is_answered_as_fastapi_would(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    quickly = await all_kinds_of_moves(room, "application/json")
    made: list[str] = []
    monkeypatch.setattr(quick, "move_in", lambda body: made.append(body))
    assert await all_kinds_of_moves(room, "application/json") == quickly
    assert made
    made.clear()
    assert await all_kinds_of_moves(room, "application/json; charset=utf-8") == quickly
    assert not made
    assert {status for status, _ in quickly} == {200, 401, 403, 404, 409, 422}


async def test_what_is_not_called_json_is_no_move(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    body = orjson.dumps({"command": "first-move", "version": table["version"], "move": legal(table)})
    answer = await ada.ask("POST", f"/tables/{table['id']}/moves", content=body, headers={"content-type": "text/plain"})
    assert answer.status_code == 422
    assert (await ada.look(table["id"]))["version"] == table["version"]


async def test_moves_are_counted_by_their_route(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.move(table, legal(table))
    figures = (await ada.fetch("GET", "/metrics")).text
    assert 'paddock_requests_total{method="POST",route="/api/tables/{id}/moves",status="200"}' in figures
