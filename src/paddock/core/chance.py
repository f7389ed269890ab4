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
    words = s.chance
    a, b, c, d = int(words[0]), int(words[1]), int(words[2]), int(words[3])
    total = (a + d) & MASK
    result = ((total << 7 | total >> 25) + a) & MASK  # the total turned left by 7 bits
    c ^= a
    d ^= b
    words[0] = a ^ d
    words[1] = b ^ c
    words[2] = c ^ ((b << 9) & MASK)
    words[3] = (d << 11 | d >> 21) & MASK
    return result


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
def race_seed(seed: int, race: int) -> int:
    """The seed of one of many races that are dealt from one: below 2**48, and of no kin to those of any other seed.

    No two of the first 2**32 races of a seed have the same one.
    """
    key = scrambled((seed & MASK) ^ scrambled((seed >> 32) ^ scrambled((race >> 32) + 1)))
    low = scrambled((race & MASK) ^ key)
    high = scrambled(low ^ scrambled((key + 0x9E3779B9) & MASK ^ (seed & MASK)))
    return (high >> 16 << 32) | low


@rule
def scrambled(x: int) -> int:
    """Every bit of the answer depends on every bit of the question (the finalizer of MurmurHash3)."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)
