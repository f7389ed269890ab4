"""Records: export after the end, import, and looking at a race step by step."""

import json
from hashlib import sha256
from typing import Any

import pytest

from paddock.core.race import Race
from paddock.core.record import Record
from paddock.games.mille_bornes import GAME as MILLE_BORNES
from tests.contract.cases import Picker
from tests.server.room import OPEN, YOU, Facts, Person, Room, finished, legal, race_of

pytestmark = pytest.mark.anyio


def played(moves: int, **more: Any) -> Record:
    """The record of a race played elsewhere, so far."""
    race = Race.start(MILLE_BORNES, 2, **{"seed": 7, **more})
    pick = Picker(7)
    for _ in range(moves):
        race.play(pick(race.moves()))
    return race.record


async def imported(person: Person, record: Record, status: int = 201) -> Facts:
    headers = {"content-type": "application/json"}
    answer = await person.ask("POST", "/records", content=record.to_json(), headers=headers)
    assert answer.status_code == status, answer.text
    facts: Facts = answer.json()
    return facts


# ---- Import, once ------------------------------------------------------------------------------


async def test_a_record_is_imported_once_however_often_it_is_sent(room: Room) -> None:
    ada = await room.guest("Ada")
    facts = {**json.loads(played(20).to_json()), "command": "import-it-once"}
    first, again = await ada.post("/records", 201, **facts), await ada.post("/records", 201, **facts)
    assert first["id"] == again["id"]
    other = {**json.loads(played(10).to_json()), "command": "import-it-once"}
    assert (await ada.post("/records", 409, **other))["error"] == "command-reused"


