"""A hint stands on a card where there is room for it and for the name, and nowhere else."""

import pytest

from paddock.drawing.cards import titled


@pytest.mark.parametrize(
    ("title", "hint", "width", "is_told"),
    [
        ("Flat tire", "Spare tire fixes it", 118, True),
        ("Flat tire", "Spare tire fixes it", 80, False),
        ("Flat tire", "a spare tire fixes it, or the safety", 118, False),
        ("A name that wants two lines", "needs a Go", 118, False),
    ],
)
def test_a_hint_is_told_where_it_fits_on_a_line_below_the_name(
    title: str, hint: str, width: float, is_told: bool
) -> None:
    assert (hint in titled("flat-tire", title, 0, 0, width, 15.5, hint)) == is_told
