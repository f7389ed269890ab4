"""Lists that must stand in several places say the same everywhere."""

import re
from pathlib import Path
from typing import get_args

import pytest

import paddock.drawing
from paddock.bots import bot_names
from paddock.bots.levels import LEVELS, USUAL_LEVEL
from paddock.cli import parser
from paddock.core.words import LANGUAGES, words
from paddock.drawing.palette import CARS, CHOSEN, COATS
from paddock.server.api.answers import PieceId
from paddock.server.api.requests import Language
from paddock.server.colours import COLOURS
from paddock.server.pages.rendering import TEMPLATES, speaker
from paddock.server.table import State

WEB = Path(__file__).parents[2] / "web" / "src"
STYLE = (WEB / "style.css").read_text("utf-8")
ARENA_STYLE = (Path(paddock.drawing.__file__).parent / "report.css").read_text("utf-8")


def test_people_have_the_colours_of_the_cars_in_their_order() -> None:
    own = dict(re.findall(r":is\(\.dot, \.badge\)\.(\w+) \{ --own: (.*?); \}", STYLE))
    assert own == {colour: f"var(--{paint})" for colour, paint in COATS.items()}
    assert tuple(COATS) == COLOURS and list(CARS.values()) == list(COATS.values())
    assert CHOSEN.count("{") == len(CARS) * len(COLOURS)


def test_bots_in_a_result_of_the_arena_have_the_colours_of_the_cars_in_their_order() -> None:
    assert re.findall(r"\.car-(\d) \{ --car: var\(--(\w+)\); \}", ARENA_STYLE) == [
        (str(place), colour) for place, colour in enumerate(COLOURS)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_and_every_level_has_its_words(language: str) -> None:
    speak = speaker(language)
    levels = [f"level-{level}{text}" for level in LEVELS for text in ("", "-text")]
    assert not [id for id in (*levels, *(f"colour-{colour}" for colour in COLOURS)) if id not in speak]


def test_every_level_is_a_bot_and_the_usual_one_is_a_level() -> None:
    assert set(LEVELS) <= set(bot_names()) and USUAL_LEVEL in LEVELS


def test_a_person_may_ask_for_every_language() -> None:
    assert get_args(Language) == tuple(LANGUAGES)


def test_script_and_style_name_the_same_small_windows() -> None:
    named = re.findall(r"matchMedia\(\"(.+)\"\)", (WEB / "sight.ts").read_text("utf-8"))
    assert named
    style = (WEB / "race.css").read_text("utf-8")
    assert all(f"@media {windows} {{" in style for windows in named)


def test_every_piece_of_a_table_has_its_element() -> None:
    page = Path(TEMPLATES.get_template("table.html").filename or "").read_text("utf-8")
    assert not [id for id in get_args(PieceId) if f'<div id="{id}"' not in page]


def test_tables_can_be_listed_by_every_state() -> None:
    read = parser(words("en", "paddock.terminal")).parse_args
    assert [read(["tables", "list", "--state", state]).state for state in get_args(State)] == list(get_args(State))
