"""What all commands print on."""

from rich.console import Console
from rich.markup import escape

from paddock.core.race import Race
from paddock.core.words import Say, Words, words

TERMINAL = "paddock.terminal"


def speaker(language: str, *packages: str) -> Words:
    """The words of the terminal, and of a game."""
    return words(language, TERMINAL, *packages)


def console() -> Console:
    """Standard output, with colours where it can show them."""
    return Console(highlight=False, emoji=False, soft_wrap=True)


def progress_console() -> Console:
    """The error stream: progress must not mix with results."""
    return Console(stderr=True, highlight=False)


def picture(race: Race, seat: int | None, speak: Words) -> str:
    """The table as a seat sees it, with marks for colours; none in the players' names."""
    return race.game.table.text(race.view(seat), speak, [escape(name) for name in race.players])


def heading(speak: Words, id: str) -> str:
    """The name of a column or row."""
    return speak(Say(f"head-{id}"))
