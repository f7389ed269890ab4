"""`paddock simulate`: many races, and what they tell about the game."""

import json
import math
import time
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from paddock.core.batch import Batch
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.statistics import wilson
from paddock.core.words import Say
from paddock.terminal.editions import asked_game, show_differences
from paddock.terminal.screen import console, heading, progress_console, speaker

PIECE = {"cpu": 50_000, "gpu": 2_000_000}  # races at a time


class Tally:
    """What is added up over all races."""

    def __init__(self, batch: Batch) -> None:
        sides, lines = batch.sides, len(batch.game.lines)
        self.games = 0
        self.seconds = 0.0
        self.moves = 0
        self.squared_moves = 0
        self.wins = np.zeros(sides)
        self.scores = np.zeros(sides)
        self.line_points = np.zeros(lines)
        self.line_times = np.zeros(lines)

    def add(self, batch: Batch, made: Any) -> None:
        """One more piece."""
        winners = batch.places() == 1
        sheet = batch.sheet()
        made = made.astype(np.int64)
        self.games += len(batch)
        self.moves += int(made.sum())
        self.squared_moves += int((made**2).sum())
        self.wins += (winners / winners.sum(axis=1, keepdims=True)).sum(axis=0)
        self.scores += batch.scores().sum(axis=0)
        self.line_points += sheet.mean(axis=1).sum(axis=0)
        self.line_times += (sheet != 0).mean(axis=1).sum(axis=0)


def simulate(
    game: str,
    seats: int | None,
    variant: str | None,
    options: dict[str, str],
    games: int,
    policy: str,
    device: str,
    seed: int | None,
    numbers: dict[str, int],
    box: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Play the races in pieces with a progress bar, then report. Ctrl-C reports what has been played."""
    seed = 0 if seed is None else seed
    if games < 1:
        raise BadOption("bad-games", games=games)
    facts: dict[str, Any] = {"seats": seats, "variant": variant, "device": device, **options}
    found = asked_game(game, numbers, box)
    first = Batch(found, games=1, seed=seed, **facts)  # refuses bad input, and compiles before the clock runs
    Tally(first).add(first, first.playout(policy))
    tally = Tally(first)
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=progress_console(), transient=True)
    with bar:
        task = bar.add_task("", total=games)
        try:
            batch = first
            while tally.games < games:
                count = min(PIECE[device], games - tally.games)
                batch = batch if len(batch) == count else Batch(found, games=count, **facts)
                start = time.perf_counter()
                batch.restart(seed, tally.games)
                made = batch.playout(policy)
                tally.seconds += time.perf_counter() - start
                tally.add(batch, made)
                bar.advance(task, count)
        except KeyboardInterrupt:
            if tally.games == 0:
                raise
    report = result(first, tally, policy, device, seed)
    if as_json:
        print(json.dumps(report))
    else:
        show(report, found, games, language)


def result(batch: Batch, tally: Tally, policy: str, device: str, seed: int) -> dict[str, Any]:
    """Everything that was found, as one object."""
    games = tally.games
    wins = (tally.wins / games).tolist()
    mean = tally.moves / games
    spread = math.sqrt(max(0.0, tally.squared_moves / games - mean**2))
    return {
        "game": batch.game.name,
        "changes": dict(batch.game.changes),
        "variant": batch.game.variants[int(batch.states["variant"][0])],
        "seats": batch.seats,
        "policy": policy,
        "device": device,
        "seed": seed,
        "games": games,
        "moves": tally.moves,
        "seconds": tally.seconds,
        "moves_per_second": tally.moves / tally.seconds,
        "games_per_second": games / tally.seconds,
        "mean_moves": mean,
        "spread_of_moves": spread,
        "wins": wins,
        "wins_95": [wilson(share, games) for share in wins],
        "mean_scores": (tally.scores / games).tolist(),
        "lines": {
            line: {"share": times / games, "mean_points": points / games}
            for line, times, points in zip(batch.game.lines, tally.line_times, tally.line_points, strict=True)
        },
    }


def show(report: dict[str, Any], game: Game, asked: int, language: str) -> None:
    """The same for people."""
    speak = speaker(language, game.package)
    out = console()
    show_differences(game, speak)
    if report["games"] < asked:
        out.print(speak(Say("stopped-early", games=report["games"], asked=asked)))
    about = Table(title=speak(Say("simulated", game=game.title(language), **about_race(report))), show_header=False)
    for id in (
        "games",
        "moves",
        "seconds",
        "games_per_second",
        "moves_per_second",
        "mean_moves",
        "spread_of_moves",
    ):
        value = report[id]
        about.add_row(heading(speak, id.replace("_", "-")), f"{value:,}" if isinstance(value, int) else f"{value:,.1f}")
    out.print(about)
    sides = Table()
    for id in ("side", "wins", "interval", "mean-score"):
        sides.add_column(heading(speak, id), justify="right")
    for side, (share, (low, high), score) in enumerate(
        zip(report["wins"], report["wins_95"], report["mean_scores"], strict=True)
    ):
        sides.add_row("ABCDEF"[side], f"{share:.2%}", f"{low:.2%} – {high:.2%}", f"{score:,.1f}")
    out.print(sides)
    lines = Table()
    for id in ("line", "share", "mean-points"):
        lines.add_column(heading(speak, id), justify="right" if id != "line" else "left")
    for line, found in report["lines"].items():
        lines.add_row(speak(Say(f"line-{line}")), f"{found['share']:.2%}", f"{found['mean_points']:,.1f}")
    out.print(lines)


def about_race(report: dict[str, Any]) -> dict[str, Any]:
    """What the title says of it."""
    return {
        "variant": report["variant"],
        "seats": report["seats"],
        "policy": report["policy"],
        "device": report["device"],
    }
