"""The newcomer's table: tips for who may move, and only for them."""

import pytest

from paddock.core.race import Race
from paddock.school.tips import FIRST_RACES, tips
from tests.server.room import Room, finished, race_of

pytestmark = pytest.mark.anyio


async def test_who_is_to_act_gets_what_the_rules_say_of_sensible_moves(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    race: Race = (await room.table(table["id"])).running
    speak = race.game.words("en")
    shown = (await ada.get(f"/tables/{table['id']}/tips"))["tips"]
    assert [(tip["move"], tip["merit"]) for tip in shown] == [
        (tip.move, speak(tip.merit, race.players)) for tip in tips(race.game, race.state)
    ]
    assert all(tip["parts"] == list(race.choice(tip["move"]).parts) for tip in shown)


async def test_nobody_else_gets_any(room: Room) -> None:
    ada, bob, eve = [await room.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await race_of(ada, bob)
    for other in (bob, eve):
        assert (await other.get(f"/tables/{table['id']}/tips"))["tips"] == []


async def test_a_newcomer_is_who_has_finished_fewer_than_three_races_of_a_game(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    for raced in range(FIRST_RACES + 1):
        table = await race_of(ada, bob)
        page = (await ada.fetch("GET", f"/table/{table['id']}")).text
        assert f'data-newcomer="{"true" if raced < FIRST_RACES else "false"}"' in page
        await finished(room, ada, bob)
