"""What a table does by itself, on a clock that the test holds."""

from typing import Any

import pytest

from paddock.core.game import REGISTRY, Game
from paddock.games.mille_bornes.rules.box import CARDS, IDS
from paddock.server.metrics import BOTS_HURRIED
from paddock.server.pages.fragments import answers_ahead
from paddock.server.shown import Viewer
from paddock.server.streams import arrive, leave
from tests.server.room import BOT, GAME, LET_IT_STAND, OPEN, YOU, Facts, Person, Room, legal, race_of

pytestmark = pytest.mark.anyio


async def hold(room: Room, table: str, seat: int, *cards: str) -> None:
    """Give a seat these cards; the rest of its hand goes back into the pile. Nothing of it is stored."""
    state = (await room.table(table)).running.state
    for card in range(CARDS):
        state.pile[card] += state.hand[seat][card]
        state.hand[seat][card] = 0
    for number in map(IDS.index, cards):
        state.pile[number] -= 1
        state.hand[seat][number] += 1


async def attacked(room: Room, table: Facts, host: Person, *cards: str) -> Facts:
    """The first seat attacks the second, which holds these cards: the table as the host sees it."""
    await hold(room, table["id"], 0, "speed-limit", "25", "25", "25", "25", "25", "25")
    await hold(room, table["id"], 1, *cards)
    now = await host.look(table["id"], seat=0)
    await host.move(now, legal(now, "card:speed-limit", "zone:1"), seat=0)
    return await host.look(table["id"])


UNABLE = ("50", "50", "50", "50", "50", "50")
ABLE = ("right-of-way", "50", "50", "50", "50", "50")


# ---- Bots --------------------------------------------------------------------------------------


async def test_a_bot_moves_after_its_pace_and_not_before(room: Room) -> None:
    ada = await room.guest()
    table = await ada.open(BOT, YOU, start=True)
    await room.pass_time(table["id"], room.settings.pace / 2)
    assert (await ada.look(table["id"]))["version"] == table["version"]
    await room.pass_time(table["id"], room.settings.pace / 2)
    assert (await ada.look(table["id"]))["version"] == table["version"] + 1


