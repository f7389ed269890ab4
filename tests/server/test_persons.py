"""Persons at a table: bots with names, faces and a word now and then; colours of cars; pages about people."""

from itertools import pairwise, product

import pytest

from paddock.bots.cast import CAST, DRIVERS, of_level
from paddock.bots.levels import LEVELS
from paddock.core.game import REGISTRY
from paddock.core.words import LANGUAGES
from paddock.server import deeds
from paddock.server.chairs import BOT, PERSON, Chair, address_of, bot_chair, names_of
from paddock.server.colours import COLOURS, coats
from paddock.server.deeds import Deed
from paddock.server.people import note_missing_addresses
from paddock.server.table import OVER, RACING, Table
from paddock.server.talk import QUIET, Occasion, Remark, Standing, Talk, remark_of
from tests.server.room import BOT as A_BOT
from tests.server.room import GAME, OPEN, YOU, Facts, Room, finished

pytestmark = pytest.mark.anyio
OCCASIONS: tuple[Occasion, ...] = ("hello", "ahead", "behind", "won", "lost")
MOST = max(max(game.seats) for game in REGISTRY.games.values())


# ---- The cast ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_table_full_of_bots_of_a_level_has_no_two_alike(level: str) -> None:
    chairs: list[Chair] = []
    while len(chairs) < MOST:
        chairs.append(bot_chair(level, [chair.name for chair in chairs], "a-table"))
    assert len({chair.face for chair in chairs}) == len({chair.name for chair in chairs}) == MOST
    assert all(chair.driver and chair.driver.level == level for chair in chairs)


def test_every_driver_has_a_name_a_face_and_an_initial_within_the_level() -> None:
    assert len(CAST) == len(DRIVERS) == len({driver.face for driver in DRIVERS})
    for level in LEVELS:
        assert len({driver.name[0] for driver in of_level(level)}) == len(of_level(level)) >= MOST


def test_other_tables_have_other_drivers_and_the_same_table_the_same() -> None:
    names = [bot_chair("racer", [], table).name for table in ("a-table", "b-table", "c-table", "a-table")]
    assert names[0] == names[3] and len(set(names)) > 1


def test_a_driver_of_the_name_of_a_person_at_the_table_stays_away() -> None:
    for driver in of_level("champion"):
        assert bot_chair("champion", [driver.name.upper()], "a-table").name != driver.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_word_for_every_occasion(language: str) -> None:
    said = [remark_of(driver, occasion, language) for driver, occasion in product(DRIVERS, OCCASIONS)]
    assert len(set(said)) == len(LEVELS) * 2 * len(OCCASIONS)
    assert max(map(len, said)) <= 60


def test_bots_of_before_there_was_a_cast_are_called_by_their_level_in_the_readers_language() -> None:
    chairs = [
        Chair(PERSON, "p", "Ada"),
        Chair(BOT, None, "Driver", "", "driver"),
        Chair(BOT, None, "Driver 2", "", "driver"),
    ]
    assert names_of(chairs, "en") == ["Ada", "Driver", "Driver 2"]
    assert names_of(chairs, "fr") == ["Ada", "Conducteur", "Conducteur 2"]
    assert [chair.face for chair in chairs] == [None, "/faces/stranger.svg", "/faces/stranger.svg"]


async def test_the_level_of_a_bot_stands_beside_its_name(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, A_BOT, A_BOT, start=True)
    page = (await ada.fetch("GET", f"/table/{table['id']}")).text
    for chair in table["chairs"][1:]:
        assert chair["name"] in CAST and f'src="{chair["face"]}"' in page and f'href="{chair["page"]}"' in page
        assert (await ada.fetch("GET", chair["face"])).headers["content-type"] == "image/svg+xml"
        assert "Driver bot" in (await ada.fetch("GET", chair["page"])).text
    assert page.count("Driver bot") == 2


# ---- Colours -----------------------------------------------------------------------------------


def test_where_nobody_has_chosen_every_car_has_its_own_colour() -> None:
    for count in range(1, 7):
        assert coats([""] * count) == list(COLOURS[:count])


def test_a_chosen_colour_is_given_to_who_chose_it_first_and_the_next_free_one_to_the_second() -> None:
    assert coats(["amber", ""]) == ["amber", "blue"]
    assert coats(["", "red"]) == ["blue", "red"]
    assert coats(["amber", "amber", "green"]) == ["amber", "violet", "green"]
    assert coats(["blue", "", "", ""]) == ["blue", "violet", "amber", "green"]
    for wishes in product((*COLOURS, ""), repeat=3):
        assert len(set(coats(wishes))) == 3


async def test_the_chosen_colour_is_that_of_the_car_on_the_whole_page(room: Room) -> None:
    ada = await room.guest("Ada", colour="amber")
    table = await ada.open(YOU, A_BOT, start=True)
    page = (await ada.fetch("GET", f"/table/{table['id']}")).text
    assert 'data-cars="car-a-amber car-b-blue "' in page and '<span class="badge amber"' in page
    assert ".paddock{--car-a:var(--amber)}" in (await ada.fetch("GET", "/drawing.css")).text


# ---- Pages about people ------------------------------------------------------------------------


