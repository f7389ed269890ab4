"""What is measured, and how surely: chances of winning of positions, and what decisions gave away.

Nothing is measured in the worlds that chose what to measure: a first few, the *pilot*, name the candidates and say how
many worlds are wanted; all figures come from others.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import Any

import numpy as np

from paddock.bots.thinking import think
from paddock.core.batch import Batch
from paddock.core.chance import race_seed
from paddock.core.game import Game
from paddock.core.in_step import play_in_step
from paddock.core.race import world_of
from paddock.core.winning import Shares, branches, duel, mean_error, share_error, wins, won
from paddock.review.story import Choice, Position

GLANCE = 24  # playouts of a position that say, with those of its neighbours, how many are wanted
NEIGHBOURS = 2  # before it, and as many after it
PILOT = 64  # worlds of a decision
SEARCH = 200  # simulations that name candidates
NAMED = 2  # candidates that a search names beside the move that was played
FOLDS = 5  # each judges by its worlds what those of the others found best
SELDOM = 2  # worlds of the pilot in which a difference may have hidden
CLOSE = 1.5  # standard errors by which a candidate may lie behind the best of the pilot
CLEAR = (
    2.0  # standard errors by which the move that was played must lead for nobody to look for a better one any longer
)
FIRST = 1 << 32  # the number of the first world after those of the pilot


@dataclass
class Worth:
    """The chance of winning of a position, as far as it is known."""

    position: Position
    seed: int
    exact: list[float] | None = None  # of a race that is over
    won: Any = 0.0  # by side
    playouts: int = 0
    wanted: int = 0  # playouts for the standard error that was asked for
    is_rough: bool = True  # known by the pilot alone

    def pilot(self, game: Game, cores: int | None) -> None:
        """A first look."""
        if self.exact is None:
            self.won, self.playouts = self._played(game, 0, GLANCE, cores), GLANCE

    def measure(self, game: Game, playouts: int, cores: int | None) -> None:
        """So many playouts in all; the pilot's are none of them."""
        done = 0 if self.is_rough else self.playouts
        if self.exact is None and playouts > done:
            won = self._played(game, FIRST + done, playouts - done, cores)
            self.won, self.playouts = (won if self.is_rough else self.won + won), playouts
            self.is_rough = False

    def _played(self, game: Game, first: int, count: int, cores: int | None) -> Any:
        state, move = self.position.state, self.position.move
        batch = Batch.of(game, [state], count, self.seed, first, cores=cores)
        if move is not None:
            batch.play(np.full(count, move), check=False)
        return won(batch).sum(axis=0)

    @property
    def chances(self) -> list[float]:
        """By side."""
        return self.exact or (self.won / self.playouts).tolist()

    @property
    def errors(self) -> list[float]:
        """Their standard errors."""
        if self.exact:
            return [0.0] * len(self.exact)
        return [share_error(chance, self.playouts) for chance in self.chances]

    @property
    def doubt(self) -> tuple[float, int]:
        """The largest standard error, and how many playouts have left it."""
        return max(self.errors), self.playouts


def plan(worths: Sequence[Worth], error: float) -> None:
    """How many playouts each position wants: neighbours are much alike, so their pilots count, too."""
    for k, worth in enumerate(worths):
        near = [each for each in worths[max(0, k - NEIGHBOURS) : k + NEIGHBOURS + 1] if each.exact is None]
        if worth.exact is None:
            count = GLANCE * len(near)
            chances = sum(each.won for each in near) / count
            likely = max(min(0.5, min(chance, 1 - chance) + share_error(chance, count)) for chance in chances)
            worth.wanted = ceil(likely * (1 - likely) / error**2)


