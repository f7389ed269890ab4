"""How wide words are in Overpass, and how they are made to fit."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

NARROW = {  # in hundredths of the size, for the bold letters; what is not listed takes OTHER
    **dict.fromkeys("ijlI'’|.,:;! \u00a0\u202f", 29),
    **dict.fromkeys("ftr()[]-“”1·", 42),
    **dict.fromkeys("csz/7?«»", 54),
    **dict.fromkeys("mwWM@", 85),
    **dict.fromkeys("ABCDGHKNOQRSUVXYZ&0", 70),
}
OTHER = 60
WIDEST = 105  # of scripts that Overpass does not have
ELLIPSIS = "…"
LEAST_KEPT = 4  # letters of a name that is cut
SEATS = "ABCDEFGH"
ROUNDING = 0.01  # a size was divided and multiplied again
REMEMBERED = 10_000  # lines; tables say the same things again and again


def width(words: str, size: float) -> float:
    """How wide a line is at most."""
    return sum(letter(each) for each in words) * size / 100


def letter(each: str) -> int:
    """The width of one letter, accents aside."""
    base = unicodedata.normalize("NFD", each)[0]
    return NARROW.get(base, OTHER if base < "\u0250" else WIDEST)


def fitting(words: str, size: float, room: float) -> float:
    """The size at which words fit, at most the one that is wanted."""
    return min(size, room / (width(words, 1) or 1))


def shorten(words: str, size: float, room: float) -> str:
    """A line that fits, cut where it does not."""
    if width(words, size) <= room + ROUNDING:
        return words
    kept = words
    while kept and width(kept + ELLIPSIS, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def short_name(players: Sequence[str], seat: int, size: float, room: float) -> str:
    """A player's name where room is short: cut if it then reads like nobody else's, else its initials and a letter."""
    name = shorten(players[seat], size, room)
    kept = name.removesuffix(ELLIPSIS).strip().casefold()
    others = (other for n, other in enumerate(players) if n != seat)
    if name == players[seat] or (len(kept) >= LEAST_KEPT and not any(o.casefold().startswith(kept) for o in others)):
        return name
    letter = SEATS[seat]
    initials = "".join(word[0].upper() for word in players[seat].split() if not word.isdecimal())
    return next((short for short in (f"{initials}·{letter}", letter) if width(short, size) <= room), letter)


@lru_cache(REMEMBERED)
def wrap(words: str, size: float, room: float, most: int) -> tuple[str, ...]:
    """Words over so many lines at most, about equally long; what is too long for them is cut."""
    lines = filled(words, size, room, most)
    while len(lines) > 1:
        evener = filled(words, size, longest(lines, size) - 1, len(lines))
        if longest(evener, size) >= longest(lines, size):
            break
        lines = evener
    return tuple(shorten(line, size, room) for line in lines)


def longest(lines: list[str], size: float) -> float:
    """The width of the widest line."""
    return max(width(line, size) for line in lines)


def filled(words: str, size: float, room: float, most: int) -> list[str]:
    """Lines as full as they can be; the last holds all that is left."""
    done: list[str] = []
    line = ""
    for word in words.split(" "):
        longer = f"{line} {word}".strip(" ")
        if line and len(done) < most - 1 and width(longer, size) > room:
            done.append(line)
            line = word
        else:
            line = longer
    return [*done, line]
