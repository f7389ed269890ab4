"""Figures of made-up results with known answers."""

import math
from itertools import cycle, islice

import pytest

from paddock.arena.rating import ratings
from paddock.arena.statistics import CHECK_EVERY, decision, estimate
from paddock.core.statistics import student, wilson
from tests.arena.results import game


def test_the_interval_is_that_of_the_means_of_sets() -> None:
    shares = dict(enumerate([0.0, 0.5, 1.0, 0.5, 1.0, 1.0, 0.5, 0.5, 1.0, 0.5]))
    found = estimate([shares])
    error = math.sqrt(sum((share - 0.65) ** 2 for share in shares.values()) / 9 / 10)
    assert found.share == pytest.approx(0.65)
    assert found.high - found.share == pytest.approx(2.262 * error, rel=0.01)  # Student, 9 degrees of freedom
    assert found.share - found.low == pytest.approx(found.high - found.share)
    assert found.reversed() == pytest.approx((0.35, 1 - found.high, 1 - found.low))


def test_students_quantile_comes_near_the_printed_one() -> None:
    assert student(5) == pytest.approx(2.571, rel=0.01)
    assert student(30) == pytest.approx(2.042, rel=0.001)
    assert student(10**6) == pytest.approx(1.96, rel=0.001)


def test_opponents_count_alike_and_shared_deals_are_one_sample() -> None:
    often, seldom = dict.fromkeys(range(90), 1.0), dict.fromkeys(range(10), 0.0)
    assert estimate([often, seldom]).share == 0.5
    swings = {number: float(number % 2) for number in range(20)}
    once, twice = estimate([swings]), estimate([swings, swings])
    assert twice == pytest.approx(once), "the same deals twice tell nothing new"
    cancelled = estimate([swings, {number: 1 - share for number, share in swings.items()}])
    assert cancelled == pytest.approx((0.5, *wilson(0.5, 20)))


def test_without_variance_wilson_speaks() -> None:
    assert estimate([dict.fromkeys(range(20), 1.0)]) == pytest.approx((1.0, 0.8389, 1.0), abs=1e-4)
    assert estimate([{0: 0.5}]) == pytest.approx((0.5, *wilson(0.5, 1)))


def stream(*shares: float) -> list[float]:
    return list(islice(cycle(shares), 400))


def first_decision(shares: list[float]) -> tuple[str | None, int]:
    for sets in range(CHECK_EVERY, len(shares) + 1, CHECK_EVERY):
        if found := decision(shares[:sets]):
            return found, sets
    return None, len(shares)


def test_a_strong_difference_is_decided_early() -> None:
    assert first_decision(stream(1, 1, 0.5, 1)) == ("stronger", 20)
    assert first_decision(stream(0, 0, 0.5, 0)) == ("weaker", 20)
    assert first_decision(stream(1)) == ("stronger", 20)


def test_no_difference_is_not_taken_for_one() -> None:
    found, sets = first_decision(stream(1, 0, 0.5, 0.5))
    assert found in (None, "even") and sets > 100
    assert first_decision(stream(0.5))[0] == "even"


def test_a_small_difference_takes_longer_than_a_large_one() -> None:
    large, small = (first_decision(stream(*shares)) for shares in ((1, 0.5, 1, 0), (1, 0.5, 0.5, 0, 1, 0.5)))
    assert large[0] == small[0] == "stronger"
    assert large[1] < small[1]


def test_ratings_follow_the_results() -> None:
    games = [game(("a", "b"), (1, 2)), game(("b", "c"), (1, 2)), game(("c", "a"), (2, 1))] * 5
    found = ratings(["a", "b", "c", "idle"], games)
    assert found["a"][0] > found["b"][0] > found["c"][0]
    assert found["idle"][0] == 25
    assert found["a"][1] < found["idle"][1]


def test_a_bot_on_two_sides_has_one_rating() -> None:
    found = ratings(["a", "b"], [game(("a", "b", "b"), (1, 2, 2), (9, 1, 1))])
    assert found["a"][0] > 25 > found["b"][0]
