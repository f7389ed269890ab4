"""Streams: news of a table for one viewer. They resume from a version and lose nothing.

A stream keeps no queue: it remembers what it has sent, and when it is woken it sends what has happened since. So a slow
reader costs nothing and gets several things at once.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, Literal

import orjson

from paddock.server import queries
from paddock.server.api.answers import ChatNews, SayShown, TurnNews
from paddock.server.chairs import seats_of
from paddock.server.house import PRESENCE, House, Live
from paddock.server.metrics import STREAMS
from paddock.server.shown import Common, Viewer, news, where_now
from paddock.server.store import StoreError, Transaction
from paddock.server.summaries import Summary
from paddock.server.table import DEALING, GATHERING, RACING, Table

Render = Callable[[House, Table, Viewer, int, Common], bytes]

QUIET = 15.0  # seconds after which a stream shows that it is alive
ALIVE = b""


async def table_news(
    house: House, id: str, viewer: Viewer, since: int, said: int, render: Render, form: str = ""
) -> AsyncIterator[bytes]:
    """The table now with all lines after a version, then every change; what is said after that number, and who is here.

    An empty message shows that the stream is alive. It ends when the house closes and when the database is away. `form`
    names how `render` puts it.
    """
    live = house.live(id)
    chat_version = -1
    sent: int | None = None
    with listening(house, live) as waker:
        try:
            await arrive(house, live, viewer)
            while not house.closing.is_set():
                waker.clear()
                message = None
                async with live.lock:
                    table = await house.table_of(live, since)
                    if sent != table.version:
                        viewer = where_now(table, viewer)
                        after = min(since, table.version) if sent is None else sent
                        message = answer(house, live, table, viewer, after, render, form)
                        sent = table.version
                if message is not None:
                    yield message
                if chat_version != live.chat_version:
                    chat_version = live.chat_version
                    chat = await chat_news(house, table, viewer, said)
                    said = max([said, *(say["number"] for say in chat["says"])])
                    yield orjson.dumps(chat)
                if not await woken(waker):
                    yield ALIVE
        except StoreError:
            pass  # who comes again goes on from there
        finally:
            await leave(house, live, viewer)


def answer(house: House, live: Live, table: Table, viewer: Viewer, since: int, render: Render, form: str) -> bytes:
    """What a viewer is sent; made once for all streams of one viewer."""
    key = (viewer, since, form)
    if key not in live.answers:
        if live.common is None:
            live.common = Common(table, house.settings, house.time)
        live.answers[key] = render(house, table, viewer, since, live.common)
    return live.answers[key]


def as_json(house: House, table: Table, viewer: Viewer, since: int, common: Common) -> bytes:
    """News for programs."""
    return orjson.dumps(news(table, viewer, house.settings, house.time, since, common))


async def chat_news(house: House, table: Table, viewer: Viewer, said: int) -> ChatNews:
    """What is said at a table, but for whom the viewer has muted, and who is here."""
    now = house.time.now()

    def work(tx: Transaction) -> dict[str, Any]:
        muted = queries.mutes(tx, viewer.player) if viewer.player else set()
        says = [say for say in queries.says_since(tx, table.id, said) if say["player"] not in muted]
        return {"says": says, "here": queries.present(tx, table.id, now), "muted": muted}

    found = await house.store.read(work)
    return {
        "type": "aside",
        "says": [say_shown(say, table) for say in found["says"]],
        "here": [chair.player in found["here"] if chair.player else None for chair in table.chairs],
        "muted": [chair.player in found["muted"] for chair in table.chairs],
    }


def say_shown(say: dict[str, Any], table: Table) -> SayShown:
    """A remark, with the seat of who made it."""
    seats = table.seats_of(say["player"])
    return {
        "number": say["number"],
        "name": say["name"],
        "text": say["text"],
        "phrase": say["phrase"],
        "at": say["at"],
        "seat": seats[0] if seats else None,
    }


async def arrive(house: House, live: Live, viewer: Viewer) -> None:
    """Somebody opens a table."""
    if viewer.player is not None:
        live.here[viewer.player] += 1
        if live.here[viewer.player] == 1:
            await note_presence(house, live, viewer.player, PRESENCE)


async def leave(house: House, live: Live, viewer: Viewer) -> None:
    """Somebody closes a table."""
    if viewer.player is not None:
        live.here[viewer.player] -= 1
        if not live.here[viewer.player]:
            del live.here[viewer.player]
            if not house.closing.is_set():
                house.spawn(note_presence(house, live, viewer.player, 0))


async def note_presence(house: House, live: Live, player: str, seconds: float) -> None:
    """Tell everybody at a table that somebody came or went."""
    until = house.time.now() + seconds

    def work(tx: Transaction) -> None:
        queries.note_presence(tx, [(live.id, player)], until)
        tx.notify(live.id, 0)

    with contextlib.suppress(StoreError):  # the house notes it again
        await house.store.write(work)
    live.chat_changed()


@contextlib.contextmanager
def listening(house: House, live: Live) -> Iterator[asyncio.Event]:
    """An event that is set whenever there is something new."""
    waker = asyncio.Event()
    live.wakers.add(waker)
    STREAMS.inc()
    try:
        yield waker
    finally:
        live.wakers.discard(waker)
        if not live.wakers:
            live.forget_answers()  # most of what a table takes up; nobody looks any more
            house.looked(live)
        STREAMS.dec()


async def woken(waker: asyncio.Event) -> bool:
    """Wait for news; False if there were none for a while."""
    loop = asyncio.get_running_loop()
    quiet = loop.call_later(QUIET, waker.set)
    try:
        await waker.wait()
    finally:
        quiet.cancel()
    return loop.time() < quiet.when()


async def person_news(house: House, player: str) -> AsyncIterator[bytes]:
    """For a bot or a page: which tables of a person start, wait for them, and end."""
    waker = asyncio.Event()
    house.player_wakers.setdefault(player, set()).add(waker)
    STREAMS.inc()
    known: dict[str, TurnNews] = {}
    try:
        while not house.closing.is_set():
            waker.clear()
            rows = await house.store.read(lambda tx: queries.tables_of(tx, player, 50))
            told = [
                row
                for row in rows
                if row.state == RACING or (row.id in known and row.state not in (GATHERING, DEALING))
            ]
            for row, summary in await house.summarised(told):
                event = turn_news(row, summary, player)
                if known.get(row.id) != event:
                    known[row.id] = event
                    yield orjson.dumps(event)
            if not await woken(waker):
                yield ALIVE
    except StoreError:
        pass
    finally:
        STREAMS.dec()
        house.player_wakers[player].discard(waker)
        if not house.player_wakers[player]:
            del house.player_wakers[player]


def turn_news(row: queries.Listed, summary: Summary, player: str) -> TurnNews:
    """What a table wants of a person."""
    own = seats_of(summary.chairs, player)
    waits = summary.turn in own
    kind: Literal["turn", "wait", "end"] = "turn" if waits else "wait" if row.state == RACING else "end"
    return {"type": kind, "table": row.id, "seats": own, "version": row.version if waits else None}
