"""Courses: by the letters, drawn at random, built by the drivers."""

from itertools import pairwise

import pytest

import paddock
from paddock.core.errors import BadOption
from paddock.core.race import Race
from paddock.games.road_rally import GAME
from paddock.games.road_rally.rules import codes
from paddock.games.road_rally.rules.box import CELLS_OF, ROAD_OF, STEP_X, STEP_Y, TILES, TURN_OF
from paddock.games.road_rally.rules.course import CODED, cell_x, cell_y, route
from paddock.games.road_rally.rules.moves import build
from tests.contract.cases import Case
from tests.golden import record_path
from tests.road_rally.rally import Rally, begun, build_move

SHORT = {"short-tiles": "yes"}
BUILT = {"course": "built", "first-driver": "first-seat"}
TILE_SETS = pytest.mark.parametrize("options", [{}, SHORT], ids=["eight", "short"])


def cells(table: Rally) -> list[list[tuple[int, int]]]:
    """Where each laid tile lies."""
    s = table.state
    return [
        [(cell_x(s, place, cell), cell_y(s, place, cell)) for cell in range(CELLS_OF[route(s, place)])]
        for place in range(s.laid)
    ]


def code_of(table: Rally) -> str:
    """The code that its course is shared by."""
    code = table.view(None)["course"]["code"]
    assert code
    return code


def is_legal(table: Rally) -> bool:
    """No cell twice, and a road without gaps from the grid to the final space."""
    laid = cells(table)
    flat = [cell for tile in laid for cell in tile]
    roads = [tile[: ROAD_OF[route(table.state, place)]] for place, tile in enumerate(laid)]
    road = [cell for tile in roads for cell in tile]
    steps = [abs(x - a) + abs(y - b) for (x, y), (a, b) in pairwise(road)]
    return len(set(flat)) == len(flat) and set(steps) == {1}


def test_the_base_course_is_that_of_the_letters() -> None:  # ruling 4
    table = begun("base")
    assert [name for name, _ in table.view(None)["course"]["tiles"]] == list(TILES)
    assert is_legal(table)
    s = table.state
    assert s.finish == 89
    assert [space for space in range(89) if table.square(space) == "checkpoint"] == [9, 28, 40, 58, 69, 84]
    assert [space for space in range(89) if table.square(space) == "gas"] == [17, 32, 50, 68, 73, 79]
    assert [space for space in range(89) if table.square(space) == "store"] == [8, 39, 54, 74]
    assert [space for space in range(89) if table.square(space) == "mechanic"] == [24, 35, 49, 64]
    assert table.view(None)["shortcuts"] == [(15, 18), (41, 44), (53, 56), (63, 66), (80, 83)]
    stages = [6, 11, 14, 19, 22, 26, 30, 34, 38, 44, 47, 51, 56, 60, 62, 67, 71, 75, 78, 83, 87]
    assert list(s.diner) == stages


def test_the_base_course_of_short_tiles_is_legal() -> None:  # ruling 56
    table = begun("base", options=SHORT)
    assert is_legal(table)
    assert table.state.finish == 69


@TILE_SETS
@pytest.mark.parametrize("variant", ["standard", "sprint", "demo"])
def test_drawn_courses_are_always_legal(variant: str, options: dict[str, str]) -> None:  # rulings 4, 5
    seen = set()
    for seed in range(40):
        table = begun(variant, 3, seed, options)
        tiles = table.view(None)["course"]["tiles"]
        assert is_legal(table)
        assert len({name for name, _ in tiles}) == len(tiles) == (5 if variant == "sprint" else 10)
        seen.add(str(tiles))
    assert len(seen) == 40


def test_a_tile_can_be_driven_in_either_direction() -> None:  # ruling 6
    directions = {tile for seed in range(40) for tile in begun("standard", 3, seed).view(None)["course"]["tiles"]}
    assert directions == {(name, backwards) for name in TILES for backwards in (False, True)}


def test_driven_backwards_a_tile_shows_its_squares_backwards_and_its_shortcut_still_leads_on() -> None:  # ruling 6
    for seed in range(30):
        table = begun("standard", 3, seed)
        for place, (name, backwards) in enumerate(table.view(None)["course"]["tiles"]):
            if name == "BC":
                first = 5 + 8 * place
                squares = [table.square(first + k) for k in range(8)]
                forwards = ["plain", "diner", "plain", "plain", "gas", "plain", "diner", "plain"]
                assert squares == (forwards[::-1] if backwards else forwards)
                assert (first + 2, first + 5) in table.view(None)["shortcuts"]
        assert all(start < end for start, end in table.view(None)["shortcuts"])


def test_no_shortcut_skips_a_diner_or_a_checkpoint() -> None:  # ruling 15
    for options in ({}, SHORT):
        for seed in range(60):
            table = begun("standard", 3, seed, options)
            for start, end in table.view(None)["shortcuts"]:
                assert {table.square(space) for space in range(start + 1, end)} <= {"plain", "gas", "store", "mechanic"}


# ---- Built by the drivers


def built(variant: str, seats: int, last: bool, options: dict[str, str] | None = None) -> Rally:
    table = begun(variant, seats, options={**BUILT, **(options or {})})
    while table.phase == "building":
        table.make(table.legal[-1 if last else 0])
    return table


