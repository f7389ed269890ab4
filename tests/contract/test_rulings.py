"""The rulings of every game name tests and options that exist, and each ruling once."""

import ast
import re
from pathlib import Path

from paddock.core.game import Game
from paddock.core.texts import text
from tests.contract.cases import every_game

TESTS = Path(__file__).parent.parent


def document(game: Game, language: str = "en") -> str:
    return text(game, "rulings", language)


def sections(text: str) -> list[tuple[str, str]]:
    """Each ruling's number, and all that follows it."""
    return re.findall(r"^### (\d+)\. (.+?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)


def existing_tests(game: Game) -> set[str]:
    return {
        f"{file.name}::{node.name}"
        for file in (TESTS / game.package.rpartition(".")[2]).glob("test_*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


@every_game
def test_each_ruling_stands_there_once(game: Game) -> None:
    numbers = sorted(int(number) for number, _ in sections(document(game)))
    assert numbers
    assert numbers == list(range(1, len(numbers) + 1))


@every_game
def test_every_test_named_exists(game: Game) -> None:
    named = set(re.findall(r"`([^`]*::[^`]*)`", document(game)))
    assert named
    assert named <= existing_tests(game)


@every_game
def test_each_ruling_has_a_reason_and_a_test(game: Game) -> None:
    for number, section in sections(document(game)):
        assert "*Why:*" in section, number
        assert ("*Tests:* `test_" in section) != ("*No test:*" in section), number


@every_game
def test_each_option_and_its_choices_stand_there(game: Game) -> None:
    for option in game.options:
        [line] = re.findall(rf"^\*Option\* `{option.name}`: (.+?)(?=^\*)", document(game), re.MULTILINE | re.DOTALL)
        assert tuple(re.findall(r"`([^`]+)`", line)) == option.choices


@every_game
def test_the_french_rulings_have_the_same_numbers_and_options(game: Game) -> None:
    def outline(text: str) -> list[tuple[str, list[str]]]:
        """Each ruling's number, with the option and the choices it names."""
        return [
            (number, [name for name in re.findall(r"`([^`]+)`", section) if "::" not in name])
            for number, section in sections(text)
        ]

    assert outline(document(game, "fr")) == outline(document(game))
