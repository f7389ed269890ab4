"""Chat: quick phrases, own words with a cap, and not having to read somebody."""

import pytest

from paddock.core.words import LANGUAGES, words
from paddock.server.api.tables import PHRASES
from paddock.server.errors import SERVER
from paddock.server.queries import KEPT_SAYS
from tests.server.room import OPEN, YOU, Facts, Person, Room, race_of

pytestmark = pytest.mark.anyio


async def says(person: Person, table: Facts) -> list[str]:
    found = (await person.get(f"/tables/{table['id']}/chat"))["says"]
    return [say["text"] or say["phrase"] for say in found]


async def test_people_at_the_table_talk_and_others_read(room: Room) -> None:
    ada, bob, eve = [await room.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await race_of(ada, bob)
    said = await ada.do(table["id"], "chat", text="  Bonne route ! <script>  ")
    assert (said["text"], said["name"], said["seat"]) == ("Bonne route ! <script>", "Ada", 0)
    await bob.do(table["id"], "chat", phrase="thanks")
    assert (await eve.do(table["id"], "chat", 403, text="psst"))["error"] == "not-at-table"
    for person in (ada, bob, eve, room.stranger()):
        assert await says(person, table) == ["Bonne route ! <script>", "thanks"]


async def test_people_talk_under_the_names_of_their_chairs(room: Room) -> None:
    ada = await room.guest("Guest")
    table = await ada.open({**YOU, "name": "Ada"}, {**YOU, "name": "Bob"}, OPEN)
    assert (await ada.do(table["id"], "chat", text="Hello"))["name"] == "Ada & Bob"


async def test_a_remark_sent_again_is_said_once(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    first = await ada.do(table["id"], "chat", text="Hello?", command="say-it-once")
    assert await ada.do(table["id"], "chat", text="Hello?", command="say-it-once") == first
    await bob.do(table["id"], "chat", text="Hello!", command="say-it-once")
    await ada.do(table["id"], "chat", text="Hello?")
    assert await says(ada, table) == ["Hello?", "Hello!", "Hello?"]
    reused = await ada.do(table["id"], "chat", 409, text="Something else", command="say-it-once")
    assert reused["error"] == "command-reused"


@pytest.mark.parametrize(
    "wrong", [{}, {"text": "   "}, {"text": "x" * 201}, {"text": "a\nb"}, {"text": "\x07"}, {"phrase": "insult"}]
)
async def test_nothing_too_much_and_other_phrases_are_refused(room: Room, wrong: Facts) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, OPEN)
    assert (await ada.do(table["id"], "chat", 422, **wrong))["text"]
    assert await says(ada, table) == []


def test_every_quick_phrase_has_words() -> None:
    for language in LANGUAGES:
        assert all(f"phrase-{phrase}" in words(language, SERVER) for phrase in PHRASES)


async def test_who_is_muted_is_not_read_here_or_elsewhere(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    here, elsewhere = await race_of(ada, bob), await race_of(ada, bob)
    for table in (here, elsewhere):
        await bob.do(table["id"], "chat", text="blah")
        await ada.do(table["id"], "chat", text="please stop")
    await ada.post(f"/tables/{here['id']}/mutes", 204, seat=1)
    for table in (here, elsewhere):
        assert await says(ada, table) == ["please stop"]
        assert await says(bob, table) == ["blah", "please stop"]
    await ada.post(f"/tables/{here['id']}/mutes", 204, seat=1, on=False)
    assert await says(ada, here) == ["blah", "please stop"]


async def test_a_chair_without_a_person_cannot_be_muted(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, OPEN)
    assert (await ada.post(f"/tables/{table['id']}/mutes", 409, seat=1))["error"] == "chair-empty"
    assert (await ada.post(f"/tables/{table['id']}/mutes", 404, seat=7))["error"] == "bad-seat"


async def test_a_table_keeps_the_latest_remarks(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, OPEN)
    for number in range(KEPT_SAYS + 5):
        room.clock.time += 2
        await ada.do(table["id"], "chat", text=str(number))
    assert await says(ada, table) == [str(number) for number in range(5, KEPT_SAYS + 5)]
