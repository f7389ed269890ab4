"""Debian's Chromium for tests; `python -m tests.browser.chromium` installs it where it may.

Its headless shell comes first: a whole browser draws tabs and menus that nobody sees, which takes as long as the pages.
"""

import shutil
import sys
from collections.abc import Iterator

from playwright.sync_api import Browser, sync_playwright

from tests.debian import do_without, install

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "Chromium is missing, and the tests of the pages need it, in the PATH; "
    "on Debian: apt-get install chromium-headless-shell; elsewhere: https://www.chromium.org/getting-involved/download-chromium"
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def program() -> str | None:
    """Where Chromium is."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def launched() -> Iterator[Browser]:
    """A browser, closed afterwards; without Chromium a skip, or a failure where nothing is skipped."""
    found = program()
    if found is None:
        do_without(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, headless=True, args=ARGUMENTS)
        yield browser
        browser.close()


if __name__ == "__main__":
    sys.exit(install("chromium-headless-shell", program, MISSING))
