"""What a move number means is said once: families of moves that encode and decode it."""

from collections.abc import Callable

from paddock.promises import moves
from tests.contract.cases import Case, every_first_case, promises


@every_first_case
@promises(*moves.OF_FAMILIES)
def test_moves_are_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    assert moves.families_of(case.game)
    promise(case)
