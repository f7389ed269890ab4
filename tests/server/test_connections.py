"""Connections are bounded, and so is every request: nobody shuts the others out by holding on."""

import contextlib
import json
import resource
import socket
from collections.abc import Iterator
from itertools import count

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from paddock.server.connections import OWN_DESCRIPTORS, Connection, Connections, room_for
from paddock.server.protocol import LARGEST_HEAD
from tests.server.room import GAME, OPEN, YOU
from tests.server.served import Served, served

HALF = b"GET /healthz HT"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
SLOW_BODY = (
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
)
ROOM = 64
PLAYER, EVE, PROXY = "127.0.0.2", "127.0.0.66", "127.0.0.1"


# ---- Which connection goes ---------------------------------------------------------------------


class Door:
    """Connections without a network; those that had to go are named."""

    def __init__(self, room: int, for_an_address: int = 100) -> None:
        self.connections = Connections(room, for_an_address, {PROXY})
        self.gone: list[str] = []

    def comes(self, name: str, host: str = "192.0.2.1", known: bool = False, answered: bool = True) -> Connection:
        connection = Connection(lambda: self.gone.append(name))
        self.connections.add(connection, host)
        if known:
            self.asks(connection, host, answered)
        return connection

    def asks(self, connection: Connection, host: str, answered: bool = True) -> None:
        self.connections.begin(connection, host)
        self.connections.welcome(connection)
        if answered:
            self.connections.end(connection)


def test_strangers_have_three_quarters_of_the_room_and_the_oldest_goes() -> None:
    door = Door(room=4)
    for name in "abcde":
        door.comes(name)
    assert door.gone == ["a", "b"]


def test_people_whom_the_house_knows_have_all_of_it() -> None:
    door = Door(room=4)
    for name in "abcd":
        door.comes(name, known=True, answered=False)
    assert door.gone == []
    door.comes("stranger")
    assert door.gone == ["stranger"]


def test_what_is_being_answered_for_somebody_known_never_goes() -> None:
    door = Door(room=3)
    door.comes("stream", known=True, answered=False)
    door.comes("idle", known=True)
    door.comes("stream too", known=True, answered=False)
    door.comes("new")
    assert door.gone == ["idle"]


def test_an_address_only_shuts_itself_out() -> None:
    door = Door(room=100, for_an_address=2)
    door.comes("player", PLAYER)
    for name in "abcd":
        door.comes(name, EVE)
    assert door.gone == ["a", "b"]


def test_a_household_is_one_address() -> None:
    door = Door(room=100, for_an_address=1)
    for number in range(3):
        door.comes(str(number), f"2001:db8::{number}")
    assert door.gone == ["0", "1"]


def test_who_asks_again_is_not_the_oldest_any_more() -> None:
    door = Door(room=4)
    first = door.comes("first")
    door.comes("second"), door.comes("third")
    door.connections.begin(first, "192.0.2.1")
    door.comes("fourth")
    assert door.gone == ["second"]


def test_a_proxy_has_as_many_as_there_is_room_for_and_each_visitor_behind_it_does_not() -> None:
    door = Door(room=100, for_an_address=2)
    through = [door.comes(str(number), PROXY) for number in range(9)]
    assert door.gone == []
    for connection in through[:4]:
        door.connections.begin(connection, EVE)
    door.connections.begin(through[4], PLAYER)
    assert door.gone == ["0", "1"]


def test_what_has_gone_does_not_come_back() -> None:
    door = Door(room=4)
    first = door.comes("first")
    for name in "abc":
        door.comes(name)
    door.asks(first, "192.0.2.1")
    door.connections.remove(first)
    door.comes("d")
    assert door.gone == ["first", "a"]


@pytest.mark.parametrize(
    ("limits", "raised", "room"),
    [
        ((1024, 1024), None, 1024 - OWN_DESCRIPTORS),
        ((1024, 524_288), 4096 + OWN_DESCRIPTORS, 4096),
        ((1024, 2048), 2048, 2048 - OWN_DESCRIPTORS),
        ((1024, resource.RLIM_INFINITY), 4096 + OWN_DESCRIPTORS, 4096),
        ((65_536, 65_536), None, 4096),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), None, 4096),
    ],
)
def test_the_house_has_descriptors_for_itself(
    limits: tuple[int, int], raised: int | None, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: asked.append(wanted[0]))
    assert room_for(4096) == room
    assert asked == ([raised] if raised else [])


# ---- On real sockets ---------------------------------------------------------------------------


@pytest.fixture
def sockets() -> Iterator[contextlib.ExitStack]:
    with contextlib.ExitStack() as stack:
        yield stack


@pytest.fixture
def impatient(url: str) -> Iterator[Served]:
    """Long enough for whoever sends at once."""
    with served(url, request_timeout=1.0) as server:
        yield server


def dial(server: Served, said: bytes = b"", source: str = PLAYER) -> socket.socket:
    host, port = server.listener.getsockname()
    dialled = socket.create_connection((host, port), timeout=30, source_address=(source, 0))
    dialled.sendall(said)
    return dialled


def is_closed(dialled: socket.socket) -> bool:
    try:
        return dialled.recv(1) == b""
    except ConnectionResetError:
        return True


