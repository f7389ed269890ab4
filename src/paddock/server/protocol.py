"""HTTP and WebSocket as uvicorn speaks them, within bounds: a request's size and time, and how many connect."""

import asyncio
from enum import Enum, auto
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from paddock.server.connections import Connection, Connections

LARGEST_HEAD = 65_536  # bytes
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Awaited(Enum):
    """What has to come in time."""

    HEAD = auto()
    BODY = auto()
    END = auto()  # of a request that was refused; what comes of it is thrown away
    NOTHING = auto()


class BoundedHttp(HttpToolsProtocol):
    """A connection that is counted, and closed when a request is too long or does not come in time."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._connections: Connections = app_state["connections"]
        self._timeout: float = app_state["request_timeout"]
        self._awaited = Awaited.NOTHING
        self._deadline: asyncio.TimerHandle | None = None
        self._head_size = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """It is counted from now on, as a WebSocket, too, if it becomes one."""
        super().connection_made(transport)
        self._connection = Connection(transport.abort)
        self.app_state = {**self.app_state, "connection": self._connection}
        self._wait_for(Awaited.HEAD)
        self._set_deadline()
        self._connections.add(self._connection, self.client[0] if self.client else "?")

    def connection_lost(self, exc: Exception | None) -> None:
        """It is not counted any more."""
        super().connection_lost(exc)
        self._wait_for(Awaited.NOTHING)
        self._connections.remove(self._connection)

    def data_received(self, data: bytes) -> None:
        """Read on, but not more of a head than it may have."""
        if self._awaited is Awaited.NOTHING and self._is_idle():
            self._wait_for(Awaited.HEAD)
        while data and self._awaited is Awaited.HEAD:
            rest = LARGEST_HEAD - self._head_size
            self._head_size += len(data[:rest])
            super().data_received(data[:rest])
            data = data[rest:]
            if self.transport.is_closing():  # it was no HTTP
                return
            if self._awaited is Awaited.HEAD and self._head_size == LARGEST_HEAD:
                self._refuse_head()
        if data and self._awaited is not Awaited.END:
            super().data_received(data)
        self._set_deadline()

    def handle_websocket_upgrade(self) -> None:
        """The connection is a WebSocket's from now on; parser and protocol would keep each other in memory."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._wait_for(Awaited.HEAD)

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._wait_for(Awaited.BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there."""
        self._wait_for(Awaited.NOTHING)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Nothing is being answered now."""
        self._connections.end(self._connection)
        super().on_response_complete()

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _wait_for(self, awaited: Awaited) -> None:
        """What came in time has its deadline behind it."""
        if awaited is self._awaited:
            return
        self._awaited, self._head_size = awaited, 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _set_deadline(self) -> None:
        if self._awaited is not Awaited.NOTHING and self._deadline is None:
            self._deadline = self.loop.call_later(self._timeout, self.transport.abort)

    def _refuse_head(self) -> None:
        """Say why, and read on for a while: to close at once would take the answer from who is still sending."""
        self._wait_for(Awaited.END)
        if self._is_idle():
            self.transport.write(TOO_LARGE)
            self.transport.write_eof()
        else:
            self.transport.abort()


class Gathering:
    """A transport by which all that is written in one round of the loop goes out at once, in one call of the system."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._written: list[bytes] = []

    def write(self, data: bytes) -> None:
        """Soon."""
        if not self._written:
            self._loop.call_soon(self._flush)
        self._written.append(data)

    def close(self) -> None:
        """When everything is written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        written, self._written = self._written, []
        if written and not self._transport.is_closing():
            self._transport.write(b"".join(written))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is counted until it closes."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._connections: Connections = app_state["connections"]
        self._connection: Connection = app_state["connection"]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It writes together what is said together, such as the answer to a move and its news."""
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Gathering(self.transport, self.loop))

    def connection_lost(self, exc: Exception | None) -> None:
        """It is not counted any more."""
        super().connection_lost(exc)
        self._connections.remove(self._connection)
