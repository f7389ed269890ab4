"""The daily race: one deal a day and game, the same for everybody at this house, against the same drivers.

It follows from the date and a secret of the house, so nobody can know it before, and nothing of it needs to be stored.
"""

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import date
from typing import Any

from paddock.bots.levels import LEVELS, USUAL_LEVEL
from paddock.core.fair import new_secret
from paddock.core.game import Game
from paddock.school.daily import deal_of, today
from paddock.server.chairs import PERSON, Chair, bot_chair, called, chair_of
from paddock.server.errors import NotFound
from paddock.server.people import Person
from paddock.server.store import Transaction

SEAT = 0  # of who drives it
CHAMPION = LEVELS[-1]
ID_BYTES = 16
SHOWN = 100  # drivers


def day_asked(text: str, now: float) -> date:
    """A day that has come, from its date; of those to come nothing is known."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotFound from None
    if day > today(now):
        raise NotFound
    return day


def house_secret(tx: Transaction) -> bytes:
    """The house's own, made when somebody drives a day's race for the first time."""
    tx.run(
        "INSERT INTO house_secret (number, secret) VALUES (1, :secret) ON CONFLICT (number) DO NOTHING",
        secret=new_secret(),
    )
    return kept_secret(tx)


def kept_secret(tx: Transaction) -> bytes:
    """The same to look at what was driven; nothing while nobody has driven."""
    row = tx.one("SELECT secret FROM house_secret")
    return bytes(row["secret"]) if row else b""


@dataclass(frozen=True)
class Daily:
    """The race of a day."""

    game: Game
    day: date
    deal: bytes  # the secret from which its chance comes

    @classmethod
    def of(cls, game: Game, day: date, secret: bytes) -> "Daily":
        """It follows from the secret of the house."""
        return cls(game, day, deal_of(game, day, secret))

    def table_of(self, driver: str) -> str:
        """The id of the table at which somebody drives it: one for each, which nobody else can guess."""
        word = hmac.digest(self.deal, f"table {driver}".encode(), "sha256")[:ID_BYTES]
        return urlsafe_b64encode(word).decode().rstrip("=")

    @property
    def champions_table(self) -> str:
        """Where the champion drives it."""
        return self.table_of(CHAMPION)

    def opening(self, person: Person | None) -> dict[str, Any]:
        """The facts of a table with a person, or the champion, and the drivers of the day."""
        chairs = [Chair(PERSON, person.id, person.name, person.colour)] if person else [self.bot(CHAMPION, [])]
        while len(chairs) < self.game.seats[0]:
            chairs.append(self.bot(USUAL_LEVEL, [chair.name for chair in chairs]))
        return {
            "game": self.game.name,
            "variant": self.game.variants[0],
            "options": {},
            "public": False,
            "clock": None,
            "host": person.id if person else None,
            "chairs": [chair.facts() for chair in chairs],
            "day": self.day.isoformat(),
            "deal": self.deal.hex(),
        }

    def bot(self, level: str, taken: list[str]) -> Chair:
        """The same face at every table of the day."""
        return bot_chair(level, taken, self.day.isoformat())


def drivers(tx: Transaction, game: Game, day: date, language: str) -> list[dict[str, Any]]:
    """Who has driven the race of a day, the best first, with the champion among them."""
    rows = tx.all(
        "SELECT who, name, place, points, has_left FROM results"
        " WHERE game = :game AND day = :day AND seat = :seat ORDER BY has_left, place, points DESC, at LIMIT :most",
        game=game.name,
        day=day.isoformat(),
        seat=SEAT,
        most=SHOWN,
    )
    return [driver(row, language) for row in rows]


def driver(row: dict[str, Any], language: str) -> dict[str, Any]:
    """One of them, as a page shows it."""
    chair = chair_of(row["who"], row["name"])
    facts = {"name": called(row["name"], language), "face": chair.face, "page": chair.page}
    return {**facts, "who": row["who"], "place": row["place"], "points": row["points"], "left": bool(row["has_left"])}


def state_of(tx: Transaction, table: str) -> str | None:
    """How far a table has come; None where nobody has opened it."""
    row = tx.one("SELECT state FROM tables WHERE id = :id", id=table)
    return str(row["state"]) if row else None
