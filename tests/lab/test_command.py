"""`paddock lab` as a person runs it."""

import json
import shlex

import pytest

from paddock.cli import main
from tests.terminal.command import Home

SHORT = ("lab", "mille-bornes", "--seats", "2", "--races", "200")


def test_everything_at_once(home: Home) -> None:
    (home.folder / "target.toml").write_text("[policy]\nrandom = 90\n")
    files = ("--html", "page.html", "--rows", "rows.csv", "--markdown", "study.md")
    asked = ("--vary", "discards", "--without", "attack", "--persona", "attacker,peaceful", "--ladder", "policy,random")
    done = home.run(*SHORT, *files, *asked, "--target", "target.toml", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["game"], found["races"], found["seats"]) == ("mille-bornes", 200, 2)
    assert "change-discards=forced" in found["sections"]
    assert {pair["alone"] for pair in found["matrices"]["persona"]} == {"attacker", "peaceful"}
    assert 0 < found["distance"] < 20
    assert len((home.folder / "rows.csv").read_text().splitlines()) == 201
    assert "Restricted play" in (home.folder / "page.html").read_text()
    told = f"`paddock {shlex.join((*SHORT, *asked))} --target target.toml`"
    assert told in (home.folder / "study.md").read_text()


@pytest.mark.parametrize(("language", "words"), [("en", ("Fairness", "Seeds")), ("fr", ("Équité", "Graines"))])
def test_tables_are_shown_in_the_readers_language(home: Home, language: str, words: tuple[str, ...]) -> None:
    done = home.run(*SHORT, "--language", language)
    assert done.returncode == 0, done.stderr
    for word in words:
        assert word in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("lab", "mille-bornes", "--vary", "colour"), "discards"),
        (("lab", "mille-bornes", "--set", "cards.accident.count"), "cards.accident.count=3..6"),
        (("lab", "mille-bornes", "--set", "cards.wheel.count=3"), "cards.wheel.count"),
        (("lab", "mille-bornes", "--set", "cards.25.miles=30"), "name"),
        (("lab", "tune", "mille-bornes"), "--target"),
        (("lab", "tune", "mille-bornes", "--target", "length=50"), "--over"),
        (("lab", "play", "mille-bornes"), "play mille-bornes"),
        (("lab", "mille-bornes", "--without", "sing"), "coup-fourre"),
        (("lab", "mille-bornes", "--rows", "rows.txt"), ".parquet"),
        (("lab", "mille-bornes", "--ladder", "policy,random", "--target", "none.toml"), "none.toml"),
        (("lab", "mille-bornes", "--tables", "sqlite:///none.db"), "none.db"),
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_run(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert told in said.err and not said.out
