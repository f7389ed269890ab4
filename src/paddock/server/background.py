"""Background: work that a house does as long as it is open. Whatever ends it, it is started again."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from paddock.server.metrics import TASKS_ENDED

log = logging.getLogger("paddock")

PAUSE = 1.0  # seconds before work that ended is started again; twice as long each time that it ends soon after
LONGEST_PAUSE = 60.0
LATE = 60.0  # seconds after which work that comes round again and again has not come round

Sleep = Callable[[float], Awaitable[None]]


class Background:
    """Knows which work goes on."""

    def __init__(self, now: Callable[[], float] = time.monotonic, sleep: Sleep = asyncio.sleep) -> None:
        self._now = now
        self._sleep = sleep
        self._stopped: set[str] = set()
        self._came_round: dict[str, float] = {}

    async def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do work that never ends by itself."""
        while True:
            await self.finish(name, work)
            self._note_end(name, None)
            await self._sleep(PAUSE)

    async def finish(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do work until it comes to its end without an error."""
        pause = PAUSE
        while True:
            began = self._now()
            self._stopped.discard(name)
            try:
                return await work()
            except Exception as error:
                self._note_end(name, error)
            pause = PAUSE if self._now() > began + LONGEST_PAUSE else min(2 * pause, LONGEST_PAUSE)
            await self._sleep(pause)

    def _note_end(self, name: str, error: Exception | None) -> None:
        self._stopped.add(name)
        TASKS_ENDED.labels(name).inc()
        log.error("task ended", exc_info=error, extra={"facts": {"task": name}})

    def comes_round(self, name: str) -> None:
        """Work that goes round and round is at its beginning."""
        self._came_round[name] = self._now()

    @property
    def stopped(self) -> list[str]:
        """The work that does not go on, by name."""
        late = {name for name, at in self._came_round.items() if self._now() > at + LATE}
        return sorted(self._stopped | late)
