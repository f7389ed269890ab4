"""Reviews: made one after another in a process beside the server, shown as they grow, kept with their tables."""

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Any

import orjson

from paddock.server import queries
from paddock.server.errors import Busy
from paddock.server.reviewing import COMMAND
from paddock.server.store import Store

BUDGET = 240.0  # seconds for one review
WAITING = 64  # reviews that may wait
LONGEST_LINE = 2**24  # bytes of a review

Facts = dict[str, Any]
NOTHING: Facts = {"done": 0.0, "graph": [], "decisions": [], "players": [], "turning_points": []}


class Reviews:
    """The reviews of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._growing: dict[str, Facts] = {}  # as far as they are, the one being made first
        self._records: dict[str, str] = {}
        self._asked = asyncio.Event()
        self.idle = asyncio.Event()  # none is being made or waits
        self.idle.set()

    async def of(self, table: str, record: str) -> Facts:
        """The review of a race that is over; as far as it is, if it is not finished, begun now if need be."""
        if table in self._growing:
            return self._growing[table]
        if kept := await self._store.read(lambda tx: queries.review_of(tx, table)):
            return kept
        if len(self._growing) >= WAITING:
            raise Busy
        self._records[table] = record
        self.idle.clear()
        self._asked.set()
        return self._growing.setdefault(table, NOTHING)

    def under_way(self, tables: Iterable[str]) -> int:
        """How many of these are being made or wait for it."""
        return sum(table in self._growing for table in tables)

    async def make_all(self) -> None:
        """One after another, as they are asked for."""
        while True:
            await self._asked.wait()
            self._asked.clear()
            while self._records:
                table = next(iter(self._records))
                try:
                    await self._make(table, self._records[table])
                finally:
                    del self._records[table], self._growing[table]
            self.idle.set()

    async def _make(self, table: str, record: str) -> None:
        pipe = asyncio.subprocess.PIPE
        made = await asyncio.create_subprocess_exec(
            *COMMAND, str(BUDGET), stdin=pipe, stdout=pipe, limit=LONGEST_LINE, start_new_session=True
        )
        assert made.stdin and made.stdout
        line = b""
        try:
            made.stdin.write(record.strip().encode() + b"\n")
            async for line in made.stdout:
                self._growing[table] = orjson.loads(line)
            if await made.wait():
                raise RuntimeError(f"the review of {table} ended with {made.returncode}")
        finally:
            with contextlib.suppress(ProcessLookupError):
                made.kill()
        await self._store.write(lambda tx: queries.keep_review(tx, table, line.strip()))
