"""Words for people: messages by id, from the Fluent files that lie beside the code that speaks."""

import importlib.resources
import locale
import os
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any

LANGUAGES = ("en", "fr")
CORE = "paddock.core"
NO_BREAK = "\u00a0"
FRENCH_SPACES = re.compile(r" (?=[;:!?»])|(?<=«) |(?<=\d) (?=\d{3}\b)")  # at signs that need one, and in thousands
PLACE = re.compile(r"\{ (\$?)([\w.-]+) \}")  # { $number } or { message }, as in Fluent
REMEMBERED = 2_000  # sentences of one game, about 2 MB; races say the same things again and again


class Say:
    """A message to be put into words later, when the reader's language is known. Its arguments do not change."""

    def __init__(self, id: str, **args: Any) -> None:
        self.id = id
        self.args = args

    def __repr__(self) -> str:
        return f"Say({self.id!r}, {', '.join(f'{name}={value!r}' for name, value in self.args.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, *self.args.items()))


class Seat(int):
    """In a message: a player, by seat."""


class Side(tuple[int, ...]):
    """In a message: the players of a side, by their seats."""


class Words:
    """The messages of the core and of some packages in one language; in English what they lack in that one.

    Every message may name the facts of its packages.
    """

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self._packages = packages
        self._bundle = FluentBundle([language], use_isolating=False)
        self._facts: dict[str, Any] = {}
        for package in (CORE, *packages):
            self._bundle.add_resource(parsed(source(package, language)))
            self._facts |= facts(package)
        self._remembered = lru_cache(REMEMBERED)(self._format)

    def __call__(self, say: Say, players: Sequence[str] = ()) -> str:
        """The message in words; `players` are the names by seat."""
        return self._remembered(say, tuple(players))

    def _format(self, say: Say, players: tuple[str, ...]) -> str:
        pattern = self._pattern(say.id)
        if pattern is None:
            return self._english(say.id)(say, players)
        args = {key: self._argument(value, players) for key, value in say.args.items()}
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:  # it names a fact; few do, and Fluent looks at every argument that it is given
            text, problems = self._bundle.format_pattern(pattern, self._facts | args)
        if problems:
            raise problems[0]
        return str(text)

    def fill(self, text: str, args: dict[str, Any]) -> str:
        """A longer text in which `{ $number }` stands for a fact and `{ message }` for a message."""

        def filled(place: re.Match[str]) -> str:
            is_fact, name = place.groups()
            return self(Say("number", number=(self._facts | args)[name]) if is_fact else Say(name, **args))

        return PLACE.sub(filled, text)

    def __contains__(self, id: str) -> bool:
        try:
            return bool(self._pattern(id) or self._english(id))
        except LookupError:
            return False

    def _english(self, id: str) -> "Words":
        """The words that have a message which this language lacks."""
        english = words(LANGUAGES[0], *self._packages)
        if english._pattern(id) is None:
            raise LookupError(id)
        return english

    def _pattern(self, id: str) -> Any:
        """A message, or an attribute of one, in this language; None if it has none."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _argument(self, value: Any, players: tuple[str, ...]) -> Any:
        if isinstance(value, Say):
            return self(value, players)
        if isinstance(value, Side):
            return " & ".join(self._argument(Seat(seat), players) for seat in value)
        if isinstance(value, Seat):
            return players[value] if players else self(Say("seat", number=value + 1))
        if isinstance(value, tuple):
            return ", ".join(str(self._argument(part, players)) for part in value)
        return value


def source(package: str, language: str) -> str:
    """The messages of a package, as Fluent writes them; none in a language that it does not speak."""
    file = room(package).joinpath(f"messages.{language}.ftl")
    return typeset(file.read_text("utf-8"), language) if file.is_file() else ""


@cache
def parsed(text: str) -> Any:
    """Messages as Fluent reads them: slowly, so each file is read once for all who share it."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def room(package: str) -> Traversable:
    """Where the words of a package lie: in a folder of their own, or beside its code."""
    folder = importlib.resources.files(package)
    words = folder.joinpath("words")
    return words if words.is_dir() else folder


def typeset(text: str, language: str) -> str:
    """Where French has a space before a sign, no line may end."""
    return FRENCH_SPACES.sub(NO_BREAK, text) if language == "fr" else text


def facts(package: str) -> Mapping[str, Any]:
    """The numbers of a game's box, so that no message repeats one: its package names them in FACTS."""
    return getattr(import_module(package), "FACTS", {})


def numbers(box: Mapping[str, Any], prefix: str = "") -> dict[str, int]:
    """The single numbers of a box by name; `shut_out` in the table `points` is `points_shut_out`."""
    found: dict[str, int] = {}
    for name, value in box.items():
        if isinstance(value, int):
            found[prefix + name] = value
        elif isinstance(value, Mapping):
            found |= numbers(value, f"{prefix}{name}_")
    return found


@cache
def words(language: str, *packages: str) -> Words:
    """The words of the core and of more packages."""
    return Words(language, packages)


def system_language() -> str:
    """The language that the environment asks for, English if it is none of ours."""
    asked = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    asked = asked or (locale.getlocale()[0] or "")
    return asked[:2].lower() if asked[:2].lower() in LANGUAGES else LANGUAGES[0]
