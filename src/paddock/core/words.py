"""Words for people: messages by id, from the Fluent files that lie beside the code that speaks."""

import importlib.resources
import locale
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any

LANGUAGES = ("en", "fr")
CORE = "paddock.core"
NO_BREAK = "\u00a0"
FRENCH_SPACES = re.compile(r" (?=[;:!?»])|(?<=«) |(?<=\d) (?=\d{3}\b)")  # at signs that need one, and in thousands
PLACE = re.compile(r"\{ (\$?)([\w.-]+) \}")  # { $number } or { message }, as in Fluent
Wording = Mapping[str, Mapping[str, str]]  # by language and message
OWN_WORDS: dict[str, Wording] = {}  # of editions, by package
FIRST_SEAT = 0xE000  # signs that stand for players: nobody's name has one, for they show nothing
FIRST_NUMBER = FIRST_SEAT + 100  # and signs that stand for numbers
SEAT = re.compile(f"[{chr(FIRST_SEAT)}-{chr(FIRST_NUMBER - 1)}]")
GROUPED = 1_000  # from here on numbers are written otherwise in each language
REMEMBERED = 1_000  # sentences of one game, about 1 MB; races say the same things again and again


class Say:
    """A message to be put into words later, when the reader's language is known. Its arguments do not change."""

    __slots__ = ("args", "id")  # thousands are remembered

    def __init__(self, id: str, **args: Any) -> None:
        self.id = id
        self.args = args

    def __repr__(self) -> str:
        return f"Say({self.id!r}, {', '.join(f'{name}={value!r}' for name, value in self.args.items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and self.id == other.id and self.args == other.args

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
        self._signs: dict[str, list[tuple[str, str]]] = {}  # by message and argument: see `plain`
        for package in (CORE, *packages):
            messages = reworded(parsed(source(package, language)), own_words(package, language))
            self._bundle.add_resource(messages)
            self._signs |= {id: signs for id, part in parts(messages) if (signs := signs_for(plain(part.value)))}
            self._facts |= facts(package)
        self._remembered = lru_cache(REMEMBERED)(self._format)

    def __call__(self, say: Say, players: Sequence[str] = ()) -> str:
        """The message in words; `players` are the names by seat."""
        numbers: list[tuple[str, int]] = []
        if signs := self._signs.get(say.id):
            args = say.args.copy()
            for name, sign in signs:
                if type(number := args.get(name)) is int:
                    args[name] = sign
                    numbers.append((sign, number))
            say = Say(say.id, **args)
        text = self._remembered(say)
        for sign, number in numbers:
            text = text.replace(sign, str(number) if 0 <= number < GROUPED else self._number(number))
        return text if text.isascii() else self._with_names(text, players)

    def _with_names(self, text: str, players: Sequence[str]) -> str:
        for seat, name in enumerate(players):
            text = text.replace(chr(FIRST_SEAT + seat), name)
        return text if players else SEAT.sub(self._seat, text)

    def _seat(self, found: re.Match[str]) -> str:
        return self(Say("seat", number=ord(found[0]) - FIRST_SEAT + 1))

    def _number(self, number: int) -> str:
        return self._remembered(Say("number", number=number))

    def _format(self, say: Say) -> str:
        """The message in words, with signs for players and numbers: so it is the same at every table."""
        pattern = self._pattern(say.id)
        if pattern is None:
            return self._english(say.id)._format(say)
        args = {key: self._argument(value) for key, value in say.args.items()}
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

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Say):
            return self._remembered(value)
        if isinstance(value, Side):
            return " & ".join(self._argument(Seat(seat)) for seat in value)
        if isinstance(value, Seat):
            return chr(FIRST_SEAT + value)
        if isinstance(value, tuple):
            return ", ".join(str(self._argument(part)) for part in value)
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


def parts(messages: Any) -> Iterator[tuple[str, Any]]:
    """Messages and their attributes, each with what Say calls it."""
    for message in messages.body:
        if hasattr(message, "value"):  # comments have none
            yield message.id.name, message
            yield from ((f"{message.id.name}.{attribute.id.name}", attribute) for attribute in message.attributes)


def plain(pattern: Any) -> list[str]:
    """The arguments that a message says as they are: it chooses no words by them, nor leaves them to another one."""
    from fluent.syntax import ast

    said: list[str] = []
    chosen_by: set[str] = set()
    waiting = [pattern] if pattern else []
    while waiting:
        for element in waiting.pop().elements:
            match getattr(element, "expression", None):
                case None:
                    pass  # a text
                case ast.VariableReference(id=found):
                    said.append(found.name)
                case ast.SelectExpression(selector=ast.VariableReference(id=found), variants=variants):
                    chosen_by.add(found.name)
                    waiting += [variant.value for variant in variants]
                case _:
                    return []
    return [name for name in dict.fromkeys(said) if name not in chosen_by]


def signs_for(names: Sequence[str]) -> list[tuple[str, str]]:
    """Each with a sign of its own."""
    return [(name, chr(FIRST_NUMBER + at)) for at, name in enumerate(names)]


def reworded(messages: Any, own: Mapping[str, str]) -> Any:
    """Messages of which some, or attributes of some, have other words."""
    if not own:
        return messages
    copy = messages.clone()
    for id, part in parts(copy):
        if id in own:
            part.value = pattern(own[id])
    return copy


def own_words(package: str, language: str) -> Mapping[str, str]:
    """Those that an edition has for messages of its game."""
    return OWN_WORDS.get(package, {}).get(language, {})


def pattern(text: str) -> Any:
    """The words of a message as Fluent reads them; None if it cannot."""
    entries = parsed(f"own = {text}").body
    return getattr(entries[0], "value", None) if len(entries) == 1 else None


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
