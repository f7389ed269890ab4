"""All SQL about tables: the only place that knows how they lie in the database. Runs inside transactions."""

import contextlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from paddock.core.errors import PaddockError
from paddock.core.game import REGISTRY
from paddock.review.driving import Driven, driven_by_seat
from paddock.server.chairs import Chair, chair_of
from paddock.server.codes import code_of
from paddock.server.deeds import FORGOTTEN, OPENED, RELINKED, SAT_DOWN, Deed, forget_name
from paddock.server.errors import NotFound, Refusal
from paddock.server.store import Transaction
from paddock.server.summaries import Summary, summary_of
from paddock.server.table import RACING, State, Table

AT_ONCE = 500  # tables asked about in one statement


class Behind(Exception):  # not an error of anybody's: the table went on in another process
    """The table is at another version than the one that the deed was meant for."""


@dataclass(frozen=True)
class Listed:
    """A table as a line of a list."""

    id: str
    game: str
    state: State
    version: int
    created_at: float
    updated_at: float


@dataclass(frozen=True)
class Summarised(Listed):
    """A table as a line of a list, with what it shows."""

    summary: Summary | None  # None: of before there were any

    @classmethod
    def of(cls, row: dict[str, Any]) -> "Summarised":
        """From a row."""
        text = row["summary"]
        return cls(**{**row, "summary": text and Summary.from_json(text)})


def add_table(tx: Transaction, table: Table, secret: bytes, new: Sequence[Deed], due_at: float | None) -> None:
    """A new table with its first deeds."""
    at = new[0].at
    tx.run(
        "INSERT INTO tables"
        " (id, game, rules, secret, public, host, state, code, version, summary, due_at, created_at, updated_at)"
        " VALUES (:id, :game, :rules, :secret, :public, :host, :state, :code, :version, :summary, :due_at, :at, :at)",
        id=table.id,
        game=table.game.name,
        rules=table.game.version,
        secret=secret,
        public=int(table.public),
        host=table.host,
        state=table.state,
        code=table.code,
        version=table.version,
        summary=summary_of(table).to_json(),
        due_at=due_at,
        at=at,
    )
    add_deeds(tx, table.id, 0, new)
    note_sitters(tx, table)
    tx.notify(table.id, table.version)


GO_ON = (
    "UPDATE tables SET state = :state, version = :version, summary = :summary, due_at = :due_at, updated_at = :at"
    " WHERE id = :id AND version = :before"
)
GO_ON_AT_ONCE = (
    f"WITH went_on AS ({GO_ON} RETURNING id), deed AS (INSERT INTO deeds"
    " (table_id, version, command, kind, at, facts, house_time)"
    " SELECT id, :version, :command, :kind, :at, :facts, :house_time FROM went_on) SELECT"
)


def go_on(tx: Transaction, table: Table, deed: Deed, due_at: float | None) -> None:
    """A new deed of a table, to which it has been applied already; Behind if it has gone on elsewhere."""
    before = table.version - 1
    row = {"id": table.id, "before": before, "state": table.state, "version": table.version, "due_at": due_at}
    row["summary"] = summary_of(table).to_json()
    if tx.notify_sql:
        facts = {"command": deed.command_id, "kind": deed.kind, "facts": as_text(deed.facts)}
        sql = f"{GO_ON_AT_ONCE} {tx.notify_sql} FROM went_on"
        payload = f"{table.id} {table.version}"
        went_on = bool(tx.all(sql, **row, at=deed.at, house_time=deed.house_time, **facts, payload=payload))
    elif went_on := bool(tx.run(GO_ON, **row, at=deed.at)):
        add_deeds(tx, table.id, before, [deed])
    if not went_on:
        row_of(tx, table.id)  # or there is no such table
        raise Behind


def as_text(facts: dict[str, Any]) -> str:
    """Facts as they are stored."""
    return orjson.dumps(facts).decode()


