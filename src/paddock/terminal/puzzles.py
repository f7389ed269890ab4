"""`paddock puzzles`: positions in which one move is clearly better, one after another."""

from rich.markup import escape

from paddock.core.game import REGISTRY, Game
from paddock.core.words import Say, Words
from paddock.school.book import book_words
from paddock.school.puzzles import find_puzzle, puzzles, verdict
from paddock.terminal.screen import console, picture, speaker


def ask_puzzles(game: str, number: int, language: str) -> int:
    """From one number on, until there are no more or somebody has enough."""
    found, speak = REGISTRY.find(game), book_words(REGISTRY.find(game), language)
    find_puzzle(found, number)
    prompt = speaker(language)(Say("puzzle-prompt"))
    try:
        for each in range(number, len(puzzles(found)) + 1):
            ask(found, each, speak, prompt)
    except (EOFError, KeyboardInterrupt):
        console().print()
    return 0


def ask(game: Game, number: int, speak: Words, prompt: str) -> None:
    """One puzzle, its answer, and what is said of that."""
    out, puzzle = console(), find_puzzle(game, number)
    race, offered = puzzle.race(game), puzzle.shown()
    title = speak(Say("puzzle", number=number, count=len(puzzles(game))))
    out.print(f"\n[bold]{title}[/] ({speak(Say('puzzle-grade', grade=puzzle.grade))})\n")
    out.print(picture(race, race.turn, speak))
    out.print(f"\n[bold]{escape(speak(Say('puzzle-ask', name=race.players[race.turn])))}[/]")
    for place, each in enumerate(offered, start=1):
        out.print(f"  [bold yellow]{place}[/]  {escape(speak(race.choice(each.move).label, race.players))}")
    chosen = ""
    while not (chosen.isdigit() and 1 <= int(chosen) <= len(offered)):
        chosen = input(f"{prompt} ").strip()
        if chosen in ("quit", "quitter"):
            raise EOFError
    first, *rest = verdict(puzzle, race, offered[int(chosen) - 1].move, speak)
    out.print(f"[bold green]{escape(first)}[/]")
    for line in rest:
        out.print(f"  {line}", style="dim", markup=False)
