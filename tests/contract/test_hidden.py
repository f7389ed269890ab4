"""No seat can see what it may not: not in its view, its moves, its log, its observation, nor in what its bot does."""

from collections.abc import Callable

from paddock.promises import hidden, learners
from tests.contract.cases import Case, every_case, promises

STORIES = hidden.what_a_move_of_another_tells_does_not_depend_on_it_either
OTHERS = [promise for promise in hidden.OF_EVERY_CASE if promise is not STORIES]


@every_case
@promises(*OTHERS, *hidden.OF_COMPONENTS, *learners.OF_EVERY_CASE)
def test_hidden_things_stay_hidden_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)


@every_case
def test_what_a_move_of_another_tells_does_not_depend_on_it_either(case: Case) -> None:
    assert hidden.compare_stories(case) > 0
