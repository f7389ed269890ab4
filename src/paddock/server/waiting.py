"""Waiting: how long a table waits for the seat to act. Times are house time."""

from dataclasses import dataclass, replace

ASKED = 60.0  # seconds before a bot takes over in which somebody is asked whether they are still there
NUDGE_AFTER = 30.0  # seconds for which nobody may be nudged
STAYS = 2  # times in a turn that somebody may say that they are there


@dataclass(frozen=True)
class Waiting:
    """For the seat to act."""

    since: float = 0.0  # the turn began, or they said that they are there
    stays: int = 0  # times that they said so in this turn
    nudged_at: float | None = None  # they have not answered yet
    nudged_by: frozenset[str] = frozenset()  # people, in this turn

    @property
    def may_stay(self) -> bool:
        """Whether they may once more say that they are there."""
        return self.stays < STAYS

    def stayed(self, now: float) -> "Waiting":
        """They say that they are there."""
        return replace(self, since=now, stays=self.stays + 1, nudged_at=None)

    def may_be_nudged_by(self, player: str) -> bool:
        """Once in a turn by each person, and not while they are asked."""
        return self.nudged_at is None and player not in self.nudged_by

    def nudged(self, now: float, player: str) -> "Waiting":
        """Somebody asks whether they are there."""
        return replace(self, nudged_at=now, nudged_by=self.nudged_by | {player})

    def ends_at(self, patience: float, opened: float) -> float:
        """When nobody waits any longer; nobody could answer before the house was last opened."""
        end = max(self.since, opened) + patience
        return end if self.nudged_at is None else min(end, max(self.nudged_at, opened) + ASKED)
