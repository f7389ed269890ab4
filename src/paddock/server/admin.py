"""Administration, straight on the store and beside a running server, which finds out by itself."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from paddock.core.errors import BadRecord, PaddockError
from paddock.core.words import Say
from paddock.server import deeds, queries
from paddock.server.deeds import Deed
from paddock.server.duties import duty_of
from paddock.server.errors import NotNow
from paddock.server.house import due_at, new_command_id
from paddock.server.queries import Listed
from paddock.server.settings import Settings
from paddock.server.store import Store, StoreDamaged, Transaction
from paddock.server.summaries import summary_of
from paddock.server.table import CANCELLED, OVER, Table

CANCELLING = {"state": CANCELLED, "due_at": None, "summary": None}  # lists fill the summary in again
AT_ONCE = 100  # tables removed in one transaction, so that a running server never waits long

# ---- One table ---------------------------------------------------------------------------------


async def load(store: Store, id: str) -> Table:
    """A table as its deeds made it."""
    return await store.read(lambda tx: replayed(tx, id, queries.row_of(tx, id)))


async def cancel(store: Store, id: str, now: float) -> None:
    """End a table without a result."""
    await store.write(lambda tx: cancel_in(tx, id, now))


def cancel_in(tx: Transaction, id: str, now: float) -> None:
    """Cancel without replaying: a table that cannot go on can be cancelled too."""
    queries.hold(tx, id)
    state = queries.row_of(tx, id)["state"]
    if state in (OVER, CANCELLED):
        raise NotNow(f"is-{state}")
    last = max(queries.kept_versions(tx, id), default=0)
    queries.add_deeds(tx, id, last, [Deed(deeds.CANCELLED, now, {"by": "house"}, new_command_id())])
    queries.set_row(tx, id, {**CANCELLING, "version": last + 1, "updated_at": now})


# ---- Repair ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Trouble:
    """What is wrong with a table: why it cannot be replayed, or what its row says against its deeds."""

    table: str
    state: str | None  # None: the row cannot be read
    broken: PaddockError | None
    wrong: list[Say]

    @property
    def remedy(self) -> str:
        """What --fix does: `set` the row right, `cancel` the table, or `nothing`: it is long over, or `damaged`."""
        if not self.broken:
            return "set"
        if isinstance(self.broken, StoreDamaged):
            return "damaged"
        return "nothing" if self.state in (OVER, CANCELLED) else "cancel"


async def repair(store: Store, settings: Settings, now: float, fix: bool) -> list[Trouble]:
    """Look at every table, one after the other, and set right what can be; nothing is deleted."""
    found = []
    for id in await store.read(queries.every_id):
        try:
            if fix:
                trouble = await store.write(partial(mend, id=id, settings=settings, now=now))
            else:
                trouble = await store.read(partial(trouble_of, id=id, settings=settings))
        except StoreDamaged as error:
            trouble = Trouble(id, None, error, [])
        if trouble:
            found.append(trouble)
    return found


async def save(store: Store, out: Path) -> list[str]:
    """Save all that can be read of a damaged database into a new one; the ids of the tables that could not be."""
    return await store.salvage(out, queries.remove_torn_tables)


def trouble_of(tx: Transaction, id: str, settings: Settings) -> Trouble | None:
    """What is wrong with a table, if anything is."""
    row = queries.row_of(tx, id)
    try:
        table = replayed(tx, id, row)
    except PaddockError as error:
        return Trouble(id, row["state"], error, [])
    right = fields_of(table)
    wrong = [
        Say("trouble-field", field=name, found=str(row[name]), right=str(value))
        for name, value in right.items()
        if row[name] != value
    ]
    if row["summary"] not in (None, summary_of(table).to_json()):
        wrong.append(Say("trouble-summary"))
    if (row["due_at"] is None) != (duty_of(table, settings) is None):
        wrong.append(Say("trouble-due"))
    if table.people - queries.sitters_of(tx, id):
        wrong.append(Say("trouble-sitters"))
    return Trouble(id, row["state"], None, wrong) if wrong else None


def replayed(tx: Transaction, id: str, row: dict[str, Any]) -> Table:
    """The table that the deeds make, whatever else its row says; an error if they make none."""
    versions = queries.kept_versions(tx, id)
    if not versions or versions != list(range(1, len(versions) + 1)):
        raise BadRecord("deeds-missing", "paddock.server", found=len(versions), last=max(versions, default=0))
    table = Table(id, bytes(row["secret"]))
    try:
        for deed in queries.deeds_since(tx, id, 0):
            table.apply(deed)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        why = f"{type(error).__name__}: {error}"
        raise BadRecord("deed-broken", "paddock.server", version=table.version + 1, why=why) from error
    if row["rules"] != table.game.version:
        return queries.load_table(tx, id)
    return table


def fields_of(table: Table) -> dict[str, Any]:
    """What the row of a table must say."""
    return {
        "game": table.game.name,
        "public": int(table.public),
        "host": table.host,
        "state": table.state,
        "code": table.code,
        "version": table.version,
    }


def mend(tx: Transaction, id: str, settings: Settings, now: float) -> Trouble | None:
    """Set right what is wrong with a table."""
    queries.hold(tx, id)
    trouble = trouble_of(tx, id, settings)
    if trouble and trouble.remedy == "cancel":
        cancel_in(tx, id, now)
    elif trouble and trouble.remedy == "set":
        table = replayed(tx, id, queries.row_of(tx, id))
        follows = {"due_at": due_at(duty_of(table, settings)), "summary": summary_of(table).to_json()}
        queries.set_row(tx, id, {**fields_of(table), **follows})
        queries.note_sitters(tx, table)
    return trouble


# ---- Cleaning ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Old:
    """What nobody has touched for long."""

    tables: list[Listed]
    guests: int


async def find_old(store: Store, before: float) -> Old:
    """What `clean` would remove."""
    return await store.read(lambda tx: Old(queries.old_tables(tx, before), queries.old_guests(tx, before)))


async def clean(store: Store, old: Old, before: float) -> int:
    """Remove old tables, a few at once, then the guests who sit nowhere; how many tables and guests went."""
    gone = 0
    for first in range(0, len(old.tables), AT_ONCE):
        ids = [table.id for table in old.tables[first : first + AT_ONCE]]
        gone += await store.write(partial(queries.remove_old_tables, ids=ids, before=before))
    return gone + await store.write(lambda tx: queries.remove_old_guests(tx, before))