def add_deeds(tx: Transaction, table: str, before: int, new: Sequence[Deed]) -> None:
    """Deeds after that version."""
    for version, deed in enumerate(new, start=before + 1):
        tx.run(
            "INSERT INTO deeds (table_id, version, command, kind, at, facts, house_time)"
            " VALUES (:table_id, :version, :command, :kind, :at, :facts, :house_time)",
            table_id=table,
            version=version,
            command=deed.command_id,
            kind=deed.kind,
            at=deed.at,
            facts=as_text(deed.facts),
            house_time=deed.house_time,
        )


def note_sitters(tx: Transaction, table: Table) -> None:
    """Who sits at a table finds it among their own."""
    for player in table.people:
        tx.run(
            "INSERT INTO sitters (player, table_id) VALUES (:player, :table_id) ON CONFLICT DO NOTHING",
            player=player,
            table_id=table.id,
        )


def note_learnt(tx: Transaction, table: Table, player: str) -> None:
    """A person has finished the lesson of a table."""
    assert table.lesson
    add_learnt(tx, player, table.game.name, table.lesson.name)


def add_learnt(tx: Transaction, player: str, game: str, lesson: str) -> None:
    """A person has finished a lesson."""
    tx.run(
        "INSERT INTO learnt (player, game, lesson) VALUES (:player, :game, :lesson) ON CONFLICT DO NOTHING",
        player=player,
        game=game,
        lesson=lesson,
    )


def learnt(tx: Transaction, player: str) -> dict[str, set[str]]:
    """The lessons that a person has finished, by game."""
    found: dict[str, set[str]] = {}
    for row in tx.all("SELECT game, lesson FROM learnt WHERE player = :player", player=player):
        found.setdefault(row["game"], set()).add(row["lesson"])
    return found


def move_lessons_learnt(tx: Transaction) -> None:
    """Lessons that once stood among preferences, as `learnt-GAME-LESSON`, come to their place."""
    for row in tx.all("SELECT id, preferences FROM players WHERE preferences LIKE '%\"learnt-%'"):
        preferences = json.loads(row["preferences"])
        for game in REGISTRY.games:
            start = f"learnt-{game}-"
            for key in [key for key in preferences if key.startswith(start)]:
                del preferences[key]
                add_learnt(tx, row["id"], game, key.removeprefix(start))
        kept = json.dumps(preferences)
        tx.run("UPDATE players SET preferences = :kept WHERE id = :id", kept=kept, id=row["id"])


def note_code(tx: Transaction, id: str, code: str) -> None:
    """By this code a table is found."""
    tx.run("UPDATE tables SET code = :code WHERE id = :id", code=code, id=id)


def find_by_code(tx: Transaction, code: str, since: float) -> tuple[str, int]:
    """The table that a code leads to, and its version: one that gathers, or at which something happened since then."""
    row = tx.one(
        "SELECT id, version FROM tables WHERE code = :code AND (state = 'gathering' OR updated_at > :since)"
        " ORDER BY state = 'gathering' DESC, updated_at DESC LIMIT 1",
        code=code,
        since=since,
    )
    if row is None:
        raise NotFound("no-such-code")
    return row["id"], row["version"]


def note_missing_codes(tx: Transaction) -> None:
    """Tables of before there were codes get theirs."""
    relinked = f"(SELECT count(*) FROM deeds WHERE table_id = id AND kind = '{RELINKED}')"
    for row in tx.all(f"SELECT id, secret, {relinked} AS links FROM tables WHERE code IS NULL"):
        note_code(tx, row["id"], code_of(bytes(row["secret"]), row["links"]))


@dataclass(frozen=True)
class Stored:
    """All that a table follows from."""

    id: str
    row: dict[str, Any]
    deeds: list[Deed]
    results: list[tuple[int, int, int]]


def load_table(tx: Transaction, id: str) -> Table:
    """A table as its deeds made it."""
    return rebuilt(stored(tx, id))


def stored(tx: Transaction, id: str) -> Stored:
    """What is stored of a table."""
    row = tx.one("SELECT game, rules, secret, state FROM tables WHERE id = :id", id=id)
    if row is None:
        raise NotFound
    return Stored(id, row, deeds_since(tx, id, 0), results_of(tx, id))


