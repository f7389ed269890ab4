"""Lessons at a table: everybody plays what the lesson needs, and who does something else is told why."""

from typing import Any

import pytest

from paddock.core.game import REGISTRY
from paddock.school import Lesson, lessons
from paddock.school.lessons import PUPIL
from paddock.server import queries
from paddock.server.table import OVER
from tests.server.room import Facts, Person, Room

pytestmark = pytest.mark.anyio

ALL = [lesson for game in REGISTRY.games.values() for lesson in lessons(game)]
every_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.name}-{lesson.name}")
FIRST = ALL[0]
TOO_LONG = 3600.0  # seconds, for any window


async def begin(pupil: Person, lesson: Lesson) -> Facts:
    table: Facts = await pupil.post("/lessons", 201, game=lesson.game.name, lesson=lesson.name)
    return table


async def moves_of(room: Room, table: str) -> list[int]:
    return list((await room.table(table)).running.record.moves)


async def finish(room: Room, pupil: Person, lesson: Lesson) -> str:
    """The table of a lesson in which what is asked for was done to the end."""
    table = await begin(pupil, lesson)
    for _ in range(len(lesson.moves) - lesson.begins):
        table = await pupil.look(table["id"])
        move = lesson.next_move(len(await moves_of(room, table["id"])))
        if table["turn"] == PUPIL and move is not None:
            await pupil.move(table, move)
        else:
            await room.pass_time(table["id"], 10)
    return str(table["id"])


@every_lesson
async def test_who_does_what_is_asked_comes_to_the_end(room: Room, lesson: Lesson) -> None:
    table = await finish(room, await room.guest("Ada"), lesson)
    assert tuple(await moves_of(room, table)) == lesson.moves


async def test_another_move_is_refused_with_what_the_lesson_says_of_it(room: Room) -> None:
    pupil = await room.guest("Ada")
    table = await begin(pupil, FIRST)
    asked = FIRST.next_move(FIRST.begins)
    other = next(move["move"] for move in table["moves"] if move["move"] != asked)
    refused: Any = await pupil.move(table, other, 422)
    step = next(step for step in FIRST.asked(FIRST.begins) if step.move is not None)
    assert refused["text"] == FIRST.words("en")(step.otherwise, ["Ada", "Learner"])
    assert len(await moves_of(room, table["id"])) == FIRST.begins


@every_lesson
async def test_a_lesson_waits_for_its_pupil_however_long(room: Room, lesson: Lesson) -> None:
    pupil = await room.guest("Ada")
    table = await begin(pupil, lesson)
    while not lesson.is_for_pupil(len(await moves_of(room, table["id"]))):
        await room.pass_time(table["id"], 10)
    before = await moves_of(room, table["id"])
    await room.pass_time(table["id"], TOO_LONG)
    assert await moves_of(room, table["id"]) == before


async def test_a_pupil_who_can_only_let_something_pass_need_not_say_so(room: Room) -> None:
    pupil = await room.guest("Ada")
    lesson = next(lesson for lesson in ALL if lesson.name == "hazards")
    table = await begin(pupil, lesson)
    await pupil.move(table, lesson.moves[lesson.begins])  # whereupon the other attacks, and the pupil has no answer
    for _ in range(2):
        await room.pass_time(table["id"], room.settings.pace)
    assert len(await moves_of(room, table["id"])) == lesson.begins + 3


async def test_nobody_committed_to_the_deal_of_a_lesson_and_it_is_always_the_same(room: Room) -> None:
    pupil = await room.guest("Ada")
    tables = [await begin(pupil, FIRST) for _ in range(2)]
    assert [table["commitment"] for table in tables] == [None, None]
    assert tables[0]["id"] != tables[1]["id"] and tables[0]["race"] == tables[1]["race"]


async def test_a_lesson_has_no_results_and_changes_no_rating(room: Room) -> None:
    pupil = await room.guest("Ada")
    table = await begin(pupil, FIRST)
    await pupil.do(table["id"], "cancel")
    assert await pupil.get("/me/history") == []
    assert await pupil.get("/me/ratings") == []


