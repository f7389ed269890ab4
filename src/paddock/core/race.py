"""Race: one game in progress, with its log and its record."""

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from paddock.core.chance import seed_chance
from paddock.core.errors import BadOption, BadRecord, IllegalMove, PaddockError
from paddock.core.fair import SECRET, FairRules, key_of
from paddock.core.game import Choice, Event, Game, is_whole
from paddock.core.record import Record, fingerprint
from paddock.core.views import by_side, seats_by_side, view

if TYPE_CHECKING:
    from paddock.core.winning import Winning
    from paddock.review import Review

LETTERS = "ABCDEFGH"  # the names of seats that nobody named


class Picture(str):
    """An SVG that a notebook shows."""

    def _repr_html_(self) -> str:
        return self


def world_of(game: Game, state: Any, seat: int, seed: int) -> Any:
    """A copy of a state in which all that a seat cannot know is dealt again, with chance of its own."""
    world = state.copy()
    seed_chance(world, seed)
    game.redeal(world, seat, game.scratch())
    return world


class Race:
    """A state, how it came about, and what people are told of it."""

    def __init__(self, game: Game, record: Record, check: bool = False) -> None:
        """Lay out the race of a record, before its first move. With `check` every field is verified after a move."""
        self.game = game
        self._record = record
        self.events: list[Event] = []
        self.chain: tuple[int, ...] = ()  # moves that the seat to act has just made, since another one decided
        self._check = check
        self.state: Any = game.prepare(record.seats, record.variant, record.options)
        self._rules: Game | FairRules = game
        if record.secret:
            self._rules = FairRules(game, key_of(record))
        else:
            seed_chance(self.state, record.seed)
        self._rules.setup(self.state)
        self._collect()

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int | None = None,
        seed: int | None = None,
        variant: str | None = None,
        players: Sequence[str] | None = None,
        check: bool = False,
        options: Mapping[str, str] | None = None,
        secret: bytes | None = None,
        salts: Sequence[bytes] = (),
    ) -> "Race":
        """A new race; without a seed, a random one; with a secret, fair chance instead of a seed, mixed with salts."""
        if secret is not None:
            if seed is not None or not isinstance(secret, bytes) or len(secret) != SECRET:
                raise BadOption("bad-secret", bytes=SECRET)
            seed = 0
        seed = secrets.randbits(48) if seed is None else seed
        if not is_whole(seed) or not 0 <= seed < 2**63:
            raise BadOption("bad-seed", seed=repr(seed))
        s = game.prepare_new(seats, variant, options)
        names = list(LETTERS[: s.seats]) if players is None else players
        if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
            raise BadOption("bad-names")
        if len(names) != s.seats:
            raise BadOption("bad-players", found=len(names), seats=s.seats)
        if salts and (secret is None or len(salts) != s.seats or any(len(salt) not in (0, SECRET) for salt in salts)):
            raise BadOption("bad-salts", bytes=SECRET, seats=s.seats)
        chosen = {option.name: option.choice(s) for option in game.options}
        record = Record(game.name, game.version, game.variants[s.variant], s.seats, chosen, int(seed), list(names))
        record.secret, record.salts = (secret or b"").hex(), [salt.hex() for salt in salts]
        record.changes = dict(game.changes)
        return cls(game, record, check)

    @classmethod
    def load(cls, game: Game, record: Record, seal: str | None = None, check: bool = False) -> "Race":
        """Replay a record; refuse it, with the reason, if it is not what it claims to be.

        A record of older rules counts where today's lead it to the very same end, and goes on by today's.
        """
        other_rules = BadRecord("record-other-rules", found=record.rules, known=game.version)
        if record.rules > game.version:
            raise other_rules
        is_older = record.rules < game.version
        try:
            race = cls._replayed(game, record, check)
        except PaddockError as error:
            if is_older:
                raise other_rules from error
            raise
        if is_older and not race.ends_like(record):
            raise other_rules
        if seal is not None and (record.seal != seal or not race.ends_like(record)):
            raise BadRecord("record-broken-seal")
        return race

    @classmethod
    def _replayed(cls, game: Game, record: Record, check: bool) -> "Race":
        race = cls(game, replace(record.begun(), rules=game.version), check)
        for step, move in enumerate(record.moves, start=1):
            try:
                race.play(move)
            except IllegalMove as error:
                raise BadRecord("record-illegal-move", game.package, step=step, **error.facts) from error
        return race

    def ends_like(self, record: Record) -> bool:
        """Whether a record's fingerprint is that of this state, in its bytes of today or in its former ones."""
        former = self.game.former_bytes
        return record.end == self.record.end or (former is not None and record.end == fingerprint(former(self)))

    @property
    def record(self) -> Record:
        """From which everything else follows by replay. At a table, not for players' eyes before the end."""
        self._record.end = fingerprint(self.state.to_bytes())
        return self._record

    @property
    def seed(self) -> int:
        """From which the race's chance comes; 0 when it comes from a secret."""
        return self._record.seed

    @property
    def step(self) -> int:
        """How many moves were made."""
        return len(self._record.moves)

    @property
    def last_move(self) -> int:
        """The move that was made last."""
        return self._record.moves[-1]

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self.state.turn)

    @property
    def over(self) -> bool:
        """Whether the race has ended."""
        return bool(self.state.over)

    @property
    def players(self) -> list[str]:
        """Names by seat."""
        return self._record.players

    @property
    def salts(self) -> list[str]:
        """What each seat added to the chance of the race; "" for who added nothing."""
        return self._record.salts

    def called(self, names: Sequence[str]) -> "Race":
        """The same race, to be told with other names; it is played on in the first one alone."""
        if list(names) == self.players:
            return self
        other = copy(self)
        other._record = replace(self._record, players=list(names))
        return other

    def as_it_was(self, step: int, state: bytes) -> "Race":
        """The same race after so many moves, which led to that state; it tells what happens from there."""
        other = copy(self)
        other._record, other.events, other.chain = self._record.cut(step), [], ()
        other.state = self.game.state.from_bytes(state)
        return other

    def moves(self) -> list[int]:
        """The legal moves of the seat to act; none when the race is over."""
        if self.over:
            return []
        return self.game.legal_moves(self.state)

    def why_not(self, move: int, language: str = "en") -> str | None:
        """The reason why a move is refused, in words; None for a legal move."""
        reason = self.game.verdict(self.state, move)
        if not reason:
            return None
        return self.game.words(language)(self.game.why_not(self.state, move, reason), self.players)

    def play(self, move: int) -> None:
        """Make a move of the seat to act."""
        if not is_whole(move):
            raise BadOption("bad-move", move=repr(move))
        move, seat = int(move), self.turn
        self.require_legal(move)
        self._rules.play(self.state, move)
        self.chain = (*self.chain, move) if self.turn == seat else ()
        self._record.moves.append(move)
        self._collect()
        if self._check:
            self.state.check()

    def take_back(self, before: Any) -> None:
        """Undo the last move, whose seat is still to act; `before` is the state before that move."""
        step = self.step
        while self.events and self.events[-1].step == step:
            self.events.pop()
        self._record.moves.pop()
        self.chain = self.chain[:-1]
        self.state = before

    def require_legal(self, move: int) -> None:
        """Refuse a move that the rules refuse, with the reason."""
        reason = self.game.verdict(self.state, move)
        if reason:
            why = self.game.why_not(self.state, move, reason)
            error = IllegalMove(None, self.game.package, move=move, why=why)
            error.names = lambda language: self.players
            raise error

    def choice(self, move: int) -> Choice:
        """A legal move as people see it."""
        return self.game.table.choice(self.state, move)

    def describe(self, move: int, language: str = "en") -> str:
        """A legal move in words."""
        return self.game.words(language)(self.choice(move).label, self.players)

    def view(self, seat: int | None = None, to_all: dict[str, Any] | None = None) -> dict[str, Any]:
        """What a seat may see, a spectator for None; `to_all` if what spectators see was found for others."""
        if seat is not None:
            self._require_seat(seat)
        return view(self.game, self.state, seat, to_all)

    def log(self, seat: int | None = None, language: str = "en", since: int = 0) -> Iterator[str]:
        """What has happened, in words, as a seat may read it; from the event of that number on."""
        if seat is not None:
            self._require_seat(seat)
        return self.lines_of(self.events[since:], seat, language)

    def lines_of(self, events: Iterable[Event], seat: int | None, language: str) -> Iterator[str]:
        """Some events in words, as a seat may read them."""
        return (text for _, text in self.told(events, seat, language))

    def told(self, events: Iterable[Event], seat: int | None, language: str) -> Iterator[tuple[Event, str]]:
        """The same with the events, without those of which nothing is told."""
        speak, tell, players = self.game.words(language), self.game.table.tell, self.players
        for event in events:
            line = tell(event, self.state, seat)
            if line is not None:
                yield event, speak(line, players)

    def draw(self, seat: int | None = None, language: str = "en", shape: str = "wide") -> "Picture":
        """The table as a seat sees it, as one SVG; a spectator sees every hand once the race is over."""
        speak, drawing = self.game.words(language), self.game.drawing
        shown = range(self.state.seats) if self.over and seat is None else [seat]
        hands = [drawing.hand(self.view(each), speak, self.players, shape) for each in shown]
        return Picture(drawing.alone(drawing.board(self.view(seat), speak, self.players, shape), *hands))

    def sides(self) -> list[list[str]]:
        """The players of each side by their names."""
        return [[self.players[seat] for seat in seats] for seats in seats_by_side(self.game, self.state)]

    def side_names(self) -> list[str]:
        """Each side as one name."""
        return [" & ".join(names) for names in self.sides()]

    def winners(self) -> list[list[str]]:
        """The players of the side that has won; of several sides if they share the win."""
        return [names for names, place in zip(self.sides(), self.places(), strict=True) if place == 1]

    def scores(self) -> list[int]:
        """Points by side."""
        return by_side(self.state, self.game.scores)

    def places(self) -> list[int]:
        """Place by side, 1 for the winner; equal sides share one."""
        return by_side(self.state, self.game.places)

    def sheet(self) -> list[list[int]]:
        """The score sheet: for each side its points line by line, in the order of `game.lines`."""
        lines = range(len(self.game.lines))
        return [[self.game.sheet(self.state, side, line) for line in lines] for side in range(self.state.sides)]

    def world(self, seat: int, seed: int) -> Any:
        """A state as it may be for all that a seat knows, with chance of its own: what a bot is given."""
        self._require_seat(seat)
        return world_of(self.game, self.state, seat, seed)

    def winning(
        self, seat: int | None = None, playouts: int = 1000, seconds: float | None = None, seed: int = 0
    ) -> "Winning":
        """The chance of winning of each side, from the true position or from what a seat knows of it."""
        from paddock.core.winning import winning

        if seat is not None:
            self._require_seat(seat)
        if not is_whole(playouts) or playouts < 1:
            raise BadOption("bad-playouts", playouts=repr(playouts))
        return winning(self.game, self.state, seat, playouts, seconds, seed)

    def review(self, seconds: float | None = None, seed: int = 0, cores: int | None = None) -> "Review":
        """What was luck and what was decided well or badly in a finished race; a notebook shows it."""
        from paddock.review import review

        return review(self, seconds, seed, cores)

    def _repr_html_(self) -> str:
        """What a notebook shows: the table as a spectator sees it."""
        return self.draw()

    def __repr__(self) -> str:
        doing = "over" if self.over else f"turn of {self.players[self.turn]}"
        return f"<{self.game.name} {self._record.variant}, {len(self._record.moves)} moves, {doing}>"

    def _require_seat(self, seat: int) -> None:
        if not is_whole(seat) or not 0 <= seat < self.state.seats:
            raise BadOption("bad-seat", seat=repr(seat), seats=self.state.seats)

    def _collect(self) -> None:
        self.events.extend(Event(self.step, *numbers) for numbers in self.state.log)
        self.state.log.clear()
