"""Photograph the pages for the README from a running server: `python docs/browser.py http://localhost:8000`.

With the word `example`, from a server that has the example game installed: its plain table.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.append(str(Path(__file__).parents[1]))
from tests.browser.chromium import ARGUMENTS, program
from tests.browser.people import AT_ONCE

FOLDER = Path(__file__).parent / "pictures"
IS_LATER = "before => document.querySelector('.table').dataset.version > before"


def main(address: str, what: str = "house") -> None:
    """The lobby, a table on a desk, and one on a phone; or the plain table of the example game."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        if what == "example":
            example(browser, address)
        else:
            desk(browser, address)
            phone(browser, address, playwright.devices["Pixel 7"])


def desk(browser: Browser, address: str) -> None:
    """Day, in English."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(address)
    page.locator(".posters").screenshot(path=FOLDER / "lobby.png")
    begin(page)
    play_until(page, 12)
    page.locator("#hand-place .lit").first.click()
    page.screenshot(path=FOLDER / "browser.png")


def phone(browser: Browser, address: str, device: dict[str, object]) -> None:
    """Night, in French."""
    context = browser.new_context(**device, locale="fr-FR", color_scheme="dark")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address)
    begin(page)
    play_until(page, 8)
    page.screenshot(path=FOLDER / "phone.png", scale="css")


def example(browser: Browser, address: str) -> None:
    """A game of somebody else, which has no drawing of its own."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.goto(address)
    begin(page, "fog-run")
    play_until(page, 4)
    page.screenshot(path=FOLDER / "fog-run.png")


def begin(page: Page, game: str = "mille-bornes") -> None:
    """Against a racer, with nothing shown on the way."""
    page.context.add_init_script(AT_ONCE)
    page.click(f"[data-game={game}] [data-level=racer]")
    page.wait_for_selector("#moves [data-move]", state="attached")


def play_until(page: Page, moves: int) -> None:
    """The first move of the list, again and again: plays stand before discards."""
    for _ in range(moves):
        page.wait_for_selector("#moves [data-move]", state="attached")
        before = int(page.locator(".table").get_attribute("data-version") or 0)
        page.evaluate("document.querySelector('#moves [data-move]').click()")
        page.wait_for_function(IS_LATER, arg=before)
    page.wait_for_selector("#hand-place .lit")
    page.wait_for_timeout(1500)  # until everything lies still


if __name__ == "__main__":
    main(*sys.argv[1:])
