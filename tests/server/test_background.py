"""What the house does by itself goes on, whatever goes wrong, and it says when it does not."""

import asyncio
import builtins
import errno
import logging
from typing import Any

import pytest

from paddock.core.words import words
from paddock.server.background import LATE, Background
from paddock.server.errors import Refusal
from paddock.server.house import House
from paddock.server.logs import JsonLines
from paddock.server.metrics import TASKS_ENDED
from paddock.server.pages.rendering import TEMPLATES
from paddock.server.store import StoreAway
from paddock.server.thinkers import Thinkers
from tests.clock import Clock
from tests.server.room import BOT, YOU, Room

pytestmark = pytest.mark.anyio
TASKS = {"time", "sweep", "listen", "bots"}
FULL = OSError(errno.EMFILE, "Too many open files")


class Once:
    """Fails the first time, then does what it stands for, if anything."""

    def __init__(self, error: BaseException, then: Any = None) -> None:
        self.error: BaseException | None = error
        self.then = then

    def __call__(self, *args: Any, **more: Any) -> Any:
        if self.error is not None:
            error, self.error = self.error, None
            raise error
        return self.then(*args, **more)


def ended(task: str) -> float:
    """How often a task has ended."""
    return TASKS_ENDED.labels(task)._value.get()  # type: ignore[no-any-return]


async def at_once(seconds: float) -> None:
    """A pause that takes no time."""
    await asyncio.sleep(0)


async def settled() -> None:
    """Whatever can happen now has happened."""
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.fixture
def house(room: Room, monkeypatch: pytest.MonkeyPatch) -> House:
    """A house that can be opened without compiling anything."""

    async def prepared() -> None:
        pass

    room.house.background = Background(Clock(0), at_once)
    monkeypatch.setattr(room.house.thinkers, "prepare", prepared)
    return room.house


@pytest.mark.parametrize("error", [StoreAway(detail="gone"), FULL, KeyError("anything"), RecursionError()])
@pytest.mark.parametrize("task", sorted(TASKS))
async def test_a_task_that_ends_is_started_again_and_says_so(
    house: House, task: str, error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner, name = {
        "time": (house, "_keep_time"),
        "sweep": (house, "_sweep"),
        "listen": (house.store, "listen"),
        "bots": (house.thinkers, "prepare"),
    }[task]
    failing = Once(error, getattr(owner, name))
    monkeypatch.setattr(owner, name, failing)
    before = ended(task)
    await house.open()
    await settled()
    assert failing.error is None
    assert ended(task) == before + 1 and house.background.stopped == []
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == ["task ended"]


@pytest.mark.parametrize("error", [StoreAway(detail="gone"), FULL, KeyError("anything")])
async def test_a_store_that_fails_once_ends_no_task(
    room: Room, house: House, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await room.guest()
    table = await ada.open(BOT, YOU, start=True)
    room.clock.time += 60
    before = {task: ended(task) for task in TASKS}
    for name in ("read", "write"):
        with monkeypatch.context() as now:
            now.setattr(house.store, name, Once(error, getattr(house.store, name)))
            await house.sweep()
            await house.sweep()
    await asyncio.gather(*house._tasks, return_exceptions=True)
    await room.house.act(table["id"])
    assert (await ada.look(table["id"]))["version"] > table["version"]
    assert {task: ended(task) for task in TASKS} == before


async def test_the_house_is_unwell_while_a_task_does_not_go_on(room: Room, house: House) -> None:
    paused, going_on = asyncio.Event(), asyncio.Event()

    async def pause(_: float) -> None:
        await paused.wait()

    house.background = Background(Clock(0), pause)
    house.spawn(house.background.keep("sweep", Once(FULL, going_on.wait)))
    await settled()
    unwell = await room.stranger().fetch("GET", "/healthz")
    assert unwell.status_code == 503 and unwell.json()["error"] == "unwell" and "sweep" in unwell.json()["text"]
    paused.set()
    await settled()
    assert (await room.stranger().fetch("GET", "/healthz")).status_code == 200


async def test_the_house_is_unwell_while_the_sweep_hangs(room: Room, house: House) -> None:
    clock = Clock(0)
    house.background = Background(clock, at_once)
    await house.open()
    await settled()
    clock.time = LATE
    assert (await room.stranger().fetch("GET", "/healthz")).status_code == 200
    clock.time += 1
    assert "sweep" in (await room.stranger().fetch("GET", "/healthz")).json()["text"]


async def test_an_error_is_told_without_opening_a_file(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    words.cache_clear()
    assert TEMPLATES.cache is not None
    TEMPLATES.cache.clear()
    stranger, browser = room.stranger(), {"accept": "text/html"}

    async def ready(_: Thinkers) -> None:
        """No bots are asked."""

    def too_many(*_: Any, **__: Any) -> Any:
        raise FULL

    monkeypatch.setattr(Thinkers, "prepare", ready)
    async with room.app.router.lifespan_context(room.app):
        with monkeypatch.context() as full:
            for opening in ("builtins.open", "io.open", "os.open"):
                full.setattr(opening, too_many)
            assert builtins.open is too_many
            for language in ("en", "fr"):
                query = {"language": language}
                assert (await stranger.fetch("GET", "/api/nowhere", params=query)).status_code == 404
                assert (await stranger.fetch("GET", "/nowhere", params=query, headers=browser)).status_code == 404
                assert (await stranger.fetch("GET", "/rules/nowhere", params=query)).json()["error"] == "unknown-game"


def test_an_error_without_words_stops_nobody_who_logs_it(capsys: pytest.CaptureFixture[str]) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    record = logging.LogRecord("paddock", logging.WARNING, "", 0, "sweep failed", None, None)
    record.facts = {"reason": Refusal("no-such-message")}
    handler.handle(record)
    record.facts = {"reason": StoreAway(detail="gone")}
    handler.handle(record)
    assert '"reason": "The database does not answer: gone"' in capsys.readouterr().err
