"""The book of a game: a real race with the options asked for shows moves in pictures, and how points are counted.

Everybody in it drives by the policy, so the race follows from the rules and is never out of date.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from paddock.core.game import Event, Game
from paddock.core.race import Race
from paddock.core.words import Say, Words, words

SCHOOL = "paddock.school"
SEEDS = 12
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
KEPT = 64  # books of a game
LINES = 4  # of the log, below a picture


@dataclass(frozen=True)
class Picture:
    """A move of the race, with the table as it was before it, and what happened then."""

    race: Race
    move: int
    events: tuple[Event, ...]

    @property
    def parts(self) -> tuple[str, ...]:
        """What is touched."""
        return self.race.choice(self.move).parts

    def log(self, language: str) -> list[str]:
        """What happened then, as who moved may read it."""
        return list(self.race.lines_of(self.events, self.race.turn, language))[:LINES]

    def caption(self, language: str) -> tuple[str, str]:
        """Who does what, and what speaks for it."""
        speak, players = book_words(self.race.game, language), self.race.players
        label, merit = self.race.choice(self.move).label, self.race.game.merit(self.race.state, self.move)
        name = speak(Say("book-move", name=players[self.race.turn], move=label), players)
        return name, speak(merit, players) if merit else ""


@dataclass(frozen=True)
class Line:
    """A line of the score sheet, with the points of each side and how they are counted."""

    name: Say
    points: list[int]

    @property
    def help(self) -> Say:
        """How they are counted."""
        return Say(f"{self.name.id}.help", **self.name.args)


@dataclass(frozen=True)
class Book:
    """A whole race, and moves of it worth a picture."""

    race: Race
    pictures: tuple[Picture, ...]


def book(game: Game, s: Any) -> Book:
    """That of a race with these seats, variant and options."""
    key = book, game.state
    if key not in game.kept:  # with which it goes, if it is an edition
        game.kept[key] = lru_cache(KEPT)(partial(written, game))
    found: Book = game.kept[key](s.seats, game.variants[s.variant], tuple((o.name, o.choice(s)) for o in game.options))
    return found


def written(game: Game, seats: int, variant: str, options: tuple[tuple[str, str], ...]) -> Book:
    """The race of the first seeds that shows most of what the game wants to show."""
    found: list[Book] = []
    for seed in range(SEEDS):
        found.append(raced(Race.start(game, seats, seed, variant, NAMES[:seats], options=dict(options))))
        if len(found[-1].pictures) == len(game.pictured):
            break
    return max(found, key=lambda each: len(each.pictures))


def raced(race: Race) -> Book:
    """Play a race; of each kind of move that the game wants to show, keep the first."""
    game = race.game
    found: dict[str, Picture] = {}
    while not race.over:
        move, told = game.policy_move(race.state), len(race.events)
        kind, before = race.choice(move).label.id, None
        if kind in game.pictured and kind not in found:
            before = race.as_it_was(race.step, race.state.to_bytes())
        race.play(move)
        if before:
            found[kind] = Picture(before, move, tuple(race.events[told:]))
    return Book(race, tuple(found.values()))


def counted(race: Race, chosen: dict[str, Any]) -> Iterator[Line]:
    """The lines of a score sheet on which something stands."""
    for line, points in zip(race.game.lines, zip(*race.sheet(), strict=True), strict=True):
        if any(points):
            yield Line(Say(f"line-{line}", **chosen), list(points))


def book_words(game: Game, language: str) -> Words:
    """Those of the school and of a game."""
    return words(language, SCHOOL, game.package)
