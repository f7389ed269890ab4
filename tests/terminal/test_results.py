"""The score sheet at the end of a race."""

import pytest

from paddock.core.race import Race
from paddock.terminal.results import show_results
from tests.contract.cases import GAMES, Case


def shown(race: Race, capsys: pytest.CaptureFixture[str]) -> str:
    show_results(race, "en")
    return capsys.readouterr().out


def test_a_sheet_of_several_lines_has_a_total(capsys: pytest.CaptureFixture[str]) -> None:
    race = Case(GAMES[0], "standard", 2).finished(seed=1)
    assert sum(any(points) for points in zip(*race.sheet(), strict=True)) > 1
    assert "Total" in shown(race, capsys)


def test_a_sheet_of_one_line_has_no_total_that_repeats_it(capsys: pytest.CaptureFixture[str]) -> None:
    sheet = shown(Case(GAMES[0], "simple", 2).finished(seed=1), capsys)
    assert "Miles" in sheet
    assert "Total" not in sheet
