"""How quickly people drive: their moves alone, in whole races of the printed game, without pauses."""

import pytest

from paddock.server.pace import moves_of_people
from tests.server.room import BOT, GAME, YOU, Person, Room, legal, open_room, race_of

pytestmark = pytest.mark.anyio


async def pace(room: Room) -> list[tuple[int, float]]:
    return await room.store.read(lambda tx: moves_of_people(tx, GAME))


async def raced(room: Room, table: str, *people: Person, pause: int | None = None) -> int:
    """People take two seconds for each move, but for one that they pause at, bots seven; how many moves people made."""
    made = 0
    while (seen := await people[0].look(table))["state"] == "racing":
        if seen["turn"] < len(people):
            await room.clock.let_pass(400 if made == pause else 2, room.house)
            await people[seen["turn"]].move(seen, legal(await people[seen["turn"]].look(table)))
            made += 1
        else:
            await room.pass_time(table, 7)
    return made


async def test_each_finished_table_tells_its_moves_and_their_seconds(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob, variant="simple")
    assert await pace(room) == []
    made = await raced(room, table["id"], ada, bob)
    ((count, seconds),) = await pace(room)
    assert count == made
    assert seconds == pytest.approx(2 * made)
    assert await room.store.read(lambda tx: moves_of_people(tx, "road-rally-usa")) == []


async def test_bots_and_pauses_do_not_count(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, BOT, variant="simple", start=True)
    made = await raced(room, table["id"], ada, pause=3)
    ((count, seconds),) = await pace(room)
    assert count == made - 1
    assert seconds == pytest.approx(2 * count)


async def test_an_edition_is_another_game(url: str) -> None:
    room = await open_room(url, editions=True)
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob, variant="simple", box="hand = 5")
    await raced(room, table["id"], ada, bob)
    assert await pace(room) == []
    await room.house.close()
