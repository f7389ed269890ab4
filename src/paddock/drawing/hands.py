"""What every hand has: its frame and title, racks with stacks of equal cards, and buttons."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from paddock.core.scene import Scene
from paddock.drawing import cards
from paddock.drawing.boards import GAP, TALL, WIDE
from paddock.drawing.lettering import shorten
from paddock.drawing.plates import badge, outline, plate, wrapped
from paddock.drawing.svg import group, named, picture, text

EDGE = 3  # pixels that are seen of a card behind another
MOST = 4  # cards of a stack that are drawn; how many there are is written on it
BESIDE, BELOW = 248, 54  # the width of a button at the right of a desk, the height of one on a phone


def hand_title(scene: Scene[Any], own: bool) -> str:
    """Whose hand it is."""
    return scene.say("own-hand") if own else scene.say("hand-of", seat=scene.seat)


def title_line(title: str, room: float, y: float = 18) -> str:
    """A title, small, over what it is about."""
    return text(GAP + 2, y, shorten(title, 14, room), 14, "on-panel-soft", "start")


def hand_frame(scene: Scene[Any], title: str, w: float, h: float, *inside: str) -> str:
    """The hand as a picture with a name."""
    return picture(w, h, *inside, id=f"hand-{scene.seat}", role="group", aria_label=title)


# ---- Cards -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Held:
    """Equal cards in a hand."""

    part: str
    name: str  # in words
    count: int
    face: str  # of the cards behind, as `cards.card` calls it
    front: str  # the card in front, drawn at the corner of the stack
    explains: str | None = None  # the part that it is explained by, where that is another


@dataclass(frozen=True)
class Rack:
    """How cards lie in rows."""

    columns: int
    card: float  # its width
    across: float  # from one card to the next

    @property
    def down(self) -> float:
        """From one row to the next."""
        return cards.height(self.card) + 16

    def height(self, count: int) -> float:
        """How high so many stacks lie."""
        return self.down * -(-count // self.columns)

    def laid(self, scene: Scene[Any], held: Iterable[Held], top: float) -> list[str]:
        """Stacks in rows, from the left."""
        return [
            stack(scene, each, GAP + self.across * (n % self.columns), top + self.down * (n // self.columns), self.card)
            for n, each in enumerate(held)
        ]


def stack(scene: Scene[Any], held: Held, x: float, y: float, size: float) -> str:
    """Equal cards on top of each other, as one thing to touch."""
    behind = (cards.card(held.face, EDGE * n, -EDGE * n, size) for n in range(min(held.count, MOST) - 1, 0, -1))
    many = badge(size - 13, 12, f"×{held.count}", 13, stroke_width=1.5) if held.count > 1 else ""
    rim = outline(0, 0, size, cards.height(size), size * 0.09)
    return named(
        scene.say("hand-held", card=held.name, count=held.count),
        group(*behind, held.front, many, rim, class_="lift"),
        x=x,
        y=y,
        id=f"hand-{scene.seat}-{held.part.replace(':', '-')}",
        class_="moves",
        data_part=held.part,
        data_explains=held.explains,
    )


# ---- Buttons -----------------------------------------------------------------------------------


def button(part: str, words: str, x: float, y: float, w: float, h: float, size: float = 15) -> str:
    """A sign to press."""
    sign = plate(0, 0, w, h, wrapped(words, w, h, size), size)
    lifted = group(sign, outline(-1, -1, w + 2, h + 2, 11), class_="lift")
    return named(words, lifted, x=x, y=y, id=f"part-{part.replace(':', '-')}", data_part=part)


def wide_buttons(shown: Mapping[str, str]) -> list[str]:
    """Buttons by part, below each other at the right of a desk."""
    left = WIDE - GAP - BESIDE
    return [button(part, words, left, 40 + 72 * row, BESIDE, 62) for row, (part, words) in enumerate(shown.items())]


def tall_buttons(shown: Mapping[str, str], y: float) -> list[str]:
    """Buttons by part over the width of a phone, one or two in a row."""
    columns = min(2, len(shown))
    return [
        button(
            part,
            words,
            GAP + (TALL - GAP) / columns * (n % columns),
            y + (BELOW + 8) * (n // columns),
            (TALL - GAP) / columns - GAP,
            BELOW,
        )
        for n, (part, words) in enumerate(shown.items())
    ]


def tall_buttons_height(shown: Mapping[str, str]) -> float:
    """How high those are, with the gap below."""
    return (BELOW + 8) * -(-len(shown) // 2)