async def test_what_was_learnt_is_remembered_and_the_offer_to_newcomers_ends(room: Room) -> None:
    pupil = await room.guest("Ada")
    offered = (await pupil.fetch("GET", "/")).text
    assert f'data-game="{FIRST.game.name}" data-lesson="{FIRST.name}"' in offered
    await finish(room, pupil, FIRST)
    assert f'data-game="{FIRST.game.name}" data-lesson' not in (await pupil.fetch("GET", "/")).text
    assert (await pupil.fetch("GET", f"/school/{FIRST.game.name}")).text.count('class="learnt"') == 1


async def test_what_is_learnt_out_of_turn_is_not_taken_for_what_comes_before(room: Room) -> None:
    pupil = await room.guest("Ada")
    last = lessons(FIRST.game)[-1]
    await finish(room, pupil, last)
    listed = (await pupil.fetch("GET", f"/school/{FIRST.game.name}")).text.split("<li")
    assert 'class="learnt"' in listed[-1] and "learnt" not in listed[1]


async def test_lessons_learnt_are_no_preferences_and_what_stood_among_them_is_moved(either: Room) -> None:
    pupil = await either.guest("Ada")
    learnt = {f"learnt-{lesson.game.name}-{lesson.name}": True for lesson in lessons(FIRST.game)}
    others = {"sound": 3, "learnt-a-game-from-elsewhere": True}
    await pupil.ask("PATCH", "/me", json={"preferences": {**learnt, **others}})
    await either.store.write(queries.move_lessons_learnt)
    await either.outage(1)
    assert (await pupil.get("/me"))["preferences"] == others
    await finish(either, pupil, FIRST)
    assert (await pupil.get("/me"))["preferences"] == others
    listed = (await pupil.fetch("GET", f"/school/{FIRST.game.name}")).text
    assert listed.count('class="learnt"') == len(lessons(FIRST.game))


async def test_a_lesson_that_is_taught_no_more_goes_on_as_a_race_without_result(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    pupil = await room.guest("Ada")
    table = await begin(pupil, FIRST)
    before = await pupil.look(table["id"])
    monkeypatch.setattr("paddock.server.table.lesson_called", lambda game, name: None)
    await room.outage(1)
    seen = await pupil.look(table["id"])
    assert seen["race"] == before["race"] and seen["commitment"] is None
    asked = FIRST.next_move(FIRST.begins)
    other = next(move["move"] for move in seen["moves"] if move["move"] != asked)
    await pupil.move(seen, other)
    kept = await room.table(table["id"])
    kept.state = OVER
    assert kept.seats_with_result == set()


async def test_a_lesson_that_was_begun_is_not_offered_again_nor_does_it_wait_among_the_races(room: Room) -> None:
    pupil = await room.guest("Ada")
    table = await begin(pupil, FIRST)
    lobby = (await pupil.fetch("GET", "/")).text
    assert f'data-game="{FIRST.game.name}" data-lesson' not in lobby
    assert table["id"] not in lobby


async def test_who_drives_on_after_a_lesson_finds_the_race_in_the_lobby(room: Room) -> None:
    pupil = await room.guest("Ada")
    table = await begin(pupil, FIRST)
    while len(moves := await moves_of(room, table["id"])) <= len(FIRST.moves):
        table = await pupil.look(table["id"])
        if table["turn"] == PUPIL:
            await pupil.move(table, FIRST.next_move(len(moves)) or table["moves"][0]["move"])
        else:
            await room.pass_time(table["id"], 10)
    assert table["id"] in (await pupil.fetch("GET", "/")).text


async def test_who_asks_for_another_lesson_is_told_which_there_are(room: Room) -> None:
    pupil = await room.guest("Ada")
    refused = await pupil.post("/lessons", 422, game=FIRST.game.name, lesson="parking")
    assert FIRST.name in refused["text"]
