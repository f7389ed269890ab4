"""`paddock review`: the sentence, the graph, the table and the turning points; and what it refuses."""

import json
from pathlib import Path

import pytest

import paddock
from paddock.cli import main
from tests.review.test_measure import played


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("races") / "evening.race.json"
    played(("driver", "learner"), 4242).record.save(path)
    return path


def test_a_review_tells_luck_errors_and_what_was_better(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(path), "--language", "en"]) == 0
    said = capsys.readouterr().out
    for words in ("The chance of winning of each side", "blunders", "Better:", "±"):
        assert words in said
    assert main(["review", str(path), "--seconds", "1", "--language", "fr"]) == 0
    assert "bourdes" in capsys.readouterr().out


def test_json_has_every_number_with_its_standard_error(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(path), "--seconds", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"graph", "decisions", "players", "turning_points"} <= set(found)
    assert {"step", "seat", "move", "best", "loss", "error"} <= set(found["decisions"][0])
    assert {"decisions", "error", "errors", "blunders", "luck", "adjusted"} <= set(found["players"][0])
    assert all(len(point["chances"]) == len(point["errors"]) == 2 for point in found["graph"])


def test_what_cannot_be_reviewed_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    race = paddock.start("mille-bornes", seed=1)
    race.record.save(tmp_path / "under-way.json")
    (tmp_path / "view.json").write_text(json.dumps(race.view(0)))
    (tmp_path / "other.json").write_text(race.record.to_json().replace(f'"rules": {race.game.version}', '"rules": 99'))
    for name, sentence in {
        "under-way": "reviewed when it is over",
        "view": "not a record of a race",
        "other": "version 99 of the rules",
    }.items():
        assert main(["review", str(tmp_path / f"{name}.json"), "--language", "en"]) == 2
        assert sentence in capsys.readouterr().err
