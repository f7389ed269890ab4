"""First races that end at the same moment both count."""

import asyncio
import contextlib
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from paddock.server.chairs import PERSON, Chair
from paddock.server.ratings import MODEL, keep, rating_of
from paddock.server.store import Transaction, open_store

pytestmark = pytest.mark.anyio
LONG_ENOUGH = 0.5  # seconds, in which the other would come too if it did not have to wait


async def test_no_rating_is_lost(db: str) -> None:
    table: Any = SimpleNamespace(chairs=[Chair(PERSON, "anna", "Anna")], game=SimpleNamespace(name="a-game"))
    both = threading.Barrier(2)

    def one_up(tx: Transaction) -> None:
        rating = rating_of(tx, "anna", "a-game")
        with contextlib.suppress(threading.BrokenBarrierError):
            both.wait(LONG_ENOUGH)
        keep(tx, table, 0, MODEL.rating(mu=rating.mu + 1, sigma=rating.sigma))

    store = await open_store(db)
    await asyncio.gather(store.write(one_up), store.write(one_up))
    found = await store.read(lambda tx: tx.one("SELECT mu, races FROM ratings"))
    assert found == {"mu": MODEL.rating().mu + 2, "races": 2}
    await store.close()
