"""Streams: NDJSON for bots and scripts, WebSocket for browsers. Both resume from a version."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from starlette.requests import HTTPConnection

from paddock.core.errors import PaddockError
from paddock.server.api.answers import MoveDone, MoveRefused
from paddock.server.api.dependencies import (
    PROBLEMS,
    MaybeSomebody,
    Somebody,
    TheHouse,
    TheLimits,
    address_of,
    asked_language,
    maybe_somebody,
    problem,
    reader,
    the_house,
    the_limits,
    the_people,
    token_of,
)
from paddock.server.api.moves import moved
from paddock.server.api.quick import move_in
from paddock.server.api.tables import AskedSeat, Id
from paddock.server.errors import NotSignedIn, Unreadable, status_of
from paddock.server.guard import REFUSED
from paddock.server.people import Person
from paddock.server.shown import viewer_at
from paddock.server.store import StoreError
from paddock.server.streams import Render, as_json, person_news, table_news

router = APIRouter(prefix="/api", tags=["streams"], responses=PROBLEMS)

Since = Annotated[int, Query(ge=0, le=2**31)]


@router.get("/tables/{id}/stream")
async def stream(
    id: Id,
    request: Request,
    house: TheHouse,
    person: MaybeSomebody,
    limits: TheLimits,
    seat: AskedSeat = None,
    since: Since = 0,
    said: Since = 0,
) -> Response:
    """One JSON object a line: the table now with all lines after `since`, then every change. Empty lines show life."""
    limits.check("stream", person.id if person else address_of(request))
    async with house.at(id) as table:
        viewer = viewer_at(table, person, seat, asked_language(request, person))
    return ndjson(while_known(request, table_news(house, id, viewer, since, said, as_json)))


@router.get("/stream")
async def my_stream(request: Request, person: Somebody, house: TheHouse, limits: TheLimits) -> Response:
    """One JSON object a line: which tables of the person wait for a move (`turn`), for others (`wait`), and `end`."""
    limits.check("stream", person.id)
    return ndjson(while_known(request, person_news(house, person.id)))


async def while_known(connection: HTTPConnection, news: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """News until the token is void by which they were asked for: it is looked at with every message."""
    with contextlib.suppress(NotSignedIn, StoreError):  # who comes again goes on from there
        is_known = await maybe_somebody(connection) is not None
        holder = the_people(connection).asking_for(token_of(connection) or "")
        async with contextlib.aclosing(news) as messages:  # type: ignore[type-var]
            async for message in messages:
                if is_known:
                    await holder()
                yield message


def ndjson(news: AsyncIterator[bytes]) -> StreamingResponse:
    """Messages as lines."""

    async def lines() -> AsyncIterator[bytes]:
        async with contextlib.aclosing(news) as messages:  # type: ignore[type-var]
            async for message in messages:
                yield message + b"\n"

    return StreamingResponse(lines(), media_type="application/x-ndjson")


@router.websocket("/tables/{id}/socket")
async def socket(websocket: WebSocket, id: Id, seat: AskedSeat = None, since: Since = 0, said: Since = 0) -> None:
    """The same messages for a browser."""
    await follow(websocket, id, seat, since, said, as_json)


async def follow(
    websocket: WebSocket, id: str, seat: int | None, since: int, said: int, render: Render, form: str = ""
) -> None:
    """Send the news of a table until the browser or the house closes."""
    house = the_house(websocket)
    try:
        person = await maybe_somebody(websocket)
        the_limits(websocket).check("stream", person.id if person else address_of(websocket))
        async with house.at(id) as table:
            viewer = viewer_at(table, person, seat, asked_language(websocket, person))
    except PaddockError as error:
        await websocket.close(REFUSED + status_of(error))
        return
    await websocket.accept()
    news = while_known(websocket, table_news(house, id, viewer, since, said, render, form))
    sending = asyncio.create_task(send_all(websocket, news))
    holder = the_people(websocket).asking_for(token_of(websocket) or "")
    try:
        while True:
            answer = await answered(websocket, holder, id, await websocket.receive_text())
            await asyncio.sleep(0)  # the news of a move are sent now, and the answer goes out with them in one packet
            await websocket.send_text(orjson.dumps(answer).decode())
    except (WebSocketDisconnect, KeyError, RuntimeError):  # it is closed, or bytes came
        pass
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sending


async def answered(
    websocket: WebSocket, holder: Callable[[], Awaitable[Person]], id: str, text: str
) -> MoveDone | MoveRefused:
    """A move that was asked for on a socket. It is answered there, which saves a request."""
    asked = move_in(text)
    try:
        if asked is None:
            raise Unreadable
        version = await moved(id, asked, the_house(websocket), await holder(), the_limits(websocket))
    except PaddockError as error:
        language = asked_language(websocket, await reader(websocket))
        refused = problem(error, error.in_words(language))
        command = asked.command if asked else None
        return {"type": "refused", "command": command, "status": status_of(error), **refused}
    return {"type": "done", "command": asked.command, "version": version}


async def send_all(websocket: WebSocket, news: AsyncIterator[bytes]) -> None:
    """Send messages until there are no more; an empty one keeps the connection alive."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        try:
            async with contextlib.aclosing(news) as messages:  # type: ignore[type-var]
                async for message in messages:
                    await websocket.send_text(message.decode() or "{}")
        finally:
            await websocket.close(1012)  # come again
