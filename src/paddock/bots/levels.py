"""The levels that every game has, by name."""

from typing import Any

from paddock.bots.bot import register
from paddock.core.chance import below
from paddock.core.game import Game
from paddock.core.race import Race


class RandomBot:
    """Any legal move."""

    at_once = True

    def move(self, game: Game, world: Any) -> int:
        """Each as likely."""
        moves = game.legal_moves(world)
        return moves[below(world, len(moves))]


class Policy:
    """The quick sensible move of the game's own policy."""

    at_once = True

    def move(self, game: Game, world: Any) -> int:
        """What the policy says."""
        return game.policy_move(world)


class Driver:
    """The policy at the wheel of a person whose thoughts wander: every fourth move is any that makes sense."""

    at_once = True

    def move(self, game: Game, world: Any) -> int:
        """The policy's move or a merely sensible one."""
        if below(world, 4):
            return game.policy_move(world)
        moves = game.sensible_moves(world)
        return moves[below(world, len(moves))]


class Learner:
    """Makes beginners' mistakes: every second move is any legal one."""

    at_once = True

    def move(self, game: Game, world: Any) -> int:
        """The policy's move or a slip."""
        return (Policy() if below(world, 2) else RandomBot()).move(game, world)


class Searcher:
    """Thinks for some time about every move that leaves a choice, less about an easy one."""

    def __init__(self, milliseconds: float) -> None:
        self.milliseconds = milliseconds

    def prepare(self, game: Game) -> None:
        """Compile the search before the first move, which has a budget to keep."""
        from paddock.bots.thinking import think

        think(game, prepared_world(game), simulations=1)

    def move(self, game: Game, world: Any) -> int:
        """The move that thinking found best."""
        from paddock.bots.thinking import think

        return think(game, world, milliseconds=self.milliseconds, until_decided=True).move


def prepared_world(game: Game) -> Any:
    """Any world, to try things on."""
    return Race.start(game, seed=0).world(0, seed=0)


LEVELS = ("learner", "driver", "racer", "champion")  # that people choose from, by strength
USUAL_LEVEL = "driver"  # where nobody chose, and of who plays for an absent person

register("random", RandomBot)
register("learner", Learner)
register("driver", Driver)
register("policy", Policy)
register("racer", lambda: Searcher(50))
register("champion", lambda: Searcher(1000))
