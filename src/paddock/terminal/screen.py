"""What all commands print on."""

from rich.console import Console

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


def heading(speak: Words, id: str) -> str:
    """The name of a column or row."""
    return speak(Say(f"head-{id}"))
