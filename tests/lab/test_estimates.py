"""Figures with known answers."""

import math

import numpy as np
import pytest

from paddock.core.statistics import Estimate, chance_of, surviving
from paddock.core.words import Say
from paddock.lab.estimates import Figure, difference, jackknife, judged, mean, quantile, ratio


def figure(value: float, error: float, usual: float | None = 0.0) -> Figure:
    return Figure("x", Say("x"), Estimate(value, value - 1.959964 * error, value + 1.959964 * error), usual=usual)


def test_chance_of_two_standard_errors_is_one_in_twenty() -> None:
    assert chance_of(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert chance_of(0) == 1


def test_holm_asks_the_least_likely_first_and_stops_at_the_first_that_falls() -> None:
    assert surviving([0.01, 0.04, 0.03]) == [True, False, False]  # 0.05 / 3, then 0.03 > 0.05 / 2
    assert surviving([0.001, 0.02, 0.04]) == [True, True, True]
    assert surviving([]) == []


def test_many_figures_are_judged_together() -> None:
    alone = judged([figure(2.1, 1)])
    among_many = judged([figure(2.1, 1), *[figure(0, 1)] * 19])
    assert alone[0].is_sure
    assert not among_many[0].is_sure


def test_what_nothing_is_expected_of_is_not_judged() -> None:
    first, second = judged([figure(5, 1, usual=None), figure(2.1, 1)])
    assert first.is_sure is None and second.is_sure


def test_a_mean_has_students_interval() -> None:
    found = mean(np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    assert found.value == 3
    assert found.high - found.value == pytest.approx(2.776 * math.sqrt(2.5 / 5), rel=0.02)  # t of 4 degrees of freedom


def test_a_mean_of_ones_and_zeros_is_a_share_with_wilsons_interval() -> None:
    found = mean(np.array([0, 0, 0, 0]), 100)
    assert found.low == 0
    assert found.high == pytest.approx(48.99, abs=0.01)


def test_pairs_take_out_what_both_have_in_common() -> None:
    luck = np.arange(100) * 10.0
    found = difference(luck, luck + 1 + np.tile([-0.5, 0.5], 50))
    assert found.value == pytest.approx(1)
    assert found.high - found.value < 0.11


def test_pairs_that_are_all_alike_differ_by_nothing_and_surely() -> None:
    assert not judged([Figure("x", Say("x"), difference(np.ones(50), np.ones(50)), usual=0.0)])[0].is_sure
    assert judged([Figure("x", Say("x"), difference(np.ones(50), np.full(50, 3.0)), usual=0.0)])[0].is_sure


def test_a_ratio_takes_races_as_samples() -> None:
    once = ratio(np.array([1, 0, 1, 0]), np.ones(4))
    twice = ratio(np.array([2, 0, 2, 0]), np.full(4, 2))  # the same four races, with two things each
    assert once == pytest.approx(twice)


def test_quantiles_are_values_that_were_seen() -> None:
    assert quantile(np.arange(1000), 0.5) == (500, 469, 531)


def test_the_jackknife_of_a_mean_is_its_usual_interval() -> None:
    values = np.arange(20.0)
    left_out = [float(np.delete(values, k).mean()) for k in range(20)]
    assert jackknife(float(values.mean()), left_out) == pytest.approx(mean(values))
