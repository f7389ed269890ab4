"""Successive halving, with trials that cost nothing."""

from typing import Any

import pytest

from paddock.core.errors import PaddockError
from paddock.lab import Lab, tune
from paddock.lab.measures import precision, target
from paddock.lab.tune import Trial, candidates, loss, values_of


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Trials in which a race is as long as the number `points.safety` says; how many races each was."""
    asked: list[int] = []

    def trial(lab: Lab, change: dict[str, Any], wanted: dict[str, float], races: int) -> Trial:
        asked.append(races)
        measured = {"length": float(change.get("points.safety", 100))}
        return Trial(change, measured, loss(measured, wanted))

    monkeypatch.setattr(tune, "trial", trial)
    return asked


def test_the_better_half_goes_on_with_more_races_until_one_is_left(pretended: list[int]) -> None:
    rounds = list(tune.tune(Lab("mille-bornes"), {"points.safety": range(10, 90, 10)}, {"length": 52}))
    assert [len(each.trials) for each in rounds] == [9, 5, 3, 2]  # with the game as it is
    assert [each.races for each in rounds] == [1000, 3000, 9000, 27000]
    assert rounds[-1].trials[0].change == {"points.safety": 50}
    assert all({} in [trial.change for trial in each.trials] for each in rounds)


def test_progress_comes_to_its_end(pretended: list[int]) -> None:
    parts: list[float] = []
    list(tune.tune(Lab("mille-bornes"), {"points.safety": range(5)}, {"length": 1}, advance=parts.append))
    assert sum(parts) == pytest.approx(1)


def test_the_loss_is_in_hundredths_of_the_target() -> None:
    assert loss({"first": 55.0, "length": 50.0}, {"first": 50, "length": 50}) == pytest.approx(50**0.5)


def test_of_too_many_candidates_some_are_chosen_the_same_ones_every_time() -> None:
    over = {"a.b": range(10), "a.c": range(10)}
    assert len(candidates(over, 16, 1)) == 16
    assert candidates(over, 16, 1) == candidates(over, 16, 1)
    assert len(candidates({"a.b": [1, 2]}, 16, 1)) == 2


def test_what_is_asked_for_is_read() -> None:
    assert values_of("cards.accident.count=3..6") == ("cards.accident.count", [3, 4, 5, 6])
    assert values_of("points.shut_out=200,300") == ("points.shut_out", [200, 300])
    assert target("first=50,lead-changes=3") == {"first": 50, "lead_changes": 3}
    measure, half = precision("first ± 0.5 %")
    assert (measure.name, half) == ("first", 0.5)


@pytest.mark.parametrize("text", ["cards.accident.count", "x=6..3", "x=many", "=3"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(PaddockError, match="no number of the box with values"):
        values_of(text)
