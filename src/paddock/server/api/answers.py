"""The shapes of answers and news, for programs and for pages. The types of the browser's script are made from them."""

from collections.abc import Sequence
from typing import Any, Literal

from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

from paddock.drawing.gestures import Gesture
from paddock.server.chairs import Kind
from paddock.server.colours import Colour
from paddock.server.table import State, Unready


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
    face: str | None  # where the picture of a bot is
    page: str | None  # where more is told of who sits there
    away: bool
    left: bool
    you: bool


class StepShown(TypedDict):
    """Of a plan: the question that it answers, parts to touch or to choose from, and what it passes on its way."""

    question: str
    parts: Sequence[str]
    along: Sequence[str]


class MoveShown(TypedDict):
    """A legal move: the parts that one would touch, its name, its consequence, what can be planned after it and what
    of that is laid out, whether it only gets rid of a thing, and whether it almost surely ends badly."""

    move: int
    parts: Sequence[str]
    label: str
    note: str | None
    then: Sequence[StepShown]
    laid_out: Sequence[StepShown]
    lays_off: bool
    warns: bool


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


class PuzzleShown(TypedDict):
    """What the move in the race gave away, how the question was answered, and then what is better."""

    loss: float
    answer: Literal["better", "same", "other"] | None
    better: str | None


class DetourShown(TypedDict):
    """Of a race that goes on from one that has ended: from which table's, after how many moves."""

    table: str
    step: int
    puzzle: PuzzleShown | None


CancelShown = Literal["freely", "as-leaving"]  # who is alone among bots resigns by giving a race up


class ShownToAll(TypedDict):
    """What everybody may know of a table."""

    type: Literal["table"]
    id: str
    version: int
    game: str
    variant: str
    options: dict[str, str]
    changes: dict[str, int]  # of the box, by path: numbers of this table's own
    public: bool
    clock: float | None
    state: State
    commitment: str | None
    secret: str | None
    pledges: list[str]  # by chair; "": nobody there adds salt
    salts: list[str]  # by chair, when the race is dealt; "": the house's
    turn: int | None
    since: float | None
    until: float | None
    reaction: bool
    unready: Unready | None  # whether bots play that cannot think yet, or could not before: it is not rated
    ending: EndingShown | None
    result: ResultShown | None
    rematch: str | None
    day: str | None  # whose race it is, as a date


class TableShown(ShownToAll):
    """Everything that the viewer may know of a table."""

    host: bool
    link: str | None
    code: str | None
    seat: int | None
    seats: list[int]
    edition: str | None  # `changes` in words
    chairs: list[ChairShown]
    patience: PatienceShown | None
    race: dict[str, Any] | None
    moves: list[MoveShown]
    undo: bool
    detour: DetourShown | None
    cancel: CancelShown | None


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
    lesson: bool  # that is still taught: the race is not free yet
    updated_at: float


class Done(TypedDict):
    """The version that a command led to."""

    version: int


class MoveDone(Done):
    """A move that was asked for on a socket is made."""

    type: Literal["done"]
    command: str


class MoveRefused(Problem):
    """A move that was asked for on a socket is not made."""

    type: Literal["refused"]
    command: str | None  # null where none could be read
    status: int  # as an answer to a request would have it


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
    """The chance of winning after a move, with its standard error, by so many imagined races.

    It is close if it cannot be told from the best one. The best is close.
    """

    move: int
    label: str
    note: str | None
    parts: Sequence[str]
    chance: float
    error: float
    worlds: int
    is_close: bool


class Hint(TypedDict):
    """What the champion would try, the best chance first."""

    candidates: list[CandidateShown]


class MadeShown(TypedDict):
    """A move of a champion's line."""

    step: int
    seat: int
    move: int
    label: str


class ChampionsLine(TypedDict):
    """How champions would go on, and each side's chance of winning after that, with its standard error."""

    moves: list[MadeShown]
    chances: list[float]
    errors: list[float]


class TipShown(TypedDict):
    """A sensible move, and what speaks for it."""

    move: int
    label: str
    parts: Sequence[str]
    merit: str


class Tips(TypedDict):
    """Moves for a newcomer to think of, what the game's driver would do first; none while it is another's turn."""

    tips: list[TipShown]


class PuzzleVerdict(TypedDict):
    """What is said of an answer: whether it is right, why, how all moves did, and who misses it."""

    right: bool
    best: int
    said: list[str]


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
    page: str  # where more is told of them


class Health(TypedDict):
    """That the server and its database answer."""

    ok: bool


# ---- For pages ---------------------------------------------------------------------------------

