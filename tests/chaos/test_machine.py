"""Anything in any order, at two houses on one store: what is live follows from the deeds, and streams tell all once."""

import asyncio
import contextlib
import json
import tempfile
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from paddock.core.errors import PaddockError
from paddock.core.fair import commitment
from paddock.server import deeds, queries
from paddock.server.api import requests
from paddock.server.api import tables as tables_api
from paddock.server.api.tables import rematch
from paddock.server.errors import Forbidden, Late, Refusal
from paddock.server.house import Command, House
from paddock.server.limits import Limits
from paddock.server.people import People, Person
from paddock.server.shown import Viewer, lines_shown, viewer_at
from paddock.server.store import StoreAway
from paddock.server.table import CANCELLED, DEALING, GATHERING, OVER, RACING, Table
from tests.chaos.checks import whole
from tests.chaos.conftest import ROUNDS
from tests.chaos.houses import Moody, Reading, house_on, open_table
from tests.clock import Clock

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
AWAY = StoreAway(detail="gone")
NUMBER = st.integers(0, 10**6)
HERE = st.integers(0, 1)  # which house


@dataclass
class Done:
    """Something that was acknowledged."""

    table: str
    kind: str
    command: Command
    command_id: str
    version: int


@dataclass
class Look:
    """Somebody who looks at a table, perhaps through several streams one after another."""

    table: str
    viewer: Viewer
    house: int
    reading: Reading | None = None
    version: int = 0
    versions: list[int] = field(default_factory=list)  # the version of each line that came

    def connect(self, houses: list[House]) -> None:
        self.reading = Reading(houses[self.house], self.table, self.viewer, self.version)

    async def hang_up(self) -> None:
        if self.reading:
            await self.reading.hang_up()
            self.versions += [version for version, _ in self.reading.lines]
            self.version, self.reading = self.reading.version, None


def some(*states: str) -> Callable[[F], F]:
    """A rule for tables in one of those states, when there are any."""
    return precondition(lambda machine: any(table.state in states for table in machine.stored.values()))


