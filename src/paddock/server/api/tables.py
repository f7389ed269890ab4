"""Tables: opening, sitting, starting, moving, and what is to be seen."""

import contextlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from paddock.bots import bot_names
from paddock.bots.levels import LEVELS
from paddock.core.errors import BadOption
from paddock.core.fair import new_secret
from paddock.core.game import REGISTRY, Game
from paddock.core.words import Say
from paddock.school import Lesson, find_lesson
from paddock.server import deeds, queries
from paddock.server.api import answers, requests
from paddock.server.api.dependencies import (
    PROBLEMS,
    MaybeSomebody,
    Somebody,
    TheHouse,
    TheLimits,
    address_of,
    answer,
    asked_language,
)
from paddock.server.chairs import BOT, OPEN, PERSON, Chair, bot_chair, names_of, seats_of
from paddock.server.codes import as_written
from paddock.server.editions import asked_game
from paddock.server.errors import Forbidden, NotNow
from paddock.server.house import Command, House, new_command_id
from paddock.server.names import unique_name
from paddock.server.people import Person
from paddock.server.shown import Viewer, chairs_shown, lines_shown, table_shown, viewer_at
from paddock.server.store import Conflict
from paddock.server.streams import say_shown
from paddock.server.summaries import Summary
from paddock.server.table import GATHERING, Table

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)

TABLE_ID = r"^[A-Za-z0-9_-]{8,40}$"
Id = Annotated[str, Path(pattern=TABLE_ID)]
Code = Annotated[str, Path(min_length=1, max_length=40)]
Seat = Annotated[int, Path(ge=0, le=7)]
AskedSeat = Annotated[int | None, Query(ge=0, le=7)]
AskedCommandId = Annotated[requests.CommandId | None, Query(alias="command")]  # where a request has no body
ID_BYTES = 16
CODE_LEADS = 24 * 3600  # seconds that a code leads to a table that has started, after the last thing that happened
PHRASES = ("hello", "good-luck", "well-played", "ouch", "hurry", "thanks", "good-game")


# ---- Games -------------------------------------------------------------------------------------


@router.get("/games", response_model=list[answers.GameShown])
async def games(request: Request, person: MaybeSomebody) -> Response:
    """The games in the house, with what one can choose before a race."""
    language = asked_language(request, person)
    return answer([game_shown(name, language) for name in REGISTRY.games])


def game_shown(name: str, language: str) -> answers.GameShown:
    """A game with its variants, options and the bots that play it."""
    game = REGISTRY.find(name)
    speak = game.words(language)
    options: list[answers.OptionShown] = [
        {
            "name": option.name,
            "text": speak(Say(f"option-{option.name}")),
            "choices": [
                {"name": choice, "text": speak(Say(f"option-{option.name}.{choice}"))} for choice in option.choices
            ],
        }
        for option in game.options
    ]
    return {
        "name": name,
        "title": game.title(language),
        "tagline": speak(Say("tagline")),
        "seats": game.seats,
        "variants": [{"name": each, "text": speak(Say(f"variant-{each}.help"))} for each in game.variants],
        "options": options,
        "levels": bot_names(),
    }


# ---- Opening and listing -----------------------------------------------------------------------


@router.post("/tables", status_code=201, response_model=answers.TableShown)
async def open_table(
    asked: requests.NewTable, request: Request, person: Somebody, house: TheHouse, limits: TheLimits
) -> Response:
    """Open a table; who opens it is its host."""
    limits.check("open", person.id)
    id = table_of(person, asked.command)
    facts = opening(asked, asked_game(house, asked.game, asked.box, asked.public), person, id)
    commands: list[tuple[str, Any]] = [(deeds.OPENED, lambda table: facts)]
    if asked.start:
        commands.append((deeds.STARTED, lambda table: table.start(person.id)))
    table = await opened_once(house, id, facts, commands)
    viewer = viewer_at(table, person, None, asked_language(request, person))
    return answer(table_shown(table, viewer, house.settings, house.time), 201)


@router.post("/lessons", status_code=201, response_model=answers.TableShown)
async def open_lesson(
    asked: requests.NewLesson, request: Request, person: Somebody, house: TheHouse, limits: TheLimits
) -> Response:
    """Begin a lesson: a table at which its pupil and bots sit, with the race as the lesson finds it."""
    limits.check("open", person.id)
    language = asked_language(request, person)
    lesson = find_lesson(REGISTRY.find(asked.game), asked.lesson)
    facts = lesson_opening(lesson, person)
    commands: list[tuple[str, Any]] = [(deeds.OPENED, lambda _: facts), (deeds.STARTED, lambda _: {})]
    for move in lesson.moves[: lesson.begins]:
        commands.append((deeds.MOVED, lambda table, move=move: table.checked_move(table.running.turn, move)))
    table = await opened_once(house, table_of(person, asked.command), facts, commands)
    return answer(table_shown(table, viewer_at(table, person, None, language), house.settings, house.time), 201)


