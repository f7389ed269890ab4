"""Longer texts: in the reader's language where there is one, else in English."""

from dataclasses import replace
from pathlib import Path

import pytest

from paddock.core.game import Game
from paddock.core.texts import text
from tests.toy import LINE


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    box = tmp_path / "a_box_of_texts"
    box.mkdir()
    for name in ("__init__.py", "howto.en.md", "howto.fr.md", "rulings.en.md"):
        (box / name).write_text(f"# {name}\n")
    monkeypatch.syspath_prepend(tmp_path)
    return replace(LINE, package=box.name)


@pytest.mark.parametrize(
    ("name", "language", "file"),
    [
        ("howto", "en", "howto.en.md"),
        ("howto", "fr", "howto.fr.md"),
        ("rulings", "en", "rulings.en.md"),
        ("rulings", "fr", "rulings.en.md"),
        ("howto", "de", "howto.en.md"),
    ],
)
def test_what_is_not_there_in_a_language_is_there_in_english(game: Game, name: str, language: str, file: str) -> None:
    assert text(game, name, language) == f"# {file}\n"
