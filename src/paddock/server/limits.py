"""Limits: how often is too often."""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_network

from paddock.server.errors import TooMany
from paddock.server.fading import Fading

RATES = {  # how many at once, and how many seconds until there is one more
    "guest": (30, 2.0),
    "sign-in": (10, 6.0),
    "account": (10, 60.0),
    "open": (20, 3.0),
    "join": (30, 2.0),
    "code": (20, 6.0),
    "chat": (8, 2.0),
    "stream": (60, 1.0),
    "move": (240, 0.025),
    "hint": (10, 3.0),
    "import": (10, 6.0),
    "review": (60, 2.0),
    "look": (600, 0.04),
}


@lru_cache(1024)
def household(host: str) -> str:
    """Who is counted as one: an address; of an IPv6 address the half that a household has for itself."""
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


class Limits:
    """How often somebody may do something: a bucket that fills again. Each worker has its share of it."""

    def __init__(self, workers: int = 1, now: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._now = now
        self._buckets = Fading[tuple[str, str], tuple[float, float]](
            self._is_not_full
        )  # how full, and when that was so

    def check(self, what: str, who: str) -> None:
        """Refuse what is done too often."""
        level = self._level(what, self._buckets.get((what, who)))
        if level < 1:
            raise TooMany(seconds=round(self._seconds(what) * (1 - level)) + 1)
        self._buckets[what, who] = (level - 1, self._now())

    def _level(self, what: str, bucket: tuple[float, float] | None) -> float:
        """How often it may be done now."""
        if bucket is None:
            return self._size(what)
        level, since = bucket
        return min(self._size(what), level + (self._now() - since) / self._seconds(what))

    def _is_not_full(self, key: tuple[str, str], bucket: tuple[float, float]) -> bool:
        """A bucket that is full again is as good as none."""
        return self._level(key[0], bucket) < self._size(key[0])

    def _size(self, what: str) -> float:
        return float(max(1, RATES[what][0] // self._workers))

    def _seconds(self, what: str) -> float:
        return RATES[what][1] * self._workers
