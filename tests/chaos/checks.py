"""What must be so in a database, whatever died meanwhile."""

from collections import Counter

from paddock.server import deeds, queries
from paddock.server.store import Transaction, open_store
from paddock.server.table import Table
from tests.chaos.load import Load


def whole(tx: Transaction) -> dict[str, Table]:
    """Every table, rebuilt from its deeds: versions dense, no command twice, the row as the deeds have it."""
    tables = {}
    for row in tx.all("SELECT id, state, version FROM tables"):
        kept = tx.all("SELECT version, command FROM deeds WHERE table_id = :id ORDER BY version", id=row["id"])
        assert [deed["version"] for deed in kept] == list(range(1, row["version"] + 1))
        assert max(Counter(deed["command"] for deed in kept).values()) == 1
        table = queries.load_table(tx, row["id"])
        assert (table.version, table.state) == (row["version"], row["state"])
        tables[row["id"]] = table
    return tables


def remembered(load: Load, tables: dict[str, Table]) -> None:
    """What was acknowledged is there, at its version; what was refused is not."""
    assert load.acknowledged
    assert max(Counter((done.table, done.version) for done in load.acknowledged).values()) == 1, "a fork"
    for done in load.acknowledged:
        deed, _ = tables[done.table].happened[done.version - 1]
        assert (deed.kind, as_sent(deed.command_id), deed.facts["move"]) == (deeds.MOVED, done.command, done.move)
    for table, command in load.refused:
        assert command not in map(as_sent, tables[table].commands)


async def check(db: str, load: Load) -> None:
    """Everything; with `pytest -s` it says how much that was."""
    store = await open_store(db)
    try:
        tables = await store.read(whole)
        if db.startswith("sqlite:"):
            assert await store.read(lambda tx: tx.all("pragma integrity_check")) == [{"integrity_check": "ok"}]
    finally:
        await store.close()
    remembered(load, tables)
    deeds_stored = sum(table.version for table in tables.values())
    print(f"{len(tables)} tables, {deeds_stored} deeds, {len(load.acknowledged)} acknowledged; answers: {load.answers}")


def as_sent(command_id: str) -> str:
    """A command's id without whose it is."""
    return command_id.rpartition(":")[2]
