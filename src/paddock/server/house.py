"""House: keeps the live tables of this process. Every change goes through `do`: checked, stored, then published."""

import asyncio
import contextlib
import heapq
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from functools import partial
from typing import Any

from paddock.core.editions import editions, forget
from paddock.core.errors import BadRecord, PaddockError, UnknownGame
from paddock.core.game import REGISTRY, Game
from paddock.server import deeds, queries
from paddock.server.background import Background
from paddock.server.deeds import Deed
from paddock.server.duties import BOT_MOVES, DEAL, LOOK_FOR_ABSENT, WINDOW_CLOSES, Duty, duties_of
from paddock.server.errors import Forbidden, Late, NotNow, Refusal
from paddock.server.house_time import HouseTime, steady
from paddock.server.metrics import LIVE_TABLES, MOVES
from paddock.server.queries import Behind, Listed, Summarised
from paddock.server.ratings import rate
from paddock.server.reviews import Reviews
from paddock.server.settings import Settings
from paddock.server.shown import Common
from paddock.server.store import Store, StoreDamaged, StoreError, Transaction
from paddock.server.summaries import Summary, summary_of
from paddock.server.table import CANCELLED, GATHERING, OVER, RACING, Table
from paddock.server.thinkers import Thinkers, quick_answer

log = logging.getLogger("paddock")

KEPT_LIVE = 2_000  # tables without anybody looking; more are forgotten and rebuilt when needed
KEPT_ENDED = 5_000  # deeds of tables that have ended, and somebody looked at lately: up to 20 MB
KEPT_FOR = 180.0  # seconds in which they are looked at again, or forgotten
KEPT_EDITIONS = 24  # 1 to 3 MB each, and what their bots have compiled
VOID = 100  # entries of the agenda that may be void, beside one for each that is not
SWEEP = 5.0  # seconds between looks for duties that another process left undone, and for news that were missed
SLACK = 3.0  # seconds that the process in charge has for a duty
PRESENCE = 60.0  # seconds that a person counts as present without being noted again

Command = Callable[[Table], dict[str, Any]]  # checks what is asked of a table, and gives the facts of its deed


