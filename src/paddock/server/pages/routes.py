"""The pages."""

from dataclasses import replace
from typing import Annotated, Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Request, Response, WebSocket
from fastapi.responses import RedirectResponse

from paddock.bots import plugin_names
from paddock.bots.levels import LEVELS, USUAL_LEVEL
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.texts import glossary, howto, reference, rulings, settings
from paddock.core.words import LANGUAGES, Say
from paddock.drawing.palette import STYLE
from paddock.server import queries, ratings
from paddock.server.api.answers import Explained, PageStep
from paddock.server.api.dependencies import (
    REMEMBERED,
    MaybeSomebody,
    TheHouse,
    ThePeople,
    answer,
    asked_language,
    in_person,
    token_of,
)
from paddock.server.api.records import replay_viewer
from paddock.server.api.streams import Since, follow
from paddock.server.api.tables import PHRASES, AskedSeat, Id, listings
from paddock.server.chairs import bot_name
from paddock.server.errors import Forbidden, NotSignedIn
from paddock.server.house import House
from paddock.server.pages.drawings import drawn_by
from paddock.server.pages.fragments import Look, drawn, kept_facts, page_news, table_facts
from paddock.server.pages.ghosts import ghosts
from paddock.server.pages.reading import read, rendered
from paddock.server.pages.rendering import held_together, page, shape_of
from paddock.server.people import People, token_id
from paddock.server.shown import Viewer, viewer_at
from paddock.server.store import Transaction
from paddock.server.table import CANCELLED, GATHERING, OVER, RACING, Table

router = APIRouter(include_in_schema=False)


