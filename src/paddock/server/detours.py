"""Detours: what if? A finished race goes on from one of its moves, against bots; the race itself stays as it was."""

from dataclasses import dataclass
from typing import Any, Literal

from paddock.core.editions import game_of
from paddock.core.race import Race
from paddock.core.record import Record


@dataclass(frozen=True)
class Puzzle:
    """A decision to be made better than in the race: what was played, what a review found best, what it gave away."""

    played: int
    better: int
    loss: float

    def judge(self, move: int) -> Literal["better", "same", "other"]:
        """What a move is to it."""
        return "better" if move == self.better else "same" if move == self.played else "other"


@dataclass(frozen=True)
class Detour:
    """Which table's race it leaves, after how many moves, and the record of that race up to there."""

    table: str
    step: int
    record: str
    puzzle: Puzzle | None = None

    @classmethod
    def of(cls, facts: dict[str, Any]) -> "Detour":
        """As it is stored."""
        puzzle = facts["puzzle"]
        return cls(**{**facts, "puzzle": puzzle and Puzzle(**puzzle)})

    def race(self, players: list[str]) -> Race:
        """The race as it was there, with other players."""
        record = Record.from_json(self.record)[0]
        record.players = players
        return Race.load(game_of(record), record)

    def answer(self, race: Race) -> int | None:
        """The move that was made there this time, once there is one."""
        return race.record.moves[self.step] if race.step > self.step else None
