"""People: guests at once, accounts for who wants one, tokens for their bots, histories and ratings."""

import asyncio
from typing import Any

import pytest

from tests.server.room import BOT, GAME, YOU, Person, Room, finished, legal, race_of

pytestmark = pytest.mark.anyio

ACCOUNT = {"login": "Ada.L", "password": "analytical engine"}


def with_token(room: Room, token: str) -> Person:
    """A program that has nothing but a token."""
    person = room.stranger("203.0.113.9")
    person.client.headers["authorization"] = f"Bearer {token}"
    return person


# ---- Guests ------------------------------------------------------------------------------------


async def test_a_guest_needs_a_name_only(room: Room) -> None:
    ada = room.stranger()
    assert (await ada.get("/me", 401))["error"] == "not-signed-in"
    new = await ada.post("/guests", 201, name="  Ada  ")
    assert new["person"] == await ada.get("/me")
    assert new["person"]["name"] == "Ada" and new["person"]["login"] is None


async def test_a_guest_changes_name_colour_language_and_preferences(room: Room) -> None:
    ada = await room.guest("Ada")
    changes: dict[str, Any] = {"name": "Countess", "colour": "violet", "language": "fr", "preferences": {"quick": True}}
    answer = await ada.ask("PATCH", "/me", json=changes)
    assert answer.json() == {**changes, "login": None} == await ada.get("/me")
    await ada.ask("PATCH", "/me", json={"preferences": {"sound": 3}})
    assert (await ada.get("/me"))["preferences"] == {"quick": True, "sound": 3}
    assert (await ada.ask("PATCH", "/me", json={"colour": "beige"})).status_code == 422
    assert (await ada.ask("PATCH", "/me", json={"login": "root"})).status_code == 422


# ---- Accounts ----------------------------------------------------------------------------------


async def test_an_account_is_the_same_person_on_another_device(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, BOT)
    assert (await ada.ask("POST", "/me/account", json=ACCOUNT)).status_code == 204
    phone = room.stranger("203.0.113.5")
    await phone.post("/session", login="ada.l", password=ACCOUNT["password"])
    assert (await phone.get("/me"))["login"] == "ada.l"
    assert (await phone.look(table["id"]))["host"]


async def test_passwords_are_kept_by_argon2id(room: Room) -> None:
    ada = await room.guest("Ada")
    await ada.ask("POST", "/me/account", json=ACCOUNT)
    kept = (await room.rows("SELECT password FROM players"))[0]["password"]
    assert kept.startswith("$argon2id$") and ACCOUNT["password"] not in kept


async def test_a_wrong_name_and_a_wrong_password_are_told_the_same(room: Room) -> None:
    ada = await room.guest("Ada")
    await ada.ask("POST", "/me/account", json=ACCOUNT)
    eve = room.stranger("203.0.113.6")
    wrong_password = await eve.post("/session", 401, login="Ada.L", password="difference engine")
    wrong_name = await eve.post("/session", 401, login="Babbage", password=ACCOUNT["password"])
    assert wrong_password == wrong_name and wrong_name["error"] == "wrong-password"
    assert (await eve.get("/me", 401))["error"] == "not-signed-in"


async def test_a_login_belongs_to_one_person(room: Room) -> None:
    ada, eve = await room.guest("Ada"), await room.guest("Eve")
    await ada.ask("POST", "/me/account", json=ACCOUNT)
    taken = await eve.ask("POST", "/me/account", json={**ACCOUNT, "login": "ADA.L"})
    assert (taken.status_code, taken.json()["error"]) == (409, "login-taken")


async def test_a_person_has_one_account(room: Room) -> None:
    ada = await room.guest("Ada")
    asked = [ada.ask("POST", "/me/account", json={**ACCOUNT, "login": f"ada{n}"}) for n in range(3)]
    answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [204, 409, 409]
    again = await ada.ask("POST", "/me/account", json=ACCOUNT)
    assert (again.status_code, again.json()["error"]) == (409, "has-account")


