"""Where the squares of a course lie on the map, from the names of its tiles alone."""

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any

from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.box import turned
from paddock.games.road_rally.rules.course import way_through

Cell = tuple[int, int]
BEYOND = 4  # squares around the end of a road that is being built: room for one more tile


@dataclass(frozen=True)
class Laid:
    """One tile on the map: all its cells; the first of them are road."""

    name: str
    cells: tuple[Cell, ...]
    squares: tuple[str, ...]  # what stands at each road cell
    shortcut: tuple[int, int] | None  # from one road cell to another
    before: Cell  # where the road comes from
    after: Cell  # where it leads

    @property
    def road(self) -> tuple[Cell, ...]:
        """The squares of its road."""
        return self.cells[: len(self.squares)]

    @property
    def large(self) -> tuple[Cell, ...]:
        """The four cells of the grid or of the final space; none on other tiles."""
        return self.cells[len(self.squares) :]


@dataclass(frozen=True)
class Course:
    """Tiles from the start on; a cell keeps its place whatever is laid behind it, and a frame goes around them all."""

    tiles: tuple[Laid, ...]
    complete: bool
    left: int
    top: int
    columns: int
    rows: int

    @cached_property
    def road(self) -> list[Cell]:
        """The squares from space 1 on."""
        return [cell for tile in self.tiles for cell in tile.road]

    @property
    def grid(self) -> tuple[Cell, ...]:
        """The four cells where the cars start."""
        return self.tiles[0].large

    @property
    def final(self) -> tuple[Cell, ...]:
        """The four cells of the final space; none while the course is being built."""
        return self.tiles[-1].large if self.complete else ()


@lru_cache(256)
def laid_out(set_name: str, tiles: tuple[tuple[str, bool], ...], complete: bool, upright: bool | None) -> Course:
    """A course turned so that it is higher than wide, or wider than high, or as its drivers built it."""
    first = box.TILE_SETS.index(set_name) * box.WAYS
    ways = [box.START_WAY, *(way_through(box.TILES.index(name), backwards) for name, backwards in tiles)]
    ways += [box.FINISH_WAY] if complete else []
    names = ["start", *(name for name, _ in tiles), "finish"]
    here, heading = (0, 0), box.EAST
    found = []
    for name, way in zip(names, ways, strict=False):
        tile, heading = laid(name, box.ROUTES[first + way], here, heading)
        here = tile.after
        found.append(tile)
    return framed(found, complete, upright)


def laid(name: str, route: dict[str, Any], here: Cell, heading: int) -> tuple[Laid, int]:
    """A tile whose road begins in a cell; and the heading in which one leaves it."""
    steps = [turned(dx, dy, heading) for dx, dy in route["cells"]]
    cells = tuple((here[0] + dx, here[1] + dy) for dx, dy in steps)
    squares = tuple(box.SQUARES[mark] for mark in route["road"])
    start, end = route["shortcut"]
    leaving = (heading + route["turn"]) % 4
    last, large = cells[len(squares) - 1], cells[len(squares) :]
    before = (here[0] - box.STEP_X[heading], here[1] - box.STEP_Y[heading])
    after = (last[0] + box.STEP_X[leaving], last[1] + box.STEP_Y[leaving])
    if name == "start":
        before = next_to(large, here)
    if name == "finish":
        after = next_to(large, last)
    return Laid(name, cells, squares, (start, end) if start != end else None, before, after), leaving


def next_tile(course: Course, set_name: str, name: str, backwards: bool) -> Laid:
    """A tile behind those of a course that is not turned on the map."""
    last = course.tiles[-1]
    way = way_through(box.TILES.index(name), backwards)
    route = box.ROUTES[box.TILE_SETS.index(set_name) * box.WAYS + way]
    return laid(name, route, last.after, heading_of(last.road[-1], last.after))[0]


def quarters_turned(set_name: str, tile: Laid, backwards: bool) -> int:
    """By how many quarters clockwise a tile lies turned on the map, from how it lies in the box."""
    number = box.FINISH_TILE if tile.name == "finish" else box.TILES.index(tile.name)
    route = box.ROUTES[box.TILE_SETS.index(set_name) * box.WAYS + way_through(number, backwards)]
    return (heading_of(tile.before, tile.road[0]) - int(route["heading"])) % 4


def heading_of(here: Cell, there: Cell) -> int:
    """The heading from a cell to one beside it."""
    step = (there[0] - here[0], there[1] - here[1])
    return list(zip(box.STEP_X, box.STEP_Y, strict=True)).index(step)


def tile_alone(set_name: str, name: str) -> Laid:
    """A tile as it lies in the box."""
    number = {"start": box.START_TILE, "finish": box.FINISH_TILE}[name] if name in box.BOX else box.TILES.index(name)
    route = box.ROUTES[box.TILE_SETS.index(set_name) * box.WAYS + way_through(number, False)]
    return laid(name, route, (0, 0), route["heading"])[0]


def next_to(cells: tuple[Cell, ...], square: Cell) -> Cell:
    """The one of some cells that a square borders on."""
    return next(c for c in cells if abs(c[0] - square[0]) + abs(c[1] - square[1]) == 1)


def framed(tiles: list[Laid], complete: bool, upright: bool | None) -> Course:
    """Turned a quarter where that fits better, with a frame around it: a road that grows has room for a tile more."""
    wide, high = extent([x for x, _ in every(tiles)])[1], extent([y for _, y in every(tiles)])[1]
    if upright is not None and wide != high and (wide > high) == upright:
        tiles = [quarter(tile) for tile in tiles]
    cells = every(tiles)
    if not complete:
        x, y = tiles[-1].after
        cells += [(x - BEYOND, y - BEYOND), (x + BEYOND, y + BEYOND)]
    left, columns = extent([x for x, _ in cells])
    top, rows = extent([y for _, y in cells])
    return Course(tuple(tiles), complete, left, top, columns, rows)


def every(tiles: list[Laid]) -> list[Cell]:
    """All cells of some tiles."""
    return [cell for tile in tiles for cell in tile.cells]


def extent(values: list[int]) -> tuple[int, int]:
    """The lowest, and how many there are from it to the highest."""
    return min(values), max(values) - min(values) + 1


def quarter(tile: Laid) -> Laid:
    """A tile turned with the whole map."""
    cells = tuple(turned(*cell, 1) for cell in tile.cells)
    return replace(tile, cells=cells, before=turned(*tile.before, 1), after=turned(*tile.after, 1))
