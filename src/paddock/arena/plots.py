"""The plots of a result, drawn as SVG. Colours are the page's; each bot has a colour and a letter."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from paddock.arena.figures import decimal
from paddock.drawing.cars import CARS
from paddock.drawing.report import NAMES, RIGHT, WIDTH, round_step, shortened, svg, text, ticks

COLOURS = len(CARS)
LANE = 52
PLATE = 16
BINS = 40
LONGEST = 13  # letters of a name that have room


def letter(place: int) -> str:
    """The letter of the bot at that place of the table."""
    return chr(ord("A") + place % 26)


def roundel(x: float, y: float, place: int) -> str:
    """The sign of a bot: a disc with its letter."""
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="13" class="roundel car-{place % COLOURS}"/>'
    return disc + text(x, y + 5, letter(place), "on-sign")


def name_of(bot: Mapping[str, Any], y: float) -> str:
    """Its name at the left edge, cut where there is no more room."""
    return text(34, y + 5, shortened(str(bot["name"]), LONGEST), "name", "start")


def win_shares(bots: Sequence[Mapping[str, Any]], label: str) -> str:
    """A road with a lane for each bot: how far along it is its share, the bar is the interval."""
    left, right, bottom = NAMES, RIGHT, LANE * len(bots)

    def at(share: float) -> float:
        return left + share * (right - left)

    parts = [f'<rect x="{left - 12}" width="{right - left + 24}" height="{bottom}" rx="10" class="road"/>']
    for lane in range(1, len(bots)):
        parts.append(f'<path d="M{left - 12} {lane * LANE}H{right + 12}" class="lane"/>')
    parts.append(f'<path d="M{at(0.5):.1f} 0V{bottom}" class="middle"/>')
    for tick in (0, 0.25, 0.5, 0.75, 1):
        parts.append(text(at(tick), bottom + 20, f"{tick:.0%}", "soft"))
    for place, bot in enumerate(bots):
        y = LANE * (place + 0.5)
        parts += [roundel(15, y, place), name_of(bot, y)]
        if bot["win_share"] is not None:
            low, share, high = at(bot["low"]), at(bot["win_share"]), at(bot["high"])
            parts.append(
                f'<rect x="{low:.1f}" y="{y + 12:.1f}" width="{high - low:.1f}" height="6" rx="3" class="bar"/>'
            )
            parts.append(roundel(share, y - 5, place))
    return svg(bottom + 30, label, parts)


def matrix(bots: Sequence[Mapping[str, Any]], pairings: Sequence[Mapping[str, Any]], label: str) -> str:
    """The share of each row against each column, greener where the row is stronger and redder where it is weaker."""
    found = {(pair["bot"], pair["against"]): pair for pair in pairings}
    step = min(78.0, (WIDTH - NAMES) / len(bots))
    height = max(34.0, min(52.0, step))
    parts = [roundel(NAMES + step * (place + 0.5), 16, place) for place in range(len(bots))]
    for row, bot in enumerate(bots):
        y = 38 + height * row
        parts += [roundel(15, y + height / 2, row), name_of(bot, y + height / 2)]
        for column, other in enumerate(bots):
            pair = found.get((bot["name"], other["name"]))
            parts.append(cell(NAMES + step * column, y, step, height, pair))
    return svg(38 + height * len(bots), label, parts)


def cell(x: float, y: float, width: float, height: float, pair: Mapping[str, Any] | None) -> str:
    """One bot against one other."""
    place = f'x="{x + 2:.1f}" y="{y + 2:.1f}" width="{width - 4:.1f}" height="{height - 4:.1f}" rx="7"'
    if pair is None or pair["win_share"] is None:
        return f'<rect {place} class="blank"/>'
    edge = pair["win_share"] - 0.5
    tint = f'class="{"stronger" if edge > 0 else "weaker"}" fill-opacity="{min(0.8, 1.7 * abs(edge)):.2f}"'
    middle, centre = x + width / 2, y + height / 2
    interval = f"{pair['low'] * 100:.0f}–{pair['high'] * 100:.0f}"
    return (
        f'<rect {place} class="blank"/><rect {place} {tint}/>'
        + text(middle, centre + 1, f"{pair['win_share'] * 100:.0f}", "cell")
        + text(middle, centre + 15, interval, "cell-soft")
    )


def scores(bots: Sequence[Mapping[str, Any]], points: Mapping[str, Sequence[float]], label: str) -> str:
    """How often each bot scored how much; the pin is the mean."""
    all_points = [point for found in points.values() for point in found] or [0.0]
    step = round_step(max(1, (max(all_points) - min(all_points)) / BINS))
    first, last = math.floor(min(all_points) / step), math.floor(max(all_points) / step)
    counts = {name: histogram(found, step, first, last) for name, found in points.items()}
    wide, tall = (RIGHT - NAMES) / (last - first + 1), LANE - PLATE - 6
    bottom = LANE * len(bots)

    def at(point: float) -> float:
        return NAMES + (point / step - first) * wide

    parts = []
    for place, bot in enumerate(bots):
        base = LANE * (place + 1)
        parts += [roundel(15, base - LANE / 2, place), name_of(bot, base - LANE / 2)]
        for bin, count in enumerate(counts[bot["name"]]):
            if count:
                high = tall * count / max(counts[bot["name"]])
                where = f'x="{NAMES + bin * wide:.1f}" y="{base - high:.1f}" width="{wide - 1:.1f}" height="{high:.1f}"'
                parts.append(f'<rect {where} class="car-{place % COLOURS}"/>')
        parts.append(f'<path d="M{NAMES} {base}H{RIGHT}" class="ground"/>')
        if bot["mean_score"] is not None:
            parts.append(pin(at(bot["mean_score"]), base, decimal(bot["mean_score"], 0)))
    for tick in ticks(first * step, (last + 1) * step):
        parts.append(text(at(tick), bottom + 20, decimal(tick, 0), "soft"))
    return svg(bottom + 30, label, parts)


def pin(x: float, base: float, words: str) -> str:
    """A mean, as a pole with a plate above the bars."""
    half, top = 4 * len(words) + 5, base - LANE + 4
    middle = max(x, NAMES + half)
    plate = f'<rect x="{middle - half:.1f}" y="{top}" width="{2 * half}" height="{PLATE}" rx="4" class="plate"/>'
    pole = f'<path d="M{x:.1f} {base:.1f}V{top + PLATE}" class="pole"/>'
    return pole + plate + text(middle, top + PLATE - 4, words, "on-plate")


def histogram(points: Sequence[float], step: float, first: int, last: int) -> list[int]:
    """How many points lie in each bin."""
    counts = [0] * (last - first + 1)
    for point in points:
        counts[math.floor(point / step) - first] += 1
    return counts
