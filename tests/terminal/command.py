"""Running `paddock` as a person would, in a process of its own with a home of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pexpect


class Home:
    """A folder where everything that paddock keeps for a person lies."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self.python = python

    @property
    def races(self) -> list[Path]:
        return sorted((self.folder / "data").rglob("*.race.json"))

    def environment(self, **more: str) -> dict[str, str]:
        own = {"XDG_DATA_HOME": str(self.folder / "data"), "LC_ALL": "en_GB.UTF-8", "TERM": "dumb", "COLUMNS": "200"}
        return {**os.environ, **own, **more}

    def run(self, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        command = [self.python, "-c", "import sys; from paddock.cli import main; sys.exit(main())", *arguments]
        return subprocess.run(
            command, input=typed, cwd=self.folder, env=self.environment(**more), capture_output=True, encoding="utf-8"
        )

    def refused(self, *arguments: str) -> str:
        """The one sentence with which a command is refused."""
        done = self.run(*arguments)
        assert done.returncode == 2, done
        assert done.stdout == ""
        lines = [line for line in done.stderr.splitlines() if not line.startswith("Compiling")]
        assert len(lines) == 1, done.stderr
        assert "Traceback" not in done.stderr
        return lines[0]

    def spawn(self, *arguments: str, **more: str) -> "pexpect.spawn[str]":
        """At a terminal, where Ctrl-C interrupts even if these tests were started with interrupts ignored."""
        code = "import sys; from paddock.cli import main; sys.exit(main())"
        return pexpect.spawn(
            self.python,
            ["-c", code, *arguments],
            cwd=str(self.folder),
            env=self.environment(**more),
            encoding="utf-8",
            timeout=300,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