PieceId = Literal[
    "notice",
    "aim",
    "gathering",
    "podium",
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


class CarShown(TypedDict):
    """A car: its letter, and the colour that it has at this table."""

    letter: str
    colour: Colour


class RemarkShown(TypedDict):
    """What a bot says."""

    seat: int
    name: str
    face: str
    text: str


class RefusalShown(TypedDict):
    """A move that one may think of, and why it cannot be made."""

    parts: Sequence[str]
    text: str


class AnswersAhead(TypedDict):
    """For who wants no question when asked to react: the best answer, and the one that lets it pass."""

    best: int
    never: int


class Moment(TypedDict):
    """Something that happened, as a page shows it: beats of gestures on the picture before."""

    step: int
    seat: int | None  # who acted
    caption: str | None
    big: bool
    beats: list[list[Gesture]]


class LessonAnswer(TypedDict):
    """An answer to a question of a lesson, and what is said to who gives it."""

    text: str
    reply: str
    right: bool


class LessonStep(TypedDict):
    """A sentence of a lesson, the things that it points at, and the answers that can be given to it."""

    text: str
    points: tuple[str, ...]
    answers: list[LessonAnswer]


class LessonShown(TypedDict):
    """What a lesson says at this point of the race; at its end what was learnt, and which lesson comes next."""

    name: str
    title: str
    steps: list[LessonStep]
    move: int | None  # that is asked for
    otherwise: str  # to who makes another one
    done: str | None
    next: str | None


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
    lesson: LessonShown | None
    moves: list[MoveShown]
    refusals: list[RefusalShown]
    question: str | None  # what is being decided
    laid_out: list[StepShown]  # what the seat need only agree to
    answers: AnswersAhead | None
    names: list[str]
    cars: list[CarShown]  # of each seat
    remarks: list[RemarkShown]  # of bots, since the version that was asked for
    step: int  # how many moves had been made
    moments: list[Moment]  # since the version that was asked for; none where that is too much to be watched
    lines: list[PageLine]
    html: Pieces


class PageStep(TypedDict):
    """The board after so many moves, and what the last of them did."""

    html: Pieces
    steps: int
    moments: list[Moment]
    lines: list[str]


class Ghost(TypedDict):
    """A thing that would be elsewhere after a move, and the id of what it would stand in."""

    id: str
    svg: str
    within: str | None


class GreatMoment(TypedDict):
    """A step of a race that is worth looking at."""

    step: int
    caption: str


class Foreseen(TypedDict):
    """What a move of one's own does for certain: what would stand where, and what would be shown of it."""

    ghosts: list[Ghost]
    moments: list[Moment]


class Explained(TypedDict):
    """What a part of the table is called and what it does."""

    name: str
    help: str


class GraphPointShown(TypedDict):
    """After which move, what led there (start, chance or decision), and each side's chance of winning."""

    step: int
    cause: Literal["start", "chance", "decision"]
    chances: list[float]
    errors: list[float]


class DecisionShown(TypedDict):
    """What a decision gave away of the chance of winning, and the standard error of that."""

    step: int
    seat: int
    move: int
    best: int
    loss: float
    error: float
    worlds: int
    chance: float | None
    chance_error: float | None


class DroveShown(TypedDict):
    """How somebody drove: the error in thousandths of a win a decision, luck and results in wins; standard errors."""

    seat: int
    side: int
    decisions: int
    error: float
    error_error: float
    errors: int
    blunders: int
    luck: float
    luck_error: float
    result: float
    adjusted: float
    adjusted_error: float


class DifferenceShown(TypedDict):
    """Points that the better move brings a side on a line of the score sheet."""

    side: int
    line: str
    points: float
    error: float


class HeldShown(TypedDict):
    """What another seat held: the chance of winning after the move where that is so, and where it is not."""

    seat: int
    part: str
    held: float
    otherwise: float
    error: float


class TallyShown(TypedDict):
    """What a side meets on the way on, on average: after the move played and after the better one."""

    side: int
    tally: str
    played: float
    better: float
    error: float


class TurningPointShown(TypedDict):
    """A decision that decided much; `chance` as its seat could know, `truth` with everything as it lay."""

    step: int
    seat: int
    move: int
    best: int
    loss: float
    error: float
    chance: float
    chance_error: float
    truth: float
    truth_error: float
    why: list[DifferenceShown]
    held: HeldShown | None
    tallies: list[TallyShown]


class ReviewShown(TypedDict):
    """The review of a race that is over, as far as it is done, from 0 to 1."""

    game: str
    done: float
    graph: list[GraphPointShown]
    decisions: list[DecisionShown]
    players: list[DroveShown]
    turning_points: list[TurningPointShown]


class ReviewsBegun(TypedDict):
    """How many races are to be reviewed."""

    count: int


class PageReview(TypedDict):
    """For the page of a review: its pieces as far as it is done, and for each step the chances in words."""

    done: float
    html: dict[str, str]
    told: list[str]


class ReviewStrip(TypedDict):
    """For the slider of a replay: the graph of the review, as far as that is done."""

    done: float
    html: str


NEWS = (
    TableNews,
    ChatNews,
    TurnNews,
    MoveDone,
    MoveRefused,
    PageNews,
    PageStep,
    GreatMoment,
    PageReview,
    ReviewStrip,
    Foreseen,
    Explained,
)  # described, though no path answers them
