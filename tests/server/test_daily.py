"""The daily race: the same for everybody at a house, known to nobody before, told of to who has driven it."""

import re
from datetime import timedelta

import pytest

from paddock.core.game import REGISTRY
from paddock.school.daily import today
from paddock.server.daily import CHAMPION, Daily, house_secret, kept_secret
from tests.server.room import GAME, Facts, Person, Room, legal

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0
TOO_LONG = 60.0  # seconds, for any bot


async def begin(driver: Person, game: str = GAME) -> Facts:
    table: Facts = await driver.post("/daily", 201, game=game)
    return table


async def drive(room: Room, driver: Person, table: Facts) -> Facts:
    """To the end, by the first move there is."""
    while table["state"] == "racing":
        if table["turn"] == 0:
            await driver.move(table, legal(table))
        else:
            await room.pass_time(table["id"], TOO_LONG)
        table = await driver.look(table["id"])
    return table


async def page(driver: Person, **asked: str) -> str:
    answer = await driver.fetch("GET", f"/daily/{GAME}", params=asked)
    assert answer.status_code == 200
    return answer.text


async def test_everybody_gets_the_same_deal_against_the_same_drivers_who_do_the_same(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    one, other = await drive(room, ada, await begin(ada)), await drive(room, bob, await begin(bob))
    assert one["id"] != other["id"]
    assert (one["commitment"], one["secret"]) == (other["commitment"], other["secret"])
    assert [chair["face"] for chair in one["chairs"]] == [chair["face"] for chair in other["chairs"]]
    races = [(await room.table(table["id"])).running.record.moves for table in (one, other)]
    assert races[0] == races[1]


async def test_each_has_one_a_day_and_goes_on_with_it(room: Room) -> None:
    ada = await room.guest("Ada")
    first = await begin(ada)
    assert (await begin(ada))["id"] == first["id"]
    room.clock.time += DAY
    assert (await begin(ada))["id"] != first["id"]


def test_it_follows_from_the_date_the_game_and_the_secret_of_the_house_alone() -> None:
    game, other = list(REGISTRY.games.values())[:2]
    day = today(0.0)
    deals = {
        Daily.of(*which).deal
        for which in (
            (game, day, b"house"),
            (game, day, b"house"),
            (game, day + timedelta(days=1), b"house"),
            (other, day, b"house"),
            (game, day, b"other house"),
        )
    }
    assert len(deals) == 4


async def test_a_house_keeps_its_secret(room: Room) -> None:
    first, again = [await room.house.store.write(house_secret) for _ in range(2)]
    assert first == again == await room.house.store.read(kept_secret)
    assert len(first) == 32


async def test_how_others_did_is_told_to_who_has_driven_it_and_to_all_when_the_day_is_over(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await drive(room, ada, await begin(ada))
    day = today(room.clock.time).isoformat()
    assert table["day"] == day
    assert re.search(r'<tr class="you"><th scope="row">.*Ada', await page(ada))
    assert "Ada" not in await page(bob)
    room.clock.time += DAY
    assert "Ada" in await page(bob, day=day)
    assert "Ada" not in await page(bob)


@pytest.mark.parametrize("day", ["tomorrow", "never", "2026-13-01"])
async def test_of_a_day_to_come_nothing_is_known(room: Room, day: str) -> None:
    asked = (today(room.clock.time) + timedelta(days=1)).isoformat() if day == "tomorrow" else day
    assert (await room.stranger().fetch("GET", f"/daily/{GAME}", params={"day": asked})).status_code == 404


async def test_the_champion_drives_it_too_and_stands_among_the_others(room: Room) -> None:
    room.bots_are_ready(GAME)
    room.house.thinkers.move = lambda race, level, seed=None: at_once(race.game.policy_move(race.state))  # type: ignore
    ada = await room.guest("Ada")
    table = await drive(room, ada, await begin(ada))
    race = Daily.of(REGISTRY.find(GAME), today(room.clock.time), await room.house.store.read(kept_secret))
    while (await room.table(race.champions_table)).state == "racing":
        await room.pass_time(race.champions_table, TOO_LONG)
    assert (await room.table(race.champions_table)).running.record.secret == table["secret"]
    assert race.champions_table in await page(ada)
    assert (await room.table(race.champions_table)).chairs[0].level == CHAMPION


async def at_once(move: int) -> int:
    return move


async def test_nobody_gains_or_loses_rating_by_it(room: Room) -> None:
    ada = await room.guest("Ada")
    await drive(room, ada, await begin(ada))
    assert not await room.rows("SELECT * FROM ratings")
