"""Where the squares of a course lie on the map, from the names of its tiles alone."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from paddock.games.road_rally.components import (
    EAST,
    FINISH_TILE,
    ROUTES,
    START_TILE,
    STEP_X,
    STEP_Y,
    TILE_SETS,
    TILES,
    WAYS,
    turned,
)

Cell = tuple[int, int]
ROOM = 10  # squares by which a map grows
BEYOND = 6  # squares around what is laid: room for one more tile


@dataclass(frozen=True)
class Laid:
    """One tile on the map: all its cells; the first of them are road."""

    name: str
    cells: tuple[Cell, ...]
    road: int


@dataclass(frozen=True)
class Course:
    """Tiles from the start on; cells count from the north-west corner of the map."""

    tiles: tuple[Laid, ...]
    complete: bool
    columns: int
    rows: int

    @property
    def road(self) -> list[Cell]:
        """The squares from space 1 on."""
        return [cell for tile in self.tiles for cell in tile.cells[: tile.road]]

    @property
    def grid(self) -> tuple[Cell, ...]:
        """The four cells where the cars start."""
        return self.tiles[0].cells[self.tiles[0].road :]

    @property
    def final(self) -> tuple[Cell, ...]:
        """The four cells of the final space; none while the course is being built."""
        last = self.tiles[-1]
        return last.cells[last.road :] if self.complete else ()


@lru_cache(256)
def laid_out(set_name: str, tiles: tuple[tuple[str, bool], ...], complete: bool, upright: bool) -> Course:
    """A course turned so that it is higher than wide, or wider than high."""
    first = TILE_SETS.index(set_name) * WAYS
    ways = [2 * START_TILE, *(2 * TILES.index(name) + backwards for name, backwards in tiles)]
    ways += [2 * FINISH_TILE] if complete else []
    names = ["start", *(name for name, _ in tiles), "finish"]
    x, y, heading = 0, 0, EAST
    found = []
    for name, way in zip(names, ways, strict=False):
        route = ROUTES[first + way]
        steps = [turned(dx, dy, heading) for dx, dy in route["cells"]]
        cells = tuple((x + dx, y + dy) for dx, dy in steps)
        road = len(route["road"])
        found.append(Laid(name, cells, road))
        heading = (heading + route["turn"]) % 4
        x, y = cells[road - 1][0] + STEP_X[heading], cells[road - 1][1] + STEP_Y[heading]
    return framed(found, complete, upright)


def framed(tiles: list[Laid], complete: bool, upright: bool) -> Course:
    """Moved to the corner of the map, and turned a quarter where that fits better.

    A map that grows has room to spare, so that it seldom moves.
    """
    if not complete:
        return growing(tiles)
    every = [cell for tile in tiles for cell in tile.cells]
    wide = max(x for x, _ in every) - min(x for x, _ in every)
    high = max(y for _, y in every) - min(y for _, y in every)
    quarter = 1 if (wide > high) == upright and wide != high else 0
    every = [turned(*cell, quarter) for cell in every]
    left, top = min(x for x, _ in every), min(y for _, y in every)
    moved = tuple(
        Laid(tile.name, tuple((x - left, y - top) for x, y in (turned(*c, quarter) for c in tile.cells)), tile.road)
        for tile in tiles
    )
    columns, rows = max(x for x, _ in every) - left + 1, max(y for _, y in every) - top + 1
    return Course(moved, complete, columns, rows)


def growing(tiles: list[Laid]) -> Course:
    """A map in steps of some squares around what is laid so far."""
    every = [cell for tile in tiles for cell in tile.cells]
    left, top = ((min(each) - BEYOND) // ROOM * ROOM for each in zip(*every, strict=True))
    right, bottom = (-(-(max(each) + BEYOND) // ROOM) * ROOM for each in zip(*every, strict=True))
    moved = tuple(Laid(t.name, tuple((x - left, y - top) for x, y in t.cells), t.road) for t in tiles)
    return Course(moved, False, right - left, bottom - top)


def course_of(view: dict[str, Any], upright: bool) -> Course:
    """The course of a view."""
    course = view["course"]
    tiles = tuple((name, backwards) for name, backwards in course["tiles"])
    return laid_out(course["set"], tiles, course["complete"], upright)
