"""Interpreted and compiled play give the same bytes."""

from collections.abc import Callable

import pytest

from paddock.promises import machines
from tests.contract.cases import FIRST_CASES, Case, every_case, every_first_case, promises


@every_case
@promises(*machines.OF_EVERY_CASE, *machines.OF_COMPONENTS)
def test_machines_agree_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)


@every_first_case
@promises(*machines.OF_THE_GAME)
def test_batches_are_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)


@pytest.mark.parametrize("case", [case for case in FIRST_CASES if case.game.asks], ids=lambda case: case.game.name)
@promises(*machines.OF_GROUPS)
def test_groups_are_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)
