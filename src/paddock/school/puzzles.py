"""Puzzles: positions of real races in which one move is clearly better, with what was measured of each.

A game's package has them in `puzzles.jsonl`, one a line; `python -m paddock.review.find_puzzles` finds more.
"""

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.words import Say, Words
from paddock.school.book import NAMES
from paddock.school.lessons import SCHOOL

FILE = "puzzles.jsonl"
GRADES = (0.2, 0.5)  # mean shares of bots that miss the best move, from which on a puzzle is of the next grade


class UnknownPuzzle(PaddockError):
    """No such puzzle."""

    def __init__(self, game: Game, number: int) -> None:
        count = len(puzzles(game))
        super().__init__("unknown-puzzle" if count else "no-puzzles", SCHOOL, number=number, count=count)


@dataclass(frozen=True)
class Answer:
    """A move, the chance of winning after it, what it gives away against the best, and the standard error of that."""

    move: int
    chance: float
    loss: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A position: a race from a seed, after some moves; the best answer stands first."""

    variant: str
    seats: int
    seed: int
    moves: tuple[int, ...]
    answers: tuple[Answer, ...]
    worlds: int  # in which all answers were tried
    missed: dict[str, float]  # the share of each bot's tries that missed the best move

    @property
    def grade(self) -> int:
        """From 1, easy, to 3."""
        mean = sum(self.missed.values()) / len(self.missed)
        return 1 + sum(mean >= bound for bound in GRADES)

    @property
    def best(self) -> Answer:
        """The answer that is clearly better."""
        return self.answers[0]

    def race(self, game: Game) -> Race:
        """The race as it stands, to be answered by the seat to act."""
        race = Race.start(game, self.seats, self.seed, self.variant, NAMES[: self.seats])
        for move in self.moves:
            race.play(move)
        return race

    def shown(self) -> tuple[Answer, ...]:
        """The answers in an order that tells nothing."""
        return tuple(sorted(self.answers, key=lambda answer: answer.move))

    def answer(self, move: int) -> Answer | None:
        """One of them by its move."""
        return next((answer for answer in self.answers if answer.move == move), None)

    def to_json(self) -> str:
        """As it is stored."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "Puzzle":
        """From a line of the file."""
        facts: dict[str, Any] = json.loads(text)
        answers = tuple(Answer(**answer) for answer in facts["answers"])
        return cls(**{**facts, "moves": tuple(facts["moves"]), "answers": answers})


def verdict(puzzle: Puzzle, race: Race, move: int, speak: Words) -> list[str]:
    """What is said to who chose a move: whether it is the best, why that is, how all did, and who misses it."""
    players, best, name = race.players, puzzle.best, race.players[race.turn]

    def labelled(move: int) -> str:
        return speak(race.choice(move).label, players)

    merit = race.game.merit(race.state, best.move)
    said = speak(Say("puzzle-right" if move == best.move else "puzzle-wrong", move=labelled(best.move)))
    missed = {bot: percent(share) for bot, share in puzzle.missed.items()}
    return [
        f"{said} {sentence(speak(merit, players))}" if merit else said,
        *(
            speak(Say("puzzle-line", move=labelled(each.move), measured=measured(each, best)))
            for each in puzzle.answers
        ),
        speak(Say("puzzle-worlds", worlds=puzzle.worlds, name=name)),
        speak(Say("puzzle-missed", **missed)),
    ]


def measured(answer: Answer, best: Answer) -> Say:
    """How often the best wins, and how much less often another."""
    if answer == best:
        return Say("puzzle-best", chance=percent(answer.chance))
    return Say("puzzle-other", loss=percent(answer.loss), error=max(1, percent(answer.error)))


def percent(share: float) -> int:
    """Of 100."""
    return round(100 * share)


def sentence(line: str) -> str:
    """A line as a sentence of its own."""
    return f"{line[:1].upper()}{line[1:]}."


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """All of a game, the easiest first; an edition has none."""
    return () if game.is_edition else printed(game)


@cache
def printed(game: Game) -> tuple[Puzzle, ...]:
    """The same."""
    try:
        text = files(game.package).joinpath(FILE).read_text("utf-8")
    except FileNotFoundError:
        return ()
    found = [Puzzle.from_json(line) for line in text.splitlines()]
    return tuple(sorted(found, key=lambda each: (each.grade, each.seed, len(each.moves))))


def find_puzzle(game: Game, number: int) -> Puzzle:
    """One of them by its number, from 1."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        raise UnknownPuzzle(game, number)
    return found[number - 1]
