"""Courses as short codes that people share: which tiles in which order, and how each is driven."""

from typing import Any

from paddock.games.road_rally.components import (
    COURSE_TILES,
    FULL_COURSES,
    SPRINT_COURSES,
    SPRINT_TILES,
    TILE_SETS,
    TILES,
)
from paddock.games.road_rally.course import CODED
from paddock.games.road_rally.geometry import laid_out
from paddock.games.road_rally.state import BASE, SPRINT

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that are taken for others
LENGTH = 7


def read(code: str, s: Any) -> int | None:
    """The number of a code; None if it is none, or its tiles cannot be laid in a race like this."""
    code = code.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1")
    if len(code) != LENGTH or not set(code) <= set(LETTERS) or s.variant == BASE:
        return None
    index = 0
    for letter in code:
        index = index * len(LETTERS) + LETTERS.index(letter)
    first, count = (FULL_COURSES, SPRINT_COURSES) if s.variant == SPRINT else (0, FULL_COURSES)
    if not first <= index < first + count:
        return None
    tiles = tiles_of(index)
    cells = [cell for tile in laid_out(TILE_SETS[s.short_tiles], tiles, True, False).tiles for cell in tile.cells]
    return CODED + index if len(set(cells)) == len(cells) else None


def write(number: int) -> str:
    """The code of a number."""
    index = number - CODED
    code = ""
    for _ in range(LENGTH):
        index, digit = divmod(index, len(LETTERS))
        code = LETTERS[digit] + code
    return code


def tiles_of(index: int) -> tuple[tuple[str, bool], ...]:
    """The tiles of a course, and whether each is driven backwards."""
    count = COURSE_TILES
    if index >= FULL_COURSES:
        index, count = index - FULL_COURSES, SPRINT_TILES
    rank, directions = index >> count, index % (1 << count)
    digits: list[int] = []
    for k in range(count - 1, -1, -1):
        rank, digit = divmod(rank, COURSE_TILES - k)
        digits.insert(0, digit)
    left = list(TILES)
    return tuple((left.pop(digit), bool(directions >> k & 1)) for k, digit in enumerate(digits))


def code_of(tiles: tuple[tuple[str, bool], ...]) -> str:
    """The code of a complete course."""
    rank, left = 0, list(TILES)
    for name, _ in tiles:
        rank = rank * len(left) + left.index(name)
        left.remove(name)
    directions = sum(backwards << k for k, (_, backwards) in enumerate(tiles))
    index = (rank << len(tiles)) + directions
    return write(CODED + index + (FULL_COURSES if len(tiles) == SPRINT_TILES else 0))
