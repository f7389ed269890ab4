"""A state is declared once and is the same numbers as an object, as bytes and as a NumPy record."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.core.errors import OutOfRange
from paddock.core.layout import Array, Layout, i8, i16, i32, u32
from paddock.core.race import Race
from tests.toy import LINE


class Sample(Layout):
    small: i8
    row: Array[i16, 3]
    wide: i32
    cube: Array[i8, 2, 3, 2]
    words: Array[u32, 4]
    nobody: i8 = -1
    empty: Array[i8, 2, 2] = -1


def sampled(data: st.DataObject) -> Sample:
    sample = Sample()
    for field in Sample.FIELDS:
        numbers = st.lists(st.integers(field.whole.low, field.whole.high), min_size=field.count, max_size=field.count)
        setattr(sample, field.name, field.nested(data.draw(numbers)))
    return sample


def test_a_new_state_has_its_defaults_nested_as_declared() -> None:
    blank = Sample().to_dict()
    assert blank["small"] == 0
    assert blank["row"] == [0, 0, 0]
    assert blank["cube"] == [[[0, 0], [0, 0], [0, 0]], [[0, 0], [0, 0], [0, 0]]]
    assert (blank["nobody"], blank["empty"]) == (-1, [[-1, -1], [-1, -1]])


@given(st.data())
def test_bytes_dictionaries_and_copies_hold_the_same_numbers(data: st.DataObject) -> None:
    sample = sampled(data)
    assert Sample.from_bytes(sample.to_bytes()) == sample
    assert Sample.from_dict(sample.to_dict()) == sample
    assert sample.copy() == sample


@given(st.data())
def test_the_numpy_record_reads_the_same_bytes(data: st.DataObject) -> None:
    sample = sampled(data)
    record = np.frombuffer(sample.to_bytes(), Sample.dtype())[0]
    for field in Sample.FIELDS:
        assert np.asarray(record[field.name]).tolist() == getattr(sample, field.name)


def test_fields_are_aligned_without_gaps() -> None:
    assert Sample.packing().size == 4 * 4 + 4 + 3 * 2 + 12 + 1 + 1 + 4
    dtype = Sample.dtype()
    assert all(dtype.fields[field.name][1] % field.whole.size == 0 for field in Sample.FIELDS)  # type: ignore[index]


def test_a_number_outside_its_field_is_named() -> None:
    sample = Sample()
    sample.row[1] = 2**15
    with pytest.raises(OutOfRange, match="row is 32,768, outside -32,768 to 32,767"):
        sample.check()


def test_checked_play_stops_at_the_move_that_overflows() -> None:
    race = Race.start(LINE, seats=1, check=True, options={"overdrive": "on"})
    with pytest.raises(OutOfRange, match="way is 200"):
        race.play(0)


def test_states_are_compared_by_value_and_not_hashable() -> None:
    race = paddock.start("mille-bornes", seed=1)
    assert race.state == race.state.copy()
    assert race.state != Sample()
    with pytest.raises(TypeError):
        hash(race.state)
