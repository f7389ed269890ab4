"""Enamel plates: panels, signs with words on them, buttons."""

from paddock.drawing.lettering import width, wrap
from paddock.drawing.palette import BLUE, EDGE, ENAMEL, INK, PANEL
from paddock.drawing.svg import Attribute, rect, text

LINE = 1.25  # of the size, from one line of a plate to the next


def panel(x: float, y: float, w: float, h: float) -> str:
    """A quiet ground for what belongs together."""
    return rect(x, y, w, h, rx=14, fill=PANEL, stroke=EDGE, stroke_width=1.5)


def outline(x: float, y: float, w: float, h: float, rx: float = 12) -> str:
    """What lights up when the part can be touched."""
    return rect(x, y, w, h, rx=rx, class_="outline")


def enamel(x: float, y: float, w: float, h: float, colour: str = BLUE) -> str:
    """A road sign without words: coloured, with a line along its border."""
    return rect(x, y, w, h, rx=10, fill=colour, stroke=INK, stroke_width=1.5) + rect(
        x + 4, y + 4, w - 8, h - 8, rx=7, fill="none", stroke=ENAMEL, stroke_width=2
    )


def words_on(x: float, y: float, lines: list[str], size: float, kind: str) -> str:
    """Lines of text, centred on a point."""
    top = y - (len(lines) - 1) * size * LINE / 2 + size * 0.35
    return "".join(text(x, top + row * size * LINE, line, size, kind) for row, line in enumerate(lines))


def plate(x: float, y: float, w: float, h: float, lines: list[str], size: float, colour: str = BLUE) -> str:
    """A road sign with words."""
    return enamel(x, y, w, h, colour) + words_on(x + w / 2, y + h / 2, lines, size, "heavy on-sign")


def wrapped(words: str, w: float, h: float, size: float) -> list[str]:
    """Words in as many lines as a plate of that size has."""
    return wrap(words, size, w - 24, max(1, int((h - 12) / (size * LINE))))


def badge(x: float, y: float, words: str, size: float, **attributes: Attribute) -> str:
    """A small round-ended label, centred on a point."""
    w = max(width(words, size) + size, size * 1.7)
    label = rect(x - w / 2, y - size * 0.85, w, size * 1.7, rx=size * 0.85, fill=ENAMEL, stroke=INK, **attributes)
    return label + text(x, y + size * 0.35, words, size, "heavy on-card")
