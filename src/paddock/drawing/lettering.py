"""How wide words are in Overpass, and how they are made to fit."""

import unicodedata

NARROW = {  # in hundredths of the size, for the bold letters; what is not listed takes OTHER
    **dict.fromkeys("ijlI'’|.,:;! \u00a0", 29),
    **dict.fromkeys("ftr()[]-“”1·", 42),
    **dict.fromkeys("csz/7?«»", 54),
    **dict.fromkeys("mwWM@", 85),
    **dict.fromkeys("ABCDGHKNOQRSUVXYZ&0", 70),
}
OTHER = 60
WIDEST = 105  # of scripts that Overpass does not have
ELLIPSIS = "…"


def width(words: str, size: float) -> float:
    """How wide a line is at most."""
    return sum(letter(each) for each in words) * size / 100


def letter(each: str) -> int:
    """The width of one letter, accents aside."""
    base = unicodedata.normalize("NFD", each)[0]
    return NARROW.get(base, OTHER if base < "\u0250" else WIDEST)


def shorten(words: str, size: float, room: float) -> str:
    """A line that fits, cut where it does not."""
    if width(words, size) <= room:
        return words
    kept = words
    while kept and width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def wrap(words: str, size: float, room: float, lines: int) -> list[str]:
    """Words over so many lines at most; what is too long for them is cut."""
    done: list[str] = []
    line = ""
    for word in words.split(" "):
        longer = f"{line} {word}".strip()
        if line and len(done) < lines - 1 and width(longer, size) > room:
            done.append(line)
            line = word
        else:
            line = longer
    return [shorten(each, size, room) for each in [*done, line]]
