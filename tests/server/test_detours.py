"""What if: a race that is over goes on from one of its moves, and the original stays; mistakes become puzzles."""

import orjson
import pytest

from paddock.review.findings import Decision
from paddock.server import queries
from tests.server.room import BOT, GAME, OPEN, YOU, Room, legal, race_of
from tests.server.test_records import imported
from tests.server.test_reviews import HTML, by_policy, reviewed

pytestmark = pytest.mark.anyio


async def test_a_finished_race_goes_on_from_any_of_its_moves_and_stays_as_it_was(room: Room) -> None:
    ada = await room.guest("Ada")
    race = by_policy()
    original = await imported(ada, race.record)
    before = (await room.table(original["id"])).running.record.to_json()
    for step in (0, 17, race.step - 1):
        table = await ada.post("/detours", 201, table=original["id"], step=step)
        live = await room.table(table["id"])
        assert live.running.record.moves == race.record.moves[:step]
        assert table["state"] == "racing" and table["detour"] == {"table": original["id"], "step": step, "puzzle": None}
        assert live.seats_of(live.host) == [live.running.turn] == table["seats"]
        assert [chair["kind"] for chair in table["chairs"]].count("bot") == 1
        await ada.move(table, legal(table))
        assert (await room.table(table["id"])).steps[-1] == step + 1
    assert (await room.table(original["id"])).running.record.to_json() == before


async def test_who_sat_there_goes_on_from_the_own_seat_unless_another_is_named(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    race = (await room.table(table["id"])).running
    while not race.over:
        seen = await ada.look(table["id"])
        await (ada, bob)[race.turn].move(seen, race.game.policy_move(race.state))
    for asked, seat in ({}, 1), ({"seat": 0}, 0):
        detour = await bob.post("/detours", 201, table=table["id"], step=4, **asked)
        assert detour["seats"] == [seat]
        assert detour["chairs"][seat]["name"] == "Bob"


async def test_a_detour_counts_nowhere(room: Room) -> None:
    ada = await room.guest("Ada")
    race = by_policy()
    original = await imported(ada, race.record)
    table = await ada.post("/detours", 201, table=original["id"], step=race.step - 1)
    while (seen := await ada.look(table["id"]))["state"] == "racing":
        if seen["moves"]:
            await ada.move(seen, legal(seen))
        else:
            await room.pass_time(table["id"], 5)
    assert seen["state"] == "over" and seen["commitment"] is None
    assert await room.rows("SELECT * FROM results") == []


async def test_what_cannot_go_on_gets_a_sentence(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    under_way = await race_of(ada, bob)
    race = by_policy()
    over = await imported(ada, race.record)
    for facts, status, error in (
        ({"table": under_way["id"], "step": 0}, 409, "detour-later"),
        ({"table": over["id"], "step": race.step}, 409, "detour-at-the-end"),
        ({"table": over["id"], "step": race.step + 1}, 404, "no-such-step"),
        ({"table": over["id"], "step": 3, "seat": 7}, 404, "bad-seat"),
        ({"table": over["id"], "step": -1}, 422, None),
        ({"table": "nobody-has-this", "step": 0}, 404, None),
    ):
        problem = await ada.post("/detours", status, **facts)
        assert problem["text"] and (error is None or problem["error"] == error)


# ---- Puzzles


async def test_a_mistake_is_a_puzzle_that_says_what_is_better_when_one_has_moved(room: Room) -> None:
    ada = await room.guest("Ada")
    race = by_policy()
    id = await reviewed(room, race)
    table = await room.table(id)
    step = next(step for step in range(10, race.step) if len(table.race_after(step).moves()) > 2)
    before = table.race_after(step)
    played, better, *_ = sorted(before.moves(), key=lambda move: move != race.record.moves[step])
    kept = await room.house.store.read(lambda tx: queries.review_of(tx, id))
    assert kept
    mistake = Decision(step + 1, before.turn, played, better, 0.31, 0.01, 400, 0.2, 0.02)
    facts = orjson.dumps({**kept, "decisions": [mistake]})
    await room.house.store.write(lambda tx: queries.keep_review(tx, id, facts))
    for move, answer in ((played, "same"), (better, "better")):
        again = await ada.post("/detours", 201, table=id, step=step, puzzle=True)
        assert again["detour"]["puzzle"] == {"loss": 0.31, "answer": None, "better": None}
        assert again["seats"] == [before.turn]
        page = (await ada.fetch("GET", f"/table/{again['id']}", headers=HTML)).text
        assert "gave 31\N{NO-BREAK SPACE}% away" in page and before.describe(better) not in page.split('id="moves"')[0]
        await ada.move(again, move)
        seen = await ada.look(again["id"])
        assert seen["detour"]["puzzle"] == {"loss": 0.31, "answer": answer, "better": before.describe(better)}
    assert (await ada.post("/detours", 409, table=id, step=step + 1, puzzle=True))["error"] == "no-puzzle"


# ---- The champion's line


async def test_champions_go_on_from_there_in_words(room: Room) -> None:
    ada = await room.guest("Ada")
    race = by_policy()
    table = await imported(ada, race.record)
    assert (await ada.post(f"/tables/{table['id']}/line/8", 503))["error"] == "not-compiled"
    room.bots_are_ready(GAME)
    line = await ada.post(f"/tables/{table['id']}/line/8")
    assert line["moves"] and sum(line["chances"]) == pytest.approx(1)
    assert all(each["step"] > 8 and each["label"] for each in line["moves"])
    assert (await room.table(table["id"])).running.record.moves == race.record.moves


async def test_nothing_of_a_race_under_way_is_told_by_champions(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    room.bots_are_ready(GAME)
    table = await race_of(ada, bob)
    assert (await ada.post(f"/tables/{table['id']}/line/0", 409))["error"] == "detour-later"
    gathering = await ada.open(YOU, BOT, OPEN)
    assert (await ada.post(f"/tables/{gathering['id']}/line/0", 409))["error"] == "detour-later"
