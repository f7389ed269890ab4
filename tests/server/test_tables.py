"""What people do at tables: open, sit down, start, move, take back, cancel, and again."""

import asyncio
from hashlib import sha256
from typing import Any
from uuid import uuid4

import pytest

from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.words import LANGUAGES
from paddock.games.mille_bornes import GAME as MILLE_BORNES
from paddock.server import admin, deeds
from paddock.server.api.requests import NewChair, NewTable
from paddock.server.api.tables import opening
from paddock.server.ratings import is_rated
from tests.server.room import BOT, GAME, OPEN, YOU, Facts, Person, Room, legal, open_room, play_on, race_of

pytestmark = pytest.mark.anyio
RANDOM = {"kind": "bot", "level": "random"}  # nobody of the cast


# ---- Opening and sitting down ------------------------------------------------------------------


async def test_who_opens_a_table_is_its_host_and_gets_the_link(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, OPEN)
    assert table["host"] and table["state"] == "gathering" and table["seat"] == 0
    assert len(bytes.fromhex(table["link"])) >= 16
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "open"]
    assert (await room.stranger().look(table["id"]))["link"] is None


async def test_a_table_can_start_at_once(room: Room) -> None:
    table = await (await room.guest()).open(YOU, BOT, start=True)
    assert table["state"] == "racing" and table["turn"] == 0 and table["moves"]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
async def test_a_race_with_all_numbers_of_seats(room: Room, seats: int) -> None:
    people = [await room.guest(f"Guest {seat}") for seat in range(seats)]
    table = await race_of(*people)
    for seat, person in enumerate(people):
        seen = await person.look(table["id"])
        assert (seen["seat"], seen["state"]) == (seat, "racing")
        assert bool(seen["moves"]) == (seat == seen["turn"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"chairs": [YOU] * 5},
        {"chairs": []},
        {"chairs": [YOU, {"kind": "bot", "level": "genius"}]},
        {"variant": "backwards"},
        {"options": {"wings": "two"}},
        {"clock": 1},
        {"colour": "red"},
    ],
)
async def test_a_table_that_no_game_knows_is_refused_in_words(room: Room, wrong: Facts) -> None:
    ada = await room.guest()
    problem = await ada.post("/tables", 422, **{"game": GAME, "chairs": [YOU, BOT], **wrong})
    assert problem["error"] and problem["text"].endswith(".")


IDLE = {"options": {"shut-out": "each"}, "variant": "simple"}


async def test_an_option_that_would_change_nothing_is_refused_in_words(room: Room) -> None:
    ada = await room.guest(language="fr")
    problem = await ada.post("/tables", 422, game=GAME, chairs=[YOU, BOT], **IDLE)
    assert problem["error"] == "idle-option"
    assert "« shut-out »" in problem["text"].replace("\u00a0", " ") and "sans points" in problem["text"]


async def test_a_table_of_old_with_such_an_option_goes_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await open_room(url)
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    with monkeypatch.context() as before:
        before.setattr(Game, "prepare_new", Game.prepare)
        table = await race_of(ada, bob, **IDLE)
    await room.house.close()

    room = await open_room(url)
    again = room.stranger()
    again.client.headers["authorization"] = f"Bearer {ada.token}"
    seen = await again.look(table["id"])
    assert (seen["state"], seen["options"]["shut-out"]) == ("racing", "each")
    await again.do(table["id"], "cancel")
    rematch = (await again.do(table["id"], "rematch"))["table"]
    assert (await again.look(rematch))["options"] == seen["options"]
    await room.house.close()


async def test_an_unknown_game_is_not_found(room: Room) -> None:
    await (await room.guest()).post("/tables", 404, game="ludo", chairs=[YOU, BOT])


async def test_a_private_table_needs_the_link(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, OPEN)
    for link in (None, "", "0" * 32, "é"):
        assert (await bob.sit(table["id"], 1, 403, link=link))["error"] == "wrong-link"
    await bob.sit(table["id"], 1, link=table["link"])
    assert (await bob.look(table["id"]))["seat"] == 1


