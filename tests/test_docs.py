"""Prose that runs: the examples in README and docs are executed, links lead somewhere, commands exist."""

import re
import shlex
from pathlib import Path

import pytest

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from tests.terminal.command import Home

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL)


@every_page
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    space: dict[str, object] = {"__name__": "example"}
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), space)


@every_page
def test_excerpts_stand_in_their_files(page: Path) -> None:
    """A block with a file's name after its language: ```python example-game/fog_run/rules.py"""
    for name, excerpt in re.findall(r"```\w+ (\S+\.\w+)\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL):
        assert f"\n{excerpt}" in f"\n{(page.parent / name).read_text('utf-8')}", excerpt


@every_page
def test_links_lead_to_files(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_pictures_that_move_are_small() -> None:
    moving = list((ROOT / "docs" / "pictures").glob("*-show.webp"))
    assert {path.name for path in moving} == {f"{game}-show.webp" for game in REGISTRY.games}
    assert sum(path.stat().st_size for path in moving) < 3_000_000


def finished_race() -> Race:
    """Any that is over."""
    race = Race.start(REGISTRY.find("mille-bornes"), 2, seed=7)
    while not race.over:
        race.play(race.game.policy_move(race.world(race.turn, 7)))
    return race


COMMANDS = sorted(
    {line.split("#")[0].strip() for page in PAGES for block in blocks(page, "sh") for line in block.splitlines()}
)


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("paddock ")])
def test_commands_run(command: str, tmp_path: Path) -> None:
    _, *arguments = shlex.split(command)
    finished_race().record.save(tmp_path / "evening.race.json")
    done = Home(tmp_path).run(*arguments)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("make ")])
def test_make_knows_its_targets(command: str) -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert re.search(rf"^{command.split()[1]}:", makefile, flags=re.MULTILINE)
