"""The levels that every game has, by name."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from paddock.bots.bot import register
from paddock.core.chance import below, word
from paddock.core.game import Game
from paddock.core.race import Race

if TYPE_CHECKING:
    from paddock.bots.thinking import Tree

NEVER = -1
LEAST = 1 / 20  # of the time for the first move of a turn, for any further one


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
    """Thinks a turn through: longest about its first move that leaves a choice, less about an easy one.

    Each further move of the same turn begins with what was found below the moves before, and has half the time.
    """

    def __init__(self, milliseconds: float) -> None:
        self.milliseconds = milliseconds  # at most, for the first move of a turn
        self._told: tuple[int, tuple[int, ...]] | None = None  # of the turn that it is asked about
        self._turn: Turn | None = None

    def follow(self, began: int, chain: tuple[int, ...]) -> None:
        """Told before each question: the moves that its seat has just made by itself, and how many were before."""
        self._told = began, chain

    def prepare(self, game: Game) -> None:
        """Compile the search before the first move, which has a budget to keep."""
        from paddock.bots.thinking import think

        think(game, prepared_world(game), simulations=1)

    def move(self, game: Game, world: Any) -> int:
        """The move that thinking found best."""
        from paddock.bots.thinking import think

        only, *others = game.sensible_moves(world)
        if not others:
            return only
        turn = self._turn = self._thought_through(game, world, [only, *others])
        milliseconds = self.milliseconds * max(0.5**turn.decisions, LEAST)
        turn.decisions += 1
        return think(game, world, milliseconds=milliseconds, until_decided=True, tree=turn.tree).move

    def _thought_through(self, game: Game, world: Any, sensible: list[int]) -> "Turn":
        """The turn that is under way, with a tree for its next move; or a new one."""
        from paddock.bots.thinking import Tree

        (began, chain), self._told = self._told or (NEVER, ()), None
        seed, turn = word(world) << 31, self._turn
        if turn is None or began == NEVER or turn.began != began or chain[: len(turn.chain)] != turn.chain:
            return Turn(Tree(game, world, seed), began, chain)
        turn.tree.follow(chain[len(turn.chain) :], world, sensible, seed)
        turn.chain = chain
        return turn


@dataclass
class Turn:
    """A turn of a seat that thinks it through."""

    tree: "Tree"
    began: int  # moves of the race before it
    chain: tuple[int, ...]  # its moves before the position at the tree's root
    decisions: int = 0  # that were thought about


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
