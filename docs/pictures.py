"""Draw the terminal's pictures in README and docs from real output: `python docs/pictures.py`."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from paddock.bots import bot_move
from paddock.bots.levels import Policy
from paddock.core.race import Race
from paddock.terminal.play import new_game
from paddock.terminal.screen import picture

SEED, MOVES = 212, 30  # a turn with something to think about
FOLDER = Path(__file__).parent / "pictures"
INK, RED, GREEN, AMBER, BLUE = (35, 35, 42), (196, 53, 43), (43, 122, 75), (184, 130, 12), (33, 83, 155)
GREY, PLUM, SEA = (100, 98, 92), (107, 74, 140), (33, 110, 130)
COLOURS = [INK, RED, GREEN, AMBER, BLUE, PLUM, SEA, GREY]
PAPER = TerminalTheme((247, 243, 232), INK, COLOURS, [GREY, *COLOURS[1:7], INK])


def in_the_middle(race: Race, moves: int) -> Race:
    """After some moves of sensible play, at a turn of the first seat."""
    while len(race.record.moves) < moves or race.turn != 0:
        race.play(bot_move(race, Policy()))
    return race


def draw(name: str, console: Console, title: str) -> None:
    """Save what a console has recorded, without the fonts that rich would fetch from elsewhere."""
    svg = console.export_svg(title=title, theme=PAPER)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    (FOLDER / name).write_text(re.sub(r"terminal-\d+", "terminal", svg), "utf-8")


def terminal_game(language: str) -> Console:
    """A turn in the middle of a race."""
    session = new_game("mille-bornes", 2, None, {}, SEED, 1, "policy", language)
    in_the_middle(session.race, MOVES)
    session.out = Console(record=True, width=92, file=io.StringIO(), highlight=False, emoji=False, force_terminal=True)
    session.seen[0] = len(session.race.events) - 5
    session.print_news(0)
    moves = session.race.moves()
    refused = [move for move in session.race.game.thinkable(session.race.state) if move not in moves]
    session.out.print()
    session.out.print(picture(session.race, 0, session.speak))
    session.show([*moves], refused)
    return session.out


if __name__ == "__main__":
    draw("terminal.svg", terminal_game("en"), "paddock play mille-bornes")
    draw("terminal.fr.svg", terminal_game("fr"), "paddock play mille-bornes --language fr")
