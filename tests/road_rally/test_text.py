"""The table in a terminal: the road shows everything that stands at it, and tiles show what one builds with."""

import re

import pytest

from paddock.core.words import LANGUAGES
from paddock.games.road_rally import GAME
from paddock.games.road_rally.rules.box import TILES
from paddock.games.road_rally.table.sketch import MARK
from tests.road_rally.rally import Rally, begun, build_move

NAMES = ["Ada", "Bob", "Eve", "Cleo", "Max"]
BUILT = {"course": "built", "first-driver": "first-seat"}
VARIANTS = pytest.mark.parametrize("variant", GAME.variants)
TILE_SETS = pytest.mark.parametrize("short", ["no", "yes"])
WIDE = 80  # columns of a terminal


def text(table: Rally, seat: int | None = None, language: str = "en") -> list[str]:
    """The lines without their colours."""
    drawn = GAME.table.text(table.view(seat), GAME.words(language), NAMES[: table.state.seats])
    return re.sub(r"\[[a-z_ /]*\]", "", drawn).split("\n")


def road(table: Rally, seat: int | None = None) -> dict[int, list[str]]:
    """What stands at each space, from top to bottom: its mark, a shortcut, cars."""
    found: dict[int, list[str]] = {}
    first = 0
    for line in text(table, seat)[2:]:
        if " stage · " in line:
            break
        first = int(line[:3]) if line[:3].strip() else first
        for k, mark in enumerate(re.findall("....", line[4:].replace("🏁", " 🏁"))):
            if mark.strip():
                found.setdefault(first + k, []).append(mark.strip())
    return found


@VARIANTS
@TILE_SETS
def test_the_road_shows_every_shortcut_stage_and_square(variant: str, short: str) -> None:
    for seed in range(8):
        table = begun(variant, 3, seed, {"short-tiles": short})
        view, marks = table.view(0), road(table, 0)
        for start, end in view["shortcuts"]:
            assert f"»{end}" in marks[start]
        for stage in view["stages"]:
            own = stage["number"] in view["stage_cards"]
            assert marks[stage["at"]][0] == f"{'*' if own else ''}{stage['number']}"
        for space in range(1, view["finish"]):
            square = view["squares"][space]
            assert square == "diner" or marks[space][0] == MARK[square]


@pytest.mark.parametrize("language", LANGUAGES)
@VARIANTS
def test_road_and_legend_fit_a_terminal(variant: str, language: str) -> None:
    lines = text(begun(variant, 5), 0, language)
    legend = next(k for k, line in enumerate(lines) if "⚑ checkpoint" in line)
    assert max(len(line) for line in lines[: legend + 2]) <= WIDE


# ---- While a course is built


@TILE_SETS
def test_the_headline_tells_which_tile_is_laid(short: str) -> None:
    table = begun("sprint", 3, options={**BUILT, "short-tiles": short})
    assert text(table)[0] == "Building the course: tile 1 of 5"
    table.make(table.legal[0])
    assert text(table)[0] == "Building the course: tile 2 of 5"


def test_every_tile_that_is_left_is_shown_with_its_edges_squares_and_shortcut() -> None:
    table = begun("standard", 3, options=BUILT).make(build_move("AB"))
    drawn = "\n".join(text(table))
    assert [name for name in TILES if re.search(rf"\b{name}\b", drawn)] == list(TILES[1:])
    lines = drawn.split("\n")
    top = next(k for k, line in enumerate(lines) if "D─G D─┐" in line)
    left = lines[top].index("D─G D─┐")
    assert lines[top + 1][left - 2 : left + 7] == "g─┘ M─┘ │"
    assert lines[top + 2][left + 6] == "f"
    assert "BC 3»6" in drawn


def test_the_road_so_far_is_shown_and_where_it_leads_on() -> None:
    table = begun("standard", 3, options=BUILT)
    assert text(table)[2:4] == ["▒▒▒▒┐ ┌─▶", "▒▒▒▒└─┘"]
    table.make(build_move("GH"))
    assert text(table)[2:4] == ["▒▒▒▒┐ ┌─┐ D─┐ D─▶", "▒▒▒▒└─┘ S─┘ ⚑─┘"]


@TILE_SETS
@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_the_road_so_far_fit_a_terminal(short: str, language: str) -> None:
    for seed in range(4):
        table = begun("standard", 3, seed, {**BUILT, "short-tiles": short})
        while table.phase == "building":
            assert max(len(line) for line in text(table, None, language)) <= WIDE
            table.make(table.legal[seed * 7 % len(table.legal)])


def test_a_tile_is_offered_with_where_the_road_leads_after_it() -> None:
    table = begun("standard", 3, options=BUILT)
    speak = GAME.words("en")
    sides = {"n": "north", "e": "east", "s": "south", "w": "west"}
    for move in table.legal:
        note = GAME.table.choice(table.state, move).note
        assert note is not None
        after = begun("standard", 3, options=BUILT).make(move)
        arrow = {"▲": "n", "▶": "e", "▼": "s", "◀": "w"}[re.findall("[▲▶▼◀]", "\n".join(text(after)[2:]))[0]]
        assert speak(note) == f"the road then leads {sides[arrow]}"
