"""Boards of every game: what can be touched is there, ids stay, everything has a name, nothing leaks."""

from collections import Counter
from xml.etree import ElementTree

import pytest

import paddock
from paddock.core.game import Game
from paddock.core.race import Race
from paddock.core.texts import glossary
from paddock.core.words import LANGUAGES
from paddock.promises.hidden import redealt
from tests.contract.cases import CASES, Case, every_case, every_game
from tests.drawing import FOLDER, in_lines, pictures

SHAPES = ("wide", "tall")
STRANGE = ["<b>&amp;\"'", "\x00\x1b\ud800", "", "W" * 60, "木村 拓哉", " and "]


def drawn(race: Race, seat: int | None, shape: str, language: str = "en") -> list[ElementTree.Element]:
    """Every element of a seat's board and hand."""
    drawing, speak, view = race.game.drawing, race.game.words(language), race.view(seat)
    board = drawing.board(view, speak, race.players, shape)
    hand = drawing.hand(view, speak, race.players, shape)
    return list(ElementTree.fromstring(f"<page>{board}{hand}</page>").iter())


def parts(elements: list[ElementTree.Element]) -> dict[str, str]:
    """The ids of what can be touched, by part."""
    found = [(each.attrib["data-part"], each.attrib["id"]) for each in elements if "data-part" in each.attrib]
    assert len(dict(found)) == len(found), "a part stands twice"
    return dict(found)


def ids(elements: list[ElementTree.Element]) -> list[str]:
    return [each.attrib["id"] for each in elements if "id" in each.attrib]


def test_a_name_may_hold_anything() -> None:
    race = Race.start(CASES[0].game, len(STRANGE), seed=3, players=STRANGE)
    for shape in SHAPES:
        assert drawn(race, 0, shape)
        assert "<b>" not in race.draw(0, shape=shape)


@every_case
@pytest.mark.parametrize("shape", SHAPES)
def test_every_part_of_every_legal_move_can_be_touched(case: Case, shape: str) -> None:
    for race in case.reached(seed=11, stops=60):
        if not race.over:
            needed = {part for move in race.moves() for part in race.choice(move).parts}
            assert needed <= parts(drawn(race, race.turn, shape)).keys()


@every_case
def test_ids_are_unique_and_what_stays_keeps_its_id(case: Case) -> None:
    race = case.start(seed=12)
    before: dict[str, str] = {}
    for move in case.finished(seed=12).record.moves[:120]:
        elements = drawn(race, 0, "wide")
        assert max(Counter(ids(elements)).values()) == 1
        now = parts(elements)
        assert all(now[part] == id for part, id in before.items() if part in now)
        assert {f"car-{side}" for side in range(race.state.sides)} <= set(ids(elements))
        before = now
        race.play(move)


@every_game
def test_on_a_phone_cards_fly_to_where_the_others_stand_in_sight(game: Game) -> None:
    race = paddock.start(game.name, seats=3, seed=3)
    signs = next(each for each in drawn(race, 0, "tall") if each.get("id") == "signs")
    assert {"seat-1", "seat-2"} <= set(ids(list(signs.iter())))


@every_case
def test_whatever_can_be_touched_has_a_name(case: Case) -> None:
    for race in case.reached(seed=13, stops=5):
        for language in LANGUAGES:
            for element in drawn(race, 0, "tall", language):
                if "data-part" in element.attrib:
                    assert element.attrib["role"] == "img"
                    assert element.attrib["aria-label"]


@every_case
def test_symbols_that_are_used_are_in_the_art(case: Case) -> None:
    known = {f"#{id}" for id in ids(list(ElementTree.fromstring(case.game.drawing.art()).iter()))}
    for race in case.reached(seed=14, stops=8):
        for shape in SHAPES:
            used = {each.attrib["href"] for each in drawn(race, 0, shape) if "href" in each.attrib}
            assert used <= known


@every_case
def test_a_drawing_does_not_depend_on_what_a_seat_cannot_know(case: Case) -> None:
    for race in case.reached(seed=15, stops=6):
        if not race.over:
            drawn_for_all = race.draw(None)
            for seat in range(case.seats):
                other = redealt(race, seat, seed=seat)
                assert other.draw(seat) == race.draw(seat)
                assert other.draw(None) == drawn_for_all


@every_case
def test_after_the_end_every_hand_is_shown(case: Case) -> None:
    race = case.finished(seed=16)
    assert all(f'id="hand-{seat}"' in race.draw() for seat in range(case.seats))
    assert 'id="hand-1"' not in race.draw(0)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_posters_and_single_parts_are_pictures_with_a_name(game: Game, language: str) -> None:
    speak = game.words(language)
    things = glossary(game, game.prepare()).values()
    for drawing in (game.drawing.poster(speak), *(game.drawing.part(thing, speak) for thing in things)):
        assert ElementTree.fromstring(drawing).attrib["aria-label"]


@pytest.mark.parametrize(("name", "drawing"), list(pictures()), ids=lambda value: value if len(value) < 50 else "")
def test_golden_pictures_have_not_changed(name: str, drawing: str) -> None:
    assert in_lines(drawing) == (FOLDER / name).read_text("utf-8")


def test_a_notebook_shows_the_board() -> None:
    race = CASES[0].start(seed=1)
    assert race._repr_html_() == race.draw()
    assert race.draw(seat=0)._repr_html_() == race.draw(seat=0), "from any seat"
    assert ElementTree.fromstring(race.draw()).tag.endswith("svg")
