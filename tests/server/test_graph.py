"""How a race went, as a chart."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from paddock.server.pages.graph import BOTTOM, HEIGHT, LETTER, apart


@given(st.lists(st.floats(10, HEIGHT - BOTTOM), min_size=2, max_size=8))
def test_letters_at_the_ends_of_lines_never_stand_on_each_other(ends: list[float]) -> None:
    placed = apart(ends)
    middles = sorted(placed)
    assert all(below - above >= LETTER - 1e-6 for above, below in pairwise(middles))
    assert middles[0] >= 0
    assert middles[-1] <= HEIGHT
    assert [ends[side] for side in sorted(range(len(ends)), key=placed.__getitem__)] == sorted(ends)
