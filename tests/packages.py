"""Packages of other people, as an installer would leave them in a folder."""

from collections.abc import Callable
from pathlib import Path

from paddock.terminal.new_game import EXAMPLE, copy, forms, renamed
from tests.terminal.command import Home


class Designer(Home):
    """Somebody with packages in the own folder, where Python finds them."""

    def environment(self, **more: str) -> dict[str, str]:
        return super().environment(**{"PYTHONPATH": str(self.folder), **more})


def lay_down(folder: Path, name: str, source: str, **entries: dict[str, str]) -> None:
    """A package of one module, registered under entry points: `games={"dice-dash": "dice_dash:GAME"}`."""
    (folder / f"{name}.py").write_text(source, "utf-8")
    register(folder, name, **entries)


def lay_down_example(folder: Path, name: str = "fog-run", change: Callable[[str], str] = lambda text: text) -> None:
    """The example game, under another name and with something changed in its files."""
    package = forms(name)[1]
    copy(EXAMPLE / "fog_run", folder / package, lambda text: change(renamed(text, name)))
    register(folder, package, games={name: f"{package}:GAME"})


def register(folder: Path, package: str, **entries: dict[str, str]) -> None:
    """What an installer notes about a package."""
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = []
    for group, found in entries.items():
        lines += [f"[paddock.{group}]", *(f"{key} = {value}" for key, value in found.items())]
    (about / "entry_points.txt").write_text("\n".join(lines))
