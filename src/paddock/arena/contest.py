"""A tournament in progress: which sets are finished, which count, and which are to be played next."""

import math
from collections.abc import Iterator, Mapping

from paddock.arena.match import Failed, Outcome, Played
from paddock.arena.statistics import CHECK_EVERY, decision
from paddock.arena.tournament import GameSet, Tournament
from paddock.core.errors import BadOption


class Contest:
    """The finished sets of a tournament, and how far it is to go."""

    def __init__(
        self,
        tournament: Tournament,
        games: int,
        until_decided: bool = False,
        finished: Mapping[GameSet, list[Played]] | None = None,
    ) -> None:
        """At most `games` games for each pairing, rounded up to whole sets; `finished` were played before."""
        if games < 1:
            raise BadOption("bad-games", games=games)
        self.tournament = tournament
        self.sets = math.ceil(games / tournament.set_size)  # of each pairing
        self.until_decided = until_decided
        self.finished: dict[GameSet, list[Played]] = {}
        self.failed: list[Failed] = []
        self.decisions: list[str | None] = [None] * len(tournament.pairings)  # about the first bot of each
        self._ends = [self.sets] * len(tournament.pairings)  # where each pairing stops
        self._checked = [0] * len(tournament.pairings)  # sets seen by the sequential test
        self._shares: list[dict[int, float]] = [{} for _ in tournament.pairings]
        for games_played, outcome in (finished or {}).items():
            self.add(games_played, outcome)

    def ahead(self) -> Iterator[GameSet]:
        """The sets to be played, in order; what is decided or has failed in the meantime is left out."""
        for number in range(self.sets):
            for pairing in range(len(self.tournament.pairings)):
                games = GameSet(number, pairing)
                if self.counts(games) and games not in self.finished and not self._has_failed(pairing):
                    yield games

    def add(self, games: GameSet, outcome: Outcome) -> None:
        """A set has been played, or a bot failed in it."""
        if isinstance(outcome, Failed):
            self.failed.append(outcome)
        else:
            self.finished[games] = outcome
            first, _ = self.tournament.pairings[games.pairing]
            self._shares[games.pairing][games.number] = sum(game.share(first) for game in outcome) / len(outcome)
            self._check(games.pairing)

    def counts(self, games: GameSet) -> bool:
        """Whether a set is part of the result: one played beyond a decision is not."""
        return games.number < self._ends[games.pairing]

    def counted(self) -> dict[GameSet, list[Played]]:
        """The finished sets that count, in order."""
        return {games: self.finished[games] for games in sorted(self.finished) if self.counts(games)}

    def shares(self, pairing: int) -> dict[int, float]:
        """The mean share of a pairing's first bot in each set that counts, by the number of the set."""
        return {n: share for n, share in sorted(self._shares[pairing].items()) if n < self._ends[pairing]}

    @property
    def total(self) -> int:
        """How many sets there are to be, as far as is known."""
        return sum(self._ends)

    def _has_failed(self, pairing: int) -> bool:
        return any(failed.bot in self.tournament.pairings[pairing] for failed in self.failed)

    def _check(self, pairing: int) -> None:
        """Try the sequential test at every checkpoint that has been reached, in order."""
        shares = self._shares[pairing]
        while self.until_decided and self.decisions[pairing] is None:
            end = self._checked[pairing] + CHECK_EVERY
            if end > self.sets or any(number not in shares for number in range(end)):
                return
            self._checked[pairing] = end
            self.decisions[pairing] = decision([shares[number] for number in range(end)])
            if self.decisions[pairing]:
                self._ends[pairing] = end