def rebuilt(found: Stored) -> Table:
    """A table as its deeds made it; one of older rules if its race is not under way and today's end it as it ended.

    The race is replayed for it: no database need wait for that.
    """
    row = found.row
    known = REGISTRY.find(row["game"]).version
    other_rules = Refusal("record-other-rules", "paddock.core", found=row["rules"], known=known)
    is_older = row["rules"] < known
    if row["rules"] > known or (is_older and row["state"] == RACING):
        raise other_rules
    table = Table(found.id, bytes(row["secret"]))
    try:
        for deed in found.deeds:
            table.apply(deed)
    except PaddockError as error:
        raise other_rules if is_older else error from error
    if is_older and (table.state != row["state"] or found.results not in ([], results(table))):
        raise other_rules
    return table


def deeds_since(tx: Transaction, id: str, version: int) -> list[Deed]:
    """What happened after that version."""
    rows = tx.all(
        "SELECT kind, at, facts, command, house_time FROM deeds WHERE table_id = :id AND version > :version"
        " ORDER BY version",
        id=id,
        version=version,
    )
    return [Deed(row["kind"], row["at"], json.loads(row["facts"]), row["command"], row["house_time"]) for row in rows]


# ---- Lists -------------------------------------------------------------------------------------

FIELDS = "id, game, state, version, tables.created_at, updated_at"
LISTED = f"SELECT {FIELDS} FROM tables"
SUMMARISED = f"SELECT {FIELDS}, summary FROM tables"


def public_tables(tx: Transaction, state: str, limit: int) -> list[Summarised]:
    """Tables open to all, those lately touched first."""
    rows = tx.all(
        f"{SUMMARISED} WHERE public = 1 AND state = :state ORDER BY updated_at DESC LIMIT :limit",
        state=state,
        limit=limit,
    )
    return [Summarised.of(row) for row in rows]


def tables_of(tx: Transaction, player: str, limit: int) -> list[Summarised]:
    """Where a person sits or sat."""
    rows = tx.all(
        f"{SUMMARISED} JOIN sitters ON table_id = id WHERE player = :player ORDER BY updated_at DESC LIMIT :limit",
        player=player,
        limit=limit,
    )
    return [Summarised.of(row) for row in rows]


def note_summaries(tx: Transaction, found: Sequence[tuple[Listed, Summary]]) -> None:
    """What lists show of tables from now on, unless they have gone on."""
    tx.many(
        "UPDATE tables SET summary = :summary WHERE id = :id AND version = :version",
        [{"id": row.id, "version": row.version, "summary": summary.to_json()} for row, summary in found],
    )


def overdue(tx: Transaction, before: float) -> list[tuple[str, float]]:
    """Tables at which the house should have acted."""
    rows = tx.all("SELECT id, due_at FROM tables WHERE due_at < :before ORDER BY due_at LIMIT 500", before=before)
    return [(row["id"], row["due_at"]) for row in rows]


def leave_alone(tx: Transaction, id: str) -> None:
    """The house has nothing to do there until somebody comes."""
    tx.run("UPDATE tables SET due_at = NULL WHERE id = :id", id=id)


def postpone(tx: Transaction, id: str, version: int, due_at: float | None) -> None:
    """Look at a table again later, unless it has gone on."""
    tx.run(
        "UPDATE tables SET due_at = :due_at WHERE id = :id AND version = :version",
        id=id,
        version=version,
        due_at=due_at,
    )


def versions(tx: Transaction, ids: Sequence[str]) -> dict[str, int]:
    """How far some tables are."""
    found = {}
    for some in at_once(ids):
        names = ", ".join(f":{name}" for name in some)
        rows = tx.all(f"SELECT id, version FROM tables WHERE id IN ({names})", **some)
        found.update({row["id"]: row["version"] for row in rows})
    return found


# ---- Presence ----------------------------------------------------------------------------------


