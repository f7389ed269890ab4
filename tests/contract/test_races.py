"""Every race of every game can be played to its end, by the rules, with nothing lost."""

from collections.abc import Callable

from paddock.promises import races
from tests.contract.cases import Case, every_case, promises


@every_case
@promises(*races.OF_EVERY_CASE, *races.OF_COMPONENTS)
def test_races_are_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)
