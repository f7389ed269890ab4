"""Game: what makes a game. And the registry of those in the house."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from numbers import Integral
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, cast

from paddock.core import contract
from paddock.core.box import EDITIONS, STANDARD, Changes
from paddock.core.contract import Numbers
from paddock.core.errors import BadOption, BadPlugin, UnknownGame
from paddock.core.events import silence
from paddock.core.features import Feature
from paddock.core.layout import Layout, NoScratch, RaceState
from paddock.core.net import net_of
from paddock.core.plugins import add_plugins
from paddock.core.rule import Binding, Wrap, given, is_rule
from paddock.core.words import LANGUAGES, Say, Words, words

if TYPE_CHECKING:
    from paddock.core.assets import Asset
    from paddock.core.race import Race
    from paddock.core.weights import Weights

GROUP = "paddock.games"  # the entry point under which packages register their games
KEPT: defaultdict[str, dict[Any, Any]] = defaultdict(dict)  # by package, what is made of a game once and kept
HOUSE_REASONS = {contract.RACE_OVER: "race-over", contract.NO_SUCH_MOVE: "no-such-move"}
CALLS = tuple(call for call in vars(contract).values() if is_rule(call))


class Codes(Protocol):
    """How an option reads what is none of its choices: a short code that people share."""

    def read(self, code: str, s: Any) -> int | None:
        """Its number, after those of the choices; None if it means nothing in a race prepared like this.

        A game that knows better why it cannot be raises BadOption in its own words.
        """

    def write(self, number: int, s: Any) -> str:
        """The code of a number, in a race prepared like this."""


@dataclass(frozen=True)
class Option:
    """A choice made before the race; the first is the default. It stands in the state's field of that name.

    `matters` tells of a prepared state whether such a race has what the option is about. Where it has not, a new race
    is refused any choice but the default, with the reason: the attribute `needs` of the option's message.
    """

    name: str
    choices: tuple[str, ...]
    codes: Codes | None = None
    matters: Callable[[Any], bool] | None = None

    def number(self, choice: str, s: Any) -> int | None:
        """What stands in the state for a choice; None if there is none such."""
        if choice in self.choices:
            return self.choices.index(choice)
        return self.codes.read(choice, s) if self.codes else None

    def choice(self, s: Any) -> str:
        """What was chosen in a race: the reverse of `number`."""
        number = getattr(s, self.field)
        return self.choices[number] if self.codes is None or number < len(self.choices) else self.codes.write(number, s)

    @property
    def field(self) -> str:
        """Where the number of the choice stands in the state."""
        return self.name.replace("-", "_")


@dataclass(frozen=True)
class Step:
    """Of a plan: an answer to a question that is still to come, or one part of each answer that can be chosen."""

    question: str  # as `phase` calls it
    parts: tuple[str, ...]
    along: tuple[str, ...] = ()  # what it passes on its way


class Choice(NamedTuple):
    """A move as people see it: the parts one would touch, and what it is called."""

    move: int
    parts: tuple[str, ...]
    label: Say
    note: Say | None = None  # the consequence: a cost, cards drawn, the total reached
    then: tuple[Step, ...] = ()  # parts that can be planned to be touched after it, in order, one of each
    lays_off: bool = False  # whether it only gets rid of the thing, which other moves would use
    warns: bool = False  # whether it almost surely ends badly, as its note says


@dataclass(frozen=True)
class Thing:
    """Something of the box or on the table that can be looked up; the message of its name has an attribute `help`."""

    part: str
    name: Say
    count: int | None = None  # how many are in the box, where that matters

    @property
    def help(self) -> Say:
        """What it is and does."""
        return Say(f"{self.name.id}.help", **self.name.args)


@dataclass(frozen=True)
class Chapter:
    """Things of one kind."""

    title: Say
    things: tuple[Thing, ...]


class Event(NamedTuple):
    """Something that happened: after which move, what, and its numbers."""

    step: int
    kind: int
    a: int
    b: int
    c: int


class Presentation(Protocol):
    """How a game is presented to people: its room `table`.

    It may also say more than every game needs to: `aim`, `heard`, `holding`, `laid_out`, `merit`, `now`,
    `own_view`, `phase`, `PICTURED`, `reaction`, `thinkable`, see `Game`; `ASSETS` and `PERSONAS`, see `assets.py`.
    """

    def view(self, s: Any, seat: int | None) -> Mapping[str, Any]:
        """What a seat may see, a spectator for None, as JSON: named from nothing. The core puts a head before it."""

    def choice(self, s: Any, move: int) -> Choice:
        """A move of the seat to act, as people see it."""

    def why_not(self, s: Any, move: int, reason: int) -> Say:
        """One of the game's own reasons, in words."""

    def tell(self, event: Event, s: Any, seat: int | None) -> Say | None:
        """A line of the log as a seat may read it; None when there is nothing for it."""

    def reference(self, s: Any) -> list[Chapter]:
        """Everything in the box and on the table of a race with these options, by kind, in the order to be read."""

    def text(self, view: Any, words: Words, players: list[str]) -> str:
        """A view as lines of text with colour marks, for a terminal and a plain table; 52 letters fit on a phone."""


