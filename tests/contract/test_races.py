"""Every race of every game can be played to its end, by the rules, with nothing lost."""

from collections.abc import Callable

import pytest

from paddock.promises import moves, races
from tests.contract.cases import FIRST_CASES, Case, every_case, promises


@every_case
@promises(*races.OF_EVERY_CASE, *races.OF_COMPONENTS)
def test_races_are_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)


WITH_FAMILIES = [case for case in FIRST_CASES if moves.families_of(case.game)]


@pytest.mark.parametrize("case", WITH_FAMILIES, ids=lambda case: case.game.name)
@promises(*moves.OF_FAMILIES)
def test_moves_are_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)
