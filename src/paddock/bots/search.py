"""Information-set Monte-Carlo tree search for every game, compiled for one by binding the calls of the contract.

Each simulation deals a world of its own from what the seat knows, walks down one tree of moves shared by all worlds
(chance is not in the tree: it happens anew each time), adds one node, settles what each side may expect there, and
carries that back up. Which moves are tried first, and how a position is settled, the game's policy says, by playing on
to the end with some random moves; or a trained network, see `by_net.py`.
"""

from math import sqrt
from typing import Any, NamedTuple

from paddock.core.chance import below, seed_chance
from paddock.core.contract import (
    Numbers,
    Scratch,
    State,
    far_enough,
    legal,
    outlook,
    places,
    play,
    policy,
    redeal,
    scores,
    sensible,
    side_of,
)
from paddock.core.rule import rule

NONE = -1
ROOT = 0

# A tree is two arrays with a row a node.
PARTS = 4
MOVE, CHILD, SIBLING, VISITS = range(PARTS)  # whole numbers: links and counts
SUMS = 2
REWARD, SQUARED = range(SUMS)  # of the side that made the node's move; at the root of the side to act

LONGEST = 250  # moves in a playout; then the outlook counts
DOUBT = 0.3  # the square of one reward, taken for seen before the first


class How(NamedTuple):
    """How to search."""

    exploration: float  # in standard deviations of the rewards
    favour: float  # of the hope goes to the policy's move, the rest to all alike
    random: float  # of a thousand playout moves
    place: float  # what the place counts against the lead in points
    lead: float  # a usual one, in points


class Desk(NamedTuple):
    """Arrays to work on, so that nothing has to be made anew for a simulation."""

    world: Any  # a state
    scratch: Any  # of the game
    moves: Any
    path: Any  # the nodes passed, and the side that moved to each
    points: Any  # by side
    rewards: Any  # by side
    paper: Any  # of the game's net
    thoughts: Any  # the part of it with what it thinks of moves
    liked: Any  # by node, the moves that the net likes best there
    shares: Any  # of each of them


@rule
def simulate(root: Any, links: Any, sums: Any, desk: Desk, how: How, used: int, first: int, count: int) -> int:
    """Run simulations `first` to `first + count` in a tree of which `used` nodes are taken; how many are then."""
    world, path, rewards = desk.world, desk.path, desk.rewards
    for i in range(first, first + count):
        world[0] = root[0]
        s = world[0]
        seed_chance(s, i)
        redeal(s, s.turn, desk.scratch[0])
        look_around(s, desk)
        side = side_of(s, s.turn)
        hope = how.exploration * spread(links, sums)
        used, depth = descend(s, root[0], links, sums, desk, used, hope, how.favour)
        settle(s, root[0], desk, how, path[depth - 1, 0] if depth else ROOT)
        gain(links, sums, ROOT, rewards[side])
        for k in range(depth):
            gain(links, sums, path[k, 0], rewards[path[k, 1]])
    return used


@rule
def look_around(s: State, desk: Desk) -> None:
    """What is to be known of the root before the first simulation: nothing, where the policy says what is tried."""


@rule
def settle(s: State, root: State, desk: Desk, how: How, leaf: int) -> None:
    """Find out what each side may expect at a leaf: by playing on."""
    playout(s, root, desk.moves, desk.scratch[0], how.random)
    reward(s, desk.points, desk.rewards, how.lead, how.place)


@rule
def spread(links: Any, sums: Any) -> float:
    """How far rewards lie apart in this position: their standard deviation."""
    seen = links[ROOT, VISITS] + 1.0
    mean = (sums[ROOT, REWARD] + 0.5) / seen
    return sqrt((sums[ROOT, SQUARED] + DOUBT) / seen - mean * mean)


@rule
def gain(links: Any, sums: Any, node: int, reward: float) -> None:
    """A node was visited and brought this."""
    links[node, VISITS] += 1
    sums[node, REWARD] += reward
    sums[node, SQUARED] += reward * reward


@rule
def descend(
    s: State, root: State, links: Any, sums: Any, desk: Desk, used: int, hope: float, favour: float
) -> tuple[int, int]:
    """Walk down by the most promising moves to one that has no node yet, and give it one."""
    path = desk.path
    node = ROOT
    depth = 0
    while s.over == 0 and depth < path.shape[0] and not far_enough(s, root):
        side = side_of(s, s.turn)
        move = promising(s, links, sums, node, desk, hope, favour)
        child = find_child(links, node, move)
        is_new = child == NONE
        if is_new:
            if used == links.shape[0]:
                break
            child = add_child(links, sums, node, move, used)
            used += 1
        path[depth, 0] = child
        path[depth, 1] = side
        depth += 1
        play(s, move)
        if is_new:
            break
        node = child
    return used, depth


