"""`paddock tables`: what it shows, and what it never does unasked."""

import asyncio
import copy
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from paddock.cli import main
from paddock.core.record import Record
from paddock.server.store import open_store
from tests.server.room import OPEN, YOU, finished, legal, open_room, race_of


class Kept:
    """A database with a table in every state, in which nothing has happened for some years."""

    def __init__(self, url: str) -> None:
        self.url = url
        asyncio.run(self._fill())

    async def _fill(self) -> None:
        room = await open_room(self.url)
        room.clock.time = 1_500_000_000.0
        ada, bob = await room.guest("Ada"), await room.guest("Bob [b]")
        await room.guest("Cy")
        self.over = (await finished(room, ada, bob))["id"]
        self.gathering = (await ada.open(YOU, OPEN))["id"]
        racing = await race_of(ada, bob)
        self.racing = racing["id"]
        await ada.move(racing, legal(racing))
        self.cancelled = (await race_of(bob, ada))["id"]
        await bob.do(self.cancelled, "cancel")
        self.link = (await room.table(self.gathering)).link
        self.secret = (await room.table(self.racing)).running.record.secret
        await room.house.close()

    def copied(self, path: Path) -> "Kept":
        """The same in another file."""
        other = copy.copy(self)
        with (
            closing(sqlite3.connect(self.url.removeprefix("sqlite:///"))) as here,
            closing(sqlite3.connect(path)) as there,
        ):
            here.backup(there)
        other.url = f"sqlite:///{path}"
        return other

    def change(self, sql: str) -> None:
        """Do something to the rows that no server would do."""

        async def work() -> None:
            store = await open_store(self.url)
            await store.write(lambda tx: tx.run(sql))
            await store.close()

        asyncio.run(work())


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return Kept(f"sqlite:///{tmp_path_factory.mktemp('tables')}/paddock.db")


@pytest.fixture
def kept(original: Kept, tmp_path: Path) -> Kept:
    return original.copied(tmp_path / "paddock.db")


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    yield


