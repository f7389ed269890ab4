"""Fading: what a server notes of everybody who comes, kept only as long as it counts."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")

SPARE = 1_000  # entries that count no more, beside as many as do


class Fading(dict[K, V]):
    """A dictionary that forgets entries which count no more, whenever it has doubled."""

    def __init__(self, counts: Callable[[K, V], bool]) -> None:
        super().__init__()
        self._counts = counts
        self._room = SPARE

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        if len(self) > self._room:
            for faded in [key for key, value in self.items() if not self._counts(key, value)]:
                del self[faded]
            self._room = 2 * len(self) + SPARE