def note_presence(tx: Transaction, here: Sequence[tuple[str, str]], until: float) -> None:
    """These people have these tables open."""
    tx.many(
        "INSERT INTO presence (table_id, player, until) SELECT :table_id, :player, :until"
        " WHERE EXISTS (SELECT 1 FROM tables WHERE id = :table_id)"
        " ON CONFLICT (table_id, player) DO UPDATE SET until = excluded.until",
        [{"table_id": table, "player": player, "until": until} for table, player in here],
    )


def present(tx: Transaction, table: str, now: float) -> set[str]:
    """Who has a table open, in any process."""
    rows = tx.all("SELECT player FROM presence WHERE table_id = :id AND until > :now", id=table, now=now)
    return {row["player"] for row in rows}


# ---- Chat --------------------------------------------------------------------------------------

KEPT_SAYS = 200  # of one table


SAID = "SELECT number, player, name, text, phrase, at FROM says WHERE table_id = :id"


def add_say(tx: Transaction, table: str, said: dict[str, Any], command_id: str) -> dict[str, Any]:
    """Somebody says something; what is kept of it, from the first time if the command was sent before."""
    if tx.one("SELECT id FROM tables WHERE id = :id /*lock*/", id=table) is None:
        raise NotFound
    known = tx.one(
        f"{SAID} AND player = :player AND command = :command", id=table, player=said["player"], command=command_id
    )
    if known is not None:
        return known
    last = tx.one("SELECT max(number) AS last FROM says WHERE table_id = :id", id=table)
    number = int((last or {}).get("last") or 0) + 1
    tx.run(
        "INSERT INTO says (table_id, number, player, name, text, phrase, at, command)"
        " VALUES (:table_id, :number, :player, :name, :text, :phrase, :at, :command)",
        table_id=table,
        number=number,
        command=command_id,
        **said,
    )
    tx.run("DELETE FROM says WHERE table_id = :id AND number <= :old", id=table, old=number - KEPT_SAYS)
    tx.notify(table, 0)
    return {"number": number, **said}


def says_since(tx: Transaction, table: str, number: int) -> list[dict[str, Any]]:
    """What was said after that number."""
    return tx.all(
        f"{SAID} AND number > :number ORDER BY number",
        id=table,
        number=number,
    )


def mute(tx: Transaction, player: str, muted: str, on: bool) -> None:
    """A player no longer wants to read another, or does again."""
    if on:
        tx.run(
            "INSERT INTO mutes (player, muted) VALUES (:player, :muted) ON CONFLICT DO NOTHING",
            player=player,
            muted=muted,
        )
    else:
        tx.run("DELETE FROM mutes WHERE player = :player AND muted = :muted", player=player, muted=muted)


def mutes(tx: Transaction, player: str) -> set[str]:
    """Whom a player does not want to read."""
    return {row["muted"] for row in tx.all("SELECT muted FROM mutes WHERE player = :player", player=player)}


# ---- Results -----------------------------------------------------------------------------------


def results(table: Table) -> list[tuple[int, int, int]]:
    """Seat, place and points of everybody who has a result; who left a race that never ended was last."""
    race = table.race
    if race is None:
        return []
    scores = race.scores()
    places = race.places() if race.over else [len(scores)] * len(scores)
    sides = {seat: race.game.side_of(race.state, seat) for seat in sorted(table.seats_with_result)}
    return [(seat, places[side], scores[side]) for seat, side in sides.items()]


def results_of(tx: Transaction, id: str) -> list[tuple[int, int, int]]:
    """The same as it was kept when the race ended; nothing of a race that was imported, or has not ended."""
    rows = tx.all("SELECT seat, place, points FROM results WHERE table_id = :id ORDER BY seat", id=id)
    return [(row["seat"], row["place"], row["points"]) for row in rows]


