"""The levels that every game has, by name."""

from typing import Any

from paddock.bots.bot import register
from paddock.core.chance import below
from paddock.core.game import Game


class RandomBot:
    """Any legal move."""

    def move(self, game: Game, world: Any) -> int:
        """Each as likely."""
        moves = [0] * game.moves
        return moves[below(world, game.legal(world, moves))]


class Driver:
    """The quick sensible move of the game's own policy."""

    def move(self, game: Game, world: Any) -> int:
        """What the policy says."""
        moves = [0] * game.moves
        return game.policy(world, moves, game.legal(world, moves))


class Learner:
    """A driver who makes beginners' mistakes: every third move is any legal one."""

    def move(self, game: Game, world: Any) -> int:
        """The policy's move or a slip."""
        slips = below(world, 3) == 0
        return (RandomBot() if slips else Driver()).move(game, world)


register("random", RandomBot)
register("learner", Learner)
register("driver", Driver)
register("policy", Driver)  # by what it plays
