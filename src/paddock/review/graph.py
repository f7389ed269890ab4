"""The graph of a review: the chance of winning of every side, with luck and blunders marked."""

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from paddock.core.race import Race
from paddock.core.words import Say, Words
from paddock.drawing.cars import CARS
from paddock.drawing.palette import STYLE
from paddock.drawing.svg import circle, group, path, picture, rect, tag, text
from paddock.review.findings import SURE, GraphPoint, Review
from paddock.review.story import CHANCE, DECISION
from paddock.review.telling import figures, percent, summary

SHADED = 0.06  # a jump by chance that is marked


@dataclass(frozen=True)
class Frame:
    """Where curves are drawn: the whole picture, and the edges of the field in it."""

    width: float
    height: float
    left: float
    right: float
    top: float
    bottom: float

    def x(self, graph: Sequence[GraphPoint], k: int) -> float:
        """Where a point stands: after its move, or half a move earlier if chance was still to come."""
        point = graph[k]
        waits = point.cause == DECISION and any(after.step == point.step for after in graph[k + 1 : k + 2])
        last = max(1, graph[-1].step)
        return self.left + (self.right - self.left) * max(0.0, point.step - waits / 2) / last

    def y(self, chance: float) -> float:
        """How high a chance stands."""
        return self.bottom - (self.bottom - self.top) * chance

    def field(self, **look: Any) -> str:
        """A rectangle that fills it."""
        return rect(self.left, self.top, self.right - self.left, self.bottom - self.top, **look)


CHART = Frame(340, 190, 40, 326, 14, 168)
WIDE = Frame(720, 280, 46, 706, 14, 260)  # for a desk
STRIP = Frame(1000, 56, 0, 1000, 2, 54)  # as wide as the slider that it lies under


def chart(review: Review, side: int, label: str, speak: Words, frame: Frame = CHART) -> str:
    """A chart; the line of one side is drawn above the others, with what it owes to luck behind it."""
    edges = {"data_left": frame.left, "data_right": frame.right}
    return picture(frame.width, frame.height, *drawn(review, side, speak, frame), role="img", aria_label=label, **edges)


def drawn(review: Review, side: int, speak: Words, frame: Frame) -> list[str]:
    """Everything in it."""
    lines = [*luck(review, side, frame), *curves(review, side, frame)]
    return [*axes(review, speak, frame), *lines, *blunders(review, frame)]


def strip(review: Review, side: int, label: str) -> str:
    """The lines alone, for under a slider: it may be stretched."""
    middle = path(f"M0 {STRIP.y(0.5):.0f}H{STRIP.right}", stroke="var(--edge)", vector_effect="non-scaling-stroke")
    parts = [STRIP.field(fill="var(--panel)"), *luck(review, side, STRIP), middle, *curves(review, side, STRIP)]
    return picture(STRIP.width, STRIP.height, *parts, role="img", aria_label=label, preserveAspectRatio="none")


def axes(review: Review, speak: Words, frame: Frame) -> Iterator[str]:
    """Nothing, all, and the middle; the first move and the last."""
    yield frame.field(fill="none", stroke="var(--edge)")
    yield path(f"M{frame.left} {frame.y(0.5):.1f}H{frame.right}", stroke="var(--edge)", stroke_dasharray="4 4")
    for chance in (0, 0.5, 1):
        share = speak(Say("graph-percent", share=round(100 * chance)))
        yield text(frame.left - 6, frame.y(chance) + 4, share, 11, "on-panel-soft", "end")
    last = speak(Say("graph-move", step=review.graph[-1].step))
    yield text(frame.left, frame.bottom + 15, speak(Say("graph-start")), 11, "on-panel-soft", "start")
    yield text(frame.right, frame.bottom + 15, last, 11, "on-panel-soft", "end")


def jumps(review: Review, side: int) -> Iterator[tuple[int, float]]:
    """The points to which chance surely led far, and by how much the chance of winning rose there."""
    for k, (before, after) in enumerate(zip(review.graph, review.graph[1:], strict=False), start=1):
        jump, error = after.chances[side] - before.chances[side], hypot(before.errors[side], after.errors[side])
        if after.cause == CHANCE and abs(jump) > max(SHADED, SURE * error):
            yield k, jump


