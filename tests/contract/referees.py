"""Races played beside a referee: a second, deliberately simple statement of a game's rules."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Protocol

from paddock.bots import bot, bot_move
from paddock.core.race import Race

POLICY = bot("policy")


class Referee(Protocol):
    """Knows the rules in words of its own."""

    def play(self, move: Any) -> None: ...


class Told(Protocol):
    """What chance brought in the race, to be told to the referee."""

    @property
    def drawn(self) -> Collection[Any]: ...

    def listen(self) -> None: ...


def play_beside(
    race: Race,
    name: str,
    referee: Referee,
    chance: Told,
    translated: Callable[[Race, int], Any],
    seen: Callable[[Race, Any], Iterator[tuple[str, Any, Any]]],
    pick: Random,
    rash: float,
) -> None:
    """Play a race to its end, some moves just any, the others by policy; game and referee must agree at every step.

    `seen` gives, by name, what the game shows and what the referee expects.
    """
    while True:
        where = f"{name}, step {len(race.record.moves)}"
        assert not chance.drawn, f"{where}: drawn by the game alone: {chance.drawn}"
        for what, by_game, by_referee in seen(race, referee):
            assert by_game == by_referee, f"{where}, {what}:\n  game    {by_game}\n  referee {by_referee}"
        if race.over:
            return
        move = pick.choice(race.moves()) if pick.random() < rash else bot_move(race, POLICY)
        said = translated(race, move)
        race.play(move)
        chance.listen()
        with objections(f"{where}, {said}"):
            referee.play(said)


@contextmanager
def objections(where: str) -> Iterator[None]:
    """What the referee finds impossible, with the place where it happened."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{where}: {error!r}") from error
