"""How bots are made ready: compiled once, by one process at a time."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.server.thinkers import one_at_a_time

ANOTHER = """
import pathlib, sys
from paddock.server.thinkers import one_at_a_time
with one_at_a_time():
    print("in", flush=True)
    sys.stdin.readline()
    pathlib.Path(sys.argv[1]).touch()
"""


@pytest.fixture(autouse=True)
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is there when the other process has done its work."""
    monkeypatch.setenv("PADDOCK_CACHE", str(tmp_path))
    return tmp_path / "compiled by another"


@pytest.fixture
def another(compiled: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another process, which is compiling."""
    command = [sys.executable, "-c", ANOTHER, str(compiled)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout and process.stdout.readline() == "in\n"
    yield process
    process.kill()
    process.communicate()


def waiting_for(compiled: Path) -> tuple[threading.Thread, list[bool]]:
    """A thread that waits for its turn; then it tells whether all is compiled."""
    found: list[bool] = []

    def work() -> None:
        with one_at_a_time():
            found.append(compiled.exists())

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread, found


def test_one_process_compiles_while_the_others_wait(another: "subprocess.Popen[str]", compiled: Path) -> None:
    thread, found = waiting_for(compiled)
    another.communicate("\n")
    thread.join()
    assert found == [True]


def test_who_is_killed_keeps_nobody_waiting(another: "subprocess.Popen[str]", compiled: Path) -> None:
    thread, found = waiting_for(compiled)
    another.kill()
    thread.join()
    assert found == [False]


def test_nobody_waits_for_ever(
    another: "subprocess.Popen[str]", compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paddock.server.thinkers.COMPILING", 0.1)
    thread, found = waiting_for(compiled)
    thread.join()
    assert found == [False]


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PADDOCK_CACHE", str(tmp_path / "file"))
    with one_at_a_time():
        pass
