"""Accounts: the password can change, the account can go, tokens end, and nobody guesses for long."""

import pytest

from paddock.server.people import DAY, PLAY_DAYS, SESSION_DAYS
from tests.server.room import BOT, GAME, OPEN, YOU, Facts, Person, Room, finished, legal, race_of
from tests.server.test_people import ACCOUNT, with_token

pytestmark = pytest.mark.anyio
PASSWORD = ACCOUNT["password"]


async def with_account(room: Room, name: str = "Ada") -> Person:
    person = await room.guest(name)
    assert (await person.ask("POST", "/me/account", json=ACCOUNT)).status_code == 204
    return person


async def deleted(person: Person) -> None:
    assert (await person.ask("POST", "/me/deletion", json={"password": PASSWORD})).status_code == 204


# ---- The password ------------------------------------------------------------------------------


async def test_a_password_is_changed_by_who_knows_the_old_one(either: Room) -> None:
    ada = await with_account(either)
    wrong = await ada.ask("PUT", "/me/password", json={"old": "difference engine", "new": "a loom of numbers"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "password-wrong")
    right = await ada.ask("PUT", "/me/password", json={"old": PASSWORD, "new": "a loom of numbers"})
    assert right.status_code == 204
    elsewhere = either.stranger("203.0.113.7")
    await elsewhere.post("/session", 401, **ACCOUNT)
    await elsewhere.post("/session", **{**ACCOUNT, "password": "a loom of numbers"})


async def test_with_another_password_all_other_sessions_end(room: Room) -> None:
    ada, phone = await with_account(room), room.stranger("203.0.113.7")
    await phone.post("/session", **ACCOUNT)
    bot = with_token(room, (await ada.post("/me/tokens", 201))["token"])
    await ada.ask("PUT", "/me/password", json={"old": PASSWORD, "new": "a loom of numbers"})
    await phone.get("/me", 401)
    assert (await ada.get("/me"))["login"] == (await bot.get("/me"))["login"] == "ada.l"


async def test_a_guest_has_no_password_to_change_and_no_account_to_delete(room: Room) -> None:
    ada = await room.guest("Ada")
    assert (await ada.ask("PUT", "/me/password", json={"old": PASSWORD, "new": PASSWORD})).json()[
        "error"
    ] == "no-account"
    assert (await ada.post("/me/deletion", 409, password=PASSWORD))["error"] == "no-account"


# ---- Tokens end --------------------------------------------------------------------------------


async def test_a_session_ends_a_year_after_its_last_use(either: Room) -> None:
    ada = await either.guest("Ada")
    for _ in range(3):
        either.clock.time += (SESSION_DAYS - 1) * DAY
        await with_token(either, ada.token).get("/me")
        forget_tokens(either)
    either.clock.time += SESSION_DAYS * DAY
    await ada.get("/me", 401)


async def test_a_token_for_a_bot_ends_when_its_owner_said(room: Room) -> None:
    ada = await room.guest("Ada")
    usual = with_token(room, (await ada.post("/me/tokens", 201, label="usual"))["token"])
    short = with_token(room, (await ada.post("/me/tokens", 201, label="short", days=7))["token"])
    ends = {token["label"]: token["expires_at"] for token in await ada.get("/me/tokens")}
    assert ends["usual"] == room.clock() + PLAY_DAYS * DAY and ends["short"] == room.clock() + 7 * DAY
    room.clock.time += 7 * DAY
    forget_tokens(room)
    await short.get("/me", 401)
    await usual.get("/me")
    assert [token["label"] for token in await ada.get("/me/tokens")] == ["", "usual"]
    room.clock.time += PLAY_DAYS * DAY
    forget_tokens(room)
    await usual.get("/me", 401)


async def test_the_time_of_an_old_token_begins_when_it_is_used(room: Room) -> None:
    ada = await room.guest("Ada")
    await room.store.write(lambda tx: tx.run("UPDATE tokens SET expires_at = NULL"))
    await ada.get("/me")
    (token,) = await ada.get("/me/tokens")
    assert token["expires_at"] == room.clock() + SESSION_DAYS * DAY


def forget_tokens(room: Room) -> None:
    """What a house remembers of tokens, it remembers for seconds."""
    room.app.state.people._remembered.clear()


# ---- Signing in --------------------------------------------------------------------------------


async def test_guesses_at_one_account_from_many_addresses_are_too_many(room: Room) -> None:
    ada = await with_account(room)
    await ada.ask("DELETE", "/session")
    statuses = [await guess(room, number) for number in range(12)]
    assert statuses == [401] * 10 + [429] * 2
    await ada.post("/session", **ACCOUNT)  # her browser is known
    await room.stranger("203.0.113.9").post("/session", 429, **ACCOUNT)
    room.clock.time += 60
    await room.stranger("203.0.113.9").post("/session", **ACCOUNT)


async def guess(room: Room, number: int) -> int:
    stranger = room.stranger(f"198.51.100.{number}")
    return (await stranger.ask("POST", "/session", json={**ACCOUNT, "password": "difference engine"})).status_code


async def test_a_browser_that_is_known_is_nobody_without_the_password(room: Room) -> None:
    ada = await with_account(room)
    known = ada.client.cookies["paddock-known"]
    await with_token(room, known).get("/me", 401)
    assert [token["scope"] for token in await ada.get("/me/tokens")] == ["session"]


# ---- Deleting an account -----------------------------------------------------------------------


async def test_a_deleted_account_is_gone(either: Room) -> None:
    ada = await with_account(either)
    assert (await ada.post("/me/deletion", 403, password="difference engine"))["error"] == "password-wrong"
    await deleted(ada)
    await with_token(either, ada.token).get("/me", 401)
    await either.stranger("203.0.113.7").post("/session", 401, **ACCOUNT)
    assert await either.rows("SELECT id FROM players") == [] == await either.rows("SELECT hash FROM tokens")


async def test_finished_races_keep_a_former_player(either: Room) -> None:
    ada, bob = await with_account(either), await either.guest("Bob")
    table = await finished(either, ada, bob)
    await ada.do(table["id"], "chat", text="Ada was here")
    await deleted(ada)
    for language, called in (("en", "A former player"), ("fr", "Un ancien joueur")):
        seen = await bob.look(table["id"], language=language)
        assert [chair["name"] for chair in seen["chairs"]] == [called, "Bob"]
    assert "Ada" not in str(await traces(either, bob, table))
    assert "Ada" not in str(
        [await either.rows(f"SELECT * FROM {rows}") for rows in ("tables", "deeds", "results", "ratings", "says")]
    )
    assert [[chair["name"] for chair in line["chairs"]] for line in await bob.get("/me/tables")] == [
        ["A former player", "Bob"]
    ]
    assert [row["name"] for row in await bob.get(f"/games/{GAME}/ratings")] == ["Bob"]
    assert len(await bob.get("/me/history")) == 1


async def traces(room: Room, person: Person, table: Facts) -> list[Facts]:
    """All that somebody is told of a table, by a house that knew it and by one that reads it anew."""
    paths = [f"/tables/{table['id']}{part}" for part in ("", "/log", "/chat", "/record", "/steps/0")]
    told = [await person.get(path) for path in paths]
    room.house._live.clear()
    return told + [await person.get(path) for path in paths]


async def test_who_deletes_their_account_leaves_running_races(either: Room) -> None:
    ada, bob = await with_account(either), await either.guest("Bob")
    racing, gathering = await race_of(bob, ada, variant="simple"), await ada.open(YOU, OPEN, BOT)
    theirs = await bob.open(YOU, OPEN, public=True)
    await ada.sit(theirs["id"], 1)
    await deleted(ada)
    chair = (await bob.look(racing["id"]))["chairs"][1]
    assert (chair["name"], chair["left"]) == ("A former player", True)
    assert (await bob.look(gathering["id"]))["state"] == "cancelled"
    assert (await bob.look(theirs["id"]))["chairs"][1]["kind"] == "open"
    while (seen := await bob.look(racing["id"]))["state"] == "racing":
        if seen["turn"] == 0:
            await bob.move(seen, legal(seen))
            either.clock.time += 1
        else:
            await either.pass_time(racing["id"], either.settings.pace)
    assert [row["name"] for row in await bob.get(f"/games/{GAME}/ratings")] == ["Bob"]