@rule
def promising(s: State, links: Any, sums: Any, node: int, desk: Desk, hope: float, favour: float) -> int:
    """The sensible move with the highest bound: what it brought so far, and the hope in it, most in what is liked."""
    moves = desk.moves
    n = sensible(s, moves, legal(s, moves), desk.scratch[0])
    if n == 1:
        return moves[0]
    favourite = favoured(s, moves, n, desk)
    usual = usual_reward(links, sums, node)
    hope *= sqrt(links[node, VISITS] + 1.0)
    best = moves[0]
    best_bound = -1.0
    for k in range(n):
        share = (1.0 - favour) / n + favour * liking(moves[k], favourite, node, desk)
        child = find_child(links, node, moves[k])
        visits = 0 if child == NONE else links[child, VISITS]
        value = sums[child, REWARD] / visits if visits else usual
        bound = value + hope * share / (1.0 + visits)
        if bound > best_bound:
            best = moves[k]
            best_bound = bound
    return best


@rule
def favoured(s: State, moves: Numbers, n: int, desk: Desk) -> int:
    """The policy's move."""
    return policy(s, moves, n, desk.scratch[0])


@rule
def liking(move: int, favourite: int, node: int, desk: Desk) -> float:
    """How much a move is liked at a node, all moves together 1: the favourite alone."""
    return 1.0 if move == favourite else 0.0


@rule
def usual_reward(links: Any, sums: Any, node: int) -> float:
    """What the moves tried from here have brought on average."""
    reward_sum = 0.5
    visits = 1
    child = links[node, CHILD]
    while child != NONE:
        reward_sum += sums[child, REWARD]
        visits += links[child, VISITS]
        child = links[child, SIBLING]
    return reward_sum / visits


@rule
def find_child(links: Any, node: int, move: int) -> int:
    """The child for a move, or NONE."""
    child = links[node, CHILD]
    while child != NONE and links[child, MOVE] != move:
        child = links[child, SIBLING]
    return child


@rule
def add_child(links: Any, sums: Any, node: int, move: int, at: int) -> int:
    """A new node in front of its siblings."""
    links[at, MOVE] = move
    links[at, CHILD] = NONE
    links[at, SIBLING] = links[node, CHILD]
    links[at, VISITS] = 0
    sums[at, REWARD] = 0.0
    sums[at, SQUARED] = 0.0
    links[node, CHILD] = at
    return at


@rule
def playout(s: State, root: State, moves: Numbers, scratch: Scratch, random: float) -> None:
    """Play on by policy, with a random move now and then, to the end or as far as the game needs to see."""
    made = 0
    while s.over == 0 and made < LONGEST and not far_enough(s, root):
        n = legal(s, moves)
        if n == 1:
            play(s, moves[0])
        elif below(s, 1000) < random:
            play(s, moves[below(s, n)])
        else:
            play(s, policy(s, moves, n, scratch))
        made += 1


@rule
def reward(s: State, points: Any, rewards: Any, usual_lead: float, place: float) -> None:
    """For each side a number from 0 to 1: its place among the others, and a little of its lead in points.

    In a race that was cut off, the points to be expected say how likely a place is.
    """
    if s.over:
        scores(s, points)
    else:
        outlook(s, points)
    for side in range(s.sides):
        lead = 0.0
        for other in range(s.sides):
            lead += (points[side] - points[other]) / (s.sides - 1.0)
        rewards[side] = (1.0 - place) * ahead(lead, usual_lead)
    if s.over:
        places(s, points)
    for side in range(s.sides):
        for other in range(s.sides):
            if other != side:
                mine, yours = points[side], points[other]
                beaten = beats(mine, yours) if s.over else ahead(mine - yours, usual_lead)
                rewards[side] += place * beaten / (s.sides - 1.0)


@rule
def beats(place: int, other: int) -> float:
    """1 for the better of two places, half for an equal one."""
    if place == other:
        return 0.5
    return 1.0 if place < other else 0.0


@rule
def ahead(lead: float, usual_lead: float) -> float:
    """From 0, far behind, to 1, far ahead."""
    return 0.5 + 0.5 * lead / (abs(lead) + usual_lead)
