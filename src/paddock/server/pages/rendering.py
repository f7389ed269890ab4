"""Jinja: templates with words in the reader's language."""

import re
from functools import cache, partial
from pathlib import Path
from typing import Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import HTTPConnection

from paddock.bots import bot_names
from paddock.core.game import REGISTRY, Game
from paddock.core.words import CORE, LANGUAGES, Say, Words, source, words
from paddock.server.api.dependencies import asked_language
from paddock.server.chairs import called, level_name
from paddock.server.colours import COLOURS
from paddock.server.errors import SERVER
from paddock.server.pages.drawings import drawn_by
from paddock.server.people import Person

PAGES = "paddock.server.pages"
SCRIPT = "js-"  # words that the script says
SIGNS = re.compile(r" (?=[:;!?»…%])|(?<=«) ")
TEMPLATES = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def grouped(number: int, language: str) -> str:
    """1,700 in English, 1 700 in French."""
    return f"{number:,}".replace(",", "," if language == "en" else "\N{NARROW NO-BREAK SPACE}")


TEMPLATES.filters["grouped"] = grouped


def speaker(language: str) -> Words:
    """The words of the pages and of the server."""
    return words(language, SERVER, PAGES)


def load_everything() -> None:
    """All words, templates, drawings and bots: what an error needs is here before there is one."""
    bot_names()
    for template in TEMPLATES.list_templates():
        TEMPLATES.get_template(template)
    for language in LANGUAGES:
        speaker(language)
        script_words(language)
        for package in (CORE, SERVER):
            words(language, package)
        for game in REGISTRY.games.values():
            game.words(language)
            drawn_by(game, lambda drawing: drawing.art())


def page(template: str, request: Request, person: Person | None, status: int = 200, **facts: Any) -> Response:
    """A page in the reader's language."""
    language = asked_language(request, person)
    speak = speaker(language)
    text = TEMPLATES.get_template(template).render(
        language=language,
        languages=LANGUAGES,
        person=person,
        own_name=called(person.name, language) if person else "",
        path=request.url.path,
        colours=COLOURS,
        games=list(REGISTRY.games.values()),
        say=sayer(speak),
        svg=Markup,
        game_words=game_words(language),
        level_name=partial(level_name, language=language),
        script_words=lambda: script_words(language),
        **facts,
    )
    return HTMLResponse(text, status)


def fragment(template: str, language: str, **facts: Any) -> str:
    """A piece of a page."""
    say = sayer(speaker(language))
    level = partial(level_name, language=language)
    return TEMPLATES.get_template(template).render(language=language, say=say, svg=Markup, level_name=level, **facts)


def held_together(text: str) -> str:
    """Signs stay with their words and numbers at the end of a line."""
    return SIGNS.sub("\N{NO-BREAK SPACE}", text)


def sayer(speak: Words) -> Any:
    """For templates: say("id", name=…)."""

    def say(id: str, **facts: Any) -> str:
        return held_together(speak(Say(id, **facts)))

    return say


def game_words(language: str) -> Any:
    """For templates: a message of a game."""

    def say(game: Game, id: str, **facts: Any) -> str:
        return held_together(game.words(language)(Say(id, **facts)))

    return say


@cache
def script_words(language: str) -> dict[str, str]:
    """The sentences of the script, with `{ $name }` where it puts something in."""
    lines = (line.partition(" = ") for line in source(PAGES, language).splitlines())
    return {id.removeprefix(SCRIPT): text for id, _, text in lines if id.startswith(SCRIPT)}


def shape_of(connection: HTTPConnection) -> str:
    """Whether a board is drawn for a desk or for a phone: what the script asks for, else what the browser says."""
    asked = connection.query_params.get("shape")
    if asked in ("wide", "tall"):
        return asked
    return "tall" if "Mobi" in connection.headers.get("user-agent", "") else "wide"
