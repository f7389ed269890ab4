"""Chance is xoshiro128++, seeded well, and fair."""

from collections import Counter
from itertools import pairwise

from paddock.core.chance import below, race_seed, scrambled, seed_chance, word
from tests.toy.rules import Line


def seeded(seed: int) -> Line:
    s = Line()
    seed_chance(s, seed)
    return s


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    """The first words from 1, 2, 3, 4, as its authors' C code gives them."""
    s = Line()
    s.chance = [1, 2, 3, 4]  # type: ignore[assignment]
    assert [word(s) for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


def test_scrambling_is_the_finalizer_of_murmurhash3() -> None:
    assert [scrambled(x) for x in (0, 1, 0xFFFFFFFF)] == [0, 0x514E28B7, 0x81F16F39]


def test_numbers_below_n_are_equally_likely() -> None:
    s = seeded(1)
    for n in (2, 6, 19, 106):
        draws = 2000 * n
        counts = Counter(below(s, n) for _ in range(draws))
        assert set(counts) == set(range(n))
        chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts.values())
        assert chi_squared < n + 5 * (2 * n) ** 0.5


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [below(seeded(seed), 2) for seed in range(4000)]
    assert abs(sum(firsts) - 2000) < 200
    pairs = Counter(pairwise(firsts))
    assert all(abs(count - 1000) < 150 for count in pairs.values())
    assert seeded(5).chance != seeded(5 + 2**32).chance


def test_races_of_neighbouring_seeds_have_nothing_in_common() -> None:
    batches = [{race_seed(seed, race) for race in range(2000)} for seed in (0, 1, 2, 3, 2**32, 2**62)]
    assert [len(batch) for batch in batches] == [2000] * 6
    assert len(set().union(*batches)) == 12_000
    assert all(0 <= seed < 2**48 for batch in batches for seed in batch)


def test_the_races_of_a_seed_go_on_beyond_32_bits() -> None:
    assert len({race_seed(7, race + high) for race in range(100) for high in (0, 2**32, 2**33)}) == 300