class Drawing(Protocol):
    """How a game is drawn: its room `drawing`. It sees views alone; what can be touched has a `data-part`.

    It may also show what happens: `show(event, view, shape)`, see `drawing/gestures.py`.
    """

    def art(self) -> str:
        """The symbols that its drawings use, put once into a page."""

    def board(self, view: Any, speak: Words, players: list[str], shape: str) -> str:
        """What lies on the table as SVG, "wide" for a desk or "tall" for a phone."""

    def hand(self, view: Any, speak: Words, players: list[str], shape: str = "wide", own: bool = False) -> str:
        """What the seat that looks holds, and its buttons; empty for a spectator. To its owner it is "your hand"."""

    def part(self, thing: Thing, speak: Words) -> str:
        """One thing of the reference alone."""

    def poster(self, speak: Words) -> str:
        """The game's travel poster; it needs no symbols."""

    def alone(self, *pictures: str) -> str:
        """Pictures below each other as one SVG that needs nothing else."""


@dataclass(frozen=True)
class Game:
    """A box: who plays it, in which variants, and the functions that are its rules."""

    name: str
    package: str  # where its words and rulings lie
    version: int  # of the rules: a record that plays differently needs another one
    state: type[RaceState]
    seats: tuple[int, ...]
    moves: int  # a move is a number below this
    lines: tuple[str, ...]  # of the score sheet
    features: tuple[Feature, ...]  # what each number that `observe` writes is
    usual_lead: int  # in points, over the mean of the others: as many races end with less as with more
    table: Presentation

    setup: Callable[[Any], None]
    refusal: Callable[[Any, int], int]
    play: Callable[[Any, int], None]
    sheet: Callable[[Any, int, int], int]
    redeal: Callable[[Any, int, Any], None]
    policy: Callable[[Any, Numbers, int, Any], int]
    observe: Callable[[Any, int, Numbers], None]

    # What a game may leave as it is.
    variants: tuple[str, ...] = ("standard",)
    options: tuple[Option, ...] = ()
    legal: Callable[[Any, Numbers], int] = contract.legal
    side_of: Callable[[Any, int], int] = contract.side_of
    did_better: Callable[[Any, int, int], bool] = contract.did_better
    sensible: Callable[[Any, Numbers, int, Any], int] = contract.sensible
    outlook: Callable[[Any, Numbers], None] = contract.outlook
    far_enough: Callable[[Any, Any], bool] = contract.far_enough
    pace: Callable[[Any], int] = contract.pace
    tallies: tuple[str, ...] = ()  # what `tally` counts
    tally: Callable[[Any, int, Numbers], None] = contract.tally
    scratch: type[Layout] = NoScratch  # paper for `redeal`, `policy` and `sensible`, on which anything may stand before
    former_bytes: Callable[["Race"], bytes] | None = None  # of a race's state, as records once fingerprinted it
    longest: int = 20_000  # moves, more than any race has
    driving: tuple[float, ...] = (0.7, 1.3, 11.0, 19.0)  # the driving errors of the levels, the best first: see review
    trained: "Weights | Literal[False] | None" = None  # a network in place of the game's own, or False for none
    told: Callable[..., None] = silence  # what compiled play makes of `emit`
    asks: str = ""  # the state's field with the question of the moment, if a GPU does well to group races by it

    def __post_init__(self) -> None:
        """What a game left as it is follows from its other calls."""
        if self.legal is contract.legal:
            object.__setattr__(self, "legal", given(contract.legal, refusal=self.refusal, MOVES=self.moves))
        if self.did_better is contract.did_better:
            object.__setattr__(self, "did_better", given(contract.did_better, points=self.points))

    @property
    def is_edition(self) -> bool:
        """Whether its box or its words differ from what was printed: see `editions.py`."""
        return self.package in EDITIONS

    @property
    def changes(self) -> Changes:
        """What differs in its box, by path."""
        return EDITIONS.get(self.package, STANDARD)

    @property
    def kept(self) -> dict[Any, Any]:
        """What is made of it once, such as compiled machines; with an edition it goes."""
        return KEPT[self.package]

    @cached_property
    def verdict(self) -> Callable[[Any, int], int]:
        """0 if the seat to act may make that move, else the number of the reason why not."""
        return given(contract.verdict, refusal=self.refusal, MOVES=self.moves)

    @cached_property
    def points(self) -> Callable[[Any, int], int]:
        """The points of a side so far."""
        return given(contract.points, sheet=self.sheet, LINES=len(self.lines))

    @cached_property
    def scores(self) -> Callable[[Any, Numbers], None]:
        """Writes the points of each side so far."""
        return given(contract.scores, points=self.points)

    @cached_property
    def places(self) -> Callable[[Any, Numbers], None]:
        """Writes the place of each side, 1 for the winner; equal sides share a place."""
        return given(contract.places, did_better=self.did_better)

    @cached_property
    def weights(self) -> "Weights | None":
        """Of a network: the one that was given, or the game's own, in its `drivers/net.npz`; see `net.py`."""
        if self.trained is not None or self.is_edition:
            return self.trained or None
        from paddock.core.weights import Weights

        file = files(self.package) / "drivers" / "net.npz"
        return Weights.load(file) if file.is_file() else None

    @cached_property
    def net(self) -> Callable[[Any, Numbers, int, Any], None]:
        """What a trained network thinks, if the game has one."""
        return net_of(self.weights, self.observe) if self.weights else contract.net

    def why_not(self, s: Any, move: int, reason: int) -> Say:
        """The reason of a verdict, in words."""
        if reason in HOUSE_REASONS:
            return Say(f"why-{HOUSE_REASONS[reason]}")
        return self.table.why_not(s, move, reason)

    def heard(self, event: Event, seat: int | None) -> Event:
        """An event as a seat may know of it: numbers that it cannot know are masked, where a game has such."""
        return self.table.heard(event, seat) if hasattr(self.table, "heard") else event

    def phase(self, s: Any) -> str | None:
        """What is being decided, in a race under way, where a game has more than one kind of decision."""
        return self.table.phase(s) if hasattr(self.table, "phase") else None

    def laid_out(self, s: Any, move: int | None = None) -> tuple[Step, ...]:
        """What the seat to act may do after a move, or at once, and need only agree to; nothing unless a game says."""
        return self.table.laid_out(s, move) if hasattr(self.table, "laid_out") else ()

    def reaction(self, s: Any) -> int | None:
        """The move that lets it pass, while the seat to act is asked to react; else None."""
        return self.table.reaction(s) if hasattr(self.table, "reaction") else None

    def aim(self, s: Any) -> Say | None:
        """What one wants to reach, in a line; None where a game leaves that to its rules."""
        return self.table.aim(s) if hasattr(self.table, "aim") else None

    def now(self, s: Any, seat: int) -> Say | None:
        """How a seat stands to it, in a line: what it needs next. It is told to that seat alone."""
        return self.table.now(s, seat) if hasattr(self.table, "now") and not s.over else None

    def merit(self, s: Any, move: int) -> Say | None:
        """What speaks for a move of the seat to act, as a newcomer is told it; None where nothing does."""
        return self.table.merit(s, move) if hasattr(self.table, "merit") else None

    @property
    def pictured(self) -> tuple[str, ...]:
        """The messages that name the moves of which the book of the game shows one each; none unless a game says."""
        return getattr(self.table, "PICTURED", ())

    @property
    def assets(self) -> "tuple[Asset, ...]":
        """What seats have that may be worth something; nothing unless a game says."""
        return getattr(self.table, "ASSETS", ())

    @property
    def personas(self) -> Mapping[str, Mapping[str, int]]:
        """Ways to drive by their names: how much each leans to some kinds of moves; none unless a game says."""
        return getattr(self.table, "PERSONAS", {})

    def holding(self, s: Any, seat: int) -> tuple[str, ...]:
        """The parts of what a seat holds out of the others' sight, by their names in the reference."""
        return self.table.holding(s, seat) if hasattr(self.table, "holding") else ()

    def thinkable(self, s: Any) -> list[int]:
        """The moves that the seat to act may think of, legal or not, so that a refusal can be explained."""
        return self.table.thinkable(s) if hasattr(self.table, "thinkable") else self.legal_moves(s)

    def legal_moves(self, s: Any) -> list[int]:
        """The legal moves of the seat to act."""
        moves = [0] * self.moves
        return moves[: self.legal(s, moves)]

    def sensible_moves(self, s: Any) -> list[int]:
        """Those of them that search should look at."""
        moves = self.legal_moves(s)
        return moves[: self.sensible(s, moves, len(moves), self.scratch())]

    def policy_move(self, s: Any) -> int:
        """The one that the policy chooses."""
        moves = self.legal_moves(s)
        return self.policy(s, moves, len(moves), self.scratch())

    def prepare(
        self, seats: int | None = None, variant: str | None = None, options: Mapping[str, str] | None = None
    ) -> RaceState:
        """A state with the options of a race written into it, before set-up; refuses what the game has not."""
        seats = self.seats[0] if seats is None else seats
        variant = self.variants[0] if variant is None else variant
        options = options or {}
        if not is_whole(seats) or seats not in self.seats:
            allowed = tuple(sorted(self.seats))
            raise BadOption("bad-seats", self.package, seats=repr(seats), allowed=allowed, why=Say("seats-why"))
        if variant not in self.variants:
            raise BadOption("bad-variant", name=str(variant), allowed=self.variants)
        if not isinstance(options, Mapping) or not all(isinstance(x, str) for pair in options.items() for x in pair):
            raise BadOption("bad-options")
        s = self.state()
        s.seats = s.sides = int(seats)
        s.variant = self.variants.index(variant)
        asked = {name.replace("_", "-"): choice for name, choice in options.items()}
        for name in asked.keys() - {option.name for option in self.options}:
            raise BadOption("bad-option", name=name, allowed=tuple(option.name for option in self.options))
        for option in self.options:
            if option.name in asked:
                number = option.number(asked[option.name], s)
                if number is None:
                    why = "bad-code" if option.codes else "bad-choice"
                    raise BadOption(why, option=option.name, name=asked[option.name], allowed=option.choices)
                setattr(s, option.field, number)
        return s

    def prepare_new(
        self, seats: int | None = None, variant: str | None = None, options: Mapping[str, str] | None = None
    ) -> RaceState:
        """The same for a new race: refuses what would change nothing in it, too; old records may have that."""
        s = self.prepare(seats, variant, options)
        for option in self.options:
            if getattr(s, option.field) and option.matters and not option.matters(s):
                raise BadOption("idle-option", self.package, name=option.name, why=Say(f"option-{option.name}.needs"))
        return s

    def bind(
        self,
        wrap: Wrap = lambda function: function,
        replace: Mapping[Callable[..., Any], Callable[..., Any]] | None = None,
        constant: Callable[[Any], Any] = lambda value: value,
    ) -> Binding:
        """A binding in which the calls of the contract mean this game's functions."""
        own = {call: getattr(self, call.__name__) for call in CALLS}
        return Binding(wrap, {**own, **(replace or {})}, constant)

    def words(self, language: str) -> Words:
        """The words of the core and of this game."""
        return words(language, self.package)

    @cached_property
    def has_drawing(self) -> bool:
        """Whether it has a room `drawing` of its own."""
        return find_spec(f"{self.package}.drawing") is not None

    @cached_property
    def drawing(self) -> Drawing:
        """Its room `drawing`, imported when something is drawn; a game without one is drawn plainly."""
        if self.has_drawing:
            return cast(Drawing, import_module(f"{self.package}.drawing"))
        return cast(Drawing, import_module("paddock.drawing.plain").Plain(self))

    def title(self, language: str = "en") -> str:
        """The name on the box."""
        return self.words(language)(Say("game"))

    def declared(self) -> Iterator[str]:
        """The messages in which the house speaks of what a game declares."""
        yield from ("game", "tagline", "seats-why")
        for variant in self.variants:
            yield from (f"variant-{variant}", f"variant-{variant}.help")
        for option in self.options:
            yield f"option-{option.name}"
            yield from (f"option-{option.name}.{choice}" for choice in option.choices)
            if option.codes:
                yield f"option-{option.name}.code"
            if option.matters:
                yield f"option-{option.name}.needs"
        yield from (f"line-{line}" for line in self.lines)

    def lacking(self) -> Iterator[str]:
        """What the house would miss when it deals with this game: rules, answers of its table, fields, messages."""
        yield from (f"@rule {call.__name__}" for call in CALLS if not is_rule(getattr(self, call.__name__)))
        answers = (name for name in vars(Presentation) if not name.startswith("_"))
        yield from (f"table.{name}" for name in answers if not callable(getattr(self.table, name, None)))
        fields = {field.name for field in self.state.FIELDS}
        yield from (f"State.{option.field}" for option in self.options if option.field not in fields)
        speak = self.words(LANGUAGES[0])
        told = (*self.declared(), *(f"tally-{tally}" for tally in self.tallies))
        yield from (f"messages: {id}" for id in told if id not in speak)


