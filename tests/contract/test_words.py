"""Everything that people read stands in both languages, and moves can be told apart by their words."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import paddock
from paddock.core.game import Game
from paddock.core.texts import howto, rulings
from paddock.core.words import LANGUAGES, Say, words
from paddock.promises import texts
from tests.contract.cases import Case, every_case, every_first_case, every_game, promises

HOUSE = Path(paddock.__file__).parent
MESSAGES = [path.relative_to(HOUSE.parent).parent for path in HOUSE.rglob("messages.en.ftl")]
PACKAGES = sorted(".".join(path.parts).removesuffix(".words") for path in MESSAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_stands_in_both_languages_with_the_same_variables(package: str) -> None:
    assert texts.languages_of(package) == list(LANGUAGES)
    texts.require_same_messages(package)


def test_no_line_ends_before_a_french_sign_or_within_a_number() -> None:
    speak = words("fr", "paddock.games.mille_bornes")
    assert "1\u202f000 bornes, carte" in speak(Say("tagline"))
    assert "de 0 à 9\u00a0223\u00a0372" in speak(Say("bad-seed", seed="x"))
    assert speak(Say("move-coup-fourre", card="A", hazard="B")) == "Coup Fourré\u00a0! A contre B"


@every_game
def test_no_line_of_the_french_rules_ends_before_a_sign(game: Game) -> None:
    assert not re.search(r" [;:!?»]|« ", howto(game, "fr", game.prepare()) + rulings(game, "fr"))


@every_first_case
@promises(*texts.OF_THE_GAME)
def test_games_are_explained_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)


@every_case
@promises(*texts.OF_EVERY_CASE)
def test_races_are_told_as_promised(case: Case, promise: Callable[[Case], None]) -> None:
    promise(case)
