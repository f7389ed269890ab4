"""The rules of a game as people read them: how to play, every thing in the box, the rulings."""

import re
from dataclasses import replace
from typing import Any

from paddock.core.game import Chapter, Game, Thing
from paddock.core.words import LANGUAGES, Say, room, typeset

TESTS = re.compile(r"\n\n\*(Tests|No test):\*.*?(?=\n\n|\Z)", re.DOTALL)  # not for players


def howto(game: Game, language: str, s: Any) -> str:
    """How to play, as Markdown, in the words and with the numbers of a race with these options."""
    written = typeset(text(game, "howto", language), language)
    return game.words(language).fill(written, settings(game, s))


def rulings(game: Game, language: str) -> str:
    """Every unclear rule with its ruling and its reason, as Markdown; of an edition with a word about its numbers."""
    written = typeset(TESTS.sub("", text(game, "rulings", language)), language)
    if not game.changes or not written:
        return written
    title, _, rest = written.partition("\n\n")
    return f"{title}\n\n**{game.words(language)(Say('edition-rulings'))}**\n\n{rest}"


def text(game: Game, name: str, language: str) -> str:
    """A text that lies among a game's words, `howto` or `rulings`; English where it is not in that language.

    A game of clear rules has no rulings.
    """
    files = (room(game.package).joinpath(f"{name}.{each}.md") for each in (language, LANGUAGES[0]))
    return next((file.read_text("utf-8") for file in files if file.is_file()), "")


def settings(game: Game, s: Any) -> dict[str, Any]:
    """Seats, variant and options of a race, for texts that depend on them."""
    chosen = {option.field: option.choice(s) for option in game.options}
    return {"seats": s.seats, "variant": game.variants[s.variant], **chosen}


def reference(game: Game, s: Any) -> list[Chapter]:
    """Everything in the box and on the table, by kind; its messages know seats, variant and options of the race."""
    chosen = settings(game, s)

    def with_settings(say: Say) -> Say:
        return Say(say.id, **chosen | say.args)

    return [
        Chapter(
            with_settings(chapter.title),
            tuple(replace(thing, name=with_settings(thing.name)) for thing in chapter.things),
        )
        for chapter in game.table.reference(s)
    ]


def glossary(game: Game, s: Any) -> dict[str, Thing]:
    """Everything that can be looked up, by the name of its part."""
    return {thing.part: thing for chapter in reference(game, s) for thing in chapter.things}
