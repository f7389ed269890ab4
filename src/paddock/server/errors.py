"""What the server refuses, each with a sentence, and the HTTP status of every error."""

from typing import Any

from paddock.core.errors import PaddockError, UnknownGame
from paddock.server.store.errors import StoreError

SERVER = "paddock.server"


class Refusal(PaddockError):
    """A request that is not done."""

    def __init__(self, id: str | None = None, package: str = SERVER, **facts: Any) -> None:
        super().__init__(id, package, **facts)


class NotSignedIn(Refusal):
    """Nobody is known to ask."""

    id = "not-signed-in"


class Forbidden(Refusal):
    """Not for this person."""


class NotFound(Refusal):
    """There is no such thing."""

    id = "not-found"


class NoMethod(Refusal):
    """That cannot be done with what is there."""

    id = "no-method"


class Unreadable(Refusal):
    """A body that is not what it says to be."""

    id = "unreadable"


class Late(Refusal):
    """The table has gone on since; `version` tells how far."""

    id = "late"


class NotNow(Refusal):
    """The table is not in a state for that."""


class TooMany(Refusal):
    """More often than anybody needs; `seconds` tells when to try again."""

    id = "too-many"


class Busy(Refusal):
    """Too much is asked of the bots at this moment."""

    id = "busy"


class Unwell(Refusal):
    """Work in the background does not go on; `tasks` names it."""

    id = "unwell"


class Broken(Refusal):
    """Something that should not happen."""

    id = "broken"


class WrongHost(Refusal):
    """A name that the house does not go by: another site's may lead here."""

    id = "wrong-host"


class TooLarge(Refusal):
    """More bytes than anything here can have."""

    id = "too-large"


STATUS: dict[type[PaddockError], int] = {
    PaddockError: 422,
    Unreadable: 400,
    NotSignedIn: 401,
    Forbidden: 403,
    NotFound: 404,
    UnknownGame: 404,
    NoMethod: 405,
    Late: 409,
    NotNow: 409,
    TooLarge: 413,
    WrongHost: 421,
    TooMany: 429,
    Broken: 500,
    Busy: 503,
    Unwell: 503,
    StoreError: 503,
}


def status_of(error: PaddockError) -> int:
    """The HTTP status of an error, by its nearest base in the table."""
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
