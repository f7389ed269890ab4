"""The shapes of requests: what comes from outside is checked by them once."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StrictBool, StringConstraints
from pydantic_core import PydanticCustomError

from paddock.bots.levels import USUAL_LEVEL
from paddock.server.colours import Colour
from paddock.server.names import is_visible, tidy
from paddock.server.people import PLAY_DAYS


def visible_name(name: str) -> str:
    """A name as others can read it."""
    name = tidy(name)
    if not is_visible(name):
        raise PydanticCustomError("unseen_name", "something in it cannot be seen")
    return name


PRINTABLE = r"^[^\x00-\x1f\x7f\u2028\u2029]*$"
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=PRINTABLE),
    AfterValidator(visible_name),
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200, pattern=PRINTABLE)]
Player = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=PRINTABLE)]  # in a record
Move = Annotated[int, Field(ge=0, le=32_767)]
Digits = Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9a-f]*$")]
Hash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Language = Literal["en", "fr"]
Word = Annotated[str, StringConstraints(max_length=40, pattern=PRINTABLE)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Number = Annotated[int, Field(strict=True, ge=-(2**31), le=2**31 - 1)]
PREFERENCES = 40  # of one person
SeatNumber = Annotated[int, Field(ge=0, le=7)]


class Asked(BaseModel):
    """A request: what it does not know, it refuses."""

    model_config = ConfigDict(extra="forbid")


class NewGuest(Asked):
    """A name and a colour; that is all a guest needs."""

    name: Name | None = None  # the house calls who gives none a guest, in the reader's language
    colour: Colour = "red"
    language: Language = "en"


class Changes(Asked):
    """What a person changes about themselves; what is left out stays."""

    name: Name | None = None
    colour: Colour | None = None
    language: Language | None = None
    preferences: dict[Word, StrictBool | Number | Word] | None = Field(default=None, max_length=PREFERENCES)


class Credentials(Asked):
    """A login name and a password."""

    login: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9._-]{3,32}$")]
    password: Password


class NewPassword(Asked):
    """Another password, asked for by who knows the old one."""

    old: Password
    new: Password


class Deletion(Asked):
    """The account is to be deleted by who knows its password."""

    password: Password


class NewToken(Asked):
    """What a token is for, and for how many days."""

    label: Annotated[str, StringConstraints(max_length=40, pattern=PRINTABLE)] = ""
    days: Annotated[int, Field(ge=1, le=3650)] = PLAY_DAYS


class NewChair(Asked):
    """`you`: the person who opens the table, or another at the same screen; `open`: for a friend; `bot`: of a level."""

    kind: Literal["you", "open", "bot"]
    name: Name | None = None
    level: Word = USUAL_LEVEL


class NewTable(Asked):
    """A table; with `start` the race begins at once."""

    game: Word
    variant: Word | None = None
    options: dict[Word, Word] = Field(default_factory=dict, max_length=40)
    chairs: list[NewChair] = Field(min_length=1, max_length=8)
    public: bool = False
    clock: Annotated[int, Field(ge=10, le=1_209_600)] | None = None
    box: Annotated[str, StringConstraints(max_length=4_000)] = ""  # own numbers, as `data.toml` has them
    start: bool = False
    pledge: Hash | None = None
    command: CommandId | None = None


class NewLesson(Asked):
    """A lesson of a game."""

    game: Word
    lesson: Word
    command: CommandId | None = None


class NewDetour(Asked):
    """A race that goes on from one that has ended, after so many of its moves; by default from the own seat there."""

    table: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
    step: Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
    seat: SeatNumber | None = None
    puzzle: StrictBool = False
    command: CommandId | None = None


class NewDaily(Asked):
    """Today's race of a game."""

    game: Word


class Sit(Asked):
    """Sit down, by the word of the join link at a table that is not open to all."""

    link: Annotated[str, StringConstraints(max_length=64, pattern=PRINTABLE)] | None = None
    name: Name | None = None
    pledge: Hash | None = None
    command: CommandId | None = None


class SeatBot(Asked):
    """A bot of a level."""

    level: Word = USUAL_LEVEL
    command: CommandId | None = None


class Command(Asked):
    """Something to be done once."""

    command: CommandId | None = None


class Pledge(Asked):
    """The SHA-256 of the salt that the person will add."""

    pledge: Hash
    command: CommandId | None = None


class Salt(Asked):
    """32 random bytes, in hexadecimal digits."""

    salt: Hash
    command: CommandId | None = None


class NewRematch(Asked):
    """The same again; the pledge is that of who opens the table."""

    pledge: Hash | None = None
    command: CommandId | None = None


class NewMove(Asked):
    """A move, for the version of the table at which it was chosen."""

    command: CommandId
    version: Version
    move: Move
    seat: SeatNumber | None = None


class Undo(Asked):
    """The last move, at that version."""

    command: CommandId
    version: Version
    seat: SeatNumber | None = None


class NewSay(Asked):
    """A remark, or one of the quick phrases."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200, pattern=PRINTABLE)] = ""
    phrase: Word = ""
    command: CommandId | None = None


class NewRecord(Asked):
    """A record as `paddock` writes it."""

    paddock: Version
    game: Word
    rules: Version
    variant: Word
    seats: SeatNumber
    options: dict[Word, Word] = Field(max_length=40)
    seed: Annotated[int, Field(ge=0, lt=2**63)]
    players: list[Player] = Field(max_length=8)
    moves: list[Move] = Field(max_length=100_000)
    end: Digits
    secret: Digits = ""
    salts: list[Digits] = Field(default=[], max_length=8)
    changes: dict[Word, Number] = Field(default={}, max_length=400)
    seal: Digits
    command: CommandId | None = None


class Mute(Asked):
    """Whether the remarks of who sits there are shown."""

    seat: SeatNumber
    on: bool = True
