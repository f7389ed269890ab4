"""A private table is played with numbers of its own, where the house lets people."""

import json
import re
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

import paddock
from paddock.core.editions import differences, edition, editions
from paddock.core.game import Game
from paddock.core.record import Record
from paddock.core.words import LANGUAGES
from paddock.server import compiling
from paddock.server.ratings import is_rated
from tests.server.room import BOT, GAME, YOU, Person, Room, legal, open_room, race_of

pytestmark = pytest.mark.anyio

OWN = "points.shut_out = 300\ncards.accident.count = 5\n"
CHANGES = {"cards.accident.count": 5, "points.shut_out": 300}
TOLD = "Own edition: cards.accident.count = 5 instead of 3, points.shut_out = 300 instead of 500"


@pytest.fixture
async def lab(url: str) -> AsyncIterator[Room]:
    """A house that lets people play with numbers of their own."""
    room = await open_room(url, editions=True)
    yield room
    await room.house.close()


async def refused(person: Person, status: int, **more: Any) -> str:
    facts = {"game": GAME, "chairs": [YOU, BOT], **more}
    return str((await person.post("/tables", status, **facts))["error"])


# ---- At the table ------------------------------------------------------------------------------


async def test_a_table_is_played_with_its_own_numbers(lab: Room) -> None:
    ada, bob = await lab.guest("Ada"), await lab.guest("Bob")
    table = await race_of(ada, bob, box=OWN)
    assert table["changes"] == CHANGES
    assert table["edition"] == TOLD
    assert table["race"]["pile"] == 101 + 2 - 2 * 6 - 1
    live = await lab.table(table["id"])
    assert live.game is edition(GAME, CHANGES)
    assert live.running.record.changes == CHANGES


async def test_a_file_of_the_shape_of_the_box_does_as_well(lab: Room) -> None:
    ada = await lab.guest("Ada")
    table = await ada.open(YOU, BOT, box='[points]\nshut_out = 300\n[[cards]]\nid = "accident"\ncount = 5\n')
    assert table["changes"] == CHANGES


async def test_what_differs_is_told_in_the_language_of_who_looks(lab: Room) -> None:
    ada = await lab.guest("Ada", language="fr")
    table = await ada.open(YOU, BOT, box="hand = 5")
    assert (await ada.look(table["id"]))["edition"] == "Édition à soi\u00a0: hand = 5 au lieu de 6"


async def test_a_printed_game_tells_nothing_of_it(lab: Room) -> None:
    ada = await lab.guest("Ada")
    table = await ada.open(YOU, BOT, box="hand = 6")
    assert (table["changes"], table["edition"]) == ({}, None)
    assert "changes" not in (await lab.rows("SELECT facts FROM deeds"))[0]["facts"]


async def test_it_stays_so_when_the_house_has_forgotten_it(lab: Room) -> None:
    ada, bob = await lab.guest("Ada"), await lab.guest("Bob")
    table = await race_of(ada, bob, box=OWN)
    await ada.move(table, legal(table))
    before = await bob.look(table["id"])
    lab.house._live.clear()
    lab.house.let_editions_go(0)
    assert not editions()
    assert await bob.look(table["id"]) == before


async def test_it_is_not_rated_and_a_rematch_is_alike(lab: Room) -> None:
    ada = await lab.guest("Ada")
    table = await ada.open(YOU, BOT, box="short_trip = 50", start=True)
    async with lab.house.at(table["id"]) as live:
        assert not is_rated(live)
    while (seen := await ada.look(table["id"]))["state"] == "racing":
        if seen["turn"] == 0:
            await ada.move(seen, legal(seen))
        else:
            await lab.pass_time(table["id"], lab.settings.pace)
    again = await ada.do(table["id"], "rematch")
    assert (await ada.look(again["table"]))["changes"] == {"short_trip": 50}
    assert (await ada.get(f"/tables/{table['id']}/review", 409))["error"] == "review-edition"


async def test_a_record_of_an_edition_is_looked_at_where_editions_are_played(lab: Room, room: Room) -> None:
    race = paddock.start(edition(GAME, CHANGES), seats=2, seed=3)
    while not race.over:
        race.play(race.game.policy_move(race.state))
    facts = json.loads(race.record.to_json())
    table = await (await lab.guest("Ada")).post("/records", 201, **facts)
    assert table["changes"] == CHANGES
    exported = await (await lab.guest("Bob")).ask("GET", f"/tables/{table['id']}/record")
    assert Record.from_json(exported.text)[0].changes == CHANGES
    assert (await (await room.guest("Cleo")).post("/records", 403, **facts))["error"] == "no-editions"


