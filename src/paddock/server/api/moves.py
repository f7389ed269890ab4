"""Moving: the legal moves, a hint, a move, and taking it back."""

from typing import Any

from fastapi import APIRouter, Request, Response

from paddock.bots.advice import Prospect
from paddock.server import deeds
from paddock.server.api import answers, requests
from paddock.server.api.dependencies import PROBLEMS, Somebody, TheHouse, TheLimits, answer, asked_language
from paddock.server.api.tables import AskedSeat, Id, done, once
from paddock.server.errors import Forbidden, NotNow
from paddock.server.house import House
from paddock.server.limits import Limits
from paddock.server.people import Person
from paddock.server.shown import move_shown, moves_shown, tips_shown, viewer_at
from paddock.server.table import RACING, Table

router = APIRouter(prefix="/api", tags=["tables"], responses=PROBLEMS)


@router.post("/tables/{id}/moves", response_model=answers.Done)
async def move(id: Id, asked: requests.NewMove, house: TheHouse, person: Somebody, limits: TheLimits) -> Response:
    """Move. The same command again is answered again and happens once."""
    return answer({"version": await moved(id, asked, house, person, limits)})


async def moved(id: str, asked: requests.NewMove, house: House, person: Person, limits: Limits) -> int:
    """Make a move, once; the version that it led to."""
    limits.check("move", person.id)

    def command(table: Table) -> dict[str, Any]:
        return table.move(person.id, acting_seat(table, person, asked.seat), asked.move)

    same = {"move": asked.move} if asked.seat is None else {"move": asked.move, "seat": asked.seat}
    return await once(house, person, id, deeds.MOVED, command, asked.command, asked.version, same)


@router.post("/tables/{id}/undo", response_model=answers.Done)
async def undo(id: Id, asked: requests.Undo, house: TheHouse, person: Somebody, limits: TheLimits) -> Response:
    """Take the own last move back, while it has told nobody anything."""
    limits.check("move", person.id)

    def command(table: Table) -> dict[str, Any]:
        return table.take_back(person.id, acting_seat(table, person, asked.seat))

    return await done(house, person, id, deeds.TOOK_BACK, command, asked.command, asked.version)


def acting_seat(table: Table, person: Person, seat: int | None) -> int:
    """The seat that a person acts for: the one they name, or that of theirs whose turn it is."""
    if seat is not None:
        return seat
    own = table.seats_of(person.id)
    if not own:
        raise Forbidden("not-at-table")
    return table.running.turn if table.running.turn in own else own[0]


@router.get("/tables/{id}/moves", response_model=list[answers.MoveShown])
async def legal_moves(id: Id, request: Request, house: TheHouse, person: Somebody, seat: AskedSeat = None) -> Response:
    """The legal moves in parts; none while it is not this seat's turn."""
    async with house.at(id) as table:
        return answer(moves_shown(table, viewer_at(table, person, seat, asked_language(request, person))))


@router.post("/tables/{id}/hint", response_model=answers.Hint)
async def hint(
    id: Id, request: Request, house: TheHouse, person: Somebody, limits: TheLimits, seat: AskedSeat = None
) -> Response:
    """What the champion would try, with the chance of winning after each move, from what this seat may know."""
    limits.check("hint", person.id)
    async with house.at(id) as table:
        viewer = viewer_at(table, person, seat, asked_language(request, person))
        if viewer.seat is None or table.state != RACING or table.running.turn != viewer.seat:
            raise NotNow("not-your-turn", player=table.names(viewer.language)[table.running.turn])
        race, speak = table.in_language(viewer.language), table.game.words(viewer.language)
        described = {move: move_shown(race, move, speak) for move in race.moves()}
        thinking = house.thinkers.hint(table.running)
    return answer({"candidates": [candidate_shown(described[each.move], each) for each in await thinking]})


@router.get("/tables/{id}/tips", response_model=answers.Tips)
async def tips(id: Id, request: Request, house: TheHouse, person: Somebody, seat: AskedSeat = None) -> Response:
    """Two or three sensible moves with their reasons in words, from what this seat may know."""
    async with house.at(id) as table:
        return answer({"tips": tips_shown(table, viewer_at(table, person, seat, asked_language(request, person)))})


def candidate_shown(move: answers.MoveShown, prospect: Prospect) -> answers.CandidateShown:
    """A move that the champion would try."""
    return {
        "move": move["move"],
        "label": move["label"],
        "note": move["note"],
        "parts": move["parts"],
        "chance": prospect.chance,
        "error": prospect.error,
        "worlds": prospect.worlds,
        "is_close": prospect.is_close,
    }