def add_results(tx: Transaction, table: Table, at: float) -> None:
    """What a finished race leaves in the histories."""
    for seat, place, points in results(table):
        chair = table.chairs[seat]
        tx.run(
            "INSERT INTO results (table_id, seat, who, name, game, variant, place, points, has_left, at, day)"
            " VALUES (:table_id, :seat, :who, :name, :game, :variant, :place, :points, :has_left, :at, :day)",
            table_id=table.id,
            seat=seat,
            who=chair.who,
            name=chair.name,
            game=table.game.name,
            variant=table.variant,
            place=place,
            points=points,
            has_left=int(seat in table.leavers),
            at=at,
            day=table.day,
        )


def played(tx: Transaction, player: str) -> dict[str, int]:
    """How many races of each game a person has finished; of the others nothing is said."""
    rows = tx.all("SELECT game, COUNT(*) AS races FROM results WHERE who = :player GROUP BY game", player=player)
    return {row["game"]: row["races"] for row in rows}


FUTURE = 1e12  # seconds since 1970: after everything that has happened


def history(tx: Transaction, player: str, limit: int, before: float = FUTURE) -> list[dict[str, Any]]:
    """A player's finished races, the latest first."""
    rows = tx.all(
        "SELECT table_id, seat, name, game, variant, place, points, has_left, at FROM results"
        " WHERE who = :player AND at < :before ORDER BY at DESC LIMIT :limit",
        player=player,
        before=before,
        limit=limit,
    )
    return [{**row, "left": bool(row.pop("has_left"))} for row in rows]


def drove(tx: Transaction, ids: Sequence[str]) -> dict[str, dict[int, Chair]]:
    """Who has a result of each table, by seat."""
    found: dict[str, dict[int, Chair]] = {id: {} for id in ids}
    for some in at_once(list(found)):
        names = ", ".join(f":{name}" for name in some)
        rows = tx.all(
            f"SELECT table_id, seat, who, name FROM results WHERE table_id IN ({names}) ORDER BY seat", **some
        )
        for row in rows:
            found[row["table_id"]][row["seat"]] = chair_of(row["who"], row["name"])
    return found


def open_to_all(tx: Transaction, ids: Sequence[str]) -> set[str]:
    """Those of some tables that everybody could find in the lobby."""
    found: set[str] = set()
    for some in at_once(ids):
        names = ", ".join(f":{name}" for name in some)
        found |= {row["id"] for row in tx.all(f"SELECT id FROM tables WHERE public = 1 AND id IN ({names})", **some)}
    return found


def at_once(ids: Sequence[str]) -> Iterator[dict[str, str]]:
    """Ids as named values, as many as a statement takes at once."""
    for first in range(0, len(ids), AT_ONCE):
        yield {f"id{number}": id for number, id in enumerate(ids[first : first + AT_ONCE])}


# ---- Reviews -----------------------------------------------------------------------------------


def review_of(tx: Transaction, id: str) -> dict[str, Any] | None:
    """The review of a race, if there is one."""
    row = tx.one("SELECT review FROM tables WHERE id = :id", id=id)
    return json.loads(row["review"]) if row and row["review"] else None


def keep_review(tx: Transaction, id: str, review: bytes) -> None:
    """Keep the review of a race with its table, and in short with each result."""
    tx.run("UPDATE tables SET review = :review WHERE id = :id", id=id, review=review.decode())
    note_driven(tx, id, orjson.loads(review))


def note_driven(tx: Transaction, id: str, review: dict[str, Any]) -> None:
    """How each seat drove stands with its result."""
    game = REGISTRY.games.get(review["game"])
    if game is None:
        return
    for seat, driven in driven_by_seat(game, review).items():
        tx.run(
            "UPDATE results SET drove = :drove WHERE table_id = :id AND seat = :seat",
            drove=as_text(driven.as_json()),
            id=id,
            seat=seat,
        )


def note_missing_driven(tx: Transaction) -> None:
    """Races that were reviewed before there was a short form get it."""
    missing = tx.all(
        "SELECT DISTINCT id FROM tables JOIN results ON table_id = id WHERE review IS NOT NULL AND drove IS NULL"
    )
    for row in missing:
        with contextlib.suppress(KeyError, TypeError):  # a review of another shape is left as it is
            note_driven(tx, row["id"], review_of(tx, row["id"]) or {})


