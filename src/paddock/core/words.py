"""Words for people: messages by id, from the Fluent files that lie beside the code that speaks."""

import importlib.resources
import locale
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

LANGUAGES = ("en", "fr")
CORE = "paddock.core"
NO_BREAK = "\u00a0"
FRENCH_SPACES = re.compile(r" (?=[;:!?»])|(?<=«) |(?<=\d) (?=\d{3}\b)")  # at signs that need one, and in thousands
PLACE = re.compile(r"\{ (\$?)([\w.-]+) \}")  # { $number } or { message }, as in Fluent
Wording = Mapping[str, Mapping[str, str]]  # by language and message
OWN_WORDS: dict[str, Wording] = {}  # of editions, by package
FIRST_SIGN = 0xE000  # signs that stand for arguments in a sentence: nobody's name has one, for they show nothing
SIGN = re.compile(f"([{chr(FIRST_SIGN)}-{chr(FIRST_SIGN + 99)}])")
GROUPED = 1_000  # from here on numbers are written otherwise in each language
REMEMBERED = 1_000  # sentences of one game, with signs for what they say: half a MB at most


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


MISSING, PLAYERS = object(), object()  # by which nothing is chosen


class Arguments(NamedTuple):
    """Of a message: what it says as it is, and by what it chooses words."""

    said: tuple[str, ...]
    chosen_by: tuple[str, ...]


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
        self._patterns: dict[str, Any] = {}  # of messages and their attributes
        for package in (CORE, *packages):
            messages = reworded(parsed(source(package, language)), own_words(package, language))
            self._bundle.add_resource(messages)
            self._patterns = {id: part.value for id, part in parts(messages) if part.value} | self._patterns
            self._facts |= facts(package)
        self._arguments = cache(self._find_arguments)
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._sentence)
        self._number = lru_cache(REMEMBERED)(self._format_number)

    def __call__(self, say: Say, players: Sequence[str] = ()) -> str:
        """The message in words; `players` are the names by seat."""
        if say.id not in self._patterns:
            return self._english(say.id)(say, players)
        args = say.args
        chosen_by = self._arguments(say.id).chosen_by
        values = [self._to_choose(name, args, players) for name in chosen_by] if chosen_by else ()
        parts = list(self._remembered(say.id, *values))
        for at in range(1, len(parts), 2):
            parts[at] = self._told(args[parts[at]] if parts[at] in args else self._facts[parts[at]], players)
        return "".join(parts)

    def _sentence(self, id: str, *values: Any) -> list[str]:
        """A message in words with what it chooses by: texts, and between them the arguments that are to be told."""
        said, chosen_by = self._arguments(id)
        signs = {chr(FIRST_SIGN + at): name for at, name in enumerate((*said, *chosen_by))}
        args: dict[str, Any] = {name: sign for sign, name in signs.items()}
        for name, value in zip(chosen_by, values, strict=True):
            if value is MISSING:
                del args[name]
            elif value is not PLAYERS:
                args[name] = value
        text, problems = self._bundle.format_pattern(self._pattern(id), args)
        if problems:
            raise problems[0]
        parts = SIGN.split(str(text))
        return [signs[part] if at % 2 else part for at, part in enumerate(parts)]

    def _to_choose(self, name: str, args: Mapping[str, Any], players: Sequence[str]) -> Any:
        """An argument as a message chooses words by it; who plays makes no difference."""
        value = args[name] if name in args else self._facts.get(name, MISSING)
        if isinstance(value, Seat | Side):
            return PLAYERS
        return self._told(value, players) if isinstance(value, Say | tuple) else value

    def _told(self, value: Any, players: Sequence[str]) -> str:
        """An argument as a message says it."""
        if type(value) is int:
            return str(value) if 0 <= value < GROUPED else self._number(value)
        if isinstance(value, str):
            return value
        if isinstance(value, Say):
            return self(value, players)
        if isinstance(value, Side):
            return " & ".join(self._told(Seat(seat), players) for seat in value)
        if isinstance(value, Seat):
            return players[value] if players else self(Say("seat", number=value + 1))
        if isinstance(value, tuple):
            return ", ".join(str(part) if type(part) is int else self._told(part, players) for part in value)
        return self._number(value)

    def _format_number(self, number: float) -> str:
        return str(self._bundle.format_pattern(self._pattern("number"), {"number": number})[0])

    def _find_arguments(self, id: str) -> "Arguments":
        """Of a message and all that it names. One by which words are chosen is not told apart from them."""
        from fluent.syntax import ast

        said: list[str] = []
        chosen_by: list[str] = []
        waiting = [self._patterns[id]]
        while waiting:
            for element in waiting.pop().elements:
                match getattr(element, "expression", None):
                    case ast.VariableReference(id=found):
                        said.append(found.name)
                    case ast.SelectExpression(selector=selector, variants=variants):
                        chosen_by += variables(selector)
                        waiting += [variant.value for variant in variants]
                    case ast.MessageReference(id=found, attribute=attribute):
                        waiting.append(self._patterns[".".join(each.name for each in (found, attribute) if each)])
                    case other:  # a text, or what a function makes of its arguments
                        chosen_by += variables(other)
        return Arguments(
            tuple(name for name in dict.fromkeys(said) if name not in chosen_by), tuple(dict.fromkeys(chosen_by))
        )

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


def variables(part: Any) -> list[str]:
    """The arguments that a part of a message names."""
    from fluent.syntax import ast

    if isinstance(part, ast.VariableReference):
        return [part.id.name]
    if isinstance(part, list):
        return [name for each in part for name in variables(each)]
    return variables(list(vars(part).values())) if isinstance(part, ast.BaseNode) else []


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
