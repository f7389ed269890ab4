"""Several pictures below each other as one that stands alone: with its style, its symbols and its ground."""

import re
from collections.abc import Callable

from paddock.drawing.palette import GROUND, STYLE
from paddock.drawing.svg import picture, rect, tag, window

BOX = re.compile(r'viewBox="0 0 (\S+) (\S+)"')


def alone(art: Callable[[], str]) -> Callable[..., str]:
    """The call `alone` of a drawing with this art: its pictures below each other; empty ones are left out."""
    return lambda *pictures: joined(art(), *(each for each in pictures if each))


def joined(art: str, *pictures: str) -> str:
    """Pictures of one width, from top to bottom."""
    sizes = [size(each) for each in pictures]
    width = max(wide for wide, _ in sizes)
    placed, y = [], 0.0
    for each, (wide, high) in zip(pictures, sizes, strict=True):
        placed.append(window(0, y, wide, high, each))
        y += high
    ground = rect(0, 0, width, y, fill=GROUND)
    return picture(width, y, tag("style", STYLE), art, ground, *placed)


def size(drawing: str) -> tuple[float, float]:
    """How wide and high a picture is."""
    found = BOX.search(drawing)
    assert found, "a picture begins with its size"
    return float(found[1]), float(found[2])
