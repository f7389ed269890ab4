"""The file of a tournament: every finished game, so that it can go on where it stopped."""

import csv
import io
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from paddock.arena.contest import Contest
from paddock.arena.match import Played
from paddock.arena.tournament import ARENA, GameSet, Tournament
from paddock.core.errors import BadOption, BadRecord
from paddock.core.record import read, write

FORMAT = 2  # a set of format 1 had other deals


class Ledger:
    """What is written beside a tournament: FILE.json as it goes on, FILE.csv and FILE.html at its end."""

    def __init__(self, path: str | Path, tournament: Tournament) -> None:
        self.path = Path(path)
        self.tournament = tournament
        if self.path.suffix != ".json":
            raise BadOption("arena-out", ARENA, path=str(path))

    def load(self) -> dict[GameSet, list[Played]]:
        """The sets that were finished before; refuses the file of another tournament."""
        if not self.path.exists():
            return {}
        try:
            facts = json.loads(read(self.path))
            format, about, sets = facts["paddock-arena"], facts["tournament"], facts["sets"]
            finished = {
                GameSet(one["number"], one["pairing"]): [read_game(game) for game in one["games"]] for one in sets
            }
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise BadRecord("arena-not-a-file", ARENA, path=str(self.path)) from error
        if format != FORMAT or {"changes": [], **about} != self._about():
            raise BadRecord("arena-other-file", ARENA, path=str(self.path))
        if not all(self._is_sound(games, played) for games, played in finished.items()):
            raise BadRecord("arena-not-a-file", ARENA, path=str(self.path))
        return finished

    def save(self, contest: Contest, report: dict[str, Any] | None = None) -> None:
        """Write every finished game, those too that do not count; the file changes as a whole or not at all."""
        sets = [
            {**games._asdict(), "games": [asdict(game) for game in played]}
            for games, played in sorted(contest.finished.items())
        ]
        facts = {"paddock-arena": FORMAT, "tournament": self._about(), "report": report, "sets": sets}
        write(self.path, json.dumps(facts) + "\n")

    def close(self, contest: Contest, report: dict[str, Any], page: str) -> None:
        """The end, for now: the result, a row for each game that counts, and the page for people."""
        self.save(contest, report)
        write(self.path.with_suffix(".csv"), rows(contest))
        write(self.path.with_suffix(".html"), page)

    def _is_sound(self, games: GameSet, played: list[Played]) -> bool:
        return (
            isinstance(games.number, int)
            and games.pairing in range(len(self.tournament.pairings))
            and [game.bots for game in played] == self.tournament.line_ups(games.pairing)
            and all(len(game.places) == len(game.scores) == self.tournament.sides for game in played)
            and all(1 in game.places for game in played)
        )

    def _about(self) -> dict[str, Any]:
        facts: dict[str, Any] = json.loads(json.dumps(asdict(self.tournament)))
        return facts


def read_game(facts: dict[str, Any]) -> Played:
    """A game read from a file."""
    lists = {name: tuple(facts[name]) for name in ("bots", "scores", "places", "clocked", "seconds")}
    return Played(**lists, moves=facts["moves"])


def rows(contest: Contest) -> str:
    """Every game that counts as comma-separated values."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    sides = range(1, contest.tournament.sides + 1)
    figures = ("bot", "score", "place", "share", "ms_per_move")
    table.writerow(["set", "seed", "game", "moves", *(f"{figure}_{side}" for side in sides for figure in figures)])
    for games, all_played in contest.counted().items():
        seed = contest.tournament.seed_of(games.number)
        for number, game in enumerate(all_played, start=1):
            pace = [1000 * s / n if n else "" for s, n in zip(game.seconds, game.clocked, strict=True)]
            by_side = zip(game.bots, game.scores, game.places, game.shares, pace, strict=True)
            table.writerow([games.number, seed, number, game.moves, *(cell for side in by_side for cell in side)])
    return out.getvalue()
