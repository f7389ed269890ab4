"""What a review says, as values: the graph, the decisions, the players and the turning points."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from paddock.core.game import Game
from paddock.core.views import seats_by_side
from paddock.core.winning import mean_error
from paddock.review.measure import BETTER, PLAYED, Ends, Judged, Worth, compared
from paddock.review.story import CHANCE, Story
from paddock.review.unknown import Held, decisive

ERROR, BLUNDER = 0.02, 0.08  # given away of the chance of winning
SURE = 2.0  # standard errors that a loss must have to be held against anybody
TURNING_POINTS = 3
WORLDS = 200  # in which a turning point is explained
OFTEN = 0.2  # times: a difference on the way on that is worth a word


@dataclass(frozen=True)
class GraphPoint:
    """After which move, what led there, and the chance of winning of each side."""

    step: int
    cause: str
    chances: list[float]
    errors: list[float]


@dataclass(frozen=True)
class Decision:
    """A decision with a choice, and what it gave away of the chance of winning of its side."""

    step: int
    seat: int
    move: int
    best: int
    loss: float
    error: float  # the standard error of the loss
    worlds: int
    chance: float | None  # of winning after the move, as its seat could know; None where nothing better was found
    chance_error: float | None

    @property
    def is_error(self) -> bool:
        """Whether it surely gave something away."""
        return self.loss > max(ERROR, SURE * self.error)

    @property
    def is_blunder(self) -> bool:
        """Whether it gave away much."""
        return self.is_error and self.loss > BLUNDER


@dataclass(frozen=True)
class Player:
    """How somebody drove: the driving error is in thousandths of a win a decision, luck and results in wins.

    While a review grows, decisions that were not judged yet count as if they had given nothing away.
    """

    seat: int
    side: int
    decisions: int
    error: float
    error_error: float
    errors: int
    blunders: int
    luck: float
    luck_error: float
    result: float
    adjusted: float
    adjusted_error: float


@dataclass(frozen=True)
class Difference:
    """What the better move would have brought, on average: points of a side on a line of the score sheet."""

    side: int
    line: str
    points: float
    error: float


@dataclass(frozen=True)
class Tally:
    """What a side meets on the way on, on average: after the move that was played, and after the better one."""

    side: int
    tally: str
    played: float
    better: float
    error: float  # the standard error of their difference


@dataclass(frozen=True)
class TurningPoint:
    """A decision that decided much: what was played, what was better, why, and what could not be known."""

    step: int
    seat: int
    move: int
    best: int
    loss: float
    error: float
    chance: float  # after the move, as the seat could know
    chance_error: float
    truth: float  # and as it was
    truth_error: float
    why: list[Difference]
    held: Held | None = None  # what the seat could not know of, and what decided most
    tallies: list[Tally] = field(default_factory=list)


@dataclass(frozen=True)
class Review:
    """All that is known of a race so far; `done` is 1 when all is known as surely as was asked for."""

    game: str
    done: float
    graph: list[GraphPoint]
    decisions: list[Decision]
    players: list[Player]
    turning_points: list[TurningPoint]
    names: Sequence[str] = field(default=(), compare=False)  # of the players by seat: not part of what is kept

    def as_json(self) -> dict[str, Any]:
        """As plain values, which name nobody."""
        facts = asdict(self)
        del facts["names"]
        return facts

    def _repr_html_(self) -> str:
        """What a notebook shows: the graph and a table of the players."""
        from paddock.review.page import shown

        return shown(self)

    @classmethod
    def from_json(cls, facts: dict[str, Any]) -> "Review":
        """The other way."""
        return cls(
            facts["game"],
            facts["done"],
            [GraphPoint(**point) for point in facts["graph"]],
            [Decision(**decision) for decision in facts["decisions"]],
            [Player(**player) for player in facts["players"]],
            [turning_point_of(point) for point in facts["turning_points"]],
        )


def turning_point_of(facts: dict[str, Any]) -> TurningPoint:
    """From plain values."""
    held = facts.get("held")
    told = {
        "why": [Difference(**each) for each in facts["why"]],
        "held": Held(**held) if held else None,
        "tallies": [Tally(**each) for each in facts.get("tallies", ())],
    }
    return TurningPoint(**{**facts, **told})


def drawn_up(story: Story, worths: Sequence[Worth], judgements: Sequence[Judged], done: float) -> Review:
    """The review, from what has been measured."""
    known = sorted((each for each in judgements if each.is_known), key=lambda each: each.choice.step)
    decisions = [decided(each) for each in known]
    return Review(
        story.game.name,
        done,
        [GraphPoint(p.step, p.cause, worths[p.position].chances, worths[p.position].errors) for p in story.points],
        decisions,
        players(story, worths, decisions),
        turning_points(story, worths, known),
        story.record.players,
    )


def decided(judged: Judged) -> Decision:
    """A decision as it was judged."""
    choice, (loss, error) = judged.choice, judged.loss
    chance = judged.chance(choice.move)
    return Decision(
        choice.step,
        choice.seat,
        choice.move,
        judged.best,
        loss,
        error,
        judged.worlds,
        *(chance if chance else (None, None)),
    )


def players(story: Story, worths: Sequence[Worth], decisions: Sequence[Decision]) -> list[Player]:
    """Everybody, by seat."""
    found = []
    for side, seats in enumerate(seats_by_side(story.game, story.race.state)):
        luck, luck_error = luck_of(story, worths, side)
        result = worths[story.points[-1].position].chances[side]
        for seat in seats:
            own = [decision for decision in decisions if decision.seat == seat]
            count = sum(choice.seat == seat for choice in story.choices)
            found.append(
                Player(
                    seat,
                    side,
                    count,
                    1000 * sum(each.loss for each in own) / max(1, count),
                    1000 * sqrt(sum(each.error**2 for each in own)) / max(1, count),
                    sum(each.is_error for each in own),
                    sum(each.is_blunder for each in own),
                    luck,
                    luck_error,
                    result,
                    result - luck,
                    luck_error,
                )
            )
    return sorted(found, key=lambda player: player.seat)


def luck_of(story: Story, worths: Sequence[Worth], side: int) -> tuple[float, float]:
    """The sum of the jumps by chance, and its standard error: zero on average over races, whoever drives."""
    times = [0] * len(worths)
    for before, after in zip(story.points, story.points[1:], strict=False):
        if after.cause == CHANCE:
            times[after.position] += 1
            times[before.position] -= 1
    luck = sum(n * worth.chances[side] for n, worth in zip(times, worths, strict=True) if n)
    return luck, sqrt(sum((n * worth.errors[side]) ** 2 for n, worth in zip(times, worths, strict=True) if n))


def turning_points(story: Story, worths: Sequence[Worth], known: Sequence[Judged]) -> list[TurningPoint]:
    """The decisions that gave away most, in their order."""
    errors = [each for each in known if decided(each).is_error]
    largest = sorted(errors, key=lambda each: -each.loss[0])[:TURNING_POINTS]
    return [turning_point(story, worths, each) for each in sorted(largest, key=lambda each: each.choice.step)]


def turning_point(story: Story, worths: Sequence[Worth], judged: Judged) -> TurningPoint:
    """One of them, explained."""
    decision = decided(judged)
    position = next(p.position for p in story.points if p.step == decision.step)
    worth, side = worths[position], judged.side
    ends = compared(story.game, judged, WORLDS)
    assert decision.chance is not None and decision.chance_error is not None
    return TurningPoint(
        decision.step,
        decision.seat,
        decision.move,
        decision.best,
        decision.loss,
        decision.error,
        decision.chance,
        decision.chance_error,
        worth.chances[side],
        worth.errors[side],
        differences(story.game, ends),
        decisive(story.game, judged),
        tallies(story.game, ends, side),
    )


def differences(game: Game, ends: Ends) -> list[Difference]:
    """On which lines of the score sheet the better move surely brings more or less; the largest first."""
    found = [
        Difference(side, line, float(points.mean()), mean_error(points))
        for side, lines in enumerate(ends.sheets[BETTER] - ends.sheets[PLAYED])
        for line, points in zip(game.lines, lines, strict=True)
    ]
    return sorted((each for each in found if abs(each.points) > SURE * each.error), key=lambda each: -abs(each.points))


def tallies(game: Game, ends: Ends, own: int) -> list[Tally]:
    """What a side surely meets more or less often on the way on, if that speaks for the better move: surest first."""
    found = []
    ahead = lead(ends, own)
    for side, counts in enumerate(zip(*ends.tallies, strict=True)):
        for name, played, better in zip(game.tallies, *counts, strict=True):
            each = Tally(side, name, float(played.mean()), float(better.mean()), mean_error(better - played))
            more = each.better - each.played
            helps = sum(np.cov(count, points)[0, 1] for count, points in zip((played, better), ahead, strict=True))
            if abs(more) > max(OFTEN, SURE * each.error) and more * helps > 0:
                found.append(each)
    return sorted(found, key=lambda each: -abs(each.better - each.played) / each.error)


def lead(ends: Ends, own: int) -> Any:
    """By how many points a side led in the end, by move and world."""
    points = ends.sheets.sum(axis=2)  # by move, side and world
    return points[:, own] - np.delete(points, own, axis=1).max(axis=1)