def reviews_by(tx: Transaction, player: str, limit: int) -> list[dict[str, Any]]:
    """The reviewed races of a person, the latest first: where, when, and how they drove."""
    rows = tx.all(
        "SELECT table_id, game, at, drove FROM results WHERE who = :player AND drove IS NOT NULL"
        " ORDER BY at DESC LIMIT :limit",
        player=player,
        limit=limit,
    )
    return [{**row, "drove": Driven.from_json(orjson.loads(row["drove"]))} for row in rows]


def unreviewed(tx: Transaction, player: str, limit: int) -> list[str]:
    """The tables of a person's races that came to their end and have no review, the latest first."""
    rows = tx.all(
        "SELECT DISTINCT id, at FROM results JOIN tables ON id = table_id"
        " WHERE who = :player AND review IS NULL AND state = 'over' ORDER BY at DESC LIMIT :limit",
        player=player,
        limit=limit,
    )
    return [row["id"] for row in rows]


# ---- People who delete their account -----------------------------------------------------------


def running_tables_of(tx: Transaction, player: str) -> list[str]:
    """Where a person sits, or is the host of a table that gathers, and it is not over."""
    rows = tx.all(
        "SELECT id FROM tables JOIN sitters ON table_id = id WHERE player = :player"
        " AND state IN ('gathering', 'racing')"
        " UNION SELECT id FROM tables WHERE host = :player AND state = 'gathering'",
        player=player,
    )
    return [row["id"] for row in rows]


def forget_player(tx: Transaction, player: str, at: float) -> dict[str, int]:
    """Delete a person; of their races stays what others need, without a name. The tables, with their new versions."""
    rows = tx.all("SELECT table_id FROM sitters WHERE player = :player ORDER BY table_id", player=player)
    tables = {row["table_id"]: forget_at_table(tx, row["table_id"], player, at) for row in rows}
    tx.run("UPDATE results SET who = '', name = '' WHERE who = :player", player=player)
    for table, column in (("says", "player"), ("presence", "player"), ("mutes", "muted"), ("ratings", "who")):
        tx.run(f"DELETE FROM {table} WHERE {column} = :player", player=player)
    tx.run("DELETE FROM players WHERE id = :player", player=player)
    return tables


def forget_at_table(tx: Transaction, id: str, player: str, at: float) -> int:
    """Take the name out of what was stored, and tell those who have the table in memory; its new version."""
    hold(tx, id)
    naming = tx.all(
        "SELECT version, facts FROM deeds WHERE table_id = :id AND kind IN (:opened, :sat_down)",
        id=id,
        opened=OPENED,
        sat_down=SAT_DOWN,
    )
    for row in naming:
        facts = json.loads(row["facts"])
        forget_name(facts, player)
        tx.run(
            "UPDATE deeds SET facts = :facts WHERE table_id = :id AND version = :version",
            id=id,
            version=row["version"],
            facts=json.dumps(facts),
        )
    last = max(kept_versions(tx, id))
    add_deeds(tx, id, last, [Deed(FORGOTTEN, at, {"player": player}, f"forgotten:{player}")])
    set_row(tx, id, {"version": last + 1, "summary": None})  # lists fill it in again
    return last + 1


# ---- Administration ----------------------------------------------------------------------------

OLD = "state IN ('gathering', 'over', 'cancelled') AND updated_at < :before"  # nobody plays there, nobody came
OLD_GUEST = (
    "login IS NULL AND created_at < :before"
    f" AND id NOT IN (SELECT player FROM sitters JOIN tables ON tables.id = table_id WHERE NOT ({OLD}))"
    f" AND id NOT IN (SELECT host FROM tables WHERE host IS NOT NULL AND NOT ({OLD}))"
)


def every_table(tx: Transaction) -> list[Listed]:
    """All tables, those lately touched first."""
    return [Listed(**row) for row in tx.all(f"{LISTED} ORDER BY updated_at DESC")]


