"""People: guests, accounts, tokens, histories and ratings."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from paddock.core.game import REGISTRY
from paddock.server import queries, ratings
from paddock.server.api import answers, requests
from paddock.server.api.dependencies import (
    COOKIE,
    KNOWN_COOKIE,
    PROBLEMS,
    REMEMBERED,
    InPerson,
    MaybeSomebody,
    Somebody,
    TheHouse,
    TheLimits,
    ThePeople,
    address_of,
    answer,
    asked_language,
    token_of,
)
from paddock.server.chairs import guest
from paddock.server.errors import Refusal
from paddock.server.people import Person

TokenId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)


def shown(person: Person) -> answers.PersonShown:
    """A person, to themselves."""
    return {
        "name": person.name,
        "colour": person.colour,
        "language": person.language,
        "preferences": person.preferences,
        "login": person.login,
    }


def signed_in(request: Request, person: Person, token: str, status: int) -> Response:
    """The answer that makes a browser remember who it is."""
    response = answer({"token": token, "person": shown(person)}, status)
    remember(response, request, COOKIE, token)
    return response


def remember(response: Response, request: Request, cookie: str, token: str) -> None:
    """Let the browser keep a token that its scripts cannot read."""
    secure = request.url.scheme == "https"
    response.set_cookie(cookie, token, max_age=REMEMBERED, httponly=True, samesite="lax", secure=secure)


@router.post("/guests", status_code=201, response_model=answers.GuestShown)
async def be_guest(asked: requests.NewGuest, request: Request, people: ThePeople, limits: TheLimits) -> Response:
    """Come in as a guest."""
    limits.check("guest", address_of(request))
    person, token = await people.guest(asked.name or guest(asked.language), asked.colour, asked.language)
    return signed_in(request, person, token, 201)


@router.get("/me", response_model=answers.PersonShown)
async def me(person: Somebody) -> Response:
    """Who is asking."""
    return answer(shown(person))


@router.patch("/me", response_model=answers.PersonShown)
async def change_me(asked: requests.Changes, person: InPerson, people: ThePeople) -> Response:
    """Another name, colour, language or preference."""
    preferences = person.preferences | (asked.preferences or {})
    if len(preferences) > requests.PREFERENCES:
        raise Refusal("too-many-preferences", most=requests.PREFERENCES)
    changed = await people.change(
        person,
        asked.name or person.name,
        asked.colour or person.colour,
        asked.language or person.language,
        preferences,
    )
    return answer(shown(changed))


@router.post("/me/account", status_code=204)
async def make_account(
    asked: requests.Credentials, request: Request, person: InPerson, people: ThePeople, limits: TheLimits
) -> Response:
    """Keep history and ratings across devices."""
    limits.check("sign-in", address_of(request))
    await people.make_account(person, asked.login, asked.password)
    response = Response(status_code=204)
    remember(response, request, KNOWN_COOKIE, await people.be_known(person))
    return response


@router.put("/me/password", status_code=204)
async def change_password(
    asked: requests.NewPassword, request: Request, person: InPerson, people: ThePeople, limits: TheLimits
) -> Response:
    """Another password; all other sessions end."""
    limits.check("account", person.id)
    await people.check_password(person, asked.old)
    kept = [token_of(request) or "", request.cookies.get(KNOWN_COOKIE, "")]
    await people.change_password(person, asked.new, kept)
    return Response(status_code=204)


@router.post("/me/deletion", status_code=204)
async def delete_account(
    asked: requests.Deletion, person: InPerson, people: ThePeople, house: TheHouse, limits: TheLimits
) -> Response:
    """Delete the account: running races are left, finished ones stay with a former player."""
    limits.check("account", person.id)
    await people.check_password(person, asked.password)
    await house.leave_all(person.id)
    await house.read_on(await people.delete(person))
    response = Response(status_code=204)
    for cookie in (COOKIE, KNOWN_COOKIE):
        response.delete_cookie(cookie)
    return response


@router.post("/session", response_model=answers.GuestShown)
async def sign_in(asked: requests.Credentials, request: Request, people: ThePeople, limits: TheLimits) -> Response:
    """Sign in to an account."""
    limits.check("sign-in", address_of(request))
    is_known = await people.is_known(asked.login, request.cookies.get(KNOWN_COOKIE, ""))
    if not is_known:  # nobody who guesses keeps the owner out of a browser of theirs
        limits.check("account", asked.login.casefold())
    person, token = await people.sign_in(asked.login, asked.password)
    response = signed_in(request, person, token, 200)
    if not is_known:
        remember(response, request, KNOWN_COOKIE, await people.be_known(person))
    return response


@router.delete("/session", status_code=204)
async def sign_out(request: Request, person: Somebody, people: ThePeople) -> Response:
    """The token that asks is void."""
    await people.sign_out(token_of(request) or "")
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.post("/me/tokens", status_code=201, response_model=answers.NewTokenShown)
async def new_token(asked: requests.NewToken, person: InPerson, people: ThePeople, limits: TheLimits) -> Response:
    """A token for a bot or a script; it can do all but change the account."""
    limits.check("sign-in", person.id)
    return answer({"token": await people.new_token(person, asked.label, asked.days)}, 201)


@router.get("/me/tokens", response_model=list[answers.TokenShown])
async def tokens(person: InPerson, people: ThePeople) -> Response:
    """All tokens of this person."""
    return answer(await people.tokens(person))


@router.delete("/me/tokens/{id}", status_code=204)
async def revoke(id: TokenId, person: InPerson, people: ThePeople) -> Response:
    """A token is void."""
    await people.revoke(person, id)
    return Response(status_code=204)


@router.get("/me/history", response_model=list[answers.Race])
async def history(
    person: Somebody,
    house: TheHouse,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[float, Query(ge=0, le=queries.FUTURE)] = queries.FUTURE,
) -> Response:
    """Finished races, the latest first."""
    return answer(await house.store.read(lambda tx: queries.history(tx, person.id, limit, before)))


@router.get("/me/ratings", response_model=list[answers.Rating])
async def my_ratings(person: Somebody, house: TheHouse) -> Response:
    """One rating a game."""
    return answer(await house.store.read(lambda tx: ratings.ratings_of(tx, person.id)))


@router.get("/games/{game}/ratings", response_model=list[answers.Rated])
async def game_ratings(
    game: str,
    request: Request,
    house: TheHouse,
    person: MaybeSomebody,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Response:
    """The strongest players and bots of a game."""
    name, language = REGISTRY.find(game).name, asked_language(request, person)
    return answer(await house.store.read(lambda tx: ratings.best(tx, name, limit, language)))
