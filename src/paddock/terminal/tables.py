"""`paddock tables`: look after the tables that a server keeps, while it runs or not."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar, get_args

from rich.markup import escape
from rich.table import Table as Rows

from paddock.core.errors import BadOption
from paddock.core.extras import needing
from paddock.core.record import write
from paddock.core.words import Say, Words
from paddock.terminal.screen import TERMINAL, console, heading, progress_console, speaker
from paddock.terminal.verify import fullest_lines

with needing("serve"):
    from paddock.server import admin, queries
    from paddock.server.admin import Trouble
    from paddock.server.deeds import MOVED, Deed
    from paddock.server.queries import Listed
    from paddock.server.settings import Settings, default_db
    from paddock.server.shown import Viewer, deed_lines
    from paddock.server.store import Store, open_store
    from paddock.server.table import RACING, State, Table

COLUMNS = ("table", "state-of-table", "game", "people", "version", "age", "touched")
DAY = 86_400.0
HOPELESS = ("nothing", "damaged")  # remedies that are none
T = TypeVar("T")


def on(db: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do work on a database that is there already."""
    url = db or default_db()
    path = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite:///") and not path.exists():
        raise BadOption("no-database", TERMINAL, path=str(path))

    async def done() -> T:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


# ---- Looking -----------------------------------------------------------------------------------


def list_tables(db: str | None, state: str | None, as_json: bool, language: str) -> None:
    """Every table, or those in a state, those lately touched first."""
    tables, people = on(db, lambda store: store.read(lambda tx: (queries.every_table(tx), queries.people_at(tx))))
    lines = [(table, people.get(table.id, [])) for table in tables if state in (None, table.state)]
    if as_json:
        print(json.dumps([{**asdict(table), "people": names} for table, names in lines]))
        return
    speak = speaker(language)
    rows = Rows(*(heading(speak, column) for column in COLUMNS), box=None)
    rows.columns[0].min_width = max((len(table.id) for table, _ in lines), default=0)  # to be copied
    for table, names in lines:
        rows.add_row(*cells(table, names, speak))
    console().print(rows if lines else speak(Say("no-tables")))


def cells(table: Listed, names: list[str], speak: Words) -> list[str]:
    """A line of the list."""
    now = time.time()
    ages = (age(now - table.created_at, speak), age(now - table.updated_at, speak))
    return [
        table.id,
        state_said(table.state, speak),
        table.game,
        escape(", ".join(names)),
        str(table.version),
        *ages,
    ]


def state_said(state: str, speak: Words) -> str:
    """A state in words."""
    return speak(Say(f"state-{state}"))


def age(seconds: float, speak: Words) -> str:
    """How long ago, roughly."""
    for unit, size in (("days", DAY), ("hours", 3600.0)):
        if seconds >= 2 * size:
            return speak(Say(f"age-{unit}", number=int(seconds / size)))
    return speak(Say("age-minutes", number=int(seconds / 60)))


def show_table(db: str | None, id: str, secrets: bool, language: str) -> None:
    """One table and all that happened there, as spectators may know it; with its secrets, as only the house does."""
    table = on(db, lambda store: admin.load(store, id))
    speak = speaker(language, table.game.package)
    out = console()
    title = Say("table-title", game=Say("game"), variant=table.variant, table=table.id)
    out.print(speak(title), style="bold", markup=False)
    for line in about(table, secrets, speak):
        out.print(line, markup=False)
    out.print()
    for version, (deed, _) in enumerate(table.happened, start=1):
        for text in deed_in_words(table, version, secrets, speak):
            out.print(f"[dim]{version:>5}  {moment(deed.at)}[/]  {escape(text)}")


def about(table: Table, secrets: bool, speak: Words) -> Iterator[str]:
    """Its state, who sits there, and what was committed to."""
    yield f"{state_said(table.state, speak)} · {heading(speak, 'version')} {table.version}"
    for seat, chair in enumerate(table.chairs, start=1):
        yield speak(Say("table-chair", seat=seat, kind=chair.kind, name=chair.name, level=chair.level))
    if table.commitment:
        yield speak(Say("verify-commitment", commitment=table.commitment))
    if secrets:
        yield speak(Say("table-link", link=table.link, code=table.code))
        if table.race:
            yield speak(Say("table-secret", secret=table.race.record.secret))


def deed_in_words(table: Table, version: int, secrets: bool, speak: Words) -> list[str]:
    """A deed in words."""
    deed, events = table.happened[version - 1]
    lines = deed_lines(deed, table, Viewer(None, None, speak.language)) or unlogged_deed_lines(deed, speak)
    race = table.race
    if race and secrets:
        return lines + [line for event in events for line in fullest_lines(race, event, speak)]
    return lines + (list(race.lines_of(events, None, speak.language)) if race else [])


