"""The pages."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Annotated, Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Request, Response, WebSocket
from fastapi.responses import RedirectResponse

from paddock.bots import plugin_names
from paddock.bots.cast import BY_KEY, of_level, portrait
from paddock.bots.levels import LEVELS, USUAL_LEVEL
from paddock.core.editions import changeable
from paddock.core.game import REGISTRY, Game
from paddock.core.texts import glossary, howto, reference, rulings, settings
from paddock.core.words import LANGUAGES, Say
from paddock.drawing.palette import CHOSEN, STYLE
from paddock.school import lessons
from paddock.school.book import book, book_words, counted
from paddock.school.daily import today
from paddock.school.puzzles import find_puzzle, puzzles
from paddock.school.tips import FIRST_RACES
from paddock.server import daily, queries, ratings
from paddock.server.api.answers import Explained, GreatMoment, PageStep, ShownToAll
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
from paddock.server.chairs import BOT, called, level_name, names_of
from paddock.server.errors import Forbidden, NotFound, NotSignedIn
from paddock.server.house import House
from paddock.server.pages.drawings import drawn_by
from paddock.server.pages.fragments import Look, drawn, kept_facts, page_news, table_facts
from paddock.server.pages.ghosts import foreseen
from paddock.server.pages.moments import moments
from paddock.server.pages.reading import read, rendered
from paddock.server.pages.rendering import held_together, page, shape_of
from paddock.server.pages.stills import still
from paddock.server.people import People, Person, at_address, token_id
from paddock.server.shown import Viewer, viewer_at
from paddock.server.store import Transaction
from paddock.server.table import CANCELLED, GATHERING, OVER, RACING, Table
from paddock.server.talk import remark_of

SHOWN_RACES = 20  # the latest, of another person

router = APIRouter(include_in_schema=False)


@router.get("/")
async def lobby(request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """The games as posters, my tables, and tables open to all."""
    language = asked_language(request, person)

    def work(tx: Transaction) -> tuple[list[queries.Summarised], list[queries.Summarised], set[str]]:
        mine = queries.tables_of(tx, person.id, 20) if person else []
        known = {*queries.played(tx, person.id), *queries.learnt(tx, person.id)} if person else set()
        return mine, queries.public_tables(tx, GATHERING, 20), known | {row.game for row in mine}

    mine, public, known = await house.store.read(work)
    taught = {game.name: lessons(game)[0].name for game in REGISTRY.games.values() if lessons(game)}
    new_to = {name: first for name, first in taught.items() if name not in known}
    posters = {game.name: poster(game, language) for game in REGISTRY.games.values()}
    return page(
        "lobby.html",
        request,
        person,
        posters=posters,
        taught=taught,
        puzzling=[game.name for game in REGISTRY.games.values() if puzzles(game)],
        new_to=new_to,
        levels=LEVELS,
        mine=[table for table in await listings(house, going_on(mine), person, language) if not table["lesson"]],
        public=await listings(house, public, person, language),
    )


def going_on(tables: list[queries.Summarised]) -> list[queries.Summarised]:
    """Those that have not ended."""
    return [row for row in tables if row.state not in (OVER, CANCELLED)]


@router.get("/school/{name}")
async def school_page(name: str, request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """The lessons of a game, and which of them are learnt."""
    game = REGISTRY.find(name)
    language = asked_language(request, person)
    if not lessons(game):
        raise NotFound
    learnt = await house.store.read(lambda tx: queries.learnt(tx, person.id)) if person else {}
    return page(
        "school.html",
        request,
        person,
        game=game,
        lessons=lessons(game),
        said=lambda lesson, say: held_together(lesson.words(language)(say)),
        learnt=learnt.get(game.name, ()),
    )


@router.get("/daily/{name}")
async def daily_page(name: str, request: Request, house: TheHouse, person: MaybeSomebody, day: str = "") -> Response:
    """The race of a day: how others did is told to who has driven it, and to all when the day is over."""
    game, language, now = REGISTRY.find(name), asked_language(request, person), house.now()
    asked = daily.day_asked(day, now) if day else today(now)

    def work(tx: Transaction) -> tuple[daily.Daily, str | None, list[dict[str, Any]]]:
        race = daily.Daily.of(game, asked, daily.kept_secret(tx))
        state = daily.state_of(tx, race.table_of(person.id)) if person else None
        return race, state, daily.drivers(tx, game, asked, language)

    race, state, rows = await house.store.read(work)
    is_today = asked == today(now)
    for row in rows:
        who = row.pop("who")
        row |= {"is_you": person is not None and who == person.id, "is_champion": who == f"bot:{daily.CHAMPION}"}
    return page(
        "daily.html",
        request,
        person,
        game=game,
        day=asked.isoformat(),
        before=(asked - timedelta(days=1)).isoformat(),
        is_today=is_today,
        is_told=state in (OVER, CANCELLED) or not is_today,
        state=state,
        table=race.table_of(person.id) if person else "",
        champion=race.champions_table,
        rows=rows,
        usual=USUAL_LEVEL,
    )


@router.get("/puzzles/{name}")
async def puzzles_page(name: str, request: Request, person: MaybeSomebody) -> Response:
    """All puzzles of a game."""
    game, language = REGISTRY.find(name), asked_language(request, person)
    if not puzzles(game):
        raise NotFound
    return page(
        "puzzles.html", request, person, game=game, puzzles=puzzles(game), speak=book_words(game, language), Say=Say
    )


@router.get("/puzzles/{name}/{number}")
async def puzzle_page(
    name: str, number: Annotated[int, Path(ge=0, le=2**31)], request: Request, person: MaybeSomebody
) -> Response:
    """One of them: the table as who is to move sees it, and what to choose from."""
    game, language = REGISTRY.find(name), asked_language(request, person)
    puzzle, speak = find_puzzle(game, number), book_words(game, language)
    race = puzzle.race(game)
    return page(
        "puzzle.html",
        request,
        person,
        game=game,
        art=drawn_by(game, lambda drawing: drawing.art()),
        table=still(race, speak, shape_of(request)),
        number=number,
        count=len(puzzles(game)),
        grade=puzzle.grade,
        name=race.players[race.turn],
        choices=[(answer.move, race.choice(answer.move)) for answer in puzzle.shown()],
        speak=lambda say: held_together(speak(say, race.players)),
        Say=Say,
    )


def poster(game: Game, language: str) -> str:
    """A game's travel poster."""
    return drawn_by(game, lambda drawing: drawing.poster(game.words(language)))


