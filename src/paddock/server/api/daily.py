"""Today's race of a game: everybody at the house gets the same."""

import contextlib

from fastapi import APIRouter, Request, Response

from paddock.core.fair import new_secret
from paddock.core.game import REGISTRY
from paddock.school.daily import today
from paddock.server import daily, deeds
from paddock.server.api import answers, requests
from paddock.server.api.dependencies import PROBLEMS, Somebody, TheHouse, TheLimits, answer, asked_language
from paddock.server.daily import Daily
from paddock.server.house import House
from paddock.server.people import Person
from paddock.server.shown import table_shown, viewer_at
from paddock.server.store import Conflict

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


@router.post("/daily", status_code=201, response_model=answers.TableShown)
async def open_daily(
    asked: requests.NewDaily, request: Request, person: Somebody, house: TheHouse, limits: TheLimits
) -> Response:
    """Begin today's race of a game, or go on with it: everybody has one, and the champion drives it, too."""
    limits.check("open", person.id)
    race = Daily.of(REGISTRY.find(asked.game), today(house.now()), await house.store.write(daily.house_secret))
    await begin(house, race, person)
    if house.thinkers.is_ready(race.game, daily.CHAMPION):
        await begin(house, race, None)
    else:
        house.thinkers.want(race.game)
    async with house.at(race.table_of(person.id)) as table:
        viewer = viewer_at(table, person, None, asked_language(request, person))
        return answer(table_shown(table, viewer, house.settings, house.time), 201)


async def begin(house: House, race: Daily, person: Person | None) -> None:
    """A person's table, or the champion's, unless it is there."""
    facts, table = race.opening(person), race.table_of(person.id if person else daily.CHAMPION)
    with contextlib.suppress(Conflict):
        await house.add(table, new_secret(), [(deeds.OPENED, lambda _: facts), (deeds.STARTED, lambda _: {})])
