"""Tiles as lines of text, for who builds a course in a terminal: the road so far, and the tiles that are left."""

from itertools import pairwise

from paddock.games.road_rally.rules import box
from paddock.games.road_rally.rules.geometry import Cell, Laid, laid_out, tile_alone
from paddock.games.road_rally.table.views import Course

MARK = {"plain": "·", "checkpoint": "⚑", "gas": "G", "store": "S", "mechanic": "M", "diner": "D"}
LOOK = {"checkpoint": "bold yellow", "gas": "green", "store": "bright_blue", "mechanic": "magenta", "diner": "bold red"}
BENDS = {"NS": "│", "EN": "└", "NW": "┘", "ES": "┌", "SW": "┐", "EW": "·"}  # plain squares, by the sides they link
ARROWS = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
LARGE = "▒"  # the grid
ACROSS = 5  # tiles in a line
ROOM = (6, 4)  # cells of a tile with those beside it, across and down


def road_so_far(course: Course) -> list[str]:
    """The course of a view from above, north at the top, with an arrow where the next tile begins."""
    laid = laid_out(course["set"], tuple(course["tiles"]), False, None).tiles
    last = laid[-1]
    return sketch(laid, {last.after: ARROWS[side_of(last.road[-1], last.after)]})


def tiles_left(course: Course) -> list[str]:
    """The tiles that may still be laid, side by side, with their letters; a title says where a shortcut leads."""
    left = [tile_alone(course["set"], name) for name in course["left"]]
    return [line for k in range(0, len(left), ACROSS) for line in [*side_by_side(left[k : k + ACROSS]), ""]]


def side_by_side(tiles: list[Laid]) -> list[str]:
    """Some tiles in one line, each below its title."""
    wide, high = 2 * ROOM[0] + 3, ROOM[1]
    titles = "".join(f"[bold]{title(tile)}[/]".ljust(wide + len("[bold][/]")) for tile in tiles)
    drawn = [sketch((tile,), letters(tile), wide, high) for tile in tiles]
    return [titles, *("".join(parts) for parts in zip(*drawn, strict=True) if any(part.strip() for part in parts))]


def title(tile: Laid) -> str:
    """Its name, and from which square to which its shortcut leads."""
    return f"{tile.name} {tile.shortcut[0] + 1}»{tile.shortcut[1] + 1}" if tile.shortcut else tile.name


def letters(tile: Laid) -> dict[Cell, str]:
    """The letters of its edges, beside them."""
    return {tile.before: tile.name[0].lower(), tile.after: tile.name[1].lower()}


# ---- Drawing -----------------------------------------------------------------------------------------


def sketch(tiles: tuple[Laid, ...], ends: dict[Cell, str], wide: int = 0, high: int = 0) -> list[str]:
    """Tiles where they lie, a line a row and two letters a cell; at least so wide and high."""
    marks = dict(ends)
    links: set[tuple[Cell, Cell]] = set()
    for tile in tiles:
        marks |= dict.fromkeys(tile.large, LARGE)
        way = (tile.before, *tile.road, tile.after)
        links |= {(one, other) if one < other else (other, one) for one, other in pairwise(way)}
        for k, square in enumerate(tile.squares):
            marks[tile.road[k]] = mark(square, *way[k : k + 3])
    left, top = (min(cell[axis] for cell in marks) for axis in (0, 1))
    right, bottom = (max(cell[axis] for cell in marks) for axis in (0, 1))
    rows = [row(y, left, right, marks, links) for y in range(top, bottom + 1)]
    blank = " " * (2 * (right - left + 1))
    return [line + " " * (wide - len(blank)) for line in rows + [blank] * (high - len(rows))]


def row(y: int, left: int, right: int, marks: dict[Cell, str], links: set[tuple[Cell, Cell]]) -> str:
    """The cells of a row, linked where the road goes on to the east."""
    line = ""
    for x in range(left, right + 1):
        here, east = (x, y), (x + 1, y)
        here_mark = marks.get(here, " ")
        line += here_mark + (LARGE if here_mark == LARGE else "─" if (here, east) in links else " ")
    return line


def mark(square: str, before: Cell, here: Cell, after: Cell) -> str:
    """A square of the road: what stands there, or how the road bends."""
    if square == "plain":
        return BENDS["".join(sorted(side_of(here, before) + side_of(here, after)))]
    return f"[{LOOK[square]}]{MARK[square]}[/]"


def side_of(here: Cell, there: Cell) -> str:
    """On which side of a cell its neighbour lies."""
    step = (there[0] - here[0], there[1] - here[1])
    return next(side for side, dx, dy in zip(box.SIDES, box.STEP_X, box.STEP_Y, strict=True) if (dx, dy) == step)
