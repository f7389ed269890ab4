import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paddock.core.game import REGISTRY
from paddock.core.race import Race
from tests.browser.conftest import Visits
from tests.browser.people import PHONE, Person, ready, table_of
from tests.browser.serving import GAME, Server, driving, race_until, sensible

SECRET = b"a race for the pages of the end "
LEARNER = driving("learner").name


@pytest.fixture(scope="module")
def finished() -> Race:
    """A race that is over."""
    race = Race.start(REGISTRY.find(GAME), 2, players=["Ada", "Bob"], secret=SECRET)
    while not race.over:
        race.play(sensible(race))
    return race


@pytest.fixture
def ada(visitor: Visits) -> Person:
    return visitor("Ada", permissions=["clipboard-read", "clipboard-write"])


@pytest.fixture
def page(ada: Person, server: Server, finished: Race) -> Page:
    """Ada's table after the race."""
    return ada.sit_at(server.lay_out(ada.token, finished, {1: "learner"}))


def test_the_result_stands_line_by_line_with_how_it_went(page: Page, finished: Race) -> None:
    expect(page.locator(".winner")).to_be_visible()
    totals = page.locator("#sheet tfoot td").all_inner_texts()
    assert totals == [f"{points:,}" for points in finished.scores()]
    expect(page.locator(".graph path")).to_have_count(2)


@pytest.mark.parametrize("shape", [{}, PHONE], ids=["desk", "phone"])
def test_the_score_of_five_drivers_is_not_cut_off(visitor: Visits, server: Server, shape: dict[str, Any]) -> None:
    race = Race.start(REGISTRY.find("road-rally-usa"), 5, players=["Léa"] + 4 * ["Réflexe"], secret=SECRET)
    while not race.over:
        race.play(sensible(race))
    lea = visitor("Léa", "fr", **shape)
    page = lea.sit_at(server.lay_out(lea.token, race, dict.fromkeys(range(1, 5), "policy")))
    expect(page.get_by_role("columnheader", name="Réflexe")).to_have_count(4)
    assert page.locator("#pane-sheet").evaluate("pane => pane.scrollWidth <= pane.clientWidth")


def test_on_a_phone_the_result_stands_above_the_cards_left_but_not_in_a_replay(
    visitor: Visits, server: Server, finished: Race
) -> None:
    lea = visitor("Léa", "fr", **PHONE)
    page = lea.sit_at(server.lay_out(lea.token, finished, {1: "learner"}))

    def top(part: str) -> float:
        box = page.locator(part).bounding_box()
        assert box
        return box["y"]

    assert top("#board-place") < top("#actions") < top("#sheet") < top("#hand-place")
    page.get_by_role("button", name="Revoir").click()
    expect(page.locator("#replay output")).not_to_be_empty()
    assert top("#board-place") < top("#replay") < top("#hand-place") < top("#players")


def test_replay_goes_by_slider_and_step_from_any_seat(page: Page) -> None:
    page.get_by_role("button", name="Replay").click()
    output = page.locator("#replay output")
    expect(output).to_contain_text("Move 0 of")
    page.get_by_role("button", name="One move on").click()
    expect(output).to_contain_text("Move 1 of")
    page.locator("#replay input").fill("20")
    expect(output).to_contain_text("Move 20 of")
    mine = page.locator("#hand-place").inner_html()
    page.locator("#replay-seat").select_option(label=LEARNER)
    expect(page.locator("#hand-place")).to_contain_text(LEARNER)
    assert page.locator("#hand-place").inner_html() != mine
    page.locator("#replay-seat").select_option(label="Everybody")
    for name in ("Your hand", f"The hand of {LEARNER}"):
        expect(page.locator("#hand-place").get_by_role("group", name=name)).to_be_visible()
    page.locator("#replay-close").click()
    expect(page.locator("#replay")).to_be_hidden()
    expect(page.locator("#hand-place").get_by_role("group", name="Your hand")).to_be_visible()


def test_who_comes_after_the_deal_is_told_that_the_check_proves_less(page: Page) -> None:
    page.get_by_role("button", name="Fair cards?").click()
    expect(page.locator("#toast")).to_contain_text("this browser first saw it after the deal")


def test_the_link_is_shared_and_opens_the_race_for_others(page: Page, visitor: Visits) -> None:
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("#toast")).to_have_text("The link is copied.")
    eve = visitor("Eve")
    eve.page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    ready(eve.page)
    expect(eve.page.locator(".winner")).to_be_visible()


