"""The daily race: one deal a day and game, the same for all who share a secret, and nobody can know it before."""

import hmac
from datetime import UTC, date, datetime

from paddock.core.fair import SECRET
from paddock.core.game import Game


def today(now: float) -> date:
    """The day of Greenwich, wherever somebody is."""
    return datetime.fromtimestamp(now, UTC).date()


def deal_of(game: Game, day: date, secret: bytes) -> bytes:
    """From which the chance of a day's race comes."""
    return hmac.digest(secret, f"daily {game.name} {day}".encode(), "sha256")[:SECRET]
