"""What bots say: a word at the start, when the lead changes, and at the end; little, from what all may know."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from paddock.bots.cast import DRIVERS, Driver
from paddock.core.race import Race
from paddock.core.views import head
from paddock.core.words import Say, words
from paddock.server.chairs import Chair
from paddock.server.errors import SERVER

Occasion = Literal["hello", "ahead", "behind", "won", "lost"]
QUIET = 16  # moves between two remarks at a table


@dataclass(frozen=True)
class Remark:
    """Something that a bot said after a version of its table."""

    version: int
    seat: int
    occasion: Occasion


@dataclass(frozen=True)
class Standing:
    """How a race stands, as any spectator sees it."""

    sides: list[list[int]]  # the seats of each
    scores: list[int]
    places: list[int] | None

    @classmethod
    def of(cls, race: Race) -> "Standing":
        """Of a race now."""
        seen = head(race.game, race.state, None)
        return cls(seen["sides"], seen["scores"], seen["places"])

    @property
    def leader(self) -> int | None:
        """The side that has more points than each other one."""
        best = max(self.scores)
        return self.scores.index(best) if self.scores.count(best) == 1 else None

    def seats(self, won: bool) -> list[int]:
        """Who has won, or lost."""
        return [
            seat
            for seats, place in zip(self.sides, self.places or [], strict=True)
            if (place == 1) == won
            for seat in seats
        ]


@dataclass
class Talk:
    """The remarks of a table. A bot says each thing once."""

    remarks: list[Remark] = field(default_factory=list)
    _leader: int | None = None  # the last side that led alone
    _moves: int = 0  # since the last remark

    def begins(self, chairs: Sequence[Chair], version: int) -> None:
        """One of the bots greets."""
        self._say(chairs, version, "hello", range(len(chairs)))

    def goes_on(self, chairs: Sequence[Chair], version: int, standing: Standing) -> None:
        """After a move: a bot has taken the lead, or lost it; or the race is over."""
        self._moves += 1
        if standing.places:
            if not self._say(chairs, version, "won", standing.seats(won=True)):
                self._say(chairs, version, "lost", standing.seats(won=False))
            return
        before, now = self._leader, standing.leader
        if now is None or now == before:
            return
        self._leader = now
        if before is None or self._moves < QUIET:
            return
        if not self._say(chairs, version, "ahead", standing.sides[now]):
            self._say(chairs, version, "behind", standing.sides[before])

    def _say(self, chairs: Sequence[Chair], version: int, occasion: Occasion, seats: Sequence[int]) -> bool:
        """The first of these seats with a bot of the cast that has not said so says it; whether one did."""
        said = {remark.seat for remark in self.remarks if remark.occasion == occasion}
        for seat in seats:
            if chairs[seat].driver and seat not in said:
                self.remarks.append(Remark(version, seat, occasion))
                self._moves = 0
                return True
        return False


def in_words(remark: Remark, chair: Chair, language: str) -> str:
    """A remark as a reader of that language hears it."""
    assert chair.driver, "only who is of the cast talks"
    return remark_of(chair.driver, remark.occasion, language)


def remark_of(driver: Driver, occasion: Occasion, language: str) -> str:
    """What a driver says on an occasion: not all of a level say the same."""
    line = DRIVERS.index(driver) % 2
    return words(language, SERVER)(Say(f"talk-{driver.level}-{occasion}", line=line))
