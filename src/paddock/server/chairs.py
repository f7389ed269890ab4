"""Chairs: who sits where."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from paddock.bots.levels import USUAL_LEVEL
from paddock.core.words import LANGUAGES, Say, words
from paddock.server.errors import SERVER
from paddock.server.names import unique_name

Kind = Literal["open", "person", "bot"]
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
    def who(self) -> str:
        """Whose result it is: a player's id or bot:LEVEL; nobody's where a former player sat."""
        return self.player or (f"bot:{self.level}" if self.kind == BOT else "")

    def facts(self) -> dict[str, Any]:
        """As it is stored."""
        return {"kind": self.kind, "player": self.player, "name": self.name, "colour": self.colour, "level": self.level}


def seats_of(chairs: Sequence[Chair], player: str | None) -> list[int]:
    """Where a person sits and has not left; several chairs share a screen."""
    return [
        seat for seat, chair in enumerate(chairs) if player is not None and chair.player == player and not chair.left
    ]


def bot_name(level: str, language: str) -> str:
    """A bot is named after its level; bots from elsewhere bring no words."""
    speak, id = words(language, SERVER), f"level-{level}"
    return speak(Say(id)) if id in speak else level.capitalize()


def former_player(language: str = LANGUAGES[0]) -> str:
    """What who deleted their account is called."""
    return words(language, SERVER)(Say("former-player"))


def bot_chair(level: str, taken: Iterable[str], language: str = LANGUAGES[0]) -> Chair:
    """A chair with a bot, named in the language of who asks for it; that name is in the record."""
    return Chair(BOT, None, unique_name(bot_name(level, language), taken), "", level)


def names_of(chairs: Sequence[Chair], language: str) -> list[str]:
    """Who sits there, by seat: bots and former players are called in the language of the reader."""
    names = ["" if chair.kind == BOT else chair.name for chair in chairs]
    for seat, chair in enumerate(chairs):
        if chair.kind == BOT:
            names[seat] = unique_name(bot_name(chair.level, language), names)
        elif chair.kind == PERSON and not chair.name:
            names[seat] = unique_name(former_player(language), names)
    return names
