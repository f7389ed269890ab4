"""Everything that matters at a table is on one screen, whatever the window."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from benchmarks.layout import LANGUAGES, moments
from paddock.core.game import REGISTRY
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, version, wait_beyond, wait_for_turn
from tests.browser.serving import Server, race_until, sensible
from tests.browser.sight import SIZES, faults, prepare
from tests.browser.test_racing import is_new, parts

SEEN = 4  # sizes of window at each position
HOUSE = Path(__file__).parents[2]
DRAWN = ("src/paddock/drawing", "src/paddock/games", "src/paddock/server/pages", "web/src")


@cache
def seed_of_what_is_drawn() -> int:
    """Other positions whenever something of it changes, and the same ones in every run until then."""
    files = sorted(file for folder in DRAWN for file in (HOUSE / folder).rglob("*.*") if file.suffix != ".pyc")
    return int(sha256(b"".join(map(Path.read_bytes, files))).hexdigest(), 16) % 10**6


@pytest.mark.parametrize("game", REGISTRY.games)
def test_all_that_matters_is_on_one_screen(game: str, visitor: Visits, server: Server) -> None:
    seed = seed_of_what_is_drawn()
    print(f"python -m benchmarks.layout {game} --positions 2 --seed {seed}")
    chance = Random(seed)
    players = chance.choice(list(REGISTRY.find(game).seats))
    race = moments(game, players, 2, seed)[-1]
    ada = visitor("Ada", chance.choice(LANGUAGES), has_touch=True, bypass_csp=True)
    prepare(ada.context)
    page = ada.sit_at(server.lay_out(ada.token, race, dict.fromkeys(range(1, players), "learner")))
    wait_for_turn(page)
    found = {size: list(faults(page, size)) for size in chance.sample(SIZES, SEEN)}
    assert {size: wrong for size, wrong in found.items() if wrong} == {}


def test_what_lies_on_something_is_found(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada", has_touch=True, bypass_csp=True)
    prepare(ada.context)
    page = ada.sit_at(server.lay_out(ada.token, race_until(is_new), {1: "learner"}))
    wait_for_turn(page)
    page.add_style_tag(content=".dock { margin-top: -120px !important }")
    assert "board-place on hand-place" in list(faults(page, "390x844"))


@pytest.mark.parametrize("size", ["1440x900", "1920x1080"])
def test_the_levels_are_on_the_first_screen_of_a_desk(size: str, visitor: Visits) -> None:
    w, h = map(int, size.split("x"))
    page = visitor("Ada", viewport={"width": w, "height": h}).go("/")
    for level in page.locator("[data-level]").all():
        expect(level).to_be_in_viewport(ratio=1)


def test_a_race_that_is_over_is_told_of_by_one_sign(visitor: Visits, server: Server) -> None:
    race = race_until(is_new)
    while not race.over:
        race.play(sensible(race))
    ada = visitor("Ada", **PHONE)
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    expect(page.locator("#board #status")).to_be_visible()
    expect(page.locator(".prompt")).to_be_hidden()


@pytest.mark.parametrize("size", ["360x640", "390x844", "844x390"])
def test_go_and_the_own_zone_are_offered_on_the_first_turn(size: str, visitor: Visits, server: Server) -> None:
    race = race_until(lambda race: is_new(race) and "card:go" in parts(race))
    w, h = map(int, size.split("x"))
    ada = visitor("Ada", **{**PHONE, "viewport": {"width": w, "height": h}})
    page = ada.sit_at(server.lay_out(ada.token, race, {1: "learner"}))
    wait_for_turn(page)
    go = page.locator("#hand-place [data-part='card:go']")
    expect(go).to_be_in_viewport(ratio=0.95)
    go.tap()
    zone = page.locator("#board-place [data-part='zone:0'].lit")
    expect(zone).to_be_in_viewport(ratio=0.95)


def test_a_board_that_was_moved_comes_back_for_a_new_choice(visitor: Visits, server: Server) -> None:
    asked = race_until(lambda race: race.turn == 0 and race.view()["phase"] == "set-speed", box="road-kill-rally")
    ada = visitor("Ada", **PHONE)
    page = ada.sit_at(server.lay_out(ada.token, asked, {1: "learner"}))
    wait_for_turn(page)
    page.evaluate("document.getElementById('board-place').scrollTop = 400")
    before = version(page)
    page.locator("[data-part='speed:40']").tap()
    page.locator("#confirm").tap()
    wait_beyond(page, before)
    wait_for_turn(page)
    page.wait_for_function("document.getElementById('board-place').scrollTop === 0")


def test_the_board_is_zoomed_and_shown_whole_again(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada", **PHONE)
    page = ada.sit_at(server.lay_out(ada.token, race_until(is_new), {1: "learner"}))
    wait_for_turn(page)
    board = page.locator("#board-place > svg")

    def wide() -> float:
        return float(board.evaluate("board => board.getBoundingClientRect().width"))

    before = wide()
    page.locator("[data-zoom]").last.tap()
    assert wide() == pytest.approx(before * 1.25, rel=0.01)
    page.locator("[data-zoom]").first.tap()
    assert wide() == pytest.approx(before, rel=0.01)


def test_log_and_chat_open_over_the_table_and_close_again(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada", **PHONE)
    page = ada.sit_at(server.lay_out(ada.token, race_until(is_new), {1: "learner"}))
    expect(page.locator("#log")).to_be_hidden()
    page.locator("[data-paper=log]").tap()
    expect(page.locator("#log")).to_be_visible()
    page.locator("[data-paper=chat]").tap()
    expect(page.locator("#says")).to_be_attached()
    expect(page.locator("#say")).to_be_visible()
    page.locator("[data-paper=chat]").tap()
    expect(page.locator("#say")).to_be_hidden()
