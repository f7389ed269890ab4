"""Lessons can be taught as they are written, in every game that has some."""

from collections.abc import Callable

import pytest

from paddock.promises import lessons
from paddock.school import lessons as taught
from tests.contract.cases import FIRST_CASES, Case, promises

TAUGHT = [case for case in FIRST_CASES if taught(case.game)]


@pytest.mark.parametrize("case", TAUGHT, ids=lambda case: case.game.name)
@promises(*lessons.OF_LESSONS)
def test_lessons_are_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    assert 3 <= len(taught(case.game)) <= 5
    promise(case)
