"""Golden pictures: a few positions drawn, as text whose differences can be read in review and looked at.

`python -m tests.drawing` writes them anew.
"""

from collections.abc import Iterator
from pathlib import Path

import paddock
from paddock.core.race import Race
from tests.contract.cases import GAMES, Case
from tests.golden import record_path

FOLDER = Path(__file__).parent / "golden"
POSITIONS = (  # game, seats, moves, the seat that looks, shape, language
    ("mille-bornes", 2, 50, 0, "wide", "en"),
    ("mille-bornes", 2, 12, 1, "tall", "fr"),
    ("mille-bornes", 3, 60, None, "wide", "fr"),
    ("mille-bornes", 4, 90, 3, "tall", "en"),
    ("mille-bornes", 6, None, 2, "wide", "en"),
    ("checkpoint-rally", 2, 20, 0, "wide", "en"),
    ("checkpoint-rally", 2, 1, 1, "tall", "fr"),
    ("checkpoint-rally", 3, 40, None, "wide", "fr"),
    ("checkpoint-rally", 4, None, 3, "tall", "en"),
    ("road-rally-usa", 3, 30, 0, "wide", "en"),
    ("road-rally-usa", 4, 41, 1, "tall", "fr"),
    ("road-rally-usa", 5, None, None, "wide", "fr"),
)


def replayed(seats: int, moves: int | None, game: str = "mille-bornes") -> Race:
    """The golden race after so many moves, at its end for None."""
    box = paddock.games()[game]
    whole = paddock.load(record_path(Case(box, box.variants[0], seats)))
    race = Race(whole.game, whole.record.begun())
    for move in whole.record.moves[:moves]:
        race.play(move)
    return race


def pictures() -> Iterator[tuple[str, str]]:
    """Every golden picture by the name of its file."""
    for box in GAMES:
        yield f"{box.name}-art.svg", box.drawing.art()
        yield f"{box.name}-poster.svg", box.drawing.poster(box.words("en"))
    for game, seats, moves, seat, shape, language in POSITIONS:
        race = replayed(seats, moves, game)
        drawing, speak, view = race.game.drawing, race.game.words(language), race.view(seat)
        stem = f"{race.game.name}-{seats}-{shape}"
        yield f"{stem}-board.svg", drawing.board(view, speak, race.players, shape)
        if seat is not None:
            yield f"{stem}-hand.svg", drawing.hand(view, speak, race.players, shape)


def in_lines(drawing: str) -> str:
    """An element a line."""
    return drawing.replace("><", ">\n<") + "\n"


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, drawing in pictures():
        (FOLDER / name).write_text(in_lines(drawing), "utf-8")
