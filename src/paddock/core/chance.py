"""The one door of chance: `below`. By default xoshiro128++ on four 32-bit words kept in the state.

Written with masked integers, so that every machine gives the same bits.
"""

from paddock.core.layout import RaceState
from paddock.core.rule import rule

MASK = 0xFFFFFFFF


@rule
def below(s: RaceState, n: int) -> int:
    """A number in [0, n). Rounding favours some numbers by less than n / 2**32."""
    return (word(s) * n) >> 32


@rule
def word(s: RaceState) -> int:
    """The generator's next 32 bits."""
    a, b, c, d = int(s.chance[0]), int(s.chance[1]), int(s.chance[2]), int(s.chance[3])
    result = (turned((a + d) & MASK, 7) + a) & MASK
    t = (b << 9) & MASK
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    s.chance[0] = a
    s.chance[1] = b
    s.chance[2] = c
    s.chance[3] = turned(d, 11)
    return result


@rule
def turned(x: int, k: int) -> int:
    """A 32-bit word rotated left by k bits."""
    return ((x << k) | (x >> (32 - k))) & MASK


@rule
def seed_chance(s: RaceState, seed: int) -> None:
    """Start the generator from a seed in [0, 2**63); neighbouring seeds give unrelated streams."""
    low = seed & MASK
    high = (seed >> 32) & MASK
    for i in range(4):
        low = (low + 0x9E3779B9) & MASK
        s.chance[i] = scrambled(low ^ scrambled(high + i))
    s.chance[3] |= 1  # the generator must not start from four zeros


@rule
def scrambled(x: int) -> int:
    """Every bit of the answer depends on every bit of the question (the finalizer of MurmurHash3)."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)
