"""Puzzles on pages: the answer is told to who has given one, and not before."""

import pytest

from paddock.core.game import REGISTRY
from paddock.school.puzzles import puzzles
from tests.server.room import GAME, Room

pytestmark = pytest.mark.anyio


async def test_a_page_shows_what_to_choose_from_and_not_which_is_best(room: Room) -> None:
    puzzle = puzzles(REGISTRY.find(GAME))[0]
    page = (await room.stranger().fetch("GET", f"/puzzles/{GAME}/1")).text
    moves = [int(each.partition('"')[0]) for each in page.split('data-answer="')[1:]]
    assert moves == sorted(answer.move for answer in puzzle.answers)
    assert "chosen" not in page.partition('<div class="still">')[2].partition('<div class="solving">')[0]


async def test_an_answer_is_judged(room: Room) -> None:
    puzzle = puzzles(REGISTRY.find(GAME))[0]
    for answer in puzzle.answers:
        said = await room.stranger().get(f"/puzzles/{GAME}/1", move=answer.move)
        assert said["right"] == (answer == puzzle.best)
        assert said["best"] == puzzle.best.move
        assert len(said["said"]) == len(puzzle.answers) + 3


async def test_what_is_no_answer_or_no_puzzle_is_refused(room: Room) -> None:
    somebody = room.stranger()
    assert await somebody.get(f"/puzzles/{GAME}/1", 422, move=32_000)
    assert await somebody.get(f"/puzzles/{GAME}/9999", 422, move=0)
    assert (await somebody.fetch("GET", f"/puzzles/{GAME}/9999")).status_code in (404, 422)


async def test_the_list_has_all_of_them(room: Room) -> None:
    page = (await room.stranger().fetch("GET", f"/puzzles/{GAME}")).text
    assert page.count("data-number=") == len(puzzles(REGISTRY.find(GAME)))