class Said:
    """What a command printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], kept: Kept) -> None:
        self._capsys = capsys
        self._kept = kept
        self.status = 0

    def __call__(self, *arguments: str) -> str:
        name, *more = arguments
        self.status = main(["tables", name, "--db", self._kept.url, *more])
        self.out, self.err = self._capsys.readouterr()
        return self.out


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], kept: Kept) -> Said:
    return Said(capsys, kept)


def states(said: Said) -> dict[str, str]:
    return {table["id"]: table["state"] for table in json.loads(said("list", "--json"))}


# ---- Looking -----------------------------------------------------------------------------------


def test_list_tells_state_game_people_version_and_age(said: Said, kept: Kept) -> None:
    lines = said("list").splitlines()
    assert len(lines) == 5
    line = next(line for line in lines if kept.racing in line)
    for word in ("racing", "mille-bornes", "Ada, Bob [b]", " 4 ", " d"):
        assert word in line


def test_list_by_state_and_as_json(said: Said, kept: Kept) -> None:
    assert kept.over in said("list", "--state", "over")
    assert kept.racing not in said.out
    assert states(said) == {
        kept.over: "over",
        kept.gathering: "gathering",
        kept.racing: "racing",
        kept.cancelled: "cancelled",
    }


def test_show_tells_the_deeds_and_no_secret(said: Said, kept: Kept) -> None:
    told = said("show", "--", kept.racing)
    for words in (
        "Mille Bornes, standard",
        "Chair 1: Ada",
        "The table is opened.",
        "Bob [b] sits down.",
        "The race begins.",
    ):
        assert words in told
    assert kept.secret not in told
    assert kept.secret in said("show", "--secrets", "--", kept.racing)
    assert len(said.out) > len(told), "what was drawn is told as well"
    assert kept.link not in said("show", "--", kept.gathering)
    assert kept.link in said("show", "--secrets", "--", kept.gathering)


def test_it_speaks_french(said: Said, kept: Kept) -> None:
    assert "La table est ouverte." in said("show", "--language", "fr", "--", kept.racing)
    assert "en course" in said("list", "--language", "fr")


def test_export_writes_a_record_that_replays(said: Said, kept: Kept, tmp_path: Path) -> None:
    record, _ = Record.from_json(said("export", "--", kept.over))
    assert record.players == ["Ada", "Bob [b]"]
    assert said.err == ""
    path = tmp_path / "race.json"
    said("export", "--out", str(path), "--", kept.over)
    assert main(["verify", str(path)]) == 0


def test_export_of_a_running_race_warns(said: Said, kept: Kept) -> None:
    record, _ = Record.from_json(said("export", "--", kept.racing))
    assert record.secret == kept.secret
    assert "tells what is hidden" in said.err


def test_what_is_not_there_is_said_so(said: Said, kept: Kept, tmp_path: Path) -> None:
    said("show", "nowhere-at-all")
    assert (said.status, said.err) == (2, "paddock: There is no such thing here.\n")
    said("export", "--", kept.gathering)
    assert said.err == "paddock: The race has not started.\n"
    assert main(["tables", "list", "--db", f"sqlite:///{tmp_path}/other.db"]) == 2
    assert not (tmp_path / "other.db").exists()


# ---- Changing ----------------------------------------------------------------------------------


def test_cancel_ends_a_table_once(said: Said, kept: Kept) -> None:
    said("cancel", "--", kept.racing)
    assert said.status == 0
    assert states(said)[kept.racing] == "cancelled"
    assert said("repair") == "All tables are whole.\n"
    said("cancel", "--", kept.racing)
    assert (said.status, said.err) == (2, "paddock: The table was cancelled.\n")


def test_a_running_house_hears_of_it(kept: Kept, capsys: pytest.CaptureFixture[str]) -> None:
    async def look() -> str:
        room = await open_room(kept.url)
        before = await room.table(kept.racing)
        assert before.state == "racing"
        waker = asyncio.Event()
        room.house.live(kept.racing).wakers.add(waker)
        await asyncio.to_thread(main, ["tables", "cancel", "--db", kept.url, "--", kept.racing])
        await room.house.sweep()
        await waker.wait()
        state = (await room.table(kept.racing)).state
        await room.house.close()
        return state

    assert asyncio.run(look()) == "cancelled"


def test_repair_finds_nothing_wrong_with_what_the_server_wrote(said: Said) -> None:
    assert said("repair") == "All tables are whole.\n"
    assert said.status == 0


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("UPDATE tables SET version = version + 1 WHERE state = 'racing'", "version"),
        ("UPDATE tables SET state = 'over' WHERE state = 'racing'", "state"),
        ("UPDATE tables SET due_at = NULL WHERE state = 'racing'", "reminder"),
        ("UPDATE tables SET public = 1 WHERE state = 'racing'", "public"),
        ("UPDATE tables SET host = NULL WHERE state = 'racing'", "host"),
        ("DELETE FROM sitters", "list"),
    ],
)
def test_repair_sets_rows_right_from_the_deeds(said: Said, kept: Kept, damage: str, words: str) -> None:
    kept.change(damage)
    before = states(said)
    assert words in said("repair")
    assert said.status == 1
    assert states(said) == before, "without --fix nothing changes"
    assert "is set right" in said("repair", "--fix")
    assert said.status == 0
    assert said("repair") == "All tables are whole.\n"
    assert states(said)[kept.racing] == "racing"


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM deeds WHERE version = 2",
        "DELETE FROM deeds",
        "UPDATE tables SET rules = 99",
        "UPDATE deeds SET facts = '{\"seat\": 0, \"move\": 32000}' WHERE kind = 'moved'",
        "UPDATE deeds SET facts = '{}' WHERE kind = 'moved'",
    ],
)
def test_repair_cancels_what_cannot_go_on_and_deletes_nothing(said: Said, kept: Kept, damage: str) -> None:
    kept.change(damage)
    troubles = {trouble["table"]: trouble for trouble in json.loads(said("repair", "--json"))}
    assert troubles[kept.racing]["remedy"] == "cancel"
    assert troubles[kept.over]["remedy"] == "nothing"
    said("repair", "--fix")
    assert said.status == 1, "what is over stays as it is"
    assert states(said)[kept.racing] == "cancelled"
    assert states(said)[kept.over] == "over"
    said("show", "--", kept.over)


DEEDS, INDEX = b"\x0d", b"\x0a"  # how pages of the file begin in which rows lie, or entries of an index


def damage(kept: Kept, table: str, kind: bytes = DEEDS) -> None:
    """Zeros over a page of the file in which deeds of a table lie, or entries of their index."""
    path = Path(kept.url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as file:
        [size] = file.execute("PRAGMA page_size").fetchone()
    whole = path.read_bytes()
    pages = [whole[start : start + size] for start in range(0, len(whole), size)]
    number = next(n for n, page in enumerate(pages) if page[:1] == kind and page.count(table.encode()) > 3)
    pages[number] = bytes(size)
    path.write_bytes(b"".join(pages))


def test_repair_names_a_damaged_table_and_looks_at_all_others(said: Said, kept: Kept) -> None:
    kept.change(f"UPDATE tables SET host = NULL WHERE id = '{kept.racing}'")
    damage(kept, kept.over)
    troubles = {trouble["table"]: trouble for trouble in json.loads(said("repair", "--json"))}
    assert said.status == 1
    assert troubles[kept.over]["remedy"] == "damaged" and "damaged" in troubles[kept.over]["wrong"][0]
    assert troubles[kept.racing]["remedy"] == "set"
    assert "--out" in said("repair", "--fix")
    assert said.status == 1, "something stays wrong"
    assert [trouble["table"] for trouble in json.loads(said("repair", "--json"))] == [kept.over]


def rows_of(path: Path, table: str) -> set[tuple[object, ...]]:
    """All that a table of a database holds."""
    with closing(sqlite3.connect(path)) as file:
        return set(file.execute(f"SELECT * FROM {table}"))


@pytest.mark.parametrize("kind", [DEEDS, INDEX])
def test_whatever_can_be_read_of_a_damaged_database_is_saved(
    said: Said, kept: Kept, tmp_path: Path, kind: bytes
) -> None:
    path, out = tmp_path / "paddock.db", tmp_path / "saved.db"
    before = {name: rows_of(path, name) for name in ("players", "tokens", "results", "ratings", "tables", "deeds")}
    damage(kept, kept.over, kind)
    told = said("repair", "--out", str(out))
    lost = {line.partition(":")[0] for line in told.splitlines()[:-1]}
    assert lost == ({kept.over} if kind == DEEDS else set()), "an index can be made again"
    assert said.status == len(lost)
    for name in ("players", "tokens", "results", "ratings"):
        assert rows_of(out, name) == before[name]
    for name in ("tables", "deeds"):  # which begin with the id of a table
        assert rows_of(out, name) == {row for row in before[name] if row[0] not in lost}
    said("repair", "--out", str(out))
    assert said.status == 2 and "is there already" in said.err
    kept.url = f"sqlite:///{out}"
    assert said("repair") == "All tables are whole.\n"


def test_backup_copies_a_database_in_use(kept: Kept, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    assert main(["tables", "backup", "--db", kept.url, str(copy)]) == 0
    assert sqlite3.connect(copy).execute("SELECT count(*) FROM tables").fetchone() == (4,)
    assert main(["tables", "backup", "--db", kept.url, str(copy)]) == 2
    assert "is there already" in capsys.readouterr().err


def test_all_of_it_on_postgresql(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = Kept(postgres_url)
    said = Said(capsys, kept)
    assert kept.racing in said("list", "--state", "racing")
    assert "The race begins." in said("show", "--", kept.racing)
    assert Record.from_json(said("export", "--", kept.over))
    kept.change("UPDATE tables SET version = 1 WHERE state = 'racing'")
    assert "is set right" in said("repair", "--fix")
    kept.change(f"DELETE FROM deeds WHERE version = 2 AND table_id = '{kept.racing}'")
    assert "is cancelled" in said("repair", "--fix")
    said("cancel", "--", kept.gathering)
    assert list(states(said).values()).count("cancelled") == 3
    for command in (["backup", "copy.db"], ["repair", "--out", "copy.db"]):
        said(*command)
        assert "pg_dump" in said.err
    kept.change("UPDATE tables SET updated_at = 1500000000")
    kept.change("UPDATE players SET created_at = 1500000000")
    assert "Removed: 4 tables and 3 guests." in said("clean", "--older-than", "30", "--yes")
    assert said("list") == "There is no table.\n"


def test_clean_tells_first_and_keeps_what_is_played(said: Said, kept: Kept) -> None:
    kept.change("UPDATE players SET created_at = 1500000000")
    before = states(said)
    assert "To remove: 3 tables and 1 guest." in said("clean", "--older-than", "30")
    assert states(said) == before
    assert "Removed: 3 tables and 1 guest." in said("clean", "--older-than", "30", "--yes")
    assert states(said) == {kept.racing: "racing"}
    assert "0 tables and 0 guests" in said("clean", "--older-than", "30")
    assert said("repair") == "All tables are whole.\n"


def test_clean_keeps_what_is_young_and_who_has_an_account(said: Said, kept: Kept) -> None:
    assert "To remove: 0 tables and 0 guests." in said("clean", "--older-than", "36500")
    kept.change("UPDATE players SET created_at = 1500000000, login = id")
    assert "To remove: 3 tables and 0 guests." in said("clean", "--older-than", "30")
    said("clean", "--older-than", "-1")
    assert said.status == 2