class Live:
    """A table in memory. Whoever reads or changes it holds the lock, so nobody sees what is not stored yet."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # None: to be read from the store
        self.wakers: set[asyncio.Event] = set()  # of the streams that look at it
        self.here: Counter[str] = Counter()  # streams of each person
        self.answers: dict[Any, bytes] = {}  # what was made for streams at the present version
        self.common: Common | None = None  # what these have in common
        self.looked_at = 0.0  # when nobody looked any more
        self.chat_version = 0  # grows when somebody says something, comes or goes

    def wake(self) -> None:
        """There is something new to send."""
        for waker in self.wakers:
            waker.set()

    def forget_answers(self) -> None:
        """What was made for streams is not so any more, or nobody looks."""
        self.answers.clear()
        self.common = None

    def chat_changed(self) -> None:
        """Somebody said something, came or went."""
        self.chat_version += 1
        self.wake()


class House:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = steady,
    ) -> None:
        self.store = store
        self.settings = settings
        self.now = now
        self.time = HouseTime(now, steady)
        self.thinkers = Thinkers()
        self.reviews = Reviews(store)
        self.background = Background()
        self.closing = asyncio.Event()
        self.bots_ready = asyncio.Event()
        self._live: dict[str, Live] = {}
        self._ended: dict[str, Live] = {}  # those of them that nobody looks at any more, the last looked at last
        self._agenda: list[tuple[float, str]] = []  # a heap of what is due where
        self._due: dict[str, float] = {}  # when something is due at a table; its other entries in the agenda are void
        self._agenda_changed = asyncio.Event()
        self._noted_at = 0.0  # when it was last noted who is here
        self._tasks: set[asyncio.Task[None]] = set()
        self.player_wakers: dict[str, set[asyncio.Event]] = {}  # of the streams about all tables of a person

    # ---- Opening and closing -------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to keep time, to listen to other processes and to look after what was left undone."""
        await self.time.begin(self.store)
        for work in (
            self.background.keep("time", self._keep_time),
            self.background.keep("sweep", self._sweep),
            self.background.keep("listen", lambda: self.store.listen(self._on_notify)),
            self.background.finish("bots", self._prepare_bots),
            self.background.keep("reviews", self.reviews.make_all),
        ):
            self.spawn(work)

    async def _prepare_bots(self) -> None:
        await self.thinkers.prepare()
        self.bots_ready.set()

    async def close(self) -> None:
        """Streams end, duties stay in the store for the next process."""
        self.end_streams()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.close()

    def end_streams(self) -> None:
        """Whoever listens should come again, to the next process."""
        self.closing.set()
        for live in self._live.values():
            live.wake()
        for wakers in self.player_wakers.values():
            for waker in wakers:
                waker.set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something on the side; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreError):
            log.warning("not stored or not read", extra={"facts": {"reason": error}})
        elif error:
            log.error("task failed", exc_info=error)

    # ---- Tables --------------------------------------------------------------------------------

    def live(self, id: str) -> Live:
        """The place of a table in memory."""
        if id not in self._live:
            self._evict_idle()
            self._live[id] = Live(id)
            LIVE_TABLES.set(len(self._live))
        self._ended.pop(id, None)
        return self._live[id]

    def _evict_idle(self) -> None:
        if len(self._live) >= KEPT_LIVE:
            idle = [live for live in self._live.values() if is_idle(live)]
            for live in idle[: KEPT_LIVE // 4]:  # those that came first
                self._evict(live)

    def _evict(self, live: Live) -> None:
        """Forget a table, unless another has taken its place."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
            self._ended.pop(live.id, None)
            LIVE_TABLES.set(len(self._live))

    def _let_go(self, live: Live) -> None:
        """Forget a table that has ended, if nobody looks at it."""
        if has_ended(live) and is_idle(live):
            self._evict(live)

    def looked(self, live: Live) -> None:
        """Somebody has looked at a table: of those that have ended, the last few are kept."""
        if has_ended(live) and is_idle(live) and self._live.get(live.id) is live:
            self._ended[live.id], live.looked_at = live, self.time.now()
            while sum(map(size_of, self._ended.values())) > KEPT_ENDED:
                self._evict(next(iter(self._ended.values())))

    async def _forget_ended(self) -> None:
        """Those that nobody has looked at for a while: what a server holds follows from what is done there now."""
        before = self.time.now() - KEPT_FOR
        for live in list(self._ended.values()):
            if live.looked_at < before:
                self._evict(live)

    @contextlib.asynccontextmanager
    async def at(self, id: str, least: int = 0) -> AsyncIterator[Table]:
        """A table as it is stored, at that version or after, held still while it is looked at."""
        live = self.live(id)
        try:
            async with live.lock:
                yield await self.table_of(live, least)
        finally:
            self.looked(live)

    async def table_of(self, live: Live, least: int = 0) -> Table:
        """The table of a place whose lock the caller holds, as it is stored, at that version or after."""
        table = await self._table(live)
        if table.version < least and await self._has_gone_on(live):
            table = await self._table(live)
        return table

    async def _table(self, live: Live) -> Table:
        if live.table is None:
            try:
                found = await self.store.read(lambda tx: queries.stored(tx, live.id))
                live.table = await asyncio.to_thread(queries.rebuilt, found)
            except BaseException:
                if not live.wakers:
                    self._evict(live)
                raise
            self.let_editions_go()
            self._note_duty(live.table)
            self._publish(live, live.table)
        return live.table

    def let_editions_go(self, most: int = KEPT_EDITIONS) -> None:
        """Of more editions than so many, forget those that nobody looks at."""
        if len(editions()) <= most:
            return
        for live in list(self._live.values()):
            if live.table and live.table.game.is_edition and is_idle(live):
                self._evict(live)
        used = {live.table.game.package for live in self._live.values() if live.table}
        for own in editions():
            if own.package not in used:
                self.thinkers.forget(own)
                forget(own)

    async def add(self, id: str, secret: bytes, commands: list[tuple[str, Command]]) -> Table:
        """A new table with its first deeds."""
        live = self.live(id)
        async with live.lock:
            table = Table(id, secret)
            new = []
            for kind, command in commands:
                new.append(Deed(kind, self.now(), command(table), new_command_id(), self.time.now()))
                table.apply(new[-1])
            due = due_at(self._note_duty(table))
            await self.store.write(lambda tx: queries.add_table(tx, table, secret, new, due))
            live.table = table
            self._publish(live, table)
        self.looked(live)
        return table

    async def do(
        self,
        id: str,
        kind: str,
        command: Command,
        command_id: str | None = None,
        version: int | None = None,
        same: dict[str, Any] | None = None,
    ) -> int:
        """Make a deed happen once, if the table is at that version; the version that it led to.

        `same` are facts that a command sent again must share with the first time.
        """
        live = self.live(id)
        try:
            return await self._do(live, kind, command, command_id, version, same or {})
        finally:
            self._let_go(live)

    async def _do(
        self, live: Live, kind: str, command: Command, command_id: str | None, version: int | None, same: dict[str, Any]
    ) -> int:
        async with live.lock:
            while True:
                table = await self._table(live)
                if command_id in table.commands:
                    return known_outcome(table, command_id, kind, same)
                if version is not None and version > table.version and await self._has_gone_on(live):
                    continue
                if version is not None and version != table.version:
                    raise refused_late(table, command)
                try:
                    facts = command(table)
                except PaddockError:
                    if await self._has_gone_on(live):
                        continue
                    raise
                deed = Deed(kind, self.now(), facts, command_id or new_command_id(), self.time.now())
                was_racing = table.state == RACING
                table.apply(deed)
                try:
                    await self._store(table, deed, ended=was_racing and table.state != RACING)
                except Behind:
                    live.table = None
                    continue
                except BaseException:
                    live.table = None  # whether it was stored, only the store knows
                    raise
                self._publish(live, table)
                return table.version

    async def _store(self, table: Table, deed: Deed, ended: bool) -> None:
        due, learnt_by = due_at(self._note_duty(table)), table.learnt_by

        def work(tx: Transaction) -> None:
            queries.go_on(tx, table, deed, due)
            if deed.kind == deeds.SAT_DOWN:
                queries.note_sitters(tx, table)
            if deed.kind == deeds.RELINKED:
                queries.note_code(tx, table.id, table.code)
            if learnt_by:
                queries.note_learnt(tx, table, learnt_by)
            if ended:
                queries.add_results(tx, table, deed.at)
                rate(tx, table)

        alone = not ended and not learnt_by and deed.kind not in (deeds.SAT_DOWN, deeds.RELINKED)
        await self.store.write(work, alone)
        if deed.kind == deeds.MOVED:
            MOVES.labels(table.game.name).inc()

    async def _has_gone_on(self, live: Live) -> bool:
        """Whether the store knows more of a table than this process did until now."""
        table = live.table
        assert table is not None
        missed = await self.store.read(lambda tx: queries.deeds_since(tx, live.id, table.version), alone=True)
        if not missed:
            return False
        live.table = None  # until all of it has become true
        for deed in missed:
            table.apply(deed)
        live.table = table
        self._note_duty(table)
        self._publish(live, table)
        return True

    # ---- Lists ---------------------------------------------------------------------------------

    async def summarised(self, rows: Iterable[Summarised]) -> list[tuple[Summarised, Summary]]:
        """Tables with what lists show of them, without those that this house cannot replay.

        It stands in their rows; where it does not, or is of other rules, it is filled in.
        """
        found: list[tuple[Summarised, Summary]] = []
        new: list[tuple[Summarised, Summary]] = []
        for row in rows:
            game = REGISTRY.games.get(row.game)
            if game is None:
                continue
            summary = row.summary
            if summary is None or summary.rules != game.version:
                try:
                    summary = await self._summarise(row, game)
                except StoreDamaged as error:
                    log.warning("table damaged", extra={"facts": {"table": row.id, "reason": error}})
                    continue
                new.append((row, summary))
            if summary.chairs:
                found.append((row, summary))
        if new:
            await self.store.write(lambda tx: queries.note_summaries(tx, new))
        return found

    async def _summarise(self, row: Listed, game: Game) -> Summary:
        try:
            async with self.at(row.id, row.version) as table:
                return summary_of(table)
        except StoreError:
            raise
        except PaddockError:
            return Summary(game.version)

    # ---- Leaving -------------------------------------------------------------------------------

    async def leave_all(self, player: str) -> None:
        """A person goes: they leave their races and chairs, and the tables that gather around them end."""
        for id in await self.store.read(lambda tx: queries.running_tables_of(tx, player)):
            try:
                async with self.at(id) as table:
                    state, is_host, seats = table.state, table.host == player, table.seats_of(player)
                if state == RACING and seats:
                    await self.do(id, deeds.LEFT, lambda table: table.leave(player))
                elif state == GATHERING and is_host:
                    await self.do(id, deeds.CANCELLED, lambda table: table.cancel(player))
                elif state == GATHERING:
                    for seat in seats:
                        await self.do(id, deeds.STOOD_UP, partial(Table.stand_up, player=player, seat=seat))
            except (BadRecord, Refusal, UnknownGame):  # somebody was quicker, or this house cannot replay it
                continue

    async def read_on(self, versions: dict[str, int]) -> None:
        """Read what was stored past this house, at the tables that it has in memory."""
        for id, version in versions.items():
            if id in self._live:
                await self._catch_up(self._live[id], version)

    # ---- Publishing ----------------------------------------------------------------------------

    def _publish(self, live: Live, table: Table) -> None:
        live.forget_answers()
        live.wake()
        for player in table.people:
            for waker in self.player_wakers.get(player, ()):
                waker.set()

    def _on_notify(self, id: str, version: int) -> None:
        """A process, perhaps this one, has changed a table; version 0: something was said, somebody came or went."""
        live = self._live.get(id)
        if live is not None and version == 0:
            live.chat_changed()
        elif live is not None:
            if live.table is None or live.table.version < version:
                self.spawn(self._catch_up(live, version))
        elif self.player_wakers:
            for wakers in self.player_wakers.values():
                for waker in wakers:
                    waker.set()

    async def _catch_up(self, live: Live, version: int) -> None:
        """Read what happened elsewhere, and publish it."""
        async with live.lock:
            if live.table is None:
                await self._table(live)
            elif live.table.version < version:
                await self._has_gone_on(live)
        self._let_go(live)

    # ---- Time ----------------------------------------------------------------------------------

    def _duties_of(self, table: Table) -> list[Duty]:
        return duties_of(table, self.settings, self.time.opened)

    def _note_duty(self, table: Table) -> Duty | None:
        duty = min(self._duties_of(table), default=None)
        if duty is not None:
            self._remind(table.id, duty.at)
        else:
            self._due.pop(table.id, None)
        return duty

    def _remind(self, id: str, at: float) -> None:
        self._due[id] = at
        heapq.heappush(self._agenda, (at, id))
        if len(self._agenda) > 2 * len(self._due) + VOID:
            self._agenda = [(at, id) for id, at in self._due.items()]
            heapq.heapify(self._agenda)
        if self._agenda[0] == (at, id):
            self._agenda_changed.set()

    async def _keep_time(self) -> None:
        while True:
            self._agenda_changed.clear()
            if not self._agenda:
                await self._agenda_changed.wait()
                continue
            at, id = self._agenda[0]
            wait = at - self.time.now()
            if self._due.get(id) != at:  # the table has gone on
                heapq.heappop(self._agenda)
                continue
            if wait <= 0 and not self.time.stands_still:
                heapq.heappop(self._agenda)
                del self._due[id]
                self.spawn(self.act(id))
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(SWEEP if self.time.stands_still else wait):
                    await self._agenda_changed.wait()

    async def _bot_move(self, table: Table, level: str) -> int:
        """What a bot chooses; in a lesson it plays what the lesson needs."""
        if table.next_in_lesson is not None:
            return table.next_in_lesson
        race = table.running
        if table.reaction() is not None:
            return quick_answer(race)
        return await self.thinkers.move(race, level, table.bots_seed)

    async def act(self, id: str) -> None:
        """Do what is due at a table."""
        try:
            async with self.at(id) as table:
                now, version = self.time.now(), table.version
                duty = next((duty for duty in self._duties_of(table) if duty.at <= now), None)
                level, passing = table.chairs[duty.seat].bot if duty else None, table.reaction()
            if duty is None:
                await self._look_again(table, version)
            elif duty.kind == DEAL:
                await self.do(id, deeds.DEALT, Table.deal, version=version)
            elif duty.kind == BOT_MOVES and level:
                unready = not self.thinkers.is_ready(table.game, level)
                if unready:
                    self.thinkers.want(table.game)
                await self._move(id, duty.seat, await self._bot_move(table, level), version, unready)
            elif duty.kind == WINDOW_CLOSES and passing is not None:
                await self._move(id, duty.seat, passing, version)
            elif duty.kind == LOOK_FOR_ABSENT and await self._is_present(table, duty.seat):
                await self._look_again(table, version, now + self.settings.grace)
            else:
                await self.do(
                    id, deeds.TAKEN_OVER, lambda table: table.take_over(duty.seat, duty.kind), version=version
                )
        except (Late, NotNow):
            pass  # somebody was quicker
        except StoreError:
            self._remind(id, self.time.now() + SLACK)
        except (Refusal, UnknownGame) as error:  # it is of other rules, or gone, or its game is
            log.warning("table left alone", extra={"facts": {"table": id, "reason": error}})
            await self.store.write(lambda tx: queries.leave_alone(tx, id))

    async def _move(self, id: str, seat: int, move: int, version: int, unready: bool = False) -> None:
        """For a bot, or for who lets a window pass; a bot that cannot think yet says so."""
        facts = {"unready": True} if unready else {}
        await self.do(id, deeds.MOVED, lambda table: table.checked_move(seat, move) | facts, version=version)

    async def _is_present(self, table: Table, seat: int) -> bool:
        player = table.chairs[seat].player
        now = self.time.now()
        return player in await self.store.read(lambda tx: queries.present(tx, table.id, now))

    async def _look_again(self, table: Table, version: int, *at: float) -> None:
        """When the next thing is due at a table, or at that time if it comes first."""
        now = self.time.now()
        again = min([*at, *(duty.at for duty in self._duties_of(table) if duty.at > now)], default=None)
        await self.store.write(lambda tx: queries.postpone(tx, table.id, version, again))
        if again is not None:
            self._remind(table.id, again)

    async def _sweep(self) -> None:
        while True:
            self.background.comes_round("sweep")
            await self.sweep()
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Note time and who is here, do what was left undone, read what was missed, forget; a failure stops nothing."""
        parts = self._note_time, self._note_presence, self._do_what_is_overdue, self._read_what_was_missed
        for part in (*parts, self._forget_ended):
            try:
                await part()
            except StoreError as error:
                log.warning("sweep failed", extra={"facts": {"reason": error}})
            except Exception:
                log.exception("sweep failed")

    async def _note_time(self) -> None:
        opened = self.time.opened
        await self.time.note(self.store)
        self._agenda_changed.set()
        if self.time.opened != opened:  # what was told of times to come is not so any more
            for live in self._live.values():
                live.forget_answers()

    async def _note_presence(self) -> None:
        if self.time.now() < self._noted_at + PRESENCE / 3:
            return
        self._noted_at = self.time.now()
        here = [(id, player) for id, live in self._live.items() for player in live.here]
        until = self.time.now() + PRESENCE
        if here:
            await self.store.write(lambda tx: queries.note_presence(tx, here, until))

    async def _do_what_is_overdue(self) -> None:
        before = self.time.now() - SLACK
        for id, _ in await self.store.read(lambda tx: queries.overdue(tx, before)):
            self.spawn(self.act(id))

    async def _read_what_was_missed(self) -> None:
        known = list(self._live)
        for id, version in (await self.store.read(lambda tx: queries.versions(tx, known))).items():
            live = self._live.get(id)
            if live is not None and is_behind(live, version):
                self.spawn(self._catch_up(live, version))


def is_idle(live: Live) -> bool:
    """Whether nobody looks at a table."""
    return not live.wakers and not live.lock.locked()


def has_ended(live: Live) -> bool:
    """Whether nothing more will happen at a table."""
    return live.table is not None and live.table.state in (OVER, CANCELLED)


def size_of(live: Live) -> int:
    """How much memory a table takes, in deeds."""
    return live.table.version if live.table else 0


def is_behind(live: Live, version: int) -> bool:
    """Whether somebody may be shown less than is stored."""
    return bool(live.wakers) if live.table is None else live.table.version < version


def known_outcome(table: Table, command_id: str, kind: str, same: dict[str, Any]) -> int:
    """The version that a command led to when it was first sent."""
    version = table.commands[command_id]
    first = table.happened[version - 1][0]
    if first.kind != kind or not same.items() <= first.facts.items():
        raise NotNow("command-reused")
    return version


def refused_late(table: Table, command: Command) -> Refusal:
    """Why a command for another version is not done: who may not ask at all is told that."""
    try:
        command(table)
    except Forbidden as error:
        return error
    except PaddockError:
        pass
    return Late(version=table.version)


def due_at(duty: Duty | None) -> float | None:
    """When a duty is due."""
    return None if duty is None else duty.at


def new_command_id() -> str:
    """For what the house does by itself."""
    return secrets.token_hex(8)
