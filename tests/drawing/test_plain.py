"""The plain table: every game can be drawn and played at it, in every phase, shape and language."""

from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.markup import escape

from paddock.core.race import Race
from paddock.core.views import touch
from paddock.core.words import LANGUAGES
from paddock.drawing.palette import CRIMSON, MUTED, PANEL, TEXT
from paddock.drawing.plain import Plain
from paddock.drawing.png import png
from paddock.drawing.printing import LETTER, MARGIN, Print
from paddock.promises.hidden import redealt
from tests.contract.cases import CASES, Case, every_case
from tests.drawing.test_boards import SHAPES, STRANGE, ids, parts
from tests.toy import LINE


def plainly(race: Race, seat: int | None, shape: str = "wide", language: str = "en") -> list[ElementTree.Element]:
    """Every element of a seat's board and hand, drawn plainly whatever drawing the game has."""
    drawing, speak = Plain(race.game), race.game.words(language)
    view: Any = {**race.view(seat), "touch": touch(race.game, race.state, seat)}
    board = drawing.board(view, speak, race.players, shape)
    hand = drawing.hand(view, speak, race.players, shape)
    return list(ElementTree.fromstring(f"<page>{board}{hand}</page>").iter())


def labels(elements: list[ElementTree.Element]) -> dict[str, str]:
    """What a screen reader calls each thing that can be touched, by part."""
    return {each.attrib["data-part"]: each.attrib["aria-label"] for each in elements if "data-part" in each.attrib}


@every_case
@pytest.mark.parametrize("shape", SHAPES)
def test_every_game_can_be_played_at_a_plain_table(case: Case, shape: str) -> None:
    for stop, race in enumerate(case.reached(seed=17, stops=24)):
        elements = plainly(race, None if race.over else race.turn, shape, LANGUAGES[stop % 2])
        assert max(Counter(ids(elements)).values()) == 1
        assert {f"car-{side}" for side in range(race.state.sides)} <= set(ids(elements))
        stars = {int(each.attrib["data-winner"]) for each in elements if "data-winner" in each.attrib}
        assert stars == {side for side, place in enumerate(race.places()) if race.over and place == 1}
        needed = {part for move in race.moves() for part in race.choice(move).parts}
        assert parts(elements).keys() == needed
        assert all(labels(elements).values())


@every_case
def test_a_plain_table_shows_nothing_that_a_seat_cannot_know(case: Case) -> None:
    for race in case.reached(seed=18, stops=5):
        if not race.over:
            for seat in range(case.seats):
                known = touch(race.game, race.state, seat)
                assert touch(race.game, redealt(race, seat, seed=seat).state, seat) == known
                assert bool(known["parts"]) == (seat == race.turn)


def test_a_game_without_a_drawing_gets_the_plain_one() -> None:
    race = Race.start(LINE, 2, seed=1)
    assert isinstance(LINE.drawing, Plain)
    assert list(labels(plainly(race, 0)).items()) == [
        ("pedal", "Pedal"),
        ("gear:1", "Gear 1"),
        ("gear:2", "Gear 2"),
        ("gear:3", "Gear 3"),
    ]
    assert labels(plainly(race, 0, "tall", "fr"))["gear:2"] == "Vitesse 2"
    assert not labels(plainly(race, 1)), "it is not their turn"
    assert race.view(0)["touch"]["parts"]
    for theme in ("light", "dark"):
        assert png(race.draw(0), theme).startswith(b"\x89PNG")


def test_after_the_race_there_is_nothing_to_touch_at_a_plain_table() -> None:
    race = Race.start(LINE, 2, seed=1)
    assert "hand-1" in ids(plainly(race, 1)), "it says that another is to act"
    while not race.over:
        race.play(2)
    assert not {"hand-0", "hand-1"} & {*ids(plainly(race, 0)), *ids(plainly(race, 1))}


def test_a_game_with_a_drawing_of_its_own_shows_no_more_than_that_needs() -> None:
    assert "touch" not in CASES[0].start(seed=1).view(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_poster_says_what_the_game_says_of_itself(language: str) -> None:
    poster = ElementTree.fromstring(LINE.drawing.poster(LINE.words(language)))
    said = "".join(poster.itertext())
    assert LINE.title(language).upper() in said
    assert ("<fast>" if language == "en" else "<vite>") in said


@pytest.mark.parametrize("shape", SHAPES)
def test_names_are_shown_as_they_are(shape: str) -> None:
    for name in (*STRANGE, "[red]Ann[/]", "[/]", "\\"):
        elements = plainly(Race.start(LINE, 1, seed=1, players=[name]), 0, shape)
        assert "b" not in {each.tag.rpartition("}")[2] for each in elements}
    shown = "".join("".join(each.itertext()) for each in plainly(Race.start(LINE, 1, seed=1, players=["[red]A[/]"]), 0))
    assert shown.count("[red]A[/]") >= 2


# ---- Printing ----------------------------------------------------------------------------------


def printed(marked: str, w: float = 400) -> list[ElementTree.Element]:
    """The words of a text on a panel, and the grounds of what is reversed."""
    page = ElementTree.fromstring(Print.fitting(marked, w, 11, 15).drawn(0, 0, w, 100))
    return list(page)[1:]


def test_marks_become_colours() -> None:
    red, plain, dim, ground, reverse = printed("[bold red]stop[/]  go [dim]slow[/][reverse] A [/]")
    assert (red.attrib["fill"], red.attrib["class"]) == (CRIMSON, "mono heavy")
    assert (plain.text, plain.attrib["fill"], plain.attrib["class"]) == ("go", TEXT, "mono")
    assert dim.attrib["fill"] == MUTED
    assert (ground.attrib["fill"], reverse.attrib["fill"]) == (TEXT, PANEL)


def test_every_word_stands_in_its_column() -> None:
    first, second, below = printed("ab   cd\n     ef")
    assert second.attrib["x"] == below.attrib["x"]
    assert float(first.attrib["textLength"]) * 2.5 + MARGIN == pytest.approx(float(second.attrib["x"]), abs=0.2)


def test_letters_shrink_before_lines_break() -> None:
    room = 400 - 2 * MARGIN
    assert Print.fitting("short", 400, 11, 15).size == 15
    whole = Print.fitting("m" * 50, 400, 11, 15)
    assert len(whole.lines) == 1
    assert whole.size == pytest.approx(room / 50 / LETTER)
    broken = Print.fitting("word " * 40, 400, 11, 15)
    assert broken.size == 11
    assert len(broken.lines) == 4
    assert all(len(line) * 11 * LETTER <= room for line in broken.lines)


def test_a_screen_reader_reads_the_text_line_by_line() -> None:
    drawn = Print.fitting(f"[bold]Round 1[/]\n\n{escape('[x]')} & <b>", 400, 11, 15).drawn(0, 0, 400, 100)
    assert ElementTree.fromstring(drawn).attrib["aria-label"] == "Round 1; [x] & <b>"
