"""How bots are made ready: compiled once, by one process at a time, which never outlives its server."""

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.core.game import REGISTRY, Game
from paddock.server import compiling
from paddock.server.compiling import one_at_a_time, start_compiler
from paddock.server.thinkers import Thinkers

GAME = REGISTRY.find("mille-bornes")
LOOKS = 12_000  # far more than it takes, so that only what never happens fails
# Compiles nothing: it says that it has begun, and ends when it is told to.
COMPILER = """
import pathlib, sys, time
from paddock.server import compiling
here = pathlib.Path(sys.argv[1])

def compile(*_):
    with (here / "begun").open("a") as begun:
        print("begun", file=begun)
    while not (here / "go on").exists():
        time.sleep(0.01)
    (here / "done").touch()

compiling.make_ready = compile
compiling.is_compiled = lambda game: (here / "done").exists()
del sys.argv[1]
compiling.main()
"""
# A server that has started a compiler and waits for it.
SERVER = """
import sys
from paddock.core.game import REGISTRY, Game
from paddock.server import compiling
compiling.COMMAND = sys.argv[1:]
compiling.start_compiler(REGISTRY.find("mille-bornes")).wait()
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cold machine."""
    monkeypatch.setenv("PADDOCK_CACHE", str(tmp_path))
    monkeypatch.setattr(compiling, "COMMAND", [sys.executable, "-c", COMPILER, str(tmp_path)])
    return tmp_path


def begun(here: Path) -> int:
    """How many compilers have begun, when one has."""
    file = here / "begun"
    for _ in range(LOOKS):
        if file.exists() and (lines := file.read_text().splitlines()):
            return len(lines)
        threading.Event().wait(0.01)
    raise AssertionError("no compiler has begun")


@pytest.fixture
def server(here: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A server whose compiler is at work."""
    process = subprocess.Popen([sys.executable, "-c", SERVER, *compiling.COMMAND])
    begun(here)
    yield process
    process.kill()
    process.wait()


def is_free() -> bool:
    """Whether nobody compiles."""
    try:
        with one_at_a_time():
            return True
    except sqlite3.OperationalError:
        return False


def test_a_compiler_ends_with_its_server_even_if_that_is_killed(
    server: "subprocess.Popen[bytes]", here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patience:
        patience.setattr(compiling, "PATIENCE", 0.0)
        assert not is_free()
    monkeypatch.setattr(compiling, "PATIENCE", 60.0)  # seconds: it ends at once, or not at all
    server.kill()
    assert is_free()
    assert not (here / "done").exists()


def test_of_two_servers_one_compiles_and_the_other_finds_it_done(here: Path) -> None:
    compilers = [start_compiler(GAME), start_compiler(GAME)]
    assert begun(here) == 1
    (here / "go on").touch()
    assert [compiler.wait() for compiler in compilers] == [0, 0]
    assert begun(here) == 1


def test_who_waits_too_long_does_not_compile_beside_another(
    server: "subprocess.Popen[bytes]", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "PATIENCE", 0.1)
    assert not is_free()


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PADDOCK_CACHE", str(tmp_path / "file"))
    assert is_free()


def test_the_game_that_somebody_waits_for_is_compiled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    thinkers = Thinkers()
    wanted = REGISTRY.find("road-kill-rally")

    def compile_elsewhere(game: Game) -> bool:
        order.append(game.name)
        if len(order) == 1:
            thinkers.want(wanted)
        return len(order) > 1  # the first is put off

    monkeypatch.setattr(thinkers, "_compile_elsewhere", compile_elsewhere)
    monkeypatch.setattr("paddock.server.thinkers.is_compiled", lambda _: False)
    monkeypatch.setattr("paddock.server.thinkers.make_ready", lambda _: None)
    thinkers._prepare()
    assert order[1] == wanted.name
    assert order[2] == order[0]
    assert sorted(order[1:]) == sorted(REGISTRY.games)
    thinkers.close()
