"""Errors are ours, and each is a sentence that helps, in the reader's language."""

from collections.abc import Callable, Sequence
from typing import Any


class PaddockError(Exception):
    """Base of all. The sentence is the message `id` of the core, or of the package that speaks."""

    id = "error"

    def __init__(self, id: str | None = None, package: str = "paddock.core", **facts: Any) -> None:
        self.id = id or self.id
        self.package = package
        self.facts = facts
        self.names: Callable[[str], Sequence[str]] = lambda language: ()  # by seat, where the sentence speaks of seats
        super().__init__(self.id, package, facts)

    def in_words(self, language: str = "en") -> str:
        """The sentence, in a language."""
        from paddock.core.words import Say, words

        return words(language, self.package)(Say(self.id, **self.facts), self.names(language))

    def __str__(self) -> str:
        return self.in_words()


class UnknownGame(PaddockError):
    """No game of that name is in the house."""

    id = "unknown-game"


class BadOption(PaddockError):
    """Seats, a variant or an option that the game does not have."""


class IllegalMove(PaddockError):
    """A move that the rules refuse, with the reason."""

    id = "illegal-move"


class BadRecord(PaddockError):
    """A record that cannot be replayed, with the reason."""


class OutOfRange(PaddockError):
    """A rule wrote a number that its field cannot hold."""

    id = "out-of-range"


class NoDevice(PaddockError):
    """There is no such machine here to compute on."""


class BadEdition(PaddockError):
    """A number of a box that cannot be changed so, with the reason."""

    def of(self, package: str) -> "BadEdition":
        """The same, said with the words of a game."""
        return BadEdition(self.id, package, **self.facts)


class BadPlugin(PaddockError):
    """A game or a bot of another package that cannot come into the house, with the reason."""


class RuleError(PaddockError):
    """Rules that cannot be compiled as they are written."""
