import pytest

from paddock.server import fading
from paddock.server.errors import TooMany
from paddock.server.fading import Fading
from paddock.server.limits import RATES, Limits


def test_what_counts_stays_and_what_counts_no_more_is_forgotten() -> None:
    kept = Fading[int, int](lambda _, until: until > 0)
    for number in range(10 * fading.SPARE):
        kept[number] = number % 10 == 0
    assert sum(kept.values()) == fading.SPARE
    assert len(kept) <= 4 * fading.SPARE


def test_limits_keep_nobody_for_longer_than_they_have_to() -> None:
    now = 0.0
    limits = Limits(now=lambda: now)
    for visitor in range(20 * fading.SPARE):
        now += RATES["look"][1]
        limits.check("look", str(visitor))
    assert len(limits._buckets) <= 2 * fading.SPARE


def test_who_is_limited_stays_so_however_many_others_come() -> None:
    limits = Limits(now=lambda: 0.0)
    for _ in range(RATES["code"][0]):
        limits.check("code", "guesser")
    for visitor in range(10 * fading.SPARE):
        limits.check("look", str(visitor))
    with pytest.raises(TooMany):
        limits.check("code", "guesser")
