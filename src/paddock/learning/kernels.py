"""What an environment does to its races in a step: rules, the same for every game on every machine.

A race lies in a *place*. A slot holds what the environment remembers of a place, the plan what holds for all of them;
`paper` and `scratch` are to write on. Inner rules take records and no array but paper: compiled code counts who uses
an array, and that takes longer than a move.
"""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from paddock.core.chance import MASK, race_seed, scrambled, seed_chance
from paddock.core.contract import (
    Numbers,
    Scratch,
    State,
    did_better,
    legal,
    observe,
    play,
    points,
    policy,
    side_of,
)
from paddock.core.playout import begin
from paddock.core.rule import given, rule
from paddock.learning.encoding import each_encoding, each_sparse_encoding

BEGIN, PLAY = range(2)  # what a step does: begin the next race, or play a move
PLAN = np.dtype(
    [
        ("limit", "<i4"),  # moves after which a race is cut off
        ("lead", "<i4"),  # a usual lead in points, where rewards go by that; else 0
        ("places", "<i4"),  # how many races there are at once
        ("by_policy", "<i4"),  # bits of the seats that the policy plays
        ("at_random", "<i4"),  # bits of those that chance plays
        ("skip_forced", "i1"),  # 1 if a move without a choice is made at once
        ("auto_reset", "i1"),  # 1 if the next race begins at once
        ("from_position", "i1"),  # 1 if races begin in a given position
    ],
    align=True,
)
SLOT = np.dtype(
    [
        ("race", "<i8"),  # the number of the next race
        ("made", "<i4"),  # moves of this one
        ("setting", "<i4"),  # which of the blank states its races begin with
        ("choices", "<i2"),  # how many moves there are to choose from
        ("done", "i1"),  # 1 if it has ended or was cut off
        ("refused", "i1"),  # 1 if the last move was not legal
    ],
    align=True,
)
WORDS = 2**32
NOTHING_NEW = -1  # for the number of moves to choose from, where nothing was played


@rule
def each_step(
    start: int,
    stop: int,
    paper: Numbers,
    scratch: Any,
    states: Any,
    blank: Any,
    slots: Any,
    plans: Any,
    mode: int,
    seed: int,
    call: int,
    moves: Numbers,
    where: Any,
    listed: Any,
    allowed: Any,
    turn: Numbers,
    side: Numbers,
    rewards: Any,
    ended: Numbers,
    truncated: Numbers,
) -> None:
    """Begin or play on the races from start to stop, and write all but the observations."""
    plan = plans[0]
    for i in range(start, stop):
        s = states[i]
        slot = slots[i]
        slot.refused = 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0
        n = NOTHING_NEW
        if where.size == 0 or where[i] != 0:
            if mode == BEGIN:
                slot.done = 1
                ended[i] = 0
                truncated[i] = 0
            elif slot.done == 0 and s.over == 0:
                move = moves[i]
                if 0 <= move < allowed.shape[1] and allowed[i, move] != 0:
                    play(s, move)
                    slot.made += 1
                    n = go_on(s, i, paper, scratch[0], slot, plan, seed, call)
                else:
                    slot.refused = 1
            elif slot.done == 0:
                n = 0
            if n != NOTHING_NEW:
                ended[i] = s.over
                truncated[i] = s.over == 0 and slot.made >= plan.limit
                if s.over != 0:
                    for seat in range(s.seats):
                        rewards[i, seat] = reward(s, side_of(s, seat), plan.lead)
                if s.over != 0 or slot.made >= plan.limit:
                    slot.done = 1
                    n = 0
            if slot.done != 0 and (mode == BEGIN or plan.auto_reset != 0):
                states[i] = blank[slot.setting]
                n = next_race(states[i], i, paper, scratch[0], slot, plan, seed, call)
        elif slot.done == 0:
            ended[i] = 0
            truncated[i] = 0
        if n != NOTHING_NEW:
            for k in range(slot.choices):
                allowed[i, listed[i, k]] = 0
            for k in range(n):
                listed[i, k] = paper[k]
                allowed[i, paper[k]] = 1
            slot.choices = n
            turn[i] = s.turn
            side[i] = side_of(s, s.turn)


@rule
def next_race(s: State, i: int, paper: Numbers, scratch: Scratch, slot: Any, plan: Any, seed: int, call: int) -> int:
    """Lay out the next race of a place, up to the first decision; how many moves there are to choose from."""
    own_seed = race_seed(seed, slot.race)
    slot.race += plan.places
    slot.made = 0
    slot.done = 0
    if plan.from_position != 0:
        seed_chance(s, own_seed)
    else:
        begin(s, own_seed)
    return go_on(s, i, paper, scratch, slot, plan, seed, call)