class Tables(RuleBasedStateMachine):
    """Two houses, three people and their tables."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.clock = Clock()
        self.numbers = count()
        self.houses: list[House] = []
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.stored: dict[str, Table] = {}  # after the last step
        self.done: list[Done] = []
        self.looks: list[Look] = []

    def next_secret(self) -> bytes:
        """The same in every run, or a failure could not be found again."""
        return sha256(str(next(self.numbers)).encode()).digest()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def teardown(self) -> None:
        self.run(self.close())
        self.runner.close()
        self.folder.cleanup()

    # ---- Houses open and close -----------------------------------------------------------------

    @initialize()
    def begin(self) -> None:
        async def work() -> None:
            await self.open()
            for name in ("Anna", "Ben", "Zoe"):
                self.people.append((await People(self.houses[0].store).guest(name, "red", "en"))[0])

        self.run(work())

    async def open(self) -> None:
        for _ in range(2):
            house = await house_on(f"sqlite:///{self.folder.name}/paddock.db", self.clock)
            house.store = Moody(house.store)
            self.houses.append(house)

    async def close(self) -> None:
        for look in self.looks:
            await look.hang_up()
        for house in self.houses:
            await house.close()
        self.houses.clear()

    @rule()
    def restart(self) -> None:
        async def work() -> None:
            connected = [look for look in self.looks if look.reading]
            await self.close()
            await self.open()
            for look in connected:
                look.connect(self.houses)

        self.run(work())

    # ---- What people do ------------------------------------------------------------------------

    def any_table(self, number: int, *states: str) -> tuple[str, Table]:
        """A table in one of those states, as it is stored."""
        found = [table for table in self.stored.values() if table.state in states]
        return found[number % len(found)].id, found[number % len(found)]

    async def ask(self, here: int, id: str, kind: str, command: Command, version: int | None = None) -> int | None:
        """Ask for something; None if it is refused."""
        command_id = uuid4().hex
        try:
            led_to = await self.houses[here].do(id, kind, command, command_id, version)
        except PaddockError as error:
            assert not isinstance(error, StoreAway)
            return None
        self.done.append(Done(id, kind, command, command_id, led_to))
        return led_to

    @precondition(lambda self: len(self.tables) < 4)
    @rule(here=HERE, who=NUMBER, chairs=st.sampled_from(["two", "two", "open", "bot"]))
    def open_table(self, here: int, who: int, chairs: str) -> None:
        host, other = self.people[who % 3].id, self.people[(who + 1) % 3].id
        people = [host, other if chairs == "two" else None]
        id = self.run(open_table(self.houses[here], people, chairs == "two", self.next_secret()))
        self.tables.append(id)
        if chairs == "bot":
            bot: Command = lambda table: table.seat_bot(host, 1, "learner")  # noqa: E731
            assert self.run(self.ask(here, id, deeds.SEATED_BOT, bot)) == 2

    @some(GATHERING)
    @rule(here=HERE, number=NUMBER, who=NUMBER)
    def sit_down(self, here: int, number: int, who: int) -> None:
        id, table = self.any_table(number, GATHERING)
        person = self.people[who % 3]
        led_to = self.run(
            self.ask(here, id, deeds.SAT_DOWN, lambda table: table.sit_down(person.id, 1, person.name, "blue", None))
        )
        assert led_to == (table.version + 1 if table.chairs[1].kind == "open" else None)

    @some(GATHERING)
    @rule(here=HERE, number=NUMBER, who=NUMBER)
    def pledge(self, here: int, number: int, who: int) -> None:
        id, table = self.any_table(number, GATHERING)
        person = self.people[who % 3].id
        pledge = commitment(salt_of(person))
        led_to = self.run(self.ask(here, id, deeds.PLEDGED, lambda table: table.pledge(person, pledge)))
        assert led_to == (table.version + 1 if table.seats_of(person) else None)

    @some(DEALING)
    @rule(here=HERE, number=NUMBER, who=NUMBER)
    def add_salt(self, here: int, number: int, who: int) -> None:
        id, table = self.any_table(number, DEALING)
        person = self.people[who % 3].id
        is_due = person not in table._salts and any(table.pledges[seat] for seat in table.seats_of(person))
        salt = salt_of(person).hex()
        led_to = self.run(self.ask(here, id, deeds.SALTED, lambda table: table.salt(person, salt)))
        assert led_to == (table.version + 1 if is_due else None)

    @some(GATHERING)
    @rule(here=HERE, number=NUMBER)
    def start(self, here: int, number: int) -> None:
        id, table = self.any_table(number, GATHERING)
        host = table.host or ""
        led_to = self.run(self.ask(here, id, deeds.STARTED, lambda table: table.start(host)))
        assert led_to == (None if any(chair.kind == "open" for chair in table.chairs) else table.version + 1)

    @some(RACING)
    @rule(here=HERE, number=NUMBER, choice=NUMBER, fate=st.sampled_from(["well", "well", "well", "lost", "unanswered"]))
    def move(self, here: int, number: int, choice: int, fate: str) -> None:
        """A legal move; perhaps nothing is stored, perhaps it is and nobody hears: then the command is sent again."""
        id, table = self.any_table(number, RACING)
        command, may = a_move(table, choice)
        store = self.houses[here].store
        assert isinstance(store, Moody)
        command_id = uuid4().hex

        async def work() -> int:
            house = self.houses[here]
            if fate != "well":
                store.writing, store.stores_anyway = AWAY, fate == "unanswered"
                with contextlib.suppress(StoreAway, Refusal):
                    await house.do(id, deeds.MOVED, command, command_id, table.version)
                store.writing, store.stores_anyway = None, False
            return await house.do(id, deeds.MOVED, command, command_id, table.version)

        if may:
            assert self.run(work()) == table.version + 1
            self.done.append(Done(id, deeds.MOVED, command, command_id, table.version + 1))
        else:
            with pytest.raises(Refusal):
                self.run(work())

    @some(RACING)
    @rule(here=HERE, number=NUMBER, seed=NUMBER, moves=st.sampled_from([10, 100, 200]))
    def play_on(self, here: int, number: int, seed: int, moves: int) -> None:
        """Many moves, whoever makes them, to the end or until one can be taken back."""
        id, table = self.any_table(number, RACING)
        chance = Random(seed)

        def command(table: Table) -> dict[str, Any]:
            return table.checked_move(table.running.turn, chance.choice(table.running.moves()))

        async def work() -> None:
            for version in range(table.version + 1, table.version + moves):
                assert await self.houses[here].do(id, deeds.MOVED, command) == version
                async with self.houses[here].at(id) as now:
                    if now.state == OVER or now.can_take_back(now.running.turn):
                        return

        self.run(work())

    @precondition(lambda self: self.done)
    @rule(here=HERE, number=NUMBER, version=st.none() | NUMBER)
    def send_again(self, here: int, number: int, version: int | None) -> None:
        """Whatever has happened since, and whatever version it is sent with."""
        first = self.done[number % len(self.done)]
        again = self.houses[here].do(first.table, first.kind, first.command, first.command_id, version)
        assert self.run(again) == first.version

    @some(RACING)
    @rule(here=HERE, number=NUMBER, choice=NUMBER, behind=st.integers(-3, 3).filter(bool))
    def move_at_another_version(self, here: int, number: int, choice: int, behind: int) -> None:
        id, table = self.any_table(number, RACING)
        command, _ = a_move(table, choice)
        is_theirs = table.running.turn in table.seats_of(table.chairs[table.running.turn].player)
        with pytest.raises(Late if is_theirs else Forbidden) as refused:
            self.run(self.houses[here].do(id, deeds.MOVED, command, uuid4().hex, table.version - behind))
        assert not is_theirs or refused.value.facts["version"] == table.version

    @some(GATHERING, DEALING, RACING, OVER, CANCELLED)
    @rule(here=HERE, number=NUMBER, choice=NUMBER, who=NUMBER)
    def try_any_move(self, here: int, number: int, choice: int, who: int) -> None:
        id, table = self.any_table(number, GATHERING, DEALING, RACING, OVER, CANCELLED)
        person, move, seat = self.people[who % 3], choice % table.game.moves, choice % 2
        race = table.race
        own = person.id == table.chairs[seat].player and not table.chairs[seat].bot
        may = own and table.state == RACING and race and race.turn == seat and not race.why_not(move)
        led_to = self.run(self.ask(here, id, deeds.MOVED, lambda table: table.move(person.id, seat, move)))
        assert led_to == (table.version + 1 if may else None)

    @some(RACING)
    @rule(here=HERE, number=NUMBER)
    def take_back(self, here: int, number: int) -> None:
        id, table = self.any_table(number, RACING)
        seat = table.running.turn
        player = table.chairs[seat].player or ""
        led_to = self.run(self.ask(here, id, deeds.TOOK_BACK, lambda table: table.take_back(player, seat)))
        may = player and not table.chairs[seat].bot and table.can_take_back(seat)
        assert led_to == (table.version + 1 if may else None)
        if led_to is not None:
            now = self.run(self.houses[here].store.read(lambda tx: queries.load_table(tx, id)))
            assert table.happened[-1][0].kind == deeds.MOVED
            assert now.running.state.chance == table.running.state.chance
            assert now.running.record.moves == table.running.record.moves[:-1]

    @some(RACING)
    @rule(here=HERE, number=NUMBER, seat=HERE)
    def come_back(self, here: int, number: int, seat: int) -> None:
        id, table = self.any_table(number, RACING)
        chair = table.chairs[seat]
        led_to = self.run(self.ask(here, id, deeds.CAME_BACK, lambda table: table.come_back(chair.player or "", seat)))
        assert led_to == (table.version + 1 if chair.player and chair.away else None)

    @some(RACING)
    @rule(here=HERE, number=NUMBER, seat=HERE)
    def replace_who_is_absent(self, here: int, number: int, seat: int) -> None:
        id, table = self.any_table(number, RACING)
        led_to = self.run(
            self.ask(here, id, deeds.SEATED_BOT, lambda table: table.seat_bot(table.host or "", seat, "learner"))
        )
        assert led_to == (table.version + 1 if table.chairs[seat].away else None)

    @some(GATHERING, DEALING, RACING)
    @precondition(lambda self: len(self.done) > 5)
    @rule(here=HERE, number=NUMBER)
    def cancel(self, here: int, number: int) -> None:
        id, table = self.any_table(number, GATHERING, DEALING, RACING)
        led_to = self.run(self.ask(here, id, deeds.CANCELLED, lambda table: table.cancel(table.host or "")))
        may = not table.is_under_way or table.people <= {table.host}
        assert led_to == (table.version + 1 if may else None)

    @some(RACING)
    @precondition(lambda self: len(self.done) > 5)
    @rule(here=HERE, number=NUMBER, who=NUMBER)
    def leave(self, here: int, number: int, who: int) -> None:
        id, table = self.any_table(number, RACING)
        person = self.people[who % 3]
        led_to = self.run(self.ask(here, id, deeds.LEFT, lambda table: table.leave(person.id)))
        assert led_to == (table.version + 1 if person.id in table.people else None)

    @some(RACING)
    @precondition(lambda self: len(self.done) > 5)
    @rule(here=HERE, number=NUMBER, who=NUMBER)
    def be_for_ending(self, here: int, number: int, who: int) -> None:
        id, _ = self.any_table(number, RACING)
        person = self.people[who % 3]
        self.run(self.ask(here, id, deeds.FOR_ENDING, lambda table: table.be_for_ending(person.id)))

    @some(RACING)
    @rule(here=HERE, number=NUMBER, who=NUMBER)
    def be_against_ending(self, here: int, number: int, who: int) -> None:
        id, table = self.any_table(number, RACING)
        person = self.people[who % 3]
        led_to = self.run(self.ask(here, id, deeds.AGAINST_ENDING, lambda table: table.be_against_ending(person.id)))
        assert led_to is None or table.for_ending

    @some(OVER, CANCELLED)
    @rule(here=HERE, number=NUMBER, times=st.integers(1, 3))
    def ask_for_rematch(self, here: int, number: int, times: int) -> None:
        """However often and wherever it is asked for, there is one."""
        id, table = self.any_table(number, OVER, CANCELLED)
        person = next(person for person in self.people if person.id == table.host)
        new = set()
        for time in range(times):
            house = self.houses[(here + time) % 2]
            with patch.object(tables_api, "new_secret", self.next_secret):
                answer = self.run(rematch(id, requests.NewRematch(), house, person, Limits()))
            new.add(json.loads(bytes(answer.body))["table"])
        assert new == {table.rematch or table.rematch_id}
        self.tables += new - set(self.tables)

    # ---- Time passes ---------------------------------------------------------------------------

    @rule(here=HERE, seconds=st.sampled_from([1.0, 7.0, 130.0]))
    def let_time_pass(self, here: int, seconds: float) -> None:
        """A house does what is due; nobody is left to wait for."""

        async def work() -> None:
            await self.clock.let_pass(seconds, *self.houses)
            for id in self.tables:
                await self.houses[here].act(id)

        self.run(work())

    # ---- People look ---------------------------------------------------------------------------

    @some(GATHERING, DEALING, RACING, OVER, CANCELLED)
    @rule(here=HERE, number=NUMBER, who=st.none() | NUMBER)
    def look(self, here: int, number: int, who: int | None) -> None:
        id, table = self.any_table(number, GATHERING, DEALING, RACING, OVER, CANCELLED)
        person = None if who is None else self.people[who % 3]
        self.looks.append(Look(id, viewer_at(table, person, None, "en"), here))
        self.run(self.connected(self.looks[-1]))

    async def connected(self, look: Look) -> None:
        look.connect(self.houses)

    @precondition(lambda self: self.looks)
    @rule(here=HERE, number=NUMBER)
    def look_again(self, here: int, number: int) -> None:
        """Hang up, and go on at any house from there."""
        look = self.looks[number % len(self.looks)]
        self.run(look.hang_up())
        look.house = here
        self.run(self.connected(look))

    @precondition(lambda self: self.looks)
    @rule(number=NUMBER)
    def hang_up(self, number: int) -> None:
        self.run(self.looks[number % len(self.looks)].hang_up())

    # ---- What is always so ---------------------------------------------------------------------

    @invariant()
    def what_is_live_follows_from_the_deeds(self) -> None:
        self.run(self.compare())

    async def compare(self) -> None:
        if not self.houses:
            return
        for house in self.houses * 2:  # what the second one does, the first one reads
            await house.sweep()
            await asyncio.gather(*house._tasks)
        tables = self.stored = await self.houses[0].store.read(whole)
        assert sorted(tables) == sorted(self.tables)
        for done in self.done:
            deed, _ = tables[done.table].happened[done.version - 1]
            assert (deed.kind, deed.command_id) == (done.kind, done.command_id)
        for house in self.houses:
            for id, stored in tables.items():
                async with house.at(id) as live:
                    assert facts(live) == facts(stored)
        for look in self.looks:
            await self.has_heard_all(look, tables[look.table])

    async def has_heard_all(self, look: Look, table: Table) -> None:
        if look.reading:
            await look.reading.reach(table.version)
            versions = [*look.versions, *(version for version, _ in look.reading.lines)]
            assert versions == [line["version"] for line in lines_shown(table, look.viewer, 0)]


def facts(table: Table) -> dict[str, Any]:
    """Everything about a table that can be compared, and not what it only remembers."""
    own = {name: value for name, value in vars(table).items() if name not in ("race", "game", "_names", "_people")}
    race = table.race
    return {**own, "state bytes": race and race.state.to_bytes(), "record": race and vars(race.record)}


def salt_of(person: str) -> bytes:
    """What a person adds to chance, wherever they sit."""
    return sha256(person.encode()).digest()


def a_move(table: Table, choice: int) -> tuple[Command, bool]:
    """One of the legal moves as a command of whose turn it is, and whether a person may make it now."""
    seat = table.running.turn
    chair = table.chairs[seat]
    moves = table.running.moves()
    move = moves[choice % len(moves)]
    return lambda table: table.move(chair.player or "nobody", seat, move), bool(chair.player and not chair.bot)


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=5 * ROUNDS, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
