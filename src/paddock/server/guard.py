"""Guard: what every request passes before anything is done: origin, size, headers."""

import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from paddock.server.errors import Broken, Forbidden, Refusal, TooLarge
from paddock.server.metrics import REQUESTS, SECONDS

log = logging.getLogger("paddock")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Handler = Callable[[Request, Refusal], Awaitable[Response]]

SAFE = {"GET", "HEAD", "OPTIONS"}
LARGEST = 1_000_000  # bytes of a body: a record of a long race is a hundredth of it
HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class Guard:
    """The first that a request meets, and the last that its answer does."""

    def __init__(self, app: Any, on_refusal: Handler) -> None:
        self.app = app
        self.on_refusal = on_refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if is_foreign(scope):
                await receive()
                await send({"type": "websocket.close", "code": 4403})
            else:
                await self.app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status: int | None = None

        async def dressed(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        async def refuse(error: Refusal) -> None:
            response = await self.on_refusal(Request(scope), error)
            await response(scope, receive, dressed)

        try:
            if scope["method"] not in SAFE and is_foreign(scope):
                await refuse(Forbidden("foreign-origin"))
            elif announced_size(scope) > LARGEST:
                await refuse(TooLarge())
            else:
                await self.app(scope, sized(receive), dressed)
        except Exception:
            if status is not None:
                raise  # an answer has begun; it breaks off
            log.exception("request failed", extra={"facts": {"path": scope["path"]}})
            await refuse(Broken())
        finally:
            route = getattr(scope.get("route"), "path", "none")
            REQUESTS.labels(scope["method"], route, status).inc()
            SECONDS.labels(scope["method"], route).observe(time.perf_counter() - start)


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def is_foreign(scope: Scope) -> bool:
    """Whether a page of another site asks. Programs that are no browsers send neither header."""
    origin = header(scope, b"origin")
    if origin is not None:
        return origin.partition("://")[2] != header(scope, b"host")
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
