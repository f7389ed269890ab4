"""Longer texts for people: how a game is played, and its rulings."""

from importlib.resources import files

from paddock.core.game import Game
from paddock.core.words import LANGUAGES


def text(game: Game, name: str, language: str) -> str:
    """A text that lies beside a game's rules, `howto` or `RULINGS`; English where it is not in that language."""
    folder = files(game.package)
    for each in (language, LANGUAGES[0]):
        file = folder.joinpath(f"{name}.{each}.md")
        if file.is_file():
            return file.read_text("utf-8")
    return folder.joinpath(f"{name}.md").read_text("utf-8")
