"""The plots of a study, drawn as SVG. Colours are the page's."""

from collections.abc import Callable, Sequence

import numpy as np

from paddock.drawing.report import RIGHT, WIDTH, shortened, svg, text, ticks
from paddock.lab.table import Column

LEFT = 176  # where a plot begins, right of the names
LONGEST = 26  # letters of a name that have room
ROW = 24
TALL = 150
BINS = 40


def intervals(
    names: Sequence[str], found: Sequence[tuple[float, float, float]], usual: float, unit: str, label: str
) -> str:
    """A row for each figure: its interval as a bar, itself as a dot; the dashed line is what is usual."""
    low = min(usual, *(low for _, low, _ in found))
    high = max(usual, *(high for _, _, high in found))
    room = 0.06 * (high - low) or 1.0
    low, high = low - room, high + room
    bottom = ROW * len(names)

    def at(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (RIGHT - LEFT)

    parts = [f'<path d="M{at(usual):.1f} 0V{bottom}" class="middle"/>']
    for row, (name, (value, least, most)) in enumerate(zip(names, found, strict=True)):
        y = ROW * (row + 0.5)
        colour = "stronger" if least > usual else "weaker" if most < usual else "even"
        width = max(2.0, at(most) - at(least))
        parts.append(text(LEFT - 12, y + 5, shortened(name, LONGEST), "soft", "end"))
        parts.append(bar(at(least), y - 3, width, 6, f"{colour} faint"))
        parts.append(f'<circle cx="{at(value):.1f}" cy="{y:.1f}" r="5" class="{colour}"/>')
    parts += axis(bottom, low, high, at, unit)
    return svg(bottom + 26, label, parts)


def histogram(values: Column, label: str) -> str:
    """How many of all lie where, without the hundredth part at the far end."""
    low, high = int(values.min()), int(np.quantile(values, 0.99))
    step = (high - low) // BINS + 1  # whole numbers: equally many in each bin
    counts, edges = np.histogram(values, bins=np.arange(low, high + step + 1, step))
    first, last = float(edges[0]), float(edges[-1])
    wide, left = (RIGHT - 24) / len(counts), 24

    def at(value: float) -> float:
        return left + (value - first) / (last - first) * (RIGHT - left)

    parts = []
    for bin, count in enumerate(counts.tolist()):
        tall = TALL * count / counts.max()
        parts.append(bar(left + bin * wide, TALL - tall, max(1.0, wide - 1), tall, "car-1"))
    parts += [f'<path d="M{left} {TALL}H{RIGHT}" class="ground"/>', *axis(TALL, first, last, at, "")]
    return svg(TALL + 26, label, parts)


def tenths(shares: Sequence[float], label: str) -> str:
    """A share, in a hundred, at each tenth of a race."""
    left = 40
    wide = (RIGHT - left) / len(shares)
    parts = []
    for tenth, share in enumerate(shares):
        tall = TALL * share / 100
        parts.append(bar(left + tenth * wide, 16 + TALL - tall, wide - 4, tall, "car-3"))
        parts.append(text(left + (tenth + 0.5) * wide - 2, 12 + TALL - tall, f"{share:.0f}", "soft"))
        parts.append(text(left + tenth * wide, TALL + 34, f"{10 * tenth} %", "soft"))
    parts.append(f'<path d="M{left} {16 + TALL}H{RIGHT}" class="ground"/>')
    return svg(TALL + 42, label, parts)


def bar(x: float, y: float, width: float, height: float, classes: str) -> str:
    """A bar in one of the page's colours."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="2"'
    return f'<rect {place} class="{classes}"/>'


def axis(bottom: float, low: float, high: float, at: Callable[[float], float], unit: str) -> list[str]:
    """Round numbers below a plot."""
    return [
        text(at(tick), bottom + 20, f"{tick:,.10g}{unit and ' ' + unit}", "soft")
        for tick in ticks(low, high)
        if at(tick) < WIDTH
    ]
