"""`paddock serve` as people start it: a process of its own, that starts, answers, logs and stops."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.room import GAME, OPEN, YOU

COMMAND = [sys.executable, "-c", "import sys; from paddock.cli import main; sys.exit(main())", "serve"]


class Process:
    """A server that was started by the command line."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._log = (folder / "log").open("w+")
        db = f"sqlite:///{folder}/paddock.db"
        environment = {key: value for key, value in os.environ.items() if not key.startswith("PADDOCK")}
        self.process = subprocess.Popen(
            [*COMMAND, "--port", "0", "--db", db, *arguments],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**environment, "LANG": "en_US.UTF-8", "COLUMNS": "200"},
        )
        assert self.process.stdout is not None
        address = re.search(r"http://[^/\s]+", self.process.stdout.readline())
        assert address is not None
        self.url = address[0]
        self.client = httpx.Client(base_url=self.url, timeout=60)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()

    def log(self) -> list[dict[str, object]]:
        self._log.seek(0)
        return [json.loads(line) for line in self._log]


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[Process]:
    server = Process(folder, *arguments)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    with serving(tmp_path) as server:
        yield server


def test_it_answers_and_counts(server: Process) -> None:
    assert server.client.get("/healthz").json() == {"ok": True}
    figures = server.client.get("/metrics").text
    assert 'paddock_requests_total{method="GET",route="/healthz",status="200"} 1.0' in figures
    assert "paddock_streams" in figures and "paddock_live_tables" in figures


def test_told_to_stop_it_ends_its_streams_at_once_and_logs_json(server: Process) -> None:
    guest = server.client.post("/api/guests", json={"name": "Ada"}).json()
    server.client.headers["authorization"] = f"Bearer {guest['token']}"
    table = server.client.post("/api/tables", json={"game": GAME, "chairs": [YOU, OPEN]}).json()["id"]
    with (
        server.client.stream("GET", f"/api/tables/{table}/stream") as stream,
        connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket,
    ):
        lines = stream.iter_lines()
        assert json.loads(next(lines))["id"] == json.loads(socket.recv())["id"] == table
        server.process.send_signal(signal.SIGTERM)
        list(lines)  # ends, whole
        with pytest.raises(ConnectionClosed, match="1012"):
            list(socket)
    assert server.process.wait() in (0, -signal.SIGTERM)
    log = server.log()
    assert all({"at", "level", "logger", "message"} <= set(line) for line in log)
    assert not [line for line in log if line["level"] in ("error", "critical")]


def test_what_was_done_is_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        token = server.client.post("/api/guests", json={"name": "Ada"}).json()["token"]
        server.client.headers["authorization"] = f"Bearer {token}"
        table = server.client.post("/api/tables", json={"game": GAME, "chairs": [YOU, OPEN]}).json()
        server.stop()
    with serving(tmp_path) as server:
        server.client.headers["authorization"] = f"Bearer {token}"
        assert server.client.get(f"/api/tables/{table['id']}").json() == table


def refused(*arguments: str) -> str:
    """What the command says when it does not start."""
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, env={**os.environ, "LANG": "en"})
    assert done.returncode == 2, done.stderr
    said = done.stdout + done.stderr
    assert "Traceback" not in said and len(said.strip().splitlines()) <= 2
    return said


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused("--port", port, "--db", f"sqlite:///{tmp_path}/paddock.db")


def test_several_workers_on_sqlite_are_one_sentence(tmp_path: Path) -> None:
    assert "SQLite" in refused("--port", "0", "--workers", "2", "--db", f"sqlite:///{tmp_path}/paddock.db")


@pytest.mark.parametrize("wrong", [["--db", "mysql://x"], ["--db", "sqlite:////proc/no/such/file"], ["--workers", "0"]])
def test_whatever_is_wrong_is_said_before_it_starts(wrong: list[str]) -> None:
    assert refused("--port", "0", *wrong)
