"""A table in a book: drawn once, with what is touched marked; nothing moves there or is found by its id."""

import re
from collections.abc import Iterable

from paddock.core.race import Race
from paddock.core.words import Words
from paddock.server.pages.drawings import drawn_by

NEEDED = re.compile(r'(?:url\(#|href="#)([^")]+)')
ID = re.compile(r' id="([^"]+)"')


def still(race: Race, speak: Words, shape: str, touched: Iterable[str] = ()) -> str:
    """What who moves sees, and holds; marked is what they touch."""
    seat = race.turn
    view = race.view(seat)
    drawn = drawn_by(
        race.game,
        lambda drawing: (
            drawing.board(view, speak, race.players, shape) + drawing.hand(view, speak, race.players, shape, own=True)
        ),
    )
    for part in touched:
        drawn = marked(drawn, part)
    needed = set(NEEDED.findall(drawn))
    return ID.sub(lambda id: id[0] if id[1] in needed else "", drawn)


def marked(drawn: str, part: str) -> str:
    """With that part chosen, wherever it lies."""

    def chosen(tag: re.Match[str]) -> str:
        if 'class="' in tag[0]:
            return tag[0].replace('class="', 'class="chosen ', 1)
        return tag[0].replace(" data-part=", ' class="chosen" data-part=', 1)

    return re.sub(rf'<\w+ [^>]*data-part="{re.escape(part)}"[^>]*>', chosen, drawn)
