"""Builds the browser's script and style from `web/` into the package, when they are older than their sources."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent / "web"
BUILT = Path(__file__).parent / "src/paddock/server/static/paddock.js"


class WebBuild(BuildHookInterface):  # type: ignore[type-arg,misc]
    """For every wheel and editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        if WEB.exists() and not is_fresh():
            for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([sys.executable, WEB / "npm.py", *arguments], check=True)


def is_fresh() -> bool:
    """Whether what is built is newer than every source."""
    sources = [WEB / "package-lock.json", WEB / "build.mjs", *(WEB / "src").iterdir()]
    return BUILT.exists() and BUILT.stat().st_mtime > max(source.stat().st_mtime for source in sources)
