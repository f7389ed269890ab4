"""No seat and no spectator is ever sent what it may not know: over whole races, by whatever way it may come."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import orjson
import pytest

from paddock.core.errors import PaddockError
from paddock.core.race import Race
from paddock.server import deeds
from paddock.server.api.requests import NewChair, NewTable
from paddock.server.api.tables import opening
from paddock.server.deeds import Deed
from paddock.server.house_time import HouseTime
from paddock.server.pages.fragments import Look, page_news
from paddock.server.people import Person as Known
from paddock.server.settings import Settings
from paddock.server.shown import Viewer, lines_shown, moves_shown, news, viewer_at
from paddock.server.streams import as_json, table_news
from paddock.server.table import OVER, RACING, Table
from paddock.server.talk import Standing
from tests.clock import Clock
from tests.contract.cases import Case, Picker, every_case, every_extreme
from tests.server.room import BOT, GAME, OPEN, YOU, Facts, Person, Room, race_of

SETTINGS, TIME = Settings("sqlite:///nowhere"), HouseTime(Clock(), Clock().steady)
SECRET = bytes(range(32))


# ---- Whatever is hidden may be dealt again: what is sent stays the same, byte for byte ----------


def seated(case: Case) -> Table:
    """A table at which a person sits on every chair."""
    table = Table("a-table-of-people", SECRET)
    host = Known("player-0", "Host", "red", "en", {}, None)
    asked = NewTable(game=case.game.name, variant=case.variant, chairs=[NewChair(kind="open")] * case.seats)
    table.apply(Deed(deeds.OPENED, 1.0, opening(asked, case.game, host, table.id), "opened"))
    for seat in range(case.seats):
        facts = table.sit_down(f"player-{seat}", seat, f"Player {seat}", "red", table.link)
        table.apply(Deed(deeds.SAT_DOWN, 2.0, facts, f"sat-{seat}"))
    table.apply(Deed(deeds.STARTED, 3.0, table.start("player-0"), "started"))
    return table


def refusals(table: Table, seat: int | None) -> list[tuple[str, str]]:
    """Why each move of a seat is refused: the message, and what is put into it."""
    found = []
    for move in range(table.game.moves):
        try:
            table.move(f"player-{seat}", seat or 0, move)
        except PaddockError as error:
            found.append((error.id, repr(error.facts)))
    return found


def sent(table: Table, seat: int | None, since: int) -> bytes:
    """All that a viewer can be sent of a table as it is now."""
    viewer = Viewer(None if seat is None else f"player-{seat}", seat, "en")
    answers = [
        news(table, viewer, SETTINGS, TIME, since),
        moves_shown(table, viewer),
        lines_shown(table, viewer, since),
    ]
    refused = refusals(table, seat) if seat is not None else []
    return orjson.dumps([*answers, refused]) + page_news(table, Look(viewer, "wide"), SETTINGS, TIME, since)


def redealt(race: Race, seat: int) -> Any:
    """The state as it may also be for all that a seat knows; how often chance was asked is no secret."""
    world = race.world(seat, seed=seat + 1)
    world.chance = list(race.state.chance)
    return world


@every_case
def test_what_is_sent_does_not_depend_on_what_is_hidden(case: Case) -> None:
    table = seated(case)
    pick = Picker(5)
    compared = due = 0
    while table.state == RACING:
        move = pick(table.running.moves())
        step = len(table.running.record.moves)
        if step == due or (table.reaction() is not None and compared < 8):
            compared += 1
            due = step + step // 2 + 20  # often at first, for some races are short, and later more seldom
            compare(table)
        table.apply(Deed(deeds.MOVED, 10.0 + step, table.checked_move(table.running.turn, move), f"move-{step}"))
    assert compared >= 5


def compare(table: Table) -> None:
    race, since = table.running, max(0, table.version - 5)
    honest, talked_about = race.state, Standing.of(race)
    for seat in range(len(table.chairs)):
        before = [sent(table, viewer, since) for viewer in (seat, None)]
        race.state = redealt(race, seat)
        assert Standing.of(race) == talked_about  # all that bots ever speak of
        assert [sent(table, viewer, since) for viewer in (seat, None)] == before
        race.state = honest


# ---- Whole races: every byte that anybody received is kept and searched -------------------------


@dataclass
class Watcher:
    """A person at a table or beside it, with a stream, and all that they ever received."""

    person: Person
    seat: int | None
    id: str = ""
    news: AsyncIterator[bytes] | None = None
    now: list[bytes] = field(default_factory=list)  # since the last move

    async def listen(self, version: int) -> None:
        """Read the stream until it tells of a version."""
        assert self.news is not None
        while True:
            message = await anext(self.news)
            self.now.append(message)
            if orjson.loads(message).get("version") == version:
                return

    async def pry(self, table: str, turn: int, step: int) -> None:
        """Ask whatever one can ask, and for what one should not."""
        ask, seen = self.person.ask, len(self.person.seen)
        other = (turn + 1) % 2 if self.seat == turn else turn
        move = {"command": f"prying-{step}-{self.seat}", "version": 0, "move": 0}
        for path in (
            "",
            "/log?since=0",
            "/moves",
            f"/steps/{step}",
            f"/steps/{step // 2}",
            "/chat",
            "/record",
            "/review",
        ):
            await ask("GET", f"/tables/{table}{path}")
        for path in (f"?seat={other}", f"/log?seat={other}", f"/moves?seat={other}", f"/steps/{step}?seat={other}"):
            await ask("GET", f"/tables/{table}{path}")
        for path, facts in [("moves", move), ("moves", {**move, "seat": other}), ("undo", move), ("moves", {})]:
            await ask("POST", f"/tables/{table}/{path}", json=facts)
        await ask("POST", f"/tables/{table}/line/{step // 2}")
        await ask("POST", "/detours", json={"table": table, "step": step // 2})
        for path in ("", f"?seat={other}", f"/step/{step}", "/ghost/0", "/review", "/review/grown", "/review/strip"):
            await self.person.fetch("GET", f"/table/{table}{path}", headers={"accept": "text/html"})
        self.now += self.person.seen[seen:]


def private(race: Race) -> list[set[bytes]]:
    """For each seat, what its view shows that the public one does not, as it would look in an answer."""
    public = race.view(None)
    views = [race.view(seat) for seat in range(race.state.seats)]
    return [{orjson.dumps({name: view[name]})[1:-1] for name in view if name not in public} for view in views]


def of_others(hidden: list[list[set[bytes]]], watcher: Watcher) -> list[bytes]:
    """Secrets of others, unless his own look the same now, or did at the step that he asks for."""
    now, then = hidden[-1], hidden[(len(hidden) - 1) // 2]
    own = set() if watcher.seat is None else now[watcher.seat] | then[watcher.seat]
    return [word for seat, words in enumerate(now) if seat != watcher.seat for word in words - own]


@pytest.mark.anyio
@every_extreme
async def test_whole_races_tell_nobody_anything_that_is_hidden(room: Room, case: Case) -> None:
    people = [await room.guest(f"Guest {seat}") for seat in range(case.seats)]
    host = people[0]
    table = await opened(host, case)
    for seat, person in enumerate(people[1:], start=1):
        await person.sit(table["id"], seat, link=table["link"])
    watchers = [Watcher(person, seat) for seat, person in enumerate(people)]
    watchers.append(Watcher(await room.guest("Eve"), None))
    for watcher in watchers:
        known = (await room.app.state.people.by_token(watcher.person.token))[0]
        watcher.id = known.id
        viewer = viewer_at(await room.table(table["id"]), known, None, "en")
        watcher.news = table_news(room.house, table["id"], viewer, 0, 0, as_json)
    await host.do(table["id"], "start")
    kept = await room.table(table["id"])
    race = kept.running
    secret = [kept._secret.hex().encode(), orjson.dumps(list(race.state.chance))]
    ids = [watcher.id.encode() for watcher in watchers]
    hidden: list[list[set[bytes]]] = []  # by step
    searched = 0
    while True:
        step = len(race.record.moves)
        over = kept.state == OVER
        for watcher in watchers:
            await watcher.listen(kept.version)
        if not over and step % 100 < len(watchers):
            await watchers[step % 100].pry(table["id"], race.turn, step)
        hidden.append(private(race))
        for watcher in watchers:
            others = [other.person.token.encode() for other in watchers if other is not watcher]
            links = [table["link"].encode(), table["code"].encode()] if watcher.person is not host else []
            forbidden = ids + others + links
            forbidden += [] if over else secret + of_others(hidden, watcher)
            received = b"".join(watcher.now)
            searched += len(received)
            for word in forbidden:
                assert word not in received, (watcher.seat, word)
            watcher.now.clear()
        if over:
            break
        room.clock.time += 1
        seat = race.turn
        move = case.game.policy_move(race.world(seat, seed=step))
        await people[seat].move({"id": table["id"], "version": kept.version}, move)
    for watcher in watchers:
        await watcher.news.aclose()  # type: ignore[union-attr]
    assert searched > 100_000


async def opened(host: Person, case: Case) -> Facts:
    chairs = [YOU, *[OPEN] * (case.seats - 1)]
    facts: Facts = await host.post("/tables", 201, game=case.game.name, variant=case.variant, chairs=chairs)
    return facts


# ---- Bots and hints think in worlds of their own ------------------------------------------------


@pytest.mark.anyio
async def test_a_bot_is_given_what_its_seat_may_know(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    class Spy:
        def move(self, game: Any, world: Any) -> int:
            given.append(world)
            return int(game.policy_move(world))

    room.bots_are_ready(GAME)
    monkeypatch.setattr("paddock.server.thinkers.bot", lambda *_: Spy())
    ada = await room.guest("Ada")
    table = await ada.open(BOT, YOU, start=True)
    race = (await room.table(table["id"])).running
    before = race.state.copy()
    await room.pass_time(table["id"], 1)
    only_own(race, before, given[0], seat=0)


@pytest.mark.anyio
async def test_a_hint_comes_from_what_the_seat_may_know(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    given = []

    def spy(game: Any, world: Any, seconds: float) -> tuple[()]:
        given.append(world)
        return ()

    room.bots_are_ready(GAME)
    monkeypatch.setattr("paddock.server.thinkers.advise", spy)
    ada, bob = await room.guest("Ada"), await room.guest("Bob")
    table = await race_of(ada, bob)
    await ada.do(table["id"], "hint")
    race = (await room.table(table["id"])).running
    only_own(race, race.state, given[0], seat=0)


def only_own(race: Race, honest: Any, world: Any, seat: int) -> None:
    """Whether a world looks the same from a seat, and is another one."""
    view = race.game.table.view
    assert view(world, seat) == view(honest, seat)
    assert view(world, 1 - seat) != view(honest, 1 - seat)
    assert world.chance != honest.chance