async def test_a_bot_goes_on_with_its_own_turn_in_a_tenth_of_its_pace(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Safe:
        at_once = True

        def move(self, game: Game, world: Any) -> int:
            return max(
                game.legal_moves(world), key=lambda move: "card:driving-ace" in game.table.choice(world, move).parts
            )

    monkeypatch.setattr("paddock.server.thinkers.bot", lambda *_: Safe())
    ada = await room.guest()
    table = await ada.open(BOT, YOU, start=True)
    await hold(room, table["id"], 0, "driving-ace", "25", "25", "25", "25", "25", "25")
    await room.pass_time(table["id"], room.settings.pace)  # a safety: its turn goes on
    await room.pass_time(table["id"], room.settings.pace / 10)
    assert (await ada.look(table["id"]))["version"] == table["version"] + 2


async def test_what_a_bot_thought_is_kept_for_its_turn_and_no_longer(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Thoughtful:
        at_once = True

        def follow(self, *_: object) -> None: ...

        def move(self, game: Game, world: Any) -> int:
            return game.policy_move(world)

    monkeypatch.setattr("paddock.server.thinkers.bot", lambda *_: Thoughtful())
    ada = await room.guest()
    one, other = [(await ada.open(BOT, YOU, start=True))["id"] for _ in range(2)]
    await hold(room, one, 0, *["25"] * 7)  # nothing can be done but to throw one away
    await room.pass_time(one, 1)
    assert (await ada.look(one))["turn"] == 1, "it has moved"
    await room.pass_time(other, 1)
    assert [race for race, _ in room.house.thinkers._under_way] == [(await room.table(other)).race]


async def test_a_bot_that_fails_moves_all_the_same(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def move(self, *_: object) -> int:
            raise RuntimeError("no idea")

    room.bots_are_ready("mille-bornes")
    monkeypatch.setattr("paddock.server.thinkers.bot", lambda *_: Broken())
    ada = await room.guest()
    table = await ada.open(BOT, YOU, start=True)
    await room.pass_time(table["id"], 1)
    assert (await ada.look(table["id"]))["version"] == table["version"] + 1


async def test_a_bot_that_plays_nonsense_is_not_listened_to(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    class Fool:
        def move(self, *_: object) -> int:
            return 10**6

    room.bots_are_ready("mille-bornes")
    monkeypatch.setattr("paddock.server.thinkers.bot", lambda *_: Fool())
    ada = await room.guest()
    table = await ada.open(BOT, YOU, start=True)
    await room.pass_time(table["id"], 1)
    assert (await ada.look(table["id"]))["version"] == table["version"] + 1


async def test_when_all_thinkers_are_busy_a_bot_plays_by_policy_and_is_counted(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room.bots_are_ready("mille-bornes")
    monkeypatch.setattr("paddock.server.thinkers.WAITING", 0)
    ada = await room.guest()
    table = await ada.open({"kind": "bot", "level": "racer"}, YOU, start=True)
    before = BOTS_HURRIED.labels("mille-bornes")._value.get()
    await room.pass_time(table["id"], 1)
    assert (await ada.look(table["id"]))["version"] == table["version"] + 1
    assert BOTS_HURRIED.labels("mille-bornes")._value.get() == before + 1
    assert "bot failed" not in caplog.messages


@pytest.mark.parametrize("level", ["random", "learner", "driver", "policy"])
async def test_a_bot_that_needs_no_thinking_waits_for_no_thinker(
    room: Room, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room.house.thinkers, "_in_time", lambda *_: pytest.fail("it waits"))
    for ready in (set[str](), {REGISTRY.find(GAME).package}):
        monkeypatch.setattr(room.house.thinkers, "_ready", ready)
        ada = await room.guest()
        table = await ada.open({"kind": "bot", "level": level}, YOU, start=True)
        await room.pass_time(table["id"], 1)
        assert (await ada.look(table["id"]))["version"] == table["version"] + 1


# ---- Reactions ---------------------------------------------------------------------------------


async def test_the_window_is_the_same_for_who_can_react_and_who_cannot(room: Room) -> None:
    seen: dict[tuple[str, ...], Facts] = {}
    began = room.clock.time
    for cards in (ABLE, UNABLE):
        room.clock.jump(began - room.clock.time)
        ada, bob, eve = [await room.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = await race_of(ada, bob)
        room.clock.time += 10
        for_ada = await attacked(room, table, ada, *cards)
        for_eve = await eve.look(table["id"])
        assert len((await bob.look(table["id"]))["moves"]) == (2 if cards == ABLE else 1)
        await room.pass_time(table["id"], room.settings.window - 0.125)
        assert (await ada.look(table["id"]))["version"] == for_ada["version"]
        seen[cards] = {
            name: [facts[name] for facts in (for_ada, for_eve)]
            for name in ("version", "turn", "since", "until", "reaction", "moves", "undo")
        }
        await room.pass_time(table["id"], 0.125)
        after = await ada.look(table["id"])
        assert after["version"] == for_ada["version"] + 1 and not after["reaction"]
        lines = (await ada.get(f"/tables/{table['id']}/log"))["lines"]
        seen[cards]["lines"] = [(line["at"], line["text"]) for line in lines[-2:]]
    assert seen[ABLE] == seen[UNABLE]
    assert seen[ABLE]["reaction"] == [True, True]


async def test_who_can_react_may_do_so_within_the_window(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await attacked(room, table, ada, *ABLE)
    now = await bob.look(table["id"])
    await bob.move(now, legal(now, "card:right-of-way", "zone:1"))
    assert (await ada.look(table["id"]))["race"]["zones"][1]["coups_fourres"] == ["right-of-way"]


async def test_who_does_not_want_to_wait_answers_at_once(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await attacked(room, table, ada, *UNABLE)
    now = await bob.look(table["id"])
    await bob.move(now, legal(now, *LET_IT_STAND))
    assert not (await ada.look(table["id"]))["reaction"]


async def test_only_who_is_asked_is_told_how_to_answer_ahead(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    now = await attacked(room, table, ada, *ABLE)
    here = await room.table(table["id"])
    coup = legal(await bob.look(now["id"]), "card:right-of-way", "zone:1")
    passing = legal(await bob.look(now["id"]), *LET_IT_STAND)
    assert answers_ahead(here, Viewer(None, 1, "en")) == {"best": coup, "never": passing}
    assert answers_ahead(here, Viewer(None, 0, "en")) is None
    assert answers_ahead(here, Viewer(None, None, "en")) is None


async def test_a_bot_answers_without_thinking_whatever_it_holds(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time that it thinks would tell whether it has a choice."""
    room.bots_are_ready("mille-bornes")
    monkeypatch.setattr("paddock.server.thinkers.bot", lambda *_: pytest.fail("it thinks"))
    for cards in (ABLE, UNABLE):
        ada = await room.guest("Ada")
        table = await attacked(room, await ada.open(YOU, BOT, start=True), ada, *cards)
        assert table["reaction"]
        await room.pass_time(table["id"], room.settings.pace)
        after = await ada.look(table["id"])
        assert after["version"] == table["version"] + 1
        assert bool(after["race"]["zones"][1]["coups_fourres"]) == (cards == ABLE)


# ---- Absence -----------------------------------------------------------------------------------


async def test_an_absent_player_is_taken_over_and_comes_back(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await room.pass_time(table["id"], room.settings.grace - 1)
    assert (await bob.look(table["id"]))["version"] == table["version"]
    await room.pass_time(table["id"], 1)
    away = await bob.look(table["id"])
    assert away["chairs"][0]["away"]
    assert table["moves"] and (await ada.look(table["id"]))["moves"] == []  # a bot plays for her
    assert (await ada.move(await ada.look(table["id"]), legal(table), 409))["error"] == "come-back-first"
    await room.pass_time(table["id"], room.settings.pace)
    assert (await bob.look(table["id"]))["version"] == away["version"] + 1
    await ada.do(table["id"], "seats/0/return")
    assert not (await bob.look(table["id"]))["chairs"][0]["away"]
    assert (await ada.do(table["id"], "seats/0/return", 409))["error"] == "not-absent"
    texts = [line["text"] for line in (await bob.get(f"/tables/{table['id']}/log"))["lines"]]
    assert "Ada is away; a bot plays on." in texts and "Ada is back." in texts


async def test_who_looks_at_the_table_is_not_absent(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    live, viewer = room.house.live(table["id"]), Viewer((await room.table(table["id"])).chairs[0].player, 0, "en")
    await arrive(room.house, live, viewer)
    for _ in range(2):
        await room.clock.let_pass(room.settings.grace, room.house)
        await room.house.sweep()
        await room.house.act(table["id"])
    assert not (await bob.look(table["id"]))["chairs"][0]["away"]
    await leave(room.house, live, viewer)
    for _ in range(2):
        await room.pass_time(table["id"], room.settings.grace)
    assert (await bob.look(table["id"]))["chairs"][0]["away"]


async def test_who_sits_down_while_looking_is_not_absent(room: Room) -> None:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    opened = await ada.open(OPEN, YOU, public=True)
    bobs = (await room.app.state.people.by_token(bob.token))[0].id
    await arrive(room.house, room.house.live(opened["id"]), Viewer(bobs, None, "en"))
    await bob.sit(opened["id"], 0)
    await ada.do(opened["id"], "start")
    await room.clock.let_pass(room.settings.grace, room.house)
    await room.house.sweep()
    await room.house.act(opened["id"])
    assert not (await ada.look(opened["id"]))["chairs"][0]["away"]


async def test_nobody_takes_over_where_nobody_waits(room: Room) -> None:
    ada = await room.guest("Ada")
    for chairs in ([YOU, BOT], [YOU, YOU]):
        table = await ada.open(*chairs, start=True)
        await room.pass_time(table["id"], 10 * room.settings.grace)
        assert not (await ada.look(table["id"]))["chairs"][0]["away"]


# ---- Clocks ------------------------------------------------------------------------------------


async def clocked(room: Room, seconds: int) -> tuple[Person, Person, Facts]:
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    opened = await ada.open(YOU, OPEN, public=True, clock=seconds)
    await bob.sit(opened["id"], 1)
    await ada.do(opened["id"], "start")
    return ada, bob, await ada.look(opened["id"])


async def test_when_the_clock_runs_out_a_bot_takes_over(room: Room) -> None:
    ada, _, table = await clocked(room, 30)
    assert table["until"] == table["since"] + 30
    await room.pass_time(table["id"], 29)
    assert not (await ada.look(table["id"]))["chairs"][0]["away"]
    await room.pass_time(table["id"], 1)
    assert (await ada.look(table["id"]))["chairs"][0]["away"]


@pytest.mark.parametrize("is_present", [True, False])
async def test_a_long_clock_is_ones_own_whether_one_is_present_or_not(room: Room, is_present: bool) -> None:
    _, bob, table = await clocked(room, 300)
    live, viewer = room.house.live(table["id"]), Viewer((await room.table(table["id"])).chairs[0].player, 0, "en")
    if is_present:
        await arrive(room.house, live, viewer)
    for seconds in (room.settings.grace, room.settings.grace, 59):
        await room.clock.let_pass(seconds, room.house)
        await room.house.sweep()
        await room.house.act(table["id"])
        assert not (await bob.look(table["id"]))["chairs"][0]["away"]
    due = await room.rows("SELECT due_at FROM tables")
    assert due == [{"due_at": table["until"]}]
    await room.pass_time(table["id"], 1)
    assert (await bob.look(table["id"]))["chairs"][0]["away"]


async def test_who_comes_back_gives_nobody_else_time(room: Room) -> None:
    ada, bob, table = await clocked(room, 30)
    await room.pass_time(table["id"], 30)
    while (now := await bob.look(table["id"]))["turn"] == 0:
        await room.pass_time(table["id"], room.settings.pace)
    room.clock.time += 5
    await ada.do(table["id"], "seats/0/return")
    assert (await bob.look(table["id"]))["until"] == now["until"]


# ---- What the last process left undone ---------------------------------------------------------


async def test_another_process_does_what_was_left_undone(room: Room) -> None:
    ada = await room.guest("Ada")
    table = await ada.open(BOT, YOU, start=True)
    room.house._live.clear()
    await room.clock.let_pass(60, room.house)
    await room.house.sweep()
    for task in list(room.house._tasks):
        await task
    assert (await ada.look(table["id"]))["version"] == table["version"] + 1
