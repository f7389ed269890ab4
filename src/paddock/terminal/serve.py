"""`paddock serve`: tables for browsers, bots and friends."""

import asyncio
import contextlib
import socket
from pathlib import Path

from paddock.core.errors import BadOption
from paddock.core.extras import needing
from paddock.core.words import Say
from paddock.terminal.screen import TERMINAL, console, speaker

with needing("serve"):
    from paddock.server.serve import serve_at
    from paddock.server.settings import Settings, default_db
    from paddock.server.store import open_store

USUAL_PORT = 8000
OWN_HOST = "127.0.0.1"  # where, without a proxy, nobody comes in from elsewhere


def serve(
    host: str,
    hosts: list[str],
    port: int | None,
    db: str | None,
    workers: int,
    editions: bool | None,
    open_browser: bool,
    language: str,
) -> int:
    """Serve until Ctrl-C; whatever is wrong with the address or the database is said before."""
    if workers < 1:
        raise BadOption("bad-workers-count", TERMINAL, workers=workers)
    if db is None:
        db = default_db()
        Path(db.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    asyncio.run(check_store(db, workers))
    listener = listen(host, port) if port is not None else listen_somewhere(host)
    port = listener.getsockname()[1]
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    console().print(speaker(language)(Say("serving", address=address)), highlight=False)
    with contextlib.suppress(KeyboardInterrupt):  # that is how one stops it
        if editions is None:
            editions = host == OWN_HOST and not hosts
        settings = Settings(db, host, port, workers, tuple(hosts), editions)
        serve_at(listener, settings, address if open_browser else None)
    return 0


async def check_store(db: str, workers: int) -> None:
    """Open the database once, so that its errors are sentences and its schema is up to date."""
    await (await open_store(db, workers)).close()


def listen_somewhere(host: str) -> socket.socket:
    """At the usual port, or at any that is free."""
    try:
        return listen(host, USUAL_PORT)
    except BadOption:
        return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """The socket that all workers share."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        raise BadOption("cannot-listen", TERMINAL, host=host, port=str(port), detail=str(error)) from error
    listener.set_inheritable(True)
    return listener