def luck(review: Review, side: int, frame: Frame) -> Iterator[str]:
    """Bands where luck helped or hurt."""
    for k, jump in jumps(review, side):
        left, right = frame.x(review.graph, k - 1), frame.x(review.graph, k)
        colour = "var(--green)" if jump > 0 else "var(--red)"
        left = max(frame.left, min(left, right - frame.width / 110))
        height = frame.bottom - frame.top
        yield rect(left, frame.top, right - left, height, fill=colour, opacity=min(0.45, 0.12 + abs(jump)))


def curves(review: Review, side: int, frame: Frame) -> Iterator[str]:
    """A line for each side, the chosen one last and broader."""
    for each in sorted(range(len(review.graph[0].chances)), key=lambda each: each == side):
        steps = (
            f"{frame.x(review.graph, k):.1f} {frame.y(point.chances[each]):.1f}" for k, point in enumerate(review.graph)
        )
        look = {"stroke_width": 3 if each == side else 1.6, "vector_effect": "non-scaling-stroke"}
        yield path("M" + " L".join(steps), fill="none", stroke=CARS[each].colour, stroke_linejoin="round", **look)


def blunders(review: Review, frame: Frame) -> Iterator[str]:
    """A disc on the line of whoever gave much away."""
    sides = {player.seat: player.side for player in review.players}
    places = first_places(review.graph)
    for decision in review.decisions:
        if decision.is_blunder:
            k = places[decision.step]
            side = sides[decision.seat]
            middle = frame.x(review.graph, k), frame.y(review.graph[k].chances[side])
            told = tag("title", f"{decision.step}: −{percent(decision.loss)} %")
            disc = circle(*middle, 5, fill=CARS[side].colour, stroke="var(--panel)", stroke_width=2)
            yield group(told, disc, data_step=str(decision.step))


def first_places(graph: Sequence[GraphPoint]) -> dict[int, int]:
    """For each step its first point."""
    places: dict[int, int] = {}
    for k, point in enumerate(graph):
        places.setdefault(point.step, k)
    return places


def poster(race: Race, review: Review, speak: Words) -> str:
    """A picture to share: the sentence, the graph, who drove how."""
    winner = race.places().index(1)
    size, lines = 640, textwrap.wrap(speak(summary(race, review), race.players), 44)
    graph_top = 70 + 30 * len(lines)
    scale = (size - 48) / CHART.width
    rows_top = graph_top + CHART.height * scale + 34
    parts = [rect(0, 0, size, rows_top + 34 * len(review.players) + 40, fill="var(--ground)")]
    parts.append(text(24, 40, f"PADDOCK · {speak(Say('game'))}", 16, "heavy on-panel-soft", "start"))
    parts += [text(24, 76 + 30 * k, line, 25, "heavy on-panel", "start") for k, line in enumerate(lines)]
    parts.append(group(*drawn(review, winner, speak, CHART), x=24, y=graph_top, scale=scale))
    for row, player in enumerate(review.players):
        middle = rows_top + 34 * row
        cells = figures(review, player, speak)
        error, luck_words = f"{speak(Say('head-driving-error'))} {cells[1]}", cells[4]
        parts.append(circle(38, middle, 12, fill=CARS[player.side].colour))
        parts.append(text(38, middle + 5, CARS[player.side].letter, 14, "heavy on-sign"))
        parts.append(text(62, middle + 6, race.players[player.seat], 18, "heavy on-panel", "start"))
        parts.append(text(size - 220, middle + 6, error, 18, "on-panel", "end"))
        words = f"{speak(Say('head-luck'))} {luck_words}"
        parts.append(text(size - 24, middle + 6, words, 18, "on-panel-soft", "end"))
    height = rows_top + 34 * len(review.players) + 40
    return picture(size, height, tag("style", STYLE), *parts, role="img", aria_label=" ".join(lines))
