"""What if: going on from any move of a race that has ended, and how champions would."""

from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from paddock.bots import bot_names
from paddock.bots.levels import USUAL_LEVEL
from paddock.core.race import Race
from paddock.server import deeds
from paddock.server.api import answers, requests
from paddock.server.api.dependencies import (
    PROBLEMS,
    Somebody,
    TheHouse,
    TheLimits,
    answer,
    asked_language,
)
from paddock.server.api.reviews import reviewed
from paddock.server.api.tables import Id, opened_once, own_numbers, table_of
from paddock.server.chairs import BOT, PERSON, Chair, bot_chair
from paddock.server.detours import Detour, Puzzle
from paddock.server.errors import NotFound, NotNow
from paddock.server.house import House
from paddock.server.people import Person
from paddock.server.shown import table_shown, viewer_at
from paddock.server.table import Table

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)
Step = Annotated[int, Path(ge=0, le=2**31)]


@router.post("/detours", status_code=201, response_model=answers.TableShown)
async def open_detour(
    asked: requests.NewDetour, request: Request, person: Somebody, house: TheHouse, limits: TheLimits
) -> Response:
    """Go on from a move of a race that has ended, as one of its seats, against bots; the race stays as it was.

    As a `puzzle` it asks for a better move than the one that its review found wanting there.
    """
    limits.check("open", person.id)
    puzzle = await puzzle_at(house, asked.table, asked.step) if asked.puzzle else None
    id = table_of(person, asked.command)
    async with house.at(asked.table) as table:
        facts = opening(table, asked, puzzle, person, id)
    commands: list[tuple[str, Any]] = [(deeds.OPENED, lambda _: facts), (deeds.STARTED, lambda _: {})]
    opened = await opened_once(house, id, facts, commands)
    viewer = viewer_at(opened, person, None, asked_language(request, person))
    return answer(table_shown(opened, viewer, house.settings, house.time), 201)


async def puzzle_at(house: House, id: str, step: int) -> Puzzle:
    """The decision that was made after so many moves, if the review found a better one."""
    review = await reviewed(house, id)
    for decision in review.decisions:
        if decision.step == step + 1 and decision.is_error:
            return Puzzle(decision.move, decision.best, decision.loss)
    raise NotNow("no-puzzle", step=step + 1)


def opening(table: Table, asked: requests.NewDetour, puzzle: Puzzle | None, person: Person, id: str) -> dict[str, Any]:
    """The facts of a detour's table: who asks drives, and bots drive all other cars."""
    race = race_at(table, asked.step)
    seat = next(iter([asked.seat] if asked.seat is not None else table.seats_of(person.id)), race.turn)
    table.chair(seat)
    if puzzle:
        seat = race.turn
    own = Chair(PERSON, person.id, person.name, person.colour)
    chairs = [own] * len(table.chairs)
    for other, chair in enumerate(table.chairs):
        if other != seat:
            level = chair.level if chair.kind == BOT and chair.level in bot_names() else USUAL_LEVEL
            chairs[other] = bot_chair(level, [each.name for each in [*chairs[:other], own]], id)
    detour = Detour(table.id, asked.step, table.running.record.cut(asked.step).to_json(), puzzle)
    return {
        "game": table.game.name,
        "variant": table.variant,
        "options": table.options,
        "public": False,
        "clock": None,
        "host": person.id,
        "chairs": [chair.facts() for chair in chairs],
        "detour": asdict(detour),
        **own_numbers(table.game),
    }


def race_at(table: Table, step: int) -> Race:
    """The race after so many moves, where somebody has to decide; nothing of it while it is under way."""
    if not table.has_ended:
        raise NotNow("detour-later")
    steps = table.running.step
    if step > steps:
        raise NotFound("no-such-step", step=step, steps=steps)
    race = table.race_after(step)
    if race.over:
        raise NotNow("detour-at-the-end")
    return race


@router.post("/tables/{id}/line/{step}", response_model=answers.ChampionsLine)
async def champions_line(
    id: Id, step: Step, request: Request, house: TheHouse, person: Somebody, limits: TheLimits
) -> Response:
    """How champions would go on from there, each by what its seat could know, and the chances of winning after that."""
    limits.check("hint", person.id)
    language = asked_language(request, person)
    async with house.at(id) as table:
        race = race_at(table, step)
        names, speak = table.names(language), table.game.words(language)
        thinking = house.thinkers.line(race)
    line, worth = await thinking
    found: answers.ChampionsLine = {
        "moves": [
            {"step": made.step, "seat": made.seat, "move": made.move, "label": speak(made.label, names)}
            for made in line
        ],
        "chances": list(worth.chances),
        "errors": list(worth.errors),
    }
    return answer(found)
