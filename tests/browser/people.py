"""People with a browser each, and what they do at a table."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

Touch = Callable[[Locator], None]  # by a mouse or a finger
PATIENCE = 60_000  # milliseconds: far more than anything here takes
CUT_OFF = "ERR_INTERNET_DISCONNECTED"  # by the test itself: pages try again and again
expect.set_options(timeout=PATIENCE)
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
}
AT_ONCE = "localStorage['paddock-settings'] ??= JSON.stringify({ pace: 'off', tips: 'never' })"  # nothing is played
WITH_TIPS = "localStorage['paddock-settings'] = JSON.stringify({ pace: 'off', tips: 'always' })"  # as newcomers see it


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
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("request", lambda request: self._check(request.url))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and CUT_OFF not in message.text:
            self.wrong.append(message.text)

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
    expect(page.locator(".table")).not_to_have_attribute("data-version", str(before))


def wait_until_level(page: Page, other: Page) -> None:
    """Wait until a page shows what another one does."""
    expect(page.locator(".table")).to_have_attribute("data-version", str(version(other)))


def touch_a_move(page: Page, touch: Touch = Locator.click) -> bool:
    """Touch a card that is lit and then where it goes, until a move waits: on the board rather than discarded.

    An answer in words does not wait; then it is False.
    """
    first = page.locator("#hand-place [data-part].lit").first
    is_answer = "answer" in (first.get_attribute("class") or "").split()
    touch(first)
    while not is_answer and not page.locator("#decision").is_visible():
        best = page.locator("[data-part^='zone'].lit, #board-place [data-part].lit, #hand-place [data-part].lit")
        touch(best.first)
    return not is_answer


def play_a_move(page: Page, touch: Touch = Locator.click) -> None:
    """A whole move: touched and confirmed."""
    before = version(page)
    if touch_a_move(page, touch):
        touch(page.locator("#confirm"))
    wait_beyond(page, before)


def in_french(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("lang", re.compile("fr"))


def papers(page: Page) -> None:
    """On a phone log, score, chat and hint open over the table."""
    if not page.locator(".side").is_visible():
        page.locator("[data-paper=log]").click()
