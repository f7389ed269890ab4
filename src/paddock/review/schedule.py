"""In which order a review is made, and for how long: roughly first, then ever more surely."""

import time
from collections.abc import Iterator
from math import ceil, inf
from typing import Any

from paddock.core.errors import BadOption
from paddock.core.race import Race
from paddock.review.findings import Review, drawn_up
from paddock.review.measure import Judged, Worth, judged, plan, worth_of
from paddock.review.story import Story

REVIEW = "paddock.review"
STANDARD_ERROR = 0.0195  # of every figure, as far as a pilot can tell: the number of worlds follows from it
LARGEST = 0.02  # that may be left of it
SHARES = (0.25, 0.5, 1.0)  # of the worlds wanted, after each round
MORE = (2.0, 4.0, 8.0, 16.0)  # where there is time left
EVERY = 1.0  # seconds between two reviews that are shown as they grow


def review(race: Race, seconds: float | None = None, seed: int = 0, cores: int | None = None) -> Review:
    """The review of a finished race: as sure as it should be, or as sure as it gets in so many seconds."""
    *_, last = growing(race, seconds, seed, cores)
    return last


def growing(
    race: Race,
    seconds: float | None = None,
    seed: int = 0,
    cores: int | None = None,
    every: float = inf,
    is_enough: bool = False,
) -> Iterator[Review]:
    """The same as it grows: a review now and then, the last of them whole or as far as the seconds went.

    When all is as sure as it should be and there is time left, it goes on, unless that `is_enough`.
    """
    if not race.over:
        raise BadOption("review-not-over", REVIEW)
    if seconds is not None and not seconds > 0:
        raise BadOption("review-no-time", REVIEW, seconds=str(seconds))
    work = Work(race, seed, cores)
    begun = shown = time.perf_counter()
    for _ in work.steps(seconds is not None and not is_enough):
        now = time.perf_counter()
        if seconds is not None and now - begun > seconds and work.is_begun:
            break
        if now - shown > every:
            yield work.review()
            shown = now
    yield work.review()


class Work:
    """A review that is being made."""

    def __init__(self, race: Race, seed: int, cores: int | None) -> None:
        self.game, self.cores = race.game, cores
        self.story = Story(race.game, race.record)
        laid_out = self.story.states[0]
        self.worths = [worth_of(self.game, p, laid_out, seed, k) for k, p in enumerate(self.story.positions)]
        self.judgements = [judged(self.game, choice, seed, k) for k, choice in enumerate(self.story.choices)]
        self.is_begun = False
        self._done = 0

    def review(self) -> Review:
        """As far as it is known."""
        whole = len(SHARES) * len(self.worths) + len(SHARES) * len(self.judgements)
        return drawn_up(self.story, self.worths, self.judgements, min(1.0, self._done / max(1, whole)))

    def steps(self, go_on: bool) -> Iterator[None]:
        """Everything there is to do, a little at a time; `go_on` when all is as sure as it should be."""
        for worth in self.worths:
            worth.pilot(self.game, self.cores)
        plan(self.worths, STANDARD_ERROR)
        self.is_begun = True
        yield
        self.judgements.sort(key=self._jump)
        for share in SHARES + (MORE if go_on else ()):
            items: list[Worth | Judged] = [*self.judgements, *self.worths]
            for item in items:
                self._measure(item, share)
                self._done += 1
                yield
            if share == 1:
                for item in items:
                    self._make_sure(item)

    def _make_sure(self, item: Worth | Judged) -> None:
        """More playouts, where the plan has promised too much."""
        while item.doubt[0] > LARGEST:
            error, count = item.doubt
            item.measure(self.game, ceil(count * error**2 / STANDARD_ERROR**2), self.cores)

    def _measure(self, item: Worth | Judged, share: float) -> None:
        if isinstance(item, Judged) and not item.moves:
            item.pilot(self.game, STANDARD_ERROR, self.cores)
        item.measure(self.game, ceil(item.wanted * share), self.cores)
        if isinstance(item, Judged) and share < 1:
            item.plan_again(STANDARD_ERROR)

    def _jump(self, judged: Judged) -> Any:
        """How far the chance of its side rose with a decision: where it fell most, an error is most likely."""
        points = self.story.points
        k = next(k for k, point in enumerate(points) if point.step == judged.choice.step)
        after, before = (self.worths[points[j].position].chances[judged.side] for j in (k, k - 1))
        return after - before
