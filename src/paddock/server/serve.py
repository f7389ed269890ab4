"""Serving: uvicorn with what our streams need."""

import multiprocessing.connection
import os
import signal
import socket
import tempfile
import threading
import webbrowser
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from paddock.server.protocol import BoundedHttp, BoundedWebSocket
from paddock.server.settings import Settings

GRACE = 3  # seconds that open streams have to end when the server stops
KEEP_ALIVE = 75  # seconds; clients that think keep their connection


def serve_at(listener: socket.socket, settings: Settings, browse: str | None) -> None:
    """Serve on a socket until told to stop; open a browser at that address, if there is one."""
    settings.to_environment()
    if settings.workers > 1:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="paddock-metrics-"))
    if browse:
        threading.Timer(1.0, webbrowser.open, [browse]).start()
    config = uvicorn_config("paddock.server.app:from_environment", factory=True, workers=settings.workers)
    server = uvicorn.Server(config)
    if settings.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        server.run(sockets=[listener])


def uvicorn_config(app: Any, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application, wherever it does."""
    return uvicorn.Config(
        app,
        http=BoundedHttp,
        ws=BoundedWebSocket,
        proxy_headers=False,  # the application looks at them itself
        log_config=None,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=KEEP_ALIVE,
        ws_per_message_deflate=False,  # a compressor for each stream costs more memory than it saves time
        ws_max_size=4096,  # a move is short
        **more,
    )


def follow_parent() -> None:
    """Stop when the process that started this worker dies: nobody else would, and its port would stay taken."""
    parent = multiprocessing.parent_process()

    def follow() -> None:
        multiprocessing.connection.wait([parent.sentinel] if parent else [])
        os.kill(os.getpid(), signal.SIGTERM)

    if parent is not None:
        threading.Thread(target=follow, name="following", daemon=True).start()
