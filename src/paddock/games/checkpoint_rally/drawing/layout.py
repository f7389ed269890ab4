"""Where things lie on the table: what a drawing and its gestures both need to know."""

from typing import NamedTuple

from paddock.drawing.boards import GAP, TALL, WIDE, above
from paddock.games.checkpoint_rally.drawing.roadmap import Roadmap
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.views import View

SUPPLY = 128  # the height of stack, row and discards on a phone


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float


class Dial(NamedTuple):
    """The face of the watch: its middle and its radius."""

    x: float
    y: float
    r: float


class Layout(NamedTuple):
    """The board, and the panel of the watch."""

    roadmap: Roadmap
    watch: Box

    def dial(self, view: View) -> Dial:
        """The watch leaves room for the own card; nobody's card leaves the whole panel to it."""
        x, y, w, h = self.watch
        r = h * 0.45
        middle = r + h * 0.06 if "card" in view else w / 2
        return Dial(x + middle, y + h / 2 + h * 0.03, r)


def layout(shape: str) -> Layout:
    """At a desk all else lies beside the board, on a phone below it."""
    if shape == "wide":
        roadmap = Roadmap(GAP + 30, 58 + 30, 109, 30)
        left = roadmap.x + box.SIDE * roadmap.cell + roadmap.deep + GAP
        return Layout(roadmap, Box(left, 58, WIDE - left - GAP, 224))
    roadmap = Roadmap(24, above("tall", standings=True) + 24, 68.4, 20)
    below = roadmap.y + box.SIDE * roadmap.cell + roadmap.deep + 8
    return Layout(roadmap, Box(4, below + SUPPLY + 4, TALL - 8, 150))
