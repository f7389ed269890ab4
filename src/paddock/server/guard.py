"""Guard: what every request passes before anything is done: host, origin, size, how often, headers."""

import logging
import re
import socket
import time
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from ipaddress import ip_address
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from paddock.server.connections import host_of, request_begins
from paddock.server.errors import Broken, Forbidden, Refusal, TooLarge, WrongHost, status_of
from paddock.server.limits import household
from paddock.server.metrics import REQUESTS, SECONDS
from paddock.server.settings import Settings

log = logging.getLogger("paddock")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Handler = Callable[[Request, Refusal], Awaitable[Response]]

REFUSED = 4000  # a WebSocket's close code is this and the HTTP status
SAFE = {"GET", "HEAD", "OPTIONS"}
LARGEST = 1_000_000  # bytes of a body: a record of a long race is a hundredth of it
STATIC = "/static/"  # the same for everybody: browsers may keep it, and it costs next to nothing
REMEMBERED = 256  # addresses and names by which the house is reached
FREE = (STATIC, "/drawing.css", "/healthz")  # not counted, and there under any name: a refusal is a page, too
HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


NO_STORE = (b"cache-control", b"no-store")
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[\w.-]+?)\.?(?::\d+)?", re.IGNORECASE)  # and a port


class Guard:
    """The first that a request meets, and the last that its answer does."""

    def __init__(self, app: Any, on_refusal: Handler, names: Collection[str]) -> None:
        self.app = app
        self.on_refusal = on_refusal
        self.names = names
        self._known: set[str] = set()  # hosts, with their ports

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request_begins(scope)
        if scope["type"] == "websocket":
            await self._open(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _open(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check_where(scope)
        except Refusal as error:
            await receive()
            await send({"type": "websocket.close", "code": REFUSED + status_of(error)})
        else:
            await self.app(scope, receive, send)

    def _check_where(self, scope: Scope, safe: bool = False) -> None:
        """Refuse what comes by a name that is not ours, or from a page of another site."""
        host = header(scope, b"host")
        if host is not None and host not in self._known and not scope["path"].startswith(FREE):
            self._get_to_know(host)
        if not safe and is_foreign(scope):
            raise Forbidden("foreign-origin")

    def _get_to_know(self, host: str) -> None:
        """Refuse a name that is not ours, and remember one that is."""
        name = name_of(host)
        if name not in self.names and not is_address(name):
            raise WrongHost(host=name)
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known.add(host)

    def _check(self, scope: Scope) -> None:
        """Refuse what is not even begun."""
        safe = scope["method"] in SAFE
        self._check_where(scope, safe)
        if announced_size(scope) > LARGEST:
            raise TooLarge
        if safe and not scope["path"].startswith(FREE):
            scope["app"].state.limits.check("look", household(host_of(scope)))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status: int | None = None

        async def dressed(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = dressed_headers(scope, message["headers"])
            await send(message)

        async def refuse(error: Refusal) -> None:
            response = await self.on_refusal(Request(scope), error)
            await response(scope, receive, dressed)

        try:
            self._check(scope)
            await self.app(scope, sized(receive), dressed)
        except Exception as error:
            if status is not None:
                raise  # an answer has begun; it breaks off
            if not isinstance(error, Refusal):
                log.exception("request failed", extra={"facts": {"path": scope["path"]}})
                error = Broken()
            await refuse(error)
        finally:
            route = getattr(scope.get("route"), "path", "none")
            REQUESTS.labels(scope["method"], route, status).inc()
            SECONDS.labels(scope["method"], route).observe(time.perf_counter() - start)


def own_names(settings: Settings) -> frozenset[str]:
    """The names by which the house is reached. An address needs none: no other site can have it for a name."""
    machine = socket.gethostname()
    names = ("localhost", machine, f"{machine}.local", settings.host, *settings.hosts)
    return frozenset(name.lower() for name in names)


def name_of(host: str) -> str:
    """The name in a Host header, without the port."""
    found = HOST.fullmatch(host)
    return found[1].lower() if found else "?"


def is_address(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def dressed_headers(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """With what goes for every answer. Nobody keeps a copy of what may show a hand or a person."""
    kept = scope["path"].startswith(STATIC) or any(name == NO_STORE[0] for name, _ in headers)
    return [*headers, *HEADERS] if kept else [*headers, *HEADERS, NO_STORE]


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return None


def is_foreign(scope: Scope) -> bool:
    """Whether a page of another site asks. Programs that are no browsers send neither header."""
    origin = header(scope, b"origin")
    if origin is not None:
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return origin != f"{scheme}://{header(scope, b'host')}"
    return header(scope, b"sec-fetch-site") not in (None, "same-origin", "none")


def announced_size(scope: Scope) -> int:
    """How many bytes a request says that it has."""
    length = header(scope, b"content-length") or "0"
    return int(length) if length.isdecimal() else 0


def sized(receive: Receive) -> Receive:
    """Count the bytes of a body that did not say its size."""
    seen = 0

    async def counted() -> MutableMapping[str, Any]:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > LARGEST:
            raise TooLarge
        return message

    return counted
