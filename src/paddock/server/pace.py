"""How quickly people drive at the tables of a house: durations, and nothing else about anybody."""

import json
from itertools import groupby, pairwise
from operator import itemgetter

from paddock.server import deeds
from paddock.server.store import Transaction
from paddock.server.table import OVER

SET = (deeds.STARTED, deeds.DEALT, deeds.MOVED, deeds.TOOK_BACK)  # after which the table waits for a move
PAUSE = 300.0  # seconds, after which nobody was thinking about the move any more
OTHER_RACES = {"changes", "lesson", "detour"}  # what is said of tables that play no whole race of the printed game


def moves_of_people(tx: Transaction, game: str) -> list[tuple[int, float]]:
    """Of each finished table of a game: how many moves people made, and in how many seconds; not those with pauses."""
    rows = tx.all(
        "SELECT table_id, kind, command, COALESCE(house_time, at) AS time, facts FROM deeds"
        " JOIN tables ON tables.id = table_id WHERE game = :game AND state = :state ORDER BY table_id, deeds.version",
        game=game,
        state=OVER,
    )
    found = []
    for _, own in groupby(rows, itemgetter("table_id")):
        happened = list(own)
        if OTHER_RACES.isdisjoint(json.loads(happened[0]["facts"])):
            waited = [row for row in happened if row["kind"] in SET]
            seconds = [
                row["time"] - before["time"]
                for before, row in pairwise(waited)
                if row["kind"] == deeds.MOVED and ":" in row["command"]  # a person's own, see `once`
            ]
            made = [each for each in seconds if each <= PAUSE]
            if made:
                found.append((len(made), sum(made)))
    return found