@router.get("/new/{name}")
async def new_table(name: str, request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """Choose seats, bots, variant and options; where the house lets people, other numbers, too."""
    language, game = asked_language(request, person), REGISTRY.find(name)
    bots = {level: level_name(level, language) for level in (*LEVELS, *plugin_names())}
    numbers = changeable(game) if house.settings.editions else []
    return page("new.html", request, person, game=game, bots=bots, usual=USUAL_LEVEL, numbers=numbers)


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
        is_newcomer=await is_newcomer(house, table.game, person),
        phrases=PHRASES,
        link=link,
        **facts,
    )


async def is_newcomer(house: House, game: Game, person: Person | None) -> bool:
    """Whether somebody has finished so few races of a game that they get tips without asking."""
    raced = await house.store.read(lambda tx: queries.played(tx, person.id)) if person else {}
    return raced.get(game.name, 0) < FIRST_RACES


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

    def render(house: House, table: Table, viewer: Any, since: int, to_all: ShownToAll) -> bytes:
        return page_news(table, Look(viewer, shape), house.settings, house.time, since, to_all)

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
    """What would stand where after a move of the own seat, and what would be shown of it."""
    async with house.at(id) as table:
        viewer = viewer_at(table, person, seat, asked_language(request, person))
        if table.state != RACING or viewer.seat != table.running.turn or move not in table.running.moves():
            return answer({"ghosts": [], "moments": []})  # the table has gone on: there is nothing to foresee any more
        return answer(foreseen(table.in_language(viewer.language), move, shape_of(request), viewer.language))


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
        race = table.race_after(step).called(table.names(viewer.language))
        steps = table.running.step
        hands = range(len(table.chairs)) if table.has_ended and viewer.seat is None else [viewer.seat]
        own = table.seats_of(viewer.player)
    events = [event for event in race.events if event.step == race.step]
    shown: PageStep = {
        "html": drawn(race, Look(viewer, shape_of(request)), hands, own),
        "steps": steps,
        "moments": list(moments(race, race.state, events, viewer.seat, shape_of(request), viewer.language)),
        "lines": [held_together(line) for line in race.lines_of(events, viewer.seat, viewer.language)],
    }
    return answer(shown)


@router.get("/table/{id}/great")
async def great_moments(
    id: Id, request: Request, house: TheHouse, person: MaybeSomebody, seat: AskedSeat = None
) -> Response:
    """For the slider of a replay: the steps at which something great happened, as far as the viewer has heard of it."""
    async with house.at(id) as table:
        viewer = replay_viewer(table, person, seat, asked_language(request, person))
        race = table.in_language(viewer.language)
        told = moments(race, race.state, race.events, viewer.seat, shape_of(request), viewer.language)
        found: list[GreatMoment] = [
            {"step": moment["step"], "caption": moment["caption"] or ""} for moment in told if moment["big"]
        ]
    return answer(found)


