"""What a move number means is said once: families of moves that encode and decode it."""

from collections.abc import Callable

from paddock.core.moves import families_of, move_names
from paddock.promises import moves
from tests.contract.cases import Case, every_first_case, promises


@every_first_case
@promises(*moves.OF_FAMILIES)
def test_moves_are_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    assert families_of(case.game.package)
    promise(case)


@every_first_case
def test_moves_have_names_of_their_own_whatever_the_race(case: Case) -> None:
    names = move_names(case.game.package, case.game.moves)
    assert len(set(names)) == len(names) == case.game.moves
    assert not any(name.startswith("move ") for name in names)