async def test_a_name_leads_to_a_page_that_tells_nothing_private(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await finished(room, ada, bob)
    path = table["chairs"][0]["page"]
    known = (await room.app.state.people.by_token(ada.token))[0]
    assert path == f"/people/{address_of(known.id)}"
    page = (await bob.fetch("GET", path)).text
    assert "Ada" in page and "Mille Bornes" in page
    for private in (known.id, ada.token, table["id"], ">Bob<"):
        assert private not in page.replace("<bdi>Bob</bdi></a>", "", 1)
    assert (await bob.fetch("GET", "/people/" + "0" * 20)).status_code == 404


async def test_people_of_before_there_were_pages_about_them_are_found(room: Room) -> None:
    ada = await room.guest("Ada")
    known = (await room.app.state.people.by_token(ada.token))[0]
    await room.store.write(lambda tx: tx.run("UPDATE players SET address = NULL"))
    assert (await ada.fetch("GET", f"/people/{address_of(known.id)}")).status_code == 404
    await room.store.write(note_missing_addresses)
    assert (await ada.fetch("GET", f"/people/{address_of(known.id)}")).status_code == 200


async def test_history_names_the_opponents(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await finished(room, ada, bob)
    page = (await ada.fetch("GET", "/me")).text
    assert f'<a href="{table["chairs"][1]["page"]}"><bdi>Bob</bdi></a>' in page


async def test_strangers_are_told_with_whom_somebody_raced_at_a_table_that_was_open_to_all(room: Room) -> None:
    ada, bob, cleo = [await room.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = await finished(room, ada, bob, public=True)
    page = (await cleo.fetch("GET", table["chairs"][0]["page"])).text
    assert f'<a href="{table["chairs"][1]["page"]}"><bdi>Bob</bdi></a>' in page and table["id"] not in page


async def test_a_guest_without_a_name_is_called_one_in_the_readers_language(room: Room) -> None:
    ada, ben = room.stranger(), room.stranger("192.0.2.7")
    for person in (ada, ben):
        person.token = (await person.post("/guests", 201, language="en"))["token"]
    table = await ada.open(YOU, OPEN, public=True)
    await ben.sit(table["id"], 1)

    async def names(language: str) -> list[str]:
        seen: Facts = await ada.look(table["id"], language=language)
        return [chair["name"] for chair in seen["chairs"]]

    assert await names("en") == ["Guest", "Guest 2"]
    assert await names("fr") == ["Invité", "Invité 2"]
    assert 'value="Invité"' in (await ada.fetch("GET", "/me?language=fr")).text


# ---- Talk --------------------------------------------------------------------------------------


def bots(count: int) -> list[Chair]:
    chairs: list[Chair] = []
    while len(chairs) < count:
        chairs.append(bot_chair("racer", [chair.name for chair in chairs], "a-table"))
    return chairs


def standing(*scores: int, places: list[int] | None = None) -> Standing:
    return Standing([[seat] for seat in range(len(scores))], list(scores), places)


def test_one_bot_greets_one_closes_and_between_them_each_says_little() -> None:
    talk, chairs = Talk(), bots(3)
    talk.begins(chairs, 1)
    for version in range(2, 900):
        talk.goes_on(chairs, version, standing(version % 7, version % 11, version % 13))
    talk.goes_on(chairs, 900, standing(1, 2, 3, places=[3, 2, 1]))
    said = [(remark.seat, remark.occasion) for remark in talk.remarks]
    assert said[0] == (0, "hello") and said[-1] == (2, "won")
    assert len(said) == len(set(said)) <= 2 + 2 * len(chairs)
    versions = [remark.version for remark in talk.remarks[:-1]]
    assert all(after - before >= QUIET for before, after in pairwise(versions))


def test_a_bot_congratulates_the_person_who_has_won() -> None:
    talk, chairs = Talk(), [Chair(PERSON, "p", "Ada"), *bots(1)]
    talk.goes_on(chairs, 9, standing(5, 3, places=[1, 2]))
    assert talk.remarks == [Remark(9, 1, "lost")]


def test_a_bot_from_elsewhere_says_nothing() -> None:
    talk = Talk()
    talk.begins([Chair(BOT, None, "Hasty", "", "hasty")], 1)
    assert not talk.remarks


async def test_what_a_bot_says_is_read_in_the_readers_language(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, A_BOT, game=GAME, start=True)
    driver = CAST[table["chairs"][1]["name"]]
    for language in LANGUAGES:
        page = (await ada.fetch("GET", f"/table/{table['id']}?language={language}")).text
        assert f"<span>{remark_of(driver, 'hello', language)}</span>" in page


def race_of_bots(seats: int) -> Table:
    table = Table("a-table-of-bots", bytes(32))
    opened = {"game": GAME, "variant": "standard", "options": {}, "public": False, "clock": None, "host": "host"}
    table.apply(Deed(deeds.OPENED, 1.0, {**opened, "chairs": [chair.facts() for chair in bots(seats)]}, "opened"))
    table.apply(Deed(deeds.STARTED, 2.0, {}, "started"))
    return table


@pytest.mark.parametrize("seats", [2, 4])
def test_talk_follows_from_what_every_spectator_sees(seats: int) -> None:
    table = race_of_bots(seats)
    while table.state == RACING:
        race = table.running
        seen = Standing.of(race)
        honest = race.state
        for seat in range(seats):
            race.state = race.world(seat, seed=len(race.record.moves))
            assert Standing.of(race) == seen
            race.state = honest
        move = table.checked_move(race.turn, race.game.policy_move(honest))
        table.apply(Deed(deeds.MOVED, 3.0, move, str(race.step)))
    assert table.state == OVER
    assert [remark.occasion for remark in table.talk.remarks[:1]] == ["hello"]
    assert table.talk.remarks[-1].occasion == "won"
