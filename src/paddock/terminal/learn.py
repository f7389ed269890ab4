"""`paddock learn`: train a driver for a game, by playing against itself."""

from pathlib import Path
from typing import Any

from rich.table import Table

from paddock.core.errors import BadOption
from paddock.core.game import REGISTRY, Game
from paddock.core.words import Say, Words
from paddock.terminal.screen import TERMINAL, console, heading, speaker

COLUMNS = ("minutes", "decisions", "decisions-a-second", "against-policy", "against-its-past")
WIDTH = 23


def learn(game: str, minutes: float, device: str, seed: int, races: int | None, out: str | None, language: str) -> None:
    """A line for each look at the strength; Ctrl-C keeps what was learnt, and the same command goes on from there."""
    from paddock.learning.training.page import write_page
    from paddock.learning.training.run import RACES, Plan, Run

    found, speak, screen = REGISTRY.find(game), speaker(language), console()
    if device not in RACES:
        raise BadOption("bad-device", name=device)
    if not minutes > 0:
        raise BadOption("bad-minutes", TERMINAL, minutes=str(minutes))
    if races is not None and races < 1:
        raise BadOption("bad-games", games=repr(races))
    folder = Path(out or f"{found.name}-net")
    run = Run(found, Plan(found.name, minutes, device, seed, races or RACES[device]), folder)
    if run.progress.seconds:
        screen.print(speak(Say("learn-goes-on", minutes=f"{run.progress.seconds / 60:.1f}", path=str(folder))))
    screen.print("".join(heading(speak, id).rjust(WIDTH) for id in COLUMNS))
    try:
        for look in run.learn():
            screen.print("".join(cell.rjust(WIDTH) for cell in cells(look)))
    except KeyboardInterrupt:
        run.save()
        screen.print(speak(Say("learn-stopped", path=str(folder))))
        return
    report = run.report()
    write_page(report, folder / "report.html", language)
    screen.print(table(found, report, speak, language))
    screen.print(speak(Say("learn-done", path=str(folder))))


def cells(look: dict[str, Any]) -> list[str]:
    """What a look tells."""
    pace = look["decisions"] / look["seconds"]
    return [
        f"{look['seconds'] / 60:.1f}",
        f"{look['decisions']:,}",
        f"{pace:,.0f}",
        *map(share, (look["policy"], look["past"])),
    ]


def share(judged: dict[str, Any]) -> str:
    """How often it won."""
    return f"{judged['share']:.1%} ± {judged['interval']:.1%}"


def table(game: Game, report: dict[str, Any], speak: Words, language: str) -> Table:
    """How strong it is in the end."""
    races = report["judged"][0]["races"]
    shown = Table(title=speak(Say("learn-judged", game=game.title(language), races=races)))
    for head in ("variant", "seats", "against", "wins", "even"):
        shown.add_column(heading(speak, head))
    for judged in report["judged"]:
        row = (judged["variant"], str(judged["seats"]), judged["against"], share(judged), f"{judged['even']:.0%}")
        shown.add_row(*row)
    return shown
