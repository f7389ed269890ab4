"""The kit for tables: a scene tells who looks, acts and wins; stacks and buttons can be touched."""

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from paddock.core.scene import Scene
from paddock.core.views import Head
from paddock.core.words import words
from paddock.drawing.boards import board, prize, tall_status, wide_status
from paddock.drawing.cards import height, titled
from paddock.drawing.hands import Held, Rack, button, buttons_in_row, cards_in_row, hand_frame, hand_title, row
from paddock.drawing.joining import alone
from paddock.drawing.palette import BLUE
from paddock.drawing.svg import library, picture, rect

VIEW: Head = {
    "seat": 1,
    "turn": 1,
    "over": False,
    "phase": "driving",
    "sides": [[0, 2], [1, 3]],
    "scores": [10, 20],
    "places": None,
}
PLAYERS = ["Ann", "Bob", "Cleo", "<Dan>"]
SCENE = Scene(VIEW, words("en"), PLAYERS)


def looking(**changes: object) -> Scene[Head]:
    """The scene with another head."""
    return replace(SCENE, view={**VIEW, **changes})  # type: ignore[typeddict-item]


def test_a_scene_knows_who_looks_and_who_acts() -> None:
    assert (SCENE.seat, SCENE.turn, SCENE.own_side, SCENE.acting) == (1, 1, 1, True)
    spectator = looking(seat=None)
    assert (spectator.own_side, spectator.acting) == (0, False)
    assert not looking(seat=0).acting


@pytest.mark.parametrize("words_", ["Leave the delivery robot alone", "Renverser le robot livreur (3 dés)"])
def test_no_line_of_a_button_is_cut_where_smaller_letters_fit(words_: str) -> None:
    assert "…" not in button("leave", words_, 0, 0, 150, 52, 14)


@pytest.mark.parametrize("title", ["Heat-Seeking Missile", "Missile à tête chercheuse", "Armor-Piercing Rounds"])
def test_a_long_name_stands_whole_on_a_card_of_a_phone(title: str) -> None:
    drawn = titled("missile", title, 0, 0, 80, 12.5)
    assert "…" not in drawn
    lines = [each for each in ElementTree.fromstring(f"<svg>{drawn}</svg>").iter() if each.tag.endswith("text")]
    assert max(float(line.attrib["y"]) for line in lines) < height(80) - 5


def test_only_places_say_who_has_won() -> None:
    assert SCENE.winners == ()
    over = looking(over=True, turn=None, phase=None, places=[1, 2])
    assert over.winners == ((0, 2),)
    assert looking(places=[1, 1]).winners == ((0, 2), (1, 3))
    assert 'data-winner="0"' in prize(over, 0, 5, 5, 9)
    assert prize(over, 1, 5, 5, 9) == prize(SCENE, 0, 5, 5, 9) == ""


@pytest.mark.parametrize("words_", ["Your turn", "A sentence that is as long as it takes to need all the room " * 4])
def test_the_status_is_told_whole_and_stays_on_the_table(words_: str) -> None:
    for drawn, across in (
        (wide_status("Hand 1", words_, BLUE), 1200),
        (tall_status(["Hand 1", "1000"], words_, BLUE), 390),
    ):
        page = ElementTree.fromstring(board(SCENE, across, 60, drawn))
        (status,) = (each for each in page.iter() if each.attrib.get("id") == "status")
        assert status.attrib["aria-label"] == words_
        (sign, *_) = (each for each in status if each.tag.endswith("rect"))
        assert float(sign.attrib["x"]) >= 0 and float(sign.attrib["x"]) + float(sign.attrib["width"]) <= across


def test_equal_cards_are_one_thing_to_touch_with_their_count() -> None:
    rack = Rack(columns=2, card=100, across=110)
    held = [Held(f"card:{n}", f"Card {n}", n, "back", rect(0, 0, 100, 140)) for n in (1, 2, 9)]
    drawn = [ElementTree.fromstring(each) for each in rack.laid(SCENE, held, 34)]
    assert [each.attrib["data-part"] for each in drawn] == ["card:1", "card:2", "card:9"]
    assert [each.attrib["aria-label"] for each in drawn] == ["Card 1", "Card 2, 2 of them", "Card 9, 9 of them"]
    assert drawn[2].attrib["transform"] == f"translate(12 {34 + rack.down:.1f})"
    assert ["×9" in "".join(each.itertext()) for each in drawn] == [False, False, True]
    assert rack.height(3) == 2 * rack.down


def test_buttons_can_be_touched_and_heard() -> None:
    drawn = ElementTree.fromstring(button("way:back", "Turn <back>", 0, 0, 200, 60))
    assert drawn.attrib["data-part"] == "way:back"
    assert drawn.attrib["aria-label"] == "Turn <back>"


def test_the_hand_of_a_phone_is_one_row_however_long() -> None:
    held = [Held(f"card:{n}", f"Card {n}", 1, "back", rect(0, 0, 100, 140)) for n in range(9)]
    items = [*buttons_in_row({"a": "A", "b": "B", "c": "C"}), *cards_in_row(SCENE, held)]
    few, many = (ElementTree.fromstring(row(SCENE, "Hand", each, titled=False)) for each in (items[:1], items))
    assert few.attrib["height"] == many.attrib["height"]
    assert float(many.attrib["width"]) > 390 > float(few.attrib["width"])
    assert len([each for each in many.iter() if "data-part" in each.attrib]) == 3 + 9


def test_a_hand_is_yours_or_somebodys() -> None:
    assert hand_title(SCENE, own=True) == "Your hand"
    assert hand_title(SCENE, own=False) == "The hand of Bob"
    assert 'id="hand-1"' in hand_frame(SCENE, "The hand of Bob", 390, 80)


def test_pictures_stand_alone_below_each_other() -> None:
    together = alone(library)(picture(10, 20), "", picture(30, 5))
    assert ElementTree.fromstring(together).attrib["viewBox"] == "0 0 30 25"
