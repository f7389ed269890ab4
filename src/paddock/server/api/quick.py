"""Moves past FastAPI: most requests are moves, and its way to a function takes longer than all that a move needs."""

import re
from collections import deque
from collections.abc import MutableMapping
from typing import Any

import orjson
from starlette.requests import Request

from paddock.core.errors import PaddockError
from paddock.server.api.dependencies import somebody, the_house, the_limits
from paddock.server.api.moves import move
from paddock.server.api.moves import router as described
from paddock.server.api.requests import NewMove
from paddock.server.guard import Handler, Receive, Scope, Send

MOVES = re.compile(r"/api/tables/([A-Za-z0-9_-]{8,40})/moves")
JSON = (b"content-type", b"application/json")


class QuickMoves:
    """Answers moves as FastAPI would. What is not one as it should be goes there, to be told what is wrong with it."""

    def __init__(self, app: Any, on_refusal: Handler) -> None:
        self.app = app
        self.on_refusal = on_refusal
        self._route = next(route for route in described.routes if route.endpoint is move)  # type: ignore[attr-defined]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Make a move, or hand a request on."""
        asked, table = None, moves_of(scope)
        if table:
            body, receive = await read(receive)
            asked = move_in(body)
        if not table or not asked:
            await self.app(scope, receive, send)
            return
        scope["route"] = self._route
        request = Request(scope)
        try:
            response = await move(table, asked, the_house(request), await somebody(request), the_limits(request))
        except PaddockError as error:
            response = await self.on_refusal(request, error)  # type: ignore[arg-type]
        await response(scope, receive, send)


def moves_of(scope: Scope) -> str | None:
    """The table at which a request with JSON wants to move."""
    is_post = scope["type"] == "http" and scope["method"] == "POST" and JSON in scope["headers"]
    found = MOVES.fullmatch(scope["path"]) if is_post else None
    return found and found[1]


async def read(receive: Receive) -> tuple[bytes, Receive]:
    """The body of a request, and the way to receive it again."""
    messages: deque[MutableMapping[str, Any]] = deque()
    while not messages or messages[-1].get("more_body"):
        messages.append(await receive())
    body = b"".join(message.get("body", b"") for message in messages)

    async def again() -> MutableMapping[str, Any]:
        return messages.popleft() if messages else await receive()

    return body, again


def move_in(body: bytes | str) -> NewMove | None:
    """A move, if that is what was sent."""
    try:
        return NewMove.model_validate(orjson.loads(body))
    except ValueError:
        return None
