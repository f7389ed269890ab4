"""`paddock check-game`: whether a game keeps what every game promises."""

from rich.markup import escape

from paddock.core.game import REGISTRY
from paddock.core.words import Say
from paddock.promises.cases import PACKAGE
from paddock.promises.check import promises_of
from paddock.terminal.screen import console, progress_console, speaker


def check_game(name: str, language: str) -> int:
    """A line a promise; the exit status is 1 if one is broken."""
    game = REGISTRY.find(name)
    speak, out = speaker(language, PACKAGE, game.package), console()
    promises, broken = list(promises_of(game)), 0
    for promise in promises:
        sentence = escape(speak(promise.in_words))
        with progress_console().status(sentence):
            failure = promise.failure()
        if failure is None:
            out.print(f"[green]{speak(Say('check-kept'))}[/] {sentence}")
        else:
            broken += 1
            out.print(f"[red]{speak(Say('check-broken'))}[/] {sentence}\n    {escape(speak(failure))}")
    out.print(speak(Say("check-result", game=game.title(language), promises=len(promises), broken=broken)))
    return 1 if broken else 0
