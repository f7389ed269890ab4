"""Search with a trained network: it says which moves are tried first, and what each side may expect at a leaf.

The net is asked once a simulation, at the leaf. What it likes there stays with the node, for the simulations that come
by later in worlds of their own.
"""

from math import exp

from paddock.bots.search import NONE, ROOT, Desk, How, descend, promising, reward, simulate
from paddock.core.contract import State, legal, net, play, side_of
from paddock.core.net import CERTAIN, NAT
from paddock.core.rule import given, rule

LIKED = 8  # moves that a node remembers
UNKNOWN = -2  # where nobody has looked yet


@rule
def look_around(s: State, desk: Desk) -> None:
    """Ask the net about the root, once: what its seat knows is the same in all worlds."""
    if desk.liked[ROOT, 0] == UNKNOWN:
        n = legal(s, desk.moves)
        net(s, desk.moves, n, desk.paper)
        remember(desk, ROOT, n)


@rule
def settle(s: State, root: State, desk: Desk, how: How, leaf: int) -> None:
    """Ask the net about a leaf; moves without a choice are made first, for the net has not met such positions."""
    n = legal(s, desk.moves) if s.over == 0 else 0
    has_choice = n > 1
    while n == 1:
        play(s, desk.moves[0])
        n = legal(s, desk.moves) if s.over == 0 else 0
    desk.liked[leaf, 0] = NONE
    if s.over:
        reward(s, desk.points, desk.rewards, how.lead, how.place)
        return
    net(s, desk.moves, n, desk.paper)
    for side in range(s.sides):
        desk.rewards[side] = 0.0
        desk.points[side] = 0
    for seat in range(s.seats):
        desk.rewards[side_of(s, seat)] += 0.5 + 0.5 * desk.paper[seat] / CERTAIN
        desk.points[side_of(s, seat)] += 1
    for side in range(s.sides):
        desk.rewards[side] /= desk.points[side]
    if has_choice:
        remember(desk, leaf, n)


@rule
def remember(desk: Desk, node: int, n: int) -> None:
    """Keep the moves of n of which the net thinks most, and their shares, with a node."""
    moves, thoughts, liked, shares = desk.moves, desk.thoughts, desk.liked[node], desk.shares[node]
    kept = 0
    for k in range(n):
        if kept == LIKED and thoughts[k] <= shares[kept - 1]:
            continue
        at = min(kept, LIKED - 1)
        kept = at + 1
        while at > 0 and shares[at - 1] < thoughts[k]:
            liked[at] = liked[at - 1]
            shares[at] = shares[at - 1]
            at -= 1
        liked[at] = moves[k]
        shares[at] = thoughts[k]
    best = shares[0]
    total = 0.0
    for k in range(n):
        total += exp((thoughts[k] - best) / NAT)
    for k in range(kept):
        shares[k] = exp((shares[k] - best) / NAT) / total
    if kept < LIKED:
        liked[kept] = NONE


@rule
def favoured(s: State, moves: object, n: int, desk: Desk) -> int:
    """Nobody's: all that is liked stands with the node."""
    return NONE


@rule
def liking(move: int, favourite: int, node: int, desk: Desk) -> float:
    """The share that the net gave a move when it was here."""
    for k in range(LIKED):
        if desk.liked[node, k] < 0:
            break
        if desk.liked[node, k] == move:
            return float(desk.shares[node, k])
    return 0.0


promising_by_net = given(promising, favoured=favoured, liking=liking)
simulate_by_net = given(
    simulate, look_around=look_around, settle=settle, descend=given(descend, promising=promising_by_net)
)