@router.get("/rules/{name}")
async def rules_page(name: str, request: Request, person: MaybeSomebody, seats: int | None = None) -> Response:
    """How a game is played, everything in its box, and every ruling; a query may name seats, variant and options."""
    game = REGISTRY.find(name)
    language = asked_language(request, person)
    asked = {name: choice for name, choice in request.query_params.items() if name != "seats"}
    s = game.prepare(seats, asked.pop("variant", None), asked)
    speak, touch = book_words(game, language), Say("howto-touch", **settings(game, s))
    shown, shape = await asyncio.to_thread(book, game, s), shape_of(request)
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
        book=shown,
        picture=lambda each: still(each.race, speak, shape, each.parts),
        lines=list(counted(shown.race, settings(game, s))),
        chosen=settings(game, s),
        speak=lambda say: held_together(speak(say, shown.race.players)),
        knows=speak.__contains__,
        Say=Say,
    )


@router.get("/me")
async def me_page(request: Request, house: TheHouse, people: ThePeople, person: MaybeSomebody) -> Response:
    """Name, colour, account, tokens, history, statistics and ratings."""

    def work(tx: Transaction) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        if person is None:
            return [], []
        history = queries.history(tx, person.id, 200)
        return with_others(tx, history, asked_language(request, person)), ratings.ratings_of(tx, person.id)

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


def with_others(tx: Transaction, history: list[dict[str, Any]], language: str) -> list[dict[str, Any]]:
    """Races of a history with who else drove in them."""
    chairs = queries.drove(tx, [race["table_id"] for race in history])
    found = []
    for race in history:
        there = chairs[race["table_id"]]
        names = names_of(list(there.values()), language)
        others = [
            {"name": name, "face": chair.face, "page": chair.page, "is_bot": chair.kind == BOT}
            for (seat, chair), name in zip(there.items(), names, strict=True)
            if seat != race["seat"]
        ]
        found.append({**race, "others": others})
    return found


def told_to_all(tx: Transaction, history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same for strangers: of a private table they are told the bots."""
    public = queries.open_to_all(tx, [race["table_id"] for race in history])
    return [
        {**race, "others": [each for each in race["others"] if each["is_bot"] or race["table_id"] in public]}
        for race in history
    ]


@router.get("/people/{address}")
async def person_page(
    address: Annotated[str, Path(pattern=r"^[0-9a-f]{20}$")], request: Request, house: TheHouse, person: MaybeSomebody
) -> Response:
    """What everybody may know of a person: ratings and races; with whom where the table was open to all."""

    def work(tx: Transaction) -> tuple[Person, list[dict[str, Any]], list[dict[str, Any]], list[dict[str, Any]]]:
        found = at_address(tx, address)
        history = queries.history(tx, found.id, 200)
        shown = with_others(tx, history[:SHOWN_RACES], asked_language(request, person))
        return found, history, told_to_all(tx, shown), ratings.ratings_of(tx, found.id)

    found, history, shown, rated = await house.store.read(work)
    return page(
        "person.html",
        request,
        person,
        name=called(found.name, asked_language(request, person)),
        colour=found.colour,
        history=shown,
        rated=rated,
        statistics=statistics(history),
    )


@router.get("/drivers")
async def drivers_page(request: Request, person: MaybeSomebody) -> Response:
    """Everybody who drives when a bot drives, by level."""
    return page("drivers.html", request, person, cast={level: of_level(level) for level in LEVELS})


@router.get("/drivers/{key}")
async def driver_page(key: str, request: Request, house: TheHouse, person: MaybeSomebody) -> Response:
    """Who drives there: the face, the level, what it is and how strong."""
    driver = BY_KEY.get(key)
    if driver is None:
        raise NotFound
    rated = await house.store.read(lambda tx: ratings.ratings_of(tx, f"bot:{driver.level}"))
    greeting = remark_of(driver, "hello", asked_language(request, person))
    return page("driver.html", request, person, driver=driver, greeting=greeting, rated=rated)


@router.get("/faces/{key}.svg")
async def face(key: str) -> Response:
    """The face of a driver; of who is not of the cast nobody has seen it."""
    drawn = portrait(BY_KEY.get(key))
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=86400"})


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
    return Response(STYLE + CHOSEN, media_type="text/css", headers={"cache-control": "max-age=3600"})
