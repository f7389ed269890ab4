"""Units of work that several tests do."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from paddock.server.store import Store, Transaction


def insert(id: int, value: int = 0) -> Callable[[Transaction], int]:
    return lambda t: t.run("insert into numbers (id, value) values (:id, :value)", id=id, value=value)


def increment(t: Transaction) -> None:
    row = t.one("select value from numbers where id = 1 /*lock*/")
    assert row
    t.run("update numbers set value = :value where id = 1", value=row["value"] + 1)


def ids(t: Transaction) -> list[int]:
    return [row["id"] for row in t.all("select id from numbers order by id")]


class Hold:
    """A unit of work that keeps its thread until it is released."""

    def __init__(self) -> None:
        self._entered = threading.Event()
        self._released = threading.Event()

    def __call__(self, t: Transaction) -> None:
        self._entered.set()
        self._released.wait()

    async def entered(self) -> None:
        await asyncio.to_thread(self._entered.wait)

    def release(self) -> None:
        self._released.set()


async def begun(*waiting: Any) -> list[asyncio.Task[Any]]:
    """Tasks that have all had their first turn, so their work waits or runs."""
    tasks = [asyncio.ensure_future(work) for work in waiting]
    await asyncio.sleep(0)
    return tasks


async def heard_by(store: Store, heard: list[tuple[str, int]]) -> asyncio.Task[None]:
    """A listener that is surely listening: it has heard something."""
    listener = asyncio.ensure_future(store.listen(lambda table, version: heard.append((table, version))))
    before = len(heard)
    while len(heard) == before:
        await store.write(lambda t: t.notify("ready?", 0))
    return listener
