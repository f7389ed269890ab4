"""Packages of other people, as an installer would leave them in a folder."""

import shutil
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "docs" / "example-game"


def lay_down(folder: Path, name: str, source: str, **entries: dict[str, str]) -> Path:
    """A package of one module, registered under entry points: `games={"dice-dash": "dice_dash:GAME"}`."""
    (folder / f"{name}.py").write_text(source, "utf-8")
    return register(folder, name, **entries)


def lay_down_example(folder: Path) -> Path:
    """The example game."""
    shutil.copytree(EXAMPLE / "fog_run", folder / "fog_run")
    return register(folder, "fog_run", games={"fog-run": "fog_run:GAME"})


def register(folder: Path, name: str, **entries: dict[str, str]) -> Path:
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = []
    for group, found in entries.items():
        lines += [f"[paddock.{group}]", *(f"{key} = {value}" for key, value in found.items())]
    (about / "entry_points.txt").write_text("\n".join(lines))
    return folder
