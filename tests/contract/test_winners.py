"""Whom a board stars is who has the first place, whatever the options."""

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from paddock.core.batch import Batch
from paddock.core.errors import BadOption
from paddock.core.race import LETTERS
from paddock.core.views import view
from tests.contract.cases import Case, any_options, every_case

RACES = 4  # of each choice of options
MIXED = 4  # choices of all options at random
SHAPES = ("wide", "tall")


def choices_of_options(case: Case) -> Iterator[dict[str, str]]:
    """The defaults; every other choice of every option where it matters; some at random."""
    yield {}
    for option in case.game.options:
        for choice in option.choices[1:]:
            try:
                case.game.prepare_new(case.seats, case.variant, {option.name: choice})
            except BadOption:
                continue
            yield {option.name: choice}
    pick = Random(str(case))
    for _ in range(MIXED):
        yield any_options(case.game, case.seats, case.variant, pick)


def finished(case: Case, options: dict[str, str]) -> list[Any]:
    """Races played to their end by the policy."""
    fields: dict[str, Any] = {name.replace("-", "_"): choice for name, choice in options.items()}
    batch = Batch(case.game, case.seats, RACES, seed=100, variant=case.variant, **fields)
    batch.playout("policy")
    return [case.game.state.from_bytes(state.tobytes()) for state in batch.states]


def starred(case: Case, s: Any, shape: str) -> set[int]:
    """The sides that a spectator's board shows as winners."""
    players = list(LETTERS[: case.seats])
    board = case.game.drawing.board(view(case.game, s, None), case.game.words("en"), players, shape)
    marks = (element.get("data-winner") for element in ElementTree.fromstring(board).iter())
    return {int(mark) for mark in marks if mark is not None}


@every_case
def test_the_board_stars_who_has_the_first_place(case: Case) -> None:
    for options in choices_of_options(case):
        for s in finished(case, options):
            places = view(case.game, s, None)["places"]
            first = {side for side, place in enumerate(places) if place == 1}
            assert [starred(case, s, shape) for shape in SHAPES] == [first, first], options


@every_case
@pytest.mark.parametrize("shape", SHAPES)
def test_nobody_is_starred_before_the_end(case: Case, shape: str) -> None:
    for race in case.reached(seed=19, stops=5):
        assert race.over or starred(case, race.state, shape) == set()
