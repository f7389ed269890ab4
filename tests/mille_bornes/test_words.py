"""What players read: it is true whatever the variant, the options and the numbers of the box."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddock.core.game import Event
from paddock.core.texts import glossary, howto, settings, text
from paddock.core.words import LANGUAGES, Say, Words, source
from paddock.games import mille_bornes
from paddock.games.mille_bornes import FACTS, GAME, table
from paddock.games.mille_bornes.rules import moves
from paddock.games.mille_bornes.rules.box import LINES
from tests.contract.cases import Case
from tests.mille_bornes.position import Position, Zone, attack_move, number, position

PLAYERS = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]
SHAPES = ("wide", "tall")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(say: Say | None, language: str = "en") -> str | None:
    return None if say is None else GAME.words(language)(say, PLAYERS)


def note(game: Position, move: int) -> str | None:
    return said(table.choice(game.state, move).note)


def refusal(game: Position, move: int, language: str) -> str | None:
    return GAME.words(language)(table.why_not(game.state, move, GAME.verdict(game.state, move)), PLAYERS)


def told(game: Position, language: str = "en") -> list[str | None]:
    """The log since the position was set up, as spectators read it."""
    lines = (table.tell(Event(0, *numbers), game.state, None) for numbers in game.state.log)
    return [said(line, language) for line in lines if line]


def help_of(part: str, language: str, seats: int = 2, variant: str = "standard", **options: str) -> str:
    return GAME.words(language)(glossary(GAME, GAME.prepare(seats, variant, options))[part].help)


def lay(safety: str) -> int:
    return moves.play(number(safety))


# ---- The simpler game has no points ------------------------------------------------------------


def everything_said(case: Case, language: str) -> Iterator[str]:
    """Moves, notes, log, picture, drawings and reference of a race."""
    speak = case.game.words(language)
    for race in case.reached(seed=4, stops=30):
        race = race.called(PLAYERS[: case.seats])
        for choice in map(race.choice, race.moves()):
            yield from (speak(say, race.players) for say in (choice.label, choice.note) if say)
        yield case.game.table.text(race.view(race.turn), speak, race.players)
        yield from (case.game.drawing.board(race.view(0), speak, race.players, shape) for shape in SHAPES)
    yield from race.log(None, language)
    for thing in glossary(case.game, race.state).values():
        yield from (speak(thing.name), speak(thing.help))


@every_language
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_simpler_game_speaks_of_no_points(seats: int, language: str) -> None:
    assert any("points" in words for words in everything_said(Case(GAME, "standard", seats), language))
    assert not [words for words in everything_said(Case(GAME, "simple", seats), language) if "point" in words]


@pytest.mark.parametrize("pile", [[], ["25"]])
def test_in_the_simpler_game_a_safety_and_a_coup_fourre_are_offered_without_points(pile: list[str]) -> None:
    game = position(variant="simple", hand=["extra-tank", "accident"], hands={1: ["driving-ace", "25"]}, pile=pile)
    assert "point" not in (note(game, lay("extra-tank")) or "")
    game = position(variant="simple", hand=["stop"], hands={1: ["right-of-way", "25"]}, pile=pile, zones={1: GOING})
    assert "point" not in (note(game.attack("stop"), moves.COUP_FOURRE) or "")


GOING = Zone(drive="go")


def test_after_the_simpler_game_the_log_says_how_far_each_side_came() -> None:
    game = position(variant="simple", hand=["100"], drive="go", miles=900, zones={1: Zone(miles=350)}).play("100")
    assert told(game)[-3:] == ["Ann: 1,000 miles, the trip is completed.", "Ann: 1,000 miles.", "Bob: 350 miles."]
    assert told(game, "fr")[-2:] == ["Ann\u00a0: 1\u202f000 bornes.", "Bob\u00a0: 350 bornes."]


@every_language
def test_how_to_play_the_simpler_game_has_no_score_sheet(language: str) -> None:
    standard, simple = (howto(GAME, language, GAME.prepare(variant=variant)) for variant in ("standard", "simple"))
    shut_out = str(FACTS["points_shut_out"])
    assert shut_out in standard
    assert shut_out not in simple


# ---- What a safety gives depends on the pile, the hand and an option (ruling 3) -----------------

NO_TURN = {"last-safeties": "no-turn"}
AGAIN = "Ann: safety Driving ace, and another turn."
NO_MORE = "Ann: safety Driving ace."


@pytest.mark.parametrize(
    ("hand", "pile", "options", "line", "follows"),
    [
        (["25"], ["50"], {}, AGAIN, "100 points, draw and play again"),
        ([], ["50"], {}, AGAIN, "100 points, draw and play again"),
        (["25"], ["50"], NO_TURN, AGAIN, "100 points, draw and play again"),
        (["25"], [], {}, AGAIN, "100 points, play again"),
        (["25"], [], NO_TURN, NO_MORE, "100 points, no other turn"),
        ([], [], {}, NO_MORE, "100 points, no other turn"),
    ],
)
def test_another_turn_is_promised_only_where_it_is_given(
    hand: list[str], pile: list[str], options: dict[str, str], line: str, follows: str
) -> None:
    game = position(hand=["driving-ace", *hand], hands={1: ["25"]}, pile=pile, options=options)
    assert note(game, lay("driving-ace")) == follows
    game.play("driving-ace")
    assert told(game)[0] == line
    assert (game.turn == 0) == (line == AGAIN)


@pytest.mark.parametrize(
    ("hand", "pile", "follows", "turn"),
    [
        (["25"], ["50"], "400 points, fill up your hand and take a turn", 1),
        (["25"], [], "400 points, take a turn", 1),
        ([], [], "400 points, no other turn", 0),
    ],
)
def test_a_coup_fourre_promises_what_it_gives(hand: list[str], pile: list[str], follows: str, turn: int) -> None:
    game = position(hand=["stop", "25"], hands={1: ["right-of-way", *hand]}, pile=pile, zones={1: GOING})
    game.attack("stop")
    assert note(game, moves.COUP_FOURRE) == follows
    assert game.coup_fourre().turn == turn


# ---- Who gets the bonus of the extension (ruling 32) --------------------------------------------


@pytest.mark.parametrize(
    ("bonus", "words"),
    [
        ("finisher", "200 points for whoever completes it"),
        ("against-caller", "200 points for you if you complete it, for each opponent if another does"),
        ("against-caller-always", "200 points for you if you complete it, for each opponent if you do not"),
    ],
)
def test_the_bonus_of_the_extension_is_told_by_its_option(bonus: str, words: str) -> None:
    options = {"extension-bonus": bonus}
    game = position(3, hand=["100"], drive="go", miles=600, options=options).play("100")
    assert words in (note(game, moves.EXTEND) or "")


@every_language
def test_help_and_how_to_tell_the_bonus_of_the_extension_by_its_option(language: str) -> None:
    chosen = [{"extension-bonus": bonus} for bonus in ("finisher", "against-caller", "against-caller-always")]
    assert len({help_of("extend", language, 3, **options) for options in chosen}) == 3
    assert len({help_of("line:extension", language, 3, **options) for options in chosen}) == 3
    assert len({howto(GAME, language, GAME.prepare(3, None, options)) for options in chosen}) == 3


@every_language
@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_how_to_play_tells_the_rule_of_every_option_as_it_is_chosen(option: Any, language: str) -> None:
    texts = {howto(GAME, language, GAME.prepare(options={option.name: choice})) for choice in option.choices}
    assert len(texts) == len(option.choices)


# ---- Numbers of the box ------------------------------------------------------------------------


def words_with(monkeypatch: pytest.MonkeyPatch, language: str, **changed: Any) -> Words:
    """The words of a game whose box holds other numbers."""
    monkeypatch.setattr(mille_bornes, "FACTS", {**FACTS, **changed})
    return Words(language, (GAME.package,))


@pytest.mark.parametrize(
    ("language", "most", "words"),
    [
        ("en", 1, "1 card of 200 miles lies in your driving zone already"),
        ("en", 3, "3 cards of 200 miles lie in your driving zone already"),
        ("fr", 1, "1 carte de 200 bornes est déjà dans votre zone de route"),
        ("fr", 3, "3 cartes de 200 bornes sont déjà dans votre zone de route"),
    ],
)
def test_the_refusal_of_a_200_says_how_many_the_box_allows(
    language: str, most: int, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = position(hand=["200"], drive="go", twohundreds=2)
    why = table.why_not(game.state, lay("200"), GAME.verdict(game.state, lay("200")))
    assert words in words_with(monkeypatch, language, two_hundreds=most)(why)


@pytest.mark.parametrize("fact", FACTS)
@every_language
def test_how_to_play_follows_every_number_of_the_box(fact: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    taught, chosen = text(GAME, "howto", language), settings(GAME, GAME.prepare())
    assert "777" not in words_with(monkeypatch, language).fill(taught, chosen)
    assert "777" in words_with(monkeypatch, language, **{fact: 777}).fill(taught, chosen)


class Digits(Visitor):  # type: ignore[misc]
    """Text with a figure that is not the number of a ruling."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # the library's name
        if re.search(r"\d", re.sub(r"\((Ruling|Décision).\d+\)", "", node.value)):
            self.found.append(node.value)


