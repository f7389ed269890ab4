"""What a batch may be handed: anything else is refused with a sentence."""

from typing import Any

import pytest

from paddock import Batch
from paddock.core.errors import BadOption
from tests.core.test_arguments import NO_SEATS


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "0 races cannot be played; at least 1."),
        ({"games": 2.0}, "2.0 races cannot be played"),
        ({"games": "2"}, "'2' races cannot be played"),
        ({"games": True}, "True races cannot be played"),
        ({"seed": 1.5}, "The seed 1.5 is not a whole number"),
        ({"seats": 3.0}, "3.0 cannot play this"),
    ],
    ids=repr,
)
def test_a_batch_of_wrong_types_is_refused_in_words(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        Batch("mille-bornes", **wrong)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_a_batch_is_dealt_again_for_seats_that_exist(seat: Any) -> None:
    with pytest.raises(BadOption, match="There is no seat"):
        Batch("mille-bornes", seats=2).redeal(seat)
