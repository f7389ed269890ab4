"""Statements of one transaction, the same for both databases."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, TypeVar

T = TypeVar("T")


class Statements(ABC):
    """Runs SQL on a connection. After a failure nothing more runs: PostgreSQL is like that, so SQLite is too."""

    foreign: type[Exception]  # base of the errors that the driver raises
    telling: str | None = None

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.failure: Exception | None = None

    def all(self, sql: str, /, **values: Any) -> list[dict[str, Any]]:
        """Every row."""
        rows: list[dict[str, Any]] = self._guarded(lambda: self._execute(sql, values).fetchall())
        return rows

    def one(self, sql: str, /, **values: Any) -> dict[str, Any] | None:
        """The first row, if there is any."""
        rows = self.all(sql, **values)
        return rows[0] if rows else None

    def run(self, sql: str, /, **values: Any) -> int:
        """Change rows; the answer is how many."""
        return int(self._guarded(lambda: self._execute(sql, values).rowcount))

    def many(self, sql: str, rows: Sequence[Mapping[str, Any]], /) -> None:
        """The same change for many values."""
        self._guarded(lambda: self._connection.cursor().executemany(self.spelled(sql), rows))

    def do(self, work: Callable[[Self], T]) -> T:
        """What the work returns; it has failed if any of its statements has."""
        try:
            result = work(self)
        except StopIteration as error:  # no future can carry it
            raise RuntimeError("a work raised StopIteration") from error
        if self.failure:
            raise self.failure
        return result

    @abstractmethod
    def spelled(self, sql: str) -> str:
        """The SQL as this database wants it."""

    @abstractmethod
    def ours(self, error: Exception) -> Exception:
        """Our own error for one of the driver's."""

    def _execute(self, sql: str, values: Mapping[str, Any]) -> Any:
        return self._connection.execute(self.spelled(sql), values)

    def _guarded(self, step: Callable[[], T]) -> T:
        if self.failure:
            raise self.failure
        try:
            return step()
        except self.foreign as error:
            self.failure = self.ours(error)
            raise self.failure from error