@every_language
def test_no_message_has_a_number_of_the_box_typed_in(language: str) -> None:
    digits = Digits()
    digits.visit(FluentParser().parse(source(GAME.package, language)))
    assert digits.found == []
    assert not re.search(r"\d", re.sub(r"\{.*?\}", "", text(GAME, "howto", language)))


@pytest.mark.parametrize(
    ("message", "count", "words"),
    [
        ("text-cards", 0, "0 carte"),
        ("text-cards", 1, "1 carte"),
        ("text-cards", 2, "2 cartes"),
        ("drawing-draw-count", 0, "Pioche\u00a0: 0 carte"),
        ("drawing-draw-count", 2, "Pioche\u00a0: 2 cartes"),
    ],
)
def test_in_french_nought_is_a_number_of_its_own_and_singular(message: str, count: int, words: str) -> None:
    assert said(Say(message, count=count), "fr") == words


# ---- French ------------------------------------------------------------------------------------


def test_french_refusals_have_their_articles() -> None:
    protected = position(hand=["accident"], zones={1: Zone(drive="go", safeties=["driving-ace"])})
    needless = position(hand=["gasoline"], drive="go")
    dry = position(hand=["25", "go"], drive="out-of-gas")
    assert refusal(protected, attack_move("accident", 1), "fr") == (
        "Bob\u00a0: la botte As du volant protège de la carte Accident pour toute la manche. (Livret\u00a0: Bottes)"
    )
    assert refusal(needless, lay("gasoline"), "fr") == (
        "Il n’y a rien que la carte Essence puisse parer. (Décision 27)"
    )
    assert "il faut d’abord la carte Essence" in (refusal(dry, lay("25"), "fr") or "")
    assert "demande la carte Essence" in (refusal(dry, lay("go"), "fr") or "")


