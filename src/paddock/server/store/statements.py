"""Statements of one transaction, the same for both databases."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, TypeVar

T = TypeVar("T")


class Statements(ABC):
    """Runs SQL on a connection. After a failure nothing more runs: PostgreSQL is like that, so SQLite is too."""

    driver_error: type[Exception]  # the base of all that the driver raises
    notify_sql: str | None = None

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
        self._guarded(lambda: self._connection.cursor().executemany(self.in_dialect(sql), rows))

    def do(self, work: Callable[[Self], T]) -> T:
        """What the work returns; it has failed if any of its statements has."""
        try:
            result = work(self)
        except StopIteration as error:  # no future can carry it
            raise RuntimeError("a unit of work raised StopIteration") from error
        if self.failure:
            raise self.failure
        return result

    @abstractmethod
    def in_dialect(self, sql: str) -> str:
        """The SQL in the dialect of this database's driver."""

    @abstractmethod
    def translated(self, error: Exception) -> Exception:
        """A StoreError for an error of the driver."""

    def _execute(self, sql: str, values: Mapping[str, Any]) -> Any:
        return self._connection.execute(self.in_dialect(sql), values)

    def _guarded(self, step: Callable[[], T]) -> T:
        if self.failure:
            raise self.failure
        try:
            return step()
        except self.driver_error as error:
            self.failure = self.translated(error)
            raise self.failure from error