@router.get("/")
async def lobby(request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """The games as posters, my tables, and tables open to all."""
    language = asked_language(request, person)

    def work(tx: Transaction) -> tuple[list[queries.Summarised], list[queries.Summarised]]:
        return queries.tables_of(tx, person.id, 20) if person else [], queries.public_tables(tx, GATHERING, 20)

    mine, public = await house.store.read(work)
    posters = {game.name: poster(game, language) for game in REGISTRY.games.values()}
    return page(
        "lobby.html",
        request,
        person,
        posters=posters,
        levels=LEVELS,
        mine=await listings(house, [row for row in mine if row.state not in (OVER, CANCELLED)], person, language),
        public=await listings(house, public, person, language),
    )


def poster(game: Game, language: str) -> str:
    """A game's travel poster."""
    return drawn_by(game, lambda drawing: drawing.poster(game.words(language)))


@router.get("/new/{name}")
async def new_table(name: str, request: Request, person: MaybeSomebody) -> Response:
    """Choose seats, bots, variant and options."""
    language = asked_language(request, person)
    bots = {level: bot_name(level, language) for level in (*LEVELS, *plugin_names())}
    return page("new.html", request, person, game=REGISTRY.find(name), bots=bots, usual=USUAL_LEVEL)


@router.get("/table/{id}")
async def table_page(
    id: Id, request: Request, house: TheHouse, person: MaybeSomebody, seat: AskedSeat = None, link: str = ""
) -> Response:
    """The table, drawn as it is now; the script goes on from there."""
    async with house.at(id) as table:
        viewer = viewer_at(table, person, seat, asked_language(request, person))
        if is_handed_over(table, viewer):
            viewer = replace(viewer, seat=None)
        look = Look(viewer, shape_of(request))
        make = kept_facts if table.has_ended else table_facts
        facts = make(table, table.version, look, house.settings, house.time)
    return page(
        "table.html",
        request,
        person,
        game=table.game,
        art=drawn_by(table.game, lambda drawing: drawing.art()),
        shape=look.shape,
        glossary=explained(table, look.viewer.language),
        phrases=PHRASES,
        link=link,
        **facts,
    )


def is_handed_over(table: Table, viewer: Viewer) -> bool:
    """Whether another at the same screen is to act: until they say that they are there, nobody's hand is shown."""
    return (
        table.state == RACING
        and viewer.seat != table.running.turn
        and table.running.turn in table.seats_of(viewer.player)
    )


def explained(table: Table, language: str) -> dict[str, Explained]:
    """What each part of the table is called and what it does."""
    speak = table.game.words(language)
    things = glossary(table.game, table.prepared())
    return {part: {"name": speak(thing.name), "help": speak(thing.help)} for part, thing in things.items()}


@router.websocket("/table/{id}/socket")
async def table_socket(websocket: WebSocket, id: Id, seat: AskedSeat = None, since: Since = 0, said: Since = 0) -> None:
    """News for the page: pieces to put in, and what its script needs."""
    shape = shape_of(websocket)

    def render(house: House, table: Table, viewer: Any, since: int) -> bytes:
        return page_news(table, Look(viewer, shape), house.settings, house.time, since)

    await follow(websocket, id, seat, since, said, render, shape)


@router.get("/table/{id}/ghost/{move}")
async def ghost(
    id: Id,
    move: Annotated[int, Path(ge=0, le=32_767)],
    request: Request,
    house: TheHouse,
    person: MaybeSomebody,
    seat: AskedSeat = None,
) -> Response:
    """What would stand where after a move of the own seat."""
    async with house.at(id) as table:
        viewer = viewer_at(table, person, seat, asked_language(request, person))
        if table.state != RACING or viewer.seat != table.running.turn or move not in table.running.moves():
            return answer([])  # the table has gone on: there is nothing to foresee any more
        return answer(ghosts(table.in_language(viewer.language), move, shape_of(request), viewer.language))


@router.get("/table/{id}/step/{step}")
async def step_page(
    id: Id,
    step: Annotated[int, Path(ge=0, le=2**31)],
    request: Request,
    house: TheHouse,
    person: MaybeSomebody,
    seat: AskedSeat = None,
    spectator: bool = False,
) -> Response:
    """For the slider of a replay: the board after so many moves, and what the last of them did."""
    async with house.at(id) as table:
        viewer = replay_viewer(table, person, seat, asked_language(request, person))
        if spectator:
            viewer = replace(viewer, seat=None)
        record = table.in_language(viewer.language).record
        race = Race.load(table.game, record.cut(step))
        hands = range(len(table.chairs)) if table.has_ended and viewer.seat is None else [viewer.seat]
        own = table.seats_of(viewer.player)
    events = [event for event in race.events if event.step == min(step, len(record.moves))]
    shown: PageStep = {
        "html": drawn(race, Look(viewer, shape_of(request)), hands, own),
        "steps": len(record.moves),
        "lines": [held_together(line) for line in race.lines_of(events, viewer.seat, viewer.language)],
    }
    return answer(shown)


@router.get("/rules/{name}")
async def rules_page(name: str, request: Request, person: MaybeSomebody, seats: int | None = None) -> Response:
    """How a game is played, everything in its box, and every ruling; a query may name seats, variant and options."""
    game = REGISTRY.find(name)
    language = asked_language(request, person)
    asked = {name: choice for name, choice in request.query_params.items() if name != "seats"}
    s = game.prepare(seats, asked.pop("variant", None), asked)
    speak, touch = game.words(language), Say("howto-touch", **settings(game, s))
    return page(
        "rules.html",
        request,
        person,
        game=game,
        art=drawn_by(game, lambda drawing: drawing.art()),
        part=lambda thing: drawn_by(game, lambda drawing: drawing.part(thing, speak)),
        howto=read(howto(game, language, s), "howto"),
        touch=rendered(speak(touch)) if touch.id in speak else "",
        rulings=read(decided, "rulings") if (decided := rulings(game, language)) else None,
        chapters=reference(game, s),
        speak=speak,
    )


@router.get("/me")
async def me_page(request: Request, house: TheHouse, people: ThePeople, person: MaybeSomebody) -> Response:
    """Name, colour, account, tokens, history, statistics and ratings."""

    def work(tx: Transaction) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        if person is None:
            return [], []
        return queries.history(tx, person.id, 200), ratings.ratings_of(tx, person.id)

    history, rated = await house.store.read(work)
    return page(
        "me.html",
        request,
        person,
        history=history,
        rated=rated,
        statistics=statistics(history),
        tokens=await own_tokens(request, people),
        this_token=token_id(token_of(request) or ""),
    )


async def own_tokens(request: Request, people: People) -> list[dict[str, Any]]:
    """The tokens of who is signed in; a token for playing does not see the others."""
    try:
        return await people.tokens(await in_person(request))
    except (Forbidden, NotSignedIn):
        return []


def statistics(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each game: races, wins, the best and the mean of the points."""
    found = []
    for game in sorted({race["game"] for race in history}):
        races = [race for race in history if race["game"] == game]
        points = [race["points"] for race in races]
        wins = sum(race["place"] == 1 and not race["left"] for race in races)
        mean = round(sum(points) / len(points))
        found.append({"game": game, "races": len(races), "wins": wins, "best": max(points), "mean": mean})
    return found


@router.get("/ratings/{name}")
async def ratings_page(name: str, request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """The strongest players and bots of a game."""
    game = REGISTRY.find(name)
    language = asked_language(request, person)
    rows = await house.store.read(lambda tx: ratings.best(tx, game.name, 100, language))
    return page("ratings.html", request, person, game=game, rows=rows)


@router.post("/language")
async def choose_language(request: Request) -> Response:
    """Remember the language of this browser."""
    facts = dict(parse_qsl((await request.body()).decode("utf-8", "replace")))
    language, back = facts.get("language"), facts.get("back", "/")
    safe = back if back.startswith("/") and not back.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(safe, 303)
    if language in LANGUAGES:
        response.set_cookie("language", language, max_age=REMEMBERED, samesite="lax")
    return response


@router.get("/drawing.css")
async def drawing_style() -> Response:
    """The style that all drawings share."""
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})