def lesson_opening(lesson: Lesson, person: Person) -> dict[str, Any]:
    """The facts of a lesson's table."""
    chairs = [Chair(PERSON, person.id, person.name, person.colour)]
    for _ in range(1, lesson.seats):
        chairs.append(bot_chair(LEVELS[0], [chair.name for chair in chairs], lesson.name))
    return {
        "game": lesson.game.name,
        "variant": lesson.variant,
        "options": dict(lesson.options),
        "public": False,
        "clock": None,
        "host": person.id,
        "chairs": [chair.facts() for chair in chairs],
        "lesson": lesson.name,
        "seed": lesson.seed,
    }


async def opened_once(house: House, id: str, facts: dict[str, Any], commands: list[tuple[str, Any]]) -> Table:
    """A new table whose first deed has these facts, or the one that the same command opened before."""
    try:
        return await house.add(id, new_secret(), commands)
    except Conflict:
        async with house.at(id) as table:
            if table.happened[0][0].facts != facts:
                raise NotNow("command-reused") from None
            return table


def table_of(person: Person, command_id: str | None) -> str:
    """The id of the table that a command opens: the same however often it is sent, and nobody else can guess it."""
    if command_id is None:
        return secrets.token_urlsafe(ID_BYTES)
    word = hmac.digest(person.id.encode(), command_id.encode(), "sha256")[:ID_BYTES]
    return urlsafe_b64encode(word).decode().rstrip("=")


def opening(asked: requests.NewTable, game: Game, person: Person, id: str) -> dict[str, Any]:
    """The facts of a new table of that id, if the game can be played like that."""
    prepared: Any = game.prepare_new(len(asked.chairs), asked.variant, asked.options)
    chairs: list[Chair] = []
    for chair in asked.chairs:
        taken = [other.name for other in chairs]
        if chair.kind == "bot":
            if chair.level not in bot_names():
                raise BadOption("bad-bot", name=chair.level, allowed=bot_names())
            chairs.append(bot_chair(chair.level, taken, id))
        elif chair.kind == "you":
            chairs.append(Chair(PERSON, person.id, unique_name(chair.name or person.name, taken), person.colour))
        else:
            chairs.append(Chair())
    return {
        "game": game.name,
        "variant": game.variants[prepared.variant],
        "options": {option.name: option.choice(prepared) for option in game.options},
        "public": asked.public,
        "clock": asked.clock,
        "host": person.id,
        "chairs": [chair.facts() for chair in chairs],
        **own_numbers(game),
        **pledged(asked.pledge),
    }


def own_numbers(game: Game) -> dict[str, Any]:
    """What an edition changes, among the facts of a table that is played with it."""
    return {"changes": dict(game.changes)} if game.is_edition else {}


def pledged(pledge: str | None) -> dict[str, str]:
    """The pledge of who opens a table or sits down, among the facts of that."""
    return {"pledge": pledge} if pledge else {}


