"""`paddock daily`: the race of the day in the terminal, and how a Champion drives it with the same cards."""

import time
from pathlib import Path

import paddock
from paddock.bots import bot_move
from paddock.bots.levels import LEVELS, USUAL_LEVEL
from paddock.core.errors import BadOption
from paddock.core.fair import new_secret
from paddock.core.game import REGISTRY, Game
from paddock.core.race import Race
from paddock.core.words import Say
from paddock.school.daily import deal_of, today
from paddock.terminal.play import BOT, Session, kept_races
from paddock.terminal.screen import TERMINAL, speaker

SEAT = 0  # of who drives it
CHAMPION = LEVELS[-1]


def drive_daily(game: str, language: str) -> int:
    """Today's race: begun, gone on with, or shown once more when it is over."""
    found = REGISTRY.find(game)
    path = kept_races() / "daily" / f"{found.name}-{today(time.time())}.race.json"
    if path.is_file():
        race = paddock.load(path)
    else:
        race = laid_out(found, speaker(language)(Say("you")), deal_of(found, today(time.time()), own_secret()))
    return DailySession(race, path, language).run()


def laid_out(game: Game, name: str, deal: bytes) -> Race:
    """The race of a day for somebody, against the same drivers."""
    others = [f"{BOT} {USUAL_LEVEL} {seat + 1}" for seat in range(1, game.seats[0])]
    return Race.start(game, players=[name, *others], secret=deal)


def own_secret() -> bytes:
    """What the races of all days follow from: made once, and read by nobody else on this machine."""
    path = kept_races() / "daily" / "secret"
    try:
        if not path.is_file():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(0o600)
            path.write_bytes(new_secret())
        return path.read_bytes()
    except OSError as error:
        raise BadOption("no-daily-secret", TERMINAL, path=str(path), detail=error.strerror or str(error)) from error


class DailySession(Session):
    """A race of the day, after which one sees how a Champion did."""

    def end(self) -> None:
        """The results, and those of the Champion for who wants to wait."""
        super().end()
        try:
            if not self.champions_path.is_file():
                self.read("daily-prompt")
            champion = self.champion()
        except (EOFError, KeyboardInterrupt):
            self.out.print()
            return
        points, place = champion.scores()[SEAT], champion.places()[SEAT]
        own = {"own_points": self.race.scores()[SEAT], "own_place": self.race.places()[SEAT]}
        self.say("daily-compared", points=points, place=place, **own)

    @property
    def champions_path(self) -> Path:
        """Where the Champion's race of the same day lies."""
        return self.path.with_name(self.path.name.replace(".race", ".champion.race"))

    def champion(self) -> Race:
        """The same race with a Champion in the own seat, driven once."""
        if self.champions_path.is_file():
            return paddock.load(self.champions_path)
        race = laid_out(self.race.game, f"{BOT} {CHAMPION} 1", bytes.fromhex(self.race.record.secret))
        drivers = Session(race, self.champions_path, self.language).bots
        with self.out.status(self.speak(Say("daily-champion"))):
            while not race.over:
                race.play(bot_move(race, drivers[race.turn]))
        race.record.save(self.champions_path)
        return race
