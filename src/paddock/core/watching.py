"""Whole races that are looked at while they are played: who leads and for how long, what could be done and what was.

Everybody drives by *habit*: by the game's policy or by its net, now and then by chance, and perhaps leaning to some
kinds of moves.
What a habit leaves to chance follows from the race's key and the number of the move, never from the race's own chance:
the same deal stays the same, however one drives.

All habits lie in one array: how long each is, then seat after seat. What is seen of a race stands in its row.
"""

from collections.abc import MutableSequence
from typing import Any

from paddock.core.chance import scrambled
from paddock.core.contract import Numbers, Scratch, State, did_better, legal, net, play, policy, sensible
from paddock.core.rule import rule

# A habit: of a thousand moves so many are any, so many any sensible one; where on its paper the game's net says what it
# thinks of moves, or 0 for who follows the policy; whether it leans; then by move how much it is preferred (to 100) or
# shunned (to -100), in a hundred.
AT_RANDOM, SENSIBLE, THOUGHTS, LEANS, LEANING = range(5)

# A row. KEY, STOP and PAPER are given; the rest begins at 0. From LED on by side, then two numbers for each move, if
# there is room: how often it was legal, how often it was made. At the end there is paper for the net, if it is asked.
(
    KEY,  # of the chance of habits
    STOP,  # the move before which the race is left
    PAPER,  # how much of it there is
    MOVES,  # made
    DECISIONS,  # of these, with a choice
    LEADER,  # the side that leads, from 1; 0 while none does
    FIRST_LEADER,
    LEAD_CHANGES,
    SINCE,  # the move with which the leader took the lead
    MOVE,  # the last one
    CHOICES,  # how many there were
    LED,  # moves after which a side led
) = range(12)

Row = MutableSequence[int]


@rule
def watched(s: State, moves: Numbers, scratch: Scratch, habits: Any, row: Any, most: int) -> None:
    """Play on for at most so many moves, and note what is seen. Who leads is looked at whenever the turn passes."""
    for _ in range(most):
        if s.over or row[MOVES] >= row[STOP]:
            return
        seat = s.turn
        n = legal(s, moves)
        note_choices(s, moves, n, row)
        move = moves[0]
        if n > 1:
            row[DECISIONS] += 1
            move = habitual(s, moves, n, scratch, habits, 1 + seat * habits[0], row)
        note_move(s, move, n, row)
        play(s, move)
        if s.over or s.turn != seat:
            note_leader(row, leader(s))
        if row[LEADER]:
            row[LED + row[LEADER] - 1] += 1


# ---- How one drives ----------------------------------------------------------------------------


@rule
def habitual(s: State, moves: Numbers, n: int, scratch: Scratch, habits: Any, habit: int, row: Any) -> int:
    """One of n legal moves, by the habit that begins there."""
    draw = scrambled(scrambled(row[KEY]) ^ (row[MOVES] + 1))
    if habits[habit + LEANS]:
        n = leant(moves, n, habits, habit + LEANING, share(scrambled(draw ^ 1), 100))
    mood = share(draw, 1000)
    if mood < habits[habit + AT_RANDOM]:
        return moves[share(scrambled(draw ^ 2), n)]
    if mood < habits[habit + AT_RANDOM] + habits[habit + SENSIBLE]:
        n = sensible(s, moves, n, scratch)
        return moves[share(scrambled(draw ^ 2), n)]
    if habits[habit + THOUGHTS]:
        return favourite(s, moves, n, row[len(row) - row[PAPER] :], habits[habit + THOUGHTS])
    move = policy(s, moves, n, scratch)
    for k in range(n):
        if moves[k] == move:
            return move
    return moves[share(scrambled(draw ^ 2), n)]  # a policy may answer a question without looking at the moves


@rule
def favourite(s: State, moves: Numbers, n: int, paper: Any, first: int) -> int:
    """The move of which the net thinks most; of equals the first."""
    net(s, moves, n, paper)
    best = 0
    for k in range(1, n):
        if paper[first + k] > paper[first + best]:
            best = k
    return moves[best]


@rule
def leant(moves: Numbers, n: int, habits: Any, leaning: int, mood: int) -> int:
    """Keep, in place, the moves that are preferred in this mood, else those that are not shunned, else all."""
    kept = 0
    for k in range(n):
        if habits[leaning + moves[k]] > mood:
            moves[kept] = moves[k]
            kept += 1
    if kept:
        return kept
    for k in range(n):
        if -habits[leaning + moves[k]] <= mood:
            kept += 1
    if kept == 0 or kept == n:
        return n
    kept = 0
    for k in range(n):
        if -habits[leaning + moves[k]] <= mood:
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def share(draw: int, n: int) -> int:
    """A number in [0, n) from 32 bits."""
    return (draw * n) >> 32


# ---- What is seen ------------------------------------------------------------------------------


@rule
def leader(s: State) -> int:
    """The side that stands before all others, from 1; 0 if none does."""
    best = 0
    for side in range(1, s.sides):
        if did_better(s, side, best):
            best = side
    for side in range(s.sides):
        if side != best and not did_better(s, best, side):
            return 0
    return best + 1


@rule
def note_leader(row: Row, now: int) -> None:
    """A lead that nobody has taken over stays with who had it last."""
    if now == 0 or now == row[LEADER]:
        return
    if row[LEADER] == 0:
        row[FIRST_LEADER] = now
    else:
        row[LEAD_CHANGES] += 1
    row[LEADER] = now
    row[SINCE] = row[MOVES]


@rule
def note_choices(s: State, moves: Numbers, n: int, row: Row) -> None:
    """Which moves were legal, where there is room to note it."""
    if len(row) - row[PAPER] > LED + s.sides and n > 1:
        for k in range(n):
            row[LED + s.sides + 2 * moves[k]] += 1


@rule
def note_move(s: State, move: int, n: int, row: Row) -> None:
    """The move made, with how many there were."""
    if len(row) - row[PAPER] > LED + s.sides and n > 1:
        row[LED + s.sides + 2 * move + 1] += 1
    row[MOVE] = move
    row[CHOICES] = n
    row[MOVES] += 1
