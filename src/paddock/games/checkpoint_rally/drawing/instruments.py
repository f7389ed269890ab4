"""The watch, and the checkpoint card beside it."""

from functools import lru_cache

from paddock.drawing.cars import CARS
from paddock.drawing.palette import ENAMEL, INK
from paddock.drawing.plates import panel
from paddock.drawing.svg import circle, group, named, rect, text
from paddock.games.checkpoint_rally.drawing.layout import Layout
from paddock.games.checkpoint_rally.drawing.roadmap import pennant
from paddock.games.checkpoint_rally.drawing.watch_face import dial
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.scene import Scene


def watch_and_card(scene: Scene, place: Layout) -> str:
    """The stopwatch, and beside it the checkpoints of the seat that looks."""
    x, y, w, h = place.watch
    drawn = panel(x, y, w, h) + dial(scene, place.dial(scene.view))
    if "card" not in scene.view:
        return drawn
    side = h - 46 if h > 200 else h - 34
    across = h * 1.02  # of the watch
    return drawn + checkpoint_card(scene, x + across + (w - across - side) / 2, y + (h - side) - 10, side)


def checkpoint_card(scene: Scene, x: float, y: float, side: float) -> str:
    """The own checkpoint map: small cells, flags where one has to go."""
    title = text(
        x + side / 2, y - side * 0.04, scene.say("drawing-card-title"), max(12, side * 0.075), "heavy on-panel"
    )
    marks = [flag_on_card(name, name in scene.visited, x, y, side) for name in scene.wanted]
    own = scene.own
    if own["cell"]:
        a, b = spot(own["cell"], x, y, side)
        marks.append(circle(a, b, side * 0.052, fill=CARS[scene.seat].colour, stroke=ENAMEL, stroke_width=2))
    label = scene.say("drawing-card", cells=tuple(scene.wanted))
    return named(label, title, empty_card(x, y, side), *marks, id="card", data_explains="card")


def spot(cell: str, x: float, y: float, side: float) -> tuple[float, float]:
    """The middle of a cell on a card."""
    number = box.CELL_IDS.index(cell)
    return x + side / box.SIDE * (number % box.SIDE + 0.5), y + side / box.SIDE * (number // box.SIDE + 0.5)


def flag_on_card(cell: str, visited: bool, x: float, y: float, side: float) -> str:
    """A checkpoint of a card."""
    a, b = spot(cell, x, y, side)
    return group(circle(0, 0, 21, fill=ENAMEL), pennant(visited), x=a, y=b, scale=side / box.SIDE / 48)


@lru_cache(8)
def empty_card(x: float, y: float, side: float) -> str:
    """A card with its cells."""
    cell = side / box.SIDE
    ground = rect(x - 3, y - 3 + 2, side + 6, side + 4, rx=6, fill=ENAMEL, stroke=INK, stroke_width=1.5)
    return ground + "".join(
        rect(
            x + cell * (k % box.SIDE) + 1, y + cell * (k // box.SIDE) + 1, cell - 2, cell - 2, rx=3, fill="var(--stone)"
        )
        for k in range(len(box.CELL_IDS))
    )
