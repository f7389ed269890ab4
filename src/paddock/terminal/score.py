"""`paddock score`: how good a bot is at the tasks of the suite."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from paddock.arena.figures import decimal, percent
from paddock.arena.suite import OPPONENTS, Result, chosen_tasks, contests, keep, scored
from paddock.arena.tournament import ARENA, check_bot
from paddock.core.batch import every_core
from paddock.core.words import Say
from paddock.terminal.screen import console, progress_console, speaker


def score(
    bot: str,
    tasks: list[str],
    games: int | None,
    workers: int | None,
    as_json: bool,
    out: str | None,
    language: str,
) -> None:
    """Play every task with a progress bar; a result is kept as soon as its task is finished."""
    sys.path.append(str(Path.cwd()))  # a bot of one's own may lie here
    check_bot(bot)
    chosen = chosen_tasks(tasks)
    for task in chosen:
        task.require_its_rules()
    sets = sum(contest.total for task in chosen for contest in contests(task, bot, games).values())
    found, screen = [], progress_console()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        played = bar.add_task("", total=sets)
        for task in chosen:
            crew = every_core() if workers is None else workers
            found.append(scored(task, bot, games, crew, lambda: bar.advance(played)))
            if out:
                keep(out, found[-1])
    if as_json:
        print(json.dumps([asdict(one) for one in found]))
    else:
        console().print(table(bot, found, language))


def table(bot: str, found: list[Result], language: str) -> Table:
    """A row for each task."""
    speak = speaker(language, ARENA)
    shown = Table(title=speak(Say("suite-title", bot=bot)), caption=speak(Say("suite-title.scale")))
    shown.add_column(speak(Say("suite-task")))
    for id in ("suite-score", "arena-interval"):
        shown.add_column(speak(Say(id)), justify="right")
    for opponent in OPPONENTS:
        shown.add_column(speak(Say("suite-against", opponent=opponent)), justify="right")
    for id in ("arena-games", "arena-pace"):
        shown.add_column(speak(Say(id)), justify="right")
    for one in found:
        shares = (percent(one.shares[opponent]) for opponent in OPPONENTS)
        row = (one.task, decimal(one.score), f"{one.low:.1f} – {one.high:.1f}", *shares)
        shown.add_row(*row, f"{one.games:,}", decimal(one.ms_per_move, 2))
    return shown