def every_id(tx: Transaction) -> list[str]:
    """The ids of all tables; they stand in an index, which is read where rows cannot be."""
    return [row["id"] for row in tx.all("SELECT id FROM tables ORDER BY id")]


def remove_torn_tables(tx: Transaction) -> list[str]:
    """Remove tables of which the row or deeds are missing, but for their results; their ids."""
    torn = [
        row["id"]
        for row in tx.all(
            "SELECT ids.id FROM (SELECT id FROM tables UNION SELECT table_id FROM deeds) AS ids"
            " LEFT JOIN tables ON tables.id = ids.id"
            " LEFT JOIN (SELECT table_id, count(*) AS deeds, max(deeds.version) AS last FROM deeds GROUP BY table_id)"
            " AS kept ON kept.table_id = ids.id"
            " WHERE tables.id IS NULL OR deeds IS NULL OR deeds < last OR last < tables.version ORDER BY ids.id"
        )
    ]
    for table in ("deeds", "sitters", "presence", "says"):
        tx.many(f"DELETE FROM {table} WHERE table_id = :id", [{"id": id} for id in torn])
    tx.many("DELETE FROM tables WHERE id = :id", [{"id": id} for id in torn])
    return torn


def people_at(tx: Transaction) -> dict[str, list[str]]:
    """The names of who sits or sat at each table."""
    found: dict[str, list[str]] = {}
    rows = tx.all("SELECT table_id, name FROM sitters JOIN players ON players.id = player ORDER BY name")
    for row in rows:
        found.setdefault(row["table_id"], []).append(row["name"])
    return found


def row_of(tx: Transaction, id: str) -> dict[str, Any]:
    """All that is kept of a table beside its deeds."""
    row = tx.one("SELECT * FROM tables WHERE id = :id", id=id)
    if row is None:
        raise NotFound
    return row


def hold(tx: Transaction, id: str) -> None:
    """Keep a table still until the transaction ends."""
    tx.one("SELECT id FROM tables WHERE id = :id /*lock*/", id=id)


def kept_versions(tx: Transaction, id: str) -> list[int]:
    """The versions of a table's deeds; they should count from 1 without a gap."""
    return [row["version"] for row in tx.all("SELECT version FROM deeds WHERE table_id = :id ORDER BY version", id=id)]


def sitters_of(tx: Transaction, id: str) -> set[str]:
    """Who finds a table among their own."""
    return {row["player"] for row in tx.all("SELECT player FROM sitters WHERE table_id = :id", id=id)}


def set_row(tx: Transaction, id: str, fields: dict[str, Any]) -> None:
    """Let the row of a table say what its deeds say."""
    changes = ", ".join(f"{name} = :{name}" for name in fields)
    tx.run(f"UPDATE tables SET {changes} WHERE id = :id", id=id, **fields)
    tx.notify(id, fields["version"])


def old_tables(tx: Transaction, before: float) -> list[Listed]:
    """Tables at which nothing has happened since, and nothing will."""
    return [Listed(**row) for row in tx.all(f"{LISTED} WHERE {OLD} ORDER BY updated_at", before=before)]


def remove_old_tables(tx: Transaction, ids: Sequence[str], before: float) -> int:
    """Remove some of them with all that belongs to them, unless something happens there after all; how many."""
    return sum(tx.run(f"DELETE FROM tables WHERE id = :id AND {OLD}", id=id, before=before) for id in ids)


def old_guests(tx: Transaction, before: float) -> int:
    """How many guests of old sit at no table, those not counted that are old themselves."""
    found = tx.one(f"SELECT count(*) AS guests FROM players WHERE {OLD_GUEST}", before=before)
    return int((found or {})["guests"])


def remove_old_guests(tx: Transaction, before: float) -> int:
    """Remove them with their ratings; how many."""
    tx.run(f"DELETE FROM ratings WHERE who IN (SELECT id FROM players WHERE {OLD_GUEST})", before=before)
    return tx.run(f"DELETE FROM players WHERE {OLD_GUEST}", before=before)
