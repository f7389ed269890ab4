"""The application on a real socket of this machine, for streams."""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import uvicorn

from paddock.server.app import create_app
from paddock.server.house import House
from paddock.server.serve import uvicorn_config
from paddock.server.settings import Settings


class Served(uvicorn.Server):
    """A server in a thread."""

    def __init__(self, url: str, **settings: Any) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.app = create_app(Settings(url, **settings))
        self.ready = threading.Event()
        super().__init__(uvicorn_config(self.app))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.ready.set()

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def end_streams(self) -> None:
        """What the house does first when it closes."""
        self.loop.call_soon_threadsafe(self.house.end_streams)

    def change_chat(self, table: str) -> None:
        """Let every stream at a table say something."""
        self.loop.call_soon_threadsafe(self.house.live(table).chat_changed)

    def guest(self, name: str) -> httpx.Client:
        client = httpx.Client(base_url=f"http://{self.address}/api", timeout=30)
        client.headers["authorization"] = f"Bearer {client.post('/guests', json={'name': name}).json()['token']}"
        client.cookies.clear()
        return client


@contextlib.contextmanager
def served(url: str, **settings: Any) -> Iterator[Served]:
    server = Served(url, **settings)
    thread = threading.Thread(target=server.run, args=([server.listener],), daemon=True)
    thread.start()
    server.ready.wait()
    yield server
    server.should_exit = True
    thread.join()
