"""The daily race in the browser: found in the lobby, begun once, gone on with."""

from playwright.sync_api import expect

from tests.browser.conftest import Visits
from tests.browser.people import PHONE, ready, table_of
from tests.browser.serving import GAME


def test_a_stranger_finds_the_race_of_the_day_in_the_lobby_and_goes_on_with_it(visitor: Visits) -> None:
    somebody = visitor(**PHONE)
    page = somebody.go("/")
    page.locator(f"a[href='/daily/{GAME}']").click()
    expect(page.locator("time")).to_contain_text("20")
    page.locator("[data-daily]").click()
    page.wait_for_url("**/table/*")
    ready(page)
    table = table_of(page)
    somebody.go(f"/daily/{GAME}").locator("a.go").click()
    page.wait_for_url("**/table/*")
    assert table_of(page) == table
