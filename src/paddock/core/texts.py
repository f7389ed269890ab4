"""The rules of a game as people read them: how to play, every thing in the box, the rulings."""

import re
from importlib.resources import files
from typing import Any

from paddock.core.game import Game, Thing

TESTS = re.compile(r"\n\n\*(Tests|No test) ?:\*.*?(?=\n\n|\Z)", re.DOTALL)  # for those who read the code, not for players


def howto(game: Game, language: str, s: Any) -> str:
    """How to play, as Markdown, in the words and with the numbers of a race with these options."""
    return game.words(language).fill(text(game, f"howto.{language}.md"), settings(game, s))


def rulings(game: Game, language: str) -> str:
    """Every unclear rule with its ruling and its reason, as Markdown."""
    name = "RULINGS.md" if language == "en" else f"RULINGS.{language}.md"
    return TESTS.sub("", text(game, name))


def text(game: Game, name: str) -> str:
    """A text that lies beside a game's rules."""
    return files(game.package).joinpath(name).read_text("utf-8")


def settings(game: Game, s: Any) -> dict[str, Any]:
    """Seats, variant and options of a race, for texts that depend on them."""
    chosen = {option.field: option.choice(s) for option in game.options}
    return {"seats": s.seats, "variant": game.variants[s.variant], **chosen}


def glossary(game: Game, s: Any) -> dict[str, Thing]:
    """Everything that can be looked up, by the name of its part."""
    return {thing.part: thing for chapter in game.table.reference(s) for thing in chapter.things}
