"""The security list, point by point."""

import json
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import httpx
import pytest

from paddock.core.game import REGISTRY
from paddock.school.puzzles import find_puzzle
from paddock.server.errors import TooMany
from paddock.server.guard import LARGEST
from paddock.server.limits import RATES, Limits
from paddock.server.store import WorkersOnSqlite, open_store
from tests.server.room import BOT, GAME, HERE, OPEN, YOU, Person, Room, legal, race_of

pytestmark = pytest.mark.anyio

FOREIGN = [
    {"origin": "https://evil.test"},
    {"origin": "null"},
    {"origin": "http://paddock.test.evil.test"},
    {"origin": "http://paddock.test:81"},
    {"origin": "https://paddock.test"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
OWN = [{"origin": HERE}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}]


NO_RECORD = {  # but for its shape
    **{"paddock": 1, "game": "ludo", "rules": 1, "variant": "", "seats": 2, "options": {}},
    **{"seed": 1, "players": ["A", "B"], "moves": [], "end": "", "seal": ""},
}


# ---- Where a request comes from ----------------------------------------------------------------


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
async def test_another_site_changes_nothing(room: Room, headers: dict[str, str]) -> None:
    ada = await room.guest()
    for method, path in [("POST", "/tables"), ("PATCH", "/me"), ("DELETE", "/session"), ("PUT", "/nowhere")]:
        answer = await ada.ask(method, path, json={"game": GAME, "chairs": [YOU, BOT]}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert await room.rows("SELECT id FROM tables") == []


async def test_every_refusal_is_in_the_language_of_the_reader(room: Room) -> None:
    luc = await room.guest("Luc", language="fr")
    requests: list[tuple[int, str, str, dict[str, Any], str]] = [
        (403, "POST", "/tables", {"json": {}, "headers": {"origin": "https://evil.test"}}, "un autre site"),
        (413, "POST", "/tables", {"content": b" " * (LARGEST + 1)}, "plus que tout"),
        (405, "PUT", "/games", {}, "ne peut pas se faire ici"),
        (422, "POST", "/tables", {"json": {}}, "rien n’est donné"),
        (422, "POST", "/guests", {"json": {"name": ""}}, "un caractère au moins"),
        (422, "POST", "/guests", {"json": {"name": "Luc", "age": 7}}, "rien de ce nom"),
        (422, "POST", "/guests", {"json": {"name": "Luc", "colour": "pink"}}, "autre chose est attendu"),
        (404, "GET", "/nowhere", {}, "rien de tel"),
        (422, "GET", "/me/history?limit=0", {}, "1 au moins"),
    ]
    for status, method, path, more, text in requests:
        answer = await luc.ask(method, path, **more)
        assert answer.status_code == status
        assert text in answer.json()["text"], answer.text


async def test_a_person_reads_a_refusal_as_a_page(room: Room) -> None:
    headers = {"origin": "https://evil.test", "accept": "text/html", "accept-language": "fr"}
    answer = await room.stranger().fetch("POST", "/language", headers=headers)
    assert answer.status_code == 403 and "un autre site" in answer.text and "<h1>" in answer.text


async def test_what_is_lost_in_looking_somebody_up_still_has_words(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await room.guest()
    monkeypatch.setattr("paddock.server.people.People.by_token", lambda *_: 1 / 0)
    answer = await ada.ask("GET", "/me", headers={"accept-language": "fr"})
    assert (answer.status_code, answer.json()["error"]) == (500, "broken")
    assert "quelque chose" in answer.json()["text"].lower()


@pytest.mark.parametrize("headers", OWN, ids=str)
async def test_our_own_pages_and_programs_do(room: Room, headers: dict[str, str]) -> None:
    ada = await room.guest()
    answer = await ada.ask("POST", "/tables", json={"game": GAME, "chairs": [YOU, BOT]}, headers=headers)
    assert answer.status_code == 201


async def test_behind_tls_our_own_pages_do(room: Room) -> None:
    browser = room.stranger().client
    for origin, status in (("https://paddock.test", 201), (HERE, 403)):
        headers = {"origin": origin}
        answer = await browser.post("https://paddock.test/api/guests", json={"name": "Ada"}, headers=headers)
        assert answer.status_code == status


@pytest.mark.parametrize(
    "host", ["evil.test", "evil.test:8000", "paddock.test.evil.test", "127.0.0.1.evil.test", "a b"]
)
async def test_under_another_name_nobody_is_answered(room: Room, host: str) -> None:
    """Else a page of another site could have its name lead here, and read as if it were ours."""
    eve = room.stranger()
    for method, path in (("GET", "/api/games"), ("POST", "/api/guests"), ("GET", "/")):
        answer = await eve.fetch(method, path, headers={"host": host, "origin": f"http://{host}"})
        assert (answer.status_code, answer.json()["error"]) == (421, "wrong-host")
    name = host.partition(":")[0] if " " not in host else "?"
    assert f"paddock serve --allow-host {name}" in answer.json()["text"]


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "192.0.2.7", "paddock.test.", socket.gethostname()],
)
async def test_names_and_addresses_of_the_machine_lead_here(room: Room, host: str) -> None:
    headers = {"host": host, "origin": f"http://{host}"}
    assert (await room.stranger().ask("POST", "/guests", json={"name": "Ada"}, headers=headers)).status_code == 201


@pytest.mark.parametrize(
    ("host", "origin", "code"),
    [
        (b"evil.test", b"http://evil.test", 4421),
        (b"paddock.test", b"http://evil.test", 4403),
        (b"paddock.test", b"https://paddock.test", 4403),
        (b"paddock.test", b"http://paddock.test", 4404),  # it is ours, but there is no such table
    ],
)
async def test_sockets_are_for_our_own_pages(room: Room, host: bytes, origin: bytes, code: int) -> None:
    sent: list[Any] = []

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", host), (b"origin", origin)]
    facts = {"path": "/api/tables/no-such-table/socket", "headers": headers, "client": ("192.0.2.1", 1)}
    await room.app({"type": "websocket", "scheme": "ws", "query_string": b"", **facts}, receive, send)
    assert [message["code"] for message in sent] == [code]


async def test_who_comes_by_another_name_reads_what_to_do(room: Room) -> None:
    headers = {"host": "paddock.example", "accept": "text/html", "accept-language": "fr"}
    answer = await room.stranger().fetch("GET", "/", headers=headers)
    assert answer.status_code == 421 and "paddock serve --allow-host paddock.example" in answer.text
    assert "n’est pas un nom de ce serveur" in answer.text
    for path in re.findall(r'(?:href|src)="(/(?:static/|drawing).*?)"', answer.text):
        assert (await room.stranger().fetch("GET", path, headers=headers)).status_code == 200, path


@pytest.mark.parametrize("content", ["text/plain", "application/x-www-form-urlencoded", None])
async def test_a_body_that_a_foreign_form_could_send_is_not_read(room: Room, content: str | None) -> None:
    ada = await room.guest()
    headers = {"content-type": content} if content else {}
    answer = await ada.ask("POST", "/tables", content='{"game": "mille-bornes"}', headers=headers)
    assert answer.status_code == 422


# ---- Cookies and tokens ------------------------------------------------------------------------


def flags(answer: Any) -> set[str]:
    return set(answer.headers["set-cookie"].lower().split("; ")[1:])


async def test_the_cookie_is_for_this_site_and_not_for_scripts(room: Room) -> None:
    answer = await room.stranger().ask("POST", "/guests", json={"name": "Ada"})
    assert {"httponly", "samesite=lax", "path=/"} <= flags(answer)
    assert "secure" not in flags(answer)


async def test_behind_tls_the_cookie_is_secure(room: Room) -> None:
    answer = await room.stranger().client.post("https://paddock.test/api/guests", json={"name": "Ada"})
    assert "secure" in flags(answer)


async def test_a_token_has_256_bits_and_is_stored_as_a_hash(room: Room) -> None:
    ada = await room.guest()
    more = (await ada.post("/me/tokens", 201, label="bot"))["token"]
    assert all(len(token) >= 43 for token in (ada.token, more))
    kept = str([await room.rows(f"SELECT * FROM {table}") for table in ("tokens", "players")])
    assert ada.token not in kept and more not in kept


# ---- Sizes -------------------------------------------------------------------------------------


async def test_a_body_that_says_that_it_is_too_large_is_not_read(room: Room) -> None:
    async def body() -> AsyncIterator[bytes]:
        raise AssertionError("nobody reads it")
        yield b""

    ada = await room.guest()
    headers = {"content-type": "application/json", "content-length": str(LARGEST + 1)}
    answer = await ada.client.post("/api/records", content=body(), headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


async def test_a_body_that_says_nothing_is_counted(room: Room) -> None:
    read = 0

    async def body() -> AsyncIterator[bytes]:
        nonlocal read
        while True:
            read += 100_000
            yield b" " * 100_000

    ada = await room.guest()
    answer = await ada.client.post("/api/records", content=body(), headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    assert read <= LARGEST + 200_000


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "a\x00b", "a\u2028b", "\ud800", 7])
async def test_names_are_short_lines_of_text(room: Room, name: Any) -> None:
    text = json.dumps({"name": name})
    answer = await room.stranger().ask("POST", "/guests", content=text, headers={"content-type": "application/json"})
    assert answer.status_code == 422 and answer.json()["error"] == "bad-input"


async def test_names_are_text_wherever_they_are_shown(room: Room) -> None:
    ada = await room.guest("<b>Ada</b> & {$x}")
    table = await ada.open(YOU, BOT, start=True)
    assert table["chairs"][0]["name"] == "<b>Ada</b> & {$x}"
    answer = await ada.ask("GET", f"/tables/{table['id']}/log")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_preferences_are_few_and_small(room: Room) -> None:
    ada = await room.guest()
    wrongs: list[dict[str, Any]] = [
        {"a": 10**30},
        {"a": "7" * 41},
        {"a": "x" * 41},
        {"a": 1.5},
        {"a": {}},
        {"x" * 41: 1},
        {f"{n}": n for n in range(41)},
    ]
    for wrong in wrongs:
        answer = await ada.ask("PATCH", "/me", json={"preferences": wrong})
        assert answer.status_code == 422, wrong
    for start in range(0, 90, 30):
        answer = await ada.ask("PATCH", "/me", json={"preferences": {f"{n}": n for n in range(start, start + 30)}})
    assert answer.status_code == 422
    assert len((await ada.get("/me"))["preferences"]) <= 40


# ---- How often ---------------------------------------------------------------------------------


async def refused_at(ask: Callable[[], Awaitable[httpx.Response]], most: int) -> httpx.Response:
    """The answer that says that it is too often."""
    for _ in range(most + 1):
        answer = await ask()
        if answer.status_code == 429:
            return answer
    raise AssertionError("never too often")


async def test_whatever_costs_something_is_limited_and_says_when_to_try_again(room: Room) -> None:
    ada = await room.guest()
    table = (await ada.open(YOU, OPEN))["id"]
    asks: dict[str, tuple[str, str, Any]] = {
        "sign-in": ("POST", "/me/tokens", {}),
        "open": ("POST", "/tables", {"game": GAME, "chairs": [YOU, BOT]}),
        "join": ("POST", f"/tables/{table}/seats/1", {"link": "no"}),
        "chat": ("POST", f"/tables/{table}/chat", {"phrase": "hello"}),
        "stream": ("GET", f"/tables/{table}/stream?seat=7", None),
        "move": ("POST", f"/tables/{table}/moves", {"command": "12345678", "version": 9, "move": 0}),
        "hint": ("POST", f"/tables/{table}/hint", None),
        "import": ("POST", "/records", NO_RECORD),
        "code": ("GET", "/codes/BBB-BBB-BBB", None),
        "review": ("GET", f"/tables/{table}/review", None),
        "look": ("GET", "/games", None),
    }
    assert {"guest", "account", *asks} == set(RATES)  # guests and accounts have tests of their own
    for what, (method, path, facts) in asks.items():
        ask = partial(ada.ask, method, path, json=facts)
        answer = await refused_at(ask, RATES[what][0])
        seconds = int(answer.headers["retry-after"])
        assert seconds >= 1 and str(seconds) in answer.json()["text"]
        room.clock.time += seconds
        assert (await ask()).status_code != 429, what


async def test_guests_are_limited_by_address(room: Room) -> None:
    crowd = room.stranger("198.51.100.7")
    answer = await refused_at(lambda: crowd.ask("POST", "/guests", json={"name": "A"}), RATES["guest"][0])
    assert answer.status_code == 429
    await room.stranger("198.51.100.8").post("/guests", 201, name="B")


async def test_pages_are_limited_by_address_and_what_they_are_made_of_is_not(room: Room) -> None:
    crowd = room.stranger("198.51.100.7")
    page = partial(crowd.fetch, "GET", "/nowhere", headers={"accept": "text/html"})
    answer = await refused_at(page, RATES["look"][0])
    assert int(answer.headers["retry-after"]) >= 1 and "<h1>" in answer.text
    for path in ("/static/paddock.js", "/drawing.css", "/healthz"):
        assert (await crowd.fetch("GET", path)).status_code == 200
    await room.stranger("198.51.100.8").get("/games")


async def test_passwords_are_tried_slowly_whoever_asks(room: Room) -> None:
    thief = room.stranger("198.51.100.7")
    wrong = {"login": "somebody", "password": "password"}
    answer = await refused_at(lambda: thief.ask("POST", "/session", json=wrong), RATES["sign-in"][0])
    assert answer.status_code == 429


def test_workers_share_a_limit() -> None:
    alone, shared = Limits(now=lambda: 0.0), Limits(4, lambda: 0.0)
    assert [let_through(limits, "guest") for limits in (alone, shared)] == [30, 7]
    assert let_through(Limits(100, lambda: 0.0), "guest") == 1


def let_through(limits: Limits, what: str) -> int:
    """How many at once are let through."""
    count = 0
    with pytest.raises(TooMany):
        while True:
            limits.check(what, "somebody")
            count += 1
    return count


# ---- Headers -----------------------------------------------------------------------------------


async def test_every_answer_wears_the_headers(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await room.guest()
    broken = await ada.open(YOU, BOT, start=True)
    monkeypatch.setattr("paddock.server.thinkers.Thinkers.hint", lambda *_: 1 / 0)
    requests: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/api/games", {}),
        ("GET", "/healthz", {}),
        ("GET", "/metrics", {}),
        ("GET", "/api/openapi.json", {}),
        ("GET", "/nowhere", {}),
        ("PUT", "/api/games", {}),
        ("POST", "/api/tables", {"json": {}}),
        ("POST", "/api/tables", {"json": {}, "headers": {"origin": "null"}}),
        ("POST", "/api/records", {"content": b"\xff", "headers": {"content-type": "application/json"}}),
        ("POST", f"/api/tables/{broken['id']}/hint", {}),
    ]
    statuses = set()
    for method, path, more in requests:
        answer = await ada.client.request(method, path, **more)
        statuses.add(answer.status_code)
        assert "default-src 'self'" in answer.headers["content-security-policy"], path
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "access-control-allow-origin" not in answer.headers
    assert statuses >= {200, 400, 403, 404, 405, 422, 500}


async def test_nobody_keeps_a_copy_of_a_hand_or_a_person(room: Room) -> None:
    ada = await room.guest()
    table = (await ada.open(YOU, BOT, start=True))["id"]
    pages = ("/", "/me", f"/table/{table}", f"/rules/{GAME}", "/nowhere")
    for path in (
        *pages,
        "/api/me",
        f"/api/tables/{table}",
        f"/api/tables/{table}/moves",
        f"/api/tables/{table}/record",
    ):
        answer = await ada.fetch("GET", path, headers={"accept": "text/html"})
        assert answer.headers["cache-control"] == "no-store", path
    for path in ("/static/paddock.js", "/drawing.css"):
        assert "no-store" not in (await ada.fetch("GET", path)).headers.get("cache-control", "")


async def test_what_breaks_tells_nothing_of_the_inside(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await room.guest()
    table = await ada.open(YOU, BOT, start=True)
    monkeypatch.setattr("paddock.server.thinkers.Thinkers.hint", lambda *_: 1 / 0)
    problem = await ada.do(table["id"], "hint", 500)
    assert problem == {"error": "broken", "text": "Something is wrong here; it has been noted.", "version": None}


# ---- Looking changes nothing -------------------------------------------------------------------


async def everything(room: Room) -> Any:
    tables = await room.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    return [await room.rows(f"SELECT * FROM {table['name']}") for table in tables]


async def test_no_get_changes_anything(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.move(table, legal(table))
    before, code = await everything(room), (await room.table(table["id"])).code
    paths = [path for path, verbs in room.app.openapi()["paths"].items() if "get" in verbs and "stream" not in path]
    assert len(paths) > 10
    for path in paths:
        where = path.format(id=table["id"], step=0, game=GAME, code=code, number=1)
        for person in (ada, bob, room.stranger()):
            answer = await person.client.get(where, params={"move": find_puzzle(REGISTRY.find(GAME), 1).best.move})
            assert answer.status_code in (200, 401, 409), where
            assert "set-cookie" not in answer.headers
    assert await everything(room) == before


# ---- Who may what ------------------------------------------------------------------------------


async def test_without_a_token_nobody_does_anything(room: Room) -> None:
    ada = await room.guest()
    table = (await ada.open(YOU, OPEN, public=True))["id"]
    eve = room.stranger()
    eve.client.headers["authorization"] = "Bearer wrong"
    for method, path, body in [
        ("POST", "/tables", {"game": GAME, "chairs": [YOU, BOT]}),
        ("POST", f"/tables/{table}/seats/1", {}),
        ("POST", f"/tables/{table}/start", {}),
        ("POST", f"/tables/{table}/chat", {"phrase": "hello"}),
        ("POST", "/records", {}),
        ("GET", "/me", None),
        ("GET", "/stream", None),
    ]:
        answer = await eve.ask(method, path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (401, "not-signed-in")


async def test_tables_and_links_cannot_be_guessed(room: Room) -> None:
    ada = await room.guest()
    tables = [await ada.open(YOU, OPEN) for _ in range(3)]
    for word in ("id", "link"):
        assert len({table[word] for table in tables}) == 3
    assert all(len(table["id"]) >= 22 and re.fullmatch("[0-9a-f]{32}", table["link"]) for table in tables)


async def test_several_processes_on_sqlite_are_refused_with_the_reason(url: str) -> None:
    with pytest.raises(WorkersOnSqlite, match="2 processes cannot share an SQLite database"):
        await open_store(url, workers=2)


async def test_a_table_that_is_not_public_is_nowhere_listed(room: Room) -> None:
    ada, eve = await room.guest("Ada"), await room.guest("Eve")
    table = await ada.open(YOU, OPEN)
    await seen_nothing_of(table["id"], eve)


async def seen_nothing_of(id: str, person: Person) -> None:
    for path in ("/tables", "/me/tables", "/me/history", f"/games/{GAME}/ratings", "/games"):
        assert id not in str(await person.get(path))