def test_a_saved_record_comes_back_by_import(page: Page, ada: Person, tmp_path: Path, finished: Race) -> None:
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert json.loads(file.read_text())["game"] == GAME
    before = table_of(page)
    ada.go("/").locator("#import").set_input_files(file)
    page.wait_for_url(re.compile(r"/table/"))
    ready(page)
    assert table_of(page) != before
    expect(page.locator(".winner")).to_be_visible()
    page.locator("#tab-log").click()
    page.locator("#log button[data-at='7']").first.click()
    expect(page.locator("#replay output")).to_contain_text(f"Move 7 of {len(finished.record.moves)}")


def test_what_is_no_record_is_refused_in_words(ada: Person, tmp_path: Path) -> None:
    page = ada.go("/")
    for name, text in (("poem.json", "roads go ever on"), ("list.json", "{}")):
        (tmp_path / name).write_text(text)
        page.locator("#toast").evaluate("it => it.textContent = ''")
        page.locator("#import").set_input_files(tmp_path / name)
        expect(page.locator("#toast")).not_to_be_empty()
        assert "Unexpected token" not in page.locator("#toast").inner_text()
    ada.wrong = [fault for fault in ada.wrong if "422" not in fault]


def test_history_and_ratings_name_the_race(ada: Person, server: Server, finished: Race) -> None:
    race = Race.start(REGISTRY.find(GAME), 2, players=["Ada", "Bob"], secret=SECRET)
    last = len(finished.record.moves) - 1
    while len(race.record.moves) < last:
        race.play(finished.record.moves[len(race.record.moves)])
    page = ada.sit_at(server.lay_out(ada.token, race, {1 - race.turn: "learner"}))
    number = race.moves().index(finished.record.moves[last]) + 1
    page.keyboard.press(str(number))
    expect(page.locator(".table")).to_have_attribute("data-state", "over")
    ada.go("/me")
    expect(page.get_by_role("row").filter(has_text="Mille Bornes").first).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    ada.go(f"/ratings/{GAME}")
    expect(page.locator("table")).to_contain_text("Ada")


def waits_for_ada(race: Race) -> bool:
    """After some moves; nothing happens by itself."""
    return len(race.record.moves) >= 12 and race.turn == 0 and len(race.moves()) > 1


def test_a_race_that_was_given_up_can_be_looked_at_and_saved(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(waits_for_ada), {1: "learner"}))
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("[data-do=cancel]").click()
    expect(page.locator(".table")).to_have_attribute("data-state", "cancelled")
    expect(page.locator("#actions")).to_have_text(
        re.compile("Replay.*Save the record.*Copy the link.*Fair cards.*Rematch", re.DOTALL)
    )
    page.locator("[data-do=replay]").click()
    page.locator("#replay-seat").select_option("")
    expect(page.locator("#hand-place")).to_contain_text(LEARNER)
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert len(json.loads(Path(download.value.path()).read_text())["moves"]) >= 12


def test_an_account_is_looked_after_on_its_page(visitor: Visits) -> None:
    ada = visitor("Ada")
    page = ada.go("/me")
    page.locator("#account [name=login]").fill("ada.byron")
    page.locator("#account [name=password]").fill("analytical engine")
    page.get_by_role("button", name="Make an account").click()
    page.locator("summary", has_text="Change the password").click()
    page.locator("#change-password [name=old]").fill("analytical engine")
    page.locator("#change-password [name=new]").fill("a loom of numbers")
    page.locator("#change-password button").click()
    expect(page.locator("#toast")).to_contain_text("The password is changed")
    page.locator("#new-token [name=label]").fill("my bot")
    page.get_by_role("button", name="Get a token").click()
    expect(page.locator("#token-shown code")).to_have_text(re.compile(r"^[\w-]{43}$"))
    page.reload()
    page.locator(".tokens li", has_text="my bot").get_by_role("button").click()
    expect(page.locator(".tokens li")).to_have_count(1)
    page.locator("summary", has_text="Delete the account").click()
    page.locator("#delete-account [name=password]").fill("a loom of numbers")
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("#delete-account button").click()
    page.wait_for_url("**/")
    expect(page.locator("nav")).to_contain_text("Profile")
