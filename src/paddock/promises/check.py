"""A game with all its promises, one after another."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from paddock.core.errors import PaddockError
from paddock.core.game import Game
from paddock.core.moves import families_of
from paddock.core.words import Say
from paddock.promises import hidden, learners, lessons, machines, moves, races, records, texts
from paddock.promises.cases import Broken, Case, cases_of
from paddock.school import lessons as taught

OF_EVERY_CASE = tuple(chain(*(room.OF_EVERY_CASE for room in (races, records, hidden, learners, texts, machines))))
OF_COMPONENTS = tuple(chain(*(room.OF_COMPONENTS for room in (races, hidden, machines))))
OF_THE_GAME = (*texts.OF_THE_GAME, *machines.OF_THE_GAME)


@dataclass(frozen=True)
class Promise:
    """What a game promises, with the cases in which it must hold."""

    check: Callable[[Case], None]
    cases: Sequence[Case]

    @property
    def in_words(self) -> Say:
        """The promise as a sentence."""
        return Say(f"promise-{self.check.__name__.replace('_', '-')}")

    def failure(self) -> Say | None:
        """The first case in which it does not hold, and why; None if it is kept."""
        for case in self.cases:
            case.begun.clear()
            try:
                self.check(case)
            except Exception as error:  # a game that raises breaks its promise, too
                return failure(case, error)
        return None


def promises_of(game: Game) -> Iterator[Promise]:
    """All of them; those about components, families of moves and groups of races only where it has such."""
    cases = cases_of(game)
    yield from (Promise(check, cases[:1]) for check in OF_THE_GAME)
    if families_of(game.package):
        yield from (Promise(check, cases[:1]) for check in moves.OF_FAMILIES)
    if taught(game):
        yield from (Promise(check, cases[:1]) for check in lessons.OF_LESSONS)
    if game.asks:
        yield from (Promise(check, cases[:1]) for check in machines.OF_GROUPS)
    yield from (Promise(check, cases) for check in OF_EVERY_CASE)
    if cases[0].counting:
        yield from (Promise(check, cases) for check in OF_COMPONENTS)


def failure(case: Case, error: Exception) -> Say:
    """Where a promise was broken, and how."""
    raised = Say("broken-raised", detail=f"{type(error).__name__}: {error}")
    why = Say(error.id, **error.facts) if isinstance(error, PaddockError) else raised
    where = {"variant": Say(f"variant-{case.variant}"), "seats": case.seats, "why": why}
    race = error.race if isinstance(error, Broken) and error.race else next(iter(case.begun), None)
    if race is None:
        return Say("broken-in-case", **where)
    return Say("broken-in-race", seed=race.seed, step=race.step, **where)
