"""Puzzles: what is said to who answers one."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from paddock.core.errors import BadOption
from paddock.core.game import REGISTRY
from paddock.school.book import book_words
from paddock.school.puzzles import find_puzzle, verdict
from paddock.server.api import answers
from paddock.server.api.dependencies import PROBLEMS, MaybeSomebody, answer, asked_language

router = APIRouter(prefix="/api", tags=["puzzles"], responses=PROBLEMS)


@router.get("/puzzles/{game}/{number}", response_model=answers.PuzzleVerdict)
async def puzzle_verdict(
    game: str,
    number: Annotated[int, Path(ge=0, le=2**31)],
    move: Annotated[int, Query(ge=0, le=32_767)],
    request: Request,
    person: MaybeSomebody,
) -> Response:
    """Whether a move is the best one, why, and how surely."""
    found = REGISTRY.find(game)
    puzzle = find_puzzle(found, number)
    if puzzle.answer(move) is None:
        raise BadOption("bad-move", move=str(move))
    said = verdict(puzzle, puzzle.race(found), move, book_words(found, asked_language(request, person)))
    return answer({"right": move == puzzle.best.move, "best": puzzle.best.move, "said": said})
