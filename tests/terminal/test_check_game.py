"""`paddock check-game`: a line a promise, the first case that breaks it, and the exit status."""

from typing import Any

import pytest

from paddock.cli import main
from paddock.promises.cases import Case, cases_of
from paddock.promises.check import Promise


def asking_changes_nothing(case: Case) -> None:
    """Kept."""


def a_copy_shares_nothing(case: Case) -> None:
    """Broken in the second case."""
    if case.seats == 3:
        case.start(7).play(-1)


@pytest.fixture
def promised(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Say what a game promises."""

    def promise(*checks: Any) -> None:
        found = [Promise(check, cases) for check in checks]
        monkeypatch.setattr("paddock.terminal.check_game.promises_of", lambda game: found)

    from paddock.core.game import REGISTRY

    cases = cases_of(REGISTRY.find("mille-bornes"))
    return promise


def test_a_broken_promise_is_told_with_its_case_in_a_sentence(
    promised: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    promised(asking_changes_nothing, a_copy_shares_nothing)
    assert main(["check-game", "mille-bornes", "--language", "en"]) == 1
    kept, broken, why, result = capsys.readouterr().out.splitlines()
    assert kept == "OK Asking changes nothing."
    assert broken == "BROKEN A copy shares nothing."
    assert (
        why.strip() == "One hand, scored, 3 players, seed 7, after move 0: Move -1 is not legal: There is no such move."
    )
    assert result == "Mille Bornes breaks 1 of 2 promises."


def test_kept_promises_are_told_in_french(promised: Any, capsys: pytest.CaptureFixture[str]) -> None:
    promised(asking_changes_nothing)
    assert main(["check-game", "mille-bornes", "--language", "fr"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "OK Demander ne change rien.",
        "Mille Bornes tient ses 1 promesses.",
    ]


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-game", "no-such", "--language", "en"]) == 2
    assert "There is no game “no-such”" in capsys.readouterr().err
