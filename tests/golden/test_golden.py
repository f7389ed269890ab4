"""Races recorded once replay to the same end, move by move, in the same words."""

from dataclasses import replace

import pytest

import paddock
from paddock.core.record import Record
from tests.contract.cases import Case, every_case
from tests.golden import record_path, text, text_path, told_cases


@every_case
def test_the_golden_record_replays(case: Case) -> None:
    record, _ = Record.from_json(record_path(case).read_text("utf-8"))
    race = paddock.load(record_path(case), check=True)
    assert race.over and race.ends_like(record)
    assert replace(race.record, end=record.end) == record


@pytest.mark.parametrize("case", told_cases(), ids=str)
def test_it_is_told_in_the_same_words(case: Case) -> None:
    assert text(case) == text_path(case).read_text("utf-8")
