"""Chairs: who sits where."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal

from paddock.bots.cast import CAST, Driver, of_level
from paddock.bots.levels import USUAL_LEVEL
from paddock.core.words import LANGUAGES, Say, words
from paddock.server.errors import SERVER
from paddock.server.names import looks, unique_name

Kind = Literal["open", "person", "bot"]
STRANGER = "stranger"  # a bot that is not of the cast
ADDRESS_LETTERS = 20
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass
class Chair:
    """A place at a table."""

    kind: Kind = OPEN
    player: str | None = None  # whose it is
    name: str = ""
    colour: str = ""
    level: str = ""  # of the bot that sits here
    away: bool = False  # a bot plays for the person until they come back
    left: bool = False  # a bot plays for the person to the end

    @property
    def bot(self) -> str | None:
        """The bot that makes the moves here, if one does."""
        if self.kind == BOT or self.level:
            return self.level
        return USUAL_LEVEL if self.away or self.left else None

    @property
    def face(self) -> str | None:
        """Where the picture of a bot is; people have none."""
        return f"/faces/{self.driver.key if self.driver else STRANGER}.svg" if self.kind == BOT else None

    @property
    def page(self) -> str | None:
        """Where more is told of who sits here."""
        if self.kind == BOT:
            return f"/drivers/{self.driver.key}" if self.driver else "/drivers"
        return f"/people/{address_of(self.player)}" if self.player else None

    @property
    def who(self) -> str:
        """Whose result it is: a player's id or bot:LEVEL; nobody's where a former player sat."""
        return self.player or (f"bot:{self.level}" if self.kind == BOT else "")

    @property
    def driver(self) -> Driver | None:
        """Who of the cast sits here; nobody for a bot of a package, or of a table of before there was a cast."""
        return CAST.get(self.name) if self.kind == BOT else None

    def facts(self) -> dict[str, Any]:
        """As it is stored."""
        return {"kind": self.kind, "player": self.player, "name": self.name, "colour": self.colour, "level": self.level}


def address_of(player: str) -> str:
    """Where a person is found by everybody: their id, which is nobody else's business, cannot be read from it."""
    return hashlib.sha256(f"address:{player}".encode()).hexdigest()[:ADDRESS_LETTERS]


def seats_of(chairs: Sequence[Chair], player: str | None) -> list[int]:
    """Where a person sits and has not left; several chairs share a screen."""
    return [
        seat for seat, chair in enumerate(chairs) if player is not None and chair.player == player and not chair.left
    ]


def level_name(level: str, language: str) -> str:
    """What a level is called; bots from elsewhere bring no words."""
    speak, id = words(language, SERVER), f"level-{level}"
    return speak(Say(id)) if id in speak else level.capitalize()


def former_player(language: str = LANGUAGES[0]) -> str:
    """What who deleted their account is called."""
    return words(language, SERVER)(Say("former-player"))


def guest(language: str) -> str:
    """What who has given no name is called."""
    return words(language, SERVER)(Say("guest"))


def is_guest(name: str) -> bool:
    """Whether a name is the one that the house gives, in any of its languages: such names are told in the reader's."""
    return name.rstrip("0123456789 ") in guests()


@cache
def guests() -> frozenset[str]:
    """Those names."""
    return frozenset(guest(language) for language in LANGUAGES)


def called(name: str, language: str) -> str:
    """What a reader calls a person of that name."""
    return guest(language) if is_guest(name) else name


def bot_chair(level: str, taken: Iterable[str], table: str) -> Chair:
    """A chair with a bot: somebody of the cast who is not at the table yet, others at other tables.

    Where nobody is left, or the bot is from elsewhere, it is named after its level; that name is in the record.
    """
    taken = list(taken)
    drivers = of_level(level)
    first = sum(table.encode()) % len(drivers) if drivers else 0
    others = set().union(*map(looks, taken))
    free = [driver for driver in drivers[first:] + drivers[:first] if not looks(driver.name) & others]
    name = free[0].name if free else unique_name(level_name(level, LANGUAGES[0]), taken)
    return Chair(BOT, None, name, "", level)


def chair_of(who: str, name: str) -> Chair:
    """Where somebody sat whose result is kept: see `Chair.who`."""
    kind, _, level = who.partition(":")
    return Chair(BOT, None, name, "", level) if kind == BOT else Chair(PERSON, who or None, name)


def names_of(chairs: Sequence[Chair], language: str) -> list[str]:
    """Who sits there, by seat: who has no name of their own is called in the language of the reader."""
    names = [chair.name if has_name(chair) else "" for chair in chairs]
    for seat, chair in enumerate(chairs):
        if chair.kind == OPEN or names[seat]:
            continue
        if chair.kind == BOT:
            name = level_name(chair.level, language)
        else:
            name = guest(language) if chair.name else former_player(language)
        names[seat] = unique_name(name, names)
    return names


def has_name(chair: Chair) -> bool:
    """Whether who sits there is called the same in every language."""
    return chair.driver is not None if chair.kind == BOT else bool(chair.name) and not is_guest(chair.name)
