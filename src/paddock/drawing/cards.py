"""Cards are enamel plates of 150 by 214: a cream face, a coloured line, one sign, and its name below."""

from paddock.drawing import svg
from paddock.drawing.lettering import ELLIPSIS, fitting, wrap
from paddock.drawing.lettering import width as width_of
from paddock.drawing.palette import AMBER, ASPHALT, BLUE, EDGE, ENAMEL, INK
from paddock.drawing.plates import words_on
from paddock.drawing.signs import wheel
from paddock.drawing.svg import circle, path, rect, symbol, use, window

WIDTH, HEIGHT = 150, 214
NAMED = {1: 0.835, 2: 0.805, 3: 0.79}  # of its height: the middle of a name of so many lines
LEAST = 11  # the size of letters in which names are written
WITH_HINT = 0.815, 0.895  # how far down a name and its hint stand


def face(band: str, *drawing: str) -> str:
    """The front of a card, without words."""
    return "".join(
        (
            rect(1, 1, 148, 212, rx=14, fill=ENAMEL, stroke=INK, stroke_width=1.5, stroke_opacity=0.55),
            rect(6.5, 6.5, 137, 201, rx=9, fill="none", stroke=band, stroke_width=4),
            *drawing,
        )
    )


def back() -> str:
    """What all cards show from behind: a road through the night, and a wheel."""
    road = "M14 214 C-6 142 120 142 108 84 C98 42 34 62 50 -10"
    strip = path(road, fill="none", stroke=ASPHALT, stroke_width=30)
    dashes = path(road, fill="none", stroke=AMBER, stroke_width=3, stroke_dasharray="12 9")
    return "".join(
        (
            rect(1, 1, 148, 212, rx=14, fill=ENAMEL, stroke=INK, stroke_width=1.5, stroke_opacity=0.55),
            rect(8, 8, 134, 198, rx=9, fill=BLUE),
            window(8, 8, 134, 198, strip, dashes),
            rect(14, 14, 122, 186, rx=6, fill="none", stroke=ENAMEL, stroke_width=2.5),
            circle(75, 107, 35, fill=ENAMEL),
            wheel(75, 107, 29),
        )
    )


def symbols(faces: dict[str, str]) -> list[str]:
    """Card faces by name and the common back, to be used by `card` and `titled`."""
    everything = {**faces, "back": back()}
    return [symbol(f"art-card-{name}", WIDTH, HEIGHT, drawing) for name, drawing in everything.items()]


def card(name: str, x: float, y: float, width: float) -> str:
    """A card put somewhere."""
    return use(f"art-card-{name}", x, y, width, height(width))


def titled(name: str, title: str, x: float, y: float, width: float, size: float, hint: str = "") -> str:
    """A card with its name written on it, in letters small enough for its longest word.

    Below it stands what one has to know of the card, where both fit on a line each.
    """
    room = width * 0.93
    drawn = card(f"{name}-titled", x, y, width)
    one_line = fitting(title, size, width * 0.88)
    middle, below = (y + height(width) * share for share in WITH_HINT)
    if hint and below - middle >= LEAST and one_line >= LEAST and width_of(hint, LEAST) <= room:
        words = words_on(x + width / 2, middle, (title,), one_line, "heavy on-card")
        return drawn + words + words_on(x + width / 2, below, (hint,), LEAST, "on-card")
    if width_of(max(title.split(), key=len), LEAST) > room:
        title = title.replace("-", "- ")  # long words go on after their hyphen
    size = min(size, room / max(width_of(word, 1) for word in title.split()))
    lines = wrap(title, size, room, 2)
    for most in (2, 3):
        if any(line.endswith(ELLIPSIS) for line in lines):
            size = min(size, LEAST)
            lines = wrap(title, size, room, most)
    lines = tuple(line.replace("- ", "-") for line in lines)
    middle = y + height(width) * NAMED[len(lines)]
    return drawn + words_on(x + width / 2, middle, lines, size, "heavy on-card")


def slot(x: float, y: float, width: float, hint: str = "") -> str:
    """A place where no card lies yet; the hint is a sign shown faintly."""
    tall = height(width)
    frame = rect(
        x + 1,
        y + 1,
        width - 2,
        tall - 2,
        rx=width * 0.09,
        fill="none",
        stroke=EDGE,
        stroke_width=2,
        stroke_dasharray="7 5",
    )
    side = width * 0.62
    sign = use(hint, x + (width - side) / 2, y + (tall - side) / 2, side, side, opacity=0.22) if hint else ""
    return frame + sign


def anchor(id: str, x: float, y: float, width: float) -> str:
    """A place where a card comes to lie, or from where it is taken."""
    return svg.anchor(id, x, y, width, height(width))


def anchor_across(id: str, x: float, y: float, width: float) -> str:
    """The same for a card that lies across it, turned by a quarter."""
    tall = height(width)
    return svg.anchor(id, x + (width - tall) / 2, y + (tall - width) / 2, tall, width)


def height(width: float) -> float:
    """How high a card of that width is."""
    return width * HEIGHT / WIDTH