def test_drivers_lay_tiles_in_turn_before_the_deal() -> None:  # ruling 5
    table = begun("sprint", 3, options=BUILT)
    assert table.phase == "building"
    assert [table.hand(seat) for seat in range(3)] == [[], [], []]
    turns = []
    while table.phase == "building":
        turns.append(table.turn)
        table.make(table.legal[0])
    assert turns == [0, 1, 2, 0, 1]
    assert [len(table.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert table.phase == "driving"


@pytest.mark.parametrize("last", [False, True])
@TILE_SETS
def test_built_courses_are_legal(last: bool, options: dict[str, str]) -> None:  # ruling 57
    for variant in ("sprint", "standard"):
        assert is_legal(built(variant, 4, last, options))


def test_the_base_course_cannot_be_built() -> None:  # ruling 4
    assert begun("base", options=BUILT).phase == "driving"


def test_a_tile_is_laid_once() -> None:
    table = begun("standard", options=BUILT).make(build_move("AB"))
    assert table.reason(build_move("AB")) == "tile-is-laid"
    assert table.reason(build_move("AB", backwards=True)) == "tile-is-laid"
    assert table.why_not("stay-silent") == "build-first"


def test_a_tile_does_not_overlap_another_and_leads_into_no_dead_end() -> None:  # ruling 57
    reasons = set()
    for last in (False, True):
        table = begun("standard", 3, options=BUILT)
        while table.phase == "building":
            before = table.state.to_bytes()
            reasons |= {table.reason(build(way)) for way in range(20)}
            assert table.state.to_bytes() == before
            assert table.legal
            table.make(table.legal[-1 if last else 0])
    assert {"tile-overlaps", "tile-is-laid", None} <= reasons


def test_headings_and_steps_agree() -> None:
    table = begun("base")
    s = table.state
    for place in range(s.laid - 1):
        row = route(s, place)
        heading = (s.heading[place] + TURN_OF[row]) % 4
        x, y = cells(table)[place][ROAD_OF[row] - 1]
        assert (x + STEP_X[heading], y + STEP_Y[heading]) == cells(table)[place + 1][0]


# ---- Shared by a code


@TILE_SETS
@pytest.mark.parametrize("variant", ["standard", "sprint", "demo"])
def test_a_course_is_laid_again_by_its_code(variant: str, options: dict[str, str]) -> None:  # ruling 62
    for seed in range(10):
        first = begun(variant, 3, seed, options)
        assert len(code_of(first)) == 8
        again = begun(variant, 4, seed + 50, {**options, "course": code_of(first).lower()})
        assert again.view(None)["course"] == first.view(None)["course"]
        assert is_legal(again)
        assert again.phase == "driving"


def test_a_code_that_is_none_or_cannot_be_laid_is_refused() -> None:  # ruling 62
    full = code_of(begun("standard", 3))
    wrong = ["nonsense", "8", "", "8ZZZZZZZ", f"7{full[1:]}", f"8{full}"]
    for variant, code in [*(("standard", code) for code in wrong), ("sprint", full), ("base", full)]:
        with pytest.raises(BadOption, match="mistyped, or made for another variant"):
            GAME.prepare(3, variant, {"course": code})
    overlapping = (("AB", False), ("CD", False), *((name, False) for name in TILES if name not in "ABCD"))
    numbers = [codes.number_of(overlapping), *(CODED + 999_983 * k for k in range(40))]
    s = GAME.prepare(3, "standard")
    assert sum(codes.read(codes.write(number, s), s) is None for number in numbers) > 10


@pytest.mark.parametrize(
    ("made", "given", "told"),
    [(SHORT, {}, "the short tiles (short-tiles=yes)"), ({}, SHORT, "the usual tiles (short-tiles=no)")],
    ids=["short", "eight"],
)
@pytest.mark.parametrize("variant", ["standard", "sprint", "demo"])
def test_a_code_of_the_other_tiles_is_refused_by_name(
    variant: str, made: dict[str, str], given: dict[str, str], told: str
) -> None:  # ruling 62
    for seed in range(20):
        code = code_of(begun(variant, 3, seed, made))
        with pytest.raises(BadOption) as refused:
            GAME.prepare(3, variant, {**given, "course": code})
        assert told in str(refused.value)
        assert code in refused.value.in_words("fr")


@TILE_SETS
def test_a_record_keeps_the_code(options: dict[str, str]) -> None:  # ruling 62
    code = code_of(begun("standard", 3, options=options))
    race = Race.start(GAME, 3, 5, "standard", options={**options, "course": code})
    assert race.record.options["course"] == code
    assert Race.load(GAME, race.record).state == race.state


@TILE_SETS
def test_a_record_with_a_code_that_names_no_tiles_means_those_of_its_option(options: dict[str, str]) -> None:
    """Codes had seven letters at first (ruling 62)."""
    table = begun("sprint", 3, options=options)
    old = {**options, "course": code_of(table)[1:]}
    assert begun("sprint", 3, options=old).view(None)["course"] == table.view(None)["course"]


def test_an_old_code_means_what_it_always_meant() -> None:  # ruling 62
    golden = paddock.load(record_path(Case(GAME, "demo", 3)))
    assert begun("demo", 3, options={"course": "0JV7GY6"}).view(None)["course"] == golden.view(None)["course"]
