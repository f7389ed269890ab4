"""`paddock draw`: the table of a saved race as a picture."""

from pathlib import Path

from paddock.core.errors import BadOption
from paddock.core.extras import needing
from paddock.core.race import Race
from paddock.terminal.replay import asked_race
from paddock.terminal.screen import TERMINAL


def draw(path: str, out: str, to: int | None, seat: int | None, shape: str, language: str) -> None:
    """The table after so many moves, as a seat or a spectator sees it."""
    form = Path(out).suffix.lower()
    if form not in (".svg", ".png"):
        raise BadOption("bad-picture", TERMINAL, path=out)
    whole, to = asked_race(path, to, seat)
    race = Race(whole.game, whole.record.begun())
    for move in whole.record.moves[:to]:
        race.play(move)
    drawing = race.draw(None if seat is None else seat - 1, language, shape)
    save(Path(out), drawing.encode() if form == ".svg" else rasterised(drawing))


def rasterised(drawing: str) -> bytes:
    """The drawing as a PNG."""
    with needing("draw"):
        from paddock.drawing.png import png
    return png(drawing)


def save(path: Path, picture: bytes) -> None:
    """Write the picture into its file."""
    try:
        path.write_bytes(picture)
    except OSError as error:
        raise BadOption(
            "cannot-write-picture", TERMINAL, path=str(path), detail=error.strerror or str(error)
        ) from error
