"""The box of a game: the numbers of its `data.toml` by their paths, and what an edition may change of them.

A path goes through tables by key and through lists by the `id` of an element, or by its place from 1 where it has none:
`points.shut_out`, `cards.accident.count`, `die.faces.6`.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

from paddock.core.errors import BadEdition
from paddock.core.words import Say

Changes = Mapping[str, int]

EDITIONS: dict[str, Changes] = {}  # what each edition changes, by the package that it was loaded as
STANDARD: Changes = {}
ROOM, FILE = "rules", "data.toml"  # a game whose rules are one file has it beside them
SECTION = "editions"  # of data.toml: what they may change
REMARK = re.compile(r"(?P<key>\w+)\s*=[^#]*#\s*(?P<remark>.+)")
HEADING = re.compile(r"\[(\[?)(?P<name>[\w.-]+)\]")


def read_box(rules: str) -> dict[str, Any]:
    """The box as the rules of a game read it, by their package: as it was printed, or as their edition has it."""
    package = rules.removesuffix(f".{ROOM}")
    box: dict[str, Any] = changed(box_of(package).printed, EDITIONS.get(package, STANDARD))
    return box


def require(makes_sense: bool, why: str, **facts: Any) -> None:
    """What a game says of its box where numbers depend on each other; `why` is one of its messages."""
    if not makes_sense:
        raise BadEdition(why, **facts)


@dataclass(frozen=True)
class Number:
    """A number of the box."""

    path: str
    standard: int
    remark: str  # what data.toml says of it: its unit, and where it comes from
    least: int = 0
    most: int = 0
    fixed: Say | None = None  # why no edition can change it


class Box:
    """What stands in the data.toml of a game."""

    def __init__(self, text: str) -> None:
        self.printed = tomllib.loads(text)
        rules = self.printed.pop(SECTION, {})
        self._fixed = {
            pattern: Say(f"fixed-{why}") for why, found in rules.get("fixed", {}).items() for pattern in found
        }
        self._ranges: dict[str, tuple[int, int]] = rules.get("from_to", {})
        remarks = remarks_in(text)
        self.values = {path: table[key] for path, table, key in leaves(self.printed)}
        self.numbers = {
            path: self._number(path, value, remarks.get(path, self.values.get(f"{path.rpartition('.')[0]}.src", "")))
            for path, value in self.values.items()
            if is_number(value)
        }

    def _number(self, path: str, standard: int, remark: str) -> Number:
        for pattern, why in self._fixed.items():
            if fnmatchcase(path, pattern):
                return Number(path, standard, remark, fixed=why)
        for pattern, (least, most) in self._ranges.items():
            if fnmatchcase(path, pattern):
                return Number(path, standard, remark, least, most)
        return Number(path, standard, remark, fixed=Say("fixed-by-rules"))

    def checked(self, changes: Changes, game: str) -> dict[str, int]:
        """Changes in a fixed order, without what is as it was; refuses what cannot be changed so."""
        for path, value in changes.items():
            number = self.number(path, game)
            if not is_number(value):
                raise BadEdition("edition-not-whole", path=path, value=repr(value))
            if value != number.standard and number.fixed:
                raise BadEdition("edition-fixed", path=path, game=game, why=number.fixed)
            if value != number.standard and not number.least <= value <= number.most:
                raise BadEdition("edition-out-of-range", path=path, value=value, least=number.least, most=number.most)
        return {path: int(changes[path]) for path in sorted(changes) if changes[path] != self.numbers[path].standard}

    def number(self, path: str, game: str) -> Number:
        """The number of that path."""
        if not self.numbers:
            raise BadEdition("edition-no-box", game=game)
        if path not in self.numbers:
            near = get_close_matches(path, self.numbers, n=1, cutoff=0) or list(self.numbers)
            raise BadEdition("edition-no-number", path=path, game=game, near=near[0])
        return self.numbers[path]

    def changes_in(self, part: Mapping[str, Any], game: str) -> dict[str, int]:
        """The numbers of a part of a box that has the same shape; what else stands there must be as it was printed."""
        found = {}
        for path, table, key in leaves(part):
            value = table[key]
            if is_number(value):
                found[path] = value
            elif self.values.get(path) != value:
                raise BadEdition("edition-numbers-alone", path=path, game=game)
        return found


@cache
def box_of(package: str) -> Box:
    """The box of a game by its package; it is empty where a game has none."""
    places = (files(package).joinpath(ROOM, FILE), files(package).joinpath(FILE))
    return Box(next((file.read_text("utf-8") for file in places if file.is_file()), ""))


def is_number(value: object) -> bool:
    """Whether a value of a box is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def leaves(table: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every single value of a box: its path, the table or list that holds it, and where in there."""
    for key, value in table.items() if isinstance(table, Mapping) else enumerate(table):
        name = key if isinstance(table, Mapping) else name_of(value, key)
        if isinstance(value, Mapping | list):
            yield from leaves(value, f"{path}{name}.")
        else:
            yield f"{path}{name}", table, key


def name_of(element: Any, index: int) -> str:
    """How a path calls an element of a list."""
    return str(element["id"]) if isinstance(element, Mapping) and "id" in element else str(index + 1)


def changed(printed: Any, changes: Changes, path: str = "") -> Any:
    """A copy of a box in which some numbers differ."""
    if isinstance(printed, Mapping):
        return {key: changed(value, changes, f"{path}.{key}") for key, value in printed.items()}
    if isinstance(printed, list):
        return [changed(value, changes, f"{path}.{name_of(value, n)}") for n, value in enumerate(printed)]
    return changes.get(path[1:], printed)


def remarks_in(text: str) -> dict[str, str]:
    """What is remarked at the single numbers of a data.toml, by their paths."""
    found, table = {}, ""
    for line in text.splitlines():
        if heading := HEADING.match(line):
            table = f"{heading['name']}."
        elif remark := REMARK.match(line):
            found[f"{table}{remark['key']}"] = remark["remark"]
    return found
