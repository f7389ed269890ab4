"""What the server refuses, each with its HTTP status and a sentence."""

from typing import Any, ClassVar

from paddock.core.errors import PaddockError

SERVER = "paddock.server"


class Refusal(PaddockError):
    """A request that is not done."""

    status: ClassVar[int] = 422

    def __init__(self, id: str | None = None, package: str = SERVER, **facts: Any) -> None:
        super().__init__(id, package, **facts)


class NotSignedIn(Refusal):
    """Nobody is known to ask."""

    id = "not-signed-in"
    status = 401


class Forbidden(Refusal):
    """Not for this person."""

    status = 403


class NotFound(Refusal):
    """There is no such thing."""

    id = "not-found"
    status = 404


class NoMethod(Refusal):
    """That cannot be done with what is there."""

    id = "no-method"
    status = 405


class Unreadable(Refusal):
    """A body that is not what it says to be."""

    id = "unreadable"
    status = 400


class Late(Refusal):
    """The table has gone on since; `version` tells how far."""

    id = "late"
    status = 409


class NotNow(Refusal):
    """The table is not in a state for that."""

    status = 409


class TooMany(Refusal):
    """More often than anybody needs; `seconds` tells when to try again."""

    id = "too-many"
    status = 429


class Busy(Refusal):
    """Too much is asked of the bots at this moment."""

    id = "busy"
    status = 503


class Broken(Refusal):
    """Something that should not happen."""

    id = "broken"
    status = 500


class TooLarge(Refusal):
    """More bytes than anything here can have."""

    id = "too-large"
    status = 413