def answered(dialled: socket.socket) -> bool:
    """Whether a request on it is answered well."""
    dialled.sendall(WHOLE)
    got = b""
    while not got.endswith(b'{"ok":true}'):
        some = dialled.recv(4096)
        if not some:
            return False
        got += some
    return got.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("said", [b"", HALF, b"\r\n", WHOLE[:-2], SLOW_BODY], ids=str)
def test_a_request_that_does_not_come_is_closed(impatient: Served, said: bytes) -> None:
    with dial(impatient, said) as half:
        assert is_closed(half)


@pytest.mark.parametrize("said", [HALF, b"\r\n", SLOW_BODY], ids=str)
def test_a_second_request_that_does_not_come_is_closed_too(impatient: Served, said: bytes) -> None:
    with dial(impatient) as half:
        assert answered(half)
        half.sendall(said)
        assert is_closed(half)


def test_what_is_kept_alive_or_streams_is_not(impatient: Served) -> None:
    ada = impatient.guest("Ada")
    table = ada.post("/tables", json={"game": GAME, "chairs": [YOU, OPEN]}).json()["id"]
    address = f"ws://{impatient.address}/api/tables/{table}/socket"
    with dial(impatient) as kept:
        assert answered(kept)
        with ada.stream("GET", f"/tables/{table}/stream") as stream, connect(address) as browser:
            lines = stream.iter_lines()
            assert next(lines) and browser.recv()
            with dial(impatient, HALF) as half:  # which came last, and has to go
                assert is_closed(half)
            ada.post(f"/tables/{table}/chat", json={"phrase": "hello"})
            assert answered(kept)
            assert any("hello" in line for line in lines)
            assert any("hello" in str(message) for message in browser)


def test_a_head_that_never_ends_is_cut_off(url: str) -> None:
    with served(url) as server, dial(server) as endless, dial(server) as other:
        endless.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        for _ in range(60):
            endless.sendall(b"x" * 1_000_000)
        assert endless.recv(100).startswith(b"HTTP/1.1 431 ")
        assert answered(other)


def test_what_is_no_http_is_refused_however_long(url: str, caplog: pytest.LogCaptureFixture) -> None:
    with served(url) as server, dial(server) as noise, dial(server) as other:
        noise.sendall(b"\0" * 200_000)
        with contextlib.suppress(ConnectionResetError):
            assert noise.recv(100).startswith(b"HTTP/1.1 400 ")
        assert answered(other)
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_head_has_64_kilobytes(url: str) -> None:
    start, end = WHOLE[:-2] + b"X: ", b"\r\n\r\n"
    with served(url) as server:
        for size, status in ((LARGEST_HEAD, b"200"), (LARGEST_HEAD + 1, b"431")):
            with dial(server, start + b"x" * (size - len(start) - len(end)) + end) as client:
                assert client.recv(100).startswith(b"HTTP/1.1 " + status)


@pytest.mark.parametrize("eve", [EVE, PROXY], ids=["a stranger's address", "a proxy's"])
def test_half_requests_shut_nobody_out(url: str, sockets: contextlib.ExitStack, eve: str) -> None:
    with served(url, connections=ROOM, connections_of_an_address=16) as server:
        transport = httpx.HTTPTransport(local_address=PLAYER)
        ada = httpx.Client(base_url=f"http://{server.address}/api", transport=transport, timeout=30)
        ada.headers["authorization"] = f"Bearer {ada.post('/guests', json={'name': 'Ada'}).json()['token']}"
        table = ada.post("/tables", json={"game": GAME, "chairs": [YOU, OPEN]}).json()["id"]
        with ada.stream("GET", f"/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert json.loads(next(lines))["id"] == table
            for _ in range(5 * ROOM):
                sockets.enter_context(dial(server, HALF, eve))
            assert ada.post(f"/tables/{table}/chat", json={"phrase": "hello"}).is_success
            assert any("hello" in line for line in lines)
            assert answered(sockets.enter_context(dial(server))), "newcomers, too"


def test_many_who_hold_on_shut_no_player_out(url: str, sockets: contextlib.ExitStack) -> None:
    """A hundred addresses together, each within its bound."""
    addresses = (f"127.0.1.{number}" for number in count(1))
    with served(url, connections=ROOM, connections_of_an_address=16) as server:
        with dial(server) as player:
            for _ in range(2 * ROOM):
                sockets.enter_context(dial(server, HALF, next(addresses)))
            assert is_closed(player), "a stranger who has asked for nothing is not missed"
        with dial(server) as player:
            assert answered(player)


def test_a_socket_counts_until_it_closes(url: str, sockets: contextlib.ExitStack) -> None:
    with served(url, connections_of_an_address=3, proxies="") as server:
        ada = server.guest("Ada")
        table = ada.post("/tables", json={"game": GAME, "chairs": [YOU, OPEN]}).json()["id"]
        ada.close()
        address = f"ws://{server.address}/api/tables/{table}/socket"
        watching = [sockets.enter_context(connect(address)) for _ in range(4)]
        with pytest.raises(ConnectionClosed):
            while True:
                watching[0].recv()
        watching[1].close()
        watching.append(sockets.enter_context(connect(address)))
        for each in watching[2:]:
            assert each.recv() and each.ping().wait(30)
