"""Records: export, import, and looking at a race step by step."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from paddock.core.race import Race
from paddock.core.record import Record
from paddock.server import deeds
from paddock.server.api import answers, requests
from paddock.server.api.dependencies import (
    PROBLEMS,
    MaybeSomebody,
    Somebody,
    TheHouse,
    TheLimits,
    answer,
    asked_language,
)
from paddock.server.api.tables import AskedSeat, Id, opened_once, table_of
from paddock.server.editions import own_edition
from paddock.server.errors import NotFound, NotNow
from paddock.server.people import Person
from paddock.server.shown import Viewer, table_shown, viewer_at
from paddock.server.table import Table

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)


@router.get("/tables/{id}/record")
async def record(id: Id, house: TheHouse) -> Response:
    """The record of a race that is over or was cancelled; `paddock verify` recomputes every card from it."""
    async with house.at(id) as table:
        if not table.has_ended:
            raise NotNow("record-later")
        text = table.running.record.to_json()
    name = f'attachment; filename="{table.game.name}-{id[:8]}.race.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@router.post("/records", status_code=201, response_model=answers.TableShown)
async def import_record(
    asked: requests.NewRecord, request: Request, person: Somebody, house: TheHouse, limits: TheLimits
) -> Response:
    """A table to look at a race that was played elsewhere, whole or unfinished."""
    limits.check("import", person.id)
    text = asked.model_dump_json(exclude_unset=True, exclude={"command"})
    found, seal = Record.from_json(text)
    Race.load(own_edition(house, found.game, found.changes), found, seal)
    facts = {"record": text, "host": person.id}
    commands = [(deeds.IMPORTED, lambda table: facts)]
    table = await opened_once(house, table_of(person, asked.command), facts, commands)
    viewer = viewer_at(table, person, None, asked_language(request, person))
    return answer(table_shown(table, viewer, house.settings, house.time), 201)


@router.get("/tables/{id}/steps/{step}", response_model=answers.Step)
async def replay(
    id: Id,
    step: Annotated[int, Path(ge=0, le=2**31)],
    request: Request,
    house: TheHouse,
    person: MaybeSomebody,
    seat: AskedSeat = None,
) -> Response:
    """The race after so many moves: from the own seat until the end, from any seat after."""
    async with house.at(id) as table:
        viewer = replay_viewer(table, person, seat, asked_language(request, person))
        steps = table.running.step
        if step > steps:
            raise NotFound("no-such-step", step=step, steps=steps)
        race = table.race_after(step).called(table.names(viewer.language))
        events = [event for event in race.events if event.step == step]
        shown: answers.Step = {
            "step": step,
            "steps": steps,
            "race": race.view(viewer.seat),
            "lines": list(race.lines_of(events, viewer.seat, viewer.language)),
            "turn": None if race.over else race.turn,
        }
    return answer(shown)


def replay_viewer(table: Table, person: Person | None, seat: int | None, language: str) -> Viewer:
    """After the end everything may be seen, from any seat."""
    if not table.has_ended or seat is None:
        return viewer_at(table, person, seat, language)
    table.chair(seat)
    return Viewer(person.id if person else None, seat, language)