def message_ids(module: ModuleType) -> dict[int, str]:
    """The constants of a module by value: `OVER_THE_GOAL = 7` gives `{7: "over-the-goal"}`."""
    return {
        value: name.lower().replace("_", "-")
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    }


def is_whole(value: object) -> bool:
    """Whether it is a whole number, of Python or of NumPy; 3.0, "3" and True are none."""
    return type(value) is int or (isinstance(value, Integral) and not isinstance(value, bool))


class Registry:
    """The games in the house, by name. Those of other packages come in when somebody first asks."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._is_complete = False

    @property
    def games(self) -> dict[str, Game]:
        """All of them."""
        if not self._is_complete:
            self._is_complete = True
            add_plugins(GROUP, self._add_plugin)
        return self._games

    def add(self, game: Game) -> Game:
        """A game joins; an edition is the guest of who asked for it."""
        if game.is_edition:
            return game
        if self._games.setdefault(game.name, game) is not game:
            raise BadPlugin("plugin-name-taken", name=game.name)
        return game

    def _add_plugin(self, name: str, game: object) -> None:
        if not isinstance(game, Game):
            raise BadPlugin("plugin-no-game", found=repr(game))
        if game.name != name:
            raise BadPlugin("plugin-other-name", name=name, found=game.name)
        if missing := tuple(game.lacking()):
            raise BadPlugin("plugin-lacks", missing=missing)
        self.add(game)

    def find(self, game: str | Game) -> Game:
        """The game of that name."""
        if isinstance(game, Game):
            return game
        if game not in self.games:
            raise UnknownGame(name=game, known=tuple(sorted(self.games)))
        return self.games[game]


REGISTRY = Registry()
