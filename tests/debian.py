"""Programs that tests need and that Debian has: installed where we may, else a skip or a failure that says so."""

import os
import shutil
import subprocess
from collections.abc import Callable
from typing import NoReturn

import pytest


def do_without(missing: str) -> NoReturn:
    """Skip a test, or fail it where nothing is skipped."""
    if os.environ.get("CI") == "true":
        pytest.fail(missing)
    pytest.skip(missing)


def install(package: str, present: Callable[[], object], missing: str) -> int:
    """Install a package where we may; else say what is missing, a failure only where nothing is skipped."""
    if not present() and os.getuid() == 0 and shutil.which("apt-get"):
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quietly)
        subprocess.run(["apt-get", "install", "-qq", "--no-install-recommends", package], env=quietly)
    if not present():
        print(missing)
        return int(os.environ.get("CI") == "true")
    return 0