@dataclass
class Judged:
    """A decision: what it gave away against the best, in worlds dealt again from what its seat knew."""

    choice: Choice
    side: int
    seed: int
    moves: list[int] = field(default_factory=list)  # the one played, then those that may be better; none: not looked at
    won: Any = None  # of the own side: by move and world
    wanted: int = 0  # worlds

    def pilot(self, game: Game, error: float, cores: int | None) -> None:
        """Name the candidates; drop those clearly worse than the best, or that won just where the played one did.

        Of two that are left the later one stays only if the pilot found it better: else both looks put it second.
        """
        played = self.choice.move
        moves = [played, *self._others(game)]
        self.moves, self.won = [played], np.empty((1, 0))
        if len(moves) == 1:
            return
        won = self._won(game, moves, 0, PILOT, cores)
        means = won.mean(axis=1)
        best = won[means.argmax()]
        behind = [float((best - each).mean()) / mean_error(best - each) for each in won]
        tried = [
            k
            for k in range(1, len(moves))
            if behind[k] < CLOSE and (won[k] != won[0]).any() and means[k] > means[1:k].max(initial=-1)
        ]
        self.moves = [played, *(moves[k] for k in tried)]
        spread = max((float(np.var(won[k] - won[0])) for k in tried), default=0.0)
        self.wanted = enough(spread + SELDOM / PILOT, error)
        self.won = np.empty((len(self.moves), 0))

    def _others(self, game: Game) -> list[int]:
        """The best moves beside the one played, the best first: where there are many, as a search finds them."""
        world = world_of(game, self.choice.state, self.choice.seat, self.seed)
        sensible = [move for move in game.sensible_moves(world) if move != self.choice.move]
        if len(sensible) <= NAMED:
            favourite = game.policy_move(world)
            return sorted(sensible, key=lambda move: move != favourite)
        thought = think(game, world, simulations=SEARCH)
        return [each.move for each in thought.candidates if each.move != self.choice.move][:NAMED]

    def measure(self, game: Game, worlds: int, cores: int | None) -> None:
        """So many worlds in all."""
        done = self.worlds
        if len(self.moves) > 1 and worlds > done:
            self.won = np.hstack([self.won, self._won(game, self.moves, FIRST + done, worlds - done, cores)])

    def plan_again(self, error: float) -> None:
        """How many worlds are wanted by what the moves have brought so far.

        How often they made a difference says it, not which of them won: no loss stops where it looks good. But where
        the move that was played leads clearly, nothing was given away, and there is nothing more to find out.
        """
        if self.worlds:
            ahead = self.won[0] - self.won[1:]
            is_clear = all(each.mean() > CLEAR * mean_error(each) for each in ahead)
            spread = float((ahead**2).mean(axis=1).max())
            is_done = is_clear and self.loss[1] < error
            self.wanted = self.worlds if is_done else max(self.worlds, enough(spread, error))

    def _won(self, game: Game, moves: list[int], first: int, count: int, cores: int | None) -> Shares:
        shares: Shares = duel(game, self.choice.state, moves, self.seed, first, count, cores)[:, :, self.side]
        return shares

    @property
    def worlds(self) -> int:
        """How many were looked at since the pilot."""
        return 0 if self.won is None else self.won.shape[1]

    @property
    def is_known(self) -> bool:
        """Whether its loss has been measured, or there is nothing to measure: the one played stood alone."""
        return len(self.moves) == 1 or self.worlds > 0

    @property
    def best(self) -> int:
        """The move with the best mean."""
        return self.moves[int(self.won.mean(axis=1).argmax())] if self.worlds else self.choice.move

    @property
    def loss(self) -> tuple[float, float]:
        """What was given away, and the standard error of that."""
        return fair_loss(self.won) if self.worlds else (0.0, 0.0)

    @property
    def doubt(self) -> tuple[float, int]:
        """The standard error of the loss, and how many worlds have left it."""
        return self.loss[1], self.worlds

    def chance(self, move: int) -> tuple[float, float] | None:
        """The chance of winning after a move, as its seat could know, and its standard error."""
        if not self.worlds:
            return None
        mean = float(self.won[self.moves.index(move)].mean())
        return mean, share_error(mean, self.worlds)


def enough(variance: float, error: float) -> int:
    """How many differences of that variance have a mean with that standard error, as `mean_error` counts it."""
    return ceil((variance + sqrt(variance**2 + 4 * error**2)) / (2 * error**2))


def fair_loss(won: Shares) -> tuple[float, float]:
    """What the first of some moves gives away against the best of them, and the standard error of that.

    By move and world. The best of many means flatters itself; so the worlds of each fold judge the move that all other
    worlds found best. That is not biased for what they found, however many worlds there are, and can be below zero.
    """
    count = won.shape[1]
    fold = np.arange(count) % min(FOLDS, count)
    sums = won.sum(axis=1)
    differences = np.empty(count)
    for k in range(min(FOLDS, count)):
        inside = won[:, fold == k]
        others = sums - inside.sum(axis=1)
        differences[fold == k] = inside[int(others.argmax())] - inside[0]
    mean = float(differences.mean())
    return (mean, mean_error(differences)) if differences.any() else (0.0, mean_error(differences))


class DealtAnew(Worth):
    """The chance of winning before the deal, of which a race laid out like this is one of many."""

    def _played(self, game: Game, first: int, count: int, cores: int | None) -> Any:
        batch = Batch.of(game, [self.position.state], count, cores=cores)
        batch.restart(self.seed, first)
        return won(batch).sum(axis=0)


def worth_of(game: Game, position: Position, laid_out: Any, seed: int, number: int) -> Worth:
    """A position, of which nothing is known but in a race that is over."""
    own = race_seed(seed, 2 * number)
    if position.state is None:
        return DealtAnew(Position(laid_out), own)
    if position.state.over:
        places = [0] * position.state.sides
        game.places(position.state, places)
        return Worth(position, own, exact=wins(np.array([places]))[0].tolist())
    return Worth(position, own)


def judged(game: Game, choice: Choice, seed: int, number: int) -> Judged:
    """A decision that nobody has looked at."""
    return Judged(choice, game.side_of(choice.state, choice.seat), race_seed(seed, 2 * number + 1))


PLAYED, BETTER = range(2)


@dataclass(frozen=True)
class Ends:
    """How races ended after the move that was played and after the better one, in the same worlds."""

    sheets: Any  # by move, side, line of the score sheet and world
    tallies: Any  # by move, side, tally and world


def compared(game: Game, judged: Judged, worlds: int) -> Ends:
    """What comes of a decision, and what would have come of the best one."""
    moves = [judged.choice.move, judged.best]
    batch = branches(game, judged.choice.state, moves, judged.seed, FIRST, worlds)
    tallies = play_in_step(batch, judged.seed, FIRST, worlds)
    return Ends(*(np.moveaxis(each.reshape(2, worlds, *each.shape[1:]), 1, -1) for each in (batch.sheet(), tallies)))
