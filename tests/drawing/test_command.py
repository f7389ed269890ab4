"""`paddock draw`: pictures of a saved race, and the one sentence that each mistake gets."""

from pathlib import Path

from tests.contract.cases import CASES
from tests.golden import record_path
from tests.terminal.command import Home

RECORD = str(record_path(CASES[0]))


def test_a_saved_race_is_drawn(home: Home) -> None:
    assert home.run("draw", RECORD, "-o", "board.svg").returncode == 0
    assert home.run("draw", RECORD, "--to", "9", "--seat", "2", "--shape", "tall", "-o", "board.png").returncode == 0
    assert (home.folder / "board.svg").read_text("utf-8").startswith("<svg")
    assert (home.folder / "board.png").read_bytes().startswith(b"\x89PNG")


def test_a_spectator_sees_no_hand_before_the_end(home: Home) -> None:
    home.run("draw", RECORD, "--to", "9", "-o", "open.svg")
    home.run("draw", RECORD, "--to", "9", "--seat", "1", "-o", "own.svg", "--language", "fr")
    assert "hand of" not in (home.folder / "open.svg").read_text("utf-8")
    assert "En main" in (home.folder / "own.svg").read_text("utf-8")


def test_mistakes_get_one_sentence(home: Home) -> None:
    assert "neither in .svg nor in .png" in home.refused("draw", RECORD, "-o", "board.jpg")
    assert "There is no move 999" in home.refused("draw", RECORD, "--to", "999", "-o", "board.svg")
    assert "There is no seat 9" in home.refused("draw", RECORD, "--seat", "9", "-o", "board.svg")
    assert "cannot be written" in home.refused("draw", RECORD, "-o", str(Path("nowhere") / "board.svg"))
