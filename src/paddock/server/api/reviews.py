"""Reviews of races that are over."""

from fastapi import APIRouter, Request, Response

from paddock.review import Review
from paddock.server import queries
from paddock.server.api import answers
from paddock.server.api.dependencies import PROBLEMS, Somebody, TheHouse, TheLimits, address_of, answer
from paddock.server.api.tables import Id
from paddock.server.errors import NotNow
from paddock.server.house import House
from paddock.server.table import OVER

REVIEWED = 10  # races at once

router = APIRouter(prefix="/api", tags=["records"], responses=PROBLEMS)


@router.get("/tables/{id}/review", response_model=answers.ReviewShown)
async def review(id: Id, request: Request, house: TheHouse, limits: TheLimits) -> Response:
    """What was luck and what was driven well or badly in a race that is over, as far as it is known.

    Who asks first has it begun; ask again until it is `done`.
    """
    limits.check("review", address_of(request))
    return answer((await reviewed(house, id)).as_json())


@router.post("/me/reviews", status_code=202, response_model=answers.ReviewsBegun)
async def review_mine(person: Somebody, house: TheHouse, limits: TheLimits) -> Response:
    """Have the latest of one's races reviewed that are not yet: how many were asked for. They are made one by one."""
    limits.check("review", person.id)
    asked = await house.store.read(lambda tx: queries.unreviewed(tx, person.id, REVIEWED))
    for id in asked:
        await reviewed(house, id)
    begun: answers.ReviewsBegun = {"count": len(asked)}
    return answer(begun, 202)


async def reviewed(house: House, id: str) -> Review:
    """The review of the race at a table: nothing of it before the end."""
    async with house.at(id) as table:
        if table.state != OVER or not table.running.over:
            raise NotNow("review-later")
        if table.game.is_edition:
            raise NotNow("review-edition")
        game, record = table.game.name, table.running.record.to_json()
    return Review.from_json({"game": game, **await house.reviews.of(id, record)})
