"""The shapes of answers and news, for programs and for pages. The types of the browser's script are made from them."""

from collections.abc import Sequence
from typing import Any, Literal

from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

from paddock.server.chairs import Kind
from paddock.server.table import State


class Problem(TypedDict):
    """Why something was not done."""

    error: str
    text: str
    version: int | None


class PersonShown(TypedDict):
    """Who is asking."""

    name: str
    colour: str
    language: str
    preferences: dict[str, Any]
    login: str | None


class GuestShown(TypedDict):
    """A new guest; browsers get the token as a cookie, programs use it as a bearer token."""

    token: str
    person: PersonShown


class TokenShown(TypedDict):
    """A token, by the first letters of its hash."""

    id: str
    label: str
    scope: str
    created_at: float
    expires_at: float | None  # null for one of before tokens expired, until it is used


class NewTokenShown(TypedDict):
    """A token; it is shown this once."""

    token: str


class NamedText(TypedDict):
    """Something to choose, in words."""

    name: str
    text: str


class OptionShown(TypedDict):
    """A choice before the race; the first is the default."""

    name: str
    text: str
    choices: list[NamedText]


class GameShown(TypedDict):
    """What one can choose before a race."""

    name: str
    title: str
    tagline: str
    seats: Sequence[int]
    variants: list[NamedText]
    options: list[OptionShown]
    levels: Sequence[str]


class ChairShown(TypedDict):
    """Who sits there."""

    kind: Kind
    name: str
    colour: str
    level: str
    away: bool
    left: bool
    you: bool


class MoveShown(TypedDict):
    """A legal move: the parts that one would touch, its name, its consequence, and what can be planned after it."""

    move: int
    parts: Sequence[str]
    label: str
    note: str | None
    then: Sequence[Sequence[str]]


class LineShown(TypedDict):
    """A line of the log."""

    version: int
    step: int  # how many moves had been made
    at: float
    text: str


class ResultShown(TypedDict):
    """How a race ended, side by side."""

    over: bool
    seats: list[list[int]]
    places: list[int] | None
    scores: list[int]
    lines: Sequence[str]
    sheet: list[list[int]]


class PatienceShown(TypedDict):
    """How long others wait for the seat to act: when it is asked, and how often it can still say that it is there."""

    asked: float
    stays: int
    nudge: float | None  # from when the viewer may nudge


class EndingShown(TypedDict):
    """A proposal to end the race without a result: by which seat, who has agreed, and who is still asked."""

    by: int | None
    agreed: list[int]
    asked: list[int]


CancelShown = Literal["freely", "as-leaving"]  # who is alone among bots resigns by giving a race up


class TableShown(TypedDict):
    """Everything that the viewer may know of a table."""

    type: Literal["table"]
    id: str
    version: int
    game: str
    variant: str
    options: dict[str, str]
    public: bool
    clock: float | None
    state: State
    host: bool
    link: str | None
    code: str | None
    commitment: str | None
    secret: str | None
    pledges: list[str]  # by chair; "": nobody there adds salt
    salts: list[str]  # by chair, when the race is dealt; "": the house's
    seat: int | None
    seats: list[int]
    chairs: list[ChairShown]
    turn: int | None
    since: float | None
    until: float | None
    patience: PatienceShown | None
    reaction: bool
    race: dict[str, Any] | None
    moves: list[MoveShown]
    undo: bool
    cancel: CancelShown | None
    ending: EndingShown | None
    result: ResultShown | None
    rematch: str | None


class TableNews(TableShown):
    """The table now, and what has happened since the news before."""

    lines: list[LineShown]


class Listing(TypedDict):
    """A line of a list of tables."""

    id: str
    game: str
    variant: str
    state: State
    version: int
    chairs: list[ChairShown]
    turn: int | None
    your_turn: bool
    updated_at: float


class Done(TypedDict):
    """The version that a command led to."""

    version: int


class Rematch(TypedDict):
    """The table at which it goes on."""

    table: str


class Found(TypedDict):
    """Where a code leads: the table, and until the start the word of its join link."""

    table: str
    link: str | None


class Log(TypedDict):
    """Lines of the log."""

    lines: list[LineShown]


class CandidateShown(TypedDict):
    """A move that the champion thought about; its value runs from 0, last, to 1, first."""

    move: int
    label: str
    note: str | None
    parts: Sequence[str]
    value: float
    uncertainty: float
    visits: int


class Hint(TypedDict):
    """What the champion would do, best first."""

    candidates: list[CandidateShown]


class Step(TypedDict):
    """A race after so many moves."""

    step: int
    steps: int
    race: dict[str, Any]
    lines: list[str]
    turn: int | None


class SayShown(TypedDict):
    """A remark."""

    number: int
    name: str
    text: str
    phrase: str
    at: float
    seat: int | None


class ChatNews(TypedDict):
    """What was said, who has the table open and whom the viewer has muted, by chair; null: no person sits there."""

    type: Literal["aside"]
    says: list[SayShown]
    here: list[bool | None]
    muted: list[bool]


class TurnNews(TypedDict):
    """What a table wants of a person."""

    type: Literal["turn", "wait", "end"]
    table: str
    seats: list[int]
    version: int | None


class Chat(TypedDict):
    """What was said lately."""

    says: list[SayShown]


class Race(TypedDict):
    """A finished race in a history."""

    table_id: str
    seat: int
    name: str
    game: str
    variant: str
    place: int
    points: int
    left: bool
    at: float


class Rating(TypedDict):
    """Strength: the estimate, its uncertainty, and after how many races."""

    game: str
    mu: float
    sigma: float
    races: int


class Rated(TypedDict):
    """A line of a game's list."""

    name: str
    mu: float
    sigma: float
    races: int
    bot: bool


class Health(TypedDict):
    """That the server and its database answer."""

    ok: bool


# ---- For pages ---------------------------------------------------------------------------------

PieceId = Literal[
    "notice",
    "gathering",
    "board-place",
    "asked",
    "hand-place",
    "taking-back",
    "actions",
    "moves",
    "players",
    "sheet",
    "fair",
]  # of the elements that pieces fill
Pieces = dict[PieceId, str]


class PageLine(TypedDict):
    """A line of the log, and how many moves had been made."""

    step: int
    text: str


class RefusalShown(TypedDict):
    """A move that one may think of, and why it cannot be made."""

    parts: Sequence[str]
    text: str


class AnswersAhead(TypedDict):
    """For who wants no question when asked to react: the best answer, and the one that lets it pass."""

    best: int
    never: int


class PageNews(TypedDict):
    """What a table's page is sent at every change: pieces to put in, and what its script needs."""

    type: Literal["table"]
    version: int
    state: State
    host: bool
    seat: int | None
    seats: list[int]
    turn: int | None
    until: float | None
    pledges: list[str]
    patience: PatienceShown | None
    moves: list[MoveShown]
    refusals: list[RefusalShown]
    answers: AnswersAhead | None
    names: list[str]
    lines: list[PageLine]
    html: Pieces


class PageStep(TypedDict):
    """The board after so many moves, and what the last of them did."""

    html: Pieces
    steps: int
    lines: list[str]


class Ghost(TypedDict):
    """A thing that would be elsewhere after a move, and the id of what it would stand in."""

    id: str
    svg: str
    within: str | None


class Explained(TypedDict):
    """What a part of the table is called and what it does."""

    name: str
    help: str


NEWS = (TableNews, ChatNews, TurnNews, PageNews, PageStep, Ghost, Explained)  # described, though no path answers them
