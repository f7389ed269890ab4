"""What every hand has: its frame and title, racks with stacks of equal cards, and buttons."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from paddock.core.scene import Scene
from paddock.drawing import cards
from paddock.drawing.boards import GAP, TALL, WIDE, sentence
from paddock.drawing.lettering import shorten
from paddock.drawing.plates import badge, outline, plate
from paddock.drawing.svg import group, named, picture, text

EDGE = 3  # pixels that are seen of a card behind another
MOST = 4  # cards of a stack that are drawn; how many there are is written on it
BESIDE, BELOW = 248, 52  # the width of a button at the right of a desk, the height of one on a phone
ROW, ROW_CARD, ROW_BUTTON = 114, 80, 150  # the height of a phone's hand, the widths of a card and of a button in it
ROW_TOP, ROW_TITLE, ROW_BELOW, ROW_GAP = 18, 14, 7, 10  # room for what is lifted, for a title, below, between two


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
    numbered: bool = False  # whether each card can be taken alone: from the front they are called 0, 1, 2, 3


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
    id = f"hand-{scene.seat}-{held.part.replace(':', '-')}"
    many = badge(size - 13, 12, f"×{held.count}", 13, stroke_width=1.5) if held.count > 1 else ""
    behind = (cards.card(held.face, EDGE * n, -EDGE * n, size) for n in range(1, min(held.count, MOST)))
    seen = [held.front + many, *behind]
    if held.numbered:
        seen = [group(each, id=f"{id}-{n}") for n, each in enumerate(seen)]
    rim = outline(0, 0, size, cards.height(size), size * 0.09)
    return named(
        scene.say("hand-held", card=held.name, count=held.count),
        group(*reversed(seen), rim, class_="lift"),
        x=x,
        y=y,
        id=id,
        class_="moves",
        data_part=held.part,
        data_explains=held.explains,
    )


# ---- Buttons -----------------------------------------------------------------------------------


def button(part: str, words: str, x: float, y: float, w: float, h: float, size: float = 15) -> str:
    """A sign to press."""
    lines, size = sentence(words, w, h, (size, 12, 11))
    sign = plate(0, 0, w, h, lines, size)
    lifted = group(sign, outline(-1, -1, w + 2, h + 2, 11), class_="lift")
    return named(words, lifted, x=x, y=y, id=f"part-{part.replace(':', '-')}", class_="answer", data_part=part)


def wide_buttons(shown: Mapping[str, str]) -> list[str]:
    """Buttons by part, below each other at the right of a desk."""
    left = WIDE - GAP - BESIDE
    return [button(part, words, left, 40 + 72 * row, BESIDE, 62) for row, (part, words) in enumerate(shown.items())]


# ---- The row of a phone ------------------------------------------------------------------------


@dataclass(frozen=True)
class Item:
    """Something in the row."""

    wide: float
    drawn: Callable[[float, float], str]  # at a place


ROW_LEAST = 336  # pixels across


def row(scene: Scene[Any], title: str, items: Iterable[Item], titled: bool) -> str:
    """A phone's hand: everything beside each other, however far it goes on; the title where it tells something."""
    x, top = float(GAP), ROW_TOP + (ROW_TITLE if titled else 0)
    drawn = []
    for item in items:
        drawn.append(item.drawn(x, top))
        x += item.wide + ROW_GAP
    head = title_line(title, TALL - 30) if titled else ""
    return hand_frame(scene, title, max(ROW_LEAST, x - ROW_GAP + GAP), top + ROW + ROW_BELOW, head, *drawn)


def cards_in_row(scene: Scene[Any], held: Iterable[Held]) -> list[Item]:
    """Stacks of equal cards."""
    return [Item(ROW_CARD, partial(stack, scene, each, size=ROW_CARD)) for each in held]


def buttons_in_row(shown: Mapping[str, str]) -> list[Item]:
    """Buttons by part; two below each other where there are more than one."""
    all = list(shown.items())
    return [Item(ROW_BUTTON, partial(buttons_of_column, all[n : n + 2])) for n in range(0, len(all), 2)]


def buttons_of_column(shown: Sequence[tuple[str, str]], x: float, y: float) -> str:
    """One or two, in the middle of the row's height."""
    top = y + (ROW - len(shown) * (BELOW + 2) + 2) / 2
    return "".join(
        button(part, words, x, top + (BELOW + 2) * n, ROW_BUTTON, BELOW, 14) for n, (part, words) in enumerate(shown)
    )
