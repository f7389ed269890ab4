"""Editions: a game with some numbers of its box changed, and nothing else about it.

All that a game is follows from its box, much of it while its modules are imported. So an edition is the same source
imported once more, under a package name of its own in which every import of the game means the edition.
"""

import hashlib
import json
import re
import sys
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from threading import RLock
from types import CodeType, ModuleType
from typing import Any

from paddock.core.box import EDITIONS, Changes, Number, box_of
from paddock.core.errors import BadEdition
from paddock.core.game import KEPT, REGISTRY, Game
from paddock.core.record import Record
from paddock.core.words import LANGUAGES, OWN_WORDS, Say, Wording, facts, parsed, parts, pattern, source, words

MARK = "__edition_"  # in the package of an edition, between that of its game and a digest
WORDS = "words"  # the table of a box file in which an edition has words of its own

_editions: dict[str, Game] = {}
_one_at_a_time = RLock()


def edition(game: str | Game, changes: Changes, wording: Wording | None = None) -> Game:
    """The edition of a game with these changes of its box, by their paths; the game itself if nothing differs.

    Equal changes give the same game. An edition can call things by words of its own, which change nothing else.
    """
    found = REGISTRY.find(game)
    standard = REGISTRY.find(found.name) if found.is_edition else found
    try:
        differing = box_of(standard.package).checked({**found.changes, **changes}, standard.name)
        spoken = checked(wording or {}, standard)
        if not differing and not spoken:
            return standard
        with _one_at_a_time:
            package = f"{standard.package}{MARK}{digest(differing, spoken)}"
            if package not in _editions:
                _editions[package] = loaded(package, differing, spoken)
            return _editions[package]
    except BadEdition as error:
        raise error.of(standard.package) from None


def numbers(game: Game) -> dict[str, int]:
    """Every number of a game's box that can be changed, by its path, as it was printed."""
    return {number.path: number.standard for number in changeable(game)}


def changeable(game: Game) -> list[Number]:
    """The same with their ranges and what is remarked of them."""
    return [number for number in box_of(game.package).numbers.values() if not number.fixed]


def game_of(record: Record) -> Game:
    """The game, or the edition of one, that a record is of."""
    return edition(record.game, record.changes)


def read_edition(game: str | Game, path: str | Path) -> tuple[dict[str, int], dict[str, dict[str, str]]]:
    """The changes and the words in a file of the shape of `data.toml`, in which only stands what differs."""
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise BadEdition("cannot-read", path=str(path), detail=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise BadEdition("edition-no-toml", detail=str(error)) from error
    return parsed_edition(game, text)


def parsed_edition(game: str | Game, text: str) -> tuple[dict[str, int], dict[str, dict[str, str]]]:
    """The same of a text; `points.shut_out = 300` on a line of its own is enough."""
    found = REGISTRY.find(game)
    try:
        part = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadEdition("edition-no-toml", detail=str(error)) from error
    wording = part.pop(WORDS, {})
    if not is_wording(wording):
        raise BadEdition("edition-bad-words", languages=LANGUAGES)
    return box_of(found.package).changes_in(part, found.name), wording


def differences(game: Game) -> Say | None:
    """What differs in an edition, in a line; None for a game as it was printed."""
    if not game.changes:
        return None
    printed = box_of(game.package).numbers
    changes = (Say("edition-change", path=p, value=v, standard=printed[p].standard) for p, v in game.changes.items())
    return Say("edition-differences", changes=tuple(changes))


def is_wording(value: Any) -> bool:
    """Whether it is words by language and message."""
    return isinstance(value, dict) and all(
        language in LANGUAGES and isinstance(own, dict) and all(isinstance(text, str) for text in own.values())
        for language, own in value.items()
    )


def checked(wording: Wording, standard: Game) -> Wording:
    """The words of an edition; refuses those that the game could not say."""
    for language, own in wording.items():
        known = patterns(standard.package, language)
        for id, text in own.items():
            if id not in known:
                near = get_close_matches(id, known, n=1, cutoff=0)
                raise BadEdition("edition-no-message", message=id, game=standard.name, near=near[0])
            if pattern(text) is None or not variables(text) <= variables(known[id]) | facts(standard.package).keys():
                raise BadEdition("edition-bad-message", message=id, text=text)
    return {language: dict(own) for language, own in wording.items() if own}


def patterns(package: str, language: str) -> dict[str, str]:
    """Every message of a package and every attribute of one, as it is written."""
    text = source(package, language)
    return {id: text[part.value.span.start : part.value.span.end] for id, part in parts(parsed(text)) if part.value}


def variables(pattern: str) -> set[str]:
    """What a message is told to name."""
    return set(re.findall(r"\$([\w-]+)", pattern))


def digest(changes: Changes, wording: Wording) -> str:
    """The same for the same edition, on every machine."""
    facts = [changes, wording] if wording else changes
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]


def loaded(package: str, changes: Changes, wording: Wording) -> Game:
    """Import the source of a game as another package."""
    EDITIONS[package] = changes
    OWN_WORDS[package] = wording
    try:
        return next(value for value in vars(import_module(package)).values() if isinstance(value, Game))
    except BaseException:
        unload(package)
        raise


def editions() -> tuple[Game, ...]:
    """All that this process has in memory."""
    with _one_at_a_time:
        return tuple(_editions.values())


def forget(game: Game) -> None:
    """Let an edition go that nobody uses any more, with all that was made of it; asked for again, it is made anew."""
    with _one_at_a_time:
        if _editions.pop(game.package, None):
            unload(game.package)


def unload(package: str) -> None:
    """Take back what `loaded` did; the modules themselves go with the last who uses them."""
    del EDITIONS[package], OWN_WORDS[package]
    KEPT.pop(package, None)
    words.cache_clear()
    for name in [name for name in sys.modules if is_within(name, package)]:
        del sys.modules[name]
    parent, _, name = package.rpartition(".")
    if parent:
        vars(sys.modules[parent]).pop(name, None)


def is_within(module: str, package: str) -> bool:
    """Whether a module is a package or lies in it."""
    return module == package or module.startswith(f"{package}.")


class Finder(MetaPathFinder):
    """Finds the modules of editions where those of their games lie."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the module of an edition comes from; None for all others."""
        standard, mark, rest = name.partition(MARK)
        key, dot, inside = rest.partition(".")
        package = f"{standard}{mark}{key}"
        found = find_spec(f"{standard}{dot}{inside}") if package in EDITIONS else None
        if found is None or found.origin is None:
            return None
        loader = Loader(name, found.origin, standard, package)
        places = found.submodule_search_locations
        return spec_from_file_location(name, found.origin, loader=loader, submodule_search_locations=places)


class Loader(SourceFileLoader):
    """Imports a file of a game as one of an edition."""

    def __init__(self, name: str, path: str, standard: str, package: str) -> None:
        super().__init__(name, path)
        self._standard, self._package = standard, package

    def get_code(self, fullname: str) -> CodeType | None:
        """The code of the file, as Python keeps it compiled, with the edition's imports."""
        code = super().get_code(fullname)
        return code and self._redirected(code)

    def _redirected(self, code: CodeType) -> CodeType:
        names = (self._package + n[len(self._standard) :] if is_within(n, self._standard) else n for n in code.co_names)
        consts = (self._redirected(const) if isinstance(const, CodeType) else const for const in code.co_consts)
        return code.replace(co_names=tuple(names), co_consts=tuple(consts))


sys.meta_path.insert(0, Finder())