async def test_a_public_table_is_listed_and_needs_none(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    private, public = await ada.open(YOU, OPEN), await ada.open(YOU, OPEN, public=True)
    listed = [table["id"] for table in await bob.get("/tables")]
    assert public["id"] in listed and private["id"] not in listed
    await bob.sit(public["id"], 1)
    assert [table["id"] for table in await bob.get("/me/tables")] == [public["id"]]


async def test_a_new_link_makes_the_old_one_void(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, OPEN)
    await bob.do(table["id"], "link", 403)
    await ada.do(table["id"], "link")
    await bob.sit(table["id"], 1, 403, link=table["link"])
    await bob.sit(table["id"], 1, link=(await ada.look(table["id"]))["link"])


async def test_two_people_cannot_take_one_chair(room: Room) -> None:
    ada, bob, cleo = [await room.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = await ada.open(YOU, OPEN, public=True)
    answers = await asyncio.gather(
        *[person.ask("POST", f"/tables/{table['id']}/seats/1", json={}) for person in (bob, cleo)]
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_names_at_a_table_are_told_apart(room: Room) -> None:
    one, other = await room.guest("Ada"), await room.guest("Ada")
    table = await one.open(YOU, OPEN, public=True)
    await other.sit(table["id"], 1)
    assert [chair["name"] for chair in (await one.look(table["id"]))["chairs"]] == ["Ada", "Ada 2"]


async def test_people_may_leave_before_the_start_and_the_host_may_ask_them_to(room: Room) -> None:
    ada, bob, cleo = [await room.guest(name) for name in ("Ada", "Bob", "Cleo")]
    table = await ada.open(YOU, OPEN, public=True)
    path = f"/tables/{table['id']}/seats/1"
    for leaves in (bob, ada):
        await bob.sit(table["id"], 1)
        assert (await cleo.ask("DELETE", path)).status_code == 403
        assert (await leaves.ask("DELETE", path)).status_code == 200
    assert (await ada.look(table["id"]))["chairs"][1]["kind"] == "open"


async def test_the_host_seats_bots_and_keeps_chairs_for_people(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, OPEN)
    path = f"/tables/{table['id']}/seats/1/bot"
    assert (await bob.ask("PUT", path, json={"level": "racer"})).status_code == 403
    assert (await ada.ask("PUT", path, json={"level": "genius"})).status_code == 422
    assert (await ada.ask("PUT", path, json={"level": "racer"})).status_code == 200
    chair = (await ada.look(table["id"]))["chairs"][1]
    assert (chair["kind"], chair["level"]) == ("bot", "racer")
    assert (await ada.ask("DELETE", path)).status_code == 200
    assert (await ada.look(table["id"]))["chairs"][1]["kind"] == "open"


async def test_only_the_host_starts_and_only_a_full_table(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, OPEN, public=True)
    assert (await ada.do(table["id"], "start", 409))["error"] == "chairs-open"
    await bob.sit(table["id"], 1)
    assert (await bob.do(table["id"], "start", 403))["error"] == "host-only"
    await ada.do(table["id"], "start")
    await ada.do(table["id"], "start", 409)
    cleo = await room.guest("Cleo")
    await cleo.sit(table["id"], 1, 409)


async def test_several_people_share_a_screen(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, {"kind": "you", "name": "Grandpa"}, start=True)
    assert table["seats"] == [0, 1]
    assert table["chairs"][1]["name"] == "Grandpa"
    for _ in range(6):
        seen = await ada.look(table["id"], seat=(await ada.look(table["id"]))["turn"])
        assert seen["moves"]
        await ada.move(seen, legal(seen))
    now = await ada.look(table["id"])
    assert (await ada.move(now, 0, 409, seat=1 - now["turn"]))["error"] == "not-your-turn"


async def test_spectators_see_what_is_public_and_do_nothing(room: Room) -> None:
    ada, bob, eve = [await room.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await race_of(ada, bob)
    seen = await eve.look(table["id"])
    assert seen["seat"] is None and seen["moves"] == [] and "hand" not in seen["race"]
    assert (await eve.get(f"/tables/{table['id']}", 403, seat=0))["error"] == "not-your-seat"
    assert (await eve.move(seen, 0, 403))["error"] == "not-at-table"
    assert (await eve.move(seen, 0, 403, seat=0))["error"] == "not-your-seat"
    assert (await bob.move(seen, 0, 403, seat=0))["error"] == "not-your-seat"
    for what in ("start", "cancel", "link", "rematch"):
        await eve.do(table["id"], what, 403)


# ---- Moving ------------------------------------------------------------------------------------


async def test_a_move_is_answered_with_the_version_that_it_led_to(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    assert await ada.move(table, legal(table)) == {"version": table["version"] + 1}
    log = (await bob.get(f"/tables/{table['id']}/log", since=table["version"]))["lines"]
    assert log and {line["version"] for line in log} == {table["version"] + 1}


async def test_the_same_command_happens_once(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    command = uuid4().hex
    answers = [await ada.move(table, legal(table), command=command) for _ in range(3)]
    assert answers == [{"version": table["version"] + 1}] * 3
    assert (await ada.look(table["id"]))["version"] == table["version"] + 1
    other = table["moves"][1]["move"]
    assert (await ada.move(table, other, 409, command=command))["error"] == "command-reused"


async def test_a_command_belongs_to_a_person_at_a_table(either: Room) -> None:
    ada, bob, eve = [await either.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await race_of(ada, bob)
    move, once = legal(table), Facts(command="move0001")
    for version in (table["version"], table["version"] - 1):
        assert (await eve.move({**table, "version": version}, move, 403, **once))["error"] == "not-at-table"
    done = await ada.move(table, move, **once)
    assert await ada.move(table, move, **once) == done
    assert (await eve.move(table, move, 403, **once))["error"] == "not-at-table"
    assert (await bob.move(table, move, 409, **once))["error"] == "late", "what he sends is not taken for what she did"
    await play_on(table["id"], 1, ada)
    his = await bob.look(table["id"])
    assert (await bob.move(his, legal(his), **once))["version"] == his["version"] + 1


async def test_a_stranger_does_not_learn_what_a_command_did(room: Room) -> None:
    ada, eve = await room.guest("Ada"), await room.guest("Eve")
    table = (await ada.open(YOU, OPEN, BOT))["id"]
    once = Facts(command="command1")
    await ada.do(table, "link", **once)
    assert (await eve.do(table, "link", 403, **once))["error"] == "host-only"
    opened = await ada.ask("DELETE", f"/tables/{table}/seats/2/bot", params={"command": "command2"})
    assert opened.status_code == 200
    assert (await eve.ask("DELETE", f"/tables/{table}/seats/2/bot", params={"command": "command2"})).status_code == 403


async def test_standing_up_and_opening_a_chair_happen_once(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await ada.open(YOU, OPEN, BOT, public=True)
    await bob.sit(table["id"], 1)
    stand, open = {"command": uuid4().hex}, {"command": uuid4().hex}
    for person, path, command in ((bob, "seats/1", stand), (ada, "seats/2/bot", open)):
        answers = [await person.ask("DELETE", f"/tables/{table['id']}/{path}", params=command) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()
    reused = await ada.ask("DELETE", f"/tables/{table['id']}/seats/1/bot", params=open)
    assert (reused.status_code, reused.json()["error"]) == (409, "command-reused")


async def test_the_same_command_sent_twice_at_once_happens_once(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    command = uuid4().hex
    answers = await asyncio.gather(*[ada.move(table, legal(table), command=command) for _ in range(5)])
    assert answers == [{"version": table["version"] + 1}] * 5


async def test_a_late_move_is_told_the_version(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.move(table, legal(table))
    for version in (table["version"], table["version"] + 7):
        late = await ada.move({**table, "version": version}, legal(table), 409)
        assert (late["error"], late["version"]) == ("late", table["version"] + 1)


async def test_out_of_turn_is_not_now(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    problem = await bob.move(table, legal(table), 409)
    assert problem["error"] == "not-your-turn" and "Ada" in problem["text"]


async def test_who_is_refused_reads_the_names_in_their_own_language(room: Room) -> None:
    ada, lea = await room.guest("Ada"), await room.guest("Léa", language="fr")
    table = await ada.open(RANDOM, YOU, OPEN)
    await lea.sit(table["id"], 2, link=table["link"])
    await ada.do(table["id"], "start")
    texts = [(await person.move(await person.look(table["id"]), 0, 409))["text"] for person in (ada, lea)]
    assert texts == ["It is the turn of Random.", "C’est à Hasard de jouer."]


async def test_an_illegal_move_is_refused_with_the_reason_in_words(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, BOT, start=True)
    illegal = next(move for move in range(MILLE_BORNES.moves) if move not in {m["move"] for m in table["moves"]})
    english = await ada.move(table, illegal, 422)
    assert english["error"] == "illegal-move"
    path = f"/tables/{table['id']}/moves?language=fr"
    facts = {"command": uuid4().hex, "version": table["version"], "move": illegal}
    french = await ada.post(path, 422, **facts)
    race = (await room.table(table["id"])).running
    assert race.why_not(illegal, "en") in english["text"]
    assert race.why_not(illegal, "fr") in french["text"]
    assert (await ada.look(table["id"]))["version"] == table["version"]


async def test_a_person_reads_refusals_in_their_language(room: Room) -> None:
    zoe = await room.guest("Zoé", language="fr")
    assert (await zoe.get("/tables/no-such-table", 404))["text"] == "Il n’y a rien de tel ici."


async def test_legal_moves_come_in_parts(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    moves = await ada.get(f"/tables/{table['id']}/moves")
    assert moves == table["moves"] and all(move["parts"] and move["label"] for move in moves)
    assert await bob.get(f"/tables/{table['id']}/moves") == []


async def test_a_whole_race_can_be_played(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, BOT, start=True, variant="simple")
    while table["state"] == "racing":
        if table["turn"] == 0:
            await ada.move(table, legal(table))
        await room.pass_time(table["id"], 1)
        table = await ada.look(table["id"])
    assert table["result"]["over"] and 1 in table["result"]["places"]
    assert sha256(bytes.fromhex(table["secret"])).hexdigest() == table["commitment"]


async def test_a_table_is_rebuilt_from_what_is_stored(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.move(table, legal(table))
    before = await ada.look(table["id"]), await bob.look(table["id"])
    room.house._live.clear()
    assert (await ada.look(table["id"]), await bob.look(table["id"])) == before


async def test_a_hint_is_for_who_is_to_move(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    assert (await bob.do(table["id"], "hint", 409))["error"] == "not-your-turn"


async def test_a_hint_that_takes_too_long_is_refused_in_words(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, BOT, start=True)
    assert (await ada.do(table["id"], "hint", 503))["error"] == "not-compiled"
    room.bots_are_ready(GAME)
    monkeypatch.setattr("paddock.server.thinkers.WAITING", 0)
    assert (await ada.do(table["id"], "hint", 503))["error"] == "busy"


async def test_bots_that_cannot_think_yet_are_told_of_and_the_race_is_not_rated(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, {"kind": "bot", "level": "champion"}, start=True)
    assert table["unready"] is None
    for unready in ("now", "before"):
        while (seen := await ada.look(table["id"]))["turn"] == 0:
            await ada.move(seen, legal(seen))
        await room.pass_time(table["id"], room.settings.pace)
        assert (await ada.look(table["id"]))["unready"] == unready
        room.bots_are_ready(GAME)
    async with room.house.at(table["id"]) as live:
        assert not is_rated(live)


# ---- Taking back -------------------------------------------------------------------------------


async def taken_back(person: Person, table: str, status: int = 200) -> Any:
    seen = await person.look(table)
    return await person.do(table, "undo", status, command=uuid4().hex, version=seen["version"])


async def test_a_move_is_not_taken_back_across_chance_or_another_player(room: Room) -> None:
    """Almost every move of a card game draws a card or hands the turn on."""
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    assert (await taken_back(ada, table["id"], 409))["error"] == "cannot-take-back"
    await ada.move(table, legal(table))
    assert not (await ada.look(table["id"]))["undo"]
    for person in (ada, bob):
        assert (await taken_back(person, table["id"], 409))["error"] == "cannot-take-back"


def race_with_a_move_that_tells_nothing() -> tuple[bytes, list[int]]:
    """A secret and moves after which the pile is empty, and a safety can be laid without drawing a card."""
    for number in range(100):
        secret = sha256(f"race {number}".encode()).digest()
        race = Race.start(MILLE_BORNES, 2, secret=secret, players=["Ada", "Bob"])
        while not race.over:
            moves = {tuple(race.choice(move).parts): move for move in race.moves()}
            safeties = [move for parts, move in moves.items() if parts[0] in SAFETIES and parts[1] != "discard"]
            if safeties and not race.view()["pile"]:
                return secret, [*race.record.moves, safeties[0]]
            race.play(next(move for parts, move in moves.items() if parts[0] not in SAFETIES and "discard" in parts))
    raise AssertionError("no such race")


SAFETIES = ("card:right-of-way", "card:driving-ace", "card:extra-tank", "card:puncture-proof")


async def test_a_move_that_told_nobody_anything_can_be_taken_back(room: Room) -> None:
    secret, moves = race_with_a_move_that_tells_nothing()
    ada = await room.guest("Ada")
    person = (await room.app.state.people.by_token(ada.token))[0]
    asked = NewTable(game=GAME, chairs=[NewChair(kind="you", name=name) for name in ("Ada", "Bob")])
    facts = opening(asked, REGISTRY.find(GAME), person, "a-table")
    begun = [(deeds.OPENED, lambda table: facts), (deeds.STARTED, lambda table: {})]
    await room.house.add("a-table-by-hand", secret, begun)
    for move in moves[:-1]:
        room.clock.time += 1
        await ada.move({"id": "a-table-by-hand", "version": (await ada.look("a-table-by-hand"))["version"]}, move)
    turn = (await ada.look("a-table-by-hand"))["turn"]
    before = await ada.look("a-table-by-hand", seat=turn)
    await ada.move(before, moves[-1])
    assert (await ada.look("a-table-by-hand", seat=turn))["undo"]
    await taken_back(ada, "a-table-by-hand")
    after = await ada.look("a-table-by-hand", seat=turn)
    assert {**after, "version": 0, "since": 0} == {**before, "version": 0, "since": 0}
    assert (await taken_back(ada, "a-table-by-hand", 409))["error"] == "cannot-take-back"
    room.house._live.clear()
    assert (await ada.look("a-table-by-hand", seat=turn)) == after


async def test_a_table_is_rebuilt_without_a_replay_for_each_move_that_was_taken_back(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await test_a_move_that_told_nobody_anything_can_be_taken_back(room)
    room.house._live.clear()
    monkeypatch.setattr(Race, "load", None)
    assert (await room.table("a-table-by-hand")).running.step


# ---- The end, and again ------------------------------------------------------------------------


async def test_bots_of_the_cast_have_one_name_in_every_language_and_in_the_record(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, BOT, OPEN)
    await ada.ask("PUT", f"/tables/{table['id']}/seats/2/bot", json={"level": "driver"})
    await ada.do(table["id"], "start")
    names = (await room.table(table["id"])).running.players[1:]
    for language in LANGUAGES:
        chairs = (await ada.look(table["id"], language=language))["chairs"]
        assert [chair["name"] for chair in chairs[1:]] == names


async def test_bots_of_no_cast_are_called_in_the_language_of_the_reader_and_told_apart_from_people(room: Room) -> None:
    ada, luc = await room.guest("Ada"), await room.guest("Hasard", language="fr")
    table = await ada.open(RANDOM, YOU, OPEN, RANDOM, public=True)
    await luc.sit(table["id"], 2)
    for person, names in (
        (ada, ["Random", "Ada", "Hasard", "Random 2"]),
        (luc, ["Hasard 2", "Ada", "Hasard", "Hasard 3"]),
    ):
        assert [chair["name"] for chair in (await person.look(table["id"]))["chairs"]] == names
        assert [chair["name"] for chair in (await person.get("/tables"))[0]["chairs"]] == names
    await ada.do(table["id"], "start")
    await room.pass_time(table["id"], 1)
    for person, bot in ((ada, "Random"), (luc, "Hasard 2")):
        lines = (await person.get(f"/tables/{table['id']}/log"))["lines"]
        assert any(line["text"].startswith(bot) for line in lines)
        page = (await person.fetch("GET", f"/table/{table['id']}")).text
        assert f"{bot}:" in page or f"{bot}\N{NO-BREAK SPACE}:" in page


async def test_a_table_whose_race_has_ended_is_forgotten_when_nobody_looks(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("paddock.server.house.KEPT_ENDED", 0)
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    going_on, ended = await race_of(ada, bob), await race_of(ada, bob)
    await ada.do(ended["id"], "cancel")
    for table in (going_on, ended):
        await ada.look(table["id"])
    assert set(room.house._live) == {going_on["id"]}
    assert (await bob.look(ended["id"]))["state"] == "cancelled"


async def last_line(person: Person, table: str, language: str = "en") -> str:
    return str((await person.get(f"/tables/{table}/log", language=language))["lines"][-1]["text"])


async def test_the_log_says_who_cancelled(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    by_host, by_house = await race_of(ada, bob), await race_of(ada, bob)
    await ada.do(by_host["id"], "cancel")
    await admin.cancel(room.store, by_house["id"], room.clock())
    await room.house.sweep()
    await asyncio.gather(*room.house._tasks)
    assert await last_line(bob, by_host["id"]) == "The host has cancelled the table."
    assert await last_line(bob, by_house["id"]) == "Whoever looks after this server has cancelled the table."
    assert await last_line(bob, by_house["id"], "fr") == "La personne qui s’occupe de ce serveur a annulé la table."


async def test_a_table_opens_once_however_often_it_is_asked_for(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    first = await ada.open(YOU, BOT, start=True, command="open-it-once")
    await ada.move(first, legal(first))
    again = await ada.open(YOU, BOT, start=True, command="open-it-once")
    assert (again["id"], again["version"]) == (first["id"], first["version"] + 1)
    assert (await ada.open(YOU, BOT, command="another-one"))["id"] != first["id"]
    assert (await bob.open(YOU, BOT, command="open-it-once"))["id"] != first["id"]
    other = await ada.post("/tables", 409, game=GAME, chairs=[YOU, YOU], command="open-it-once")
    assert other["error"] == "command-reused"


async def test_the_host_cancels(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    assert (await bob.do(table["id"], "cancel", 403))["error"] == "host-only"
    await ada.do(table["id"], "cancel")
    assert (await ada.move(await ada.look(table["id"]), legal(table), 409))["error"] == "is-cancelled"
    assert (await ada.do(table["id"], "cancel", 409))["error"] == "is-cancelled"


async def test_the_host_replaces_an_absent_player_by_a_bot(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.move(table, legal(table))
    path = f"/tables/{table['id']}/seats/1/bot"
    while (await ada.look(table["id"]))["turn"] == 0:
        seen = await ada.look(table["id"])
        await ada.move(seen, legal(seen))
    assert (await ada.ask("PUT", path, json={"level": "racer"})).status_code == 409
    for _ in range(2):
        await room.pass_time(table["id"], room.settings.grace + 1)
    assert (await bob.ask("PUT", path, json={"level": "racer"})).status_code == 403
    assert (await ada.ask("PUT", path, json={"level": "racer"})).status_code == 200
    assert (await bob.look(table["id"]))["seat"] is None
    await bob.do(table["id"], "seats/1/return", 403)


async def test_a_rematch_is_one_table_whoever_asks(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    assert (await ada.do(table["id"], "rematch", 409))["error"] == "not-over"
    await ada.do(table["id"], "cancel")
    asked = [person.do(table["id"], "rematch") for person in (ada, bob, ada, bob)]
    new = {answer["table"] for answer in await asyncio.gather(*asked)}
    assert len(new) == 1
    again = new.pop()
    assert (await bob.do(table["id"], "rematch"))["table"] == again
    assert (await ada.look(table["id"]))["rematch"] == again
    assert [chair["name"] for chair in (await ada.look(again))["chairs"]] == ["Bob", "Ada"]
    assert len(await room.rows("SELECT id FROM tables")) == 2
