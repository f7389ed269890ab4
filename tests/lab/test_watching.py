"""What is noted of a race while it is played, and how habits choose; in plain Python, no game is compiled."""

import numpy as np
import pytest

from paddock.core.game import REGISTRY
from paddock.core.moves import families_of
from paddock.core.race import Race
from paddock.core.watching import (
    CHOICES,
    DECISIONS,
    FIRST_LEADER,
    KEY,
    LEAD_CHANGES,
    LEADER,
    LED,
    MOVE,
    MOVES,
    SINCE,
    STOP,
    leant,
    note_leader,
    watched,
)
from paddock.lab.habits import Habit, habits

GAME = REGISTRY.find("mille-bornes")
SEED = 7


def row_of(key: int = 1, stop: int = GAME.longest, usage: bool = False) -> list[int]:
    row = [0] * (LED + 2 + 2 * GAME.moves * usage)
    row[KEY], row[STOP] = key, stop
    return row


def driven(*by_seat: Habit, row: list[int] | None = None, seed: int = SEED) -> tuple[Race, list[int]]:
    """A race of two, watched."""
    race = Race.start(GAME, 2, seed)
    row = row or row_of()
    GAME.bind()(watched)(race.state, [0] * GAME.moves, GAME.scratch(), habits(GAME, by_seat).tolist(), row, 10_000)
    return race, row


def test_by_policy_it_is_the_race_that_the_policy_drives() -> None:
    race, row = driven(Habit(), Habit())
    own = Race.start(GAME, 2, SEED)
    while not own.over:
        own.play(GAME.policy_move(own.state))
    assert race.state == own.state
    assert row[MOVES] == own.step


def test_a_race_stops_where_its_row_says_and_goes_on_from_there() -> None:
    whole, _ = driven(Habit("learner"), Habit("driver"))
    race = Race.start(GAME, 2, SEED)
    row, numbers = row_of(stop=5), habits(GAME, (Habit("learner"), Habit("driver"))).tolist()
    watch = GAME.bind()(watched)
    watch(race.state, [0] * GAME.moves, GAME.scratch(), numbers, row, 10_000)
    assert row[MOVES] == 5
    row[STOP] = GAME.longest
    watch(race.state, [0] * GAME.moves, GAME.scratch(), numbers, row, 10_000)
    assert race.state == whole.state


def test_habits_take_nothing_of_the_races_own_chance() -> None:
    for key in range(1, 6):
        race, row = driven(Habit("random"), Habit("random"), row=row_of(key, stop=1))
        own = Race.start(GAME, 2, SEED)
        own.play(row[MOVE])
        assert list(race.state.chance) == list(own.state.chance)


def test_who_never_attacks_never_does_and_who_always_does_whenever_he_can() -> None:
    [attack] = [family for family in families_of(GAME.package) if family.name == "attack"]
    own = slice(LED + 2 + 2 * attack.first, LED + 2 + 2 * (attack.first + attack.count))
    for seed in range(5):
        _, never = driven(*[Habit(leanings={"attack": -100})] * 2, row=row_of(usage=True), seed=seed)
        legal, made = sum(never[own][::2]), sum(never[own][1::2])
        assert legal and not made
    _, always = driven(*[Habit(leanings={"attack": 100})] * 2, row=row_of(usage=True))
    assert sum(always[own][1::2]) > 0


@pytest.mark.parametrize(
    ("mood", "left"), [(0, [2]), (49, [2]), (50, [1, 3]), (80, [1, 3])], ids=["favoured", "still", "not", "shunned"]
)
def test_leaning_keeps_what_is_preferred_else_what_is_not_shunned(mood: int, left: list[int]) -> None:
    moves, leaning = [0, 1, 2, 3], [-100, 0, 50, 0]
    if mood >= 50:
        leaning[2] = -90  # now shunned instead
    n = leant(moves, 4, leaning, 0, mood)
    assert moves[:n] == left


def test_who_shuns_everything_may_do_anything() -> None:
    moves = [0, 1]
    assert leant(moves, 2, [-100, -100], 0, 30) == 2
    assert moves == [0, 1]


def test_a_lead_changes_when_another_takes_it_and_not_when_it_is_shared() -> None:
    row = row_of()
    for move, leader in enumerate([0, 1, 0, 1, 2, 0, 2, 1]):
        row[MOVES] = move
        note_leader(row, leader)
    assert (row[FIRST_LEADER], row[LEAD_CHANGES], row[LEADER], row[SINCE]) == (1, 2, 1, 7)


def test_the_row_counts_decisions_and_remembers_the_last_move() -> None:
    race, row = driven(Habit(), Habit(), row=row_of(usage=True))
    usage = np.array(row[LED + 2 :]).reshape(-1, 2)
    assert row[DECISIONS] == usage[:, 1].sum() <= row[MOVES]
    assert 0 <= row[MOVE] < GAME.moves and row[CHOICES] >= 1
    assert row[LED] + row[LED + 1] <= row[MOVES]
    assert race.over
