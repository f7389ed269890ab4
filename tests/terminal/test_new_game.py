"""`paddock new-game` writes a package that works as it is."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.packages import Designer, register


def test_a_new_game_can_be_installed_played_and_checked(tmp_path: Path) -> None:
    designer = Designer(tmp_path)
    written = designer.run("new-game", "moon-rally")
    assert "paddock check-game moon-rally" in written.stdout, written.stderr
    folder = tmp_path / "moon-rally"
    entries = tomllib.loads((folder / "pyproject.toml").read_text())["project"]["entry-points"]
    register(folder, "moon_rally", games=entries["paddock.games"])
    installed = {"PYTHONPATH": str(folder)}
    assert "moon-rally  Moon Rally — " in designer.run("games", **installed).stdout
    checked = designer.run("check-game", "moon-rally", **installed)
    assert checked.returncode == 0, checked.stdout
    assert re.search(r"Moon Rally keeps all \d+ promises\.$", checked.stdout.strip())
    assert "BROKEN" not in checked.stdout


def test_nothing_of_the_example_s_name_is_left(tmp_path: Path) -> None:
    Designer(tmp_path).run("new-game", "moon-rally")
    files = [file for file in (tmp_path / "moon-rally").rglob("*") if file.is_file()]
    assert len(files) == 9
    assert not [file for file in files if re.search("fog.run", f"{file} {file.read_text('utf-8')}", re.IGNORECASE)]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Moon", "a name is written in small letters, digits and hyphens"),
        ("../moon", "a name is written in small letters, digits and hyphens"),
        ("mille-bornes", "another one is called “mille-bornes” already"),
        ("class", "Python has a module “class” already"),
        ("json", "Python has a module “json” already"),
        ("moon", "There is a “moon” here already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "moon").touch()
    assert why in Designer(tmp_path).refused("new-game", name)


def test_a_folder_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from paddock.cli import main

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "mkdir", full)
    assert main(["new-game", "moon-rally", "--language", "en"]) == 2
    assert capsys.readouterr().err == "paddock: moon-rally cannot be written: No space left on device.\n"
