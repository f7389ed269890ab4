"""Debian's Chromium for tests; `python -m tests.browser.chromium` installs it where it may."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "Chromium is missing, and the tests of the pages need it, in the PATH; "
    "on Debian: apt-get install chromium; elsewhere: https://www.chromium.org/getting-involved/download-chromium"
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
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, headless=True, args=ARGUMENTS)
        yield browser
        browser.close()


def install() -> int:
    """Install Chromium where we may; else say what is missing, a failure only where nothing is skipped."""
    if program() is None and os.getuid() == 0 and shutil.which("apt-get"):
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quietly)
        subprocess.run(["apt-get", "install", "-qq", "--no-install-recommends", "chromium"], env=quietly)
    if program() is None:
        print(MISSING)
        return int(os.environ.get("CI") == "true")
    return 0


if __name__ == "__main__":
    sys.exit(install())
