"""Streams: NDJSON for programs, WebSocket for browsers; both resume from a version and lose nothing."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from paddock.server.shown import viewer_at
from paddock.server.streams import as_json, table_news
from tests.server.room import BOT, GAME, OPEN, YOU, Facts, Person, Room, legal, race_of
from tests.server.served import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('streams')}/paddock.db", pace=0.0) as server:
        yield server


def opened(client: httpx.Client, *chairs: Facts, **more: Any) -> Facts:
    table: Facts = client.post("/tables", json={"game": GAME, "chairs": chairs, **more}).json()
    return table


def moved(client: httpx.Client, table: Facts) -> int:
    """Make the first legal move of a table as it was seen."""
    facts = {"command": uuid4().hex, "version": table["version"], "move": table["moves"][0]["move"]}
    facts["seat"] = table["turn"]
    answer = client.post(f"/tables/{table['id']}/moves", json=facts)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["version"])


def messages(lines: Iterator[str]) -> Iterator[Facts]:
    return (json.loads(line) for line in lines if line)


def tables(found: Iterator[Facts]) -> Iterator[Facts]:
    return (each for each in found if each["type"] == "table")


def socket_of(server: Served, table: str, client: httpx.Client | None = None, **more: Any) -> ClientConnection:
    query = "&".join(f"{name}={value}" for name, value in more.pop("query", {}).items())
    headers = {"authorization": client.headers["authorization"]} if client else {}
    headers |= more.pop("headers", {})
    url = f"ws://{server.address}/api/tables/{table}/socket?{query}"
    socket: ClientConnection = connect(url, additional_headers=headers, **more)
    return socket


def received(socket: ClientConnection) -> Iterator[Facts]:
    return (found for found in (json.loads(text) for text in socket) if found)


@pytest.mark.parametrize("how", ["revoked", "signed-out"])
def test_streams_end_with_the_token_that_asked_for_them(server: Served, how: str) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, BOT, start=True)
    token = ada.post("/me/tokens", json={"label": "bot"}).json()["token"] if how == "revoked" else ""
    listener = httpx.Client(base_url=ada.base_url, headers=ada.headers, timeout=30)
    if token:
        listener.headers["authorization"] = f"Bearer {token}"
    with (
        listener.stream("GET", f"/tables/{table['id']}/stream") as stream,
        socket_of(server, table["id"], listener) as socket,
        server.guest("Bob").stream("GET", f"/tables/{table['id']}/stream") as others,
    ):
        lines, heard, kept = messages(stream.iter_lines()), received(socket), messages(others.iter_lines())
        for each in (lines, heard, kept):
            next(tables(each))
        if token:
            last = ada.get("/me/tokens").json()[-1]["id"]
            assert ada.delete(f"/me/tokens/{last}").status_code == 204
        else:
            assert listener.delete("/session").status_code == 204
        server.change_chat(table["id"])
        assert list(tables(lines)) == []
        with pytest.raises(ConnectionClosed):
            next(tables(heard))
        assert next(kept)["type"] == "aside"


# ---- Over the network --------------------------------------------------------------------------


def test_a_program_follows_and_plays_a_whole_race(server: Served) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, BOT, start=True, variant="simple")
    versions, lines = [], []
    with ada.stream("GET", f"/tables/{table['id']}/stream") as stream:
        assert stream.headers["content-type"] == "application/x-ndjson"
        for seen in tables(messages(stream.iter_lines())):
            versions.append(seen["version"])
            lines += [(line["version"], line["text"]) for line in seen["lines"]]
            if seen["state"] == "over":
                break
            if seen["moves"]:
                moved(ada, seen)
    assert versions == sorted(set(versions))
    log = ada.get(f"/tables/{table['id']}/log").json()["lines"]
    assert lines == [(line["version"], line["text"]) for line in log]


def test_a_browser_gets_the_same(server: Served) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, OPEN)
    with socket_of(server, table["id"], ada) as socket, ada.stream("GET", f"/tables/{table['id']}/stream") as stream:
        first = next(tables(received(socket)))
        assert first == next(tables(messages(stream.iter_lines())))
        ada.post(f"/tables/{table['id']}/link", json={})
        assert next(tables(received(socket)))["link"] != first["link"]


@pytest.mark.parametrize("way", ["ndjson", "websocket"])
def test_who_comes_again_gets_what_was_missed_once(server: Served, way: str) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, YOU, start=True)
    path = f"/tables/{table['id']}"
    since, lines = 0, []
    for moves in (0, 3, 0, 1, 4):
        for _ in range(moves):
            turn = ada.get(path).json()["turn"]
            moved(ada, ada.get(path, params={"seat": turn}).json())
        if way == "ndjson":
            with ada.stream("GET", f"{path}/stream", params={"since": since}) as stream:
                seen = next(tables(messages(stream.iter_lines())))
        else:
            with socket_of(server, table["id"], ada, query={"since": since}) as socket:
                seen = next(tables(received(socket)))
        lines += seen["lines"]
        since = seen["version"]
    assert lines == ada.get(f"{path}/log").json()["lines"]


def test_a_slow_reader_misses_nothing(server: Served) -> None:
    """It gets several things at once: nothing is queued for it."""
    ada = server.guest("Ada")
    table = opened(ada, YOU, YOU, variant="match", start=True)  # which goes on for more than forty moves
    path = f"/tables/{table['id']}"
    with socket_of(server, table["id"], ada, max_queue=1) as socket:
        for _ in range(40):
            turn = ada.get(path).json()["turn"]
            last = moved(ada, ada.get(path, params={"seat": turn}).json())
        seen = []
        for found in tables(received(socket)):
            seen.append(found)
            if found["version"] == last:
                break
    lines = [line for found in seen for line in found["lines"]]
    assert lines == ada.get(f"{path}/log").json()["lines"]


def test_chat_and_presence_reach_the_stream(server: Served) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = opened(ada, YOU, OPEN, public=True)
    bob.post(f"/tables/{table['id']}/seats/1", json={})
    with socket_of(server, table["id"], ada) as socket:
        found = received(socket)
        assert next(each for each in found if each["type"] == "aside")["here"] == [True, False]
        with socket_of(server, table["id"], bob):
            assert next(each for each in found if each["type"] == "aside" and each["here"][1])
        bob.post(f"/tables/{table['id']}/chat", json={"text": "hello"})
        says = next(each["says"] for each in found if each["type"] == "aside" and each["says"])
        assert [(say["text"], say["seat"]) for say in says] == [("hello", 1)]
    with socket_of(server, table["id"], ada, query={"said": says[0]["number"]}) as socket:
        assert next(each for each in received(socket) if each["type"] == "aside")["says"] == []


def test_a_person_is_told_of_all_their_tables(server: Served) -> None:
    ada = server.guest("Ada")
    with ada.stream("GET", "/stream") as stream:
        events = messages(stream.iter_lines())
        table = opened(ada, YOU, BOT, start=True)
        assert next(events) == {"type": "turn", "table": table["id"], "seats": [0], "version": table["version"]}
        moved(ada, table)
        assert next(events)["type"] in ("turn", "wait")
        ada.post(f"/tables/{table['id']}/cancel", json={})
        assert next(event for event in events if event["type"] == "end")["table"] == table["id"]


@pytest.mark.parametrize("origin", ["https://evil.test", "null", "http://127.0.0.1:1"])
def test_the_handshake_from_another_site_is_refused(server: Served, origin: str) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, BOT)
    with pytest.raises(InvalidStatus, match="403"), socket_of(server, table["id"], ada, origin=origin):
        pass


def test_the_handshake_from_our_own_pages_is_taken(server: Served) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, BOT)
    with socket_of(server, table["id"], ada, origin=f"http://{server.address}") as socket:
        assert next(received(socket))["id"] == table["id"]


def test_a_socket_that_is_refused_opens_nothing(server: Served) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, BOT)
    eve = server.guest("Eve")
    for id, query in (("no-such-table", {}), (table["id"], {"seat": 0}), (table["id"], {"since": -1})):
        with pytest.raises(InvalidStatus, match="403"), socket_of(server, id, eve, query=query):
            pass


def test_a_browser_cannot_send_much(server: Served) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, BOT)
    with socket_of(server, table["id"], ada) as socket:
        socket.send("anything")
        socket.send(b"bytes end it")
        with pytest.raises(ConnectionClosed):
            for _ in itertools.count():
                socket.recv()


def test_when_the_house_closes_streams_end_and_say_come_again(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/paddock.db") as server:
        ada = server.guest("Ada")
        table = opened(ada, YOU, OPEN)
        path = f"/tables/{table['id']}/stream"
        with (
            socket_of(server, table["id"], ada) as socket,
            ada.stream("GET", path) as stream,
            ada.stream("GET", "/stream") as mine,
        ):
            next(received(socket))
            lines = stream.iter_lines()
            next(lines)
            server.end_streams()
            list(lines), list(mine.iter_lines())  # both end
            with pytest.raises(ConnectionClosed):
                for _ in itertools.count():
                    socket.recv()
            assert socket.close_code == 1012


# ---- What a stream shows, without a network ----------------------------------------------------


async def news_for(room: Room, person: Person, table: str, since: int = 0) -> Any:
    known = (await room.app.state.people.by_token(person.token))[0]
    viewer = viewer_at(await room.table(table), known, None, "en")
    return table_news(room.house, table, viewer, since, 0, as_json)


async def next_table(news: Any) -> Facts:
    while True:
        found: Facts = json.loads(await anext(news))
        if found["type"] == "table":
            return found


@pytest.mark.anyio
async def test_who_leaves_a_chair_no_longer_sees_from_it(room: Room) -> None:
    ada, bob, cleo = [await room.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = await ada.open(YOU, OPEN, public=True)
    await bob.sit(table["id"], 1)
    news = await news_for(room, bob, table["id"])
    assert (await next_table(news))["seat"] == 1
    await ada.ask("DELETE", f"/tables/{table['id']}/seats/1")
    await cleo.sit(table["id"], 1)
    await ada.do(table["id"], "start")
    seen = await next_table(news)
    assert seen["seat"] is None and "hand" not in seen["race"]
    await news.aclose()


@pytest.mark.anyio
async def test_who_sits_down_sees_from_there(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, OPEN, public=True)
    news = await news_for(room, bob, table["id"])
    assert (await next_table(news))["seat"] is None
    await bob.sit(table["id"], 1)
    assert (await next_table(news))["seat"] == 1
    await news.aclose()


@pytest.mark.anyio
async def test_nothing_is_told_before_it_is_stored(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    news = await news_for(room, bob, table["id"])
    before = await next_table(news)

    async def fails(*_: object) -> None:
        raise OSError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(room.store, "write", fails)
        await ada.move(table, legal(table), 500)
    assert await bob.look(table["id"]) == {key: value for key, value in before.items() if key != "lines"}
    await ada.move(table, legal(table))
    assert (await next_table(news))["version"] == before["version"] + 1
    await news.aclose()


@pytest.mark.anyio
async def test_a_closed_stream_leaves_nothing_behind(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, BOT)
    news = await news_for(room, ada, table["id"])
    await anext(news)
    await news.aclose()
    live = room.house.live(table["id"])
    assert not live.wakers and not live.here


# ---- Moves on a socket ---------------------------------------------------------------------------


def asked_on(socket: ClientConnection, **facts: Any) -> Facts:
    """What a socket answers to a move."""
    socket.send(json.dumps(facts))
    return next(each for each in received(socket) if each["type"] in ("done", "refused"))


def test_a_move_asked_for_on_a_socket_is_made_once_and_answered_there(server: Served) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, {"kind": "you"}, start=True)
    asked = {"command": uuid4().hex, "version": table["version"], "move": table["moves"][0]["move"]}
    with socket_of(server, table["id"], ada) as socket:
        answers = [asked_on(socket, **asked) for _ in range(2)]
    done = {"type": "done", "command": asked["command"], "version": table["version"] + 1}
    assert answers == [done, done]
    assert ada.post(f"/tables/{table['id']}/moves", json=asked).json() == {"version": done["version"]}
    assert ada.get(f"/tables/{table['id']}").json()["version"] == done["version"]


def test_a_move_refused_on_a_socket_says_why_as_a_request_would(server: Served) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = opened(ada, YOU, {"kind": "you"}, start=True)
    asked = {"command": uuid4().hex, "version": table["version"] + 100, "move": table["moves"][0]["move"]}
    for who in (ada, bob, None):
        with socket_of(server, table["id"], who) as socket:
            answer = asked_on(socket, **asked)
        headers = who.headers if who else {}
        refused = httpx.post(f"http://{server.address}/api/tables/{table['id']}/moves", json=asked, headers=headers)
        assert refused.status_code == answer["status"] in (409, 403, 401)
        assert {key: answer[key] for key in refused.json()} == refused.json()
        assert (answer["type"], answer["command"]) == ("refused", asked["command"])


@pytest.mark.parametrize("text", ["", "no", "[]", "{}", '{"command": "c"}', '{"move": 1e999}'])
def test_nonsense_on_a_socket_is_refused_and_the_news_go_on(server: Served, text: str) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, {"kind": "you"}, start=True)
    with socket_of(server, table["id"], ada) as socket:
        socket.send(text)
        refused = next(each for each in received(socket) if each["type"] == "refused")
        assert (refused["command"], refused["status"], refused["error"]) == (None, 400, "unreadable")
        version = moved(ada, table)
        assert next(each for each in tables(received(socket)) if each["version"] == version)


def test_who_signed_out_moves_no_more_on_a_socket(server: Served) -> None:
    ada = server.guest("Ada")
    table = opened(ada, YOU, {"kind": "you"}, start=True)
    asked = {"command": uuid4().hex, "version": table["version"], "move": table["moves"][0]["move"]}
    with socket_of(server, table["id"], ada) as socket:
        next(received(socket))
        assert ada.delete("/session").status_code == 204
        answer = asked_on(socket, **asked)
    assert (answer["type"], answer["status"]) == ("refused", 401)
