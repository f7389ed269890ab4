"""`paddock games` and `paddock rules`."""

from typing import Any

from rich.markdown import Markdown
from rich.table import Table

import paddock
from paddock.core.game import REGISTRY, Game
from paddock.core.texts import howto, reference, rulings
from paddock.core.words import Say
from paddock.terminal.screen import console, heading, speaker


def show_games(language: str) -> None:
    """Every game with its players, variants and options."""
    for game in paddock.games().values():
        speak = speaker(language, game.package)
        console().print(f"[bold]{game.name}[/]  {speak(Say('game'))} — {speak(Say('tagline'))}")
        table = Table(box=None, pad_edge=True, show_header=False)
        table.add_column(no_wrap=True)
        table.add_row(heading(speak, "seats"), ", ".join(map(str, sorted(game.seats))))
        for variant in game.variants:
            name, help_text = speak(Say(f"variant-{variant}")), speak(Say(f"variant-{variant}.help"))
            table.add_row(f"--variant {variant}", f"{name} — {help_text}")
        for option in game.options:
            title = speak(Say(f"option-{option.name}"))
            choices = {choice: choice for choice in option.choices} | ({"…": "code"} if option.codes else {})
            for choice, word in choices.items():
                said = speak(Say(f"option-{option.name}.{word}"))
                table.add_row(f"--option {option.name}={choice}", f"{title} — {said}")
        console().print(table)


def show_rules(name: str, language: str) -> None:
    """How to play, everything in the box, then every ruling."""
    game = REGISTRY.find(name)
    s = game.prepare()
    for text in (howto(game, language, s), listed(game, language, s), rulings(game, language)):
        console().print(Markdown(text), soft_wrap=False)
        console().print()


def listed(game: Game, language: str, s: Any) -> str:
    """Everything in the box with its number and its use, as Markdown."""
    speak = speaker(language, game.package)
    lines = []
    for chapter in reference(game, s):
        lines.append(f"\n## {speak(chapter.title)}\n")
        for thing in chapter.things:
            count = f" (×{thing.count})" if thing.count else ""
            lines.append(f"- {speak(Say('explained', name=f'**{speak(thing.name)}**{count}', help=thing.help))}")
    return "\n".join(lines)
