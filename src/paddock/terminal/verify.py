"""`paddock verify`: whether a race was dealt from the secret that was committed to before it began."""

import json
from collections.abc import Iterator
from typing import Any

from rich.markup import escape

from paddock.core.editions import game_of
from paddock.core.errors import PaddockError
from paddock.core.fair import Stream, commitment, drawn, key_of
from paddock.core.game import Event
from paddock.core.race import Race
from paddock.core.record import Record, read
from paddock.core.words import Say, Words
from paddock.terminal.editions import show_differences
from paddock.terminal.results import show_results
from paddock.terminal.screen import console, picture, speaker


class Findings:
    """A record replayed: the race, if it came to its end, and all that does not fit."""

    def __init__(self, path: str, shown: str | None, language: str) -> None:
        """`shown` is the commitment that was seen before the deal, if somebody noted it."""
        self.record, seal = Record.from_json(read(path))
        self.game = game_of(self.record)
        self.speak = speaker(language, self.game.package)
        self.race: Race | None = None
        self.commitment = commitment(bytes.fromhex(self.record.secret)) if self.record.secret else None
        self.wrong: list[str] = []
        if not self.commitment:
            self.wrong.append(self.speak(Say("verify-no-secret")))
        elif shown and shown.strip().lower() != self.commitment:
            self.wrong.append(self.speak(Say("verify-other-commitment", shown=shown.strip())))
        try:
            self.race = Race.load(self.game, self.record, seal)
        except PaddockError as error:
            self.wrong.append(error.in_words(language))

    def as_json(self) -> dict[str, Any]:
        """All of it."""
        race = self.race
        return {
            "game": self.record.game,
            "changes": self.record.changes,
            "variant": self.record.variant,
            "players": self.record.players,
            "moves": len(self.record.moves),
            "over": race.over if race else None,
            "scores": race.scores() if race else None,
            "places": race.places() if race else None,
            "commitment": self.commitment,
            "salts": self.record.salts,
            "fits": not self.wrong,
            "wrong": self.wrong,
        }


def verify(path: str, shown: str | None, draws: bool, as_json: bool, language: str) -> int:
    """Replay a record from its secret and say whether all fits; the exit status is 1 when something does not."""
    found = Findings(path, shown, language)
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        show(found, shown, draws, language)
    return 1 if found.wrong else 0


def show(found: Findings, shown: str | None, draws: bool, language: str) -> None:
    """Who played what, how it ended, and whether all fits."""
    out, speak, race, record = console(), found.speak, found.race, found.record
    if race and draws and found.commitment:
        for line in drawn_lines(record, speak):
            out.print(line)
        out.print()
    title = Say("verify-race", game=Say("game"), variant=record.variant, players=tuple(record.players))
    out.print(speak(title), style="bold", markup=False)
    show_differences(found.game, speak)
    if race and race.over:
        show_results(race, language)
    elif race:
        say = Say("replay-to-move", player=race.players[race.turn], moves=len(record.moves))
        out.print(speak(say), markup=False)
    if found.commitment:
        out.print(speak(Say("verify-commitment", commitment=found.commitment)), markup=False)
        for player, salt in zip(record.players, record.salts, strict=False):
            id = "verify-salt" if salt else "verify-house-salt"
            out.print(speak(Say(id, player=player, salt=salt)), markup=False)
        if not shown:
            out.print(speak(Say("verify-compare")), markup=False)
    for sentence in found.wrong:
        out.print(sentence, style="red", markup=False)
    if race and not found.wrong:
        out.print(speak(Say("verify-fits", moves=len(record.moves), draws=drawn(race.state))), style="green")


def drawn_lines(record: Record, speak: Words) -> Iterator[str]:
    """Every word of the stream where it was drawn, with what those who may know are told of it."""
    stream = Stream(key_of(record))
    race = Race(game_of(record), record.begun())
    position = seen = 0
    for number, move in enumerate([*record.moves, None], start=1):
        words = [f"{stream.word(i):08x}" for i in range(position, drawn(race.state))]
        if words:
            yield "     " + speak(Say("verify-words", first=position, words=" ".join(words)))
        for event in race.events[seen:]:
            yield from (f"     [dim]{escape(line)}[/]" for line in fullest_lines(race, event, speak))
        if len(words) >= race.state.seats:  # a deal, of which the log does not tell the cards
            yield from (picture(race, seat, speak) for seat in range(race.state.seats))
        position, seen = drawn(race.state), len(race.events)
        if move is not None:
            yield f"[bold]{number}.[/] " + escape(f"{race.players[race.turn]}: {race.describe(move, speak.language)}")
            race.play(move)


def fullest_lines(race: Race, event: Event, speak: Words) -> list[str]:
    """An event as those see it who know more than spectators; as all see it, if nobody does."""
    public, *own = (race.game.table.tell(event, race.state, seat) for seat in (None, *range(race.state.seats)))
    known = [say for say in own if say != public] or [public]
    return [speak(say, race.players) for say in dict.fromkeys(known) if say is not None]
