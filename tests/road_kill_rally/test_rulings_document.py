"""RULINGS.md names tests and options that exist, and each ruling once."""

import ast
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from tests.road_kill_rally.position import OPTIONS


def document(name: str) -> str:
    return files("paddock.games.road_kill_rally").joinpath(name).read_text("utf-8")


def sections(text: str) -> list[tuple[str, str]]:
    """Each ruling's number, and all that follows it."""
    return re.findall(r"^### (\d+)\. (.+?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)


TEXT = document("RULINGS.md")
SECTIONS = sections(TEXT)


def existing_tests() -> set[str]:
    return {
        f"{file.name}::{node.name}"
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def test_each_ruling_stands_there_once() -> None:
    assert Counter(int(number) for number, _ in SECTIONS) == Counter(range(1, 50))


def test_every_test_named_exists() -> None:
    named = set(re.findall(r"`([^`]*::[^`]*)`", TEXT))
    assert named
    assert named <= existing_tests()


@pytest.mark.parametrize(("number", "section"), SECTIONS)
def test_each_ruling_has_a_reason_and_a_test(number: str, section: str) -> None:
    assert "*Why:*" in section
    assert ("*Tests:* `test_" in section) != ("*No test:*" in section)


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_and_its_choices_stand_there(option: str) -> None:
    [line] = re.findall(rf"^\*Option\* `{option}`: (.+?)(?=^\*)", TEXT, re.MULTILINE | re.DOTALL)
    assert tuple(re.findall(r"`([^`]+)`", line)) == OPTIONS[option]


def test_the_french_rulings_have_the_same_numbers_and_options() -> None:
    def outline(text: str) -> list[tuple[str, list[str]]]:
        """Each ruling's number, with the option and the choices it names."""
        return [
            (number, [name for name in re.findall(r"`([^`]+)`", section) if "::" not in name])
            for number, section in sections(text)
        ]

    assert outline(document("RULINGS.fr.md")) == outline(TEXT)