@pytest.mark.parametrize("wrong", [{"login": "a"}, {"login": "a b c"}, {"password": "short"}, {"password": "x" * 201}])
async def test_poor_credentials_are_refused(room: Room, wrong: dict[str, str]) -> None:
    ada = await room.guest("Ada")
    assert (await ada.ask("POST", "/me/account", json={**ACCOUNT, **wrong})).status_code == 422


async def test_who_signs_out_is_nobody(room: Room) -> None:
    ada = await room.guest("Ada")
    assert (await ada.ask("DELETE", "/session")).status_code == 204
    await ada.get("/me", 401)
    await with_token(room, ada.token).get("/me", 401)


# ---- Tokens ------------------------------------------------------------------------------------


async def test_a_token_plays_but_does_not_change_the_account(room: Room) -> None:
    ada = await room.guest("Ada")
    bot = with_token(room, (await ada.post("/me/tokens", 201, label="my bot"))["token"])
    assert (await bot.get("/me"))["name"] == "Ada"
    table = await bot.open(YOU, BOT, start=True)
    await bot.move(table, legal(table))
    for method, path, facts in [
        ("PATCH", "/me", {"name": "Eve"}),
        ("POST", "/me/account", ACCOUNT),
        ("POST", "/me/tokens", {}),
        ("GET", "/me/tokens", None),
        ("DELETE", "/me/tokens/0123456789abcdef", None),
    ]:
        answer = await bot.ask(method, path, json=facts)
        assert (answer.status_code, answer.json()["error"]) == (403, "token-scope")


async def test_a_revoked_token_is_void_at_once(room: Room) -> None:
    ada = await room.guest("Ada")
    bot = with_token(room, (await ada.post("/me/tokens", 201, label="my bot"))["token"])
    await bot.get("/me")
    listed = {token["label"]: token for token in await ada.get("/me/tokens")}
    assert listed["my bot"]["scope"] == "play" and set(listed["my bot"]) == {
        *("id", "label", "scope", "created_at", "expires_at"),
    }
    path = f"/me/tokens/{listed['my bot']['id']}"
    eve = await room.guest("Eve")
    assert (await eve.ask("DELETE", path)).status_code == 404
    assert (await ada.ask("DELETE", path)).status_code == 204
    await bot.get("/me", 401)
    assert (await ada.ask("DELETE", path)).status_code == 404
    assert (await ada.ask("DELETE", "/me/tokens/%00")).status_code == 422


# ---- Histories and ratings ---------------------------------------------------------------------


async def test_a_finished_race_is_in_both_histories_and_changes_both_ratings(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await finished(room, ada, bob)
    places = {}
    for seat, person in enumerate((ada, bob)):
        (race,) = await person.get("/me/history")
        assert (race["table_id"], race["seat"], race["game"]) == (table["id"], seat, GAME)
        places[person.name] = race["place"]
        (rating,) = await person.get("/me/ratings")
        assert rating["races"] == 1 and rating["game"] == GAME
        assert await person.get("/me/history", before=race["at"]) == []
    best = await ada.get(f"/games/{GAME}/ratings")
    assert [row["name"] for row in best] == sorted(places, key=lambda name: places[name])
    assert not any(row["bot"] for row in best)


async def test_who_shares_a_screen_has_no_result_of_their_own(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(YOU, YOU, start=True, variant="simple")
    while table["state"] == "racing":
        now = await ada.look(table["id"], seat=table["turn"])
        await ada.move(now, legal(now))
        room.clock.time += 1
        table = await ada.look(table["id"])
    assert await ada.get("/me/ratings") == []
    assert len(await ada.get("/me/history")) == 2


async def test_a_cancelled_race_counts_for_nobody(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.do(table["id"], "cancel")
    assert await bob.get("/me/history") == [] == await bob.get("/me/ratings")
