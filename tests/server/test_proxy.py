"""The proxy of docs/serving.md, as it stands there: visitors are told apart, cookies are safe, streams stream."""

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from paddock.server.limits import RATES
from paddock.server.settings import VARIABLE, Settings
from tests.nginx import NAME, Nginx, proxy
from tests.server.room import GAME, OPEN, YOU
from tests.server.served import served


@pytest.fixture(scope="module")
def nginx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    folder = tmp_path_factory.mktemp("proxy")
    with served(f"sqlite:///{folder}/paddock.db", hosts=(NAME,)) as server, proxy(folder, server.address) as nginx:
        yield nginx


def visitor(nginx: Nginx, address: str) -> httpx.Client:
    """A browser somewhere: it trusts the certificate, and says which page asks."""
    transport = httpx.HTTPTransport(verify=nginx.trust, local_address=address)
    headers = {"host": nginx.address, "origin": f"https://{nginx.address}"}
    return httpx.Client(base_url=f"https://127.0.0.1:{nginx.port}", transport=transport, headers=headers, timeout=30)


def come_in(client: httpx.Client, **headers: str) -> httpx.Response:
    return client.post("/api/guests", json={"name": "Ada"}, headers=headers)


def test_limits_count_visitors(nginx: Nginx) -> None:
    with visitor(nginx, "127.0.0.7") as crowd, visitor(nginx, "127.0.0.8") as other:
        forged = ({"x-forwarded-for": f"192.0.2.{number}"} for number in range(RATES["guest"][0] + 20))
        statuses = [come_in(crowd, **headers).status_code for headers in forged]
        assert statuses[0] == 201 and statuses[-1] == 429
        assert come_in(other).status_code == 201


def test_cookies_are_secure(nginx: Nginx) -> None:
    with visitor(nginx, "127.0.0.9") as ada:
        assert "secure" in come_in(ada).headers["set-cookie"].lower()


def test_streams_and_sockets_come_through_at_once(nginx: Nginx) -> None:
    with visitor(nginx, "127.0.0.10") as ada:
        ada.headers["authorization"] = f"Bearer {come_in(ada).json()['token']}"
        table = ada.post("/api/tables", json={"game": GAME, "chairs": [YOU, OPEN]}).json()["id"]
        path = f"/api/tables/{table}"
        address, origin = f"wss://{nginx.address}{path}/socket", Origin(f"https://{nginx.address}")
        with (
            ada.stream("GET", f"{path}/stream") as stream,
            connect(address, sock=nginx.dial(), ssl=nginx.trust, origin=origin) as browser,
        ):
            lines = stream.iter_lines()
            assert json.loads(next(lines))["id"] == json.loads(browser.recv())["id"] == table
            ada.post(f"{path}/chat", json={"phrase": "hello"})
            assert any("hello" in line for line in lines)
            assert any("hello" in str(message) for message in browser)


def test_figures_are_not_for_everybody(nginx: Nginx) -> None:
    with visitor(nginx, "127.0.0.11") as eve:
        assert eve.get("/healthz").status_code == 200
        assert eve.get("/metrics").status_code == 403


@pytest.mark.parametrize(
    ("proxies", "address", "believed"),
    [
        (None, "127.0.0.1", True),
        (None, "127.0.0.2", False),
        ("127.0.0.2", "127.0.0.2", True),
        ("127.0.0.2", "127.0.0.1", False),
    ],
)
def test_nobody_is_believed_but_the_proxy(
    url: str, proxies: str | None, address: str, believed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    if proxies:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    with served(url) as server:
        transport = httpx.HTTPTransport(local_address=address)
        with httpx.Client(base_url=f"http://{server.address}", transport=transport) as client:
            answer = come_in(client, **{"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.1"})
    assert ("secure" in answer.headers["set-cookie"].lower()) == believed


def test_worker_processes_believe_the_same_proxies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    told = Settings("sqlite:///nowhere", hosts=(NAME,))
    monkeypatch.setenv(VARIABLE, "")  # put back afterwards
    told.to_environment()
    assert Settings.from_environment() == told and told.proxies == "192.0.2.1"
