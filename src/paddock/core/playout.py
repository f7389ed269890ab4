"""Whole races without people, for every game."""

from paddock.core.chance import below, seed_chance
from paddock.core.contract import Numbers, Scratch, State, legal, play, policy, setup
from paddock.core.rule import rule


@rule
def begin(s: State, seed: int) -> None:
    """Seed the chance of a race and lay it out."""
    seed_chance(s, seed)
    setup(s)


@rule
def random_playout(s: State, moves: Numbers, limit: int) -> int:
    """Make random moves until the race is over or `limit` moves are made; return how many were."""
    made = 0
    while s.over == 0 and made < limit:
        play(s, moves[below(s, legal(s, moves))])
        made += 1
    return made


@rule
def policy_playout(s: State, moves: Numbers, scratch: Scratch, limit: int) -> int:
    """The same with the moves of the game's policy."""
    made = 0
    while s.over == 0 and made < limit:
        play(s, policy(s, moves, legal(s, moves), scratch))
        made += 1
    return made
