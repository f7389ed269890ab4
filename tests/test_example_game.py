"""The example game: small, whole, and at home wherever the house's own games are."""

import json
from pathlib import Path

import pytest

from paddock.terminal.new_game import EXAMPLE
from tests.packages import Designer, lay_down_example

FOLDER = Path(str(EXAMPLE))
SMALL = 200  # lines, words in both languages included


@pytest.fixture
def designer(tmp_path: Path) -> Designer:
    """Somebody who has the example installed."""
    lay_down_example(tmp_path)
    return Designer(tmp_path)


def test_it_is_small() -> None:
    files = [file for kind in ("*.toml", "*.py", "*.ftl", "*.md") for file in FOLDER.rglob(kind)]
    assert len(files) == 9
    assert sum(bool(line.strip()) for file in files for line in file.read_text("utf-8").splitlines()) < SMALL


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Set your speed in secret"), ("fr", "Réglez votre vitesse en secret")]
)
def test_it_is_listed_and_explained(designer: Designer, language: str, said: str) -> None:
    assert f"fog-run  Fog Run — {said}" in designer.run("games", "--language", language).stdout
    assert "8" in designer.run("rules", "fog-run", "--language", language).stdout


def test_it_is_played_in_a_terminal(designer: Designer) -> None:
    done = designer.run("play", "fog-run", "--seed", "4", "--seats", "3", typed="4\nwhy 6\n? 1\n" + "2\n1\n" * 8)
    assert done.returncode == 0, done.stderr
    for said in (
        "Set speed 4  seen in",
        "in the round before; set another speed",
        "Speed 1: 1 miles",
        "The fog lifts:",
    ):
        assert said in done.stdout
    [record] = designer.races
    assert len(json.loads(record.read_text())["moves"]) == 24


def test_it_is_played_by_the_million_and_by_bots_that_think(designer: Designer) -> None:
    simulated = designer.run("simulate", "fog-run", "--games", "2000", "--policy", "policy", "--json")
    assert json.loads(simulated.stdout)["games"] == 2000, simulated.stderr
    met = designer.run("arena", "fog-run", "--bots", "racer,random", "--games", "4", "--workers", "1", "--json")
    assert met.returncode == 0, met.stderr
