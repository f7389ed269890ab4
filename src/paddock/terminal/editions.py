"""Editions on the command line: `--set`, `--box`, and `paddock numbers`."""

import json
from collections.abc import Mapping

from rich.table import Table

from paddock.core.box import box_of
from paddock.core.editions import differences, edition, read_edition
from paddock.core.errors import BadEdition
from paddock.core.game import REGISTRY, Game
from paddock.core.words import Say, Words
from paddock.terminal.screen import console, heading, speaker


def asked_game(name: str, numbers: Mapping[str, int], box: str | None) -> Game:
    """A game as it was printed, or with the numbers and words of a file and those that were set."""
    changes, wording = read_edition(name, box) if box else ({}, {})
    return edition(name, {**changes, **numbers}, wording)


def show_differences(game: Game, speak: Words) -> None:
    """What an edition changes, in a line."""
    if own := differences(game):
        console().print(speak(own), style="yellow", markup=False)


def show_numbers(name: str, as_json: bool, language: str) -> None:
    """Every number of a box: those that an edition can change with their range, then the others with the reason."""
    game = REGISTRY.find(name)
    numbers = sorted(box_of(game.package).numbers.values(), key=lambda number: number.fixed is not None)
    if not numbers:
        raise BadEdition("edition-no-box", game=name)
    changeable = [number for number in numbers if not number.fixed]
    if as_json:
        print(json.dumps({n.path: {"standard": n.standard, "least": n.least, "most": n.most} for n in changeable}))
        return
    speak = speaker(language, game.package)
    table = Table(title=speak(Say("numbers-of", game=game.title(language), count=len(changeable))), box=None)
    for id in ("number", "standard", "can-be", "remark"):
        table.add_column(heading(speak, id), justify="right" if id == "standard" else "left", no_wrap=id == "number")
    for number in numbers:
        can_be = speak(number.fixed) if number.fixed else f"{number.least} – {number.most}"
        table.add_row(number.path, str(number.standard), can_be, number.remark, style="dim" if number.fixed else None)
    console().print(table)
