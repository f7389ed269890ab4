"""`paddock new-game`: a game to start from, which is the example with another name."""

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import paddock
from paddock.core.errors import BadOption, PaddockError
from paddock.core.plugins import require_name
from paddock.core.words import Say
from paddock.terminal.screen import TERMINAL, console, speaker

EXAMPLE = files("paddock") / "example-game"
ITS_NAME = "fog-run"


def write_game(name: str, language: str) -> None:
    """Write the package of a new game into a folder of its name, and say what to do next."""
    require_free(name)
    folder = Path(name)
    if folder.exists():
        raise BadOption("folder-exists", TERMINAL, path=str(folder))
    try:
        copy(EXAMPLE, folder, lambda text: renamed(text, name))
    except OSError as error:
        raise BadOption("cannot-write-game", TERMINAL, path=str(folder), detail=error.strerror) from error
    console().print(speaker(language)(Say("game-written", name=name, path=f"./{folder}")), markup=False)


def require_free(name: str) -> None:
    """Refuse a name that is none, or that something else has."""
    package = forms(name)[1]
    try:
        require_name(name)
    except PaddockError as error:
        raise BadOption("bad-game-name", TERMINAL, name=name, why=Say(error.id, **error.facts)) from error
    if name in paddock.games():
        raise BadOption("bad-game-name", TERMINAL, name=name, why=Say("plugin-name-taken", name=name))
    if iskeyword(package) or find_spec(package):
        raise BadOption("bad-game-name", TERMINAL, name=name, why=Say("name-is-a-module", module=package))


def copy(source: Traversable, target: Path, rename: Callable[[str], str]) -> None:
    """A file, or a folder with all that people wrote into it, under other names."""
    if not source.is_dir():
        target.write_text(rename(source.read_text("utf-8")), "utf-8")
        return
    target.mkdir()
    for each in source.iterdir():
        if not each.name.startswith(("__pycache__", ".")):
            copy(each, target / rename(each.name), rename)


def renamed(text: str, name: str) -> str:
    """A text in which the example's name is another one, in all its forms."""
    for old, new in zip(forms(ITS_NAME), forms(name), strict=True):
        text = text.replace(old, new)
    return text


def forms(name: str) -> tuple[str, str, str]:
    """A name as people type it, as Python's package, and on the box."""
    return name, name.replace("-", "_"), name.replace("-", " ").title()