async def test_nobody_is_there_to_be_muted_at_an_imported_race(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await imported(ada, played(20))
    assert "data-mute" not in (await ada.fetch("GET", f"/table/{table['id']}")).text


@pytest.mark.parametrize(
    ("seats", "language", "told"),
    [(2, "en", "{} wins the race"), (4, "en", "{} win the race"), (4, "fr", "Victoire d’équipe\u00a0: {}")],
)
async def test_a_pair_that_wins_is_two_people(room: Room, seats: int, language: str, told: str) -> None:
    race = Race.start(MILLE_BORNES, seats, seed=7, players=list("ABCD")[:seats])
    pick = Picker(7)
    while not race.over:
        race.play(pick(race.moves()))
    ada = await room.guest("Ada", language=language)
    table = await imported(ada, race.record)
    page = await ada.fetch("GET", f"/table/{table['id']}")
    [winners] = race.winners()
    assert told.format(" &amp; ".join(winners)) in page.text


# ---- Export ------------------------------------------------------------------------------------


async def test_there_is_no_record_before_the_end(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    assert (await ada.get(f"/tables/{table['id']}/record", 409))["error"] == "record-later"
    gathering = await ada.open(YOU, OPEN)
    await ada.do(gathering["id"], "cancel")
    assert (await ada.get(f"/tables/{gathering['id']}/record", 409))["error"] == "record-later"


async def test_a_cancelled_race_leaves_a_record_and_hides_nothing(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.move(table, legal(table))
    await ada.do(table["id"], "cancel")
    record, seal = Record.from_json((await bob.ask("GET", f"/tables/{table['id']}/record")).text)
    race = Race.load(MILLE_BORNES, record, seal)
    assert len(record.moves) == 1 and not race.over
    assert sha256(bytes.fromhex(record.secret)).hexdigest() == table["commitment"]
    assert (await bob.get(f"/tables/{table['id']}/steps/1", seat=0))["race"] == race.view(0)


async def test_a_record_replays_to_the_same_end_and_its_secret_keeps_the_promise(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await finished(room, ada, bob)
    answer = await room.stranger().ask("GET", f"/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].startswith('attachment; filename="mille-bornes-')
    record, seal = Record.from_json(answer.text)
    race = Race.load(MILLE_BORNES, record, seal)
    assert race.over and race.players == ["Ada", "Bob"]
    assert race.scores() == table["result"]["scores"] and race.places() == table["result"]["places"]
    assert sha256(bytes.fromhex(record.secret)).hexdigest() == table["commitment"]


# ---- Import ------------------------------------------------------------------------------------


async def test_a_record_is_imported_and_looked_at(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await imported(ada, played(20, players=["Cleo", "Dan"]))
    assert table["state"] == "over" and not table["result"]["over"]
    assert [chair["name"] for chair in table["chairs"]] == ["Cleo", "Dan"]
    assert (await ada.get(f"/tables/{table['id']}/steps/20"))["steps"] == 20
    assert await ada.get("/me/history") == []


async def test_what_was_exported_can_be_imported(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await finished(room, ada, bob)
    record, _ = Record.from_json((await ada.ask("GET", f"/tables/{table['id']}/record")).text)
    again = await imported(ada, record)
    assert again["result"] == table["result"]
    assert (again["secret"], again["commitment"]) == (table["secret"], None)  # nobody committed to it here


async def test_a_race_from_a_seed_promised_nothing(room: Room) -> None:
    table = await imported(await room.guest(), played(5))
    assert table["secret"] is None and table["commitment"] is None


async def test_an_imported_race_is_played_again_by_whoever_sits_down(room: Room) -> None:
    ada = await room.guest("Ada")
    record = played(5)
    one, other = await imported(ada, record), await imported(ada, record)
    again = [(await ada.do(table["id"], "rematch"))["table"] for table in (one, other)]
    assert again[0] != again[1]
    assert [chair["kind"] for chair in (await ada.look(again[0]))["chairs"]] == ["open", "open"]


def forged(**changes: Any) -> Record:
    """A record with some facts changed, under a seal that fits."""
    record = played(5)
    for name, value in changes.items():
        setattr(record, name, value)
    return record


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"moves": [51, 51]}, 422),
        ({"moves": [10**30]}, 422),
        ({"end": "0" * 32}, 422),
        ({"game": "ludo"}, 404),
        ({"rules": 99}, 422),
        ({"rules": 10**30}, 422),
        ({"variant": "backwards"}, 422),
        ({"seats": 5, "players": list("ABCDE")}, 422),
        ({"seats": 10**30}, 422),
        ({"seed": -1}, 422),
        ({"secret": "00"}, 422),
        ({"options": {"wings": "two"}}, 422),
        ({"players": ["\ud800", "B"]}, 422),
        ({"players": ["x" * 41, "B"]}, 422),
        ({"players": ["a\nb", "B"]}, 422),
        ({"players": ["", "B"]}, 422),
    ],
    ids=str,
)
async def test_what_is_no_record_is_refused_in_words(room: Room, changes: Facts, status: int) -> None:
    ada = await room.guest("Ada")
    problem = await imported(ada, forged(**changes), status)
    assert problem["text"].endswith((".", ")")), problem
    assert await room.rows("SELECT id FROM tables") == []


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
async def test_however_json_is_encoded_it_is_a_record(room: Room, encoding: str) -> None:
    ada = await room.guest("Ada")
    text = played(3, players=["Zoé", "Bob"]).to_json()
    headers = {"content-type": "application/json"}
    answer = await ada.ask("POST", "/records", content=text.encode(encoding), headers=headers)
    assert answer.status_code == 201
    assert (await ada.look(answer.json()["id"]))["chairs"][0]["name"] == "Zoé"


# ---- Replay ------------------------------------------------------------------------------------


async def test_during_the_race_each_seat_replays_what_it_saw(room: Room) -> None:
    ada, bob, eve = [await room.guest(name) for name in ("Ada", "Bob", "Eve")]
    table = await race_of(ada, bob)
    before = [(await person.look(table["id"]))["race"] for person in (ada, bob, eve)]
    await ada.move(table, legal(table))
    path = f"/tables/{table['id']}/steps"
    assert [(await person.get(f"{path}/0"))["race"] for person in (ada, bob, eve)] == before
    assert "hand" not in before[2]
    assert (await bob.get(f"{path}/1"))["lines"]
    assert (await eve.get(f"{path}/1", 403, seat=0))["error"] == "not-your-seat"
    assert (await ada.get(f"{path}/2", 404))["error"] == "no-such-step"


async def test_after_the_end_anybody_replays_from_any_seat(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await finished(room, ada, bob)
    eve = room.stranger()
    path = f"/tables/{table['id']}/steps"
    steps = (await eve.get(f"{path}/0"))["steps"]
    for step in (0, steps // 2, steps):
        for seat in (0, 1):
            seen = await eve.get(f"{path}/{step}", seat=seat)
            assert seen["race"]["seat"] == seat and "hand" in seen["race"]
    assert seen["turn"] is None
    assert (await eve.get(f"{path}/0", 404, seat=2))["error"] == "bad-seat"


async def test_a_race_that_has_not_started_has_no_steps(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open({"kind": "you"}, {"kind": "open"})
    assert (await ada.get(f"/tables/{table['id']}/steps/0", 409))["error"] == "not-started"
