"""Nobody spoils a race: ending it takes all who are there, and leaving it counts as coming last."""

import pytest

from paddock.server.ratings import MODEL
from tests.server.room import BOT, YOU, Facts, Person, Room, legal, play_on, race_of

pytestmark = pytest.mark.anyio


async def under_way(*people: Person, **more: Facts) -> Facts:
    """A race in which everybody has made a first move, and it is the first one's turn again."""
    table = await race_of(*people, **more)
    await people[0].move(table, legal(table))
    for seat in range(len(people)):
        await play_on(table["id"], seat, *people)
        acting = people[seat]
        seen = await acting.look(table["id"])
        await acting.move(seen, legal(seen))
    return await play_on(table["id"], 0, *people)


async def three_under_way(room: Room) -> tuple[Person, Person, Person, Facts]:
    ada, bob, cleo = [await room.guest(name) for name in ("Ada", "Bob", "Cleo")]
    return ada, bob, cleo, await under_way(ada, bob, cleo)


async def go_away(room: Room, table: str, seat: int, *people: Person) -> None:
    """Let a person do nothing until a bot takes over; the window of a reaction may pass before."""
    while not (await play_on(table, seat, *people))["chairs"][seat]["away"]:
        await room.pass_time(table, room.settings.grace)


async def to_the_end(room: Room, table: str, stayed: dict[int, Person]) -> Facts:
    """Let the people who stayed, by seat, and the bots of the others play on to the end."""
    somebody = next(iter(stayed.values()))
    while (seen := await somebody.look(table))["state"] == "racing":
        if acting := stayed.get(seen["turn"]):
            await acting.move(seen, legal(await acting.look(table)))
            room.clock.time += 1
        else:
            await room.pass_time(table, room.settings.pace)
    return seen


async def answer(person: Person, table: Facts, play_on: bool) -> Facts:
    response = await person.ask("DELETE" if play_on else "POST", f"/tables/{table['id']}/ending", json={})
    assert response.status_code == 200, response.text
    return await person.look(table["id"])


async def rating(person: Person) -> float | None:
    rated = await person.get("/me/ratings")
    return float(rated[0]["mu"]) if rated else None


# ---- Ending without a result -------------------------------------------------------------------


