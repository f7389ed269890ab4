"""Enamel plates: panels, signs with words on them, buttons."""

from collections.abc import Sequence

from paddock.drawing.lettering import width as width_of
from paddock.drawing.lettering import wrap
from paddock.drawing.palette import BLUE, EDGE, ENAMEL, INK, PANEL, TEXT
from paddock.drawing.svg import Attribute, pictured, rect, text

LINE = 1.25  # of the size, from one line of a plate to the next


def panel(x: float, y: float, w: float, h: float, marked: bool = False) -> str:
    """A quiet ground for what belongs together; a mark draws the eye to it."""
    line, width = (TEXT, 3) if marked else (EDGE, 1.5)
    return rect(x, y, w, h, rx=14, fill=PANEL, stroke=line, stroke_width=width)


def outline(x: float, y: float, w: float, h: float, rx: float = 12) -> str:
    """What lights up when the part can be touched."""
    return rect(x, y, w, h, rx=rx, class_="outline")


def enamel(x: float, y: float, w: float, h: float, colour: str = BLUE) -> str:
    """A road sign without words: coloured, with a line along its border."""
    return rect(x, y, w, h, rx=10, fill=colour, stroke=INK, stroke_width=1.5) + rect(
        x + 4, y + 4, w - 8, h - 8, rx=7, fill="none", stroke=ENAMEL, stroke_width=2
    )


def words_on(x: float, y: float, lines: Sequence[str], size: float, kind: str) -> str:
    """Lines of text, centred on a point."""
    top = y - (len(lines) - 1) * size * LINE / 2 + size * 0.35
    return "".join(text(x, top + row * size * LINE, line, size, kind) for row, line in enumerate(lines))


def plate(x: float, y: float, w: float, h: float, lines: Sequence[str], size: float, colour: str = BLUE) -> str:
    """A road sign with words."""
    return enamel(x, y, w, h, colour) + words_on(x + w / 2, y + h / 2, lines, size, "heavy on-sign")


def wrapped(words: str, w: float, h: float, size: float) -> tuple[str, ...]:
    """Words in as many lines as a plate of that size has."""
    return wrap(words, size, w - 24, max(1, int((h - 12) / (size * LINE))))


def badge(x: float, y: float, words: str, size: float, **attributes: Attribute) -> str:
    """A small round-ended label, centred on a point."""
    w = max(width_of(words, size) + size, size * 1.7)
    label = rect(x - w / 2, y - size * 0.85, w, size * 1.7, rx=size * 0.85, fill=ENAMEL, stroke=INK, **attributes)
    return label + text(x, y + size * 0.35, words, size, "heavy on-card")


def button_alone(words: str, colour: str = BLUE) -> str:
    """A button, or another sign with words, as a picture of its own."""
    w, h = 170, 84
    return pictured(words, w, h, plate(0, 0, w, h, wrapped(words, w, h, 18), 18, colour))
