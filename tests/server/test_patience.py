"""Nobody stalls a table: who does nothing is asked, then a bot takes over."""

from typing import Any

import pytest

from paddock.server import queries
from tests.server.room import BOT, YOU, Facts, Person, Room, legal, race_of
from tests.server.test_time import clocked

pytestmark = pytest.mark.anyio


async def waiting(room: Room, *names: str, **more: Any) -> tuple[list[Person], Facts]:
    """A race of people without a clock, who all have it open; the first is to move."""
    people = [await room.guest(name) for name in names or ("Ada", "Bob")]
    table = await race_of(*people, **more)
    here = [(table["id"], player) for player in (await room.table(table["id"])).people]
    await room.store.write(lambda tx: queries.note_presence(tx, here, queries.FUTURE))
    return people, table


async def is_away(person: Person, table: Facts) -> bool:
    """Whether a bot plays for the first seat."""
    return bool((await person.look(table["id"]))["chairs"][0]["away"])


async def last_line(person: Person, table: Facts) -> str:
    """The end of the log."""
    return str((await person.get(f"/tables/{table['id']}/log"))["lines"][-1]["text"])


# ---- Patience ----------------------------------------------------------------------------------


async def test_a_table_shows_from_the_start_of_a_turn_when_a_bot_takes_over(room: Room) -> None:
    (_, bob), table = await waiting(room)
    assert table["until"] == table["since"] + room.settings.patience
    assert table["patience"] == {"asked": table["until"] - 60, "stays": 2, "nudge": None}
    assert (await bob.look(table["id"]))["patience"]["nudge"] == table["since"] + 30
    assert (await room.stranger().look(table["id"]))["patience"]["nudge"] is None


async def test_somebody_present_who_does_nothing_is_replaced_and_comes_back(room: Room) -> None:
    (ada, bob), table = await waiting(room)
    await room.pass_time(table["id"], room.settings.patience - 1)
    assert not await is_away(bob, table)
    await room.pass_time(table["id"], 1)
    assert await is_away(bob, table)
    assert await last_line(bob, table) == "Ada has not moved for long; a bot plays on."
    await ada.do(table["id"], "seats/0/return")
    assert not await is_away(bob, table)


async def test_a_move_ends_it(room: Room) -> None:
    (ada, bob), table = await waiting(room)
    await room.pass_time(table["id"], room.settings.patience - 1)
    await ada.move(table, next(move["move"] for move in table["moves"] if "zone:1" not in move["parts"]))
    now = await bob.look(table["id"])
    assert now["since"] == room.clock.time and now["patience"]["stays"] == 2
    await room.pass_time(table["id"], 1)
    assert not await is_away(bob, table)


async def test_who_says_that_they_are_there_has_the_time_anew_but_not_for_ever(room: Room) -> None:
    (ada, bob), table = await waiting(room)
    for left in (1, 0):
        await room.pass_time(table["id"], room.settings.patience - 1)
        await ada.do(table["id"], "seats/0/stay")
        assert await last_line(bob, table) == "Ada is still there."
        now = await bob.look(table["id"])
        assert now["patience"]["stays"] == left and now["until"] == room.clock.time + room.settings.patience
    assert (await ada.do(table["id"], "seats/0/stay", 409))["error"] == "said-often-enough"
    await room.pass_time(table["id"], room.settings.patience)
    assert await is_away(bob, table)


async def test_who_comes_back_again_and_again_does_not_stall_a_table_either(room: Room) -> None:
    (ada, bob), table = await waiting(room)
    for _ in range(2):
        await room.pass_time(table["id"], room.settings.patience)
        await ada.do(table["id"], "seats/0/return")
    await room.pass_time(table["id"], room.settings.patience)
    assert (await ada.do(table["id"], "seats/0/return", 409))["error"] == "bot-moves-first"
    while (now := await bob.look(table["id"]))["turn"] == 0:
        await room.pass_time(table["id"], room.settings.pace)
    await ada.do(table["id"], "seats/0/return")
    assert (await bob.look(table["id"]))["until"] == now["until"]


async def test_taking_back_gains_no_patience(room: Room) -> None:
    people, table = await waiting(room, game="checkpoint-rally")
    id, after = table["id"], table
    while not after["undo"]:
        seat = after["turn"]
        await people[seat].do(id, f"seats/{seat}/stay")
        before = await people[seat].look(id)
        await room.clock.let_pass(10, room.house)
        await people[seat].move(before, legal(before))
        after = await people[seat].look(id)
        assert after["since"] == before["since"] + 10
    await room.clock.let_pass(10, room.house)
    await people[seat].do(id, "undo", command="take-it-back", version=after["version"])
    again = await people[seat].look(id)
    assert (again["since"], again["until"], again["patience"]) == (before["since"], before["until"], before["patience"])


