"""What the numbers of an observation mean. A game describes each of them once."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

FLAG, CATEGORY, COUNT, AMOUNT = "flag", "category", "count", "amount"


@dataclass(frozen=True)
class Feature:
    """One number: its name, what kind of number it is, and between which bounds it lies."""

    name: str
    kind: str
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many different numbers it can be."""
        return self.high - self.low + 1

    def __str__(self) -> str:
        return f"{self.name}: {self.kind}, {self.low} to {self.high}"


def flag(name: str) -> Feature:
    """1 if it is so, else 0."""
    return Feature(name, FLAG, 0, 1)


def category(name: str, size: int, low: int = 0) -> Feature:
    """One of `size` things by its number, the first of which is `low`: -1 where there may be none."""
    return Feature(name, CATEGORY, low, low + size - 1)


def count(name: str, most: int) -> Feature:
    """How many there are of something."""
    return Feature(name, COUNT, 0, most)


def amount(name: str, most: int, least: int = 0) -> Feature:
    """Any other number: miles, points, minutes, rows."""
    return Feature(name, AMOUNT, least, most)


def of(owner: str | int, *features: Feature) -> tuple[Feature, ...]:
    """Features of something that has a name: `hand.stop`, `car.2.row`."""
    return tuple(replace(feature, name=f"{owner}.{feature.name}") for feature in features)


def of_each(owner: str, owners: Iterable[str | int], features: Iterable[Feature]) -> tuple[Feature, ...]:
    """The same features of many: one after another."""
    every = tuple(features)
    return tuple(feature for each in owners for feature in of(f"{owner}.{each}", *every))


def counts(owner: str, names: Iterable[str], most: Iterable[int]) -> tuple[Feature, ...]:
    """How many there are of each kind, which has a name and a greatest number."""
    return tuple(count(f"{owner}.{name}", number) for name, number in zip(names, most, strict=True))