# ---- What is refused ---------------------------------------------------------------------------


async def test_a_house_that_does_not_let_people_refuses(room: Room) -> None:
    assert await refused(await room.guest(), 403, box=OWN) == "no-editions"


@pytest.mark.parametrize(
    ("more", "status", "error"),
    [
        ({"box": OWN, "public": True}, 403, "edition-public"),
        ({"box": "[words.en]\ngame = 'Wet Bornes'"}, 403, "edition-words"),
        ({"box": "points.shutout = 300"}, 422, "edition-no-number"),
        ({"box": "hand = 99"}, 422, "edition-out-of-range"),
        ({"box": "hand"}, 422, "edition-no-toml"),
        ({"box": "a = " + "[" * 3000}, 422, "edition-no-toml"),
        ({"box": "#" * 5000}, 422, "bad-input"),
    ],
)
async def test_numbers_that_cannot_be_are_refused(lab: Room, more: dict[str, Any], status: int, error: str) -> None:
    assert await refused(await lab.guest(), status, **more) == error


async def test_strangers_cannot_fill_the_memory_of_the_house(lab: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.house.KEPT_EDITIONS", 3)
    monkeypatch.setattr("paddock.server.editions.KEPT_EDITIONS", 3)
    lab.house.let_editions_go(0)
    ada = await lab.guest()
    tables = [await ada.open(YOU, BOT, box=f"match = {5001 + i}") for i in range(6)]
    assert len(editions()) <= 3
    assert [(await ada.look(table["id"]))["changes"]["match"] for table in tables] == [5001 + i for i in range(6)]


async def test_while_all_are_played_there_is_no_room_for_more(lab: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.editions.KEPT_EDITIONS", 1)
    lab.house.let_editions_go(0)
    ada = await lab.guest()
    table = await ada.open(YOU, BOT, box="match = 6001")
    async with lab.house.at(table["id"]):  # somebody looks at it
        assert await refused(ada, 503, box="match = 6002") == "too-many-editions"
    assert (await ada.open(YOU, BOT, box="match = 6002"))["changes"] == {"match": 6002}


# ---- Pages and bots ----------------------------------------------------------------------------


async def test_the_page_of_a_new_table_lets_people_write_numbers_where_the_house_does(lab: Room, room: Room) -> None:
    for house, shown in ((lab, True), (room, False)):
        page = await house.stranger().fetch("GET", f"/new/{GAME}")
        assert ('name="box"' in page.text) == shown
        assert ("points.shut_out = 500" in page.text) == shown


async def test_the_page_of_the_table_tells_what_differs(lab: Room) -> None:
    ada, bob = await lab.guest("Ada"), await lab.guest("Bob")
    table = await race_of(ada, bob, box=OWN)
    page = await ada.fetch("GET", f"/table/{table['id']}")
    assert page.status_code == 200
    assert page.text.count(TOLD) == 2  # above all, and beside the players


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rules_that_its_table_leads_to_name_its_numbers(lab: Room, language: str) -> None:
    ada, bob = await lab.guest("Ada"), await lab.guest("Bob")
    table = await race_of(ada, bob, box=OWN)
    page = await ada.fetch("GET", f"/table/{table['id']}")
    (way,) = re.findall(r'href="(/rules/[^"]+)"', page.text)
    rules = await lab.stranger().fetch("GET", way, headers={"accept-language": language})
    told = differences(edition(GAME, CHANGES))
    assert told and paddock.games()[GAME].words(language)(told) in rules.text
    assert "×&nbsp;4" in rules.text.partition('id="thing-card:accident"')[2].partition("</li>")[0]  # of two players' 5
    assert "300" in rules.text.partition('id="pictures"')[0].rpartition("</nav>")[2]


async def test_the_rules_of_a_table_that_is_not_there_are_not_found(lab: Room) -> None:
    assert (await lab.stranger().fetch("GET", f"/rules/{GAME}?table=nowhere-at-all")).status_code == 404


def test_the_compiler_compiles_for_that_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []
    compiled: list[Game] = []
    monkeypatch.setattr("paddock.server.compiling.subprocess.Popen", lambda command, **_: commands.append(command))
    monkeypatch.setattr(compiling, "end_with_server", lambda: None)
    monkeypatch.setattr(compiling, "compile_bots", compiled.append)
    for game in (edition(GAME, CHANGES), paddock.games()[GAME]):
        compiling.start_compiler(game)
        monkeypatch.setattr(sys, "argv", ["compiling", *commands[-1][len(compiling.COMMAND) :]])
        compiling.main()
        assert compiled[-1] is game