@router.get("/tables", response_model=list[answers.Listing])
async def list_tables(
    request: Request, house: TheHouse, person: MaybeSomebody, limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> Response:
    """Tables open to all that people gather at."""
    rows = await house.store.read(lambda tx: queries.public_tables(tx, GATHERING, limit))
    return answer(await listings(house, rows, person, asked_language(request, person)))


@router.get("/me/tables", response_model=list[answers.Listing])
async def my_tables(
    request: Request, house: TheHouse, person: Somebody, limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> Response:
    """Where the person who asks sits or sat, those lately touched first."""
    rows = await house.store.read(lambda tx: queries.tables_of(tx, person.id, limit))
    return answer(await listings(house, rows, person, asked_language(request, person)))


async def listings(
    house: House, rows: Iterable[queries.Summarised], person: Person | None, language: str
) -> list[answers.Listing]:
    """Lines of a list."""
    viewer = Viewer(person.id if person else None, None, language)
    return [listing(row, summary, viewer) for row, summary in await house.summarised(rows)]


def listing(row: queries.Listed, summary: Summary, viewer: Viewer) -> answers.Listing:
    """A line of a list."""
    return {
        "id": row.id,
        "game": row.game,
        "variant": summary.variant,
        "state": row.state,
        "version": row.version,
        "chairs": chairs_shown(summary.chairs, names_of(summary.chairs, viewer.language), summary.leavers, viewer),
        "turn": summary.turn,
        "your_turn": summary.turn in seats_of(summary.chairs, viewer.player),
        "lesson": summary.is_lesson,
        "updated_at": row.updated_at,
    }


@router.get("/codes/{code}", response_model=answers.Found)
async def find_by_code(code: Code, request: Request, house: TheHouse, limits: TheLimits) -> Response:
    """Where a code leads. Who knows it may sit down as by the link, and after the start watch."""
    limits.check("code", address_of(request))
    since = house.now() - CODE_LEADS
    id, version = await house.store.read(lambda tx: queries.find_by_code(tx, as_written(code), since))
    async with house.at(id, version) as table:
        return answer({"table": id, "link": table.link if table.state == GATHERING else None})


# ---- Looking -----------------------------------------------------------------------------------


@router.get("/tables/{id}", response_model=answers.TableShown)
async def look(id: Id, request: Request, house: TheHouse, person: MaybeSomebody, seat: AskedSeat = None) -> Response:
    """The table as it is now, from the own seat; spectators see what is public."""
    async with house.at(id) as table:
        viewer = viewer_at(table, person, seat, asked_language(request, person))
        return answer(table_shown(table, viewer, house.settings, house.time))


@router.get("/tables/{id}/log", response_model=answers.Log)
async def log(
    id: Id,
    request: Request,
    house: TheHouse,
    person: MaybeSomebody,
    seat: AskedSeat = None,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> Response:
    """What has happened after a version, in words."""
    async with house.at(id) as table:
        viewer = viewer_at(table, person, seat, asked_language(request, person))
        return answer({"lines": lines_shown(table, viewer, since)})


# ---- Sitting and starting ----------------------------------------------------------------------


@router.post("/tables/{id}/seats/{seat}", response_model=answers.Done)
async def sit_down(
    id: Id, seat: Seat, asked: requests.Sit, house: TheHouse, person: Somebody, limits: TheLimits
) -> Response:
    """Sit down on an open chair."""
    limits.check("join", person.id)

    def command(table: Table) -> dict[str, Any]:
        facts = table.sit_down(person.id, seat, asked.name or person.name, person.colour, asked.link)
        return {**facts, **pledged(asked.pledge)}

    same = {"seat": seat, "player": person.id}
    return await done(house, person, id, deeds.SAT_DOWN, command, asked.command, same=same)


@router.delete("/tables/{id}/seats/{seat}", response_model=answers.Done)
async def stand_up(
    id: Id, seat: Seat, house: TheHouse, person: Somebody, command_id: AskedCommandId = None
) -> Response:
    """Leave before the start; the host may ask anybody to."""

    def command(table: Table) -> dict[str, Any]:
        return table.stand_up(person.id, seat)

    return await done(house, person, id, deeds.STOOD_UP, command, command_id, same={"seat": seat})


@router.put("/tables/{id}/seats/{seat}/bot", response_model=answers.Done)
async def seat_bot(id: Id, seat: Seat, asked: requests.SeatBot, house: TheHouse, person: Somebody) -> Response:
    """The host gives a chair to a bot, before the start or in place of somebody absent."""

    def command(table: Table) -> dict[str, Any]:
        return table.seat_bot(person.id, seat, asked.level)

    same = {"seat": seat, "level": asked.level}
    return await done(house, person, id, deeds.SEATED_BOT, command, asked.command, same=same)


@router.delete("/tables/{id}/seats/{seat}/bot", response_model=answers.Done)
async def open_chair(
    id: Id, seat: Seat, house: TheHouse, person: Somebody, command_id: AskedCommandId = None
) -> Response:
    """The host keeps a bot's chair for a person."""

    def command(table: Table) -> dict[str, Any]:
        return table.open_chair(person.id, seat)

    return await done(house, person, id, deeds.OPENED_CHAIR, command, command_id, same={"seat": seat})


@router.post("/tables/{id}/link", response_model=answers.Done)
async def new_link(id: Id, asked: requests.Command, house: TheHouse, person: Somebody) -> Response:
    """The host makes the join link void; there is a new one."""
    return await done(house, person, id, deeds.RELINKED, lambda table: table.relink(person.id), asked.command)


@router.post("/tables/{id}/pledge", response_model=answers.Done)
async def pledge(id: Id, asked: requests.Pledge, house: TheHouse, person: Somebody, limits: TheLimits) -> Response:
    """Promise to add a salt to the chance of the race; another one takes its place."""
    limits.check("join", person.id)
    same = {"player": person.id, "pledge": asked.pledge}

    def command(table: Table) -> dict[str, Any]:
        return table.pledge(person.id, asked.pledge)

    return await done(house, person, id, deeds.PLEDGED, command, asked.command, same=same)


@router.post("/tables/{id}/salt", response_model=answers.Done)
async def salt(id: Id, asked: requests.Salt, house: TheHouse, person: Somebody, limits: TheLimits) -> Response:
    """Add the salt that was pledged, after the start and before the deal."""
    limits.check("join", person.id)
    same = {"player": person.id, "salt": asked.salt}

    def command(table: Table) -> dict[str, Any]:
        return table.salt(person.id, asked.salt)

    return await done(house, person, id, deeds.SALTED, command, asked.command, same=same)


@router.post("/tables/{id}/start", response_model=answers.Done)
async def start(id: Id, asked: requests.Command, house: TheHouse, person: Somebody) -> Response:
    """The host starts when every chair is taken."""
    return await done(house, person, id, deeds.STARTED, lambda table: table.start(person.id), asked.command)


@router.post("/tables/{id}/cancel", response_model=answers.Done)
async def cancel(id: Id, asked: requests.Command, house: TheHouse, person: Somebody) -> Response:
    """The host ends it without a result: before everybody has made a first move, or alone among bots."""
    return await done(house, person, id, deeds.CANCELLED, lambda table: table.cancel(person.id), asked.command)


@router.post("/tables/{id}/ending", response_model=answers.Done)
async def be_for_ending(id: Id, asked: requests.Command, house: TheHouse, person: Somebody) -> Response:
    """Propose to end the race without a result, or agree; it ends when all who are there are for it."""
    return await done(house, person, id, deeds.FOR_ENDING, lambda table: table.be_for_ending(person.id), asked.command)


@router.delete("/tables/{id}/ending", response_model=answers.Done)
async def be_against_ending(id: Id, house: TheHouse, person: Somebody, command_id: AskedCommandId = None) -> Response:
    """Play on: the proposal to end the race is declined, or taken back."""
    return await done(
        house, person, id, deeds.AGAINST_ENDING, lambda table: table.be_against_ending(person.id), command_id
    )


@router.post("/tables/{id}/leave", response_model=answers.Done)
async def leave(id: Id, asked: requests.Command, house: TheHouse, person: Somebody) -> Response:
    """Leave a running race for good: a bot plays on, and it counts as coming last."""
    return await done(house, person, id, deeds.LEFT, lambda table: table.leave(person.id), asked.command)


@router.post("/tables/{id}/seats/{seat}/return", response_model=answers.Done)
async def come_back(id: Id, seat: Seat, asked: requests.Command, house: TheHouse, person: Somebody) -> Response:
    """Play on, after a bot has taken over."""
    return await done(house, person, id, deeds.CAME_BACK, lambda table: table.come_back(person.id, seat), asked.command)


@router.post("/tables/{id}/seats/{seat}/stay", response_model=answers.Done)
async def stay(
    id: Id, seat: Seat, asked: requests.Command, house: TheHouse, person: Somebody, limits: TheLimits
) -> Response:
    """Say that one is still there, and have the time for the move anew; twice in a turn."""
    limits.check("move", person.id)
    return await done(house, person, id, deeds.STAYED, lambda table: table.stay(person.id, seat), asked.command)


@router.post("/tables/{id}/seats/{seat}/nudge", response_model=answers.Done)
async def nudge(
    id: Id, seat: Seat, asked: requests.Command, house: TheHouse, person: Somebody, limits: TheLimits
) -> Response:
    """Ask whether the person to act is still there: they have a minute to move or to say so."""
    limits.check("move", person.id)

    def command(table: Table) -> dict[str, Any]:
        return table.nudge(person.id, seat, house.time.now())

    return await done(house, person, id, deeds.NUDGED, command, asked.command, same={"seat": seat})


@router.post("/tables/{id}/rematch", response_model=answers.Rematch)
async def rematch(id: Id, asked: requests.NewRematch, house: TheHouse, person: Somebody, limits: TheLimits) -> Response:
    """The same again, with the seats moved on by one. Whoever asks first opens the table, the others find it."""
    limits.check("open", person.id)
    async with house.at(id) as table:
        new = table.ask_for_rematch(person.id)["table"]
        facts = {**opening_again(table, person), **pledged(asked.pledge)}
        is_alone = table.people == {person.id} and all(chair["kind"] != OPEN for chair in facts["chairs"])
    commands: list[tuple[str, Any]] = [(deeds.OPENED, lambda table: facts)]
    if is_alone:  # nobody else has to come
        commands.append((deeds.STARTED, lambda table: table.start(person.id)))
    with contextlib.suppress(Conflict):  # somebody else was quicker
        await house.add(new, new_secret(), commands)
    await house.do(id, deeds.REMATCHED, lambda table: table.ask_for_rematch(person.id), command_id="rematch")
    return answer({"table": new})


def opening_again(table: Table, person: Person) -> dict[str, Any]:
    """The facts of a table like another one, whose second player now begins."""
    chairs = [(chair if is_coming(chair) else Chair()).facts() for chair in table.chairs]
    return {
        "game": table.game.name,
        "variant": table.variant,
        "options": table.options,
        "public": table.public,
        "clock": table.clock,
        "host": person.id,
        "chairs": chairs[1:] + chairs[:1],
        **own_numbers(table.game),
    }


def is_coming(chair: Chair) -> bool:
    """Whether who sat there is at the next table, too."""
    return chair.kind == BOT or (chair.player is not None and not chair.left)


async def done(
    house: House,
    person: Person,
    id: str,
    kind: str,
    command: Command,
    command_id: str | None,
    version: int | None = None,
    same: dict[str, Any] | None = None,
) -> Response:
    """Do something once, and answer with the version that it led to."""
    return answer({"version": await once(house, person, id, kind, command, command_id, version, same)})


async def once(
    house: House,
    person: Person,
    id: str,
    kind: str,
    command: Command,
    command_id: str | None,
    version: int | None = None,
    same: dict[str, Any] | None = None,
) -> int:
    """Do something once; the version that it led to. Command ids are a person's own: nobody meets anybody else's."""
    own = None if command_id is None else f"{person.id}:{command_id}"
    return await house.do(id, kind, command, own, version, same)


# ---- Chat --------------------------------------------------------------------------------------


@router.post("/tables/{id}/chat", response_model=answers.SayShown)
async def say(id: Id, asked: requests.NewSay, house: TheHouse, person: Somebody, limits: TheLimits) -> Response:
    """Say something to who is at the table, in own words or by a quick phrase."""
    limits.check("chat", person.id)
    if asked.phrase and asked.phrase not in PHRASES:
        raise BadOption("bad-phrase", "paddock.server", name=asked.phrase, allowed=PHRASES)
    if not asked.text and not asked.phrase:
        raise BadOption("empty-say", "paddock.server")
    async with house.at(id) as table:
        if not table.seats_of(person.id) and person.id != table.host:
            raise Forbidden("not-at-table")
    name = " & ".join(table.chairs[seat].name for seat in table.seats_of(person.id)) or person.name
    said = {"player": person.id, "name": name, "text": asked.text, "phrase": asked.phrase, "at": house.now()}
    command_id = asked.command or new_command_id()
    kept = await house.store.write(lambda tx: queries.add_say(tx, id, said, command_id))
    if (kept["text"], kept["phrase"]) != (asked.text, asked.phrase):
        raise NotNow("command-reused")
    house.live(id).chat_changed()
    return answer(say_shown(kept, table))


@router.get("/tables/{id}/chat", response_model=answers.Chat)
async def chat(id: Id, house: TheHouse, person: MaybeSomebody) -> Response:
    """What was said lately, but for whom the reader has muted."""
    async with house.at(id) as table:
        muted = await house.store.read(lambda tx: queries.mutes(tx, person.id)) if person else set()
        says = await house.store.read(lambda tx: queries.says_since(tx, id, 0))
        return answer({"says": [say_shown(each, table) for each in says if each["player"] not in muted]})


@router.post("/tables/{id}/mutes", status_code=204)
async def mute(id: Id, asked: requests.Mute, house: TheHouse, person: Somebody) -> Response:
    """Do not show what the person on that chair says, here and elsewhere; or show it again."""
    async with house.at(id) as table:
        muted = table.chair(asked.seat).player
    if muted is None:
        raise NotNow("chair-empty", seat=asked.seat + 1)
    await house.store.write(lambda tx: queries.mute(tx, person.id, muted, asked.on))
    house.live(id).chat_changed()
    return Response(status_code=204)
