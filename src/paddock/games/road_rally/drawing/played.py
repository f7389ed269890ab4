"""Where cards are played: a heap on the map, beside the course, for all to see."""

from functools import lru_cache
from itertools import product
from math import ceil, floor

from paddock.drawing import cards
from paddock.games.road_rally.drawing.measure import cell_size
from paddock.games.road_rally.rules.geometry import Cell, Course

PLACES, MIDDLE = 9, 4  # from the left to the right of the heap, two of them a little more than half a card
STEP = 0.275  # of a card's width, from one to the next
WIDE = 1 + STEP * (PLACES - 1)  # the heap, in cards
AIR = 0.15  # between the heap and the course, in squares
TURNS = (-4, 3, -2, 4, -3)  # degrees by which cards lie, as they fall


def fan(count: int) -> list[int]:
    """The places of so many cards played together, around the middle."""
    step = min(2, (PLACES - 1) / max(1, count - 1))
    return [floor((PLACES - 1 - step * (count - 1)) / 2 + step * k) for k in range(count)]


def anchors(left: float, top: float, x: float, y: float, card: float) -> str:
    """Every place of the heap, in a room."""
    return "".join(cards.anchor(f"played-{k}", x + left + STEP * card * k, y + top, card) for k in range(PLACES))


@lru_cache(64)
def free_place(course: Course, w: float, h: float, card: float) -> tuple[float, float]:
    """Where in a room the heap covers as little of the course as can be, and is nearest to the middle."""
    size = cell_size(course, w, h)
    taken = {(x - course.left, y - course.top) for tile in course.tiles for x, y in tile.cells}
    left, top = (w - size * course.columns) / 2, (h - size * course.rows) / 2
    wide, high = card * WIDE, cards.height(card)
    lefts, tops = in_steps(w - wide, size / 2), in_steps(h - high, size / 2)

    def worth(place: tuple[float, float]) -> tuple[int, float]:
        x, y = place
        across, down = ((x - left) / size, (x - left + wide) / size), ((y - top) / size, (y - top + high) / size)
        return len(touched(across, down) & taken), (x + wide / 2 - w / 2) ** 2 + (y + high / 2 - h / 2) ** 2

    return min(product(lefts, tops), key=worth)


def in_steps(end: float, step: float) -> list[float]:
    """Numbers from 0 to an end."""
    return [step * k for k in range(max(0, floor(end / step)) + 1)]


def touched(across: tuple[float, float], down: tuple[float, float]) -> set[Cell]:
    """The cells that a rectangle comes near."""
    columns, rows = (range(floor(low - AIR), ceil(high + AIR)) for low, high in (across, down))
    return set(product(columns, rows))
