"""The weights of a net: how they are kept in a file, and the shape that training gives them."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import ceil, isqrt
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from paddock.core.features import Feature
from paddock.core.net import AT, FEATURE, VALUES, Array

FEW = 64  # values of a number that have a row each
ROOM = 800_000  # bytes, for the first layer
WIDEST, BETWEEN = 256, 128  # numbers that the first layer gives on, and the second
MOST = 40  # of weights that are drawn


@dataclass(frozen=True, eq=False)
class Weights:
    """A trained network: rows of bytes and two-byte numbers."""

    digits: Array  # a row for each digit
    first: Array  # for each row of the first layer, then for each move
    first_bias: Array
    middle: Array
    middle_bias: Array
    moves: Array
    moves_bias: Array
    hopes: Array
    hopes_bias: Array

    @classmethod
    def of(cls, **arrays: npt.NDArray[Any]) -> "Weights":
        """Weights as memory that Python reads as whole numbers and compilers as arrays."""
        whole: dict[str, Any] = {name: np.ascontiguousarray(array) for name, array in arrays.items()}
        return cls(**{name: memoryview(array).toreadonly() for name, array in whole.items()})

    @classmethod
    def drawn(cls, features: Sequence[Feature], moves: int, seats: int, seed: int = 1) -> "Weights":
        """Those of a net that has learnt nothing, but has opinions: in the shape that training gives it."""
        table = digits(features)
        rows = rows_of(table) + moves
        width = width_of(rows)
        shapes: dict[str, tuple[tuple[int, ...], type[Any]]] = {
            "first": ((rows, width), np.int8),
            "first_bias": ((width,), np.int32),
            "middle": ((BETWEEN, width), np.int16),
            "middle_bias": ((BETWEEN,), np.int32),
            "moves": ((moves, BETWEEN), np.int8),
            "moves_bias": ((moves,), np.int32),
            "hopes": ((seats, BETWEEN), np.int16),
            "hopes_bias": ((seats,), np.int32),
        }
        draw = np.random.default_rng(seed).integers
        return cls.of(digits=table, **{name: draw(-MOST, MOST, *room) for name, room in shapes.items()})

    @classmethod
    def load(cls, file: Traversable) -> "Weights":
        """Those that a file keeps."""
        with np.load(io.BytesIO(file.read_bytes())) as kept:
            return cls.of(**kept)

    def save(self, path: Path) -> None:
        """Keep them in a file, the same bytes for the same weights."""
        kept = io.BytesIO()
        np.savez_compressed(kept, **self.arrays())
        path.write_bytes(kept.getvalue())

    def arrays(self) -> dict[str, Any]:
        """Its arrays by name."""
        return {name: np.asarray(array) for name, array in vars(self).items()}

    def is_of(self, features: Sequence[Feature], moves: int) -> bool:
        """Whether it is a net of a game that tells such numbers and has so many moves."""
        return len(self.moves_bias) == moves and np.array_equal(np.asarray(self.digits), digits(features))

    @property
    def seats(self) -> int:
        """At most so many may play."""
        return len(self.hopes_bias)

    @property
    def paper_size(self) -> int:
        """How many numbers it writes on."""
        features = int(np.asarray(self.digits)[:, FEATURE].max()) + 1
        return self.seats + len(self.moves_bias) + len(self.first_bias) + len(self.middle_bias) + features

    def paper(self) -> Any:
        """To write on in plain Python: a part of it is no copy."""
        paper: Any = np.zeros(self.paper_size, np.int32)
        return memoryview(paper)


def digits(features: Sequence[Feature]) -> npt.NDArray[np.int32]:
    """The digits by which numbers are told, a row for each."""
    found: list[tuple[int, ...]] = []
    at = 0
    for number, feature in enumerate(features):
        base = feature.size if feature.size <= FEW else isqrt(feature.size - 1) + 1
        for step, values in ((1, base), (base, ceil(feature.size / base))):
            if values > 1:
                found.append((number, feature.low, feature.size - 1, step, values, at))
                at += values
    return np.array(found, np.int32).reshape(-1, AT + 1)


def rows_of(table: npt.NDArray[np.int32]) -> int:
    """How many rows all digits have together."""
    return int(table[:, VALUES].sum())


def width_of(rows: int) -> int:
    """How many numbers the first layer gives on, so that it has room."""
    return min(WIDEST, ROOM // rows // 32 * 32)
