"""`paddock review`: what was luck in a finished race, what was driven well, and the move that lost it."""

import json

from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

import paddock
from paddock.core.race import Race
from paddock.core.replay import Replay
from paddock.core.words import Say, Words
from paddock.review import Review, growing
from paddock.review.telling import COLUMNS, figures, sentences, summary
from paddock.terminal.screen import console, heading, progress_console, speaker

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # letters of the graph


def show_review(path: str, seconds: float | None, as_json: bool, language: str) -> None:
    """Make the review with a progress bar, then show it."""
    race = paddock.load(path)
    review = made(race, seconds)
    if as_json:
        print(json.dumps(review.as_json()))
    else:
        show(race, review, speaker(language, "paddock.review", race.game.package))


def made(race: Race, seconds: float | None) -> Review:
    """The review, while a bar tells how far it is."""
    with Progress(
        BarColumn(), TextColumn("{task.percentage:.0f} %"), console=progress_console(), transient=True
    ) as bar:
        task = bar.add_task("", total=1.0)
        for review in growing(race, seconds, every=0.2):
            bar.update(task, completed=review.done)
    return review


def show(race: Race, review: Review, speak: Words) -> None:
    """The sentence, the graph, the players and the turning points."""
    out, names = console(), race.players
    out.print(speak(summary(race, review), names), style="bold", markup=False)
    out.print()
    for side, name in enumerate(race.side_names()):
        out.print(f"{line([point.chances[side] for point in review.graph])}  {escape(name)}")
    out.print(speak(Say("graph-name")), style="dim", markup=False)
    out.print()
    out.print(players(race, review, speak))
    replay = Replay(race)
    for point in review.turning_points:
        out.print()
        first, *more = sentences(replay.after(point.step - 1), point, speak)
        out.print(f"[bold]{point.step}.[/] {escape(first)}")
        for sentence in more:
            out.print(f"    {escape(sentence)}")


def line(chances: list[float]) -> str:
    """Chances all along a race as a line of bars."""
    places = (len(chances) * k // WIDTH for k in range(WIDTH)) if len(chances) > WIDTH else range(len(chances))
    return "".join(BARS[min(7, int(8 * chances[place]))] for place in places)


def players(race: Race, review: Review, speak: Words) -> Table:
    """How everybody drove, and with how much luck."""
    table = Table()
    table.add_column("")
    for column in COLUMNS:
        table.add_column(heading(speak, column), justify="right")
    for player in review.players:
        table.add_row(escape(race.players[player.seat]), *figures(review, player, speak))
    return table
