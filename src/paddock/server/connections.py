"""Connections: how many there may be at once, and which has to go when there are too many.

A connection is a stranger's until somebody known is served on it. Strangers never take the whole room, and a new
connection is let in all the same: the one closes for it that has been without a request longest.
"""

import sys
from collections.abc import Callable, Container, Iterable, MutableMapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from paddock.server.limits import household

OWN_DESCRIPTORS = 256  # which the process needs itself: database, pipes, connections that are just coming or going
STRANGERS = 0.75  # of the room; the rest is for people whom the house knows


@dataclass(eq=False)
class Connection:
    """A connection as it is counted."""

    close: Callable[[], None]
    address: str | None = None  # for which it counts; a proxy's has none until it brings a request
    known: bool = False  # whether somebody known is served
    busy: bool = False  # whether something is being answered


class Connections:
    """All connections of a process; everywhere those come first that have been without a request longest."""

    def __init__(self, room: int, for_an_address: int, proxies: Container[str]) -> None:
        self._room = room
        self._for_an_address = for_an_address
        self._proxies = proxies
        self._strangers: dict[Connection, None] = {}
        self._known: dict[Connection, None] = {}
        self._at: dict[str, dict[Connection, None]] = {}

    def add(self, connection: Connection, host: str) -> None:
        """Let a new connection in; another one may have to go for it."""
        connection.address = self._address(host)
        self._put(connection)
        if not self._bound_address(connection) and self._is_full():
            self._close_one(chain(self._strangers, self._known), connection)

    def begin(self, connection: Connection, host: str) -> None:
        """A request has come, through a proxy perhaps; who asks is not known yet."""
        if self._take(connection):
            connection.address, connection.known, connection.busy = self._address(host), False, True
            self._put(connection)
            self._bound_address(connection)

    def welcome(self, connection: Connection) -> None:
        """Somebody known asks."""
        if self._take(connection):
            connection.known = True
            self._put(connection)

    def end(self, connection: Connection) -> None:
        """The request has been answered."""
        if self._take(connection):
            connection.busy = False
            self._put(connection)

    def remove(self, connection: Connection) -> None:
        """It is closed."""
        self._take(connection)

    def _address(self, host: str) -> str | None:
        return None if host in self._proxies else household(host)

    def _put(self, connection: Connection) -> None:
        (self._known if connection.known else self._strangers)[connection] = None
        if connection.address is not None:
            self._at.setdefault(connection.address, {})[connection] = None

    def _take(self, connection: Connection) -> bool:
        """Whether it was still there."""
        there = (self._known if connection.known else self._strangers).pop(connection, connection) is None
        if there and connection.address is not None:
            del self._at[connection.address][connection]
            if not self._at[connection.address]:
                del self._at[connection.address]
        return there

    def _is_full(self) -> bool:
        strangers = len(self._strangers)
        return strangers > self._room * STRANGERS or strangers + len(self._known) > self._room

    def _bound_address(self, new: Connection) -> bool:
        """Whether there were too many from its address, and one had to go."""
        there = self._at.get(new.address, {}) if new.address is not None else {}
        too_many = len(there) > self._for_an_address
        if too_many:
            self._close_one(sorted(there, key=lambda connection: connection.known), new)
        return too_many

    def _close_one(self, among: Iterable[Connection], new: Connection) -> None:
        """The first that can go: nobody known is being answered there. If there is none, the new one."""
        can_go = (other for other in among if other is not new and not (other.known and other.busy))
        closing = next(can_go, new)
        self._take(closing)
        closing.close()


def room_for(most: int) -> int:
    """How many connections this process has descriptors for, once it may have as many as the system allows."""
    if sys.platform == "win32":
        return most
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + OWN_DESCRIPTORS
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed - OWN_DESCRIPTORS


def request_begins(scope: MutableMapping[str, Any]) -> None:
    """The application has a request; where it runs without a server, nothing is counted."""
    state = scope.get("state", {})
    if "connection" in state:
        state["connections"].begin(state["connection"], host_of(scope))


def somebody_known_asks(scope: MutableMapping[str, Any]) -> None:
    """The application knows who asks."""
    state = scope.get("state", {})
    if "connection" in state:
        state["connections"].welcome(state["connection"])


def host_of(scope: MutableMapping[str, Any]) -> str:
    """Where a request comes from."""
    return str(scope["client"][0]) if scope.get("client") else "?"
