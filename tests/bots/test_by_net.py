"""Search with a trained network, on a small game: what it likes is tried first, what it expects settles a leaf."""

from dataclasses import replace
from math import exp

import numpy as np
import pytest

from paddock.bots.by_net import LIKED, UNKNOWN, liking, remember
from paddock.bots.search import NONE, ROOT, Desk
from paddock.bots.thinking import Tree, think
from paddock.core.net import NAT
from paddock.core.race import Race
from tests.core.test_net import any_weights, thoughts
from tests.toy import LINE

GAME = replace(LINE, trained=any_weights(LINE))


def desk_with(thought: list[int]) -> Desk:
    """A desk on which a net has just written what it thinks of the moves 100, 101, 102 …"""
    nothing = np.zeros(0)
    return Desk(
        world=nothing,
        scratch=nothing,
        moves=np.arange(100, 100 + len(thought), dtype=np.int16),
        path=nothing,
        points=nothing,
        rewards=nothing,
        paper=nothing,
        thoughts=np.array(thought, np.int32),
        liked=np.full((2, LIKED), UNKNOWN, np.int16),
        shares=np.zeros((2, LIKED), np.float32),
    )


def test_a_node_remembers_what_is_liked_best_and_how_much() -> None:
    thought = [3 * NAT, -NAT, 5 * NAT, 5 * NAT, *(-9 * NAT for _ in range(LIKED))]
    desk = desk_with(thought)
    remember(desk, 1, len(thought))
    assert desk.liked[1, :4].tolist() == [102, 103, 100, 101]
    assert len(set(desk.liked[1].tolist())) == LIKED
    whole = sum(exp(each / NAT) for each in thought)
    for k, each in enumerate(thought[:4]):
        assert liking(100 + k, NONE, 1, desk) == pytest.approx(exp(each / NAT) / whole)
    assert liking(99, NONE, 1, desk) == 0


def test_a_node_with_few_moves_remembers_these() -> None:
    desk = desk_with([0, NAT])
    remember(desk, 0, 2)
    assert desk.liked[0, :3].tolist() == [101, 100, NONE]
    assert liking(100, NONE, 0, desk) + liking(101, NONE, 0, desk) == pytest.approx(1)


def test_the_net_is_asked_about_the_root_once_and_again_after_a_move() -> None:
    race = Race.start(GAME, 2, seed=1)
    while len(race.moves()) < 2:
        race.play(race.moves()[0])
    world = race.world(race.turn, seed=1)
    tree = Tree(GAME, world, seed=1)
    tree.grow(50)
    _, thought = thoughts(GAME, world)
    liked = tree._desk.liked[ROOT]
    assert liked[0] == race.moves()[thought.index(max(thought))]
    tree.follow([int(liked[0])], world, race.moves(), seed=2)
    assert tree._desk.liked[ROOT, 0] == UNKNOWN


def test_it_thinks_about_sensible_moves_and_the_same_again() -> None:
    race = Race.start(GAME, 2, seed=2)
    while len(race.moves()) < 2:
        race.play(race.moves()[0])
    one, again = (think(GAME, race.world(race.turn, seed=4), simulations=300) for _ in range(2))
    assert one == again
    assert one.simulations == 300 == sum(each.visits for each in one.candidates)
    assert {each.move for each in one.candidates} <= set(race.moves())
    assert all(0 <= each.value <= 1 for each in one.candidates)
    assert one != think(LINE, race.world(race.turn, seed=4), simulations=300)
