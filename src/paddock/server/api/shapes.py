"""The shapes of requests and answers, from which the OpenAPI description is made."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StringConstraints

PRINTABLE = r"^[^\x00-\x1f\x7f\u2028\u2029]*$"
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=PRINTABLE)]
Player = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=PRINTABLE)]  # in a record
Move = Annotated[int, Field(ge=0, le=32_767)]
Digits = Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9a-f]*$")]
CommandId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Colour = Literal["red", "blue", "amber", "green", "violet", "slate"]
Language = Literal["en", "fr"]
Word = Annotated[str, StringConstraints(max_length=40, pattern=PRINTABLE)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
Number = Annotated[int, Field(strict=True, ge=-(2**31), le=2**31 - 1)]
PREFERENCES = 40  # of one person
SeatNumber = Annotated[int, Field(ge=0, le=7)]


class Asked(BaseModel):
    """A request: what it does not know, it refuses."""

    model_config = ConfigDict(extra="forbid")


# ---- Requests ----------------------------------------------------------------------------------


class NewGuest(Asked):
    """A name and a colour; that is all a guest needs."""

    name: Name
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
    password: Annotated[str, StringConstraints(min_length=8, max_length=200, pattern=PRINTABLE)]


class NewToken(Asked):
    """What a token is for."""

    label: Annotated[str, StringConstraints(max_length=40, pattern=PRINTABLE)] = ""


class NewChair(Asked):
    """`you`: the person who opens the table, or another at the same screen; `open`: for a friend; `bot`: of a level."""

    kind: Literal["you", "open", "bot"]
    name: Name | None = None
    level: Word = "driver"


class NewTable(Asked):
    """A table; with `start` the race begins at once."""

    game: Word
    variant: Word | None = None
    options: dict[Word, Word] = Field(default_factory=dict, max_length=40)
    chairs: list[NewChair] = Field(min_length=1, max_length=8)
    public: bool = False
    clock: Annotated[int, Field(ge=10, le=1_209_600)] | None = None
    start: bool = False
    command: CommandId | None = None


class Sit(Asked):
    """Sit down, by the word of the join link at a table that is not open to all."""

    link: Annotated[str, StringConstraints(max_length=64, pattern=PRINTABLE)] | None = None
    name: Name | None = None
    command: CommandId | None = None


class SeatBot(Asked):
    """A bot of a level."""

    level: Word
    command: CommandId | None = None


class Command(Asked):
    """Something to be done once."""

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
    seal: Digits
    command: CommandId | None = None


class Mute(Asked):
    """Whether the remarks of who sits there are shown."""

    seat: SeatNumber
    on: bool = True


# ---- Answers -----------------------------------------------------------------------------------


class Problem(BaseModel):
    """Why something was not done."""

    error: str
    text: str
    version: int | None = None


class PersonShown(BaseModel):
    """Who is asking."""

    name: str
    colour: str
    language: str
    preferences: dict[str, Any]
    login: str | None


class GuestShown(BaseModel):
    """A new guest; browsers get the token as a cookie, programs use it as a bearer token."""

    token: str
    person: PersonShown


class TokenShown(BaseModel):
    """A token, by the first letters of its hash."""

    id: str
    label: str
    scope: str
    created_at: float


class NewTokenShown(BaseModel):
    """A token; it is shown this once."""

    token: str


class NamedText(BaseModel):
    """Something to choose, in words."""

    name: str
    text: str


class OptionShown(BaseModel):
    """A choice before the race; the first is the default."""

    name: str
    text: str
    choices: list[NamedText]


class GameShown(BaseModel):
    """What one can choose before a race."""

    name: str
    title: str
    tagline: str
    seats: list[int]
    variants: list[NamedText]
    options: list[OptionShown]
    levels: list[str]


class ChairShown(BaseModel):
    """Who sits there."""

    kind: Literal["open", "person", "bot"]
    name: str
    colour: str
    level: str
    away: bool
    you: bool


class MoveShown(BaseModel):
    """A legal move: the parts that one would touch, its name, its consequence, and what can be planned after it."""

    move: int
    parts: list[str]
    label: str
    note: str | None
    then: list[list[str]]


class LineShown(BaseModel):
    """A line of the log."""

    version: int
    step: int  # how many moves had been made
    at: float
    text: str


class ResultShown(BaseModel):
    """How a race ended, side by side."""

    over: bool
    seats: list[list[int]]
    places: list[int] | None
    scores: list[int]
    lines: list[str]
    sheet: list[list[int]]


class TableShown(BaseModel):
    """Everything that the viewer may know of a table."""

    type: Literal["table"]
    id: str
    version: int
    game: str
    variant: str
    options: dict[str, str]
    public: bool
    clock: float | None
    state: Literal["gathering", "racing", "over", "cancelled"]
    host: bool
    link: str | None
    code: str | None
    commitment: str | None
    secret: str | None
    seat: int | None
    seats: list[int]
    chairs: list[ChairShown]
    turn: int | None
    since: float | None
    until: float | None
    reaction: bool
    race: dict[str, Any] | None
    moves: list[MoveShown]
    undo: bool
    result: ResultShown | None
    rematch: str | None


class Listing(BaseModel):
    """A line of a list of tables."""

    id: str
    game: str
    variant: str
    state: str
    version: int
    chairs: list[ChairShown]
    turn: int | None
    your_turn: bool
    updated_at: float


class Done(BaseModel):
    """The version that a command led to."""

    version: int


class Rematch(BaseModel):
    """The table at which it goes on."""

    table: str


class Found(BaseModel):
    """Where a code leads: the table, and until the start the word of its join link."""

    table: str
    link: str | None


class Log(BaseModel):
    """Lines of the log."""

    lines: list[LineShown]


class CandidateShown(BaseModel):
    """A move that the champion thought about; its value runs from 0, last, to 1, first."""

    move: int
    label: str
    note: str | None
    parts: list[str]
    value: float
    uncertainty: float
    visits: int


class Hint(BaseModel):
    """What the champion would do, best first."""

    candidates: list[CandidateShown]


class Step(BaseModel):
    """A race after so many moves."""

    step: int
    steps: int
    race: dict[str, Any]
    lines: list[str]
    turn: int | None


class SayShown(BaseModel):
    """A remark."""

    number: int
    name: str
    text: str
    phrase: str
    at: float
    seat: int | None


class Chat(BaseModel):
    """What was said lately."""

    says: list[SayShown]


class Race(BaseModel):
    """A finished race in a history."""

    table_id: str
    seat: int
    name: str
    game: str
    variant: str
    place: int
    points: int
    at: float


class Rating(BaseModel):
    """Strength: the estimate, its uncertainty, and after how many races."""

    game: str
    mu: float
    sigma: float
    races: int


class Rated(BaseModel):
    """A line of a game's list."""

    name: str
    mu: float
    sigma: float
    races: int
    bot: bool


class Health(BaseModel):
    """That the server and its database answer."""

    ok: bool