def unlogged_deed_lines(deed: Deed, speak: Words) -> list[str]:
    """Deeds of which the log at the table says nothing; a race tells its moves by itself."""
    if deed.kind == MOVED:
        return []
    return [speak(Say(f"deed-{deed.kind}", seat=deed.facts.get("seat", 0) + 1))]


def moment(at: float) -> str:
    """A time, as clocks here show it."""
    return datetime.fromtimestamp(at).isoformat(" ", "seconds")


def export_table(db: str | None, id: str, out: str | None, language: str) -> None:
    """The record of a race, to a file or to standard output; of a running one with a warning."""
    table = on(db, lambda store: admin.load(store, id))
    text = table.running.record.to_json()
    if table.state == RACING:
        progress_console().print(speaker(language)(Say("export-tells")), style="yellow", markup=False)
    if out is None:
        print(text, end="")
    else:
        write(out, text)


# ---- Changing ----------------------------------------------------------------------------------


def cancel_table(db: str | None, id: str, language: str) -> None:
    """End a table without a result."""
    on(db, lambda store: admin.cancel(store, id, time.time()))
    console().print(speaker(language)(Say("table-cancelled", table=id)), markup=False)


def repair_tables(db: str | None, fix: bool, out: str | None, as_json: bool, language: str) -> int:
    """Check every table, and set right or save what can be; the exit status is 1 when something stays wrong."""
    if out is not None:
        return save_tables(db, Path(out), as_json, language)
    settings = Settings(db or default_db())
    troubles = on(db, lambda store: admin.repair(store, settings, time.time(), fix))
    speak = speaker(language)
    if as_json:
        print(json.dumps([trouble_facts(trouble, fix, speak) for trouble in troubles]))
    for trouble in () if as_json else troubles:
        for sentence in sentences(trouble, speak):
            console().print(f"{trouble.table}: {sentence}", markup=False)
        done = Say(f"repair-{'did' if fix else 'would'}", remedy=trouble.remedy)
        console().print(f"  → {speak(done)}", style="green" if fix else "yellow", markup=False)
    if not troubles and not as_json:
        console().print(speak(Say("repair-fine")), style="green")
    left = [trouble for trouble in troubles if not fix or trouble.remedy in HOPELESS]
    return 1 if left else 0


def save_tables(db: str | None, out: Path, as_json: bool, language: str) -> int:
    """Save all that can be read of a damaged database into a new one, and name the tables that could not be."""
    lost = on(db, lambda store: admin.save(store, out))
    if as_json:
        print(json.dumps({"saved": str(out), "lost": lost}))
        return 1 if lost else 0
    speak = speaker(language)
    for id in lost:
        console().print(f"{id}: {speak(Say('table-lost'))}", style="yellow", markup=False)
    console().print(speak(Say("saved-tables", path=str(out), lost=len(lost))), markup=False)
    return 1 if lost else 0


def sentences(trouble: Trouble, speak: Words) -> list[str]:
    """What is wrong, in words."""
    return [trouble.broken.in_words(speak.language)] if trouble.broken else [speak(say) for say in trouble.wrong]


def trouble_facts(trouble: Trouble, fix: bool, speak: Words) -> dict[str, Any]:
    """The same for programs."""
    return {
        "table": trouble.table,
        "state": trouble.state,
        "wrong": sentences(trouble, speak),
        "remedy": trouble.remedy,
        "done": fix and trouble.remedy not in HOPELESS,
    }


def backup_tables(db: str | None, path: str, language: str) -> None:
    """Copy the whole database into a new file while it is in use."""
    on(db, lambda store: store.backup(Path(path)))
    console().print(speaker(language)(Say("backed-up", path=path)), markup=False)


def clean_tables(db: str | None, days: float, yes: bool, language: str) -> None:
    """Remove what nobody has touched for so many days, or tell what that is."""
    if days < 0:
        raise BadOption("bad-days", TERMINAL, days=str(days))
    before = time.time() - days * DAY

    async def work(store: Store) -> admin.Old:
        old = await admin.find_old(store, before)
        if yes:
            await admin.clean(store, old, before)
        return old

    old = on(db, work)
    speak = speaker(language)
    for state in get_args(State):
        count = sum(table.state == state for table in old.tables)
        if count:
            console().print(f"{count:>8}  {state_said(state, speak)}")
    facts = {"tables": len(old.tables), "guests": old.guests}
    console().print(speak(Say("cleaned" if yes else "would-clean", **facts)))
