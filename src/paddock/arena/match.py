"""Playing a set: what happens inside a worker."""

import time
from dataclasses import dataclass
from functools import cache, cached_property

from paddock.arena.tournament import GameSet, Tournament
from paddock.bots import Bot, bot, bot_move
from paddock.core.errors import IllegalMove, PaddockError
from paddock.core.race import Race
from paddock.core.words import Say


@dataclass(frozen=True)
class Played:
    """A finished game; all but the number of moves is told by side."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int
    clocked: tuple[int, ...]  # moves whose thinking was timed
    seconds: tuple[float, ...]  # spent on them

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """The win by side: 1 for the only winner, shared equally on a tie."""
        return tuple((place == 1) / self.places.count(1) for place in self.places)

    def share(self, name: str) -> float:
        """The win of a bot, over all its sides."""
        return sum(share for owner, share in zip(self.bots, self.shares, strict=True) if owner == name)


@dataclass(frozen=True)
class Failed:
    """A bot raised an error or made an illegal move."""

    bot: str
    seed: int
    step: int  # the number of the move, 1 for the first
    why: Say

    def error(self, package: str) -> PaddockError:
        """The sentence about it, where `package` speaks for the game."""
        return PaddockError("bot-failed", package, bot=self.bot, seed=str(self.seed), step=self.step, why=self.why)


Outcome = list[Played] | Failed


class Player:
    """A bot at a seat, and the clock beside it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._bot: Bot | None = None
        self.clocked = 0
        self.seconds = 0.0

    def sit_down(self) -> None:
        """A new game: the clock is at zero."""
        self.clocked, self.seconds = 0, 0.0

    def act(self, race: Race) -> None:
        """Make the move of the seat to act. Forced moves are not timed, nor what a bot does to get ready."""
        if len(race.moves()) == 1:
            race.play(race.moves()[0])
            return
        self._bot = self._bot or bot(self.name, race.game)
        start = time.perf_counter()
        move = bot_move(race, self._bot)
        self.seconds += time.perf_counter() - start
        self.clocked += 1
        race.play(move)


class Stop(Exception):
    """A bot failed."""

    def __init__(self, failed: Failed) -> None:
        self.failed = failed


class Venue:
    """Where a worker plays the sets of a tournament; its bots stay from set to set."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self._players: dict[tuple[str, int], Player] = {}

    def play(self, games: GameSet) -> Outcome:
        """All games of a set."""
        try:
            return [self._play(games.number, line_up) for line_up in self.tournament.line_ups(games.pairing)]
        except Stop as stop:
            return stop.failed

    def _play(self, number: int, line_up: tuple[str, ...]) -> Played:
        race = self.tournament.race(number)
        sides = [race.game.side_of(race.state, seat) for seat in range(race.state.seats)]
        players = [self._player(line_up[side], seat) for seat, side in enumerate(sides)]
        while not race.over:
            act(race, players[race.turn])

        def by_side(figures: list[float]) -> list[float]:
            return [sum(f for f, owner in zip(figures, sides, strict=True) if owner == s) for s in range(len(line_up))]

        return Played(
            line_up,
            tuple(race.scores()),
            tuple(race.places()),
            len(race.record.moves),
            tuple(int(count) for count in by_side([player.clocked for player in players])),
            tuple(by_side([player.seconds for player in players])),
        )

    def _player(self, name: str, seat: int) -> Player:
        player = self._players.setdefault((name, seat), Player(name))
        player.sit_down()
        return player


def act(race: Race, player: Player) -> None:
    """Let a player move; if its bot fails, say where and why."""
    step = len(race.record.moves) + 1
    try:
        player.act(race)
    except IllegalMove as error:
        raise Stop(Failed(player.name, race.seed, step, Say(error.id, **error.facts))) from error
    except Exception as error:  # whatever a stranger's code does
        raise Stop(Failed(player.name, race.seed, step, Say("bot-raised", detail=repr(error)))) from error


@cache
def venue(tournament: Tournament) -> Venue:
    """The venue of this process."""
    return Venue(tournament)


def play_set(tournament: Tournament, games: GameSet) -> Outcome:
    """Play a set here."""
    return venue(tournament).play(games)