async def test_nobody_hurries_where_nobody_waits_or_a_clock_runs(room: Room) -> None:
    ada = await room.guest("Ada")
    for chairs in ([YOU, BOT], [YOU, YOU]):
        alone = await ada.open(*chairs, start=True)
        assert alone["patience"] is None and alone["until"] is None
        assert (await ada.do(alone["id"], "seats/0/stay", 409))["error"] == "nobody-hurries"
    ada, bob, table = await clocked(room, 600)
    assert table["patience"] is None and table["until"] == table["since"] + 600
    await room.clock.let_pass(30, room.house)
    assert (await bob.do(table["id"], "seats/0/nudge", 409))["error"] == "nobody-hurries"


async def test_only_the_seat_to_act_says_that_it_is_there(room: Room) -> None:
    (_, bob), table = await waiting(room)
    assert (await bob.do(table["id"], "seats/0/stay", 403))["error"] == "not-your-seat"
    refused = await bob.do(table["id"], "seats/1/stay", 409)
    assert refused["text"] == "It is the turn of Ada."


async def test_an_absent_player_is_still_taken_over_after_the_grace(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await room.pass_time(table["id"], room.settings.grace)
    assert await last_line(bob, table) == "Ada is away; a bot plays on."


async def test_who_let_the_clock_run_out_is_told_so(room: Room) -> None:
    _, bob, table = await clocked(room, 30)
    await room.pass_time(table["id"], 30)
    assert await last_line(bob, table) == "Ada’s time is up; a bot plays on."


async def test_after_an_outage_nobody_is_hurried(room: Room) -> None:
    (_, bob), table = await waiting(room)
    await room.clock.let_pass(40, room.house)
    await bob.do(table["id"], "seats/0/nudge")
    await room.outage(3600)
    now = await bob.look(table["id"])
    assert now["until"] == room.clock.time + 60


# ---- Nudging -----------------------------------------------------------------------------------


async def test_who_is_nudged_is_asked_now_and_has_a_minute(room: Room) -> None:
    (ada, bob), table = await waiting(room)
    await room.clock.let_pass(30, room.house)
    await bob.do(table["id"], "seats/0/nudge")
    assert await last_line(ada, table) == "Bob asks whether Ada is still there."
    now = await ada.look(table["id"])
    assert now["patience"]["asked"] == room.clock.time and now["until"] == room.clock.time + 60
    await room.pass_time(table["id"], 59)
    assert not await is_away(bob, table)
    await room.pass_time(table["id"], 1)
    assert await is_away(bob, table)


async def test_who_answers_a_nudge_has_the_patience_anew(room: Room) -> None:
    (ada, bob), table = await waiting(room)
    await room.clock.let_pass(30, room.house)
    await bob.do(table["id"], "seats/0/nudge")
    await room.pass_time(table["id"], 59)
    await ada.do(table["id"], "seats/0/stay")
    assert (await bob.look(table["id"]))["until"] == room.clock.time + room.settings.patience


async def test_nobody_nudges_early_or_twice_in_a_turn(room: Room) -> None:
    (ada, bob, eve), table = await waiting(room, "Ada", "Bob", "Eve")
    assert (await bob.do(table["id"], "seats/0/nudge", 409))["error"] == "nudge-later"
    await room.clock.let_pass(30, room.house)
    await bob.do(table["id"], "seats/0/nudge")
    assert (await eve.do(table["id"], "seats/0/nudge", 409))["error"] == "nudged-already"  # she is asked already
    assert (await eve.look(table["id"]))["patience"]["nudge"] is None
    await ada.do(table["id"], "seats/0/stay")
    await room.clock.let_pass(30, room.house)
    assert (await bob.look(table["id"]))["patience"]["nudge"] is None
    assert (await bob.do(table["id"], "seats/0/nudge", 409))["error"] == "nudged-already"
    await eve.do(table["id"], "seats/0/nudge")


async def test_only_others_at_the_table_nudge_who_is_to_act(room: Room) -> None:
    (ada, _), table = await waiting(room)
    stranger = await room.guest("Eve")
    await room.clock.let_pass(30, room.house)
    assert (await stranger.do(table["id"], "seats/0/nudge", 403))["error"] == "not-at-table"
    assert (await ada.do(table["id"], "seats/0/nudge", 409))["error"] == "own-turn"
    assert (await ada.do(table["id"], "seats/1/nudge", 409))["error"] == "not-your-turn"


async def test_a_nudge_sent_twice_happens_once(room: Room) -> None:
    (_, bob), table = await waiting(room)
    await room.clock.let_pass(30, room.house)
    first = await bob.do(table["id"], "seats/0/nudge", command="nudge-once")
    assert await bob.do(table["id"], "seats/0/nudge", command="nudge-once") == first
