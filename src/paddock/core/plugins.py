"""What other packages bring into the house: games and bots that they registered under an entry point."""

import logging
import re
from collections.abc import Callable
from typing import Any

from paddock.core.errors import BadPlugin, PaddockError

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def add_plugins(group: str, add: Callable[[str, Any], None]) -> None:
    """Add everything of an entry point group; what fails is named in the log with the reason, and left out."""
    from importlib.metadata import entry_points  # costs some milliseconds

    for entry in entry_points(group=group):
        try:
            require_name(entry.name)
            add(entry.name, entry.load())
        except Exception as error:  # whatever it is, the others come in
            report(entry.name, entry.value, error)


def require_name(name: str) -> None:
    """Refuse a name that cannot be typed as one word of a command."""
    if not NAME.fullmatch(name):
        raise BadPlugin("plugin-bad-name", name=name)


def report(name: str, where: str, error: Exception) -> None:
    """Tell the log what was left out, and why."""
    from paddock.core.words import Say, system_language, words

    language = system_language()
    raised = Say("plugin-raised", detail=f"{type(error).__name__}: {error}")
    why = error.in_words(language) if isinstance(error, PaddockError) else raised
    logging.getLogger("paddock").warning(words(language)(Say("plugin-left-out", name=name, where=where, why=why)))
