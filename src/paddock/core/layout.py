"""A flat state, declared once by annotations: a Python object, a fixed run of bytes, and a NumPy record."""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Self, TypeVar, TypeVarTuple, get_args

from paddock.core.errors import OutOfRange

if TYPE_CHECKING:
    import numpy as np


@dataclass(frozen=True)
class Whole:
    """A whole number of a fixed width."""

    struct_code: str
    numpy_code: str
    low: int
    high: int

    @property
    def size(self) -> int:
        """Its width in bytes."""
        return struct.calcsize(f"<{self.struct_code}")


# Signed, but for the words of chance: compiled code would take 3 - 5 of two unsigned numbers for a huge one.
i8 = Annotated[int, Whole("b", "<i1", -(2**7), 2**7 - 1)]
i16 = Annotated[int, Whole("h", "<i2", -(2**15), 2**15 - 1)]
i32 = Annotated[int, Whole("i", "<i4", -(2**31), 2**31 - 1)]
u32 = Annotated[int, Whole("I", "<u4", 0, 2**32 - 1)]

Number = TypeVar("Number")
Shape = TypeVarTuple("Shape")


class Array(Generic[Number, *Shape]):
    """In an annotation: `Array[i8, SEATS, CARDS]` is a table of small numbers, indexed `[seat][card]`."""

    if TYPE_CHECKING:

        def __getitem__(self, index: int | slice) -> Any: ...
        def __setitem__(self, index: int | slice, value: Any) -> None: ...
        def __iter__(self) -> Iterator[Any]: ...


@dataclass(frozen=True)
class Field:
    """One named number, row or table of a state."""

    name: str
    whole: Whole
    shape: tuple[int, ...]
    default: int  # of each of its numbers

    @classmethod
    def declared(cls, name: str, annotation: Any, default: int) -> "Field":
        """The field that an annotation such as `i8` or `Array[i16, 3]` declares."""
        if getattr(annotation, "__origin__", None) is Array:
            number, *shape = get_args(annotation)
            return cls(name, number.__metadata__[0], tuple(shape), default)
        return cls(name, annotation.__metadata__[0], (), default)

    @property
    def count(self) -> int:
        """How many numbers it holds."""
        return prod(self.shape)

    def flat(self, value: Any) -> list[int]:
        """Its numbers in one row."""
        if not self.shape:
            return [value]
        for _ in self.shape[1:]:
            value = chain.from_iterable(value)
        return list(value)

    def nested(self, numbers: list[int]) -> Any:
        """The reverse of `flat`."""
        for width in reversed(self.shape[1:]):
            numbers = [numbers[i : i + width] for i in range(0, len(numbers), width)]  # type: ignore[misc]
        return numbers if self.shape else numbers[0]


class Layout:
    """Base of every state. Subclasses only declare fields: `left: i8`, or `hand: Array[i8, SEATS] = NOTHING`.

    In a new object every number has its default, which is 0 where none is given.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        hints = cls.__annotations__.items()
        own = tuple(Field.declared(name, hint, cls.__dict__.get(name, 0)) for name, hint in hints)
        fields = cls.FIELDS + own
        # Widest first: every field is aligned and no byte is lost between two of them.
        cls.FIELDS = tuple(sorted(fields, key=lambda field: -field.whole.size))

    def __init__(self) -> None:
        for field in self.FIELDS:
            setattr(self, field.name, field.nested([field.default] * field.count))
        self.log: list[tuple[int, int, int, int]] = []  # what `emit` told since it was last cleared

    @classmethod
    @cache
    def packing(cls) -> struct.Struct:
        """How the fields follow each other in bytes."""
        codes = "".join(f"{field.count}{field.whole.struct_code}" for field in cls.FIELDS)
        widest = cls.FIELDS[0].whole.size
        tail = -struct.calcsize(f"<{codes}") % widest
        return struct.Struct(f"<{codes}{tail}x")

    @classmethod
    @cache
    def dtype(cls) -> "np.dtype[np.void]":
        """The same bytes as a NumPy record."""
        import numpy as np

        formats, offsets, offset = [], [], 0
        for field in cls.FIELDS:
            formats.append((field.whole.numpy_code, field.shape))
            offsets.append(offset)
            offset += field.whole.size * field.count
        names = [field.name for field in cls.FIELDS]
        whole: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": cls.packing().size}
        record: np.dtype[np.void] = np.dtype(whole, align=True)
        return record

    def to_bytes(self) -> bytes:
        """This state in its fixed run of bytes, the same on every machine."""
        numbers: list[int] = []
        for field in self.FIELDS:
            value = getattr(self, field.name)
            if field.shape:
                numbers += field.flat(value) if len(field.shape) > 1 else value
            else:
                numbers.append(value)
        return self.packing().pack(*numbers)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The state that `to_bytes` wrote."""
        numbers = list(cls.packing().unpack(data))
        state = cls()
        start = 0
        for field in cls.FIELDS:
            setattr(state, field.name, field.nested(numbers[start : start + field.count]))
            start += field.count
        return state

    def to_dict(self) -> dict[str, Any]:
        """Every field by name, as plain numbers and lists: for JSON and for people who debug."""
        return {field.name: field.nested(field.flat(getattr(self, field.name))) for field in self.FIELDS}

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Self:
        """The state that `to_dict` wrote."""
        state = cls()
        for field in cls.FIELDS:
            setattr(state, field.name, field.nested(field.flat(values[field.name])))
        return state

    def copy(self) -> Self:
        """A deep copy that shares nothing; its log starts empty."""
        twin = object.__new__(type(self))
        for field in self.FIELDS:
            value = getattr(self, field.name)
            setattr(twin, field.name, deep_copy(value) if field.shape else value)
        twin.log = []
        return twin

    def check(self) -> None:
        """Raise OutOfRange if a number does not fit its field, which compiled code would not notice."""
        try:
            self.to_bytes()
        except struct.error:
            for field in self.FIELDS:
                for value in field.flat(getattr(self, field.name)):
                    if not field.whole.low <= value <= field.whole.high:
                        raise OutOfRange(
                            field=field.name, value=value, low=field.whole.low, high=field.whole.high
                        ) from None

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.to_bytes() == other.to_bytes()

    __hash__ = None  # type: ignore[assignment]  # a state changes


def deep_copy(rows: list[Any]) -> list[Any]:
    """A row or table that shares nothing with this one."""
    return [deep_copy(row) for row in rows] if rows and isinstance(rows[0], list) else rows[:]


class NoScratch(Layout):
    """The scratch paper of a game that needs none."""

    blank: i8


class RaceState(Layout):
    """What the state of every race has."""

    chance: Array[u32, 4]  # the generator's words, see chance.py
    seats: i8
    sides: i8  # players or teams: who wins together
    variant: i8  # its number in Game.variants
    turn: i8  # the seat to act
    over: i8  # 1 when the race has ended