async def test_until_everybody_has_moved_the_host_ends_a_race(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.move(table, legal(table))
    assert (await ada.look(table["id"]))["cancel"] == "freely"
    assert (await bob.look(table["id"]))["cancel"] is None
    await ada.do(table["id"], "cancel")
    assert (await bob.look(table["id"]))["state"] == "cancelled"


async def test_after_that_the_others_must_agree(either: Room) -> None:
    ada, bob, cleo, table = await three_under_way(either)
    assert (await ada.look(table["id"]))["cancel"] is None
    assert (await ada.do(table["id"], "cancel", 409))["error"] == "others-must-agree"
    assert (await answer(ada, table, play_on=False))["ending"] == {"by": 0, "agreed": [0], "asked": [1, 2]}
    assert (await ada.do(table["id"], "ending", 409))["error"] == "asked-already"
    assert (await answer(bob, table, play_on=False))["state"] == "racing"
    assert (await answer(cleo, table, play_on=False))["state"] == "cancelled"
    assert await ada.get("/me/history") == [] == await cleo.get("/me/ratings")


async def test_anybody_at_the_table_may_propose_and_nobody_else(room: Room) -> None:
    ada, bob, _, table = await three_under_way(room)
    eve = await room.guest("Eve")
    assert (await eve.do(table["id"], "ending", 403))["error"] == "not-at-table"
    assert (await bob.ask("DELETE", f"/tables/{table['id']}/ending")).json()["error"] == "nothing-proposed"
    await answer(bob, table, play_on=False)
    lines = (await ada.get(f"/tables/{table['id']}/log", language="fr"))["lines"]
    assert lines[-1]["text"].replace("\xa0", " ") == "Bob : pour un arrêt sans résultat."


async def test_one_who_declines_ends_the_proposal_until_the_turn_has_gone_round(room: Room) -> None:
    ada, bob, cleo, table = await three_under_way(room)
    await answer(ada, table, play_on=False)
    assert (await answer(bob, table, play_on=True))["ending"] is None
    assert (await ada.do(table["id"], "ending", 409))["error"] == "declined-lately"
    assert (await answer(cleo, table, play_on=False))["ending"]["by"] == 2, "another may propose"
    await answer(cleo, table, play_on=True)
    for seat, person in enumerate((ada, bob, cleo)):
        seen = await play_on(table["id"], seat, ada, bob, cleo)
        await person.move(seen, legal(await person.look(table["id"])))
    assert (await answer(ada, table, play_on=False))["ending"]["by"] == 0


async def test_who_is_away_is_not_asked(room: Room) -> None:
    ada, bob, cleo, table = await three_under_way(room)
    await go_away(room, table["id"], 1, ada, bob, cleo)
    assert (await answer(ada, table, play_on=False))["ending"]["asked"] == [2]
    assert (await answer(cleo, table, play_on=False))["state"] == "cancelled"
    assert await bob.get("/me/ratings") == []


async def test_a_table_rebuilt_from_its_deeds_has_ended_in_the_same_way(either: Room) -> None:
    ada, bob, cleo, table = await three_under_way(either)
    for person in (ada, bob, cleo):
        await answer(person, table, play_on=False)
    (row,) = await either.rows("SELECT state FROM tables")
    rebuilt = await either.table(table["id"])
    assert row["state"] == rebuilt.state == "cancelled"


# ---- Leaving -----------------------------------------------------------------------------------


async def test_who_leaves_a_race_is_rated_last_and_the_others_as_they_played(either: Room) -> None:
    ada, bob, cleo, table = await three_under_way(either)
    await bob.do(table["id"], "leave")
    over = await to_the_end(either, table["id"], {0: ada, 2: cleo})
    places = over["result"]["places"]
    fresh = [[MODEL.rating()] for _ in range(3)]
    as_played = MODEL.rate(fresh, ranks=[float(place) for place in places])
    last = MODEL.rate(fresh, ranks=[float(places[0]), 4.0, float(places[2])])
    assert [await rating(ada), await rating(cleo)] == pytest.approx([as_played[0][0].mu, as_played[2][0].mu])
    assert await rating(bob) == pytest.approx(last[1][0].mu)
    assert [chair["left"] for chair in over["chairs"]] == [False, True, False]
    (his,), (hers,) = await bob.get("/me/history"), await ada.get("/me/history")
    assert his["left"] and not hers["left"]


async def test_a_bot_plays_on_for_who_left_and_they_only_watch(room: Room) -> None:
    ada, bob, _, table = await three_under_way(room)
    await ada.do(table["id"], "leave")
    left = await ada.look(table["id"])
    assert (left["seat"], left["moves"], left["chairs"][0]["left"]) == (None, [], True)
    assert (await ada.move(table, legal(table), 403))["error"] == "not-at-table"
    assert (await ada.do(table["id"], "seats/0/return", 403))["error"] == "has-left"
    assert (await ada.do(table["id"], "leave", 403))["error"] == "not-at-table"
    await room.pass_time(table["id"], room.settings.pace)
    assert (await bob.look(table["id"]))["version"] == left["version"] + 1
    texts = [line["text"] for line in (await bob.get(f"/tables/{table['id']}/log"))["lines"]]
    assert "Ada leaves the race; a bot plays on to the end." in texts


async def test_who_is_away_when_the_race_ends_is_rated_last_and_the_others_are_rated(room: Room) -> None:
    ada, bob, cleo, table = await three_under_way(room)
    await go_away(room, table["id"], 1, ada, bob, cleo)
    ended = await to_the_end(room, table["id"], {0: ada, 2: cleo})
    assert ended["chairs"][1]["left"]
    assert await rating(ada) and await rating(cleo)
    assert (await rating(bob) or 99) < MODEL.rating().mu
    (race,) = await bob.get("/me/history")
    assert race["left"]


async def test_who_was_replaced_by_a_bot_has_left(room: Room) -> None:
    ada, bob, cleo, table = await three_under_way(room)
    await go_away(room, table["id"], 1, ada, bob, cleo)
    answered = await ada.ask("PUT", f"/tables/{table['id']}/seats/1/bot", json={"level": "learner"})
    assert answered.status_code == 200
    chair = (await cleo.look(table["id"]))["chairs"][1]
    assert (chair["name"], chair["left"], chair["away"]) == ("Bob", True, False)
    assert (await room.table(table["id"])).chairs[1].bot == "learner"


async def test_those_who_left_are_rated_last_when_the_others_end_the_race(room: Room) -> None:
    ada, bob, cleo, table = await three_under_way(room)
    await ada.do(table["id"], "leave")
    await answer(bob, table, play_on=False)
    await answer(cleo, table, play_on=False)
    assert (await rating(ada) or 99) < MODEL.rating().mu
    assert await rating(bob) is None is await rating(cleo)
    (race,) = await ada.get("/me/history")
    assert race["left"] and race["place"] == 3
    assert [row["name"] for row in await ada.get("/games/mille-bornes/ratings")] == ["Ada"]


async def test_a_partner_who_stayed_does_not_suffer(room: Room) -> None:
    people = [await room.guest(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    table = await under_way(*people)
    await people[0].do(table["id"], "leave")
    over = await to_the_end(room, table["id"], dict(enumerate(people[1:], start=1)))
    sides = over["result"]["seats"]
    assert sides == [[0, 2], [1, 3]]
    fresh = [[MODEL.rating(), MODEL.rating()] for _ in range(2)]
    as_played = MODEL.rate(fresh, ranks=[float(place) for place in over["result"]["places"]])
    assert await rating(people[2]) == pytest.approx(as_played[0][1].mu)
    assert await rating(people[0]) == pytest.approx(MODEL.rate(fresh, ranks=[9.0, 1.0])[0][0].mu)


# ---- Alone among bots --------------------------------------------------------------------------


async def alone_under_way(room: Room, ada: Person) -> Facts:
    table = await ada.open(YOU, BOT, start=True)
    id = table["id"]
    for _ in range(2):
        while (seen := await ada.look(id))["turn"] == 0:
            await ada.move(seen, legal(seen))
        while (seen := await ada.look(id))["turn"] == 1:
            await room.pass_time(id, room.settings.pace)
    return seen


async def test_who_gives_a_race_against_bots_up_has_lost_it(either: Room) -> None:
    ada = await either.guest("Ada")
    table = await alone_under_way(either, ada)
    assert table["cancel"] == "as-leaving"
    assert (await ada.do(table["id"], "ending", 409))["error"] == "nobody-to-agree"
    await ada.do(table["id"], "cancel")
    assert (await ada.look(table["id"]))["chairs"][0]["left"]
    assert (await rating(ada) or 99) < MODEL.rating().mu
    (race,) = await ada.get("/me/history")
    assert race["left"] and race["place"] == 2
    again = (await ada.do(table["id"], "rematch"))["table"]
    assert (await ada.look(again))["state"] == "racing"


async def test_who_gives_it_up_at_once_has_not(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, BOT, start=True)
    assert table["cancel"] == "freely"
    await ada.do(table["id"], "cancel")
    assert await ada.get("/me/history") == [] == await ada.get("/me/ratings")
