"""`paddock arena`: bots against each other, and who is stronger."""

import contextlib
import json
import os
import sys
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from paddock.arena.cluster import RayCluster
from paddock.arena.contest import Contest
from paddock.arena.figures import COLUMNS, figures, percent, remarks, title
from paddock.arena.ledger import Ledger
from paddock.arena.match import Outcome
from paddock.arena.page import page
from paddock.arena.processes import Processes
from paddock.arena.report import report
from paddock.arena.tournament import ARENA, GameSet, Tournament
from paddock.core.words import Say, Words
from paddock.terminal.editions import asked_game
from paddock.terminal.screen import console, progress_console, speaker

SAVE_EVERY = 3  # seconds
INTERRUPTED = 130


def arena(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    variant: str | None,
    options: dict[str, str],
    seed: int | None,
    numbers: dict[str, int],
    box: str | None,
    workers: int | None,
    until_decided: bool,
    ray: str | None,
    as_json: bool,
    out: str | None,
    language: str,
) -> int:
    """Play the tournament with a progress bar, then report. Ctrl-C reports what has been played."""
    sys.path.append(str(Path.cwd()))  # a bot of one's own may lie here
    names = [name.strip() for name in bots.split(",") if name.strip()]
    tournament = Tournament.of(asked_game(game, numbers, box), names, seats, variant, options, seed or 0)
    ledger = Ledger(out, tournament) if out else None
    contest = Contest(tournament, games, until_decided, ledger.load() if ledger else None)
    crew = RayCluster(tournament, ray) if ray else Processes(tournament, cores() if workers is None else workers)
    finished = play(contest, crew, ledger)
    found = report(contest)
    if ledger:
        ledger.close(contest, found, page(contest, found, language))
    if as_json:
        print(json.dumps(found))
    else:
        show(found, contest, language)
    for failed in contest.failed:
        raise failed.error(tournament.edition.package)
    return 0 if finished else INTERRUPTED


class Crew(Protocol):
    """Who plays the sets."""

    def play(self, sets: Iterator[GameSet]) -> Generator[tuple[GameSet, Outcome]]:
        """Finished sets as they come."""


def play(contest: Contest, crew: Crew, ledger: Ledger | None) -> bool:
    """Play what is still to be played, keeping it as it comes; whether it came to an end."""
    keep(contest, ledger)
    screen = progress_console()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal)
    with bar, contextlib.closing(crew.play(contest.ahead())) as finished:
        task = bar.add_task("", completed=len(contest.counted()), total=contest.total)
        saved = time.monotonic()
        try:
            for games, outcome in finished:
                contest.add(games, outcome)
                bar.update(task, advance=contest.counts(games), total=contest.total)
                if time.monotonic() - saved > SAVE_EVERY:
                    keep(contest, ledger)
                    saved = time.monotonic()
        except KeyboardInterrupt:
            if not contest.finished:
                raise
            return False
        finally:
            keep(contest, ledger)
    return True


def keep(contest: Contest, ledger: Ledger | None) -> None:
    """Write down what is finished."""
    if ledger:
        ledger.save(contest)


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0))


def show(found: dict[str, Any], contest: Contest, language: str) -> None:
    """The result for people."""
    speak = speaker(language, ARENA, contest.tournament.edition.package)
    out = console()
    out.print(standings(found, speak))
    if len(found["bots"]) > 2:
        out.print(matrix(found, speak))
    for remark in remarks(contest):
        out.print(speak(remark))


def standings(found: dict[str, Any], speak: Words) -> Table:
    """Bot after bot, strongest first."""
    table = Table(title=speak(title(found)))
    table.add_column(speak(Say("arena-bot")))
    for id in COLUMNS:
        table.add_column(speak(Say(f"arena-{id}")), justify="right")
    for bot in found["bots"]:
        table.add_row(bot["name"], *figures(bot))
    return table


def matrix(found: dict[str, Any], speak: Words) -> Table:
    """The share of each against each other."""
    names = [bot["name"] for bot in found["bots"]]
    shares = {(pair["bot"], pair["against"]): pair["win_share"] for pair in found["pairings"]}
    table = Table(title=speak(Say("arena-matrix")), caption=speak(Say("arena-matrix.rows")))
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        table.add_row(name, *("" if other == name else percent(shares[name, other]) for other in names))
    return table
