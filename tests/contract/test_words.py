"""Everything that people read stands in both languages, and moves can be told apart by their words."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import paddock
from paddock.core.game import Game
from paddock.core.texts import glossary, howto, reference, rulings
from paddock.core.words import LANGUAGES, Say, source, words
from tests.contract.cases import Case, every_case, every_game

HOUSE = Path(paddock.__file__).parent
MESSAGES = [path.relative_to(HOUSE.parent).parent for path in HOUSE.rglob("messages.en.ftl")]
PACKAGES = sorted(".".join(path.parts).removesuffix(".words") for path in MESSAGES)


class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.found.add(node.id.name)


def messages(package: str, language: str) -> Iterator[tuple[str, set[str]]]:
    """The ids of a file, attributes too, with the variables that each uses."""
    resource = FluentParser().parse(source(package, language))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for id, pattern in [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes),
            ]:
                finder = Variables()
                if pattern:
                    finder.visit(pattern)
                yield id, finder.found


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_stands_in_both_languages_with_the_same_variables(package: str) -> None:
    english, *others = (list(messages(package, language)) for language in LANGUAGES)
    assert len(dict(english)) == len(english), "an id stands twice"
    for other in others:
        assert dict(other) == dict(english)
        assert len(other) == len(english)


def test_no_line_ends_before_a_french_sign_or_within_a_number() -> None:
    speak = words("fr", "paddock.games.mille_bornes")
    assert "1\u202f000 bornes, carte" in speak(Say("tagline"))
    assert "de 0 à 9\u00a0223\u00a0372" in speak(Say("bad-seed", seed="x"))
    assert speak(Say("move-coup-fourre", card="A", hazard="B")) == "Coup Fourré\u00a0! A contre B"


@every_game
def test_no_line_of_the_french_rules_ends_before_a_sign(game: Game) -> None:
    assert not re.search(r" [;:!?»]|« ", howto(game, "fr", game.prepare()) + rulings(game, "fr"))


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_describes_itself_uniquely(case: Case, language: str) -> None:
    for race in case.reached(seed=6):
        moves = race.moves()
        assert len({race.describe(move, language) for move in moves}) == len(moves)
        assert len({race.choice(move).parts for move in moves}) == len(moves)
        for move in moves:
            note = race.choice(move).note
            assert note is None or case.game.words(language)(note)


@every_case
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_every_event_has_its_words(case: Case, language: str) -> None:
    for race in case.reached(seed=7):
        legal = set(race.moves())
        for move in range(-1, case.game.moves + 1):
            assert (race.why_not(move, language) is None) == (move in legal)
    assert all(race.log(None, language))


@every_case
@pytest.mark.parametrize(
    ("language", "you", "wrong"),
    [("en", "You", r"\bYou \w+s\b"), ("fr", "Vous", r"\b(de|par) Vous\b|\bVous (?!avant)\w+(?<!z)\b")],
    ids=LANGUAGES,
)
def test_the_log_speaks_well_to_a_player_called_you(case: Case, language: str, you: str, wrong: str) -> None:
    *_, race = case.reached(seed=7)
    called = race.called([you, *[f"B{seat}" for seat in range(1, case.seats)]])
    assert not [line for line in called.log(0, language) if re.search(wrong, line)]


@every_case
def test_thinkable_moves_hold_the_legal_ones_and_can_be_described(case: Case) -> None:
    for race in case.reached(seed=8):
        if not race.over:
            thinkable = case.game.thinkable(race.state)
            assert set(race.moves()) <= set(thinkable)
            assert len({race.describe(move) for move in thinkable}) == len(thinkable)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_declares_is_explained(game: Game, language: str) -> None:
    speak = words(language, game.package)
    for id in ("game", "tagline", "seats-why"):
        assert speak(Say(id))
    for variant in game.variants:
        assert speak(Say(f"variant-{variant}")) and speak(Say(f"variant-{variant}.help"))
    for option in game.options:
        for choice in option.choices:
            assert speak(Say(f"option-{option.name}")) and speak(Say(f"option-{option.name}.{choice}"))
        assert option.matters is None or speak(Say(f"option-{option.name}.needs"))
    for line in game.lines:
        assert speak(Say(f"line-{line}"))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read_whatever_is_chosen(game: Game, language: str) -> None:
    """How to play and the reference fit every variant and every choice of every option."""
    speak = game.words(language)
    choices = [{option.name: choice} for option in game.options for choice in option.choices]
    for variant, options in [*((variant, {}) for variant in game.variants), *((None, chosen) for chosen in choices)]:
        s = game.prepare(variant=variant, options=options)
        assert "{" not in howto(game, language, s)
        for chapter in reference(game, s):
            assert speak(chapter.title) and chapter.things
            assert all(speak(thing.name) and speak(thing.help) for thing in chapter.things)
    assert "test_" not in rulings(game, language), "tests are for those who read the code"


@every_case
def test_everything_that_can_be_touched_is_explained(case: Case) -> None:
    for seed in range(3):
        for race in case.reached(seed):
            explained = glossary(case.game, race.state)
            parts = {part for move in race.moves() for part in race.choice(move).parts}
            assert not [part for part in parts if part not in explained and part.split(":")[0] not in explained]


@every_case
def test_the_picture_of_a_table_shows_every_player(case: Case) -> None:
    players = [f"Person{seat}" for seat in range(case.seats)]
    for race in case.reached(seed=9):
        for seat in (None, *range(case.seats)):
            picture = case.game.table.text(race.view(seat), case.game.words("fr"), players)
            assert all(name in picture for name in players)
            assert re.search(r"\S", picture)
