"""Lessons: a deal that is always the same, the moves of everybody, and what is said before those of the pupil.

A game's room `school` has them in `lessons.toml`, and what is said in `messages.en.ftl` and `.fr.ftl` beside it.
"""

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.words import Say, Seat, Words, words

SCHOOL = "paddock.school"
PUPIL = 0  # the seat of who learns
LETTERS = "abcdef"  # by which messages call the drivers


class UnknownLesson(PaddockError):
    """No such lesson is taught."""

    def __init__(self, game: Game, name: str) -> None:
        allowed = tuple(lesson.name for lesson in lessons(game))
        super().__init__("unknown-lesson" if allowed else "no-lessons", SCHOOL, name=name, allowed=allowed)


class BadLesson(PaddockError):
    """A lesson that cannot be taught as it is written, with the reason."""


class NotInThisLesson(PaddockError):
    """A move that the rules allow, but not what the lesson asks for: what the lesson says of that."""

    def __init__(self, lesson: "Lesson", say: Say) -> None:
        super().__init__(say.id, room(lesson.game), **say.args)
        self._lesson = lesson

    def in_words(self, language: str = "en") -> str:
        """In the words of the lesson, which are those of its game."""
        return self._lesson.words(language)(Say(self.id, **self.facts), self.names(language))


@dataclass(frozen=True)
class Answer:
    """An answer to a question, and what is said to who gives it."""

    say: Say
    reply: Say
    is_right: bool


@dataclass(frozen=True)
class Step:
    """What is said to the pupil, and what it asks for, if it does: an answer or a move.

    It points at parts, or at other things of the picture by their ids, written as `#stage-tile-3`.
    """

    say: Say
    points: tuple[str, ...]
    answers: tuple[Answer, ...]
    move: int | None
    otherwise: Say  # to who makes another move


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: Game
    name: str
    variant: str
    seats: int
    options: Mapping[str, str]
    seed: int
    moves: tuple[int, ...]  # everybody's, from the deal to the end of the lesson
    begins: int  # how many of them were made before it begins
    steps: Mapping[int, tuple[Step, ...]]  # by the number of moves that were made before; the last ones ask for none

    def start(self, players: list[str] | None = None) -> Race:
        """The race as the lesson finds it."""
        race = Race.start(self.game, self.seats, self.seed, self.variant, players, options=self.options)
        for move in self.moves[: self.begins]:
            race.play(move)
        return race

    def asked(self, step: int) -> tuple[Step, ...]:
        """What is said after so many moves of the race."""
        return self.steps.get(step, ())

    def next_move(self, step: int) -> int | None:
        """Whoever's move comes after so many; None when the race goes on freely."""
        return self.moves[step] if step < len(self.moves) else None

    def is_for_pupil(self, step: int) -> bool:
        """Whether the pupil is asked to make the next move."""
        return any(each.move is not None for each in self.asked(step))

    def require(self, step: int, move: int) -> None:
        """Refuse a move that is not the one asked for, with what the lesson says of it."""
        asked = next((each for each in self.asked(step) if each.move is not None), None)
        if asked and asked.move != move:
            raise NotInThisLesson(self, asked.otherwise)

    def words(self, language: str) -> Words:
        """Those of the school, of the game and of its lessons."""
        return words(language, SCHOOL, self.game.package, room(self.game))

    @property
    def title(self) -> Say:
        """What it is called; its attributes are the `aim`, and what was learnt when it is `done`."""
        return Say(f"lesson-{self.name}")

    @property
    def aim(self) -> Say:
        """What it teaches, in a line."""
        return Say(f"lesson-{self.name}.aim")

    @property
    def done(self) -> Say:
        """What was learnt, when it ends."""
        return Say(f"lesson-{self.name}.done")


def room(game: Game) -> str:
    """The package of a game's lessons."""
    return f"{game.package}.school"


def lessons(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they are taught; an edition has none."""
    return () if game.is_edition else taught(game)


@cache
def taught(game: Game) -> tuple[Lesson, ...]:
    """The same; none where it has no school."""
    if find_spec(room(game)) is None:
        return ()
    written = tomllib.loads(files(room(game)).joinpath("lessons.toml").read_text("utf-8"))
    return tuple(read(game, each) for each in written["lessons"])


def lesson_called(game: Game, name: str) -> Lesson | None:
    """One of them by its name, if it is taught."""
    return next((each for each in lessons(game) if each.name == name), None)


def find_lesson(game: Game, name: str) -> Lesson:
    """The same, where there must be one."""
    found = lesson_called(game, name)
    if found is None:
        raise UnknownLesson(game, name)
    return found


def read(game: Game, written: Mapping[str, Any]) -> Lesson:
    """A lesson as it is written; its moves are played to know their numbers."""
    name, options = written["name"], written.get("options", {})
    race = Race.start(game, written.get("seats"), written["seed"], written.get("variant"), options=options)
    for parts in ("", *written.get("begins", ())):
        make(race, name, parts)
    begins = race.step
    steps: dict[int, tuple[Step, ...]] = defaultdict(tuple)
    for each in written["steps"]:
        for written_step in one_by_one(each):
            parts = written_step.get("move", "")
            move = meant(race, name, parts) if parts else None
            steps[race.step] += (step(name, written_step, move, race.record.seats),)
            make(race, name, parts)
        for parts in each.get("then", ()):
            make(race, name, parts)
    record = race.record
    return Lesson(
        game, name, record.variant, record.seats, record.options, record.seed, tuple(record.moves), begins, dict(steps)
    )


def one_by_one(written: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """A step that asks for several moves, as one step a move; they say the same."""
    if isinstance(written.get("move", ""), str):
        return [written]
    first, *others = written["move"]
    return [{**written, "move": first}, *({"say": written["say"], "move": parts} for parts in others)]


def make(race: Race, lesson: str, parts: str) -> None:
    """Make the move of these parts, if there are any, and then those that leave no choice."""
    if parts:
        race.play(meant(race, lesson, parts))
    while not race.over and len(only := race.moves()) == 1:
        race.play(only[0])


def step(lesson: str, written: Mapping[str, Any], move: int | None, seats: int) -> Step:
    """What is said, and what it points at: at the first part of its move if nothing else is named."""
    id = f"lesson-{lesson}-{written['say']}"
    points = written.get("points", written.get("move", "").partition(" ")[0])
    drivers = {letter: Seat(seat) for seat, letter in enumerate(LETTERS[:seats])}
    answers = tuple(
        Answer(Say(f"{id}.{each}", **drivers), Say(f"{id}.{each}-reply", **drivers), each == written["right"])
        for each in written.get("answers", ())
    )
    return Step(Say(id, **drivers), tuple(points.split()), answers, move, Say(f"{id}.otherwise", **drivers))


def meant(race: Race, lesson: str, parts: str) -> int:
    """The move that is made by touching these parts."""
    for move in race.moves():
        if race.choice(move).parts == tuple(parts.split()):
            return move
    raise BadLesson("no-such-move-in-lesson", SCHOOL, lesson=lesson, step=race.step, parts=parts)