@rule
def go_on(s: State, i: int, paper: Numbers, scratch: Scratch, slot: Any, plan: Any, seed: int, call: int) -> int:
    """Make the moves that no learner decides; how many moves there are then to choose from, 0 if the race is over."""
    while s.over == 0:
        n = legal(s, paper)
        if slot.made >= plan.limit:
            return n
        if n == 1 and plan.skip_forced != 0:
            move = paper[0]
        elif plan.at_random >> s.turn & 1:
            move = paper[picked(seed, call, i, slot.made, n)]
        elif plan.by_policy >> s.turn & 1:
            move = policy_move(s, paper, n, scratch)
        else:
            return n
        play(s, move)
        slot.made += 1
    return 0


@rule
def policy_move(s: State, moves: Numbers, n: int, scratch: Scratch) -> int:
    """The move of an opponent that drives by policy; bound where there are such opponents."""
    return moves[0]


@rule
def reward(s: State, side: int, usual_lead: int) -> Any:
    """What a side gets at the end: by its lead in usual leads, or by its rank."""
    if usual_lead > 0:
        return lead(s, side) / usual_lead
    return rank(s, side)


@rule
def rank(s: State, side: int) -> Any:
    """From 1 for the winner to -1 for the last, evenly; all sides together have 0, however they tie."""
    beaten = 0
    for other in range(s.sides):
        if did_better(s, side, other):
            beaten += 1
        elif did_better(s, other, side):
            beaten -= 1
    return beaten / max(1, s.sides - 1)


@rule
def lead(s: State, side: int) -> Any:
    """Points over the mean of the other sides."""
    others = 0
    for other in range(s.sides):
        if other != side:
            others += points(s, other)
    return points(s, side) - others / max(1, s.sides - 1)


@rule
def each_observation(start: int, stop: int, states: Any, where: Any, first: int, out: Any, base: int) -> None:
    """What a seat knows in the races from start to stop; for `first` -1 what each knows, from the one to act on.

    The first row of `out` is that of place `base`.
    """
    for i in range(start, stop):
        if where.size == 0 or where[i] != 0:
            s = states[i]
            for k in range(out.shape[1]):
                observe(s, first if first >= 0 else (s.turn + k) % s.seats, out[i - base, k])


# ---- Choosing --------------------------------------------------------------------------------------


@rule
def each_choice(
    start: int,
    stop: int,
    slots: Any,
    listed: Any,
    logits: Any,
    seed: int,
    call: int,
    chosen: Numbers,
) -> None:
    """A legal move for the places from start to stop: each as likely, or by logits, where there are some."""
    for i in range(start, stop):
        n = slots[i].choices
        chosen[i] = 0
        if n > 0 and logits.size == 0:
            chosen[i] = listed[i, picked(seed, call, i, 0, n)]
        elif n > 0:
            best = -math.inf
            for k in range(n):
                u = (chance_word(seed, call, i, k) + 0.5) / WORDS
                worth = logits[i, listed[i, k]] - math.log(-math.log(u))  # the greatest is drawn as by softmax
                if k == 0 or worth > best:
                    best = worth
                    chosen[i] = listed[i, k]


@rule
def each_advice(
    start: int, stop: int, paper: Numbers, scratch: Any, states: Any, slots: Any, listed: Any, chosen: Numbers
) -> None:
    """The policy's move for the places from start to stop."""
    for i in range(start, stop):
        n = slots[i].choices
        chosen[i] = 0
        for k in range(n):
            paper[k] = listed[i, k]
        if n > 0:
            chosen[i] = policy(states[i], paper, n, scratch[0])


@rule
def picked(seed: int, call: int, i: int, k: int, n: int) -> int:
    """A number below n, from chance that is not the race's."""
    return (chance_word(seed, call, i, k) * n) >> 32


@rule
def chance_word(seed: int, call: int, i: int, k: int) -> int:
    """32 bits for the k-th question of a place in a call."""
    key = scrambled((call & MASK) ^ scrambled(seed & MASK ^ scrambled((seed >> 32) + 2)))
    return scrambled((scrambled(key ^ scrambled(i)) + k) & MASK)


go_on_among = given(go_on, policy_move=policy)
each_step_among = given(each_step, next_race=given(next_race, go_on=go_on_among), go_on=go_on_among)

KERNELS: dict[str, Callable[..., None]] = {
    "step": each_step,
    "step-among": each_step_among,
    "observe": each_observation,
    "observe-each": each_observation,
    "choose": each_choice,
    "advise": each_advice,
    "encode": each_encoding,
    "encode-sparsely": each_sparse_encoding,
}
