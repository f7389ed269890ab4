"""Text for a terminal, printed on a panel: letters of one width in lines, with its marks as colours."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from paddock.drawing.palette import CRIMSON, MOSS, MUTED, NAVY, OCHRE, PANEL, TEAL, TEXT, VIOLET
from paddock.drawing.plates import panel
from paddock.drawing.svg import group, rect, safe, tag

MARGIN = 14
LETTER, LINE = 0.6, 1.3  # the width of a letter and the height of a line, of the size
STYLES = Console()  # what knows the names of styles
WORDS = re.compile(r"\S+(?: \S+)*")  # with no more than a space between them
COLOURS = {  # by what is said in the name of a terminal's colour
    "red": CRIMSON,
    "green": MOSS,
    "yellow": OCHRE,
    "orange": OCHRE,
    "blue": NAVY,
    "magenta": VIOLET,
    "purple": VIOLET,
    "cyan": TEAL,
}


@dataclass(frozen=True)
class Print:
    """Marked text in lines, and the size of its letters."""

    lines: tuple[Text, ...]
    size: float

    @classmethod
    def fitting(cls, marked: str, w: float, least: float, most: float) -> "Print":
        """In letters as large as a panel of that width allows; what is too long for the smallest goes on below."""
        whole = Text.from_markup(marked, emoji=False)
        longest = max(cell_len(line) for line in whole.plain.splitlines())
        room = w - 2 * MARGIN
        size = max(least, min(most, room / (LETTER * longest)))
        return cls(tuple(whole.wrap(STYLES, int(room / (LETTER * size) + 0.01))), size)

    @property
    def height(self) -> float:
        """Of the panel, with its margins."""
        return len(self.lines) * self.size * LINE + 2 * MARGIN

    def drawn(self, x: float, y: float, w: float, h: float) -> str:
        """On a panel, which a screen reader reads line by line."""
        lines = (
            printed(line, MARGIN, MARGIN + self.size * (LINE * n + 1), self.size) for n, line in enumerate(self.lines)
        )
        told = "; ".join(line.plain.strip() for line in self.lines if line.plain.strip())
        return group(panel(0, 0, w, h), *lines, x=x, y=y, id="text", role="img", aria_label=told)


def printed(line: Text, x: float, y: float, size: float) -> str:
    """One line, each word where its column is, whatever letters there are to write it in."""
    drawn: list[str] = []
    column = 0
    for segment in pieces(line):
        drawn += words(segment, x + column * size * LETTER, y, size)
        column += cell_len(segment.text)
    return "".join(drawn)


def pieces(line: Text) -> Iterator[Segment]:
    """The pieces of a line that look alike."""
    return (segment for segment in line.render(STYLES, end="") if segment.text)


def words(segment: Segment, x: float, y: float, size: float) -> Iterator[str]:
    """The words of a piece in its colour; where that is reversed, on a ground."""
    style = segment.style or Style.null()
    colour, letter = colour_of(style), size * LETTER
    if style.reverse:
        yield rect(x, y - size, cell_len(segment.text) * letter, size * LINE, fill=colour)
    for found in WORDS.finditer(segment.text):
        before, written = segment.text[: found.start()], found[0]
        yield tag(
            "text",
            safe(written),
            x=x + cell_len(before) * letter,
            y=y,
            font_size=size,
            textLength=cell_len(written) * letter,
            lengthAdjust="spacingAndGlyphs",
            fill=PANEL if style.reverse else colour,
            class_="mono heavy" if style.bold else "mono",
        )


def colour_of(style: Style) -> str:
    """The colour of the house that is nearest in name."""
    name = style.color.name if style.color else ""
    plain = MUTED if style.dim else TEXT
    return next((colour for said, colour in COLOURS.items() if said in name), plain)
