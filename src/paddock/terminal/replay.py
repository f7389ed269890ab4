"""`paddock replay`: a saved race, move by move."""

from rich.markup import escape

import paddock
from paddock.core.errors import BadOption
from paddock.core.race import Race
from paddock.core.words import Say
from paddock.terminal.editions import show_differences
from paddock.terminal.results import show_results
from paddock.terminal.screen import TERMINAL, console, picture, speaker


def show_replay(path: str, to: int | None, seat: int | None, language: str) -> None:
    """The moves up to a number, what they did, and the table after them as a seat sees it."""
    whole, to = asked_race(path, to, seat)
    moves = whole.record.moves
    race = Race(whole.game, whole.record.begun())
    viewer = None if seat is None else seat - 1
    out = console()
    show_differences(race.game, speaker(language, race.game.package))
    seen = print_events(race, viewer, 0, language)
    for number, move in enumerate(moves[:to], start=1):
        out.print(f"[bold]{number}.[/] {escape(f'{race.players[race.turn]}: {race.describe(move, language)}')}")
        race.play(move)
        seen = print_events(race, viewer, seen, language)
    speak = speaker(language, race.game.package)
    out.print()
    out.print(picture(race, viewer, speak))
    if race.over:
        show_results(race, language)
    else:
        out.print(speak(Say("replay-to-move", player=race.players[race.turn], moves=len(moves))), markup=False)


def asked_race(path: str, to: int | None, seat: int | None) -> tuple[Race, int]:
    """A saved race, and after how many of its moves it is to be shown."""
    race = paddock.load(path)
    moves = len(race.record.moves)
    to = moves if to is None else to
    if not 0 <= to <= moves:
        raise BadOption("bad-to", TERMINAL, to=to, moves=moves)
    if seat is not None and not 1 <= seat <= race.record.seats:
        raise BadOption("bad-seat-number", TERMINAL, seat=seat, seats=race.record.seats)
    return race, to


def print_events(race: Race, seat: int | None, since: int, language: str) -> int:
    """Print what has happened since an event; the number of the next one."""
    for line in race.log(seat, language, since):
        console().print(f"     {line}", style="dim", markup=False)
    return len(race.events)
