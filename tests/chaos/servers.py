"""`paddock serve` as a process that tests start, kill and start again; and waiting, always with an end."""

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx

PADDOCK = Path(sys.executable).with_name("paddock")
PATIENCE = 120.0  # seconds: far more than anything here takes, so that only what never happens fails
PAUSE = 0.02  # seconds between two looks


async def until(true: Callable[[], Awaitable[Any]], what: str) -> Any:
    """Wait until something is so; the answer that said it."""
    try:
        async with asyncio.timeout(PATIENCE):
            while not (found := await true()):
                await asyncio.sleep(PAUSE)
            return found
    except TimeoutError:
        raise AssertionError(f"waited in vain for: {what}") from None


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Server:
    """A server at a port of its own, with all its worker processes."""

    def __init__(self, db: str, folder: Path, workers: int = 1, inside: Sequence[str] = ()) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        serve = [str(PADDOCK), "serve", "--port", str(self.port), "--db", db, "--workers", str(workers)]
        # Where setpriv is, the server stops even if the tests are killed.
        follow = ["setpriv", "--pdeathsig", "SIGKILL"] if shutil.which("setpriv") else []
        self._command = [*inside, *follow, *serve]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)
        await until(self.answers, f"the server at {self.url} to answer; its log: {self.log}")

    async def answers(self) -> bool:
        """Whether it is well and its database is."""
        assert self._process is None or self._process.poll() is None, self.log.read_text()
        try:
            async with httpx.AsyncClient() as client:
                return (await client.get(f"{self.url}/healthz")).status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def pid(self) -> int:
        """Of the first process, which has started the others."""
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """As `kill -9` does, all its processes at once."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def logged(self) -> list[dict[str, Any]]:
        """What it has said so far."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [json.loads(line) for line in lines if line.startswith("{")]

    def failures(self) -> list[dict[str, Any]]:
        """Errors that nobody expected: a traceback in the log."""
        return [line for line in self.logged() if "error" in line]
