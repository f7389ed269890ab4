"""Courses as short codes that people share: which tiles in which order, and how each is driven.

A code is the number of squares that a tile has, then seven letters. Old codes lack the first; they mean a course of the
tiles that the race is driven on.
"""

from typing import Any

from paddock.core.errors import BadOption
from paddock.games.road_rally.rules import box, state
from paddock.games.road_rally.rules.course import CODED
from paddock.games.road_rally.rules.geometry import laid_out

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without those that are taken for others
LENGTH = 7
MARKS: tuple[str, ...] = tuple(str(box.SQUARES_OF[name]) for name in box.TILE_SETS)


def read(code: str, s: Any) -> int | None:
    """The number of a code; None if it is none, or its tiles cannot be laid in a race like this."""
    plain = code.strip().upper().replace("O", "0").replace("I", "1").replace("L", "1")
    mark, letters = plain[:-LENGTH], plain[-LENGTH:]
    if (
        mark not in ("", *MARKS)
        or len(letters) != LENGTH
        or not set(letters) <= set(LETTERS)
        or s.variant == state.BASE
    ):
        return None
    if mark and mark != MARKS[s.short_tiles]:
        raise BadOption("bad-code-tiles", "paddock.games.road_rally", code=code, set=box.TILE_SETS[MARKS.index(mark)])
    index = 0
    for letter in letters:
        index = index * len(LETTERS) + LETTERS.index(letter)
    first, count = (box.FULL_COURSES, box.SPRINT_COURSES) if s.variant == state.SPRINT else (0, box.FULL_COURSES)
    if not first <= index < first + count:
        return None
    tiles = tiles_of(index)
    cells = [cell for tile in laid_out(box.TILE_SETS[s.short_tiles], tiles, True, False).tiles for cell in tile.cells]
    return CODED + index if len(set(cells)) == len(cells) else None


def write(number: int, s: Any) -> str:
    """The code of a number, in a race like this."""
    index = number - CODED
    letters = ""
    for _ in range(LENGTH):
        index, digit = divmod(index, len(LETTERS))
        letters = LETTERS[digit] + letters
    return MARKS[s.short_tiles] + letters


def tiles_of(index: int) -> tuple[tuple[str, bool], ...]:
    """The tiles of a course, and whether each is driven backwards."""
    count = box.COURSE_TILES
    if index >= box.FULL_COURSES:
        index, count = index - box.FULL_COURSES, box.SPRINT_TILES
    rank, directions = index >> count, index % (1 << count)
    digits: list[int] = []
    for k in range(count - 1, -1, -1):
        rank, digit = divmod(rank, box.COURSE_TILES - k)
        digits.insert(0, digit)
    left = list(box.TILES)
    return tuple((left.pop(digit), bool(directions >> k & 1)) for k, digit in enumerate(digits))


def number_of(tiles: tuple[tuple[str, bool], ...]) -> int:
    """The number of a complete course."""
    rank, left = 0, list(box.TILES)
    for name, _ in tiles:
        rank = rank * len(left) + left.index(name)
        left.remove(name)
    directions = sum(backwards << k for k, (_, backwards) in enumerate(tiles))
    index = (rank << len(tiles)) + directions
    return CODED + index + (box.FULL_COURSES if len(tiles) == box.SPRINT_TILES else 0)
