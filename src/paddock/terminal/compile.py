"""`paddock compile`: bots that think are made ready ahead of the first race."""

import time

from paddock.bots.advice import is_compiled
from paddock.core.game import REGISTRY
from paddock.core.words import Say
from paddock.server.compiling import compile_bots
from paddock.terminal.screen import progress_console, speaker

BREATH = 0.5  # seconds in which a server may compile what somebody waits for


def compile_ahead(games: list[str], language: str) -> int:
    """Game after game, telling how far it has come; what is ready takes no time."""
    speak, screen = speaker(language), progress_console()
    wanted = [REGISTRY.find(name) for name in games or REGISTRY.games]
    for number, game in enumerate(wanted, start=1):
        facts = {"game": game.title(language), "number": number, "count": len(wanted)}
        start = time.monotonic()
        if not is_compiled(game):
            screen.print(speak(Say("bots-compiling", **facts)))
            compile_bots(game)
            time.sleep(BREATH)
        screen.print(speak(Say("bots-compiled", seconds=round(time.monotonic() - start), **facts)))
    return 0
