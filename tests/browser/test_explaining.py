"""What a thing is and does is said where a mouse rests, where the keyboard is, and where a finger has touched."""

from playwright.sync_api import expect

from paddock.core.race import Race
from tests.browser.conftest import Visits
from tests.browser.people import PHONE
from tests.browser.serving import Server, race_until

GO = "#hand-place [data-part='card:go']"


def can_go(race: Race) -> bool:
    return race.turn == 0 and any(race.choice(move).parts[0] == "card:go" for move in race.moves())


def test_a_thing_explains_itself_to_mouse_and_keyboard(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada")
    page = ada.sit_at(server.lay_out(ada.token, race_until(can_go), {1: "driver"}))
    page.locator(GO).hover()
    expect(page.locator("#said-of")).to_contain_text("Go Remedy.")
    page.locator("#board-place [data-explains='draw-pile'], #board-place [data-part='draw-pile']").first.hover()
    expect(page.locator("#said-of")).to_contain_text("Draw pile")
    page.keyboard.press("Escape")
    expect(page.locator("#said-of")).to_be_hidden()
    page.locator("#hand-place").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#said-of")).not_to_be_empty()


def test_what_was_touched_says_what_it_does(visitor: Visits, server: Server) -> None:
    ada = visitor("Ada", **PHONE)
    page = ada.sit_at(server.lay_out(ada.token, race_until(can_go), {1: "driver"}))
    page.locator(GO).tap()
    expect(page.locator("#why")).to_contain_text("Starts the car")
