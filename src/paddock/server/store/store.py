"""What storage promises to the code above, whatever the database."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
OnNotify = Callable[[str, int], None]  # with a table's id and its version; 0: its chat or presence has changed
OnJoin = Callable[[bool], Awaitable[None]]  # with whether no other process is there


class Transaction(Protocol):
    """Handed to a unit of work, which runs in a thread and may run again from its start: it changes nothing but rows.

    SQL is written once for both databases. Values are `:name` and are int, float, str, bytes or None. `/*lock*/` at
    the end of a select keeps its rows for this transaction. A statement that fails fails the whole transaction, even
    where the work catches the error; `on conflict do nothing` and `run` tell whether a row was there.
    """

    notify_sql: str | None  # notifies of `:payload`, where rows can be changed in a WITH: it saves trips to the server

    def all(self, sql: str, /, **values: Any) -> list[dict[str, Any]]:
        """Every row."""

    def one(self, sql: str, /, **values: Any) -> dict[str, Any] | None:
        """The first row, if there is any."""

    def run(self, sql: str, /, **values: Any) -> int:
        """Change rows; the answer is how many."""

    def many(self, sql: str, rows: Sequence[Mapping[str, Any]], /) -> None:
        """The same change for many values."""

    def notify(self, table: str, version: int) -> None:
        """Notify other processes after the commit; on SQLite there are none."""


class Store(Protocol):
    """A database with our tables in it."""

    async def write(self, work: Callable[[Transaction], T], alone: bool = False) -> T:
        """Do work in one transaction; when this returns it is safely stored, when it raises nothing is.

        `alone` says that the work is one statement where the transaction can do it at once: that is a transaction by
        itself, without a beginning and an end to be sent.
        """

    async def read(self, work: Callable[[Transaction], T], alone: bool = False) -> T:
        """Do work that only reads; all that it reads is of one moment."""

    async def join(self, on_join: OnJoin) -> None:
        """Count among the processes that are there until it is closed; those that join at once do so one by one."""

    async def listen(self, on_notify: OnNotify) -> None:
        """Call `on_notify` for every notification, until cancelled; those of while the database is away are lost."""

    async def backup(self, path: Path) -> None:
        """Copy the whole database into a new file while it is in use."""

    async def salvage(self, path: Path, tidy: Callable[[Transaction], T]) -> T:
        """Copy every row that can still be read into a new file, from which `tidy` removes what is not whole."""

    async def close(self) -> None:
        """Finish the work that waits, then let go of the database."""
