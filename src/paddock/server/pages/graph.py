"""How a race went: the points of each side, move by move, as a line each."""

from collections.abc import Sequence

from paddock.drawing.cars import CARS
from paddock.drawing.svg import path, picture, rect, text

WIDTH, HEIGHT, LEFT, BOTTOM = 340, 170, 46, 24
LETTER = 13  # high


def graph(history: Sequence[Sequence[int]], title: str) -> str:
    """A small chart; each line ends with the letter of its car."""
    low = min(0, *(min(line) for line in history))
    high = max(1, *(max(line) for line in history))
    steps = max(1, len(history[0]) - 1)

    def x(step: int) -> float:
        return LEFT + (WIDTH - LEFT - 20) * step / steps

    def y(value: int) -> float:
        return 10 + (HEIGHT - BOTTOM - 10) * (high - value) / (high - low)

    lines = []
    for side, values in enumerate(history):
        d = "M" + " L".join(f"{x(step):.1f} {y(value):.1f}" for step, value in enumerate(values))
        lines.append(path(d, fill="none", stroke=CARS[side].colour, stroke_width=3, stroke_linejoin="round"))
    for side, middle in enumerate(apart([y(values[-1]) for values in history])):
        lines.append(text(WIDTH - 10, middle + 4, CARS[side].letter, LETTER, "heavy on-panel"))
    axis = rect(LEFT, 10, WIDTH - LEFT - 20, HEIGHT - BOTTOM - 10, fill="none", stroke="var(--edge)")
    labels = [text(LEFT - 6, y(value) + 4, f"{value:,}", 12, "on-panel-soft", "end") for value in {low, high}]
    labels.append(text(x(steps), HEIGHT - 6, str(steps), 12, "on-panel-soft", "end"))
    return picture(WIDTH, HEIGHT, axis, *labels, *lines, role="img", aria_label=title)


def apart(ends: list[float]) -> list[float]:
    """Where the letters of lines that end there stand: none on another, and none below the chart."""
    placed = list(ends)
    from_the_top = sorted(range(len(ends)), key=lambda side: ends[side])
    above: float = -LETTER
    for side in from_the_top:
        above = placed[side] = max(placed[side], above + LETTER)
    below: float = HEIGHT
    for side in reversed(from_the_top):
        below = placed[side] = min(placed[side], below - LETTER)
    return placed
