"""People with a browser each, and what they do at a table."""

import re
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, expect

PATIENCE = 60_000  # milliseconds: far more than anything here takes
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
}
NO_TOUR = "localStorage.setItem('paddock-tour', 'done')"


class Place(Protocol):
    """A server, wherever it runs."""

    url: str


@dataclass
class Person:
    """Somebody with a browser of their own. What goes wrong in it is kept."""

    context: BrowserContext
    server: Place
    token: str = ""
    wrong: list[str] = field(default_factory=list)
    page: Page = field(init=False)

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE)
        self.page = self.tab()

    def tab(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.on("console", lambda message: self.wrong.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("request", lambda request: self._check(request.url))
        return page

    def _check(self, url: str) -> None:
        if urlsplit(url).scheme not in ("data", "blob") and not url.startswith(self.server.url):
            self.wrong.append(f"a foreign request: {url}")

    def come_in(self, name: str, language: str = "en") -> "Person":
        """Become a guest with a name."""
        facts = {"name": name, "colour": "blue", "language": language}
        answer = self.context.request.post(f"{self.server.url}/api/guests", data=facts)
        assert answer.status == 201, answer.text()
        self.token = answer.json()["token"]
        return self

    def go(self, path: str) -> Page:
        """Look at a page, until its script is ready."""
        self.page.goto(f"{self.server.url}{path}")
        return self.page

    def sit_at(self, table: str) -> Page:
        """Look at a table, until its news have come."""
        page = self.go(f"/table/{table}")
        ready(page)
        return page

    @property
    def table(self) -> str:
        """The table that is looked at."""
        return table_of(self.page)


def table_of(page: Page) -> str:
    return urlsplit(page.url).path.rsplit("/", 1)[-1]


def ready(page: Page) -> None:
    """Wait until the news of a table have come."""
    page.wait_for_selector(".table[data-version]")


def wait_for_turn(page: Page) -> bool:
    """Wait until something is to be done here; False when the race is over."""
    page.wait_for_selector("[data-part].lit, .table[data-state=over]", state="attached")
    return page.locator(".table").get_attribute("data-state") != "over"


def version(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-version") or 0)


def wait_beyond(page: Page, before: int) -> None:
    """Wait until the table has gone on."""
    expect(page.locator(".table")).not_to_have_attribute("data-version", str(before), timeout=PATIENCE)


def touch_a_move(page: Page) -> None:
    """Touch a card that is lit and then where it goes, until a move waits: on the board rather than discarded."""
    page.locator("#hand-place [data-part].lit").first.click()
    while not page.locator("#decision").is_visible():
        best = page.locator("[data-part^='zone'].lit, #board-place [data-part].lit, #hand-place [data-part].lit")
        best.first.click()


def play_by_mouse(page: Page) -> None:
    """A whole move: touched and confirmed."""
    before = version(page)
    touch_a_move(page)
    page.locator("#confirm").click()
    wait_beyond(page, before)


def in_french(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("lang", re.compile("fr"))
