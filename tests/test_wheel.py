"""What `pip install paddock` brings: a wheel beside what it depends on, and nothing else."""

import subprocess
import sys
import venv
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.terminal.command import Home

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [built] = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment as an installer leaves it, but that packages are links to those here: nothing is fetched."""
    folder = tmp_path_factory.mktemp("clean")
    venv.create(folder, symlinks=True)
    [site] = folder.glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    [about] = site.glob("paddock-*.dist-info")
    for name in needed(Distribution.at(about), {"paddock"}) - {"paddock"}:
        link(distribution(name), site)
    return folder


def needed(package: Distribution, found: set[str]) -> set[str]:
    """The names of a package and all that it needs, extras aside."""
    for line in package.requires or ():
        wanted = Requirement(line)
        if wanted.name not in found and (wanted.marker is None or wanted.marker.evaluate({"extra": ""})):
            found = needed(distribution(wanted.name), found | {wanted.name})
    return found


def link(package: Distribution, site: Path) -> None:
    """Let the files of a package be found in another environment."""
    home = Path(str(package.locate_file("")))
    for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
        if not (site / top).exists():
            (site / top).symlink_to(home / top)


@pytest.fixture
def visitor(clean: Path, tmp_path: Path) -> Home:
    return Home(tmp_path, str(clean / "bin/python"))


def test_it_holds_what_browsers_get_and_the_example_game(wheel: Path) -> None:
    files = set(zipfile.ZipFile(wheel).namelist())
    for file in ("server/static/paddock.js", "server/static/paddock.css", "py.typed", "example-game/fog_run/rules.py"):
        assert f"paddock/{file}" in files


def test_it_plays_without_the_packages_of_a_server(clean: Path, visitor: Home) -> None:
    assert not list(clean.glob("lib/python*/site-packages/fastapi"))
    played = visitor.run("play", "mille-bornes", "--people", "0", "--bots", "policy")
    assert played.returncode == 0, played.stderr
    code = "import paddock; print(len(paddock.Batch('mille-bornes', games=3)))"
    dealt = subprocess.run([visitor.python, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert dealt.stdout == "3\n"


@pytest.mark.parametrize(
    ("command", "said"),
    [("serve", "need more packages"), ("tables list --language fr", "demandent d’autres paquets")],
)
def test_what_an_extra_brings_is_asked_for(visitor: Home, command: str, said: str) -> None:
    refused = visitor.refused(*command.split())
    assert said in refused
    assert "pip install 'paddock[serve]'" in refused


def test_so_is_what_a_door_for_learners_needs(visitor: Home) -> None:
    command = [visitor.python, "-c", "import paddock.learning.gymnasium"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert "pip install 'paddock[zoo]'" in done.stderr.splitlines()[-1]
