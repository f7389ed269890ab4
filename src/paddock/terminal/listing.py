"""`paddock games` and `paddock rules`."""

import re
from collections.abc import Iterable
from typing import Any

from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import paddock
from paddock.core.game import Game
from paddock.core.texts import howto, reference, rulings, settings
from paddock.core.words import Say, Words
from paddock.school.book import Book, book, book_words, counted
from paddock.terminal.editions import asked_game, show_differences
from paddock.terminal.screen import console, heading, picture, speaker


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


def show_rules(name: str, sought: list[str], numbers: dict[str, int], box: str | None, language: str) -> None:
    """The book of a game: how to play, pictures, scoring, what can be chosen, the box, every ruling.

    Of words that are sought, only the paragraphs in which they all stand.
    """
    game = asked_game(name, numbers, box)
    s = game.prepare()
    shown = book(game, s)
    speak = book_words(game, language)
    before = [howto(game, language, s)]
    after = [scoring(shown, speak, settings(game, s)), choices(game, speak)]
    after += [listed(game, language, s), rulings(game, language)]
    if sought:
        found = [each for text in (*before, *after) for each in paragraphs(text) if holds(each, sought)]
        show(found or [speak(Say("book-none-found"))])
        return
    show_differences(game, speak)
    show(before)
    show_pictures(shown, speak, language)
    show(after)


def show(texts: Iterable[str]) -> None:
    """Markdown, one text after another."""
    for text in texts:
        console().print(Markdown(text), soft_wrap=False)
        console().print()


def paragraphs(text: str) -> list[str]:
    """A table is one; a list has one for each thing."""
    return [each for each in re.split(r"\n\n+|\n(?=- )", text) if each.strip() and not each.startswith("#")]


def holds(paragraph: str, sought: list[str]) -> bool:
    """Whether all words stand in it, in capitals or not."""
    return all(word.casefold() in paragraph.casefold() for word in sought)


def show_pictures(shown: Book, speak: Words, language: str) -> None:
    """Each with the table as who moves sees it, and what follows."""
    if not shown.pictures:
        return
    names = ", ".join(shown.race.players)
    intro = speak(Say("book-pictures-text", names=names))
    show([f"# {speak(Say('book-pictures'))}\n\n{intro}"])
    for each in shown.pictures:
        console().print(picture(each.race, each.race.turn, speak))
        label, merit = each.caption(language)
        console().print(f"[bold green]{escape(label)}[/]{escape(f' – {merit}' if merit else '')}")
        for line in each.log(language):
            console().print(f"  {line}", style="dim", markup=False)
        console().print()


def scoring(shown: Book, speak: Words, chosen: dict[str, Any]) -> str:
    """The score sheet of the race of the pictures, as Markdown."""
    names = shown.race.side_names()
    rows = [f"| | {' | '.join(names)} | |", "|---|" + "---:|" * len(names) + "---|"]
    for line in counted(shown.race, chosen):
        help_text = speak(line.help) if line.help.id in speak else ""
        rows.append(f"| {speak(line.name)} | {' | '.join(map(str, line.points))} | {help_text} |")
    rows.append(f"| **{speak(Say('book-total'))}** | {' | '.join(map(str, shown.race.scores()))} | |")
    title, text = speak(Say("book-scoring")), speak(Say("book-scoring-text"))
    return f"# {title}\n\n{text}\n\n" + "\n".join(rows)


def choices(game: Game, speak: Words) -> str:
    """Variants and options, as Markdown."""
    lines = [f"# {speak(Say('book-choices'))}\n"]
    for each in game.variants:
        name, help_text = speak(Say(f"variant-{each}")), speak(Say(f"variant-{each}.help"))
        lines.append(f"- **{name}**: {help_text}")
    for option in game.options:
        told = [speak(Say(f"option-{option.name}.{choice}")) for choice in option.choices]
        told[0] += f" ({speak(Say('book-default'))})"
        lines.append(f"- **{speak(Say(f'option-{option.name}'))}**: {'; '.join(told)}")
    return "\n".join(lines)


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
