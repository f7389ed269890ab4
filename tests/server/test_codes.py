"""Join by a code: whoever can read it aloud invites, whoever hears it sits down as by the link. On both databases."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from paddock.server import queries
from paddock.server.api.dependencies import address_of
from paddock.server.api.tables import CODE_LEADS
from paddock.server.app import create_app
from paddock.server.codes import LETTERS, as_written, code_of
from paddock.server.limits import RATES
from paddock.server.settings import Settings
from paddock.server.store import Transaction, open_store
from paddock.server.store.migrate import MIGRATIONS
from tests.server.room import BOT, OPEN, YOU, Room, open_room

pytestmark = pytest.mark.anyio


@pytest.fixture
def url(db: str) -> str:
    return db


def test_a_code_has_nine_letters_that_look_like_no_others() -> None:
    codes = [code_of(bytes(32), links) for links in range(200)]
    assert all([len(group) for group in code.split("-")] == [3, 3, 3] for code in codes)
    assert set("".join(codes)) == {*LETTERS, "-"} and not set(LETTERS) & set("AEIOUYLQ")
    assert len(set(codes)) == 200


@pytest.mark.parametrize("typed", ["KRT-BWM-HZX", "krt bwm hzx", " Krtbwmhzx", "k.r.t/b–w—m hzx"])
def test_however_it_is_typed_a_code_is_the_same(typed: str) -> None:
    assert as_written(typed) == "KRT-BWM-HZX"


async def test_a_code_seats_one_as_the_link_does(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, OPEN)
    found = await bob.get(f"/codes/{table['code'].lower().replace('-', ' ')}")
    assert found == {"table": table["id"], "link": table["link"]}
    await bob.sit(found["table"], 1, link=found["link"])
    assert (await bob.look(table["id"]))["seat"] == 1


async def test_only_the_host_is_told_the_code_and_only_until_the_start(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, BOT)
    assert table["code"] and (await bob.look(table["id"]))["code"] is None
    await ada.do(table["id"], "start")
    assert (await ada.look(table["id"]))["code"] is None


async def test_a_wrong_code_is_refused_in_the_language_of_the_reader(room: Room) -> None:
    ada, luc = await room.guest("Ada"), await room.guest("Luc", language="fr")
    assert await ada.get("/codes/KRT-BWM-HZX", 404) == {
        "error": "no-such-code",
        "text": "This code leads to no table. Compare it letter by letter, or ask the host for the current one.",
        "version": None,
    }
    assert "lettre par lettre" in (await luc.get("/codes/%C3%89t%C3%A9", 404))["text"]


async def test_codes_cannot_be_guessed_quickly_even_by_ever_new_guests(room: Room) -> None:
    at_once, seconds = RATES["code"]
    for _ in range(at_once):
        await room.stranger().get("/codes/BBB-BBB-BBB", 404)
    assert (await room.stranger().get("/codes/BBB-BBB-BBB", 429))["error"] == "too-many"
    await room.stranger("192.0.2.2").get("/codes/BBB-BBB-BBB", 404)
    room.clock.time += seconds
    await room.stranger().get("/codes/BBB-BBB-BBB", 404)
    await room.stranger().get("/codes/BBB-BBB-BBB", 429)


async def test_a_new_link_makes_the_old_code_void(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, OPEN)
    await ada.do(table["id"], "link")
    now = await ada.look(table["id"])
    await bob.get(f"/codes/{table['code']}", 404)
    assert await bob.get(f"/codes/{now['code']}") == {"table": table["id"], "link": now["link"]}


async def test_after_the_start_a_code_leads_to_a_table_to_watch_and_a_day_later_nowhere(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table, other = await ada.open(YOU, BOT), await ada.open(YOU, OPEN)
    await ada.do(table["id"], "start")
    await ada.do(other["id"], "cancel")
    for each in (table, other):
        assert await bob.get(f"/codes/{each['code']}") == {"table": each["id"], "link": None}
    room.clock.time += CODE_LEADS
    for each in (table, other):
        await bob.get(f"/codes/{each['code']}", 404)


async def test_a_table_that_gathers_keeps_its_code_for_weeks_and_over_a_restart(room: Room, url: str) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, OPEN)
    again = await open_room(url)
    again.clock.time += 30 * CODE_LEADS
    assert await again.stranger().get(f"/codes/{table['code']}") == {"table": table["id"], "link": table["link"]}
    await again.house.close()


async def test_another_process_finds_the_link_of_now(room: Room, url: str) -> None:
    ada, other = await room.guest("Ada"), await open_room(url)
    table = await ada.open(YOU, OPEN)
    await other.stranger().get(f"/codes/{table['code']}")
    await ada.do(table["id"], "link")
    now = await ada.look(table["id"])
    assert (await other.stranger().get(f"/codes/{now['code']}"))["link"] == now["link"]
    await other.house.close()


async def test_a_table_that_gathers_goes_before_another_of_the_same_code(room: Room) -> None:
    ada = await room.guest("Ada")
    table, other = await ada.open(YOU, OPEN), await ada.open(YOU, BOT, start=True)
    await room.store.write(lambda tx: queries.note_code(tx, other["id"], table["code"]))
    assert (await ada.get(f"/codes/{table['code']}"))["table"] == table["id"]


async def test_tables_of_before_there_were_codes_get_theirs(url: str, tmp_path: Path) -> None:
    before = tmp_path / "before"
    before.mkdir()
    for path in sorted(MIGRATIONS.glob("00[12]*.sql")):
        (before / path.name).write_text(path.read_text())
    old = await open_store(url, migrations=before)

    def work(tx: Transaction) -> None:
        for id in ("never", "once"):
            tx.run(
                "INSERT INTO tables (id, game, rules, secret, public, state, version, created_at, updated_at)"
                " VALUES (:id, 'mille-bornes', 1, :secret, 0, 'gathering', 1, 0, 0)",
                id=id,
                secret=bytes(32),
            )
        tx.run(
            "INSERT INTO deeds (table_id, version, command, kind, at, facts)"
            " VALUES ('once', 1, 'command', 'relinked', 0, '{}')"
        )

    await old.write(work)
    await old.close()
    app = create_app(Settings(url))
    async with app.router.lifespan_context(app):
        rows = await app.state.house.store.read(lambda tx: tx.all("SELECT id, code FROM tables"))
    codes = {row["id"]: row["code"] for row in rows}
    assert codes == {"never": code_of(bytes(32), 0), "once": code_of(bytes(32), 1)}


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::9", "2001:db8::/64"),
    ],
)
def test_a_household_counts_as_one(address: str, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (address, 1)})) == counted
