"""Summaries: what a line of a list shows of a table. They lie in its row, so that no list replays a race."""

from dataclasses import dataclass
from typing import Any

import orjson

from paddock.server.chairs import Chair
from paddock.server.table import RACING, Table


@dataclass(frozen=True)
class Summary:
    """A table in short, as a version of its game's rules makes it; without chairs if that version cannot."""

    rules: int
    variant: str = ""
    chairs: tuple[Chair, ...] = ()
    turn: int | None = None  # the seat to act
    leavers: tuple[int, ...] = ()  # seats whose people left the race
    is_lesson: bool = False  # that is still taught

    def to_json(self) -> str:
        """As it is stored."""
        return orjson.dumps(self).decode()

    @classmethod
    def from_json(cls, text: str) -> "Summary":
        """From what is stored."""
        facts: dict[str, Any] = orjson.loads(text)
        return cls(**{**facts, "chairs": tuple(Chair(**chair) for chair in facts["chairs"])})


def summary_of(table: Table) -> Summary:
    """A table in short."""
    turn = table.running.turn if table.state == RACING else None
    chairs, leavers = tuple(table.chairs), tuple(sorted(table.leavers))
    return Summary(table.game.version, table.variant, chairs, turn, leavers, table.is_lesson)
