"""Bots that answer at once."""

from typing import Any, Protocol

from paddock.core.chance import below
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.core.race import Race


class Bot(Protocol):
    """Anything that can choose a move in a world: a state as it may be for all that its seat knows."""

    def move(self, game: Game, world: Any) -> int:
        """One of the legal moves."""


class RandomBot:
    """Any legal move."""

    def move(self, game: Game, world: Any) -> int:
        """Each as likely."""
        moves = [0] * game.moves
        return moves[below(world, game.legal(world, moves))]


class PolicyBot:
    """The quick sensible move of the game's own policy."""

    def move(self, game: Game, world: Any) -> int:
        """What the policy says."""
        moves = [0] * game.moves
        return game.policy(world, moves, game.legal(world, moves))


BOTS: dict[str, type[Bot]] = {"policy": PolicyBot, "random": RandomBot}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadOption("bad-bot", name=name, allowed=tuple(BOTS))
    return BOTS[name]()


def bot_move(race: Race, player: Bot) -> int:
    """Ask a bot for the move of the seat to act. It gets a world of its own, never the race."""
    seed = (race.record.seed * 1_000_003 + len(race.record.moves)) % 2**63
    return player.move(race.game, race.world(race.turn, seed))
