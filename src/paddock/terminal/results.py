"""The end of a race: the score sheet and who has won."""

from rich.markup import escape
from rich.table import Table

from paddock.core.race import Race
from paddock.core.words import Say
from paddock.terminal.screen import console, heading, speaker


def show_results(race: Race, language: str) -> None:
    """Every line on which somebody scored, the total if it is not the only line, and the winners."""
    speak = speaker(language, race.game.package)
    sides = race.side_names()
    table = Table(title=heading(speak, "sheet"))
    table.add_column("")
    for name in sides:
        table.add_column(escape(name), justify="right")
    for line, points in zip(race.game.lines, zip(*race.sheet(), strict=True), strict=True):
        if any(points):
            table.add_row(speak(Say(f"line-{line}")), *(str(p) if p else "" for p in points))
    if table.row_count != 1:
        table.add_section()
        table.add_row(heading(speak, "total"), *map(str, race.scores()), style="bold")
    console().print(table)
    winners = race.winners()
    facts = {"count": len(winners), "people": sum(map(len, winners)), "names": tuple(map(" & ".join, winners))}
    console().print(speak(Say("result-winner", **facts)), style="bold", markup=False)
