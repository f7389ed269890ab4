"""Limits: how often is too often."""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_network

from paddock.server.errors import TooMany

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
    "look": (600, 0.04),
}
REMEMBERED = 50_000  # who did what lately


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
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # how full, and when that was so

    def check(self, what: str, who: str) -> None:
        """Refuse what is done too often."""
        size, seconds = max(1, RATES[what][0] // self._workers), RATES[what][1] * self._workers
        now = self._now()
        level, since = self._buckets.get((what, who), (float(size), now))
        level = min(float(size), level + (now - since) / seconds)
        if level < 1:
            raise TooMany(seconds=round(seconds * (1 - level)) + 1)
        if len(self._buckets) > REMEMBERED:
            self._buckets.clear()
        self._buckets[what, who] = (level - 1, now)
