"""Names of people: what can be seen of them, and which look alike."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, marks of direction, and what no font knows
BLANK = {  # letters and marks that show nothing
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0",
    *(
        chr(code)
        for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0D), (0xE0100, 0xE01EF))
        for code in range(first, last + 1)
    ),
}
JOINERS = {"\u200c", "\u200d"}  # emoji are composed with them, and some scripts are written with them
JOINED = {"Lo", "Mc", "Mn", "Sk", "So"}  # what they stand between: never letters that have capitals
STYLES = {"\ufe0e", "\ufe0f"}  # whether the sign before is shown as an emoji
STYLED = {"Nd", "Po", "Sm", "So"}
SHOWN = set("LNPS")  # letters, numbers, punctuation, symbols: a name has one of them

REMEMBERED = 1024  # names

LATIN = str.maketrans(  # letters of Cyrillic and Greek that are drawn as Latin ones
    "АВЕЅІЈКМНОРСТХҮаеѕіјкорсухԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινορυ",
    "ABESIJKMHOPCTXYaesijkopcyxdqwhABEZHIKMNOPTYXaivopu",
)
STROKES = str.maketrans("I1|O", "lll0")
UNDRAWN = dict.fromkeys(map(ord, JOINERS | STYLES))


def tidy(name: str) -> str:
    """A name with its letters composed and single spaces."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def is_visible(name: str) -> bool:
    """Whether a name shows something, and nothing in it goes unseen."""
    neighbours = zip(" " + name, name, name[1:] + " ", strict=False)
    return any(unicodedata.category(sign)[0] in SHOWN for sign in name) and all(is_seen(*each) for each in neighbours)


def is_seen(before: str, sign: str, after: str) -> bool:
    """Whether one can see that a sign is there."""
    if sign in JOINERS:
        return unicodedata.category(before) in JOINED and unicodedata.category(after) in JOINED
    if sign in STYLES:
        return unicodedata.category(before) in STYLED
    return sign not in BLANK and unicodedata.category(sign) not in UNSEEN


@lru_cache(REMEMBERED)
def looks(name: str) -> frozenset[str]:
    """How a name looks: in small letters, and by its strokes. Names that share one of them are easily confused."""
    drawn = unicodedata.normalize("NFKC", name.translate(UNDRAWN)).translate(LATIN)
    return frozenset((drawn.casefold(), drawn.translate(STROKES)))


def unique_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody takes for that of somebody else at the table."""
    others = frozenset[str]().union(*map(looks, taken))
    numbered, number = name, 1
    while looks(numbered) & others:
        number += 1
        numbered = f"{name} {number}"
    return numbered
