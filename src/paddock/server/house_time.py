"""House time: seconds that count only while the house is open, so that an outage costs nobody anything.

Clocks, windows, absence and duties go by it. It is noted in the database every few seconds and stands still when that
was not possible for a while: the house was away then, and is opened again when it can be noted the next time.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from paddock.server.store import Store, Transaction

AWAKE = 15.0  # seconds that house time goes on after it was last noted


def steady() -> float:
    """Seconds that no setting of the date moves; where the system can tell, those in which it slept count."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


@dataclass(frozen=True)
class Noted:
    """What the database knows of house time."""

    time: float
    opened: float  # when the house was last opened after nobody was there


class HouseTime:
    """House time as one process counts it on from what is noted."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = steady) -> None:
        self._wall = wall
        self._steady = steady
        self._go_on(Noted(wall(), 0.0), steady())

    @property
    def opened(self) -> float:
        """When the house was last opened after nobody was there."""
        return self._noted.opened

    def now(self) -> float:
        """House time."""
        return self._noted.time + min(self._passed, AWAKE)

    @property
    def stands_still(self) -> bool:
        """Whether it was not noted for so long that the house counts as away."""
        return self._passed >= AWAKE

    def on_the_wall(self, at: float) -> float:
        """A house time as people read it, in seconds since 1970; if it is to come, the house must stay open."""
        return self._wall() + at - self.now()

    async def begin(self, store: Store) -> None:
        """Go on from what the database knows. Who is alone opens the house again; others follow those who are there."""

        async def begin(alone: bool) -> None:
            started, wall = self._steady(), self._wall()
            self._go_on(await store.write(lambda tx: begin_at(tx, wall, alone)), started)

        await store.join(begin)

    async def note(self, store: Store) -> None:
        """Let the other processes, and the next after an outage, know what time it is; hear it from those ahead."""
        started, wall = self._steady(), self._wall()
        now, without_pause = self.now(), self._noted.time + self._passed
        self._go_on(await store.write(lambda tx: note_at(tx, wall, now, without_pause)), started)

    @property
    def _passed(self) -> float:
        return self._steady() - self._since

    def _go_on(self, noted: Noted, since: float) -> None:
        self._noted, self._since = noted, since


def begin_at(tx: Transaction, wall: float, alone: bool) -> Noted:
    """What a process begins from. If somebody is there, but has noted nothing for long, the house was away as well."""
    row = kept(tx)
    now = max(row["time"], time_of_last_deed(tx)) or wall
    was_away = alone or wall - row["noted_at"] > AWAKE
    if was_away:
        tx.run("DELETE FROM presence")
    return keep(tx, Noted(now, now if was_away else row["opened"]), wall)


def note_at(tx: Transaction, wall: float, now: float, without_pause: float) -> Noted:
    """The latest that any process knows. If none of them counted while the steady clock went on, the house was away."""
    row = kept(tx)
    was_away = without_pause - row["time"] > AWAKE
    now = max(row["time"], now)
    return keep(tx, Noted(now, now if was_away else row["opened"]), wall)


def kept(tx: Transaction) -> dict[str, Any]:
    """The one row, for this transaction alone."""
    return tx.one("SELECT time, noted_at, opened FROM house_time /*lock*/") or {"time": 0.0, "noted_at": 0.0}


def keep(tx: Transaction, noted: Noted, wall: float) -> Noted:
    """What is noted from now on."""
    tx.run(
        "INSERT INTO house_time (number, time, noted_at, opened) VALUES (1, :time, :wall, :opened)"
        " ON CONFLICT (number) DO UPDATE SET time = :time, noted_at = :wall, opened = :opened",
        time=noted.time,
        wall=wall,
        opened=noted.opened,
    )
    return noted


def time_of_last_deed(tx: Transaction) -> float:
    """In all running races; those that began before house time was kept went by the date."""
    row = tx.one(
        "SELECT max(coalesce(house_time, at)) AS last FROM tables"
        " JOIN deeds ON table_id = id AND deeds.version = tables.version WHERE state IN ('dealing', 'racing')"
    )
    return (row and row["last"]) or 0.0
