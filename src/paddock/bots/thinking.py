"""Thinking: a search with a budget, on one or more threads, and what it found."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import NormalDist
from typing import Any, cast

import numpy as np

from paddock.bots import search
from paddock.bots.by_net import LIKED, UNKNOWN, simulate_by_net
from paddock.bots.search import CHILD, MOVE, NONE, PARTS, REWARD, ROOT, SIBLING, SQUARED, SUMS, VISITS, Desk, How
from paddock.core.batch import machine
from paddock.core.chance import word
from paddock.core.cpu import Cpu, threads
from paddock.core.game import Game

NODES = 60_000  # of one tree: 1.9 MB
DEEPEST = 100  # moves that a path may have in the tree
SLICE = 100  # simulations between two looks at the clock
EARLY = 0.1  # of a budget: after that a thought may end
FORMER = 0.25  # of what was found before a move counts after it: by then chance has spoken
SLIGHT = 0.005  # of a standard deviation of the rewards: to find a move better by so little is not worth the time
NORMAL = NormalDist()
BY_POLICY = How(exploration=3.0, favour=0.5, random=50.0, place=0.8, lead=0.0)
BY_NET = How(exploration=3.0, favour=0.8, random=0.0, place=1.0, lead=0.0)


@dataclass(frozen=True)
class Candidate:
    """A move that was thought about."""

    move: int
    visits: int
    value: float  # from 0, last, to 1, first
    uncertainty: float  # standard error of the value


@dataclass(frozen=True)
class Thought:
    """What a search found: the move, the candidates with the best first, and the moves that it expects."""

    move: int
    candidates: tuple[Candidate, ...]
    line: tuple[int, ...]
    simulations: int


class Tree:
    """One tree in arrays of a fixed size, grown from a root state."""

    def __init__(self, game: Game, root: Any, seed: int) -> None:
        self._kernel, weights = kernel(game), game.weights
        dtype = game.state.dtype()
        self._root = np.frombuffer(root.to_bytes(), dtype).copy()
        self.links = np.empty((NODES, PARTS), np.int32)
        self.sums = np.empty((NODES, SUMS), np.float64)
        self.links[ROOT] = (NONE, NONE, NONE, 0)
        self.sums[ROOT] = 0.0
        self._desk = Desk(
            world=np.empty(1, dtype),
            scratch=np.zeros(1, game.scratch.dtype()),
            moves=np.empty(game.moves, np.int16),
            path=np.empty((DEEPEST, 2), np.int32),
            points=np.empty(root.sides, np.int32),
            rewards=np.empty(root.sides, np.float64),
            paper=(paper := np.zeros(weights.paper_size if weights else 0, np.int32)),
            thoughts=paper[weights.seats :] if weights else paper,
            liked=np.full((NODES if weights else 1, LIKED), UNKNOWN, np.int16),
            shares=np.zeros((NODES if weights else 1, LIKED), np.float32),
        )
        self._how = (BY_NET if weights else BY_POLICY)._replace(lead=float(game.usual_lead))
        self._used = 1
        self._seed = seed
        self.simulations = 0

    def follow(self, moves: Sequence[int], root: Any, sensible: Sequence[int], seed: int) -> None:
        """On to a position after some moves: of what was found below them, what makes sense there counts less."""
        node = ROOT
        for move in moves:
            node = next((child for child in self.children(node) if self.links[child, MOVE] == move), NONE)
            if node == NONE:
                break
        kept = [child for child in self.children(node) if self.links[child, MOVE] in sensible] if node != NONE else []
        self._root = np.frombuffer(root.to_bytes(), self._root.dtype).copy()
        self._seed, self.simulations = seed, 0
        self._desk.liked[ROOT, 0] = UNKNOWN
        if not kept:
            self._used = 1
        for child, sibling in pairwise([*kept, NONE]):
            self.links[child, SIBLING] = sibling
            counted = max(1, int(self.links[child, VISITS] * FORMER))
            self.sums[child] *= counted / self.links[child, VISITS]
            self.links[child, VISITS] = counted
        self.links[ROOT] = (NONE, kept[0] if kept else NONE, NONE, self.links[kept, VISITS].sum())
        self.sums[ROOT] = self.sums[kept].sum(axis=0)

    def grow(self, count: int) -> None:
        """So many simulations more."""
        first = self._seed + self.simulations
        self._used = self._kernel(self._root, self.links, self.sums, self._desk, self._how, self._used, first, count)
        self.simulations += count

    def children(self, node: int) -> Iterator[int]:
        """The nodes below a node."""
        child = int(self.links[node, CHILD])
        while child != NONE:
            yield child
            child = int(self.links[child, SIBLING])

    def line(self) -> tuple[int, ...]:
        """The most visited moves from the root down, while they have been visited more than a few times."""
        found, node = [], ROOT
        while children := list(self.children(node)):
            node = max(children, key=lambda child: int(self.links[child, VISITS]))
            if self.links[node, VISITS] < SLICE // 2:
                break
            found.append(int(self.links[node, MOVE]))
        return tuple(found)


def kernel(game: Game) -> Any:
    """The search of one game, compiled."""
    key = "search", game.weights
    if key not in game.kept:
        name, function = ("search-by-net", simulate_by_net) if game.weights else ("search", search.simulate)
        game.kept[key] = cast(Cpu, machine("cpu", game)).compiled(name, function)
    return game.kept[key]


def think(
    game: Game,
    world: Any,
    simulations: int | None = None,
    milliseconds: float | None = None,
    trees: int = 1,
    until_decided: bool = False,
    tree: Tree | None = None,
) -> Thought:
    """Think about the move of `world.turn`, for so many simulations (the same each time) or so long (anytime).

    Nothing but what that seat knows is used: each simulation deals the rest anew. `trees` are grown on as many threads,
    or one that is given. Who wants nothing but the move can stop when it is decided.
    """
    start = time.perf_counter()
    only, *others = game.sensible_moves(world)
    if not others:
        return Thought(only, (Candidate(only, 0, 0.5, 0.0),), (only,), 0)
    seed = word(world) << 31
    forest = [tree] if tree else [Tree(game, world, seed + (k << 26)) for k in range(trees)]

    def left() -> float:
        """Simulations of each tree that are still to come; in a budget of time, at the rate so far."""
        done = forest[0].simulations
        if milliseconds is None:
            return (simulations or 0) // trees - done
        spent = time.perf_counter() - start
        return done * (milliseconds / 1000 / spent - 1) if done else SLICE

    while (ahead := left()) > 0 and not (until_decided and is_decided(forest, ahead)):
        grow(forest, min(SLICE, int(ahead)) if milliseconds is None else SLICE)
    return gathered(forest)


def grow(forest: list[Tree], count: int) -> None:
    """So many simulations more in each tree."""
    if len(forest) == 1:
        forest[0].grow(count)
    else:
        list(threads(len(forest)).map(lambda tree: tree.grow(count), forest))


def is_decided(forest: list[Tree], ahead: float) -> bool:
    """Whether no move can overtake the most visited with the simulations ahead, or none promises to be much better."""
    done = forest[0].simulations
    if done < EARLY * (done + ahead):
        return False
    best, *others = candidates(forest)
    cannot_be_overtaken = all(best.visits - other.visits > ahead * len(forest) for other in others)
    return cannot_be_overtaken or all(promise(best, other) < SLIGHT for other in others)


def promise(best: Candidate, other: Candidate) -> float:
    """By how much another move may yet turn out better, on average, in standard deviations of the rewards.

    All moves are taken to have the deviation of the best: one visited once or twice cannot know its own.
    """
    deviation = max(best.uncertainty * sqrt(best.visits), 1e-9)
    error = sqrt(1 / best.visits + 1 / other.visits)
    behind = (best.value - other.value) / deviation / error
    return error * (NORMAL.pdf(behind) - behind * NORMAL.cdf(-behind))


def gathered(forest: list[Tree]) -> Thought:
    """What all trees say together."""
    ranked = candidates(forest)
    best = ranked[0].move
    line = next((tree.line() for tree in forest if tree.line()[:1] == (best,)), (best,))
    return Thought(best, ranked, line, sum(tree.simulations for tree in forest))


def candidates(forest: list[Tree]) -> tuple[Candidate, ...]:
    """The moves tried, the most visited first."""
    found: dict[int, list[float]] = {}
    for tree in forest:
        for node in tree.children(ROOT):
            sums = found.setdefault(int(tree.links[node, MOVE]), [0, 0.0, 0.0])
            sums[0] += int(tree.links[node, VISITS])
            sums[1] += float(tree.sums[node, REWARD])
            sums[2] += float(tree.sums[node, SQUARED])
    tried = (candidate(move, *sums) for move, sums in found.items())
    return tuple(sorted(tried, key=lambda each: (-each.visits, -each.value, each.move)))


def candidate(move: int, visits: float, reward: float, squared: float) -> Candidate:
    """A move with the mean and the standard error of what it brought."""
    mean = reward / visits
    spread = max(0.0, squared / visits - mean * mean)
    return Candidate(move, int(visits), mean, sqrt(spread / visits))
