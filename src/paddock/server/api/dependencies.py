"""FastAPI dependencies: who asks, in which language, of which house."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import orjson
from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from paddock.core.errors import PaddockError
from paddock.core.words import LANGUAGES
from paddock.server.api.answers import Problem
from paddock.server.connections import host_of, somebody_known_asks
from paddock.server.errors import Forbidden, NotSignedIn
from paddock.server.house import House
from paddock.server.limits import Limits, household
from paddock.server.people import SESSION, People, Person

T = TypeVar("T")
COOKIE = "paddock"
KNOWN_COOKIE = "paddock-known"  # stays when one signs out
REMEMBERED = 365 * 24 * 3600  # seconds that a browser keeps a cookie
PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in {
        400: "Not understood",
        401: "Nobody is signed in",
        403: "Not for this person",
        404: "No such thing",
        409: "Not now; with the current version when late",
        413: "Too large",
        421: "Reached by a name that is not its own",
        422: "Refused, with the reason in words",
        429: "Too often",
        503: "The database is busy, full or away",
    }.items()
}


def the_house(connection: HTTPConnection) -> House:
    """The house of this process."""
    found: House = connection.app.state.house
    return found


def the_people(connection: HTTPConnection) -> People:
    """Everybody it knows."""
    found: People = connection.app.state.people
    return found


def the_limits(connection: HTTPConnection) -> Limits:
    """How often is too often."""
    found: Limits = connection.app.state.limits
    return found


def token_of(connection: HTTPConnection) -> str | None:
    """A program's bearer token, or a browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE)


async def maybe_somebody(connection: HTTPConnection) -> Person | None:
    """Who asks, if that is known."""
    try:
        return await somebody(connection)
    except NotSignedIn:
        return None


async def somebody(connection: HTTPConnection) -> Person:
    """Who asks."""
    return (await known(connection))[0]


async def in_person(connection: HTTPConnection) -> Person:
    """Who asks, with a token that is good for the account itself."""
    person, scope = await known(connection)
    if scope != SESSION:
        raise Forbidden("token-scope")
    return person


async def known(connection: HTTPConnection) -> tuple[Person, str]:
    """Who asks, and the scope of the token. The connection is then not a stranger's."""
    token = token_of(connection)
    if not token:
        raise NotSignedIn
    found = await the_people(connection).by_token(token)
    somebody_known_asks(connection.scope)
    return found


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return household(host_of(connection.scope))


def asked_language(request: HTTPConnection, person: Person | None) -> str:
    """The language that is asked for, chosen in this browser, of the person, or of the browser."""
    for asked in (request.query_params.get("language"), request.cookies.get("language")):
        if asked in LANGUAGES:
            return asked
    if person is not None:
        return person.language
    browser = request.headers.get("accept-language", "")[:2].lower()
    return browser if browser in LANGUAGES else LANGUAGES[0]


async def reader(request: HTTPConnection) -> Person | None:
    """Who reads a refusal, which must not fail because nobody can be looked up, whatever is wrong."""
    with contextlib.suppress(Exception):
        return await maybe_somebody(request)
    return None


def problem(error: PaddockError, text: str) -> Problem:
    """Why something was not done, in words for people."""
    return {"error": error.id, "text": text, "version": error.facts.get("version")}


def answer(facts: Any, status: int = 200) -> Response:
    """Facts as JSON."""
    return Response(orjson.dumps(facts), status, media_type="application/json")


def at_once(find: Callable[[HTTPConnection], T]) -> Callable[[HTTPConnection], Awaitable[T]]:
    """As a coroutine: FastAPI sends plain functions to a thread, which takes longer than they do."""

    async def found(connection: HTTPConnection) -> T:
        return find(connection)

    return found


TheHouse = Annotated[House, Depends(at_once(the_house))]
ThePeople = Annotated[People, Depends(at_once(the_people))]
TheLimits = Annotated[Limits, Depends(at_once(the_limits))]
Somebody = Annotated[Person, Depends(somebody)]
InPerson = Annotated[Person, Depends(in_person)]
MaybeSomebody = Annotated[Person | None, Depends(maybe_somebody)]