# ---- The reference -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cards"), [(2, 101), (3, 101), (4, 106), (6, 106)])
def test_the_reference_counts_the_cards_that_are_played_with(seats: int, cards: int) -> None:
    things = glossary(GAME, GAME.prepare(seats))
    assert sum(thing.count or 0 for thing in things.values()) == cards
    assert things["card:stop"].count == (4 if seats <= 3 else 5)


@every_language
def test_a_hazard_says_how_many_are_left_out(language: str) -> None:
    assert re.search(r"\b1\b.*\b5\b", help_of("card:stop", language, seats=4))


def test_everything_on_the_table_is_explained() -> None:
    for race in Case(GAME, "standard", 2).reached(seed=5):
        board = "".join(race.draw(0, shape=shape) for shape in SHAPES)
        parts = set(re.findall(r'data-(?:part|explains)="([^"]+)"', board))
        assert {part for part in parts if part not in (known := glossary(GAME, race.state))} <= {"zone:0", "zone:1"}
        assert {"zone", "drive-pile", "speed-pile", "safety-area", "distances", "coup-fourre"} <= known.keys()


def test_an_empty_pile_of_a_driving_zone_explains_itself() -> None:
    board = Case(GAME, "standard", 2).start(seed=1).draw(0)
    for place in ("drive-pile", "speed-pile", "safety-area", "distances"):
        assert f'data-explains="{place}"' in board


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_lines_of_the_score_sheet_stand_in_the_reference_where_they_count(variant: str) -> None:
    lines = {f"line:{line}" for line in LINES}
    known = glossary(GAME, GAME.prepare(variant=variant)).keys()
    assert lines & known == (set() if variant == "simple" else lines)


@pytest.mark.parametrize(("seats", "variant"), [(4, "standard"), (2, "simple")])
def test_where_there_is_no_extension_nothing_speaks_of_it(seats: int, variant: str) -> None:
    # ruling 26
    parts = {"extend", "finish", "line:extension"}
    assert parts <= glossary(GAME, GAME.prepare()).keys()
    assert not parts & glossary(GAME, GAME.prepare(seats, variant)).keys()
